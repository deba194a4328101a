import Combine
import SwiftUI
import UIKit

/// The second tab: the next ticket, large, with the scanner behind it.
final class TicketWalletViewController: UIViewController {
    private let session: Session
    private let ticketArea = UIView()
    private let badge = UILabel()
    private var shownTicket: UIViewController?
    private var cancellables: Set<AnyCancellable> = []

    init(session: Session) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
        title = "Tickets"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let column = UIStackView(arrangedSubviews: [badge, ticketArea])
        column.axis = .vertical
        view.addSubview(column)
        column.pinEdges(to: view)

        observeTickets()
        showNextTicket()
    }

    private func observeTickets() {
        session.$unreadMessages
            .map { $0 == 0 ? "No messages" : "\($0) messages" }
            .sink { [weak self] text in
                self?.badge.text = text
            }
            .store(in: &cancellables)

        NotificationCenter.default.publisher(for: .ticketsChanged)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in
                self?.showNextTicket()
            }
            .store(in: &cancellables)
    }

    private func showNextTicket() {
        if let shownTicket {
            unembed(shownTicket)
        }
        shownTicket = nil
        guard let ticket = session.tickets.first else { return }

        let card = UIHostingController(rootView: TicketCard(ticket: ticket))
        addChild(card)
        ticketArea.addSubview(card.view)
        card.view.pinEdges(to: ticketArea)
        card.didMove(toParent: self)
        shownTicket = card
    }
}
