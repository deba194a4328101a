import SwiftUI
import UIKit

/// Walks a passenger from a departure to a ticket.
@MainActor
final class BookingCoordinator {
    private let navigation: UINavigationController
    private let session: Session
    private let service: any FerryService

    init(navigation: UINavigationController, session: Session, service: any FerryService) {
        self.navigation = navigation
        self.session = session
        self.service = service
    }

    func start() {
        let model = DeparturesModel(port: "Frederikshavn", service: service)
        let departures = DeparturesViewController(model: model)
        departures.onSelect = { [weak self] departure in
            self?.showTrip(departure)
        }
        navigation.setViewControllers([departures], animated: false)
    }

    private func showTrip(_ departure: Departure) {
        let trip = TripViewController(departure: departure, session: session)
        trip.onBook = { [weak self] in
            self?.book(departure)
        }
        navigation.pushViewController(trip, animated: true)
    }

    private func book(_ departure: Departure) {
        let booking = BookingModel(departure: departure)
        let form = BookingViewController(booking: booking)
        form.onPay = { [weak self] in
            self?.confirm(booking)
        }
        navigation.pushViewController(form, animated: true)
    }

    private func confirm(_ booking: BookingModel) {
        session.add(booking.makeTicket())
        let receipt = HarborHostingController(
            title: "Booked",
            rootView: BookingReceipt(booking: booking).harborEnvironment(session))
        receipt.onFinish = { [weak self] in
            self?.returnToTrip()
        }
        navigation.pushViewController(receipt, animated: true)
    }

    private func returnToTrip() {
        guard let trip = navigation.viewControllers.first(where: { $0 is TripViewController })
        else { return }
        navigation.popToViewController(trip, animated: true)
    }
}
