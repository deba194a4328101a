import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as vscode from "vscode";
import { runSuites } from "./mocha-run";
import { folder, Messages, root, running, until } from "./window";

const manifest = `// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "bridge-lsp",
  products: [.executable(name: "bridge-lsp", targets: ["bridge-lsp"])])
`;

export function run(): Promise<void> {
  return runSuites(() => {
    describe("this project, not built yet", () => {
      it("the only message offers to build it, which starts the server", async () => {
        // Written here, so that the window has not said it before somebody listens.
        const file = vscode.Uri.joinPath(folder().uri, "Package.swift");
        await vscode.workspace.fs.writeFile(file, Buffer.from(manifest));
        const messages = new Messages();
        messages.answer = "Build It Now";
        const log = join(root(), "swift.log");
        try {
          const { state } = await running();
          assert.ok(state.kind === "running");
          assert.equal(state.origin, "workspace");
          assert.equal(state.file, join(folder().uri.fsPath, ".build/release/bridge-lsp"));
          await until("the build", () => existsSync(log));
          assert.equal(readFileSync(log, "utf8").trim(), `${folder().uri.fsPath} build -c release`);
          assert.equal(messages.texts.length, 1);
          assert.match(messages.texts[0] ?? "", /no server yet.*bridge-lsp\.path/);
        } finally {
          messages.restore();
        }
      });
    });
  });
}
