import { commands, window } from "vscode";
import type { ServerSession } from "./server-session";

/** Applies the safe fixes of every file, opened or not, after asking once. */
export async function fixAllInWorkspace(session: ServerSession): Promise<void> {
  const client = runningClient(session);
  if (client === undefined) return;
  const choice = await window.showWarningMessage(
    "Apply the safe fixes of Bridge LSP in all files of the workspace?",
    { modal: true, detail: "Fixes that need your review are left out. Changed files are saved." },
    "Fix All",
  );
  if (choice === undefined) return;
  await client.sendRequest("workspace/executeCommand", {
    command: "bridge-lsp.server.fixAllInWorkspace",
    arguments: [],
  });
}

/** Applies the safe fixes of the file in the active editor. */
export async function fixAllInFile(session: ServerSession): Promise<void> {
  if (runningClient(session) === undefined) return;
  await commands.executeCommand("editor.action.codeAction", {
    kind: "source.fixAll.bridge",
    apply: "first",
  });
}

/** The client, or a message that offers the way to one. */
export function runningClient(session: ServerSession): ServerSession["client"] {
  const client = session.client;
  if (client === undefined) {
    void window
      .showWarningMessage("The Bridge LSP server is not running.", "Restart", "Show Logs")
      .then((action) => {
        if (action === "Restart") void commands.executeCommand("bridge-lsp.restartServer");
        if (action === "Show Logs") void commands.executeCommand("bridge-lsp.showLogs");
      });
  }
  return client;
}
