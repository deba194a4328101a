/**
 * Runs `apply` until nobody has asked since it last began: never two at once, and any number of
 * requests meanwhile cost one more run.
 */
export class Reconciler {
  private asked = 0;
  private running: Promise<void> | undefined;

  constructor(private readonly apply: () => Promise<void>) {}

  /** Resolves when a run that began after this call has ended. */
  request(): Promise<void> {
    this.asked++;
    return (this.running ??= this.run().finally(() => (this.running = undefined)));
  }

  private async run(): Promise<void> {
    for (let seen = -1; seen !== this.asked;) {
      seen = this.asked;
      await this.apply();
    }
  }
}
