import Foundation

struct Departure: Identifiable, Hashable, Sendable {
    let id: String
    let origin: String
    let destination: String
    let leavesAt: Date
    var seatsLeft: Int
    var delayInMinutes: Int

    var isDelayed: Bool { delayInMinutes > 0 }

    var route: String { "\(origin) – \(destination)" }

    var time: String {
        let formatter = DateFormatter()
        formatter.dateFormat = "HH:mm"
        return formatter.string(from: leavesAt)
    }
}

protocol FerryService: Sendable {
    func departures(from port: String) async throws -> [Departure]
    func notice(for port: String) async throws -> String?
}

/// The printed timetable, for the ports that have no live data yet.
struct TimetableService: FerryService {
    private static let destinations = ["Skagen", "Læsø", "Hirtshals", "Anholt"]

    func departures(from port: String) async throws -> [Departure] {
        let firstBoat = Date(timeIntervalSinceReferenceDate: 6 * 3600)
        return Self.destinations.enumerated().map { index, destination in
            Departure(
                id: "\(port)-\(index)",
                origin: port,
                destination: destination,
                leavesAt: firstBoat.addingTimeInterval(Double(index) * 5400),
                seatsLeft: 40 - index * 9,
                delayInMinutes: index == 2 ? 15 : 0)
        }
    }

    func notice(for port: String) async throws -> String? {
        port == "Frederikshavn" ? "Gate 2 is closed until Friday." : nil
    }
}
