/** The least version of the server that speaks what this extension expects. */
export const leastVersion = "0.1.0";

/** The version in what `bridge-lsp --version` prints, or undefined when it is another program. */
export function parseVersion(output: string): string | undefined {
  return /^bridge-lsp (\d+\.\d+\.\d+)/m.exec(output)?.[1];
}

/** Negative when `left` is older than `right`, positive when it is newer, else 0. */
export function compareVersions(left: string, right: string): number {
  const [a, b] = [left, right].map((text) => text.split(".").map(Number));
  for (let part = 0; part < 3; part++) {
    const difference = (a?.[part] ?? 0) - (b?.[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
