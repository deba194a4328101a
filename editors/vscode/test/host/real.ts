import { configurationSuite } from "./real-configuration.suite";
import { realFindingsSuite } from "./real-findings.suite";
import { realFixesSuite } from "./real-fixes.suite";
import { runSuites } from "./mocha-run";

/** The same behaviours over the real server, and those that a mock can't show. */
export function run(): Promise<void> {
  return runSuites(() => {
    realFindingsSuite();
    configurationSuite();
    realFixesSuite();
  });
}
