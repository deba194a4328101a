import {
  CancellationTokenSource,
  commands,
  MarkdownString,
  Uri,
  window,
  type Hover,
  type LogOutputChannel,
} from "vscode";
import {
  CloseAction,
  ErrorAction,
  LanguageClient,
  MessageType,
  RevealOutputChannelOn,
  ShowMessageNotification,
  State,
  type LanguageClientOptions,
  type Middleware,
  type ProgressToken,
  type ShowMessageParams,
  type StreamInfo,
} from "vscode-languageclient/node";
import { settingsFor } from "./configuration";
import { documents, section } from "./documents";
import { OwnCollections } from "./own-collections";
import { withOfflineLinks } from "./rule-links";

/** A client that writes to the log and never speaks to the user: the session does that, once. */
export class BridgeClient extends LanguageClient {
  override error(message: string, data?: unknown): void {
    super.error(message, data, false); // Some calls of the library force a pop-up.
  }

  override async stop(timeout?: number): Promise<void> {
    // The library stops a client that failed to start, which rejects.
    if (this.isRunning()) await super.stop(timeout);
  }

  onDidStop(listener: () => void): void {
    this.onDidChangeState(({ newState }) => {
      if (newState === State.Stopped) listener();
    });
  }
}

export interface ClientEvents {
  readonly log: LogOutputChannel;
  /** Starts the server. */
  readonly onConnect: () => Promise<StreamInfo>;
  /** What the server is busy with; undefined when it has ended. */
  readonly onProgress: (busy: { readonly text: string | undefined } | undefined) => void;
}

export function createClient({ log, onConnect, onProgress }: ClientEvents): BridgeClient {
  const options: LanguageClientOptions = {
    documentSelector: documents,
    outputChannel: log,
    traceOutputChannel: log,
    // What is pulled goes by the server's identifier, which the problem matcher owns too, so that the
    // two replace each other. A second collection of that name would be given another one.
    diagnosticCollectionName: `${section}.pushed`,
    diagnosticCollectionProvider: new OwnCollections(),
    revealOutputChannelOn: RevealOutputChannelOn.Never,
    // All three: the library takes those that are missing for false.
    diagnosticPullOptions: { onChange: true, onSave: false, onFocus: true },
    markdown: { isTrusted: { enabledCommands: trustedCommands } },
    initializationFailedHandler: () => false,
    errorHandler: {
      // Restarting is the session's work: the library pops up three messages for each crash at start.
      error: () => ({ action: ErrorAction.Continue, handled: true }),
      closed: () => ({
        action: CloseAction.DoNotRestart,
        handled: true,
        message: "The server's connection closed.",
      }),
    },
    middleware: middleware(onProgress),
  };
  const client = new BridgeClient(section, "Bridge LSP", onConnect, options);
  client.onNotification(ShowMessageNotification.type, (message) => show(message, log));
  return client;
}

/** What a link in a hover may run; nothing else does. */
const trustedCommands = ["bridge-lsp.explainRule"];

/** A message of the server, unless it repeats what a diagnostic in the configuration file says. */
function show({ type, message }: ShowMessageParams, log: LogOutputChannel): void {
  log.info(`[server] ${message}`);
  if (aboutConfiguration.test(message)) return;
  if (type === MessageType.Error) void window.showErrorMessage(message);
  else if (type === MessageType.Warning) void window.showWarningMessage(message);
  else void window.showInformationMessage(message);
}

const aboutConfiguration = /(^|\/)\.bridge-lsp\.json:/;

function middleware(onProgress: ClientEvents["onProgress"]): Middleware {
  const busy = new Set<ProgressToken>();
  return {
    workspace: {
      configuration: ({ items }) =>
        items.map(({ section: name, scopeUri }) =>
          name === section
            ? settingsFor(scopeUri === undefined ? undefined : Uri.parse(scopeUri))
            : null,
        ),
      // "Ask again": the library would send every default along.
      // Files that nobody has open are saved, as those of a rename are, instead of left as tabs.
      handleApplyEdit: (params, next) => {
        const metadata = { ...params.metadata, isRefactoring: true };
        return next({ ...params, metadata }, new CancellationTokenSource().token);
      },
      didChangeConfiguration: (_sections, next) => next(undefined),
    },
    provideHover: async (document, position, token, next) =>
      offline(await next(document, position, token)),
    executeCommand: (command, parameters: unknown[], next): Thenable<unknown> =>
      command === "bridge-lsp.server.explain"
        ? commands.executeCommand("bridge-lsp.explainRule", ...parameters)
        : Promise.resolve(next(command, parameters)),
    handleWorkDoneProgress: (token, params, next) => {
      if (params.kind === "begin") busy.add(token);
      else if (params.kind === "end") busy.delete(token);
      onProgress(
        busy.size === 0 ? undefined : { text: "message" in params ? params.message : undefined },
      );
      next(token, params);
    },
  };
}

function offline(hover: Hover | null | undefined): Hover | null | undefined {
  for (const content of hover?.contents ?? []) {
    if (content instanceof MarkdownString) content.value = withOfflineLinks(content.value);
  }
  return hover;
}
