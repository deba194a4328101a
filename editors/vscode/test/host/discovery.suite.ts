import assert from "node:assert/strict";
import { join } from "node:path";
import * as vscode from "vscode";
import { Messages, mockServer, root, running, session, set, until } from "./window";

export function discoverySuite(): void {
  describe("finding the server", () => {
    let messages: Messages;
    beforeEach(() => (messages = new Messages()));
    afterEach(async () => {
      messages.restore();
      mockServer().wish({});
      await set("path", mockServer().file);
      await vscode.commands.executeCommand("bridge-lsp.restartServer");
      await running();
    });

    it("a wrong path: one message that names the setting, commands work, mending applies", async () => {
      const wrong = join(root(), "no such folder", "bridge-lsp");
      await set("path", wrong);
      const current = await session();
      await until("the failure", () => current.state.kind === "failed");
      await vscode.commands.executeCommand("bridge-lsp.restartServer");
      assert.equal(current.state.kind, "failed");
      assert.equal(messages.texts.length, 1);
      assert.match(messages.texts[0] ?? "", /bridge-lsp\.path/);
      assert.ok(messages.texts[0]?.includes(wrong));
      await until("no process", () => mockServer().alive().length === 0);
      await set("path", mockServer().file);
      await running();
    });

    it("an old server: one message that names both versions", async () => {
      mockServer().wish({ version: "0.0.9" });
      await vscode.commands.executeCommand("bridge-lsp.restartServer");
      assert.equal((await session()).state.kind, "failed");
      assert.equal(messages.texts.length, 1);
      assert.match(messages.texts[0] ?? "", /0\.1\.0/);
      assert.match(messages.texts[0] ?? "", /0\.0\.9/);
    });

    it("without a server each command says so or works, and offers a way on", async () => {
      await set("path", join(root(), "nothing"));
      const current = await session();
      await until("the failure", () => current.state.kind === "failed");
      messages.texts.length = 0;
      await vscode.commands.executeCommand("bridge-lsp.fixAllInWorkspace");
      await vscode.commands.executeCommand("bridge-lsp.showLogs");
      assert.deepEqual(messages.texts, ["The Bridge LSP server is not running."]);
    });
  });
}
