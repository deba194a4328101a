import { EventEmitter, languages, type Disposable, type Uri } from "vscode";
import { section } from "./documents";
import type { Severity, Tally } from "./findings";

/** Counts this extension's findings, looking only at the files whose diagnostics changed. */
export class FindingsTally implements Disposable {
  private readonly changes = new EventEmitter<Tally>();
  readonly onDidChange = this.changes.event;
  private readonly files = new Map<string, Tally>();
  private readonly subscription = languages.onDidChangeDiagnostics(({ uris }) => this.count(uris));

  get total(): Tally {
    const total = none();
    for (const tally of this.files.values()) {
      for (const severity of [0, 1, 2, 3] as const) total[severity] += tally[severity];
    }
    return total;
  }

  dispose(): void {
    this.subscription.dispose();
    this.changes.dispose();
  }

  private count(uris: readonly Uri[]): void {
    let changed = false;
    for (const uri of uris) {
      const ours = languages.getDiagnostics(uri).filter(({ source }) => source === section);
      changed ||= ours.length > 0 || this.files.has(uri.toString());
      if (ours.length === 0) this.files.delete(uri.toString());
      else this.files.set(uri.toString(), tally(ours.map(({ severity }) => severity)));
    }
    if (changed) this.changes.fire(this.total);
  }
}

function tally(severities: readonly Severity[]): Tally {
  const result = none();
  for (const severity of severities) result[severity]++;
  return result;
}

function none(): Record<Severity, number> {
  return { 0: 0, 1: 0, 2: 0, 3: 0 };
}
