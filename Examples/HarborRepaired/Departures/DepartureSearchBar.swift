import SwiftUI
import UIKit

/// `UISearchBar`, until the list itself is SwiftUI and can use `.searchable`.
struct DepartureSearchBar: UIViewRepresentable {
    let minimumLength: Int
    let onSearch: (String) -> Void

    func makeUIView(context: Context) -> UISearchBar {
        let bar = UISearchBar()
        bar.placeholder = "Where to?"
        bar.delegate = context.coordinator
        return bar
    }

    func updateUIView(_ bar: UISearchBar, context: Context) {
        context.coordinator.parent = self
        bar.isUserInteractionEnabled = context.environment.isEnabled
    }

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    final class Coordinator: NSObject, UISearchBarDelegate {
        var parent: DepartureSearchBar

        init(_ parent: DepartureSearchBar) {
            self.parent = parent
        }

        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            if searchText.isEmpty || searchText.count >= parent.minimumLength {
                parent.onSearch(searchText)
            }
        }

        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
            searchBar.resignFirstResponder()
        }
    }
}
