import assert from "node:assert/strict";
import { join } from "node:path";
import * as vscode from "vscode";
import { runSuites } from "./mocha-run";
import { findings, mockServer, open, root, running, until } from "./window";

export function run(): Promise<void> {
  return runSuites(() => {
    describe("two folders", () => {
      before(running);

      it("have one server, which finds in both", async () => {
        const first = await open("App.swift");
        await until("the first finding", () => findings(first.document.uri).length === 1);
        const second = vscode.Uri.file(join(root(), "second/Second.swift"));
        await vscode.window.showTextDocument(second);
        await until("the second finding", () => findings(second).length === 1);
        assert.equal(mockServer().starts().length, 1);
      });

      it("one that goes is told to the server, without a restart", async () => {
        vscode.workspace.updateWorkspaceFolders(1, 1);
        await until("the news", () =>
          mockServer()
            .heard()
            .some(({ method }) => method === "workspace/didChangeWorkspaceFolders"),
        );
        assert.equal(mockServer().alive().length, 1);
        assert.equal(mockServer().starts().length, 1);
      });
    });
  });
}
