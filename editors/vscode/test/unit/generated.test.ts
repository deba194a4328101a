import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { Ajv } from "ajv";
// @ts-expect-error The script is plain JavaScript.
import { withRules } from "../../scripts/rules-setting.mjs";
// @ts-expect-error The script is plain JavaScript.
import { schemaOf } from "../../scripts/rules-schema.mjs";

interface Setting {
  readonly properties: Record<string, { readonly enum: string[]; readonly description: string }>;
  readonly default: Record<string, string>;
}

const generatedRules = withRules as (
  manifest: unknown,
  rules: unknown[],
) => {
  contributes: { configuration: { properties: { "bridge-lsp.rules": Setting } } };
};
const generatedSchema = schemaOf as (rules: unknown[]) => object;
const manifest: unknown = JSON.parse(readFileSync("package.json", "utf8"));
const builds = ["release", "debug"].map((build) => `../../.build/${build}/bridge-lsp`);
const server = process.env.BRIDGE_LSP ?? builds.find((file) => existsSync(file));
const rule = (id: string, category: string, severity: string) => ({
  id,
  category,
  severity,
  summary: `About ${id}.`,
  fix: "safe",
  since: "0.1.0",
  url: `https://example.invalid/docs/rules/${id}.md`,
});
const rules = [
  rule("z", "layout", "hint"),
  rule("b", "state", "off"),
  rule("a", "layout", "error"),
];

test("the setting has every rule by category, with its own severity as the default", () => {
  const setting = generatedRules(manifest, rules).contributes.configuration.properties[
    "bridge-lsp.rules"
  ];
  assert.deepEqual(Object.keys(setting.properties), ["a", "z", "b"]);
  assert.deepEqual(setting.default, { a: "error", z: "hint", b: "off" });
  assert.equal(setting.properties.a?.description, "About a. (layout)");
});

test("the schema takes what the server takes, and no other severity", () => {
  const valid = new Ajv({ strict: false }).compile(generatedSchema(rules));
  assert.ok(valid({ rules: { a: "off" }, exclude: ["**/G.swift"], minimumIOS: "16.4" }));
  assert.ok(valid({}));
  assert.ok(!valid({ rules: { a: "loud" } }));
  assert.ok(!valid({ minimumIOS: "sixteen" }));
  assert.ok(!valid({ exclude: "x" }));
});

test(
  "what is made from the rules is not stale",
  { skip: server === undefined && "no server is built" },
  () => {
    execFileSync(process.execPath, ["scripts/generate.mjs", "--check"], { stdio: "pipe" });
  },
);
