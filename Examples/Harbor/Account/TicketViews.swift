import SwiftUI
import UIKit

struct TicketCard: View {
    let ticket: Ticket
    @State private var isScanning = false
    @State private var strokes = 0

    var body: some View {
        VStack {
            Text(ticket.departure.route)
                .font(.title)
            Text("Seat \(ticket.seat)")
            if isScanning {
                GateScanner()
            }
            SignaturePad { strokes += 1 }
            Button(isScanning ? "Stop" : "Scan gate code") {
                isScanning.toggle()
            }
            .disabled(strokes == 0)
        }
        .padding()
    }
}

/// Reads the code at the gate.
struct GateScanner: UIViewRepresentable {
    func makeUIView(context: Context) -> ScannerView {
        let scanner = ScannerView()
        scanner.start()
        return scanner
    }

    func updateUIView(_ scanner: ScannerView, context: Context) {}

    func dismantleUIView(_ scanner: ScannerView, coordinator: ()) {
        scanner.stop()
    }
}

/// Draws the camera picture and a light that blinks while it looks for a code.
final class ScannerView: UIView {
    private var blink: Timer?

    func start() {
        blink = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] _ in
            Task { @MainActor in
                self?.toggleLight()
            }
        }
    }

    func stop() {
        blink?.invalidate()
        blink = nil
    }

    private func toggleLight() {
        alpha = alpha < 1 ? 1 : 0.6
    }
}

/// Where a passenger signs for a vehicle.
final class SignaturePad: UIViewRepresentable {
    private let onStroke: () -> Void

    init(onStroke: @escaping () -> Void) {
        self.onStroke = onStroke
    }

    func makeUIView(context: Context) -> SignatureView {
        SignatureView()
    }

    func updateUIView(_ pad: SignatureView, context: Context) {
        pad.onStroke = onStroke
    }
}

final class SignatureView: UIView {
    var onStroke: () -> Void = {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        onStroke()
    }
}
