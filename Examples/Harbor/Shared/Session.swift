import Combine
import Foundation

/// The signed-in passenger and what the app knows about them. One per scene.
@MainActor
final class Session: ObservableObject {
    struct Passenger: Equatable {
        var name: String
        var email: String
    }

    @Published private(set) var passenger: Passenger?
    @Published private(set) var unreadMessages = 0
    @Published private(set) var tickets: [Ticket] = []

    var greeting: String {
        guard let passenger else { return "Welcome aboard" }
        return "Hello, \(passenger.name)"
    }

    func signIn(name: String, email: String) {
        passenger = Passenger(name: name, email: email)
    }

    func rename(to name: String) {
        passenger?.name = name
    }

    func add(_ ticket: Ticket) {
        tickets.append(ticket)
        unreadMessages += 1
        NotificationCenter.default.post(name: .ticketsChanged, object: nil)
    }

    func markMessagesRead() {
        unreadMessages = 0
    }
}

struct Ticket: Identifiable, Hashable, Sendable {
    let id: String
    let departure: Departure
    var seat: String
}

extension Notification.Name {
    static let ticketsChanged = Notification.Name("harbor.tickets-changed")
}
