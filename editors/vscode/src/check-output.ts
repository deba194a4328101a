/** The part of `check --format json` that is read. */
interface Report {
  readonly diagnostics: readonly { readonly severity: string }[];
}

const plurals: Readonly<Record<string, string>> = {
  error: "errors",
  warning: "warnings",
  information: "notes",
  hint: "hints",
};

/**
 * In one sentence, what a check of one file says about it, or why it says nothing.
 * @param output What `bridge-lsp check --format json` printed. @param errors Its standard error.
 * @param off How many rules the editor's settings silence.
 */
export function checkSentence(name: string, output: string, errors: string, off: number): string {
  const report = parse(output);
  if (report === undefined) return `${name} could not be checked: ${lastLine(errors)}`;
  const counts = new Map<string, number>();
  for (const { severity } of report.diagnostics) {
    counts.set(severity, (counts.get(severity) ?? 0) + 1);
  }
  const words = [...counts].map(([severity, count]) =>
    count === 1
      ? `1 ${plurals[severity]?.slice(0, -1) ?? severity}`
      : `${count} ${plurals[severity] ?? severity}`,
  );
  if (words.length > 0) return `${name} has ${words.join(", ")}.`;
  const reason = reasonIn(errors);
  if (reason !== undefined) return `${name} is not checked: ${reason}.`;
  const silenced =
    off === 0 ? "" : ` ${off} ${off === 1 ? "rule is" : "rules are"} off in the settings.`;
  return `${name} was checked and has no findings.${silenced}`;
}

function parse(output: string): Report | undefined {
  try {
    const value = JSON.parse(output) as Partial<Report>;
    return Array.isArray(value.diagnostics) ? (value as Report) : undefined;
  } catch {
    return undefined;
  }
}

/** Why the file was left out, if it was. */
function reasonIn(errors: string): string | undefined {
  return /: not checked: (.+)/.exec(errors)?.[1];
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? "";
}
