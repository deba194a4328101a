import assert from "node:assert/strict";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as vscode from "vscode";
import { findings, mockServer, open, running, set, until } from "./window";

export function dailySuite(): void {
  describe("daily use", () => {
    before(running);
    afterEach(() => vscode.commands.executeCommand("workbench.action.closeAllEditors"));

    it("shows a finding once, with its rule and a link that holds it", async () => {
      const { document } = await open("App.swift");
      await until("the finding", () => findings(document.uri).length > 0);
      const [finding, ...more] = findings(document.uri);
      assert.equal(more.length, 0);
      const code = finding?.code;
      assert.ok(typeof code === "object");
      assert.equal(code.value, "mock-finding");
      assert.match(code.target.toString(), /mock-finding/);
    });

    it("checks an untitled Swift document, and a file outside every folder", async () => {
      const content = "let x = 0 // BUG";
      const untitled = await vscode.workspace.openTextDocument({ language: "swift", content });
      await vscode.window.showTextDocument(untitled);
      await until("a finding without a file", () => findings(untitled.uri).length === 1);
      const file = join(mkdtempSync(join(tmpdir(), "outside ")), "Out é.swift");
      writeFileSync(file, content);
      const outside = await vscode.window.showTextDocument(vscode.Uri.file(file));
      await until("a finding outside", () => findings(outside.document.uri).length === 1);
    });

    it("a diff editor doubles nothing", async () => {
      const { document } = await open("App.swift");
      const text = vscode.workspace.registerTextDocumentContentProvider("old", {
        provideTextDocumentContent: () => document.getText(),
      });
      const old = vscode.Uri.from({ scheme: "old", path: document.uri.path });
      await vscode.commands.executeCommand("vscode.diff", old, document.uri, "Diff");
      await until("the finding", () => findings(document.uri).length === 1);
      const asked = mockServer()
        .heard()
        .filter(({ method }) => method === "textDocument/didOpen");
      assert.ok(asked.every(({ params }) => !JSON.stringify(params).includes('"old:')));
      assert.equal(findings(old).length, 0);
      text.dispose();
    });

    it("a severity set in the settings applies at once, and nothing but what is set is sent", async () => {
      const { document } = await open("App.swift");
      await until("the finding", () => findings(document.uri).length === 1);
      await set("rules", { "mock-finding": "error" }, vscode.ConfigurationTarget.Workspace);
      const isError = () => findings(document.uri)[0]?.severity === vscode.DiagnosticSeverity.Error;
      await until("an error", isError);
      await set("rules", undefined, vscode.ConfigurationTarget.Workspace);
      await until("a warning again", () => !isError());
    });

    it("a hover's link to a rule opens the page of the package", async () => {
      const { document } = await open("App.swift");
      await until("the finding", () => findings(document.uri).length === 1);
      const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
        "vscode.executeHoverProvider",
        document.uri,
        new vscode.Position(3, 15),
      );
      const texts = hovers.flatMap(({ contents }) =>
        contents.map((content) => (content instanceof vscode.MarkdownString ? content.value : "")),
      );
      const ours = texts.find((text) => text.includes("Mock hover"));
      assert.match(ours ?? "", /\(command:bridge-lsp\.explainRule\?/);
      const elsewhere = await vscode.commands.executeCommand<vscode.Hover[]>(
        "vscode.executeHoverProvider",
        document.uri,
        new vscode.Position(0, 0),
      );
      assert.equal(elsewhere.length, 0);
    });

    it("a quick fix repairs the line, and fix-all the file", async () => {
      const { document } = await open("App.swift");
      await until("the finding", () => findings(document.uri).length === 1);
      const actions = await vscode.commands.executeCommand<vscode.CodeAction[]>(
        "vscode.executeCodeActionProvider",
        document.uri,
        findings(document.uri)[0]?.range,
      );
      const repair = actions.find(({ title }) => title === "Mock repair");
      assert.ok(repair?.edit);
      assert.ok(repair.isPreferred);
      await vscode.workspace.applyEdit(repair.edit);
      await until("no finding", () => findings(document.uri).length === 0);
      await vscode.commands.executeCommand("undo");
      await until("the finding again", () => findings(document.uri).length === 1);
      await vscode.commands.executeCommand("bridge-lsp.fixAllInFile");
      await until("the repaired text", () => document.getText().includes("FIXED"));
      await vscode.commands.executeCommand("workbench.action.revertAndCloseActiveEditor");
    });

    it("fixes on save when the user says so", async () => {
      const config = vscode.workspace.getConfiguration("editor");
      const save = { "source.fixAll.bridge": "explicit" };
      await config.update("codeActionsOnSave", save, vscode.ConfigurationTarget.Global);
      const file = join(mkdtempSync(join(tmpdir(), "save ")), "Save.swift");
      writeFileSync(file, "let x = 0 // BUG\n");
      const { document } = await vscode.window.showTextDocument(vscode.Uri.file(file));
      await until("the finding", () => findings(document.uri).length === 1);
      const edit = new vscode.WorkspaceEdit();
      edit.insert(document.uri, new vscode.Position(1, 0), "let y = 1\n");
      await vscode.workspace.applyEdit(edit);
      await document.save();
      await config.update("codeActionsOnSave", undefined, vscode.ConfigurationTarget.Global);
      assert.equal(document.getText(), "let x = 0 // FIXED\nlet y = 1\n");
    });

    it("offers no formatting", async () => {
      const { document } = await open("App.swift");
      const edits = await vscode.commands.executeCommand<vscode.TextEdit[] | undefined>(
        "vscode.executeFormatDocumentProvider",
        document.uri,
        { tabSize: 2, insertSpaces: true },
      );
      assert.equal(edits?.length ?? 0, 0);
    });
  });
}
