import assert from "node:assert/strict";
import { say } from "./mocha-run";
import { exported } from "./window";

export function activationSuite(): void {
  describe("activation", () => {
    it("waits for nothing", async () => {
      const { activationTime } = await exported();
      assert.ok(activationTime > 0);
      // Printed and not held to a number: the machine may be busy with other things.
      say(`    activate took ${activationTime.toFixed(1)} ms (at most 20 on an idle machine)`);
    });
  });
}
