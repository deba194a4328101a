import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface ServerOptions {
  /** A folder that is copied, so that tests may change it. */
  readonly workspaceFrom?: string;
  /** The name of the copy. */
  readonly workspaceName?: string;
  readonly vsix?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** The Remote settings, where a window that is served reads `bridge-lsp.path`. */
  readonly machineSettings?: Readonly<Record<string, unknown>>;
  /** Lets a suite run in the extension host, but hides every toast and dialog. */
  readonly driver?: boolean;
}

const quiet = {
  "workbench.startupEditor": "none",
  "security.workspace.trust.enabled": false,
  "telemetry.telemetryLevel": "off",
  "chat.disableAIFeatures": true,
  "workbench.secondarySideBar.defaultVisibility": "hidden",
  "editor.minimap.enabled": false,
  "files.autoSave": "off",
};

/** A real VS Code server on a free port, with its own user data and its own home folder. */
export class VSCodeServer {
  private constructor(
    readonly root: string,
    readonly workspace: string,
    readonly port: number,
    private readonly child: ChildProcess,
  ) {}

  static async start(options: ServerOptions): Promise<VSCodeServer> {
    const main = serverMain();
    const root = mkdtempSync(join(tmpdir(), "bridge-vscode-"));
    const workspace = join(root, options.workspaceName ?? "workspace");
    if (options.workspaceFrom === undefined) mkdirSync(workspace);
    else cpSync(options.workspaceFrom, workspace, { recursive: true });
    write(join(root, "data/User/settings.json"), { ...quiet, ...options.settings });
    write(join(root, "data/Machine/settings.json"), options.machineSettings ?? {});
    mkdirSync(join(root, "home"));
    const folders = ["--server-data-dir", root, "--user-data-dir", join(root, "data")];
    folders.push("--extensions-dir", join(root, "extensions"));
    if (options.vsix !== undefined) install(main, folders, options.vsix);
    const port = await freePort();
    const child = spawn(
      process.execPath,
      [
        ...[main, ...folders, "--host", "127.0.0.1", "--port", String(port)],
        ...["--without-connection-token", "--accept-server-license-terms"],
        ...["--telemetry-level", "off", ...(options.driver ? ["--enable-smoke-test-driver"] : [])],
      ],
      { stdio: "ignore", env: { ...process.env, HOME: join(root, "home") } },
    );
    const server = new VSCodeServer(root, workspace, port, child);
    await server.answers();
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The address of a window. */
  window(path = this.workspace, payload: readonly (readonly [string, string])[] = []): string {
    const kind = path.endsWith(".code-workspace") ? "workspace" : "folder";
    const query = new URLSearchParams({ payload: JSON.stringify(payload), [kind]: path });
    return `${this.origin}/?${query.toString().replaceAll("+", "%20")}`;
  }

  remote(path: string): string {
    return `vscode-remote://127.0.0.1:${this.port}${path}`;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const ended = new Promise((resolve) => this.child.once("exit", resolve));
      this.child.kill();
      await ended;
    }
    rmSync(this.root, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  private async answers(): Promise<void> {
    for (let tries = 0; ; tries++) {
      const answer = await fetch(`${this.origin}/version`).catch(() => undefined);
      if (answer) return;
      if (tries > 300) throw new Error("the VS Code server did not answer within 30 s");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function serverMain(): string {
  const folder = process.env.BRIDGE_VSCODE_SERVER ?? "";
  const main = join(folder, "out/server-main.js");
  if (folder === "" || !existsSync(main)) {
    throw new Error("BRIDGE_VSCODE_SERVER names no VS Code server, which these tests start");
  }
  return main;
}

function install(main: string, folders: readonly string[], vsix: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [main, ...folders, "--install-extension", vsix],
    { encoding: "utf8" },
  );
  if (status !== 0 || !stdout.includes("successfully installed")) {
    throw new Error(`installing ${vsix} failed: ${stdout}${stderr}`);
  }
}

function write(file: string, value: unknown): void {
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
