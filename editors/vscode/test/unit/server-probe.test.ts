import assert from "node:assert/strict";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import type { Candidate, Origin } from "../../src/server-locator";
import { probe } from "../../src/server-probe";

const folder = mkdtempSync(join(tmpdir(), "probe é日本 "));
after(() => rmSync(folder, { recursive: true }));

function program(name: string, script: string, mode = 0o755): string {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, mode);
  return file;
}

const good = program("good", "echo bridge-lsp 9.8.7");
const at = (file: string, origin: Origin = "PATH"): Candidate => ({ file, origin });

test("the first that answers is taken, whatever stands before it", async () => {
  const all = [
    at(join(folder, "missing")),
    at(program("silent", "exit 3")),
    at(program("other", "echo swift 6.2.0")),
    at(program("plain", "echo bridge-lsp 9.9.9", 0o644)),
    at(good),
  ];
  assert.deepEqual(await probe(all), { kind: "ok", candidate: at(good), version: "9.8.7" });
});

test("a program that is too old is named with both versions", async () => {
  const old = at(program("old", "echo bridge-lsp 0.0.9"));
  assert.deepEqual(await probe([old]), {
    kind: "old",
    candidate: old,
    version: "0.0.9",
    least: "0.1.0",
  });
});

test("nothing anywhere is no server", async () => {
  assert.deepEqual(await probe([at(join(folder, "missing"))]), { kind: "none" });
  assert.deepEqual(await probe([]), { kind: "none" });
});

const reasons: readonly (readonly [string, () => string, string])[] = [
  ["is missing", () => join(folder, "missing"), "there is no such file"],
  ["is a folder", () => makeFolder("folder"), "it is a folder"],
  ["may not run", () => program("noexec", "true", 0o644), "it is not executable"],
  [
    "fails",
    () => program("fails", "echo cannot load libX >&2; exit 127"),
    "it does not run (cannot load libX)",
  ],
  ["fails silently", () => program("fails2", "exit 4"), "it does not run (exit code 4)"],
  ["dies", () => program("dies", "kill -9 $$"), "it does not run (signal SIGKILL)"],
  [
    "is another",
    () => program("else", "echo hello"),
    "it does not answer `--version` as bridge-lsp does",
  ],
];

function makeFolder(name: string): string {
  mkdirSync(join(folder, name));
  return join(folder, name);
}

for (const [what, make, reason] of reasons) {
  test(`a chosen path that ${what} is said so`, async () => {
    const candidate = at(make(), "setting");
    assert.deepEqual(await probe([candidate]), { kind: "unusable", candidate, reason });
  });
}

test("a program that does not answer is given up when the search is", async () => {
  const abort = new AbortController();
  const search = probe([at(program("hangs", "exec sleep 60"), "setting")], abort.signal);
  setTimeout(() => abort.abort(), 50);
  assert.equal((await search).kind, "unusable");
});
