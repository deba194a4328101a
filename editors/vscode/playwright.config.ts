import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "test/browser",
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 1,
  // A machine that builds something else at the same time may be too slow once.
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  outputDir: "out/browser",
});
