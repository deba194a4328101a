import {
  ProcessExecution,
  Task,
  TaskGroup,
  workspace,
  type TaskDefinition,
  type TaskProvider,
  type WorkspaceFolder,
} from "vscode";
import { section } from "./documents";

interface CheckDefinition extends TaskDefinition {
  readonly type: typeof section;
  /** What to check, relative to the folder. */
  readonly paths?: readonly string[];
}

/** The task `bridge-lsp: check`, which reads a whole folder as the command line does. */
export class CheckTasks implements TaskProvider {
  /** @param server The path of the server's program, or undefined when there is none. */
  constructor(private readonly server: () => Promise<string | undefined>) {}

  async provideTasks(): Promise<Task[]> {
    const file = await this.server();
    if (file === undefined) return [];
    const folders = workspace.workspaceFolders ?? [];
    return folders.map((folder) => task({ type: section }, folder, file));
  }

  /** The task of somebody's tasks.json, which has to keep its definition. */
  async resolveTask({ definition, scope }: Task): Promise<Task | undefined> {
    const file = await this.server();
    const folder = typeof scope === "object" ? scope : workspace.workspaceFolders?.at(0);
    if (file === undefined || folder === undefined) return undefined;
    return task(definition as CheckDefinition, folder, file);
  }
}

function task(definition: CheckDefinition, folder: WorkspaceFolder, file: string): Task {
  const paths = definition.paths ?? ["."];
  // `never`: findings are no failure of the task, whose quick end with 1 looks like a failed launch.
  const options = ["check", "--format", "xcode", "--fail-on", "never"];
  const execution = new ProcessExecution(file, [...options, ...paths], { cwd: folder.uri.fsPath });
  const result = new Task(definition, folder, "check", section, execution, "$bridge-lsp");
  result.group = TaskGroup.Test;
  result.detail = "Find the bugs between UIKit and SwiftUI in all files of the folder";
  return result;
}
