import {
  commands,
  window,
  workspace,
  type Disposable,
  type LogOutputChannel,
  type Uri,
} from "vscode";
import { adoptSharedHost } from "./adopt-host";
import { checkFile } from "./check-file";
import { openConfiguration } from "./configuration-file";
import { section } from "./documents";
import { fixAllInFile, fixAllInWorkspace } from "./fix-all";
import { copy, showMenu } from "./menu";
import type { RuleEntry } from "./rule-catalogue";
import type { RulePages } from "./rule-pages";
import type { ServerSession } from "./server-session";
import { changeSeverity } from "./severity-actions";

export interface CommandSurroundings {
  readonly session: ServerSession;
  readonly log: LogOutputChannel;
  readonly pages: RulePages;
  readonly rules: readonly RuleEntry[];
  /** The path of the server's program, or undefined when there is none. */
  readonly server: () => Promise<string | undefined>;
  readonly debugInformation: () => string;
}

/** Every command of the manifest by its name after `bridge-lsp.`. */
export function commandTable(surroundings: CommandSurroundings) {
  const { session, log, pages, rules, server, debugInformation } = surroundings;
  return {
    restartServer: () => session.restart(),
    showLogs: () => log.show(),
    fixAllInFile: () => fixAllInFile(session),
    fixAllInWorkspace: () => fixAllInWorkspace(session),
    adoptSharedHost: () => adoptSharedHost(session),
    explainRule: (rule?: unknown) => pages.explain(rule),
    changeSeverity: (rule?: unknown, resource?: Uri) => changeSeverity(rules, rule, resource),
    checkFile: () => checkFile(server),
    openConfiguration,
    openSettings: () =>
      commands.executeCommand("workbench.action.openSettings", "@ext:bridge-lsp.bridge-lsp"),
    openSample,
    showMenu: () => showMenu(session.state, debugInformation),
    copyDebugInformation: () => copy(debugInformation()),
  };
}

export function registerCommands(surroundings: CommandSurroundings): Disposable[] {
  return Object.entries(commandTable(surroundings)).map(([name, run]) =>
    commands.registerCommand(`${section}.${name}`, run),
  );
}

const sample = `import SwiftUI
import UIKit

final class WelcomeViewController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let host = UIHostingController(rootView: Text("Welcome"))
    view.addSubview(host.view)
  }
}
`;

/** A document without a file that holds a bug, for people who want to see one. */
async function openSample(): Promise<void> {
  const document = await workspace.openTextDocument({ language: "swift", content: sample });
  await window.showTextDocument(document);
}
