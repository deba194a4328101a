import assert from "node:assert/strict";
import { test } from "node:test";
import { ruleCatalogue } from "../../src/rule-catalogue";
import { explainLink, withOfflineLinks } from "../../src/rule-links";

const page = "https://github.com/bridge-lsp/bridge-lsp/blob/main/docs/rules";

test("links to rule pages open the package's page, other links stay", () => {
  const text = `[double-pop](${page}/double-pop.md), [Apple](https://developer.apple.com/x.md)`;
  assert.equal(
    withOfflineLinks(text),
    `[double-pop](${explainLink("double-pop")}), [Apple](https://developer.apple.com/x.md)`,
  );
});

test("a link carries the rule as its argument", () => {
  assert.equal(explainLink("a-b"), "command:bridge-lsp.explainRule?%5B%22a-b%22%5D");
});

test("the catalogue is read from the manifest, and an empty manifest has no rules", () => {
  const rules = {
    properties: { "double-pop": { description: "Two pops." } },
    default: { "double-pop": "error" },
  };
  const manifest = {
    contributes: { configuration: { properties: { "bridge-lsp.rules": rules } } },
  };
  assert.deepEqual(ruleCatalogue(manifest), [
    { id: "double-pop", summary: "Two pops.", severity: "error" },
  ]);
  assert.deepEqual(ruleCatalogue({}), []);
});
