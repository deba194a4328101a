import SwiftUI

struct DepartureRow: View {
    let departure: Departure

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(departure.destination)
                    .font(.headline)
                Text(departure.time)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            if departure.isDelayed {
                Text("+\(departure.delayInMinutes) min")
                    .foregroundStyle(.red)
            }
            Text("\(departure.seatsLeft) seats")
        }
        .padding()
    }
}

/// One line above the list: what the port wants passengers to know today.
struct ServiceNotice: View {
    @ObservedObject var model: DeparturesModel

    var body: some View {
        if let notice = model.notice ?? model.failure {
            Label(notice, systemImage: "info.circle")
                .font(.footnote)
        }
    }
}

/// The search field. Large ports ask for two letters before they search.
struct DepartureSearch: View {
    @ObservedObject var model: DeparturesModel
    let onSearch: (String) -> Void

    var body: some View {
        DepartureSearchBar(
            minimumLength: model.departures.count > 20 ? 2 : 1,
            onSearch: onSearch)
    }
}

struct NoDepartures: View {
    let port: String

    var body: some View {
        VStack {
            Image(systemName: "ferry")
                .font(.largeTitle)
            Text("No boats leave \(port) for there today.")
        }
    }
}
