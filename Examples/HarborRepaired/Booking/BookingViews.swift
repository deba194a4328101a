import Combine
import SwiftUI

/// What the booking costs, line by line. Grows with every extra.
struct FareBreakdown: View {
    @ObservedObject var booking: BookingModel
    @ObservedObject private var currency = CurrencySettings.shared

    var body: some View {
        VStack(alignment: .leading) {
            Text("\(booking.passengers) passengers")
            ForEach(booking.extras.sorted { $0.price < $1.price }) { extra in
                HStack {
                    Text(extra.rawValue.capitalized)
                    Spacer()
                    Text(currency.format(extra.price))
                }
            }
            Text(currency.format(booking.total))
                .font(.headline)
        }
        .padding()
    }
}

struct ExtrasPicker: View {
    @ObservedObject var booking: BookingModel
    let onChange: () -> Void

    var body: some View {
        VStack {
            ForEach(BookingModel.Extra.allCases) { extra in
                Toggle(isOn: isChosen(extra)) {
                    Text(extra.rawValue.capitalized)
                }
            }
        }
        .padding()
    }

    private func isChosen(_ extra: BookingModel.Extra) -> Binding<Bool> {
        Binding {
            booking.extras.contains(extra)
        } set: { chosen in
            if chosen {
                booking.extras.insert(extra)
            } else {
                booking.extras.remove(extra)
            }
            onChange()
        }
    }
}

struct SeatMap: View {
    @ObservedObject var booking: BookingModel
    private let rows = ["1A", "1B", "2A", "2B"]

    var body: some View {
        HStack {
            ForEach(rows, id: \.self) { seat in
                Button(seat) {
                    booking.choose(seat)
                }
                .font(booking.seats.contains(seat) ? .headline : .body)
            }
        }
        .padding()
    }
}

struct BookingReceipt: View {
    let booking: BookingModel
    @EnvironmentObject private var session: Session

    var body: some View {
        VStack {
            Text(session.greeting)
            Text(booking.departure.route)
                .font(.title)
            FareBreakdown(booking: booking)
            ReceiptMail()
        }
    }
}

/// Asks where to send the receipt.
private struct ReceiptMail: View {
    @EnvironmentObject private var session: Session
    @StateObject private var draft = ReceiptDraft()

    var body: some View {
        HStack {
            TextField("Mail address", text: $draft.address)
            Button("Send") {
                draft.send()
            }
            .disabled(draft.isSent)
        }
        .onAppear {
            draft.prefill(with: session.passenger?.email)
        }
    }
}

@MainActor
final class ReceiptDraft: ObservableObject {
    @Published var address = ""
    @Published private(set) var isSent = false

    func prefill(with mail: String?) {
        if address.isEmpty {
            address = mail ?? ""
        }
    }

    func send() {
        isSent = !address.isEmpty
    }
}
