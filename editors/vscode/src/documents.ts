/** The name that settings, commands and diagnostics have in common. */
export const section = "bridge-lsp";

/** The name of the configuration file. */
export const configurationFile = ".bridge-lsp.json";

/**
 * What the server is told about. Named schemes only, so that the other side of a diff editor, which
 * has a scheme of its own, is not checked a second time.
 */
export const documents = [
  { scheme: "file", language: "swift" },
  { scheme: "untitled", language: "swift" },
  { scheme: "file", pattern: `**/${configurationFile}` },
];
