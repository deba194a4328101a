import Combine
import SwiftUI
import UIKit

/// The first tab: today's boats, still a table view, with rows and notice already in SwiftUI.
final class DeparturesViewController: UIViewController {
    var onSelect: (Departure) -> Void = { _ in }

    private let model: DeparturesModel
    private let table = UITableView()
    private let noticeContainer = UIView()
    private var query = ""
    private var departures: [Departure] = []
    private var shown: [Departure] = []
    private var cancellables: Set<AnyCancellable> = []

    init(model: DeparturesModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        title = model.port
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "departure")
        noticeContainer.heightAnchor.constraint(equalToConstant: 44).isActive = true

        let search = UIHostingController(
            rootView: DepartureSearch(model: model) { [weak self] text in
                self?.query = text
                self?.showMatches()
            })
        search.sizingOptions = .intrinsicContentSize
        addChild(search)
        let stack = UIStackView(arrangedSubviews: [noticeContainer, search.view, table])
        stack.axis = .vertical
        view.addSubview(stack)
        stack.pinEdges(to: view)
        search.didMove(toParent: self)

        model.$departures
            .sink { [weak self] departures in
                self?.departures = departures
                self?.showMatches()
            }
            .store(in: &cancellables)
        Task { await model.load() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let notice = UIHostingController(rootView: ServiceNotice(model: model))
        embed(notice, in: noticeContainer)
        if let selected = table.indexPathForSelectedRow {
            table.deselectRow(at: selected, animated: animated)
        }
    }

    private func showMatches() {
        shown = departures.filter { query.isEmpty || $0.destination.hasPrefix(query) }
        table.reloadData()
        if shown.isEmpty {
            table.backgroundView = UIHostingController(rootView: NoDepartures(port: model.port)).view
        } else {
            table.backgroundView = nil
        }
    }
}

extension DeparturesViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "departure", for: indexPath)
        let row = UIHostingController(rootView: DepartureRow(departure: shown[indexPath.row]))
        embed(row, in: cell.contentView)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onSelect(shown[indexPath.row])
    }
}
