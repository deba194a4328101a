// Runs the suites inside the extension host of a real VS Code, each group in a window of its own.
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { openBrowser } from "../harness/browser";
import { MockServer } from "../harness/mock-server";
import { VSCodeServer } from "../harness/vscode-server";
import { groups, type Group } from "./groups";

const patience = 300_000;

async function run(name: string, group: Group): Promise<boolean> {
  const server = await VSCodeServer.start({
    workspaceFrom: resolve("test/fixtures/app"),
    workspaceName: group.workspaceName,
    settings: group.settings ?? {},
    driver: true,
  });
  const { browser, page } = await openBrowser();
  try {
    const mock = MockServer.create(join(server.root, "mock é 日本"));
    if (group.usual) MockServer.create(join(server.root, "home/.swiftpm/bin"));
    const second = join(server.root, "second");
    mkdirSync(second);
    writeFileSync(join(second, "Second.swift"), "let second = 2 // BUG\n");
    const file = join(server.root, "both.code-workspace");
    writeFileSync(
      file,
      JSON.stringify({ folders: [{ path: server.workspace }, { path: second }], settings: {} }),
    );
    writeFileSync(
      join(server.root, "data/Machine/settings.json"),
      JSON.stringify(group.usual ? {} : { "bridge-lsp.path": mock.file }),
    );
    const done = new Promise((end) => page.exposeFunction("codeAutomationExit", end));
    await page.exposeFunction("codeAutomationLog", (_type: string, words: unknown[]) => {
      const text = String(words[0]);
      if (text.startsWith("suite:")) console.log(text.slice("suite:".length));
    });
    await page.goto(
      server.window(group.multiRoot ? file : server.workspace, [
        ["extensionDevelopmentPath", server.remote(resolve("."))],
        ["extensionTestsPath", server.remote(resolve(`out/host/${name}.js`))],
      ]),
    );
    const late = new Promise((end) => setTimeout(end, patience, "timed out"));
    const result = await Promise.race([done, late]);
    if (result !== 0) console.log(`${name}: ${String(result)}`);
    return result === 0;
  } finally {
    await browser.close();
    await server.stop();
  }
}

const chosen = process.argv.slice(2);
let passed = true;
for (const [name, group] of Object.entries(groups)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\nIn the extension host: ${name}`);
  passed = (await run(name, group)) && passed;
}
process.exit(passed ? 0 : 1);
