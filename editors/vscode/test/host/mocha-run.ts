import Mocha from "mocha";

/** Runs what `define` declares, and reports each test on a line that the test run picks up. */
export function runSuites(define: () => void): Promise<void> {
  const mocha = new Mocha({ ui: "bdd", timeout: 60_000, reporter: Lines });
  // Declares `describe` and `it` as globals, as loading a file of tests would.
  mocha.suite.emit("pre-require", globalThis, "", mocha);
  define();
  return new Promise((resolve, reject) =>
    mocha.run((failures) => {
      if (failures > 0) reject(new Error(`${failures} tests failed`));
      else resolve();
    }),
  );
}

/** Prints a line in the report of the test run. */
export const say = (line: string) => console.log(`suite:${line}`);

class Lines extends Mocha.reporters.Base {
  constructor(runner: Mocha.Runner) {
    super(runner);
    runner.on("pass", (test) => say(`  ✔ ${test.fullTitle()} (${test.duration ?? 0} ms)`));
    runner.on("fail", (test, error: Error) =>
      say(`  ✖ ${test.fullTitle()}\n${error.stack ?? error.message}`),
    );
    runner.on("end", () => {
      say(`  ${this.stats.passes} passed, ${this.stats.failures} failed`);
    });
  }
}
