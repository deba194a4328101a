import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** How the mock misbehaves, from its next start on. */
export interface Wish {
  readonly version?: string;
  readonly hangVersion?: boolean;
  /** The exit code of a crash right at the start. */
  readonly crashAtStart?: number;
  /** Milliseconds after the start until it crashes. */
  readonly crashAfter?: number;
  readonly hangInitialize?: boolean;
  readonly failInitialize?: string;
  readonly hangShutdown?: boolean;
  readonly progress?: { readonly message: string; readonly milliseconds: number };
}

/** A line of the mock's log. */
export interface Heard {
  readonly pid: number;
  readonly argv?: readonly string[];
  readonly method?: string;
  readonly params?: unknown;
}

/** A program of the name `bridge-lsp` that is the mock, in a folder of its own. */
export class MockServer {
  readonly file: string;
  private readonly control: string;
  private readonly log: string;

  constructor(readonly folder: string) {
    this.file = join(folder, "bridge-lsp");
    this.control = join(folder, "control.json");
    this.log = join(folder, "log.jsonl");
  }

  /** Writes the program. The editor's server replaces the environment, so the script sets it. */
  static create(folder: string, node = process.execPath): MockServer {
    const mock = new MockServer(folder);
    mkdirSync(folder, { recursive: true });
    const script = resolve("test/mock/bridge-lsp.mjs");
    const variables = `MOCK_CONTROL='${mock.control}' MOCK_LOG='${mock.log}'`;
    writeFileSync(mock.file, `#!/bin/sh\n${variables} exec '${node}' '${script}' "$@"\n`);
    chmodSync(mock.file, 0o755);
    return mock;
  }

  wish(wish: Wish): void {
    writeFileSync(this.control, JSON.stringify(wish));
  }

  heard(): Heard[] {
    if (!existsSync(this.log)) return [];
    const lines = readFileSync(this.log, "utf8").split("\n");
    return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Heard);
  }

  forget(): void {
    writeFileSync(this.log, "");
  }

  /** The process ids of every server that was started. */
  starts(): number[] {
    return this.heard()
      .filter(({ argv }) => argv?.[0] === "serve")
      .map(({ pid }) => pid);
  }

  /** Those that still run. */
  alive(): number[] {
    return this.starts().filter((pid) => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    });
  }
}
