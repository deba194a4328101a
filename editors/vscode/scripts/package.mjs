// Packages the extension: bridge-lsp.vsix, or with `--target linux-x64 --server FOLDER` a platform
// package that brings along the server laid out in FOLDER (bin/bridge-lsp, lib/bridge-lsp/…).
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, rmSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const { values } = parseArgs({
  options: { target: { type: "string" }, server: { type: "string" } },
});
if ((values.target === undefined) !== (values.server === undefined)) {
  fail("--target and --server belong together: a platform package has the server of its platform");
}

rmSync("server", { recursive: true, force: true });
if (values.server !== undefined) {
  if (!existsSync(`${values.server}/bin`)) fail(`${values.server} has no bin/bridge-lsp`);
  cpSync(values.server, "server", { recursive: true });
}
const out = values.target === undefined ? "bridge-lsp.vsix" : `bridge-lsp-${values.target}.vsix`;
run("node", ["scripts/build.mjs"]);
const target = values.target === undefined ? [] : ["--target", values.target];
run("node_modules/.bin/vsce", ["package", "--no-dependencies", "--out", out, ...target]);
rmSync("server", { recursive: true, force: true });

const size = statSync(out).size;
if (values.target === undefined && size > 1_000_000) fail(`${out} has ${size} bytes, over 1 MB`);

function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit" });
  if (status !== 0) fail(`${command} failed${error ? `: ${error.message}` : ""}`);
}

function fail(message) {
  console.error(`package: ${message}`);
  process.exit(1);
}
