import * as vscode from "vscode";
import { section } from "./documents";
import type { RulePages } from "./rule-pages";

/** The part of the editor's API that is newer than the least editor that this extension runs in. */
interface ToolAPI {
  readonly lm?: {
    readonly registerTool?: (name: string, tool: Tool) => vscode.Disposable;
  };
  readonly LanguageModelToolResult?: new (parts: unknown[]) => unknown;
  readonly LanguageModelTextPart?: new (text: string) => unknown;
}

interface Tool {
  invoke(options: { readonly input: unknown }): Promise<unknown>;
}

/** Lets a language model read our page about a rule instead of remembering one. */
export function registerRuleTool(pages: RulePages): vscode.Disposable[] {
  const { lm, LanguageModelToolResult: Result, LanguageModelTextPart: Text } = vscode as ToolAPI;
  if (!lm?.registerTool || !Result || !Text) return [];
  return [
    lm.registerTool(`${section}_explain_rule`, {
      invoke: async ({ input }) => {
        const rule = (input as { rule?: unknown } | undefined)?.rule;
        return new Result([new Text(await pages.text(rule))]);
      },
    }),
  ];
}
