import { EventEmitter, type Disposable, type LogOutputChannel } from "vscode";
import { CrashBudget } from "./crash-budget";
import type { BridgeClient } from "./language-client";
import type { Failure, Problem } from "./problems";
import { Reconciler } from "./reconciler";
import { ServerProcess } from "./server-process";
import type { Probe } from "./server-probe";
import type { Running, SessionState } from "./session-state";

/** What the session needs of the window that it lives in. */
export interface SessionHost {
  readonly log: LogOutputChannel;
  /** Milliseconds that a server may take to answer `initialize`. */
  readonly startTimeout: number;
  find(signal: AbortSignal): Promise<Probe>;
  readonly workingFolder: () => string | undefined;
  /** The failure in words. */
  explain(failure: Failure): Problem;
}

/** One client and one process. A client that failed can't be used again, so neither outlives the other. */
interface Life {
  readonly client: BridgeClient;
  process?: ServerProcess;
}

/**
 * The life of the server. Commands, settings, trust and crashes all go through one reconciler, so
 * two starts or stops never overlap.
 */
export class ServerSession implements Disposable {
  private readonly changes = new EventEmitter<SessionState>();
  readonly onDidChange = this.changes.event;
  private readonly work = new Reconciler(() => this.apply());
  private readonly budget = new CrashBudget();
  private current: SessionState = { kind: "stopped" };
  private wanted = false;
  private life: Life | undefined;
  private retry: NodeJS.Timeout | undefined;
  /** Counts the runs of `apply`, so that a slow end knows whether it still matters. */
  private runs = 0;
  /** Ends a start that is under way, when something newer is wanted. */
  private abandon: AbortController | undefined;

  constructor(private readonly host: SessionHost) {}

  get state(): SessionState {
    return this.current;
  }

  /** The client, while it can be asked. */
  get client(): BridgeClient | undefined {
    return this.life?.client.isRunning() ? this.life.client : undefined;
  }

  dispose(): void {
    this.changes.dispose();
  }

  /**
   * Starts the server; if it runs, starts it anew. A person asked or something changed, so old
   * crashes are forgiven.
   */
  restart(): Promise<void> {
    this.budget.reset();
    return this.want(true);
  }

  stop(): Promise<void> {
    return this.want(false);
  }

  private want(wanted: boolean): Promise<void> {
    this.wanted = wanted;
    this.abandon?.abort();
    return this.work.request();
  }

  private async apply(): Promise<void> {
    this.runs++;
    clearTimeout(this.retry);
    await this.end();
    if (!this.wanted) {
      this.become({ kind: "stopped" });
      return;
    }
    const abandon = (this.abandon = new AbortController());
    // Whatever goes wrong, no state lasts that says "starting".
    await this.begin(abandon.signal).catch((error: unknown) => this.refused(error));
    this.abandon = undefined;
  }

  private async begin(signal: AbortSignal): Promise<void> {
    this.become({ kind: "starting" });
    // The library loads while the server is looked for.
    const [found, { createClient }] = await Promise.all([
      this.host.find(signal),
      import("./language-client"),
    ]);
    if (signal.aborted) return;
    if (found.kind !== "ok") {
      this.fail(found);
      return;
    }
    const { file, origin } = found.candidate;
    const running: Running = { version: found.version, file, origin };
    this.host.log.info(`Starting ${file} (${found.version}, from ${origin})`);
    const life: Life = {
      client: createClient({
        log: this.host.log,
        onConnect: async () => (life.process = await this.launch(file, signal)).transport,
        onProgress: (busy) => {
          if (this.life !== life) return;
          this.become(
            busy ? { kind: "reading", ...busy, ...running } : { kind: "running", ...running },
          );
        },
      }),
    };
    this.life = life;
    await this.connect(life, running, signal);
  }

  private launch(file: string, signal: AbortSignal): Promise<ServerProcess> {
    if (signal.aborted) throw new Error("the start was abandoned");
    const { log, workingFolder } = this.host;
    return ServerProcess.launch(file, workingFolder(), (line) => log.info(`[server] ${line}`));
  }

  private async connect(life: Life, running: Running, signal: AbortSignal): Promise<void> {
    const kill = () => void life.process?.end(0);
    const overdue = setTimeout(kill, this.host.startTimeout);
    signal.addEventListener("abort", kill);
    try {
      await life.client.start();
      life.client.onDidStop(() => {
        if (this.life === life) void this.crashed(life);
      });
      if (this.current.kind === "starting") this.become({ kind: "running", ...running });
    } catch (error) {
      if (signal.aborted) return;
      // Did it end, or did it answer with an error?
      const ended = await Promise.race([life.process?.ended, after(200)]);
      if (typeof ended === "string") {
        await this.crashed(life);
        return;
      }
      await this.end();
      this.refused(error);
    } finally {
      clearTimeout(overdue);
      signal.removeEventListener("abort", kill);
    }
  }

  /** The server ended and nobody had asked it to. */
  private async crashed(life: Life): Promise<void> {
    const run = this.runs;
    this.life = undefined;
    // A server that closed its pipe and lives on would never be seen again.
    await life.process?.end(500);
    const ended = (await life.process?.ended) ?? "no process";
    await life.client.dispose().catch(() => undefined);
    if (run !== this.runs || !this.wanted) return; // Somebody asked for a restart or a stop meanwhile.
    const delay = this.budget.spend();
    if (delay === undefined) {
      this.fail({ kind: "crashing", count: this.budget.count, ended });
      return;
    }
    this.host.log.warn(
      `The server ended unexpectedly (${ended}); starting it again in ${delay} ms.`,
    );
    this.become({ kind: "restarting", crash: this.budget.count, ended });
    this.retry = setTimeout(() => void this.work.request(), delay);
  }

  private async end(): Promise<void> {
    const life = this.life;
    this.life = undefined;
    if (!life) return;
    await life.client
      .stop()
      .catch((error: unknown) =>
        this.host.log.warn(`The server did not stop by itself: ${String(error)}`),
      );
    await life.process?.end(500);
    await life.client.dispose().catch(() => undefined);
  }

  private refused(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.fail({ kind: "refused", reason });
  }

  private fail(failure: Failure): void {
    this.become({ kind: "failed", problem: this.host.explain(failure) });
  }

  private become(state: SessionState): void {
    this.current = state;
    this.changes.fire(state);
  }
}

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
