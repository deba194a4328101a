import assert from "node:assert/strict";
import { test } from "node:test";
import { compareVersions, parseVersion } from "../../src/version";

test("the version is read from the program's answer, and from no other program's", () => {
  assert.equal(parseVersion("bridge-lsp 0.12.3\n"), "0.12.3");
  assert.equal(parseVersion("warning: x\nbridge-lsp 1.0.0-beta\n"), "1.0.0");
  assert.equal(parseVersion("swift 6.2.0"), undefined);
  assert.equal(parseVersion("not-bridge-lsp 1.2.3"), undefined);
  assert.equal(parseVersion(""), undefined);
});

test("versions compare by their numbers", () => {
  assert.ok(compareVersions("0.9.0", "0.10.0") < 0);
  assert.ok(compareVersions("1.0.0", "0.99.99") > 0);
  assert.equal(compareVersions("2.3.4", "2.3.4"), 0);
});
