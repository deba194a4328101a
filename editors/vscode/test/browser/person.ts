import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { expect, type Browser, type Locator, type Page } from "@playwright/test";
import { openBrowser } from "../harness/browser";
import { VSCodeServer, type ServerOptions } from "../harness/vscode-server";

const artifacts = resolve("artifacts");

/** A person at a window of VS Code in which the packaged extension is installed. */
export class Person {
  private shots = 0;

  private constructor(
    readonly server: VSCodeServer,
    readonly page: Page,
    private readonly browser: Browser,
    private readonly story: string,
  ) {}

  /** @param story Names the screenshots. */
  static async sitDown(
    story: string,
    options: ServerOptions,
    prepare: (server: VSCodeServer) => void = () => undefined,
  ): Promise<Person> {
    const server = await VSCodeServer.start({ vsix: resolve("bridge-lsp.vsix"), ...options });
    prepare(server);
    const { browser, page } = await openBrowser();
    mkdirSync(artifacts, { recursive: true });
    const person = new Person(server, page, browser, story);
    await page.goto(server.window());
    await page.locator(".monaco-workbench").waitFor();
    return person;
  }

  async leave(): Promise<void> {
    await this.browser.close();
    await this.server.stop();
  }

  /** Keeps what is on the screen. */
  async shot(name: string): Promise<void> {
    await this.page.waitForTimeout(400); // What slides or fades in is there then.
    const number = String(++this.shots).padStart(2, "0");
    await this.page.screenshot({ path: join(artifacts, `${this.story}-${number}-${name}.png`) });
  }

  /** The Remote settings, which a running window watches. */
  setMachine(settings: Readonly<Record<string, unknown>>): void {
    writeFileSync(join(this.server.root, "data/Machine/settings.json"), JSON.stringify(settings));
  }

  /** Opens a file of the workspace at the first line that holds the text. */
  async openAt(path: string, text: string): Promise<void> {
    const lines = readFileSync(join(this.server.workspace, path), "utf8").split("\n");
    const line = lines.findIndex((candidate) => candidate.includes(text));
    expect(line, `${path} holds ${text}`).toBeGreaterThanOrEqual(0);
    await this.openFile(basename(path), `:${line + 1}`);
  }

  async openFile(name: string, place = ""): Promise<void> {
    // A window that has just opened may take the focus away, or not know its files yet.
    await expect(async () => {
      await this.page.keyboard.press("Escape");
      await this.page.keyboard.press("Control+P");
      const input = this.page.locator(".quick-input-widget input[type=text]");
      await input.fill(`${name}${place}`, { timeout: 2_000 });
      const row = this.page.locator(".quick-input-list .monaco-list-row").first();
      await expect(row).toContainText(name, { timeout: 5_000 });
      await this.page.keyboard.press("Enter");
    }).toPass({ timeout: 60_000 });
    const tab = this.page.locator(".tab.active", { hasText: name });
    await tab.waitFor();
    await this.page.locator(".editor-instance .view-line").first().waitFor();
  }

  async command(title: string): Promise<void> {
    await this.page.keyboard.press("F1");
    const input = this.page.locator(".quick-input-widget input[type=text]");
    await input.waitFor();
    await input.fill(`>${title}`);
    const row = this.page.locator(".quick-input-list .monaco-list-row").first();
    await expect(row).toContainText(title);
    await this.page.keyboard.press("Enter");
  }

  /** The messages on the screen. */
  get toasts(): Locator {
    return this.page.locator(".notification-toast .notification-list-item-message");
  }

  /** The item `{ }` in the status bar, whose name holds what all language items say. */
  get status(): Locator {
    return this.page.locator("[id='status.languageStatus']");
  }

  /** Waits until the status says so. */
  async expectStatus(text: RegExp): Promise<void> {
    await expect(this.status.locator("a, [aria-label]").first()).toHaveAttribute(
      "aria-label",
      text,
    );
  }

  /** Opens the hover over the status item. */
  async showStatus(): Promise<Locator> {
    await this.status.hover();
    const hover = this.page.locator(".hover-language-status").first();
    await hover.waitFor();
    return hover;
  }
}
