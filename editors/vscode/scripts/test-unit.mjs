// Bundles and runs the tests of the pure parts.
import { spawnSync } from "node:child_process";
import { globSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
rmSync("out/unit", { recursive: true, force: true });
await build({
  entryPoints: globSync("test/unit/*.test.ts"),
  outdir: "out/unit",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  packages: "external",
  sourcemap: "inline",
  logLevel: "warning",
});
const { status } = spawnSync(
  process.execPath,
  ["--enable-source-maps", "--test", ...globSync("out/unit/*.test.mjs")],
  { stdio: "inherit" },
);
process.exit(status ?? 1);
