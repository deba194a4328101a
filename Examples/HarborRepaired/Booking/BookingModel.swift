import Combine
import Foundation

/// One booking while it is being made.
@MainActor
final class BookingModel: ObservableObject {
    enum Extra: String, CaseIterable, Identifiable, Sendable {
        case bicycle, breakfast, cabin

        var id: String { rawValue }

        var price: Int {
            switch self {
            case .bicycle: 25
            case .breakfast: 80
            case .cabin: 240
            }
        }
    }

    @Published var extras: Set<Extra> = []
    @Published var passengers = 1
    @Published private(set) var seats: [String] = []

    let departure: Departure
    private let fare = 190

    init(departure: Departure) {
        self.departure = departure
    }

    var total: Int {
        passengers * fare + extras.reduce(0) { $0 + $1.price }
    }

    func choose(_ seat: String) {
        seats = [seat]
    }

    func makeTicket() -> Ticket {
        Ticket(id: UUID().uuidString, departure: departure, seat: seats.first ?? "Deck")
    }
}

/// Which currency prices are shown in; one for the whole app.
@MainActor
final class CurrencySettings: ObservableObject {
    static let shared = CurrencySettings()

    @Published var code = "DKK"

    func format(_ amount: Int) -> String {
        "\(amount) \(code)"
    }
}
