// Writes what is made from the rules: the setting `bridge-lsp.rules` in package.json, and the schema
// of .bridge-lsp.json. Reads `bridge-lsp rules --format json` from the program that BRIDGE_LSP names,
// else from the project's own build. `--check` writes nothing and fails when something is stale.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { withRules } from "./rules-setting.mjs";
import { schemaOf } from "./rules-schema.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const builds = ["release", "debug"].map((build) => `../../.build/${build}/bridge-lsp`);
const server = process.env.BRIDGE_LSP ?? builds.find((file) => existsSync(file));
if (server === undefined) fail("build the server first (swift build), or set BRIDGE_LSP");
const { version, rules } = JSON.parse(execFileSync(server, ["rules", "--format", "json"]));
if (version !== 1) fail(`rules of version ${version} are not understood`);

const write = (value) => `${JSON.stringify(value, undefined, 2)}\n`;
const made = {
  "package.json": write(withRules(JSON.parse(readFileSync("package.json", "utf8")), rules)),
  "schemas/bridge-lsp.schema.json": write(schemaOf(rules)),
};
// Prettier keeps short arrays on one line where JSON.stringify breaks them, so values are compared.
const same = (left, right) =>
  JSON.stringify(JSON.parse(left)) === JSON.stringify(JSON.parse(right));
for (const [file, text] of Object.entries(made)) {
  if (existsSync(file) && same(readFileSync(file, "utf8"), text)) continue;
  if (process.argv.includes("--check")) fail(`${file} is stale: npm run generate`);
  writeFileSync(file, text);
  execFileSync("node_modules/.bin/prettier", ["--write", "--log-level", "warn", file]);
}

function fail(message) {
  console.error(`generate: ${message}`);
  process.exit(1);
}
