/** The numbers that the editor's API gives to error, warning, information and hint. */
export type Severity = 0 | 1 | 2 | 3;

/** How many findings there are of each severity. */
export type Tally = Readonly<Record<Severity, number>>;

const words: readonly (readonly [Severity, string, string])[] = [
  [0, "error", "errors"],
  [1, "warning", "warnings"],
  [2, "note", "notes"],
  [3, "hint", "hints"],
];

/** "1 error, 3 warnings"; "No findings". */
export function tallyText(tally: Tally): string {
  const parts = words
    .filter(([severity]) => tally[severity] > 0)
    .map(([severity, one, many]) => `${tally[severity]} ${tally[severity] === 1 ? one : many}`);
  return parts.length === 0 ? "No findings" : parts.join(", ");
}
