import Combine
import SwiftUI
import UIKit

// Types that specs use without declaring them. They are part of every case's workspace; a case that
// declares a type of the same name has its own instead.

/// A model that many screens share. The whole app has one, `shared`.
@MainActor final class Session: ObservableObject {
  static let shared = Session()

  @Published var name = ""
  @Published var isSignedIn = false

  init() {}

  func refresh() async {}
  func signOut() { isSignedIn = false }
}

/// The model of one screen.
@MainActor final class FeedModel: ObservableObject {
  @Published var items: [Item] = []
  @Published var isLoading = false

  init() {}

  func load() async {}
}

/// A model of the Observation framework.
@MainActor @Observable final class Settings {
  var isCompact = false
  var title = ""

  init() {}

  func reset() { isCompact = false }
}

struct Item: Identifiable, Hashable, Sendable {
  let id: Int
  var title = ""
}

/// A view that needs nothing.
struct ProfileView: View {
  var body: some View { Text("Profile") }
}

/// A view with an action.
struct HeaderView: View {
  var title = ""
  let onTap: () -> Void

  var body: some View { Button(title, action: onTap) }
}

/// A view of a value.
struct RowView: View {
  let item: Item

  var body: some View { Text(item.title) }
}

/// A view that observes the model it is given.
struct FeedView: View {
  @ObservedObject var model: FeedModel

  var body: some View { List(model.items) { RowView(item: $0) } }
}

/// A view that reads the session from the environment.
struct SessionView: View {
  @EnvironmentObject private var session: Session

  var body: some View { Text(session.name) }
}

/// A view that reads the settings from the environment.
struct SettingsView: View {
  @Environment(Settings.self) private var settings

  var body: some View { Text(settings.title) }
}
