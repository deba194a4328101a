import { release, type } from "node:os";
import {
  commands,
  env,
  languages,
  tasks,
  Uri,
  version,
  window,
  workspace,
  type ExtensionContext,
} from "vscode";
import { buildServer, projectFolder } from "./build-task";
import { CheckTasks } from "./check-task";
import { registerCommands } from "./commands";
import { rulesSet, serverPath } from "./configuration";
import { debugInformation } from "./debug-information";
import { documents, section } from "./documents";
import { FindingsTally } from "./findings-tally";
import { Messages } from "./messages";
import { problemOf, type Action } from "./problems";
import { RecentLines } from "./recent-lines";
import { ruleCatalogue } from "./rule-catalogue";
import { RulePages } from "./rule-pages";
import { registerRuleTool } from "./rule-tool";
import { ServerSession } from "./server-session";
import { SeverityActions } from "./severity-actions";
import { Status } from "./status";
import { findServer, localFolders } from "./surroundings";

let session: ServerSession | undefined;

/** What other extensions, and the tests, get of this one. */
export interface Exports {
  readonly session: ServerSession;
  /** How long `activate` took, in milliseconds. */
  readonly activationTime: number;
}

/** Registers and returns: nothing here waits for the server or for an answer. */
export function activate(context: ExtensionContext): Exports {
  const begun = performance.now();
  const recent = new RecentLines();
  const log = recent.keep(window.createOutputChannel("Bridge LSP", { log: true }));
  let isOurs = false;
  const started = new ServerSession({
    log,
    startTimeout: 20_000,
    find: async (signal) => {
      isOurs = (await projectFolder()) !== undefined;
      return findServer(context, signal);
    },
    workingFolder: () => localFolders()[0],
    explain: (failure) => problemOf(failure, isOurs),
  });
  session = started;
  const manifest: unknown = context.extension.packageJSON;
  const rules = ruleCatalogue(manifest);
  const pages = new RulePages(rules, Uri.joinPath(context.extensionUri, "rules"));
  const server = async () => {
    const found = await findServer(context);
    return found.kind === "ok" ? found.candidate.file : undefined;
  };
  const tally = new FindingsTally();
  const status = new Status(started.state, tally.total);
  const messages = new Messages(log, (action) => void act(action, started));
  context.subscriptions.push(
    log,
    started,
    tally,
    status,
    started.onDidChange((state) => {
      status.showState(state);
      status.showTally(tally.total);
      messages.follow(state);
    }),
    tally.onDidChange((total) => status.showTally(total)),
    ...registerCommands({
      session: started,
      log,
      pages,
      rules,
      server,
      debugInformation: () =>
        debugInformation({
          extension: (manifest as { version: string }).version,
          editor: `${env.appName} ${version}`,
          system: `${type()} ${release()} ${process.arch}`,
          remote: env.remoteName,
          trusted: workspace.isTrusted,
          folders: workspace.workspaceFolders?.length ?? 0,
          state: started.state,
          settings: { path: serverPath(), rules: rulesSet(undefined) },
          log: recent.text,
        }),
    }),
    tasks.registerTaskProvider(section, new CheckTasks(server)),
    languages.registerCodeActionsProvider(
      documents,
      new SeverityActions(),
      SeverityActions.metadata,
    ),
    ...registerRuleTool(pages),
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(`${section}.path`)) void started.restart();
    }),
    workspace.onDidGrantWorkspaceTrust(() => void started.restart()),
    workspace.onDidChangeWorkspaceFolders(() => {
      // A new folder may hold the server that was missing.
      if (started.state.kind === "failed") void started.restart();
    }),
  );
  void started.restart();
  return { session: started, activationTime: performance.now() - begun };
}

export function deactivate(): Promise<void> | undefined {
  return session?.stop();
}

/** In a remote window the setting is on a tab of its own, and a search of the others finds nothing. */
async function openPathSetting(): Promise<void> {
  const query = `${section}.path`;
  if (env.remoteName === undefined) {
    await commands.executeCommand("workbench.action.openSettings", query);
  } else {
    await commands.executeCommand("workbench.action.openRemoteSettings", { query });
  }
}

async function act(action: Action, started: ServerSession): Promise<void> {
  switch (action) {
    case "Restart":
      return started.restart();
    case "Show Logs":
      return void commands.executeCommand(`${section}.showLogs`);
    case "Open Settings":
      return openPathSetting();
    case "Build It Now": {
      const folder = await projectFolder();
      if (folder && (await buildServer(folder)) === 0) await started.restart();
    }
  }
}
