"""Adopting a shared hosting class: an action that creates a file, and a command that does it everywhere."""

import pytest

import capabilities
from app import App
from client import Failure
from editor import applied, span

SCREEN = """\
import SwiftUI
import UIKit

class Library: UIViewController {
  func openNews() {
    show(UIHostingController(rootView: Text("News")), sender: nil)
  }
}
"""

ADOPTED = SCREEN.replace("UIHosting", "RetainingHosting")
HOST = "App/RetainingHostingController.swift"
COMMAND = "bridge-lsp.server.adoptSharedHost"

CREATING = capabilities.merged(
    capabilities.PULL,
    {
        "textDocument": {
            "codeAction": {
                "disabledSupport": True,
                "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "refactor"]}},
            }
        },
        "workspace": {"workspaceEdit": {"resourceOperations": ["create", "rename", "delete"]}},
    },
)


@pytest.fixture
def app(tmp_path):
    files = {"App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n", "App/Library.swift": SCREEN}
    return App((tmp_path / "app").resolve(), files)


@pytest.fixture
def library(app):
    return app.uri("App/Library.swift")


def test_the_action_creates_the_class_and_uses_it(edit, app, library):
    editor = edit(app, CREATING)
    editor.open(library, SCREEN, version=2)
    [action] = editor.actions(library, span(5, 10, 10), only=["refactor"])
    assert (action["title"], action["kind"]) == ("Adopt a shared host", "refactor.rewrite")
    create, fill, use = editor.request("codeAction/resolve", action)["edit"]["documentChanges"]
    assert create == {"kind": "create", "uri": app.uri(HOST)}
    assert fill["textDocument"] == {"uri": app.uri(HOST), "version": None}
    host = applied("", fill["edits"])
    assert "class RetainingHostingController<Content: View>" in host
    assert use["textDocument"] == {"uri": library, "version": 2}
    assert applied(SCREEN, use["edits"]) == ADOPTED
    editor.open(app.uri(HOST), host)
    editor.pull_until(app.uri(HOST), [])


def test_an_editor_that_lets_no_server_create_files_is_told_so(edit, app, library):
    profile = capabilities.merged(
        CREATING, {"workspace": {"workspaceEdit": {"resourceOperations": []}}}
    )
    editor = edit(app, profile)
    editor.open(library, SCREEN)
    [action] = editor.actions(library, span(5, 10, 10), only=["refactor.rewrite"])
    assert "create files" in action["disabled"]["reason"]
    with pytest.raises(Failure):
        editor.command(COMMAND)


def test_the_command_changes_the_whole_workspace_in_one_edit(edit, app, library):
    app.write("App/Shop.swift", SCREEN.replace("Library", "Shop"))
    given = []
    editor = edit(
        app,
        CREATING,
        answers={"workspace/applyEdit": lambda p: given.append(p["edit"]) or {"applied": True}},
    )
    assert editor.command(COMMAND) == {"files": 3}
    editor.wait(lambda: given, "the edit")
    create, fill, *uses = given[0]["documentChanges"]
    assert create["uri"] == fill["textDocument"]["uri"] == app.uri(HOST)
    assert [use["textDocument"]["uri"] for use in uses] == [library, app.uri("App/Shop.swift")]
