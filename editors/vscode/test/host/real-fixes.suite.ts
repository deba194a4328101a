import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import * as vscode from "vscode";
import { checked, shown, untilShown } from "./real-server";
import { findings, folder, Messages, running, until } from "./window";

const notParented = `import SwiftUI
import UIKit

final class Welcome: UIViewController {
  let host = UIHostingController(rootView: Text("Welcome"))

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(host)
    view.addSubview(host.view)
  }
}
`;

/** Whether the command line would change nothing either. */
async function fixesNothing(): Promise<boolean> {
  const { state } = await running();
  if (state.kind !== "running") return false;
  const cwd = folder().uri.fsPath;
  const options = ["check", "--diff", "--fail-on", "never"];
  const { stdout } = spawnSync(state.file, options, { cwd, encoding: "utf8" });
  return stdout === "";
}

export function realFixesSuite(): void {
  describe("repairs", () => {
    before(running);

    it("are offered with the suppression, the page and the severity, once each", async () => {
      const document = await vscode.workspace.openTextDocument({
        language: "swift",
        content: notParented,
      });
      await vscode.window.showTextDocument(document, { preview: false });
      await until("the finding", () => findings(document.uri).length === 1);
      const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
        "vscode.executeCodeActionProvider",
        document.uri,
        findings(document.uri)[0]?.range,
      );
      const titles = actions
        .map(({ title }) => title)
        .filter((title) => !title.includes(" using "));
      assert.deepEqual(titles.sort(), [
        "Add 'host.didMove(toParent:)'",
        "Change the severity of 'hosting-add-child-without-did-move'…",
        "Explain 'hosting-add-child-without-did-move'",
        "Suppress 'hosting-add-child-without-did-move' for this line",
      ]);
      await vscode.commands.executeCommand("bridge-lsp.fixAllInFile");
      await until("the repair", () => document.getText().includes("host.didMove(toParent: self)"));
      await until("no finding", () => findings(document.uri).length === 0);
    });

    it("all of the workspace are applied and saved after one question, in files that nobody opened too", async () => {
      const before = await checked();
      await untilShown(before);
      const messages = new Messages();
      messages.answer = "Fix All";
      await vscode.commands.executeCommand("bridge-lsp.fixAllInWorkspace");
      messages.restore();
      await until("nothing left to repair on the disk", fixesNothing, 30_000);
      const after = await checked();
      assert.ok(after.length < before.length);
      await untilShown(after);
      const files = vscode.workspace.textDocuments.filter(({ uri }) => uri.scheme === "file");
      assert.ok(files.every(({ isDirty }) => !isDirty));
      const changed = before.filter((line) => !after.includes(line));
      const [path] = changed.map((line) => line.split(":")[0] ?? "");
      const text = readFileSync(vscode.Uri.joinPath(folder().uri, path ?? "").fsPath, "utf8");
      assert.ok(text.length > 0);
      assert.ok(shown().length < before.length);
    });
  });
}
