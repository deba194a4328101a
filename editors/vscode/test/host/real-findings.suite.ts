import assert from "node:assert/strict";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as vscode from "vscode";
import { checked, shown, untilShown } from "./real-server";
import { findings, folder, Messages, pause, running, session, set, until } from "./window";

const bug = `import SwiftUI
import UIKit

final class Welcome: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let host = UIHostingController(rootView: Text("Welcome"))
    view.addSubview(host.view)
  }
}
`;

/** A document without a tab stays open for a while, and nobody asks about it then. */
const kept = { preview: false };

export function realFindingsSuite(): void {
  describe("the real server", () => {
    before(running);
    it("shows in Problems what the command line says, of files that nobody opened", async () => {
      const expected = await checked();
      assert.ok(expected.length > 3);
      await untilShown(expected);
    });

    it("an opened file doubles nothing, and neither does the task", async () => {
      const expected = await checked();
      await untilShown(expected);
      const [name] = expected.map((line) => line.split(":")[0] ?? "");
      await vscode.window.showTextDocument(vscode.Uri.joinPath(folder().uri, name ?? ""), kept);
      await pause(1_000);
      assert.deepEqual(shown(), expected);
      const tasks = await vscode.tasks.fetchTasks({ type: "bridge-lsp" });
      const task = tasks.find((candidate) => candidate.name === "check");
      assert.ok(task);
      const ended = new Promise<number | undefined>((resolve) => {
        vscode.tasks.onDidEndTaskProcess(({ exitCode }) => resolve(exitCode));
      });
      await vscode.tasks.executeTask(task);
      assert.equal(await ended, 0);
      await pause(1_000);
      assert.deepEqual(shown(), expected);
    });

    it("finds in an untitled document and outside every folder", async () => {
      const untitled = await vscode.workspace.openTextDocument({ language: "swift", content: bug });
      await vscode.window.showTextDocument(untitled, kept);
      await until("a finding without a file", () => findings(untitled.uri).length > 0);
      const file = join(mkdtempSync(join(tmpdir(), "outside é ")), "Welcome.swift");
      writeFileSync(file, bug);
      const { document } = await vscode.window.showTextDocument(vscode.Uri.file(file), kept);
      await until("a finding outside", () => findings(document.uri).length > 0);
      const code = findings(document.uri)[0]?.code;
      assert.ok(typeof code === "object" && code.target.toString().includes(String(code.value)));
    });

    it("follows the typing", async () => {
      const content = bug.replace("    view.addSubview(host.view)\n", "");
      const document = await vscode.workspace.openTextDocument({ language: "swift", content });
      const editor = await vscode.window.showTextDocument(document, kept);
      await editor.edit((edit) =>
        edit.insert(new vscode.Position(7, 0), "    view.addSubview(host.view)\n"),
      );
      await until("the finding", () => findings(document.uri).length > 0);
      await editor.edit((edit) => edit.delete(new vscode.Range(7, 0, 8, 0)));
      await until("no finding", () => findings(document.uri).length === 0);
    });

    it("findings of a file go with it and come with it", async () => {
      const file = vscode.Uri.joinPath(folder().uri, "Late é.swift");
      await vscode.workspace.fs.writeFile(file, Buffer.from(bug));
      await until("the findings", () => findings(file).length > 0);
      await vscode.workspace.fs.delete(file);
      await until("none", () => findings(file).length === 0);
    });

    it("comes back with its findings after a kill, without a message", async () => {
      const expected = await checked();
      await untilShown(expected);
      const messages = new Messages();
      const current = await session();
      const restarting = new Promise<void>((resolve) => {
        current.onDidChange(({ kind }) => {
          if (kind === "restarting") resolve();
        });
      });
      current.client?.sendNotification("exit").catch(() => undefined);
      await restarting;
      await running();
      await untilShown(expected);
      assert.deepEqual(messages.texts, []);
      messages.restore();
    });

    it("a severity from the settings applies, and a mistake in them is said once", async () => {
      const messages = new Messages();
      const expected = await checked();
      const rule = expected[0]?.split(" ")[1] ?? "";
      await set("rules", { [rule]: "off" }, vscode.ConfigurationTarget.Workspace);
      await untilShown(expected.filter((line) => !line.includes(` ${rule} `)));
      await set("rules", { "no-such-rule": "off" }, vscode.ConfigurationTarget.Workspace);
      await until("the message", () => messages.texts.length > 0);
      await untilShown(expected);
      await set("rules", { "no-such-rule": "hint" }, vscode.ConfigurationTarget.Workspace);
      await pause(1_000);
      assert.equal(messages.texts.length, 1, messages.texts.join("\n"));
      assert.match(messages.texts[0] ?? "", /no-such-rule/);
      await set("rules", undefined, vscode.ConfigurationTarget.Workspace);
      messages.restore();
    });
  });
}
