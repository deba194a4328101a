import {
  languages,
  LanguageStatusSeverity,
  type Disposable,
  type LanguageStatusItem,
} from "vscode";
import { documents } from "./documents";
import { tallyText, type Tally } from "./findings";
import type { SessionState } from "./session-state";
import { statusText, type StatusText } from "./status-text";

const severities: Record<StatusText["severity"], LanguageStatusSeverity> = {
  information: LanguageStatusSeverity.Information,
  warning: LanguageStatusSeverity.Warning,
  error: LanguageStatusSeverity.Error,
};

/** The two items behind `{ }` in the status bar: the server, and what it found. */
export class Status implements Disposable {
  private readonly server: LanguageStatusItem;
  private readonly findings: LanguageStatusItem;
  /** Whether no findings mean that there are none. */
  private isAnswering = false;

  constructor(state: SessionState, tally: Tally) {
    this.server = languages.createLanguageStatusItem("bridge-lsp.server", documents);
    this.server.name = "Bridge LSP Server";
    this.findings = languages.createLanguageStatusItem("bridge-lsp.findings", documents);
    this.findings.name = "Bridge LSP Findings";
    this.findings.command = { title: "Show Problems", command: "workbench.actions.view.problems" };
    this.showState(state);
    this.showTally(tally);
  }

  showState(state: SessionState): void {
    this.isAnswering = state.kind === "running" || state.kind === "reading";
    const { text, detail, severity, busy, command } = statusText(state);
    Object.assign(this.server, { text, detail, busy, command, severity: severities[severity] });
  }

  showTally(tally: Tally): void {
    this.findings.text = this.isAnswering ? tallyText(tally) : "Not checked";
    this.findings.detail = "Bridge LSP findings";
  }

  dispose(): void {
    this.server.dispose();
    this.findings.dispose();
  }
}
