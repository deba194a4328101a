import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { MockServer } from "../harness/mock-server";
import { Person } from "./person";

const workspaceFrom = resolve("test/fixtures/app");

test("no server: one message, the status says it, and the setting is one click away", async () => {
  const person = await Person.sitDown("no-server", { workspaceFrom });
  try {
    await person.openFile("App.swift");
    await expect(person.toasts).toHaveText([/found no bridge-lsp program/]);
    await person.shot("message");
    await person.expectStatus(/Bridge LSP.*No server found/);
    await person.showStatus();
    await person.shot("status");
    // The hover over the status lies on the message.
    await person.page.mouse.move(600, 300);
    await expect(person.page.locator(".hover-language-status").first()).toBeHidden();
    await person.page.getByRole("button", { name: "Open Settings" }).click();
    await expect(person.page.locator(".settings-editor")).toContainText("Bridge-lsp: Path");
    await person.shot("settings");
  } finally {
    await person.leave();
  }
});

test("a wrong path, an old server, a mended one: one message each, and no reload", async () => {
  let mock: MockServer | undefined;
  const person = await Person.sitDown("wrong-path", { workspaceFrom }, (server) => {
    mock = MockServer.create(join(server.root, "mock é 日本"));
  });
  try {
    const { file } = mock ?? { file: "" };
    mock?.wish({ version: "0.0.9" });
    person.setMachine({ "bridge-lsp.path": "/no/such/bridge-lsp" });
    await person.openFile("App.swift");
    await expect(person.toasts.filter({ hasText: "bridge-lsp.path is set to" })).toHaveCount(1);
    await person.shot("wrong");
    await person.command("Notifications: Clear All Notifications");
    person.setMachine({ "bridge-lsp.path": file });
    await expect(person.toasts).toHaveText([/0\.1\.0 or newer.*0\.0\.9/]);
    await person.shot("old");
    mock?.wish({});
    await person.page.getByRole("button", { name: "Restart" }).click();
    await person.expectStatus(/Bridge LSP 0\.1\.0/);
    await expect(person.page.locator(".squiggly-warning").first()).toBeVisible();
    await expect(person.toasts).toHaveCount(0);
    await person.shot("mended");
  } finally {
    await person.leave();
  }
});

test("a server that crashes five times: one message, and Restart in it works", async () => {
  let mock: MockServer | undefined;
  const person = await Person.sitDown("crashing", { workspaceFrom }, (server) => {
    mock = MockServer.create(join(server.root, "mock"));
    mock.wish({ crashAtStart: 3 });
  });
  try {
    person.setMachine({ "bridge-lsp.path": mock?.file });
    await person.openFile("App.swift");
    await person.expectStatus(/Crashed \(exit code 3\)/);
    await expect(person.toasts.filter({ hasText: "crashed 5 times" })).toHaveCount(1, {
      timeout: 40_000,
    });
    await person.shot("given-up");
    mock?.wish({});
    await person.page.getByRole("button", { name: "Restart" }).click();
    await person.expectStatus(/Bridge LSP 0\.1\.0, Running/);
    await person.showStatus();
    await person.shot("running");
  } finally {
    await person.leave();
  }
});
