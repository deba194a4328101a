// Runs the suites inside the extension host of a real VS Code, each group in a window of its own.
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { openBrowser } from "../harness/browser";
import { MockServer } from "../harness/mock-server";
import { VSCodeServer } from "../harness/vscode-server";
import { groups, type Group } from "./groups";

const patience = 300_000;

async function run(name: string, group: Group): Promise<boolean> {
  const server = await VSCodeServer.start({
    ...(group.own
      ? {}
      : { workspaceFrom: resolve(group.real ? "../../Examples/Harbor" : "test/fixtures/app") }),
    workspaceName: group.workspaceName,
    settings: group.settings ?? {},
    driver: true,
  });
  const { browser, page } = await openBrowser();
  try {
    const mock = layOut(server, group);
    const done = new Promise((end) => void page.exposeFunction("codeAutomationExit", end));
    await page.exposeFunction("codeAutomationLog", (_type: string, words: unknown[]) => {
      const text = String(words[0]);
      if (text.startsWith("suite:")) console.log(text.slice("suite:".length));
    });
    await page.goto(
      server.window(group.multiRoot ? join(server.root, "both.code-workspace") : server.workspace, [
        ["extensionDevelopmentPath", server.remote(resolve("."))],
        ["extensionTestsPath", server.remote(resolve(`out/host/${name}.js`))],
      ]),
    );
    const late = new Promise((end) => setTimeout(end, patience, "timed out"));
    const result = await Promise.race([done, late]);
    if (result !== 0) console.log(`${name}: ${String(result)}`);
    await page.close();
    const left = await survivors(mock);
    if (left.length > 0) console.log(`${name}: ${left.length} servers outlived their window`);
    return result === 0 && left.length === 0;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Writes the programs, folders and settings that the group's suites need. */
function layOut(server: VSCodeServer, group: Group): MockServer {
  const chosen = MockServer.create(join(server.root, "mock é 日本"));
  MockServer.create(join(server.root, "decoy"));
  const found = MockServer.create(join(server.root, group.usual ? "home/.swiftpm/bin" : "unused"));
  const second = join(server.root, "second");
  write(join(second, "Second.swift"), "let second = 2 // BUG\n");
  const folders = [{ path: server.workspace }, { path: second }];
  write(join(server.root, "both.code-workspace"), JSON.stringify({ folders, settings: {} }));
  const real = process.env.BRIDGE_LSP ?? resolve("../../.build/debug/bridge-lsp");
  if (group.own) layOutToolchain(server);
  const path =
    group.usual || group.own ? {} : { "bridge-lsp.path": group.real ? real : chosen.file };
  write(join(server.root, "data/Machine/settings.json"), JSON.stringify(path));
  if (group.workspaceSettings) {
    const settings = JSON.stringify(group.workspaceSettings);
    write(join(server.workspace, ".vscode/settings.json"), settings);
  }
  if (group.own) return new MockServer(join(server.root, "built"));
  return group.usual ? found : chosen;
}

/** A `swift` on the `PATH` that writes down what it is asked and builds nothing but a mock. */
function layOutToolchain(server: VSCodeServer): void {
  const programs = join(server.root, "programs");
  const built = MockServer.create(join(server.root, "built"));
  const release = join(server.workspace, ".build/release");
  const swift = [
    "#!/bin/sh",
    `echo "$PWD $*" >> '${join(server.root, "swift.log")}'`,
    `mkdir -p '${release}' && cp '${built.file}' '${release}/bridge-lsp'`,
  ];
  write(join(programs, "swift"), `${swift.join("\n")}\n`);
  chmodSync(join(programs, "swift"), 0o755);
  // The editor asks a login shell for the environment of the programs that it starts.
  write(join(server.root, "home/.profile"), `export PATH='${programs}':"$PATH"\n`);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The servers that still run when a closed window has had 15 s to end them. */
async function survivors(mock: MockServer): Promise<number[]> {
  for (let tries = 0; tries < 150 && mock.alive().length > 0; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return mock.alive();
}

const chosen = process.argv.slice(2);
let passed = true;
for (const [name, group] of Object.entries(groups)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\nIn the extension host: ${name}`);
  passed = (await run(name, group)) && passed;
}
process.exit(passed ? 0 : 1);
