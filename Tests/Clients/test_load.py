"""Storms, and clients that do not do their part."""

import time

import capabilities
from app import ACCOUNT, PLATFORM, STATIC
from editor import span

SETTLED = {-32800, -32801, -32802}


def test_a_storm_of_cancelled_requests_gets_one_answer_each(edit, app):
    editor = edit(app)
    uri = app.uri("App/Account.swift")
    editor.open(uri, ACCOUNT)
    asked = []
    for index in range(300):
        editor.change(uri, (span(0, 0, 0), "/"))
        params = {"textDocument": {"uri": uri}}
        asked.append(editor.ask("textDocument/diagnostic", params))
        hover = {**params, "position": {"line": 6, "character": 60}}
        asked.append(editor.ask("textDocument/hover", hover))
        editor.cancel(asked[-2])
        if index % 3 == 0:
            editor.cancel(asked[-1])
        editor.cancel(100_000 + index)
    editor.wait(lambda: set(asked) <= editor.answered.keys(), "every answer")
    for request in asked:
        [message] = editor.answered[request]
        assert "result" in message or message["error"]["code"] in SETTLED, message
    editor.change(uri, ACCOUNT)
    editor.pull_until(uri, [STATIC])
    assert editor.leave() == 0


def test_cancelling_is_answered_at_once(edit, app):
    editor = edit(app)
    held = editor.ask("workspace/diagnostic", {"previousResultIds": [], "partialResultToken": 1})
    editor.stays(lambda: held not in editor.answered, "held", 0.2)
    began = time.monotonic()
    editor.cancel(held)
    editor.wait(lambda: held in editor.answered, "the answer")
    # Far more than the five milliseconds that it takes, for a machine that is busy otherwise.
    assert time.monotonic() - began < 0.5
    assert editor.answered[held][0]["error"]["code"] == -32800


def test_requests_that_are_open_at_the_end_are_answered(edit, app):
    editor = edit(app)
    uri = app.uri("App/Account.swift")
    editor.open(uri, ACCOUNT)
    asked = [
        editor.ask("textDocument/diagnostic", {"textDocument": {"uri": uri}}) for _ in range(50)
    ]
    assert editor.leave() == 0
    editor.wait(lambda: set(asked) <= editor.answered.keys(), "every answer")


def test_a_client_that_never_answers_gets_its_findings(edit, app):
    profile = capabilities.merged(
        capabilities.recorded("neovim_v0.11.0"),
        {"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}}},
    )
    editor = edit(app, profile)
    uri = app.uri("App/Account.swift")
    editor.open(uri, ACCOUNT)
    editor.pull_until(uri, [STATIC])
    assert editor.of("workspace/configuration"), "the server asked"
    assert editor.leave() == 0


def test_a_client_that_answers_nonsense_gets_its_findings(edit, app):
    profile = capabilities.merged(capabilities.PULL, capabilities.CONFIGURATION)
    editor = edit(app, profile, answers={"workspace/configuration": lambda _: {"no": "list"}})
    uri = app.uri("App/Account.swift")
    editor.open(uri, ACCOUNT)
    editor.pull_until(uri, [STATIC])


def test_a_client_that_does_not_read_for_a_while_loses_nothing(edit, app):
    for index in range(300):
        app.write(f"Copies/Account{index}.swift", ACCOUNT.replace("Account", f"Account{index}"))
    editor = edit(app, capabilities.PUSH, reads=False, initialize=False)
    request = editor.ask(
        "initialize",
        {
            "processId": None,
            "rootUri": app.uri(),
            "capabilities": capabilities.PUSH,
            "workspaceFolders": [{"uri": app.uri(), "name": "app"}],
        },
    )
    editor.notify("initialized", {})
    uri = app.uri("App/Account.swift")
    editor.open(uri, ACCOUNT)
    for _ in range(200):
        editor.change(uri, (span(0, 0, 0), "/"))
        editor.change(uri, ACCOUNT)
    deadline = time.monotonic() + 3
    while time.monotonic() < deadline:
        assert editor.process.poll() is None
        time.sleep(0.05)
    editor.start_reading()
    editor.answer(request)
    editor.wait_shown(uri, [STATIC])
    editor.wait(
        lambda: all(
            editor.shown(app.uri(f"Copies/Account{i}.swift")) == [STATIC] for i in range(300)
        ),
        "the findings of every file",
    )


def test_a_thousand_files_come_and_go(edit, app):
    for index in range(1000):
        app.write(f"Models/Model{index}.swift", f"struct Model{index} {{}}\n")
    editor = edit(app, capabilities.PULL)
    uri = app.uri("App/Account.swift")
    editor.open(uri, ACCOUNT)
    editor.pull_until(uri, [STATIC])
    for index in range(1000):
        app.path(f"Models/Model{index}.swift").unlink()
    editor.watched(*((app.uri(f"Models/Model{index}.swift"), 3) for index in range(1000)))
    editor.pull_until(uri, [STATIC])
    assert editor.leave() == 0


def test_a_document_that_is_opened_twice_or_never_does_no_harm(edit, app):
    editor = edit(app)
    uri, other = app.uri("App/Account.swift"), app.uri("App/Platform.swift")
    editor.open(uri, "")
    editor.open(uri, ACCOUNT)
    editor.versions[other] = 1
    editor.change(other, PLATFORM)
    editor.close_document(other)
    editor.pull_until(uri, [STATIC])
    editor.close_document(uri)
    editor.versions[uri] = 1
    editor.close_document(uri)
    assert editor.pull(uri)["kind"] == "full"
    assert editor.leave() == 0
