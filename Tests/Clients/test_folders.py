"""Folders that come and go, and files that change behind the editor's back."""

import os
import shutil

import capabilities
from app import ACCOUNT, CLASS, HOME, HOME_REPAIRED, STATIC, App

#: Watches nothing for the server, as Neovim on Linux.
ALONE = capabilities.PUSH
WATCHING = capabilities.merged(
    capabilities.PUSH,
    {
        "workspace": {
            "didChangeWatchedFiles": {"dynamicRegistration": True, "relativePatternSupport": True}
        }
    },
)
FOLDERS = capabilities.merged(capabilities.PUSH, {"workspace": {"workspaceFolders": True}})


def test_a_folder_is_added_and_taken_away(edit, tmp_path):
    one, two = App((tmp_path / "one").resolve()), App((tmp_path / "two").resolve())
    editor = edit(one, FOLDERS)
    editor.wait_shown(one.uri("App/Account.swift"), [STATIC])
    folder = {"uri": two.uri(), "name": "two"}
    event = {"added": [folder], "removed": []}
    editor.notify("workspace/didChangeWorkspaceFolders", {"event": event})
    editor.wait_shown(two.uri("App/Account.swift"), [STATIC])
    event = {"added": [], "removed": [folder]}
    editor.notify("workspace/didChangeWorkspaceFolders", {"event": event})
    editor.wait_shown(two.uri("App/Account.swift"), [])
    editor.stays(lambda: editor.shown(one.uri("App/Account.swift")) == [STATIC], "still shown")


def test_two_folders_do_not_know_each_other(edit, tmp_path):
    # Only the first has the protocol that makes the view a representable.
    one = App((tmp_path / "one").resolve())
    two = App((tmp_path / "two").resolve(), {"App/Home.swift": HOME})
    editor = edit(profile=FOLDERS, folders=[one.uri(), two.uri()])
    editor.wait_shown(one.uri("App/Home.swift"), [CLASS])
    editor.stays(lambda: editor.shown(two.uri("App/Home.swift")) == [], "silent")


def test_a_single_file_without_a_folder(edit, app):
    editor = edit(profile=capabilities.PUSH)
    editor.open(app.uri("App/Account.swift"), ACCOUNT)
    editor.wait_shown(app.uri("App/Account.swift"), [STATIC])
    assert editor.shown(app.uri("App/Home.swift")) == []


def test_a_document_that_was_never_saved(edit, app):
    editor = edit(app, capabilities.PUSH)
    text = ACCOUNT
    editor.open("untitled:Untitled-1", text)
    editor.wait_shown("untitled:Untitled-1", [STATIC])


def test_a_root_path_alone_is_enough(edit, app):
    editor = edit(profile=capabilities.PUSH, initialize=False)
    editor.request(
        "initialize",
        {"processId": None, "rootUri": None, "rootPath": str(app.folder), "capabilities": ALONE},
    )
    editor.notify("initialized", {})
    editor.wait_shown(app.uri("App/Home.swift"), [CLASS])


def test_the_client_is_asked_to_watch_and_what_it_tells_counts(edit, app):
    registered = []
    editor = edit(
        app,
        WATCHING,
        answers={"client/registerCapability": lambda p: registered.extend(p["registrations"])},
    )
    home = app.uri("App/Home.swift")
    editor.wait_shown(home, [CLASS])
    [watching] = [r for r in registered if r["method"] == "workspace/didChangeWatchedFiles"]
    patterns = watching["registerOptions"]["watchers"]
    assert all(p["globPattern"]["baseUri"].rstrip("/") == app.uri() for p in patterns)

    app.write("App/Home.swift", HOME_REPAIRED)
    editor.watched((home, 2))
    editor.wait_shown(home, [])
    app.write("App/More.swift", HOME.replace("Home", "More"))
    editor.watched((app.uri("App/More.swift"), 1))
    editor.wait_shown(app.uri("App/More.swift"), [CLASS])
    app.path("App/More.swift").unlink()
    editor.watched((app.uri("App/More.swift"), 3))
    editor.wait_shown(app.uri("App/More.swift"), [])
    # A client tells of a folder that is gone, not of its files.
    shutil.rmtree(app.path("App"))
    editor.watched((app.uri("App"), 3))
    editor.wait_shown(app.uri("App/Account.swift"), [])


def test_without_a_watching_client_the_server_watches_itself(edit, app):
    editor = edit(app, ALONE)
    home = app.uri("App/Home.swift")
    editor.wait_shown(home, [CLASS])
    # As editors save: a new file takes the place of the old one.
    other = app.write("App/.Home.swift.tmp", HOME_REPAIRED)
    os.replace(other, app.path("App/Home.swift"))
    editor.wait_shown(home, [])
    app.write("App/New/Deep/More.swift", HOME.replace("Home", "More"))
    editor.wait_shown(app.uri("App/New/Deep/More.swift"), [CLASS])
    shutil.rmtree(app.path("App/New"))
    editor.wait_shown(app.uri("App/New/Deep/More.swift"), [])


def test_an_open_document_wins_over_its_file(edit, app):
    editor = edit(app, capabilities.PUSH)
    home = app.uri("App/Home.swift")
    editor.open(home, HOME)
    editor.wait_shown(home, [CLASS])
    app.write("App/Home.swift", HOME_REPAIRED)
    editor.watched((home, 2))
    editor.stays(lambda: editor.shown(home) == [CLASS], "still shown")
    editor.close_document(home)
    editor.wait_shown(home, [])


def test_what_git_ignores_and_what_is_generated_is_skipped(edit, app):
    app.write(".gitignore", "Secret/\n")
    for folder in ["Secret", ".build/checkouts", "Pods", "DerivedData/x"]:
        app.write(f"{folder}/Home.swift", HOME)
    editor = edit(app, capabilities.PUSH)
    editor.wait_shown(app.uri("App/Home.swift"), [CLASS])
    editor.stays(lambda: True, "", 0.3)
    published = {p["uri"] for p in editor.of("textDocument/publishDiagnostics") if p["diagnostics"]}
    assert published == {app.uri("App/Home.swift"), app.uri("App/Account.swift")}
