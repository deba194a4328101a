import type { Probe } from "./server-probe";

/** Every way to have no server. */
export type Failure =
  | Exclude<Probe, { kind: "ok" }>
  | { readonly kind: "crashing"; readonly count: number; readonly ended: string }
  | { readonly kind: "refused"; readonly reason: string };

export type Action = "Build It Now" | "Open Settings" | "Restart" | "Show Logs";

/** A failure in the words that a person reads. */
export interface Problem {
  /** Equal for what need not be said twice. */
  readonly id: string;
  /** At most 40 characters: the status does not wrap. */
  readonly brief: string;
  /** One or two sentences: what is wrong, and what helps. */
  readonly text: string;
  readonly actions: readonly Action[];
}

/** @param isOurs Whether the workspace is this project, whose server can be built here. */
export function problemOf(failure: Failure, isOurs = false): Problem {
  switch (failure.kind) {
    case "none":
      return {
        id: "none",
        brief: "No server found",
        text: isOurs
          ? "Bridge LSP has no server yet: build this project, or set bridge-lsp.path."
          : "Bridge LSP found no bridge-lsp program: install it on your PATH, or set bridge-lsp.path.",
        actions: isOurs ? ["Build It Now", "Open Settings"] : ["Open Settings", "Restart"],
      };
    case "unusable": {
      const { file, origin } = failure.candidate;
      const what = origin === "setting" ? `bridge-lsp.path is set to ${file}` : `found ${file}`;
      const help =
        origin === "setting" ? "" : ", and nothing else; bridge-lsp.path can name another";
      return {
        id: `unusable ${file} ${failure.reason}`,
        brief: origin === "setting" ? "bridge-lsp.path does not work" : "The server does not run",
        text: `Bridge LSP can't start: ${what}, but ${failure.reason}${help}.`,
        actions: ["Open Settings", "Restart"],
      };
    }
    case "old": {
      const { file, origin } = failure.candidate;
      const named = origin === "setting" ? `${file} (bridge-lsp.path)` : file;
      return {
        id: `old ${file} ${failure.version}`,
        brief: `${failure.version} is too old, needs ${failure.least}`,
        text: `Bridge LSP needs bridge-lsp ${failure.least} or newer, but ${named} is ${failure.version}: update it, or set bridge-lsp.path to another.`,
        actions: ["Open Settings", "Restart"],
      };
    }
    case "crashing":
      return {
        id: "crashing",
        brief: `Stopped after ${failure.count} crashes`,
        text: `The Bridge LSP server crashed ${failure.count} times in three minutes (last: ${failure.ended}) and is not started again by itself.`,
        actions: ["Restart", "Show Logs"],
      };
    case "refused":
      return {
        id: `refused ${failure.reason}`,
        brief: "The server did not start",
        text: `The Bridge LSP server did not start: ${failure.reason}`,
        actions: ["Restart", "Show Logs"],
      };
  }
}
