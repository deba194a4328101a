import type { LogOutputChannel } from "vscode";

/** The last lines that went to the log, for people who report a problem. */
export class RecentLines {
  private readonly lines: string[] = [];

  constructor(private readonly limit = 50) {}

  get text(): string {
    return this.lines.join("\n");
  }

  add(line: string): void {
    this.lines.push(line);
    if (this.lines.length > this.limit) this.lines.shift();
  }

  /** The channel, whose messages from now on are kept here too. */
  keep(channel: LogOutputChannel): LogOutputChannel {
    for (const level of ["info", "warn", "error"] as const) {
      const write = channel[level].bind(channel) as (message: string, ...rest: unknown[]) => void;
      channel[level] = (message: string | Error, ...rest: unknown[]) => {
        this.add(`[${level}] ${String(message)}`);
        write(String(message), ...rest);
      };
    }
    return channel;
  }
}
