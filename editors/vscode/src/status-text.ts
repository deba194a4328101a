import type { SessionState } from "./session-state";

/** What the status item of the server shows. */
export interface StatusText {
  readonly text: string;
  readonly detail: string;
  readonly severity: "information" | "warning" | "error";
  readonly busy: boolean;
  /** The one command beside it. */
  readonly command: { readonly title: string; readonly command: string };
}

const menu = { title: "Menu", command: "bridge-lsp.showMenu" };
const restart = { title: "Restart", command: "bridge-lsp.restartServer" };

export function statusText(state: SessionState): StatusText {
  const calm = { severity: "information", busy: false, command: menu } as const;
  switch (state.kind) {
    case "stopped":
      return { ...calm, text: "Bridge LSP", detail: "Stopped", command: restart };
    case "starting":
      return { ...calm, text: "Bridge LSP", detail: "Starting…", busy: true };
    case "reading": {
      const detail = clip(state.text ?? "Reading the workspace…");
      return { ...calm, text: `Bridge LSP ${state.version}`, detail, busy: true };
    }
    case "running":
      return { ...calm, text: `Bridge LSP ${state.version}`, detail: "Running" };
    case "restarting": {
      const detail = clip(`Crashed (${state.ended}), starting again…`);
      return { text: "Bridge LSP", detail, severity: "warning", busy: true, command: menu };
    }
    case "failed": {
      const detail = state.problem.brief;
      return { text: "Bridge LSP", detail, severity: "error", busy: false, command: menu };
    }
  }
}

/** The detail does not wrap: a longer one runs off the window. */
function clip(text: string): string {
  return text.length <= 40 ? text : `${text.slice(0, 39)}…`;
}
