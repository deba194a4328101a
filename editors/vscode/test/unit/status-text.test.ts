import assert from "node:assert/strict";
import { test } from "node:test";
import { tallyText } from "../../src/findings";
import type { SessionState } from "../../src/session-state";
import { statusText } from "../../src/status-text";

const running = { version: "1.2.3", file: "/usr/bin/bridge-lsp", origin: "PATH" };
const states: readonly SessionState[] = [
  { kind: "stopped" },
  { kind: "starting" },
  { kind: "reading", text: undefined, ...running },
  { kind: "reading", text: "reading ".repeat(20), ...running },
  { kind: "running", ...running },
  { kind: "restarting", crash: 2, ended: "signal SIGSEGV" },
];

for (const state of states) {
  test(`${state.kind}: names the product, fits, offers a command`, () => {
    const status = statusText(state);
    assert.match(status.text, /Bridge LSP/);
    assert.ok(status.detail.length > 0 && status.detail.length <= 40);
    assert.match(status.command.command, /^bridge-lsp\./);
  });
}

test("a server that answers shows its version, and works while it reads", () => {
  assert.equal(statusText({ kind: "running", ...running }).text, "Bridge LSP 1.2.3");
  const reading = statusText({ kind: "reading", text: "120 files", ...running });
  assert.deepEqual(
    [reading.text, reading.detail, reading.busy],
    ["Bridge LSP 1.2.3", "120 files", true],
  );
});

test("findings are counted in words", () => {
  assert.equal(tallyText({ 0: 0, 1: 0, 2: 0, 3: 0 }), "No findings");
  assert.equal(tallyText({ 0: 1, 1: 3, 2: 0, 3: 0 }), "1 error, 3 warnings");
  assert.equal(tallyText({ 0: 0, 1: 1, 2: 2, 3: 1 }), "1 warning, 2 notes, 1 hint");
});
