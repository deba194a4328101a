import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { createInterface } from "node:readline";

/**
 * The server as a process that we own: its stderr is log text (the client library would show it as
 * errors), its end is known and enforced.
 */
export class ServerProcess {
  /** How the process ended: `exit code 1`, `signal SIGKILL`. */
  readonly ended: Promise<string>;
  private over = false;

  private constructor(
    private readonly child: ChildProcessWithoutNullStreams,
    logLine: (line: string) => void,
  ) {
    createInterface({ input: child.stderr }).on("line", logLine);
    this.ended = new Promise((resolve) =>
      child.on("exit", (code, signal) => {
        this.over = true;
        resolve(signal ? `signal ${signal}` : `exit code ${String(code)}`);
      }),
    );
  }

  /** Starts `file serve` without a shell; rejects when the system refuses to. */
  static launch(
    file: string,
    cwd: string | undefined,
    logLine: (line: string) => void,
  ): Promise<ServerProcess> {
    const child = spawn(file, ["serve"], { cwd, env: process.env });
    child.stdin.on("error", () => undefined); // A write to a dead server is reported by its end.
    return new Promise((resolve, reject) =>
      child.once("error", reject).once("spawn", () => resolve(new ServerProcess(child, logLine))),
    );
  }

  get transport(): { reader: NodeJS.ReadableStream; writer: NodeJS.WritableStream } {
    return { reader: this.child.stdout, writer: this.child.stdin };
  }

  /** Gives the process `grace` milliseconds to end by itself, then ends it. */
  async end(grace: number): Promise<void> {
    if (this.over) return;
    const timer = setTimeout(() => this.child.kill("SIGKILL"), grace);
    await this.ended;
    clearTimeout(timer);
  }
}
