import { commandSuite } from "./commands.suite";
import { dailySuite } from "./daily.suite";
import { discoverySuite } from "./discovery.suite";
import { runSuites } from "./mocha-run";
import { resilienceSuite } from "./resilience.suite";

export function run(): Promise<void> {
  return runSuites(() => {
    dailySuite();
    commandSuite();
    discoverySuite();
    resilienceSuite();
  });
}
