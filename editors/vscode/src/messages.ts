import { window, type LogOutputChannel } from "vscode";
import type { Action, Problem } from "./problems";
import type { SessionState } from "./session-state";

/** Says a problem once until the server runs again; writes it to the log always. */
export class Messages {
  private readonly said = new Set<string>();

  constructor(
    private readonly log: LogOutputChannel,
    private readonly run: (action: Action) => void,
  ) {}

  follow(state: SessionState): void {
    if (state.kind === "running") this.said.clear();
    if (state.kind === "failed") this.say(state.problem);
  }

  private say({ id, text, actions }: Problem): void {
    this.log.error(text);
    if (this.said.has(id)) return;
    this.said.add(id);
    // Nobody waits for the answer: it may never come.
    void window.showErrorMessage(text, ...actions).then((action) => {
      if (action) this.run(action);
    });
  }
}
