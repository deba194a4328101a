import assert from "node:assert/strict";
import * as vscode from "vscode";
import { exported } from "./window";

/** The part of the editor's API that is newer than its types here. */
interface LanguageModels {
  readonly tools: readonly { readonly name: string; readonly inputSchema?: object }[];
  invokeTool(name: string, options: object): Promise<{ readonly content: readonly unknown[] }>;
}

const name = "bridge-lsp_explain_rule";

export function ruleToolSuite(): void {
  describe("the tool for language models", () => {
    const models = () => (vscode as unknown as { readonly lm: LanguageModels }).lm;

    before(exported);

    async function answer(input: object): Promise<string> {
      const { content } = await models().invokeTool(name, {
        input,
        toolInvocationToken: undefined,
      });
      return content.map((part) => (part as { readonly value: string }).value).join("");
    }

    it("is offered with its input", () => {
      const tool = models().tools.find((offered) => offered.name === name);
      assert.match(JSON.stringify(tool?.inputSchema), /"required":\["rule"\]/);
    });

    it("answers with the page of a rule", async () => {
      const page = await answer({ rule: "double-pop" });
      assert.ok(page.startsWith("# double-pop\n"));
      assert.match(page, /## Instead of/);
    });

    it("answers with the names of all rules where there is no such one", async () => {
      for (const rule of ["no-such-rule", "../../package", ""]) {
        const text = await answer({ rule });
        assert.match(text, /There is no rule/);
        assert.match(text, /- double-pop: /);
      }
    });
  });
}
