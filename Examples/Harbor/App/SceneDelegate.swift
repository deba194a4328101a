import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    private let session = Session()
    private let service = TimetableService()
    private var bookingCoordinator: BookingCoordinator?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }

        let tabs = UITabBarController()
        tabs.viewControllers = [
            makeDeparturesTab(),
            makeTicketsTab(),
            makeAccountTab(),
        ]

        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }

    private func makeDeparturesTab() -> UIViewController {
        let navigation = UINavigationController()
        navigation.tabBarItem = UITabBarItem(
            title: "Departures", image: UIImage(systemName: "ferry"), tag: 0)

        let coordinator = BookingCoordinator(
            navigation: navigation, session: session, service: service)
        coordinator.start()
        bookingCoordinator = coordinator
        return navigation
    }

    private func makeTicketsTab() -> UIViewController {
        let navigation = UINavigationController(
            rootViewController: TicketWalletViewController(session: session))
        navigation.tabBarItem = UITabBarItem(
            title: "Tickets", image: UIImage(systemName: "ticket"), tag: 1)
        return navigation
    }

    private func makeAccountTab() -> UIViewController {
        let navigation = UINavigationController(
            rootViewController: AccountViewController(session: session))
        navigation.tabBarItem = UITabBarItem(
            title: "Account", image: UIImage(systemName: "person"), tag: 2)
        return navigation
    }
}
