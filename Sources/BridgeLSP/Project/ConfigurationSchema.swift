import Analysis

/// The JSON Schema of `.bridge-lsp.json`, made from the rules.
enum ConfigurationSchema {
  /// The schema as JSON text, ending in a newline.
  static func json(rules: [any Rule] = allRules) -> String {
    schema(rules.map(\.metadata)).indented
  }

  private static func schema(_ rules: [RuleMetadata]) -> JSONText {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Bridge LSP configuration",
      "description": "Governs the Swift files of its folder and below, up to the next one.",
      "type": "object",
      "allowTrailingCommas": true,
      "additionalProperties": false,
      "properties": [
        "$schema": ["type": "string", "description": "The schema of this file."],
        "rules": [
          "type": "object",
          "description": "What each rule is reported as: a severity, or off.",
          "additionalProperties": false,
          "properties": .object(rules.map { (key: $0.id.rawValue, value: property($0)) }),
        ],
        "exclude": [
          "type": "array",
          "description":
            "Files and folders to leave out, relative to this file. '*' stays within a name, '**' spans folders; a pattern without a slash matches at any depth.",
          "items": ["type": "string", "minLength": 1],
        ],
        "minimumIOS": [
          "type": "string",
          "description":
            "The lowest iOS the code runs on, such as 16.0. Without it, the package or the Xcode project says so.",
          "pattern": "^[0-9]{1,6}(\\.[0-9]{1,6}){0,2}$",
        ],
        "hostingBaseClass": [
          "type": "string",
          "description": "The project's own hosting controller that screens should use.",
          "minLength": 1,
        ],
        "containmentHelpers": [
          "type": "array",
          "description":
            "Functions that add a child controller although their code cannot be seen: 'embed(_:in:)' or 'embed'.",
          "items": ["type": "string", "minLength": 1],
        ],
      ],
    ]
  }

  private static func property(_ rule: RuleMetadata) -> JSONText {
    [
      "description": .string(rule.summary),
      "markdownDescription":
        .string("\(rule.summary)\n\n[Documentation](\(RulePage.url(of: rule.id)))"),
      "enum": .array(RuleLevel.allCases.map { .string($0.rawValue) }),
      "default": .string(rule.level.rawValue),
    ]
  }
}
