/**
 * How often a server may crash: a few times, each restart later than the one before; then somebody
 * has to look.
 */
export class CrashBudget {
  private crashes: number[] = [];

  /** @param delays Milliseconds before each restart. @param window Milliseconds a crash counts for. */
  constructor(
    private readonly delays: readonly number[] = [0, 500, 2_000, 8_000],
    private readonly window = 180_000,
  ) {}

  /** The crashes that count at the moment of the last one. */
  get count(): number {
    return this.crashes.length;
  }

  reset(): void {
    this.crashes = [];
  }

  /** Milliseconds to wait before the restart, or undefined when there shall be none. */
  spend(now = Date.now()): number | undefined {
    this.crashes = [...this.crashes.filter((crash) => now - crash < this.window), now];
    return this.delays[this.crashes.length - 1];
  }
}
