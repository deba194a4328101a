import assert from "node:assert/strict";
import { join } from "node:path";
import * as vscode from "vscode";
import { MockServer } from "../harness/mock-server";
import { runSuites } from "./mocha-run";
import { findings, mockServer, open, root, running, until } from "./window";

export function run(): Promise<void> {
  return runSuites(() => {
    describe("a folder that is not trusted", () => {
      it("is checked, but names no program to run", async () => {
        assert.equal(vscode.workspace.isTrusted, false);
        const { state } = await running();
        assert.ok(state.kind === "running");
        assert.equal(state.file, mockServer().file);
        const { document } = await open("App.swift");
        await until("the finding", () => findings(document.uri).length === 1);
        assert.deepEqual(new MockServer(join(root(), "decoy")).heard(), []);
      });
    });
  });
}
