import SwiftUI
import UIKit

/// The host of every SwiftUI screen that Harbor pushes: a Done button, a hook for leaving.
final class HarborHostingController<Content: View>: UIHostingController<Content> {
    /// Called instead of going back one screen when the passenger is done with this one.
    var onFinish: (() -> Void)?

    init(title: String, rootView: Content) {
        super.init(rootView: rootView)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let done = UIAction { [weak self] _ in
            self?.finish()
        }
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: done)
    }

    private func finish() {
        if let onFinish {
            onFinish()
            return
        }
        navigationController?.popViewController(animated: true)
    }
}
