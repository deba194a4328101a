export const levels = ["off", "hint", "information", "warning", "error"];
export const levelDescriptions = [
  "Never reported.",
  "A better way; three dots under the code.",
  "A risk; a blue squiggle.",
  "A bug on a path that is known; a yellow squiggle.",
  "A certain crash, or code that can never work; a red squiggle.",
];

/** The rules in the order of the Settings table: by category, then by name. */
export function inOrder(rules) {
  const key = ({ category, id }) => `${category} ${id}`;
  return [...rules].sort((left, right) => (key(left) < key(right) ? -1 : 1));
}

/** The manifest with `bridge-lsp.rules` made from the rules. */
export function withRules(manifest, rules) {
  const result = structuredClone(manifest);
  const setting = result.contributes.configuration.properties["bridge-lsp.rules"];
  setting.properties = {};
  setting.default = {};
  for (const { id, severity, category, summary } of inOrder(rules)) {
    setting.properties[id] = {
      type: "string",
      enum: levels,
      enumDescriptions: levelDescriptions,
      description: `${summary} (${category})`,
    };
    setting.default[id] = severity;
  }
  return result;
}
