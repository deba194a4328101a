import Analysis

/// What editors are told about the rules: the JSON Schema of `.bridge-lsp.json`, and the setting
/// that holds the severities.
enum ConfigurationSchema {
  /// The schema as JSON text, ending in a newline.
  static func json(rules: [any Rule] = allRules) -> String {
    schema(inOrder(rules.map(\.metadata))).indented
  }

  /// The properties and the default value of the setting `bridge-lsp.rules` of VS Code.
  static func setting(rules: [any Rule] = allRules) -> (properties: JSONText, defaults: JSONText) {
    let rules = inOrder(rules.map(\.metadata))
    let properties = rules.map { rule in
      (
        key: rule.id.rawValue,
        value: [
          "type": "string", "enum": levels, "enumDescriptions": levelDescriptions,
          "description": .string("\(rule.summary) (\(rule.category.rawValue))"),
        ] as JSONText
      )
    }
    let defaults = rules.map { (key: $0.id.rawValue, value: JSONText.string($0.level.rawValue)) }
    return (.object(properties), .object(defaults))
  }

  private static func schema(_ rules: [RuleMetadata]) -> JSONText {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Bridge LSP",
      "description": "How Bridge LSP reads the Swift files in this folder and below.",
      "type": "object",
      "additionalProperties": false,
      "definitions": ["level": ["enum": levels, "enumDescriptions": levelDescriptions]],
      "properties": [
        "$schema": ["type": "string", "description": "The schema of this file."],
        "rules": [
          "type": "object",
          "description": "The severity of each rule.",
          "additionalProperties": false,
          "properties": .object(rules.map { (key: $0.id.rawValue, value: property($0)) }),
        ],
        "exclude": strings("Files to leave out: globs relative to this file."),
        "minimumIOS": [
          "type": "string",
          "pattern": "^\\d+(\\.\\d+){0,2}$",
          "description":
            "The lowest iOS that the code runs on, as “16.0”. Unset: what Package.swift or the Xcode project says.",
        ],
        "hostingBaseClass": [
          "type": "string",
          "description": "The project's own generic hosting controller, when it has one.",
        ],
        "containmentHelpers": strings(
          "Functions that add a child controller although that can't be seen: “embed(_:in:)” or “embed”."
        ),
      ],
    ]
  }

  private static func property(_ rule: RuleMetadata) -> JSONText {
    let level = rule.level.rawValue
    let link = "[\(rule.id)](\(RulePage.url(of: rule.id)))"
    return [
      "$ref": "#/definitions/level", "default": .string(level),
      "description": .string(rule.summary),
      "markdownDescription":
        .string("\(rule.summary)\n\nUnless set: `\(level)` · \(rule.category.rawValue) · \(link)"),
    ]
  }

  private static func strings(_ description: String) -> JSONText {
    ["type": "array", "items": ["type": "string"], "description": .string(description)]
  }

  private static let levels = JSONText.array(RuleLevel.allCases.map { .string($0.rawValue) })

  /// One for each of ``levels``.
  private static let levelDescriptions: JSONText = [
    "Never reported.",
    "A better way; three dots under the code.",
    "A risk; a blue squiggle.",
    "A bug on a path that is known; a yellow squiggle.",
    "A certain crash, or code that can never work; a red squiggle.",
  ]

  /// By category, then by name: as a person looks for them in a long list.
  private static func inOrder(_ rules: [RuleMetadata]) -> [RuleMetadata] {
    rules.sorted {
      ($0.category.rawValue, $0.id.rawValue) < ($1.category.rawValue, $1.id.rawValue)
    }
  }
}
