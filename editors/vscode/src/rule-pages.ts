import { commands, FileType, Uri, window, workspace } from "vscode";
import type { RuleEntry } from "./rule-catalogue";

/** The pages about the rules, which the package brings along, so that none needs the network. */
export class RulePages {
  constructor(
    private readonly rules: readonly RuleEntry[],
    private readonly folder: Uri,
  ) {}

  /** Shows the page of a rule, or offers all rules when none is named or the name is unknown. */
  async explain(id: unknown): Promise<void> {
    const rule = typeof id === "string" ? await this.known(id) : await this.choose();
    if (rule === undefined) return;
    const page = this.page(rule);
    try {
      await commands.executeCommand("markdown.showPreview", page);
    } catch {
      // The Markdown extension may be disabled; the page reads well as text.
      await window.showTextDocument(page, { preview: true });
    }
  }

  /** The text of a rule's page, or the names of all rules when there is no such rule. */
  async text(rule: unknown): Promise<string> {
    if (typeof rule === "string" && (await this.has(rule))) {
      return new TextDecoder().decode(await workspace.fs.readFile(this.page(rule)));
    }
    const names = this.rules.map(({ id, summary }) => `- ${id}: ${summary}`);
    return `There is no rule ‘${String(rule)}’. The rules are:\n${names.join("\n")}`;
  }

  page(rule: string): Uri {
    return Uri.joinPath(this.folder, `${rule}.md`);
  }

  private async has(id: string): Promise<boolean> {
    // An id becomes a file name, so only the shape of one is let through.
    return /^[a-z0-9-]+$/.test(id) && (await exists(this.page(id)));
  }

  private async known(id: string): Promise<string | undefined> {
    if (await this.has(id)) return id;
    return this.choose(`There is no page for the rule ‘${id}’: choose one of these`);
  }

  private async choose(placeHolder = "Choose a rule to read about"): Promise<string | undefined> {
    const items = this.rules.map(({ id, summary, severity }) => ({
      label: id,
      description: severity,
      detail: summary,
    }));
    const options = { placeHolder, matchOnDetail: true, title: "Bridge LSP: Explain Rule" };
    return (await window.showQuickPick(items, options))?.label;
  }
}

async function exists(file: Uri): Promise<boolean> {
  try {
    return (await workspace.fs.stat(file)).type === FileType.File;
  } catch {
    return false;
  }
}
