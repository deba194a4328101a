import assert from "node:assert/strict";
import { setImmediate as turn } from "node:timers/promises";
import { test } from "node:test";
import { Reconciler } from "../../src/reconciler";

test("requests while one runs cost one more run, and never two at once", async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const work = new Reconciler(async () => {
    runs++;
    most = Math.max(most, ++running);
    await turn();
    running--;
  });
  await Promise.all(Array.from({ length: 12 }, () => work.request()));
  assert.deepEqual({ runs, most }, { runs: 2, most: 1 });
});

test("a request after the end runs again", async () => {
  let runs = 0;
  const work = new Reconciler(() => {
    runs++;
    return Promise.resolve();
  });
  await work.request();
  await work.request();
  assert.equal(runs, 2);
});

test("a run that fails does not block the next", async () => {
  let runs = 0;
  const work = new Reconciler(() =>
    runs++ === 0 ? Promise.reject(new Error("first")) : Promise.resolve(),
  );
  await assert.rejects(work.request(), /first/);
  await work.request();
  assert.equal(runs, 2);
});
