import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { Person } from "./person";

const server = process.env.BRIDGE_LSP ?? resolve("../../.build/debug/bridge-lsp");
const workspaceFrom = resolve("../../Examples/Harbor");

test.setTimeout(400_000);

/** The real server over the example app, all in one window, as somebody would meet it. */
test("open an app, see the bugs, understand them, repair them", async () => {
  expect(existsSync(server), "build the server first: swift build").toBe(true);
  const person = await Person.sitDown("story", {
    workspaceFrom,
    workspaceName: "Harbor",
    machineSettings: { "bridge-lsp.path": server },
  });
  const { page } = person;
  const code = (text: string) => page.locator(".view-line", { hasText: text }).first();
  try {
    await test.step("Problems fills with findings of files that nobody opened", async () => {
      await person.openFile("TripViewController.swift");
      await person.expectStatus(/Bridge LSP \d+\.\d+\.\d+/);
      await page.keyboard.press("Control+Shift+M");
      const problems = page.locator(".markers-panel");
      await expect(problems).toContainText("AccountViewController.swift");
      await expect(problems).toContainText("environment-object-not-injected");
      await person.shot("problems");
      await page.keyboard.press("Control+Shift+M");
    });

    await test.step("a hover says what is true, and its link opens the rule's page", async () => {
      await person.openAt("Trip/TripViewController.swift", "guideArea.addSubview");
      await expect(page.locator(".squiggly-warning").first()).toBeVisible();
      await code("guideArea.addSubview(guide.view)")
        .locator("span", { hasText: "addSubview" })
        .last()
        .hover();
      const hover = page
        .locator(".monaco-hover-content")
        .filter({ hasText: "without a parent" })
        .first();
      await expect(hover).toBeVisible();
      await person.shot("hover");
      await page.locator(".monaco-hover a", { hasText: "The whole page" }).first().click();
      await expect(rulePage(page, "hosting-not-contained")).toBeVisible();
      await page.keyboard.press("Control+F4");
    });

    await test.step("“Add [weak self]” from the light bulb changes the line", async () => {
      const path = "Trip/TripViewController.swift";
      await repair(person, path, "onBook: startBooking", "startBooking", /weak self/);
      await expect(code("[weak self]")).toBeVisible();
      await person.shot("weak-self-applied");
    });

    await test.step("“Move to viewDidLoad” from the light bulb moves the host", async () => {
      const path = "Departures/DeparturesViewController.swift";
      await repair(person, path, "(rootView: ServiceNotice", "UIHostingController", /^Move to/);
      await person.shot("moved");
      await page.keyboard.press("Control+S");
      const file = `${person.server.workspace}/Departures/DeparturesViewController.swift`;
      await expect(() => {
        const appearance = execFileSync("sed", [
          "-n",
          "/func viewWillAppear/,/^    }/p",
          file,
        ]).toString();
        expect(appearance).not.toContain("UIHostingController");
        const all = execFileSync("cat", [file]).toString();
        expect(all).toContain("UIHostingController(rootView: ServiceNotice");
      }).toPass();
    });

    await test.step("a rule explains itself, offline", async () => {
      await person.command("Bridge LSP: Explain Rule");
      await page.locator(".quick-input-widget input[placeholder*='Choose a rule']").waitFor();
      await page.keyboard.type("hosting-not-contained");
      await person.shot("rules");
      await page.keyboard.press("Enter");
      await expect(rulePage(page, "hosting-not-contained")).toBeVisible();
      await person.shot("page");
    });

    await test.step("the menu holds what can be done", async () => {
      await person.openFile("TripViewController.swift");
      await person.showStatus();
      await person.shot("status");
      await person.command("Bridge LSP: Show Menu");
      await expect(page.locator(".quick-input-list")).toContainText("Copy Debug Information");
      await person.shot("menu");
      await page.keyboard.press("Escape");
    });

    await test.step("Check This File says what it sees", async () => {
      await person.command("Bridge LSP: Check This File");
      await expect(person.toasts.filter({ hasText: /TripViewController\.swift has/ })).toHaveCount(
        1,
      );
      await person.shot("check-file");
      await person.command("Notifications: Clear All Notifications");
    });

    await test.step("Fix All in Workspace asks once and repairs what is safe", async () => {
      await person.command("Bridge LSP: Fix All in Workspace");
      const dialog = page.locator(".monaco-dialog-box");
      await expect(dialog).toContainText("Apply the safe fixes");
      await person.shot("question");
      await dialog.getByRole("button", { name: "Fix All" }).click();
      await expect(() => {
        const left = execFileSync(server, ["check", "--fix", "--diff", "--fail-on", "never", "."], {
          cwd: person.server.workspace,
          stdio: "pipe",
        }).toString();
        expect(left).toBe("");
      }).toPass({ timeout: 20_000 });
      await person.shot("fixed");
    });

    await test.step("the server comes back when it is restarted", async () => {
      await person.command("Bridge LSP: Restart Server");
      await person.expectStatus(/Bridge LSP \d+\.\d+\.\d+, Running/);
      await expect(page.locator(".squiggly-warning").first()).toBeVisible();
    });
  } finally {
    await person.leave();
  }
});

/** The heading of a rule's page in VS Code's preview. */
function rulePage(page: Page, rule: string): Locator {
  const preview = page.frameLocator("iframe.webview").frameLocator("iframe#active-frame");
  return preview.getByRole("heading", { name: rule, exact: true });
}

/** Puts the cursor on a word of a line and takes a fix from the light bulb. */
async function repair(
  person: Person,
  path: string,
  line: string,
  word: string,
  title: RegExp,
): Promise<void> {
  const { page } = person;
  await person.openAt(path, line);
  await expect(page.locator(".squiggly-warning").first()).toBeVisible();
  const place = page.locator(".view-line", { hasText: line }).locator("span", { hasText: word });
  const action = page.locator(".action-widget .monaco-list-row", { hasText: title }).first();
  await expect(async () => {
    await page.keyboard.press("Escape");
    await place.last().click();
    await page.keyboard.press("Control+.");
    await expect(action).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await person.shot("light-bulb");
  await action.click();
}
