// Bundles the extension. Two bundles: the client library is large, and is loaded while the server is
// looked for, so that activation itself stays quick.
import { cpSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
rmSync("dist", { recursive: true, force: true });
await build({
  entryPoints: ["src/extension.ts", "src/language-client.ts"],
  outdir: "dist",
  bundle: true,
  minify: !process.argv.includes("--debug"),
  sourcemap: process.argv.includes("--debug") ? "linked" : false,
  platform: "node",
  target: "node20",
  format: "cjs",
  // `external` matches import texts. A bare import() would not find the second bundle.
  external: ["vscode", "*/language-client"],
  supported: { "dynamic-import": false },
  mainFields: ["module", "main"],
  legalComments: "none",
  logLevel: "warning",
});

// The pages about the rules come from the rules; the package brings them along.
const pages = "../../docs/rules";
rmSync("rules", { recursive: true, force: true });
mkdirSync("rules");
for (const page of readdirSync(pages)) {
  if (page.endsWith(".md")) cpSync(`${pages}/${page}`, `rules/${page}`);
}
