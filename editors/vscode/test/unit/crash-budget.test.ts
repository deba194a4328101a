import assert from "node:assert/strict";
import { test } from "node:test";
import { CrashBudget } from "../../src/crash-budget";

test("four crashes are forgiven, each later than the last, the fifth is not", () => {
  const budget = new CrashBudget();
  const delays = [1, 2, 3, 4, 5].map((second) => budget.spend(second * 1000));
  assert.deepEqual(delays, [0, 500, 2_000, 8_000, undefined]);
  assert.equal(budget.count, 5);
});

test("a crash counts for three minutes", () => {
  const budget = new CrashBudget();
  for (let crash = 0; crash < 4; crash++) budget.spend(crash);
  assert.equal(budget.spend(180_003), 0);
});

test("a reset starts the count anew", () => {
  const budget = new CrashBudget();
  for (let crash = 0; crash < 5; crash++) budget.spend(crash);
  budget.reset();
  assert.equal(budget.count, 0);
  assert.equal(budget.spend(10), 0);
});
