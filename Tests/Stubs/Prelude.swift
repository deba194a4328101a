import Combine
import SwiftUI
import UIKit

/// A model that screens share.
final class Session: ObservableObject {
  @Published var name = ""
}
