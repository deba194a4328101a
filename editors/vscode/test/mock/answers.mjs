// What the mock server says. Its one rule, `mock-finding`, reports each `BUG` in a Swift document.

const documents = new Map();
let settings = {};

/** Answers one message from the client. */
export function answer({ connection, message, wish, version }) {
  const { id, method, params } = message;
  const handler = handlers[method];
  if (handler) return handler({ connection, id, params, wish, version });
  if (id !== undefined) connection.fail(id, `no ${method}`, -32601);
}

const handlers = {
  initialize({ connection, id, wish, version }) {
    if (wish.hangInitialize) return;
    if (wish.failInitialize) return connection.fail(id, wish.failInitialize);
    connection.reply(id, { serverInfo: { name: "bridge-lsp", version }, capabilities });
  },
  async initialized({ connection, wish }) {
    const registration = { id: "settings", method: "workspace/didChangeConfiguration" };
    await connection.request("client/registerCapability", {
      registrations: [{ ...registration, registerOptions: { section: "bridge-lsp" } }],
    });
    if (wish.progress) await report(connection, wish.progress);
    if (wish.crashAfter) setTimeout(() => process.exit(9), wish.crashAfter);
  },
  async "workspace/didChangeConfiguration"({ connection }) {
    const items = [{ section: "bridge-lsp" }];
    const [answered] = await connection.request("workspace/configuration", { items });
    const changed = JSON.stringify(settings) !== JSON.stringify(answered);
    settings = answered ?? {};
    if (changed) await connection.request("workspace/diagnostic/refresh");
  },
  "textDocument/didOpen"({ params }) {
    documents.set(params.textDocument.uri, params.textDocument.text);
  },
  "textDocument/didChange"({ params }) {
    documents.set(params.textDocument.uri, params.contentChanges.at(-1).text);
  },
  "textDocument/didClose"({ params }) {
    documents.delete(params.textDocument.uri);
  },
  "textDocument/diagnostic"({ connection, id, params }) {
    connection.reply(id, { kind: "full", items: diagnose(params.textDocument.uri) });
  },
  "textDocument/hover"({ connection, id, params }) {
    const found = diagnose(params.textDocument.uri).some(
      ({ range }) => range.start.line === params.position.line,
    );
    const value = `Mock hover: [mock-finding](${page("mock-finding")})`;
    connection.reply(id, found ? { contents: { kind: "markdown", value } } : null);
  },
  "textDocument/codeAction"({ connection, id, params }) {
    connection.reply(id, actions(params));
  },
  async "workspace/executeCommand"({ connection, id, params }) {
    if (params.command === "bridge-lsp.server.fixAllInWorkspace") {
      const changes = Object.fromEntries([...documents.keys()].map((uri) => [uri, repair(uri)]));
      await connection.request("workspace/applyEdit", { edit: { changes } });
    }
    connection.reply(id, null);
  },
  shutdown({ connection, id, wish }) {
    if (!wish.hangShutdown) connection.reply(id, null);
  },
  exit({ wish }) {
    if (!wish.hangShutdown) process.exit(0);
  },
};

const capabilities = {
  textDocumentSync: 1,
  diagnosticProvider: {
    identifier: "bridge-lsp",
    interFileDependencies: false,
    workspaceDiagnostics: false,
  },
  hoverProvider: true,
  codeActionProvider: { codeActionKinds: ["quickfix", "source.fixAll.bridge"] },
  executeCommandProvider: {
    commands: ["bridge-lsp.server.fixAllInWorkspace", "bridge-lsp.server.explain"],
  },
  workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
};

function page(rule) {
  return `https://github.com/bridge-lsp/bridge-lsp/blob/main/docs/rules/${rule}.md`;
}

function diagnose(uri) {
  const severity = { error: 1, warning: 2, information: 3, hint: 4 };
  const level = settings.rules?.["mock-finding"] ?? "warning";
  if (level === "off") return [];
  return places(uri).map((range) => ({
    range,
    severity: severity[level],
    source: "bridge-lsp",
    code: "mock-finding",
    codeDescription: { href: page("mock-finding") },
    message: "Mock finding",
  }));
}

function places(uri) {
  return (documents.get(uri) ?? "").split("\n").flatMap((text, line) => {
    const character = text.indexOf("BUG");
    const end = { line, character: character + 3 };
    return character < 0 ? [] : [{ start: { line, character }, end }];
  });
}

function repair(uri) {
  return places(uri).map((range) => ({ range, newText: "FIXED" }));
}

function actions({ textDocument: { uri }, context }) {
  if (context.only?.some((kind) => kind.startsWith("source"))) {
    const edit = { changes: { [uri]: repair(uri) } };
    return [{ title: "Fix all (Bridge LSP)", kind: "source.fixAll.bridge", edit }];
  }
  return context.diagnostics
    .filter(({ code }) => code === "mock-finding")
    .flatMap((diagnostic) => [
      {
        title: "Mock repair",
        kind: "quickfix",
        isPreferred: true,
        diagnostics: [diagnostic],
        edit: { changes: { [uri]: [{ range: diagnostic.range, newText: "FIXED" }] } },
      },
      {
        title: "Explain 'mock-finding'",
        kind: "quickfix",
        diagnostics: [diagnostic],
        command: {
          title: "Explain",
          command: "bridge-lsp.server.explain",
          arguments: ["mock-finding"],
        },
      },
    ]);
}

async function report(connection, { message, milliseconds }) {
  const token = "mock-progress";
  await connection.request("window/workDoneProgress/create", { token });
  const send = (value) => connection.notify("$/progress", { token, value });
  send({ kind: "begin", title: "Bridge LSP", message });
  setTimeout(() => send({ kind: "end" }), milliseconds);
}
