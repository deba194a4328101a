import SwiftUI
import UIKit

/// The last tab: who is signed in, the membership card, and where to change both.
final class AccountViewController: UIViewController {
    private let session: Session
    private let column = UIStackView()

    init(session: Session) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
        title = "Account"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        column.axis = .vertical
        view.addSubview(column)
        column.pinEdges(to: view)

        addHeader()
        if #available(iOS 17.0, *) {
            addMembershipCard()
        }
        addMessages()
    }

    private func addHeader() {
        let header = UIHostingController(
            rootView: AccountHeader(onEdit: { [weak self] in self?.editProfile() })
                .harborEnvironment(session))
        header.sizingOptions = .intrinsicContentSize
        addChild(header)
        column.addArrangedSubview(header.view)
        header.didMove(toParent: self)
    }

    @available(iOS 17.0, *)
    private func addMembershipCard() {
        let card = UIHostingController(rootView: MembershipCard())
        card.sizingOptions = .intrinsicContentSize
        addChild(card)
        column.addArrangedSubview(card.view)
        card.didMove(toParent: self)
    }

    private func addMessages() {
        let open = UIAction(title: "Messages") { [weak self] _ in self?.openMessages() }
        column.addArrangedSubview(UIButton(type: .system, primaryAction: open))
    }

    private func editProfile() {
        let editor = ProfileEditor(name: session.passenger?.name ?? "") { [weak self] name in
            self?.session.rename(to: name)
            self?.dismiss(animated: true)
        }
        present(UIHostingController(rootView: editor), animated: true)
    }

    private func openMessages() {
        let messages = UIHostingController(rootView: MessageCenter())
        messages.title = "Messages"
        navigationController?.pushViewController(messages, animated: true)
    }
}
