// Bundles the suites and the program that runs them in VS Code, then runs it: all groups of suites,
// or those named.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
await import("./build.mjs");
rmSync("out/host", { recursive: true, force: true });
const shared = { bundle: true, platform: "node", packages: "external", sourcemap: "inline" };
await build({
  ...shared,
  entryPoints: ["folder", "real", "multi-root", "usual", "own", "restricted"].map(
    (name) => `test/host/${name}.ts`,
  ),
  outdir: "out/host",
  format: "cjs",
  logLevel: "warning",
});
await build({
  ...shared,
  entryPoints: ["test/host/run.ts"],
  outfile: "out/host/run.mjs",
  format: "esm",
  logLevel: "warning",
});
const { status } = spawnSync(
  process.execPath,
  ["--enable-source-maps", "out/host/run.mjs", ...process.argv.slice(2)],
  { stdio: "inherit" },
);
process.exit(status ?? 1);
