import SwiftUI
import UIKit

extension UIViewController {
    /// Makes `child` a child of this controller and lets its view fill `container`.
    func embed(_ child: UIViewController, in container: UIView) {
        addChild(child)
        container.addSubview(child.view)
        child.view.pinEdges(to: container)
        child.didMove(toParent: self)
    }

    /// Undoes `embed(_:in:)`.
    func unembed(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }
}

extension UIView {
    func pinEdges(to other: UIView) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: other.leadingAnchor),
            trailingAnchor.constraint(equalTo: other.trailingAnchor),
            topAnchor.constraint(equalTo: other.topAnchor),
            bottomAnchor.constraint(equalTo: other.bottomAnchor),
        ])
    }
}

extension View {
    /// What every screen of Harbor may read from its environment.
    func harborEnvironment(_ session: Session) -> some View {
        environmentObject(session)
            .tint(.teal)
    }
}
