import assert from "node:assert/strict";
import { dirname, join } from "node:path";
import * as vscode from "vscode";
import type { Exports } from "../../src/extension";
import type { ServerSession } from "../../src/server-session";
import { MockServer } from "../harness/mock-server";

const id = "bridge-lsp.bridge-lsp";

/** What the extension gives others, once it is active. */
export async function exported(): Promise<Exports> {
  const extension = vscode.extensions.getExtension<Exports>(id);
  assert.ok(extension, `${id} is not there`);
  return extension.activate();
}

export async function session(): Promise<ServerSession> {
  return (await exported()).session;
}

export function extension(): vscode.Extension<unknown> {
  const found = vscode.extensions.getExtension(id);
  assert.ok(found);
  return found;
}

export function folder(): vscode.WorkspaceFolder {
  const first = vscode.workspace.workspaceFolders?.[0];
  assert.ok(first);
  return first;
}

/** The folder that holds all that belongs to this window. */
export function root(): string {
  return dirname(folder().uri.fsPath);
}

export function mockServer(): MockServer {
  return new MockServer(join(root(), "mock é 日本"));
}

/** Waits until `look` finds something. */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  patience = 15_000,
): Promise<NonNullable<T>> {
  const deadline = Date.now() + patience;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== null && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`waited ${patience} ms for ${what}`);
    await pause(50);
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export async function running(): Promise<ServerSession> {
  const current = await session();
  await until("a running server", () => current.state.kind === "running");
  return current;
}

/** Our findings in a file. */
export function findings(uri: vscode.Uri): vscode.Diagnostic[] {
  return vscode.languages.getDiagnostics(uri).filter(({ source }) => source === "bridge-lsp");
}

export function set(name: string, value: unknown, target = vscode.ConfigurationTarget.Global) {
  return vscode.workspace.getConfiguration("bridge-lsp").update(name, value, target);
}

export async function open(name: string): Promise<vscode.TextEditor> {
  return vscode.window.showTextDocument(vscode.Uri.joinPath(folder().uri, name));
}

type Show = "showErrorMessage" | "showWarningMessage" | "showInformationMessage";

/** Counts the messages of the window instead of showing them, and answers as it is told. */
export class Messages {
  readonly texts: string[] = [];
  answer: string | undefined;
  private readonly originals = new Map<Show, unknown>();

  constructor() {
    for (const name of [
      "showErrorMessage",
      "showWarningMessage",
      "showInformationMessage",
    ] as const) {
      this.originals.set(name, vscode.window[name]);
      Object.assign(vscode.window, {
        [name]: (text: string) => {
          this.texts.push(text);
          return this.answer === undefined
            ? new Promise(() => undefined)
            : Promise.resolve(this.answer);
        },
      });
    }
  }

  restore(): void {
    Object.assign(vscode.window, Object.fromEntries(this.originals));
  }
}
