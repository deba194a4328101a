import { commands, window, workspace, type Disposable, type LogOutputChannel } from "vscode";
import { openConfiguration } from "./configuration-file";
import { section } from "./documents";
import { fixAllInFile, fixAllInWorkspace } from "./fix-all";
import { copy, showMenu } from "./menu";
import type { RulePages } from "./rule-pages";
import type { ServerSession } from "./server-session";

export interface CommandSurroundings {
  readonly session: ServerSession;
  readonly log: LogOutputChannel;
  readonly pages: RulePages;
  readonly debugInformation: () => string;
}

/** Every command of the manifest by its name after `bridge-lsp.`. */
export function commandTable({ session, log, pages, debugInformation }: CommandSurroundings) {
  return {
    restartServer: () => session.restart(),
    showLogs: () => log.show(),
    fixAllInFile: () => fixAllInFile(session),
    fixAllInWorkspace: () => fixAllInWorkspace(session),
    explainRule: (rule?: unknown) => pages.explain(rule),
    openConfiguration,
    openSettings: () => commands.executeCommand("workbench.action.openSettings", `${section}.`),
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
