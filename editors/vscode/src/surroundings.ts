import { homedir } from "node:os";
import { workspace, type ExtensionContext } from "vscode";
import { serverPath } from "./configuration";
import { candidates } from "./server-locator";
import { probe, type Probe } from "./server-probe";

const program = process.platform === "win32" ? "bridge-lsp.exe" : "bridge-lsp";

/** Looks for the server as the window is now. */
export function findServer(context: ExtensionContext, signal?: AbortSignal): Promise<Probe> {
  const all = candidates({
    setting: serverPath(),
    home: homedir(),
    path: process.env.PATH ?? "",
    env: process.env,
    bundled: context.asAbsolutePath(`server/bin/${program}`),
    folders: localFolders(),
    trusted: workspace.isTrusted,
    name: program,
  });
  return probe(all, signal);
}

/** The paths of the folders that are on disk, in their order. */
export function localFolders(): string[] {
  const folders = workspace.workspaceFolders ?? [];
  return folders.filter(({ uri }) => uri.scheme === "file").map(({ uri }) => uri.fsPath);
}
