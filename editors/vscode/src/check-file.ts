import { spawn } from "node:child_process";
import { dirname } from "node:path";
import { window, workspace, type TextDocument } from "vscode";
import { checkSentence } from "./check-output";
import { rulesSet } from "./configuration";

/**
 * Says what the server sees in the file at hand, or why it is silent about it.
 * @param server The path of the server's program, or undefined when there is none.
 */
export async function checkFile(server: () => Promise<string | undefined>): Promise<void> {
  const document = window.activeTextEditor?.document;
  if (document?.languageId !== "swift" || document.uri.scheme !== "file") {
    void window.showInformationMessage("Open a Swift file that is on the disk first.");
    return;
  }
  const program = await server();
  if (program === undefined) {
    void window.showWarningMessage("There is no Bridge LSP server to ask.");
    return;
  }
  const { output, errors } = await check(program, document);
  const off = Object.values(rulesSet(document.uri)).filter((level) => level === "off").length;
  const name = workspace.asRelativePath(document.uri);
  void window.showInformationMessage(checkSentence(name, output, errors, off));
}

/** Checks the text as it is in the editor, in the file's place. */
function check(
  program: string,
  document: TextDocument,
): Promise<{ output: string; errors: string }> {
  const file = document.uri.fsPath;
  const options = ["check", "--format", "json", "--fail-on", "never", "--stdin-filename", file];
  const cwd = workspace.getWorkspaceFolder(document.uri)?.uri.fsPath ?? dirname(file);
  const child = spawn(program, options, { cwd, timeout: 60_000 });
  let [output, errors] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
  child.stdin.on("error", () => undefined); // A program that ended early is judged by its output.
  child.stdin.end(document.getText());
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ output, errors: error.message }));
    child.on("close", () => resolve({ output, errors }));
  });
}
