import Combine
import Foundation

/// The departures of one port, as the list shows them.
@MainActor
final class DeparturesModel: ObservableObject {
    @Published private(set) var departures: [Departure] = []
    @Published private(set) var notice: String?
    @Published private(set) var failure: String?

    let port: String
    private let service: any FerryService
    private var isLoading = false

    init(port: String, service: any FerryService) {
        self.port = port
        self.service = service
    }

    func load() async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        do {
            departures = try await service.departures(from: port)
            notice = try await service.notice(for: port)
            failure = nil
        } catch {
            failure = "The timetable could not be loaded."
        }
    }
}
