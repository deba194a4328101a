/// Who keeps whom between UIKit and SwiftUI: the guide that rule pages and hovers link to.
public enum OwnershipGuide {
  /// What `bridge-lsp explain` calls it.
  public static let name = "ownership"

  /// Where the guide can be read.
  public static var url: String { "\(RulePage.projectURL)/blob/main/docs/ownership.md" }

  public static var markdown: String { "# Ownership\n" }
}
