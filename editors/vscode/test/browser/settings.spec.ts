import { join, resolve } from "node:path";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { MockServer } from "../harness/mock-server";
import { Person } from "./person";

const server = process.env.BRIDGE_LSP ?? resolve("../../.build/debug/bridge-lsp");
const workspaceFrom = resolve("../../Examples/Harbor");

test("a severity changed in the Settings editor applies at once", async () => {
  const person = await Person.sitDown("settings", {
    workspaceFrom,
    machineSettings: { "bridge-lsp.path": server },
  });
  const { page } = person;
  try {
    await person.openAt("Trip/TripViewController.swift", "guideArea.addSubview");
    await expect(page.locator(".squiggly-warning").first()).toBeVisible();
    await person.command("Bridge LSP: Open Settings");
    const table = page.locator(".setting-item", { hasText: "Bridge-lsp: Rules" });
    const row = table.locator(".setting-list-object-row", { hasText: "hosting-not-contained" });
    const select = table.locator("select").last();
    const written = join(person.server.root, "data/User/settings.json");
    // The editor draws the table anew when its search has ended, and forgets what was chosen.
    await expect(async () => {
      await expect(row).toBeVisible({ timeout: 5_000 });
      await row.dblclick({ timeout: 5_000 });
      await select.selectOption("error", { force: true, timeout: 5_000 });
      await person.shot("chosen");
      await table.getByRole("button", { name: "OK" }).click({ timeout: 5_000 });
      await expect(() => {
        expect(readFileSync(written, "utf8")).toMatch(/"hosting-not-contained": "error"/);
      }).toPass({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await page.keyboard.press("Escape");
    await person.openAt("Trip/TripViewController.swift", "guideArea.addSubview");
    await expect(page.locator(".squiggly-error").first()).toBeVisible();
    await person.shot("applied");
  } finally {
    await person.leave();
  }
});

test("a broken configuration is a problem in its file; mending it clears it", async () => {
  const person = await Person.sitDown("configuration", {
    workspaceFrom,
    machineSettings: { "bridge-lsp.path": server },
  });
  const { page } = person;
  try {
    await person.openFile("TripViewController.swift");
    await person.expectStatus(/Bridge LSP \d+\.\d+\.\d+/);
    const file = join(person.server.workspace, ".bridge-lsp.json");
    writeFileSync(file, '{\n  "rules": { "hosting-not-containd": "off" }\n}\n');
    await page.keyboard.press("Control+Shift+M");
    const problems = page.locator(".markers-panel");
    await expect(problems).toContainText(".bridge-lsp.json");
    await person.openFile(".bridge-lsp.json");
    await person.shot("misspelt");
    await expect(person.toasts).toHaveCount(0);
    writeFileSync(file, '{\n  "rules": { "hosting-not-contained": "off" }\n}\n');
    await expect(problems).not.toContainText(".bridge-lsp.json");
    await expect(problems).not.toContainText("without a parent view controller");
    await person.shot("mended");
  } finally {
    await person.leave();
  }
});

test("the walkthrough shows the way in four steps", async () => {
  const person = await Person.sitDown("walkthrough", {
    workspaceFrom,
    machineSettings: { "bridge-lsp.path": server },
  });
  const { page } = person;
  try {
    await person.openFile("TripViewController.swift");
    await person.command("Welcome: Open Walkthrough...");
    await page.locator(".quick-input-list").getByText("Get started with Bridge LSP").click();
    await page.locator(".gettingStartedContainer").getByText("See a finding").waitFor();
    await page.keyboard.press("Control+B");
    await person.shot("server");
    for (const step of ["See a finding", "Repair it", "Choose your rules"]) {
      await page.locator(".getting-started-step", { hasText: step }).first().click();
      await page.waitForTimeout(700); // The picture is exchanged after the step.
      await person.shot(step.toLowerCase().replaceAll(" ", "-"));
    }
    await page.locator(".getting-started-step", { hasText: "See a finding" }).first().click();
    await page.getByRole("button", { name: "Open the sample" }).click();
    await expect(page.locator(".squiggly-warning").first()).toBeVisible();
    await person.shot("sample");
  } finally {
    await person.leave();
  }
});

test("a folder's own program runs only after trust is given", async () => {
  let decoy: MockServer | undefined;
  let chosen: MockServer | undefined;
  const person = await Person.sitDown(
    "trust",
    {
      workspaceFrom: resolve("test/fixtures/app"),
      settings: {
        "security.workspace.trust.enabled": true,
        "security.workspace.trust.startupPrompt": "never",
      },
    },
    (vscode) => {
      decoy = MockServer.create(join(vscode.root, "decoy"));
      chosen = MockServer.create(join(vscode.root, "home/.swiftpm/bin"));
      mkdirSync(join(vscode.workspace, ".vscode"));
      writeFileSync(
        join(vscode.workspace, ".vscode/settings.json"),
        JSON.stringify({ "bridge-lsp.path": decoy.file }),
      );
    },
  );
  const { page } = person;
  try {
    await person.openFile("App.swift");
    await person.expectStatus(/Bridge LSP 0\.1\.0, Running/);
    expect(decoy?.heard()).toEqual([]);
    expect(chosen?.alive()).toHaveLength(1);
    await person.shot("restricted");
    await person.command("Workspaces: Manage Workspace Trust");
    await page.getByRole("button", { name: "Trust", exact: true }).first().click();
    await expect(() => expect(decoy?.alive()).toHaveLength(1)).toPass({ timeout: 20_000 });
    await expect(() => expect(chosen?.alive()).toHaveLength(0)).toPass({ timeout: 20_000 });
    await person.shot("trusted");
  } finally {
    await person.leave();
  }
});
