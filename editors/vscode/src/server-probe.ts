import { execFile } from "node:child_process";
import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import type { Candidate } from "./server-locator";
import { compareVersions, leastVersion, parseVersion } from "./version";

/** The server that was found, or what is wrong with the best candidate. */
export type Probe =
  | { readonly kind: "ok"; readonly candidate: Candidate; readonly version: string }
  | { readonly kind: "none" }
  | { readonly kind: "unusable"; readonly candidate: Candidate; readonly reason: string }
  | {
      readonly kind: "old";
      readonly candidate: Candidate;
      readonly version: string;
      readonly least: string;
    };

const patience = 5_000;

/**
 * The first candidate that is executable, says its version in time and is new enough; else what is
 * wrong with the first that exists, or with the one that the user chose.
 */
export async function probe(all: readonly Candidate[], signal?: AbortSignal): Promise<Probe> {
  let wrong: Probe | undefined;
  for (const candidate of all) {
    const result = await examine(candidate, signal);
    if (result?.kind === "ok") return result;
    wrong ??= result;
  }
  const [first] = all;
  if (first?.origin === "setting") {
    wrong ??= { kind: "unusable", candidate: first, reason: "there is no such file" };
  }
  return wrong ?? { kind: "none" };
}

/** Undefined when there is no such file. */
async function examine(candidate: Candidate, signal?: AbortSignal): Promise<Probe | undefined> {
  const unusable = (reason: string): Probe => ({ kind: "unusable", candidate, reason });
  const found = await stat(candidate.file).catch(() => undefined);
  if (found === undefined) return undefined;
  if (found.isDirectory()) return unusable("it is a folder");
  const executable = await access(candidate.file, constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!executable) return unusable("it is not executable");
  const answer = await versionOutput(candidate.file, signal);
  if ("reason" in answer) return unusable(answer.reason);
  const version = parseVersion(answer.output);
  if (version === undefined) return unusable("it does not answer `--version` as bridge-lsp does");
  if (compareVersions(version, leastVersion) < 0) {
    return { kind: "old", candidate, version, least: leastVersion };
  }
  return { kind: "ok", candidate, version };
}

type Answer = { readonly output: string } | { readonly reason: string };

function versionOutput(file: string, signal?: AbortSignal): Promise<Answer> {
  return new Promise((resolve) => {
    const options = { timeout: patience, killSignal: "SIGKILL", signal } as const;
    execFile(file, ["--version"], options, (error, output, errors) => {
      if (!error) return resolve({ output });
      if (error.killed) return resolve({ reason: `it did not answer within ${patience / 1000} s` });
      const words = errors.trim().split("\n").at(-1) ?? "";
      resolve({ reason: `it does not run (${words === "" ? ending(error) : words})` });
    });
  });
}

function ending(error: Error & { code?: unknown; signal?: unknown }): string {
  if (typeof error.signal === "string") return `signal ${error.signal}`;
  return typeof error.code === "number" ? `exit code ${error.code}` : String(error.code);
}
