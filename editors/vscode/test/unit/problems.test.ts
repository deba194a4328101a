import assert from "node:assert/strict";
import { test } from "node:test";
import { problemOf, type Failure } from "../../src/problems";
import { statusText } from "../../src/status-text";

const chosen = { file: "/x y/bridge-lsp", origin: "setting" } as const;
const found = { file: "/usr/bin/bridge-lsp", origin: "PATH" } as const;
const failures: readonly Failure[] = [
  { kind: "none" },
  { kind: "unusable", candidate: chosen, reason: "it is a folder" },
  { kind: "unusable", candidate: found, reason: "it is not executable" },
  { kind: "old", candidate: chosen, version: "0.0.9", least: "0.1.0" },
  { kind: "old", candidate: found, version: "0.0.9", least: "0.1.0" },
  { kind: "crashing", count: 5, ended: "signal SIGSEGV" },
  { kind: "refused", reason: "it speaks UTF-7" },
];

for (const failure of failures) {
  test(`${failure.kind}: a sentence, a way on, and a status that fits`, () => {
    const problem = problemOf(failure);
    assert.match(problem.text, /bridge-lsp|Bridge LSP/);
    assert.ok(problem.actions.length > 0);
    const status = statusText({ kind: "failed", problem });
    assert.ok(status.detail.length <= 40, `${status.detail} is too long for the status`);
    assert.equal(status.severity, "error");
  });
}

test("a chosen path that does not work names the setting and the file", () => {
  const { text } = problemOf({ kind: "unusable", candidate: chosen, reason: "it is a folder" });
  assert.equal(
    text,
    "Bridge LSP can't start: bridge-lsp.path is set to /x y/bridge-lsp, but it is a folder.",
  );
});

test("an old server is named with both versions", () => {
  const { text } = problemOf({ kind: "old", candidate: found, version: "0.0.9", least: "0.1.0" });
  assert.match(text, /0\.1\.0 or newer/);
  assert.match(text, /\/usr\/bin\/bridge-lsp is 0\.0\.9/);
});

test("in this project the server can be built", () => {
  assert.ok(problemOf({ kind: "none" }, true).actions.includes("Build It Now"));
  assert.ok(!problemOf({ kind: "none" }, false).actions.includes("Build It Now"));
});

test("different problems are said each, the same one is not said twice", () => {
  const ids = failures.map((failure) => problemOf(failure).id);
  assert.equal(new Set(ids).size, ids.length);
});
