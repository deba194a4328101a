/// A place where a UI test finds an element by an accessibility identifier that is written out:
/// `app.buttons["pay.confirm"]`, `.matching(identifier: "pay.confirm")`.
package struct ElementLookup: Sendable {
  package let identifier: String
  package let range: TextRange

  /// What the app may have set for it: the identifier, or that of a stepper, whose buttons SwiftUI
  /// names after it.
  package var settable: [String] {
    [identifier]
      + ["-Increment", "-Decrement"].filter(identifier.hasSuffix).map {
        String(identifier.dropLast($0.count))
      }
  }
}

extension Code {
  /// What the file looks up by identifiers, as far as it is a UI test of the app itself.
  ///
  /// Left out is what may be meant for visible text, which the same queries find, and what the
  /// system or another app shows.
  package var elementLookups: [ElementLookup] {
    guard
      ["XCUIApplication", "XCUIElement", "XCUIElementQuery", "waitForExistence"].contains(
        where: uses)
    else { return [] }
    let foreign = foreignApplications
    return file.descendants.compactMap { node in
      guard let (text, isIdentifier) = node.lookedUp, !text.has(.isInterpolated),
        text.name.isIdentifierLike(always: isIdentifier), node.queryChain.isInApp(besides: foreign),
        !node.isExpectedAbsent
      else { return nil }
      return ElementLookup(identifier: text.name, range: text.range)
    }
  }

  /// The properties that hold an application with another bundle identifier.
  private var foreignApplications: Set<String> {
    guard uses("bundleIdentifier") else { return [] }
    return Set(
      file.descendants.filter { node in
        node.kind == .property
          && node.descendants.contains { $0.kind == .argument && $0.label == "bundleIdentifier" }
      }.map(\.name))
  }
}

/// The names of a query from the application to the elements, and what it starts from.
private struct QueryChain {
  var names: [String] = []
  var root = ""
  /// Whether an application is made by its bundle identifier.
  var isForeign = false

  func isInApp(besides foreign: Set<String>) -> Bool {
    let root = root.lowercased()
    return !isForeign && !foreign.contains(self.root)
      && names.contains { Self.elements.contains($0) || Self.searches.contains($0) }
      && !names.contains { Self.systemElements.contains($0) || foreign.contains($0) }
      && !Self.systemWords.contains { root.contains($0) }
  }

  /// Queries for elements that a developer names. Left out are those that are found by what they
  /// show, such as navigation bars, links and images.
  static let elements: Set = [
    "activityIndicators", "buttons", "cells", "checkBoxes", "collectionViews", "comboBoxes",
    "datePickers", "disclosureTriangles", "groups", "maps", "otherElements", "outlines",
    "pageIndicators", "pickers", "popUpButtons", "progressIndicators", "radioButtons",
    "scrollViews", "searchFields", "secureTextFields", "segmentedControls", "sliders",
    "staticTexts", "steppers", "switches", "tables", "textFields", "textViews", "toggles",
  ]
  static let searches: Set = ["descendants", "children"]
  /// What the system or a web page names.
  static let systemElements: Set = [
    "alerts", "icons", "keyboards", "keys", "menuBars", "statusBars", "statusItems", "touchBars",
    "webViews", "safari", "springboard",
  ]
  static let systemWords = [
    "alert", "keyboard", "messages", "photos", "preferences", "safari", "settings", "springboard",
    "system", "web",
  ]
}

extension Node {
  /// The text by which this call or subscript finds elements, and whether that can only be an
  /// identifier by the label of its argument.
  fileprivate var lookedUp: (text: Node, isIdentifier: Bool)? {
    switch kind {
    case .subscriptCall:
      let arguments = arguments
      guard arguments.count == 1, arguments[0].label.isEmpty,
        let text = arguments[0].value?.unwrapped, text.kind == .string, let callee,
        QueryChain.elements.contains(callee.name) && callee.kind == .member
          || QueryChain.searches.contains(callee.calleeName ?? "")
      else { return nil }
      return (text, false)
    case .call:
      guard calleeName == "matching" || calleeName == "element",
        let text = argument("identifier")?.unwrapped, text.kind == .string
      else { return nil }
      return (text, true)
    default: return nil
    }
  }

  fileprivate var queryChain: QueryChain {
    var chain = QueryChain()
    var current: Node? = self
    var length = 0
    while let node = current?.unwrapped, length < 60 {
      length += 1
      switch node.kind {
      case .member:
        chain.names.append(node.name)
        chain.root = node.name
        current = node.base
      case .call, .subscriptCall:
        if node.argument("bundleIdentifier") != nil { chain.isForeign = true }
        current = node.callee
      default:
        if node.kind == .name, node.name != "self" { chain.root = node.name }
        current = nil
      }
    }
    return chain
  }

  /// Whether a test says that there is no such element.
  fileprivate var isExpectedAbsent: Bool {
    ancestors.prefix(8).contains { $0.kind == .call && $0.calleeName == "XCTAssertFalse" }
  }
}

extension String {
  /// Whether this is how identifiers are written, and no word or name that the screen may show:
  /// `loginButton`, `login_button`, `login.button`. A plain word is one only where it is `always`.
  fileprivate func isIdentifierLike(always: Bool) -> Bool {
    let bytes = Array(utf8)
    guard bytes.count >= 4, bytes.allSatisfy({ $0.isWordByte || Self.joints.contains($0) }),
      let first = bytes.first, first.isWordByte, !isNamedBySystem
    else { return false }
    let parts = bytes.split { Self.joints.contains($0) }
    if contains("_") { return bytes.contains(where: \.isLetterByte) }
    if parts.count > 1 {
      // `Wi-Fi`, `sign-up` and `example.com` are words.
      return first.isLowercaseByte && bytes.count >= 8
        && (parts.last?.count ?? 0) > (contains(".") ? 4 : 2)
    }
    if first.isLowercaseByte {
      // `iPhone` is a word.
      guard let capital = bytes.firstIndex(where: \.isUppercaseByte) else { return always }
      return capital > 1
    }
    return bytes.count > 8
      && ["Button", "Cell", "Field", "Label", "Switch", "View"].contains {
        hasSuffix($0)
      }
  }

  private static let joints = Set("-_.:/".utf8)

  /// Whether UIKit gives elements this identifier.
  private var isNamedBySystem: Bool {
    ["BackButton", "ActivityListView", "RemoteViewBridge"].contains(self)
      || ["UI", "_UI", "DOC.", "header."].contains(where: hasPrefix)
  }
}

extension UInt8 {
  fileprivate var isLowercaseByte: Bool { (0x61...0x7A).contains(self) }
  fileprivate var isUppercaseByte: Bool { (0x41...0x5A).contains(self) }
  fileprivate var isLetterByte: Bool { isLowercaseByte || isUppercaseByte }
  fileprivate var isWordByte: Bool { isLetterByte || (0x30...0x39).contains(self) }
}
