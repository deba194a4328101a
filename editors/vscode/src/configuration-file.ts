import { Uri, window, workspace, type WorkspaceFolder } from "vscode";
import { configurationFile } from "./documents";

const template = `{
  // Severity of a rule: "off", "hint", "information", "warning" or "error".
  "rules": {
  },
  // Files to leave out, relative to this file.
  "exclude": [
  ]
}
`;

/** Opens the configuration of the folder at hand, and writes one first when there is none. */
export async function openConfiguration(): Promise<void> {
  const folder = await folderAtHand();
  if (folder === undefined) return;
  const file = Uri.joinPath(folder.uri, configurationFile);
  if (!(await exists(file))) {
    await workspace.fs.writeFile(file, new TextEncoder().encode(template));
  }
  await window.showTextDocument(file);
}

/** The folder of the active editor, the only one, or the one that the user picks. */
async function folderAtHand(): Promise<WorkspaceFolder | undefined> {
  const active = window.activeTextEditor?.document.uri;
  const folders = workspace.workspaceFolders ?? [];
  const owner = active && workspace.getWorkspaceFolder(active);
  if (owner) return owner;
  if (folders.length > 1) {
    return window.showWorkspaceFolderPick({
      placeHolder: `Folder whose ${configurationFile} to open`,
    });
  }
  if (folders.length === 0) {
    void window.showInformationMessage(
      `Open a folder first: ${configurationFile} belongs to the folder whose Swift files it configures.`,
    );
  }
  return folders[0];
}

async function exists(file: Uri): Promise<boolean> {
  return workspace.fs.stat(file).then(
    () => true,
    () => false,
  );
}
