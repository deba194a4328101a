import {
  CodeAction,
  CodeActionKind,
  ConfigurationTarget,
  window,
  workspace,
  type CodeActionContext,
  type CodeActionProvider,
  type Range,
  type TextDocument,
  type Uri,
} from "vscode";
import { rulesSet } from "./configuration";
import { section } from "./documents";
import { levels } from "./levels";
import type { RuleEntry } from "./rule-catalogue";

/** Offers, beside the repair of a finding, to change the severity of its rule. */
export class SeverityActions implements CodeActionProvider {
  static readonly metadata = { providedCodeActionKinds: [CodeActionKind.QuickFix] };

  provideCodeActions({ uri }: TextDocument, _: Range, context: CodeActionContext): CodeAction[] {
    const ours = context.diagnostics.filter(({ source }) => source === section);
    const rules = new Set(
      ours.map(({ code }) => ruleOf(code)).filter((rule) => rule !== undefined),
    );
    return [...rules].map((rule) => {
      const title = `Change the severity of '${rule}'…`;
      const action = new CodeAction(title, CodeActionKind.QuickFix);
      action.diagnostics = ours.filter(({ code }) => ruleOf(code) === rule);
      action.command = { title, command: `${section}.changeSeverity`, arguments: [rule, uri] };
      return action;
    });
  }
}

function ruleOf(code: unknown): string | undefined {
  const value = typeof code === "object" && code !== null && "value" in code ? code.value : code;
  return typeof value === "string" ? value : undefined;
}

/** Asks for a severity and writes it to the settings of the workspace, or of the user without one. */
export async function changeSeverity(
  rules: readonly RuleEntry[],
  id?: unknown,
  resource?: Uri,
): Promise<void> {
  const rule = typeof id === "string" ? id : await chooseRule(rules);
  if (rule === undefined) return;
  const set = rulesSet(resource)[rule];
  const own = rules.find((entry) => entry.id === rule)?.severity;
  const items = levels.map(([level, detail]) => ({
    label: level,
    detail,
    ...(level === own ? { description: "the rule's own" } : {}),
    ...(level === (set ?? own) ? { picked: true } : {}),
  }));
  const hasFolder = workspace.workspaceFolders !== undefined;
  const target = hasFolder ? ConfigurationTarget.Workspace : ConfigurationTarget.Global;
  const choice = await window.showQuickPick(items, {
    title: `Severity of '${rule}'`,
    placeHolder: `Now ${set ?? own ?? "unknown"}; changes the ${hasFolder ? "workspace" : "user"} settings`,
  });
  if (choice === undefined) return;
  const settings = workspace.getConfiguration(section, resource);
  const inspected = settings.inspect<Record<string, string>>("rules");
  const written = hasFolder ? inspected?.workspaceValue : inspected?.globalValue;
  await settings.update("rules", { ...written, [rule]: choice.label }, target);
}

async function chooseRule(rules: readonly RuleEntry[]): Promise<string | undefined> {
  const items = rules.map(({ id, summary }) => ({ label: id, detail: summary }));
  const title = "Bridge LSP: Change Severity";
  return (await window.showQuickPick(items, { title, matchOnDetail: true }))?.label;
}
