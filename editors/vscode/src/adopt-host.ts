import { window } from "vscode";
import { runningClient } from "./fix-all";
import type { ServerSession } from "./server-session";

/** Has every pushed hosting controller use one class of the project's own, after asking once. */
export async function adoptSharedHost(session: ServerSession): Promise<void> {
  const client = runningClient(session);
  if (client === undefined) return;
  const choice = await window.showWarningMessage(
    "Push all SwiftUI screens of the workspace with one shared hosting class?",
    {
      modal: true,
      detail:
        "RetainingHostingController.swift is created where it is needed. Projects with a hosting class of their own stay as they are.",
    },
    "Adopt",
  );
  if (choice === undefined) return;
  const result = await client.sendRequest<{ files?: number } | null>("workspace/executeCommand", {
    command: "bridge-lsp.server.adoptSharedHost",
    arguments: [],
  });
  if (result?.files === 0) {
    void window.showInformationMessage(
      "Nothing to do: no plain hosting controller is pushed, or the project has its own class.",
    );
  }
}
