import assert from "node:assert/strict";
import { test } from "node:test";
import { candidates, type Surroundings } from "../../src/server-locator";

const around: Surroundings = {
  setting: "",
  home: "/home/me",
  path: "/usr/bin:relative:/opt/homebrew/bin:",
  env: { TOOLS: "/tools" },
  bundled: "/ext/server/bin/bridge-lsp",
  folders: ["/work/a", "/work/b"],
  trusted: true,
  name: "bridge-lsp",
};
const files = (change: Partial<Surroundings>) =>
  candidates({ ...around, ...change }).map(({ file }) => file);

test("bundled, PATH, usual folders, the workspace's build: in this order, none twice", () => {
  assert.deepEqual(
    candidates(around).map(({ file, origin }) => `${origin}: ${file}`),
    [
      "bundled: /ext/server/bin/bridge-lsp",
      "PATH: /usr/bin/bridge-lsp",
      "PATH: /opt/homebrew/bin/bridge-lsp",
      "usual folder: /usr/local/bin/bridge-lsp",
      "usual folder: /home/me/.swiftpm/bin/bridge-lsp",
      "usual folder: /home/me/.mint/bin/bridge-lsp",
      "workspace: /work/a/.build/release/bridge-lsp",
      "workspace: /work/a/.build/debug/bridge-lsp",
      "workspace: /work/b/.build/release/bridge-lsp",
      "workspace: /work/b/.build/debug/bridge-lsp",
    ],
  );
});

test("a folder that is not trusted gives no program", () => {
  assert.ok(!files({ trusted: false }).some((file) => file.includes(".build")));
});

test("a chosen path is the only candidate", () => {
  assert.deepEqual(files({ setting: " /x y/é日本/bridge-lsp " }), ["/x y/é日本/bridge-lsp"]);
});

test("home, folders and environment are filled in", () => {
  assert.deepEqual(files({ setting: "~/bin/b" }), ["/home/me/bin/b"]);
  assert.deepEqual(files({ setting: "${userHome}/b" }), ["/home/me/b"]);
  assert.deepEqual(files({ setting: "${env:TOOLS}/b" }), ["/tools/b"]);
  assert.deepEqual(files({ setting: "${workspaceFolder}/b" }), ["/work/a/b", "/work/b/b"]);
});

test("a relative path is looked for in each folder, and still named without one", () => {
  assert.deepEqual(files({ setting: "bin/b" }), ["/work/a/bin/b", "/work/b/bin/b"]);
  assert.deepEqual(files({ setting: "bin/b", folders: [] }), ["bin/b"]);
});
