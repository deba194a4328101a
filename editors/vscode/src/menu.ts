import { commands, env, QuickPickItemKind, window, type QuickPickItem } from "vscode";
import type { SessionState } from "./session-state";
import { statusText } from "./status-text";

interface Entry extends QuickPickItem {
  readonly command?: string;
}

/** What the status item opens: how the server is, and all that can be done about it. */
export async function showMenu(state: SessionState, debugInformation: () => string): Promise<void> {
  const { text, detail } = statusText(state);
  const file = "file" in state ? `${state.file} (from ${state.origin})` : undefined;
  const problem = state.kind === "failed" ? state.problem.text : undefined;
  const entries: Entry[] = [
    { label: "$(debug-restart) Restart Server", command: "bridge-lsp.restartServer" },
    { label: "$(output) Show Logs", command: "bridge-lsp.showLogs" },
    { label: "$(book) Explain a Rule…", command: "bridge-lsp.explainRule" },
    { label: "$(json) Open Configuration", command: "bridge-lsp.openConfiguration" },
    { label: "$(gear) Open Settings", command: "bridge-lsp.openSettings" },
    { label: "", kind: QuickPickItemKind.Separator },
    { label: "$(copy) Copy Debug Information", command: "bridge-lsp.copyDebugInformation" },
  ];
  const choice = await window.showQuickPick(entries, {
    title: `${text}: ${detail}`,
    placeHolder: problem ?? file ?? "What to do?",
  });
  if (choice?.command === "bridge-lsp.copyDebugInformation") await copy(debugInformation());
  else if (choice?.command !== undefined) await commands.executeCommand(choice.command);
}

/** Copies the text for a report and says so. */
export async function copy(information: string): Promise<void> {
  await env.clipboard.writeText(information);
  void window.showInformationMessage("Copied: versions, settings and the last lines of the log.");
}
