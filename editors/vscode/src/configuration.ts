import { workspace, type ConfigurationScope, type Uri } from "vscode";
import { section } from "./documents";

/** `bridge-lsp.path` as it is written; empty when unset. */
export function serverPath(): string {
  const path = workspace.getConfiguration(section).get<unknown>("path");
  return typeof path === "string" ? path : "";
}

/**
 * What the server is told about a resource: of the rules only those that somebody set, since what is
 * set here wins over the configuration file. The defaults are there for the Settings editor.
 */
export function settingsFor(resource: Uri | undefined): Record<string, unknown> {
  return { rules: rulesSet(resource) };
}

/** The severities that somebody set, by rule. */
export function rulesSet(scope: ConfigurationScope | undefined): Record<string, string> {
  const rules = workspace.getConfiguration(section, scope).inspect<Record<string, string>>("rules");
  return { ...rules?.globalValue, ...rules?.workspaceValue, ...rules?.workspaceFolderValue };
}
