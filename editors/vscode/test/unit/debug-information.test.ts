import assert from "node:assert/strict";
import { test } from "node:test";
import { debugInformation } from "../../src/debug-information";
import { RecentLines } from "../../src/recent-lines";

test("a report has versions, the server's path and origin, settings and the log", () => {
  const text = debugInformation({
    extension: "0.1.0",
    editor: "VS Code 1.139.0",
    system: "Linux 6.1 x64",
    remote: "ssh-remote",
    trusted: false,
    folders: 2,
    state: { kind: "running", version: "1.2.3", file: "/usr/bin/bridge-lsp", origin: "PATH" },
    settings: { path: "", rules: { "double-pop": "off" } },
    log: "[info] Starting",
  });
  for (const part of [
    "VS Code 1.139.0",
    "remote: ssh-remote",
    "2 folders, restricted",
    "running, 1.2.3, /usr/bin/bridge-lsp (from PATH)",
    '"double-pop": "off"',
    "[info] Starting",
  ]) {
    assert.ok(text.includes(part), part);
  }
});

test("the last lines are kept, older ones are not", () => {
  const recent = new RecentLines(2);
  for (const line of ["one", "two", "three"]) recent.add(line);
  assert.equal(recent.text, "two\nthree");
});
