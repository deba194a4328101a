import Combine
import SwiftUI
import UIKit

/// The booking form. The sections are SwiftUI; the scrolling column around them is not yet.
final class BookingViewController: UIViewController {
    var onPay: () -> Void = {}

    private let booking: BookingModel
    private let column = UIStackView()
    private let seatLabel = UILabel()
    private let payButton = UIButton(type: .system)
    private var cancellables: Set<AnyCancellable> = []

    init(booking: BookingModel) {
        self.booking = booking
        super.init(nibName: nil, bundle: nil)
        title = booking.departure.route
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        column.axis = .vertical
        view.addSubview(column)
        column.pinEdges(to: view)

        addFare()
        addExtras()
        addSeatMap()

        column.addArrangedSubview(seatLabel)
        booking.$seats
            .map { $0.first ?? "No seat chosen" }
            .sink { [weak self] seat in
                self?.seatLabel.text = seat
            }
            .store(in: &cancellables)

        let pay = UIAction { [weak self] _ in self?.onPay() }
        payButton.addAction(pay, for: .touchUpInside)
        column.addArrangedSubview(payButton)
        updatePayButton()
    }

    private func addFare() {
        let fare = UIHostingController(rootView: FareBreakdown(booking: booking))
        fare.sizingOptions = .intrinsicContentSize
        addChild(fare)
        column.addArrangedSubview(fare.view)
        fare.didMove(toParent: self)
    }

    private func addExtras() {
        let extras = ExtrasPicker(booking: booking) { [weak self] in
            self?.updatePayButton()
        }
        let host = UIHostingController(rootView: extras)
        host.sizingOptions = .intrinsicContentSize
        addChild(host)
        column.addArrangedSubview(host.view)
        host.didMove(toParent: self)
    }

    private func addSeatMap() {
        let seats = UIHostingController(rootView: SeatMap(booking: booking))
        seats.sizingOptions = .intrinsicContentSize
        addChild(seats)
        column.addArrangedSubview(seats.view)
        seats.didMove(toParent: self)
    }

    private func updatePayButton() {
        let price = CurrencySettings.shared.format(booking.total)
        payButton.setTitle("Pay \(price)", for: .normal)
    }
}
