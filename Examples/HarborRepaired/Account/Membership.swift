import Observation
import SwiftUI

/// Points and level of a member. The first model of Harbor that uses Observation.
@available(iOS 17.0, *)
@MainActor
@Observable
final class Membership {
    private(set) var points = 0

    var level: String {
        points > 1_000 ? "Captain" : "Deckhand"
    }

    func earn(_ amount: Int) {
        points += amount
    }
}

@available(iOS 17.0, *)
struct MembershipCard: View {
    @Environment(Membership.self) private var membership

    var body: some View {
        VStack {
            Text(membership.level)
                .font(.title)
            Text("\(membership.points) points")
        }
        .padding()
    }
}
