import SwiftUI
import UIKit

/// One departure: its stops, its delay, and the button that starts a booking.
final class TripViewController: UIViewController {
    var onBook: () -> Void = {}

    private let departure: Departure
    private let session: Session
    private let timelineArea = UIView()
    private let noticeArea = UIView()
    private let guideArea = UIView()
    private lazy var guide = UIHostingController(rootView: PortGuide(port: departure.destination))
    private var delayNotice: UIHostingController<DelayNotice>?

    init(departure: Departure, session: Session) {
        self.departure = departure
        self.session = session
        super.init(nibName: nil, bundle: nil)
        title = departure.route
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        return nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let column = UIStackView(arrangedSubviews: [noticeArea, timelineArea, guideArea])
        column.axis = .vertical
        column.distribution = .fillEqually
        view.addSubview(column)
        column.pinEdges(to: view)

        addTimeline()
        addGuide()
        if departure.isDelayed {
            showDelay()
        }
    }

    private func addTimeline() {
        let timeline = UIHostingController(
            rootView: TripTimeline(departure: departure, onBook: startBooking))
        addChild(timeline)
        timelineArea.addSubview(timeline.view)
        timeline.view.pinEdges(to: timelineArea)
    }

    private func addGuide() {
        guideArea.addSubview(guide.view)
        guide.view.pinEdges(to: guideArea)
    }

    private func startBooking() {
        guard departure.seatsLeft > 0 else { return }
        onBook()
    }

    private func showDelay() {
        let notice = UIHostingController(
            rootView: DelayNotice(minutes: departure.delayInMinutes) { [weak self] in
                self?.hideDelay()
            })
        embed(notice, in: noticeArea)
        delayNotice = notice
    }

    private func hideDelay() {
        delayNotice?.view.removeFromSuperview()
        delayNotice = nil
    }
}
