import SwiftUI

struct TripTimeline: View {
    let departure: Departure
    let onBook: () -> Void

    var body: some View {
        VStack(alignment: .leading) {
            Label(departure.origin, systemImage: "circle")
            Label(departure.destination, systemImage: "circle.fill")
            Button("Book", action: onBook)
                .disabled(departure.seatsLeft == 0)
        }
        .padding()
    }
}

struct DelayNotice: View {
    let minutes: Int
    let onClose: () -> Void

    var body: some View {
        HStack {
            Text("Leaves \(minutes) minutes late")
            Spacer()
            Button("Close", action: onClose)
        }
        .padding()
    }
}

/// What to know about the port of arrival, with a sheet for the longer text.
struct PortGuide: View {
    let port: String
    @State private var isReading = false

    var body: some View {
        Button("About \(port)") {
            isReading = true
        }
        .sheet(isPresented: $isReading) {
            Text("Buses leave from the square behind the terminal of \(port).")
                .padding()
        }
    }
}
