import assert from "node:assert/strict";
import { join } from "node:path";
import { runSuites } from "./mocha-run";
import { root, running } from "./window";

export function run(): Promise<void> {
  return runSuites(() => {
    describe("without a setting", () => {
      it("the server is found where a program started from the Dock finds none", async () => {
        const { state } = await running();
        assert.ok(state.kind === "running");
        assert.equal(state.origin, "usual folder");
        assert.equal(state.file, join(root(), "home/.swiftpm/bin/bridge-lsp"));
      });
    });
  });
}
