import { execFileSync } from "node:child_process";
import * as vscode from "vscode";
import { folder, running, until } from "./window";

/** A finding as the command line prints it. */
interface Checked {
  readonly path: string;
  readonly rule: string;
  readonly severity: string;
  readonly range: { readonly start: { readonly line: number } };
}

/** What `bridge-lsp check` says about the folder, one line a finding. */
export async function checked(): Promise<string[]> {
  const { state } = await running();
  if (state.kind !== "running") throw new Error("no server");
  const options = ["check", "--format", "json", "--fail-on", "never"];
  const output = execFileSync(state.file, options, { cwd: folder().uri.fsPath, stdio: "pipe" });
  const { diagnostics } = JSON.parse(output.toString()) as { diagnostics: Checked[] };
  return diagnostics
    .map(({ path, range, rule, severity }) => `${path}:${range.start.line} ${rule} ${severity}`)
    .sort();
}

const severities = ["error", "warning", "information", "hint"];

/** What Problems holds of ours for the folder, one line a finding. */
export function shown(): string[] {
  return vscode.languages
    .getDiagnostics()
    .filter(([uri]) => uri.path.startsWith(`${folder().uri.path}/`))
    .flatMap(([uri, all]) =>
      all
        .filter(({ source }) => source === "bridge-lsp")
        .map(({ range, code, severity }) => {
          const rule = typeof code === "object" ? String(code.value) : String(code);
          const path = vscode.workspace.asRelativePath(uri, false);
          return `${path}:${range.start.line + 1} ${rule} ${String(severities[severity])}`;
        }),
    )
    .sort();
}

/** Waits until Problems holds what the command line says. */
export async function untilShown(expected: readonly string[]): Promise<void> {
  const wanted = JSON.stringify(expected);
  try {
    await until("what the command line says", () => JSON.stringify(shown()) === wanted, 30_000);
  } catch (error) {
    const text = `shown:\n${shown().join("\n")}\nchecked:\n${expected.join("\n")}`;
    throw new Error(text, { cause: error });
  }
}
