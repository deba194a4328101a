import assert from "node:assert/strict";
import { test } from "node:test";
import { checkSentence } from "../../src/check-output";

const report = (...severities: string[]) =>
  JSON.stringify({ version: 1, diagnostics: severities.map((severity) => ({ severity })) });

test("findings are counted", () => {
  assert.equal(
    checkSentence("A.swift", report("warning", "hint", "hint"), "", 0),
    "A.swift has 1 warning, 2 hints.",
  );
});

test("a file that was left out is said so, with the reason", () => {
  const errors =
    "bridge-lsp: warning: Pods/A.swift: not checked: inside the vendored folder 'Pods'\n0 files checked";
  assert.equal(
    checkSentence("Pods/A.swift", report(), errors, 0),
    "Pods/A.swift is not checked: inside the vendored folder 'Pods'.",
  );
});

test("silence without a reason is a clean file, unless rules are off", () => {
  assert.equal(
    checkSentence("A.swift", report(), "0 findings in 1 file\n", 0),
    "A.swift was checked and has no findings.",
  );
  assert.match(checkSentence("A.swift", report(), "", 2), /2 rules are off in the settings/);
});

test("a run that failed says why", () => {
  assert.equal(
    checkSentence("A.swift", "", "bridge-lsp: .bridge-lsp.json:3: rules: no such rule\n", 0),
    "A.swift could not be checked: bridge-lsp: .bridge-lsp.json:3: rules: no such rule",
  );
});
