"""What an editor does with a server: opens, types, asks, and shows what it is told."""

import capabilities
from client import Client, Failure


def position(line, character):
    return {"line": line, "character": character}


def span(line, start, end, last_line=None):
    last = line if last_line is None else last_line
    return {"start": position(line, start), "end": position(last, end)}


class Editor(Client):
    """A client with documents.

    `shown` merges both channels as editors do, so that a finding that came over both counts
    twice.
    """

    def __init__(self, command, profile=capabilities.PULL, folders=(), options=None, **rest):
        super().__init__(command, **rest)
        self.profile = profile
        self.folders = list(folders)
        self.options = options
        self.versions = {}
        self.pulled = {}

    def initialize(self, **extra):
        params = {
            "processId": None,
            "rootUri": self.folders[0] if self.folders else None,
            "workspaceFolders": [
                {"uri": uri, "name": uri.rsplit("/", 1)[-1]} for uri in self.folders
            ],
            "capabilities": self.profile,
            **({} if self.options is None else {"initializationOptions": self.options}),
            **extra,
        }
        result = self.request("initialize", params)
        self.notify("initialized", {})
        return result

    # Documents

    def open(self, uri, text, language="swift", version=1):
        self.versions[uri] = version
        self.notify(
            "textDocument/didOpen",
            {
                "textDocument": {
                    "uri": uri,
                    "languageId": language,
                    "version": version,
                    "text": text,
                }
            },
        )

    def change(self, uri, *changes):
        """Each change is `(range, text)`, or a whole text."""
        self.versions[uri] += 1
        self.notify(
            "textDocument/didChange",
            {
                "textDocument": {"uri": uri, "version": self.versions[uri]},
                "contentChanges": [
                    {"text": c} if isinstance(c, str) else {"range": c[0], "text": c[1]}
                    for c in changes
                ],
            },
        )

    def close_document(self, uri):
        del self.versions[uri]
        self.pulled.pop(uri, None)
        self.notify("textDocument/didClose", {"textDocument": {"uri": uri}})

    def watched(self, *events):
        """Each event is `(uri, kind)`: 1 created, 2 changed, 3 deleted."""
        changes = [{"uri": uri, "type": kind} for uri, kind in events]
        self.notify("workspace/didChangeWatchedFiles", {"changes": changes})

    # Diagnostics

    def pull(self, uri, previous=None):
        """The report on an open document, asked for again as long as the server wants that."""
        params = {"textDocument": {"uri": uri}, "identifier": "bridge-lsp"}
        if previous is not None:
            params["previousResultId"] = previous
        while True:
            try:
                report = self.request("textDocument/diagnostic", params)
                break
            except Failure as failure:
                if not (failure.code == -32802 and failure.data == {"retriggerRequest": True}):
                    raise
        if report["kind"] == "full":
            self.pulled[uri] = report["items"]
        return report

    def pushes(self, uri):
        return [p for p in self.of("textDocument/publishDiagnostics") if p["uri"] == uri]

    def pushed(self, uri):
        """The newest findings that were pushed for a document."""
        pushes = self.pushes(uri)
        return pushes[-1]["diagnostics"] if pushes else []

    def shown(self, uri):
        """The rules whose findings an editor shows for a document, sorted."""
        items = self.pushed(uri) + self.pulled.get(uri, [])
        return sorted(item["code"] for item in items)

    def wait_shown(self, uri, rules):
        """Waits until exactly the findings of `rules` are pushed for a document."""
        self.wait(lambda: self.shown(uri) == sorted(rules), f"{rules} at {uri}")

    def pull_until(self, uri, rules):
        """Pulls until exactly the findings of `rules` are shown."""
        for _ in range(100):
            self.pull(uri)
            if self.shown(uri) == sorted(rules):
                return self.pulled[uri]
            self.stays(lambda: True, "", 0.1)
        raise AssertionError(f"never {rules} at {uri}, but {self.shown(uri)}")

    # Actions

    def actions(self, uri, range, diagnostics=(), only=None):
        context = {"diagnostics": list(diagnostics)}
        if only is not None:
            context["only"] = only
        return self.request(
            "textDocument/codeAction",
            {"textDocument": {"uri": uri}, "range": range, "context": context},
        )

    def hover(self, uri, line, character):
        return self.request(
            "textDocument/hover",
            {"textDocument": {"uri": uri}, "position": position(line, character)},
        )

    def command(self, name, *arguments):
        return self.request(
            "workspace/executeCommand", {"command": name, "arguments": list(arguments)}
        )


def applied(text, edits):
    """A text after edits whose columns count UTF-16."""
    lines = text.split("\n")

    def offset(place):
        line = lines[place["line"]] if place["line"] < len(lines) else ""
        units = line.encode("utf-16-le")[: place["character"] * 2]
        before = sum(len(one) + 1 for one in lines[: place["line"]])
        return before + len(units.decode("utf-16-le"))

    placed = [(offset(e["range"]["start"]), offset(e["range"]["end"]), e["newText"]) for e in edits]
    for start, end, new in sorted(placed, key=lambda p: p[:2], reverse=True):
        text = text[:start] + new + text[end:]
    return text
