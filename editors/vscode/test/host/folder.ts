import { activationSuite } from "./activation.suite";
import { commandSuite } from "./commands.suite";
import { dailySuite } from "./daily.suite";
import { discoverySuite } from "./discovery.suite";
import { runSuites } from "./mocha-run";
import { resilienceSuite } from "./resilience.suite";
import { ruleToolSuite } from "./rule-tool.suite";
import { severitySuite } from "./severity.suite";

export function run(): Promise<void> {
  return runSuites(() => {
    activationSuite();
    dailySuite();
    commandSuite();
    severitySuite();
    ruleToolSuite();
    discoverySuite();
    resilienceSuite();
  });
}
