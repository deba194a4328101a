import assert from "node:assert/strict";
import * as vscode from "vscode";
import { folder, running, until } from "./window";

type Items = readonly vscode.QuickPickItem[];

export function severitySuite(): void {
  describe("changing a severity", () => {
    const original = vscode.window.showQuickPick;
    let offered: Items = [];
    let answer: string | undefined;

    before(running);
    beforeEach(() => {
      const pick = (items: Items) => {
        offered = items;
        return Promise.resolve(items.find(({ label }) => label === answer));
      };
      Object.assign(vscode.window, { showQuickPick: pick });
    });
    afterEach(async () => {
      Object.assign(vscode.window, { showQuickPick: original });
      await settings().update("rules", undefined, vscode.ConfigurationTarget.Workspace);
    });

    const settings = () => vscode.workspace.getConfiguration("bridge-lsp");
    const inspect = () => settings().inspect<Record<string, string>>("rules");

    async function change(rule: string, level: string | undefined): Promise<void> {
      answer = level;
      const { uri } = folder();
      await vscode.commands.executeCommand("bridge-lsp.changeSeverity", rule, uri);
    }

    it("writes the rule and nothing else, to the workspace", async () => {
      await change("double-pop", "hint");
      await until("the setting", () => inspect()?.workspaceValue !== undefined);
      assert.deepEqual(inspect()?.workspaceValue, { "double-pop": "hint" });
      assert.equal(inspect()?.globalValue, undefined);
      const file = vscode.Uri.joinPath(folder().uri, ".vscode/settings.json");
      const text = new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
      assert.deepEqual(JSON.parse(text), { "bridge-lsp.rules": { "double-pop": "hint" } });
    });

    it("keeps what is set of other rules, and shows what is set of this one", async () => {
      await change("double-pop", "hint");
      await change("sizing-options-default", "off");
      assert.deepEqual(inspect()?.workspaceValue, {
        "double-pop": "hint",
        "sizing-options-default": "off",
      });
      await change("double-pop", undefined);
      const described = offered.filter(({ description }) => description === "the rule's own");
      assert.deepEqual(
        described.map(({ label }) => label),
        [inspect()?.defaultValue?.["double-pop"]],
      );
      assert.deepEqual(
        offered.filter(({ picked }) => picked).map(({ label }) => label),
        ["hint"],
      );
      assert.deepEqual(
        offered.map(({ label }) => label),
        ["off", "hint", "information", "warning", "error"],
      );
    });

    it("writes nothing when nothing is chosen", async () => {
      await change("double-pop", undefined);
      assert.equal(inspect()?.workspaceValue, undefined);
    });
  });
}
