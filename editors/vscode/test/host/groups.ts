/** A window of VS Code and the suites that run in it. */
export interface Group {
  readonly workspaceName: string;
  readonly multiRoot?: boolean;
  /** The server is found in the home folder; `bridge-lsp.path` is not set. */
  readonly usual?: boolean;
  /** The workspace is this project before its server was built, and no other is anywhere. */
  readonly own?: boolean;
  /** The real server, over the example app. */
  readonly real?: boolean;
  /** The workspace's own settings. */
  readonly workspaceSettings?: Readonly<Record<string, unknown>>;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** By the name of the file that lists the suites. */
export const groups: Readonly<Record<string, Group>> = {
  folder: { workspaceName: "an app é 日本" },
  real: { workspaceName: "Harbor", real: true },
  "multi-root": { workspaceName: "first", multiRoot: true },
  usual: { workspaceName: "usual", usual: true },
  own: { workspaceName: "own", own: true },
  restricted: {
    workspaceName: "restricted",
    settings: {
      "security.workspace.trust.enabled": true,
      "security.workspace.trust.startupPrompt": "never",
    },
    workspaceSettings: { "bridge-lsp.path": "${workspaceFolder}/../decoy/bridge-lsp" },
  },
};
