import { ProcessExecution, Task, TaskScope, tasks, workspace, type WorkspaceFolder } from "vscode";
import { section } from "./documents";

/** The folder that is this project itself, whose server can be built in place. */
export async function projectFolder(): Promise<WorkspaceFolder | undefined> {
  if (!workspace.isTrusted) return undefined;
  for (const folder of workspace.workspaceFolders ?? []) {
    const manifest = await workspace.fs
      .readFile(folder.uri.with({ path: `${folder.uri.path}/Package.swift` }))
      .then(
        (bytes) => new TextDecoder().decode(bytes),
        () => "",
      );
    if (/\.executable\(\s*name:\s*"bridge-lsp"/.test(manifest)) return folder;
  }
  return undefined;
}

/** Builds the server in a terminal; resolves when the build has ended, with its exit code. */
export async function buildServer(folder: WorkspaceFolder): Promise<number | undefined> {
  const execution = new ProcessExecution("swift", ["build", "-c", "release"], {
    cwd: folder.uri.fsPath,
  });
  const build = new Task(
    { type: "process" },
    TaskScope.Workspace,
    "build server",
    section,
    execution,
  );
  const running = await tasks.executeTask(build);
  return new Promise((resolve) => {
    const subscription = tasks.onDidEndTaskProcess(({ execution: ended, exitCode }) => {
      if (ended !== running) return;
      subscription.dispose();
      resolve(exitCode);
    });
  });
}
