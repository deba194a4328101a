/// Who keeps whom between UIKit and SwiftUI: the guide that rule pages and hovers link to.
///
/// One source for `docs/ownership.md` and `bridge-lsp explain ownership`.
public enum OwnershipGuide {
  /// What `bridge-lsp explain` calls it.
  public static let name = "ownership"

  /// Where the guide can be read.
  public static var url: String { "\(RulePage.projectURL)/blob/main/docs/ownership.md" }

  /// The guide as Markdown.
  public static var markdown: String {
    let contents = sections.map { "- [\($0.title)](#\($0.anchor))" }.joined(separator: "\n")
    return ([introduction, contents] + sections.map(\.markdown)).joined(separator: "\n\n") + "\n"
  }

  /// The guide's code, each piece a file of its own that compiles.
  public static var samples: [String] { sections.flatMap(\.samples) }

  static var sections: [Section] {
    [
      keeping, wrappers, hosts, containment, cells, environment, appearance, sizing, navigation,
      representables, observation, people, checklist, versions,
    ]
  }

  struct Section: Sendable {
    let title: String
    let text: String
    var samples: [String] = []
    /// Pages of Apple's documentation that bear out the section.
    var links: [String] = []

    /// The fragment that leads to the heading.
    var anchor: String {
      String(
        title.lowercased().compactMap { character in
          character == " " ? "-" : character.isLetter || character.isNumber ? character : nil
        })
    }

    /// A link to the section, from anywhere.
    var link: String { "[Ownership guide: \(title)](\(OwnershipGuide.url)#\(anchor))" }

    var markdown: String {
      var parts = ["## \(title)", text]
      parts += samples.map { "```swift\n\($0)\n```" }
      if !links.isEmpty {
        parts.append("Apple: " + links.map { "<\($0)>" }.joined(separator: ", "))
      }
      return parts.joined(separator: "\n\n")
    }
  }

  private static let introduction = """
    # Who owns what between UIKit and SwiftUI

    A screen that is half UIKit and half SwiftUI has two systems of ownership. UIKit keeps objects through strong \
    references: a parent its children, a navigation controller its stack. SwiftUI keeps values, and beside them a store of \
    its own for what has to outlive a value. Nearly every bug at the seam is an object that one side believes the \
    other one keeps, or that both keep for ever. This guide says who keeps whom, when, and since which iOS. It ends \
    with a checklist for each hosted screen.

    Nothing here depends on memory pressure or on the device: reference counting frees an object when its last strong \
    reference goes, and only then, in the simulator as on a phone.
    """
}

extension RuleMetadata.Category {
  /// The section of the guide that rules of this category belong to; `nil` for those it says
  /// nothing about.
  var guideSection: OwnershipGuide.Section? {
    switch self {
    case .containment: OwnershipGuide.containment
    case .ownership: OwnershipGuide.keeping
    case .environment: OwnershipGuide.environment
    case .lifecycle: OwnershipGuide.appearance
    case .state: OwnershipGuide.wrappers
    case .navigation: OwnershipGuide.navigation
    case .layout: OwnershipGuide.sizing
    case .representable: OwnershipGuide.representables
    case .concurrency: OwnershipGuide.observation
    case .migration: OwnershipGuide.people
    case .tooling: nil
    }
  }
}
