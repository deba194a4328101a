import assert from "node:assert/strict";
import * as vscode from "vscode";
import { extension, findings, folder, Messages, mockServer, open, running, until } from "./window";

interface Manifest {
  readonly contributes: {
    readonly commands: readonly { readonly command: string; readonly category: string }[];
  };
}

export function commandSuite(): void {
  describe("commands", () => {
    let messages: Messages;
    before(running);
    beforeEach(() => (messages = new Messages()));
    afterEach(async () => {
      messages.restore();
      await vscode.commands.executeCommand("workbench.action.closeAllEditors");
    });

    it("all of the manifest are there, none besides, each in the category", async () => {
      const { commands } = (extension().packageJSON as Manifest).contributes;
      const registered = (await vscode.commands.getCommands()).filter(
        (command) => command.startsWith("bridge-lsp.") && !command.includes(".server."),
      );
      const ours = registered.filter((command) => !command.includes("focus"));
      assert.deepEqual(ours.sort(), commands.map(({ command }) => command).sort());
      assert.ok(commands.every(({ category }) => category === "Bridge LSP"));
    });

    it("opens the folder's configuration and writes one when there is none", async () => {
      const file = vscode.Uri.joinPath(folder().uri, ".bridge-lsp.json");
      await vscode.commands.executeCommand("bridge-lsp.openConfiguration");
      const editor = vscode.window.activeTextEditor;
      assert.equal(editor?.document.uri.toString(), file.toString());
      assert.equal(editor.document.languageId, "jsonc");
      assert.match(editor.document.getText(), /"rules"/);
      await vscode.workspace.fs.writeFile(file, Buffer.from('{ "rules": {} }\n'));
      await vscode.commands.executeCommand("bridge-lsp.openConfiguration");
      await until(
        "the text from the disk",
        () => editor.document.getText() === '{ "rules": {} }\n',
      );
      await vscode.workspace.fs.delete(file);
    });

    it("fixes all in the workspace after one question, and nothing before it is answered", async () => {
      const { document } = await open("App.swift");
      await until("the finding", () => findings(document.uri).length === 1);
      const before = mockServer().heard().length;
      void vscode.commands.executeCommand("bridge-lsp.fixAllInWorkspace");
      await until("the question", () => messages.texts.length === 1);
      const asked = mockServer().heard().slice(before);
      assert.ok(!asked.some(({ method }) => method === "workspace/executeCommand"));
      messages.answer = "Fix All";
      await vscode.commands.executeCommand("bridge-lsp.fixAllInWorkspace");
      assert.match(document.getText(), /FIXED/);
      assert.equal(messages.texts.length, 2);
      await vscode.commands.executeCommand("undo");
      await document.save();
    });

    it("explains: the page of each rule is there and opens", async () => {
      const setting = vscode.workspace.getConfiguration("bridge-lsp").inspect<object>("rules");
      const rules = Object.keys(setting?.defaultValue ?? {});
      assert.ok(rules.length > 0);
      for (const rule of rules) {
        const page = vscode.Uri.joinPath(extension().extensionUri, "rules", `${rule}.md`);
        assert.ok((await vscode.workspace.fs.stat(page)).size > 0, rule);
      }
      await vscode.commands.executeCommand("bridge-lsp.explainRule", rules[0]);
      const label = `Preview ${String(rules[0])}.md`;
      await until(
        "the page",
        () => vscode.window.tabGroups.activeTabGroup.activeTab?.label === label,
      );
    });

    it("explains: no rule or one that is not there offers all", async () => {
      const offered: string[] = [];
      const original = vscode.window.showQuickPick;
      const pick = (items: readonly vscode.QuickPickItem[]) => {
        offered.push(items[0]?.label ?? "none");
        return Promise.resolve(undefined);
      };
      Object.assign(vscode.window, { showQuickPick: pick });
      await vscode.commands.executeCommand("bridge-lsp.explainRule");
      await vscode.commands.executeCommand("bridge-lsp.explainRule", "../../package");
      await vscode.commands.executeCommand("bridge-lsp.explainRule", { rule: 1 });
      Object.assign(vscode.window, { showQuickPick: original });
      assert.equal(offered.length, 3);
    });

    it("copies information for a report, without source", async () => {
      await open("App.swift");
      await vscode.commands.executeCommand("bridge-lsp.copyDebugInformation");
      const text = await vscode.env.clipboard.readText();
      assert.match(text, /Server: running, 0\.1\.0, /);
      assert.ok(!text.includes("import SwiftUI"));
      assert.equal(messages.texts.length, 1);
    });
  });
}
