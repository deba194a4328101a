import assert from "node:assert/strict";
import * as vscode from "vscode";
import { findings, Messages, mockServer, open, pause, running, session, until } from "./window";

const restart = () => vscode.commands.executeCommand("bridge-lsp.restartServer");

export function resilienceSuite(): void {
  describe("resilience", () => {
    let messages: Messages;
    beforeEach(async () => {
      messages = new Messages();
      mockServer().wish({});
      await restart();
      await running();
      mockServer().forget();
    });
    afterEach(() => messages.restore());

    it("a server that is killed comes back with its findings, without a message", async () => {
      const { document } = await open("App.swift");
      await until("the finding", () => findings(document.uri).length === 1);
      await restart();
      const [pid] = mockServer().alive();
      assert.ok(pid);
      process.kill(pid, "SIGKILL");
      await until("another server", () =>
        mockServer()
          .alive()
          .find((other) => other !== pid),
      );
      await running();
      await until("the finding again", () => findings(document.uri).length === 1);
      assert.deepEqual(messages.texts, []);
      await vscode.commands.executeCommand("workbench.action.closeAllEditors");
    });

    it("twelve restarts at once cost at most two starts and leave one server", async () => {
      await Promise.all(Array.from({ length: 12 }, restart));
      await running();
      assert.ok(mockServer().starts().length <= 2, `${mockServer().starts().length} starts`);
      assert.equal(mockServer().alive().length, 1);
    });

    it("five crashes at start: one message, then restart works and counts anew", async () => {
      mockServer().wish({ crashAtStart: 3 });
      void restart();
      const current = await session();
      await until("giving up", () => current.state.kind === "failed", 40_000);
      await pause(500);
      assert.equal(mockServer().starts().length, 5);
      assert.equal(messages.texts.length, 1);
      assert.match(messages.texts[0] ?? "", /exit code 3/);
      mockServer().wish({});
      await restart();
      await running();
      assert.equal(mockServer().alive().length, 1);
      assert.equal(messages.texts.length, 1);
    });

    it("a refused initialize: one message, no process left", async () => {
      mockServer().wish({ failInitialize: "the mock refuses" });
      await restart();
      assert.equal((await session()).state.kind, "failed");
      assert.equal(messages.texts.length, 1);
      assert.match(messages.texts[0] ?? "", /the mock refuses/);
      await until("no process", () => mockServer().alive().length === 0);
    });

    it("an initialize that is never answered does not block a restart", async () => {
      mockServer().wish({ hangInitialize: true });
      void restart();
      await until("the start", () =>
        mockServer()
          .heard()
          .some(({ method }) => method === "initialize"),
      );
      assert.equal((await session()).state.kind, "starting");
      mockServer().wish({});
      const began = Date.now();
      await restart();
      await running();
      assert.ok(Date.now() - began < 5_000, `took ${Date.now() - began} ms`);
      assert.equal(mockServer().alive().length, 1);
      assert.deepEqual(messages.texts, []);
    });

    it("a version that is never answered does not block a restart", async () => {
      mockServer().wish({ hangVersion: true });
      void restart();
      await until("the question", () =>
        mockServer()
          .heard()
          .some(({ argv }) => argv?.[0] === "--version"),
      );
      mockServer().wish({});
      const began = Date.now();
      await restart();
      await running();
      assert.ok(Date.now() - began < 4_000, `took ${Date.now() - began} ms`);
    });

    it("a shutdown that is never answered ends in a kill", async () => {
      mockServer().wish({ hangShutdown: true });
      await restart();
      const [pid] = mockServer().alive();
      mockServer().wish({});
      await restart();
      await running();
      assert.ok(
        !mockServer()
          .alive()
          .includes(pid ?? 0),
      );
      assert.equal(mockServer().alive().length, 1);
      assert.deepEqual(messages.texts, []);
    });

    it("the status is busy while the server reads", async () => {
      mockServer().wish({ progress: { message: "reading 120 files", milliseconds: 1_500 } });
      await restart();
      const current = await session();
      const reading = await until("reading", () =>
        current.state.kind === "reading" ? current.state : undefined,
      );
      assert.equal(reading.text, "reading 120 files");
      await running();
    });
  });
}
