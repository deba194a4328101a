import type { SessionState } from "./session-state";

/** What a report of a problem should hold. No source text and no names of the user's files. */
export interface DebugFacts {
  readonly extension: string;
  readonly editor: string;
  readonly system: string;
  readonly remote: string | undefined;
  readonly trusted: boolean;
  readonly folders: number;
  readonly state: SessionState;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly log: string;
}

export function debugInformation(facts: DebugFacts): string {
  const { state } = facts;
  const lines = [
    `Extension: ${facts.extension}`,
    `Editor: ${facts.editor}`,
    `System: ${facts.system}${facts.remote === undefined ? "" : ` (remote: ${facts.remote})`}`,
    `Workspace: ${facts.folders} folders, ${facts.trusted ? "trusted" : "restricted"}`,
    `Server: ${serverText(state)}`,
    "",
    "Settings:",
    "```json",
    JSON.stringify(facts.settings, undefined, 2),
    "```",
    "",
    "Log, its last lines:",
    "```",
    facts.log,
    "```",
  ];
  return `${lines.join("\n")}\n`;
}

function serverText(state: SessionState): string {
  switch (state.kind) {
    case "running":
    case "reading":
      return `${state.kind}, ${state.version}, ${state.file} (from ${state.origin})`;
    case "failed":
      return `failed: ${state.problem.text}`;
    case "restarting":
      return `restarting after crash ${state.crash} (${state.ended})`;
    default:
      return state.kind;
  }
}
