import assert from "node:assert/strict";
import * as vscode from "vscode";
import { checked, untilShown } from "./real-server";
import { findings, folder, Messages, running, until } from "./window";

export function configurationSuite(): void {
  describe("the configuration file", () => {
    const file = () => vscode.Uri.joinPath(folder().uri, ".bridge-lsp.json");
    const write = (text: string) => vscode.workspace.fs.writeFile(file(), Buffer.from(text));
    let messages: Messages;
    let expected: string[];
    let original: Uint8Array;

    before(async () => {
      original = await vscode.workspace.fs.readFile(file());
      await running();
      expected = await checked();
    });
    beforeEach(() => (messages = new Messages()));
    afterEach(async () => {
      messages.restore();
      await vscode.workspace.fs.writeFile(file(), original);
      await untilShown(expected);
    });

    it("a broken one is a diagnostic in it, no message; other findings stay; it goes when mended", async () => {
      await untilShown(expected);
      await write('{ "rules": { ');
      await until("the diagnostic", () => findings(file()).length > 0);
      assert.deepEqual(messages.texts, []);
      await vscode.window.showTextDocument(file(), { preview: false });
      await until("the diagnostic of the open file", () => findings(file()).length === 1);
      await write("{}");
      await until("no diagnostic", () => findings(file()).length === 0);
      await untilShown(expected);
      assert.deepEqual(messages.texts, []);
    });

    it("silences a rule, without a restart", async () => {
      await untilShown(expected);
      const rule = expected[0]?.split(" ")[1] ?? "";
      await write(`{ "rules": { "${rule}": "off" } } // done`);
      await untilShown(expected.filter((line) => !line.includes(` ${rule} `)));
    });
  });
}
