import { inOrder, levelDescriptions, levels } from "./rules-setting.mjs";

/** The JSON Schema of .bridge-lsp.json. */
export function schemaOf(rules) {
  const rule = ({ id, severity, category, summary, url }) => [
    id,
    {
      enum: levels,
      enumDescriptions: levelDescriptions,
      default: severity,
      description: summary,
      markdownDescription: `${summary}\n\nUnless set: \`${severity}\` · ${category} · [${id}](${url})`,
    },
  ];
  const strings = (description) => ({ type: "array", items: { type: "string" }, description });
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Bridge LSP",
    description: "How Bridge LSP reads the Swift files in this folder and below.",
    type: "object",
    additionalProperties: false,
    properties: {
      $schema: { type: "string", description: "The schema of this file." },
      rules: {
        type: "object",
        description: "The severity of each rule.",
        additionalProperties: false,
        properties: Object.fromEntries(inOrder(rules).map(rule)),
      },
      exclude: strings("Files to leave out: globs relative to this file."),
      minimumIOS: {
        type: "string",
        pattern: "^\\d+(\\.\\d+){0,2}$",
        description:
          "The lowest iOS that the code runs on, as “16.0”. Unset: what Package.swift or the Xcode project says.",
      },
      hostingBaseClass: {
        type: "string",
        description: "The project's own generic hosting controller, when it has one.",
      },
      containmentHelpers: strings(
        "Functions that add a child controller although that can't be seen: “embed(_:in:)” or “embed”.",
      ),
    },
  };
}
