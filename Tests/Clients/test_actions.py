"""Code actions, their edits, commands and hovers."""

import pytest

import capabilities
from app import ACCOUNT, BROKEN, CLASS, FIX, HOME, HOME_REPAIRED, REPAIRED, STATIC
from client import Failure
from editor import applied, span

WHOLE = span(0, 0, 0, last_line=100)


@pytest.fixture
def editor(edit, app):
    return edit(app)


@pytest.fixture
def account(app):
    return app.uri("App/Account.swift")


def titles(actions):
    return [action["title"] for action in actions]


def edits_of(action, uri):
    [change] = action["edit"]["documentChanges"]
    assert change["textDocument"]["uri"] == uri
    return change["edits"]


def test_a_finding_is_repaired_explained_or_silenced(editor, account):
    editor.open(account, ACCOUNT, version=3)
    [item] = editor.pull_until(account, [STATIC])
    actions = editor.actions(account, item["range"], [item])
    assert titles(actions) == [FIX, f"Suppress '{STATIC}' for this line", f"Explain '{STATIC}'"]
    fix = actions[0]
    assert fix["isPreferred"] is True
    assert fix["diagnostics"] == [item], "the client's own object comes back"
    assert "edit" not in fix, "a client that resolves is spared the edits"
    resolved = editor.request("codeAction/resolve", fix)
    assert resolved["edit"]["documentChanges"][0]["textDocument"]["version"] == 3
    repaired = applied(ACCOUNT, edits_of(resolved, account))
    assert repaired == ACCOUNT.replace(BROKEN, REPAIRED)
    editor.change(account, repaired)
    editor.pull_until(account, [])


def test_silencing_a_line_silences_it(editor, account):
    editor.open(account, ACCOUNT)
    [item] = editor.pull_until(account, [STATIC])
    action = editor.actions(account, item["range"], [item])[1]
    resolved = editor.request("codeAction/resolve", action)
    text = applied(ACCOUNT, edits_of(resolved, account))
    assert f"  // bridge:disable:next {STATIC}" in text
    editor.change(account, text)
    editor.pull_until(account, [])


def test_a_cursor_without_the_clients_diagnostics_is_enough(editor, account):
    editor.open(account, ACCOUNT)
    [item] = editor.pull_until(account, [STATIC])
    start = item["range"]["start"]
    actions = editor.actions(account, {"start": start, "end": start})
    assert FIX in titles(actions)


def test_elsewhere_there_is_nothing(editor, account):
    editor.open(account, ACCOUNT)
    editor.pull_until(account, [STATIC])
    assert editor.actions(account, span(0, 0, 3)) == []


@pytest.mark.parametrize(
    "only, kinds",
    [
        (["quickfix"], {"quickfix"}),
        ([""], {"quickfix", "source.fixAll.bridge"}),
        (["source"], {"source.fixAll.bridge"}),
        (["source.fixAll"], {"source.fixAll.bridge"}),
        (["source.fixAll.bridge"], {"source.fixAll.bridge"}),
        (["source.fixAll.eslint"], set()),
        (["source.organizeImports"], set()),
        (["refactor"], set()),
        (["quick"], set()),
    ],
)
def test_only_the_kinds_that_were_asked_for(editor, account, only, kinds):
    editor.open(account, ACCOUNT)
    editor.pull_until(account, [STATIC])
    assert {a["kind"] for a in editor.actions(account, WHOLE, only=only)} == kinds


def test_fix_all_is_not_in_a_menu(editor, account):
    editor.open(account, ACCOUNT)
    editor.pull_until(account, [STATIC])
    assert "source.fixAll.bridge" not in {a["kind"] for a in editor.actions(account, WHOLE)}


def two_of_them():
    second = ACCOUNT[ACCOUNT.index("struct") :].replace("AccountView", "OtherView")
    return ACCOUNT + "\n" + second


def test_fix_all_repairs_what_is_safe_and_everything_of_it(editor, account):
    text = two_of_them()
    editor.open(account, text)
    editor.pull_until(account, [STATIC, STATIC])
    [action] = editor.actions(account, WHOLE, only=["source.fixAll.bridge"])
    resolved = editor.request("codeAction/resolve", action)
    repaired = applied(text, edits_of(resolved, account))
    assert repaired == text.replace(BROKEN, REPAIRED)


def test_fix_all_stands_beside_one_of_several(editor, account):
    editor.open(account, two_of_them())
    items = editor.pull_until(account, [STATIC, STATIC])
    actions = editor.actions(account, items[0]["range"], [items[0]])
    assert "Apply all safe fixes in this file" in titles(actions)


def test_resolving_after_an_edit_is_refused_as_stale(editor, account):
    editor.open(account, ACCOUNT)
    [item] = editor.pull_until(account, [STATIC])
    fix = editor.actions(account, item["range"], [item])[0]
    editor.change(account, "// moved\n" + ACCOUNT)
    with pytest.raises(Failure) as caught:
        editor.request("codeAction/resolve", fix)
    assert caught.value.code == -32801


def test_resolving_what_is_foreign_gives_it_back(editor, account):
    for data in ({}, {"data": {"uri": 5}}, {"data": "text"}):
        action = {"title": "Foreign", "kind": "quickfix", **data}
        assert editor.request("codeAction/resolve", action) == action
    editor.open(account, ACCOUNT)
    [item] = editor.pull_until(account, [STATIC])
    fix = editor.actions(account, item["range"], [item])[0]
    editor.close_document(account)
    assert editor.request("codeAction/resolve", fix) == fix


def test_a_client_without_document_changes_gets_plain_ones(edit, app, account):
    profile = capabilities.merged(
        capabilities.recorded("neovim_v0.11.0"), {"workspace": {"configuration": False}}
    )
    editor = edit(app, profile)
    editor.open(account, ACCOUNT)
    [item] = editor.pull_until(account, [STATIC])
    fix = editor.actions(account, item["range"], [item])[0]
    edit_ = editor.request("codeAction/resolve", fix)["edit"]
    assert list(edit_) == ["changes"] and list(edit_["changes"]) == [account]


def test_a_client_that_does_not_resolve_gets_the_edits_at_once(edit, app, account):
    profile = capabilities.merged(capabilities.PULL, {})
    del profile["textDocument"]["codeAction"]["resolveSupport"]
    editor = edit(app, profile)
    editor.open(account, ACCOUNT)
    [item] = editor.pull_until(account, [STATIC])
    fix = editor.actions(account, item["range"], [item])[0]
    assert applied(ACCOUNT, edits_of(fix, account)).count(REPAIRED) == 1


def test_a_client_that_knows_only_commands_gets_commands(edit, app, account):
    profile = capabilities.merged(capabilities.PULL, {})
    del profile["textDocument"]["codeAction"]
    given = []
    editor = edit(
        app,
        profile,
        answers={"workspace/applyEdit": lambda p: given.append(p) or {"applied": True}},
    )
    editor.open(account, ACCOUNT)
    [item] = editor.pull_until(account, [STATIC])
    command = editor.actions(account, item["range"], [item])[0]
    assert isinstance(command["command"], str)
    editor.command(command["command"], *command["arguments"])
    editor.wait(lambda: given, "the edit")
    [change] = given[0]["edit"]["documentChanges"]
    assert REPAIRED in applied(ACCOUNT, change["edits"])


# Commands


def applying(edit, app, applied_=True):
    given = []

    def answer(params):
        given.append(params["edit"])
        return {"applied": applied_} if applied_ else {"applied": False, "failureReason": "no"}

    return edit(app, answers={"workspace/applyEdit": answer}), given


def test_the_command_that_repairs_a_file(edit, app, account):
    editor, given = applying(edit, app)
    editor.open(account, ACCOUNT)
    editor.pull_until(account, [STATIC])
    editor.command("bridge-lsp.server.fixAll", account)
    editor.wait(lambda: given, "the edit")
    assert REPAIRED in applied(ACCOUNT, given[0]["documentChanges"][0]["edits"])


def test_the_command_that_repairs_the_workspace_reaches_closed_files(edit, app, account):
    editor, given = applying(edit, app)
    editor.wait_shown(account, [STATIC])
    editor.command("bridge-lsp.server.fixAllInWorkspace")
    editor.wait(lambda: given, "the edit")
    [change] = given[0]["documentChanges"]
    assert change["textDocument"] == {"uri": account, "version": None}
    assert REPAIRED in applied(ACCOUNT, change["edits"])


def test_an_edit_that_the_client_refuses_is_told(edit, app, account):
    editor, _ = applying(edit, app, applied_=False)
    editor.open(account, ACCOUNT)
    editor.pull_until(account, [STATIC])
    editor.command("bridge-lsp.server.fixAll", account)
    editor.wait(lambda: editor.of("window/showMessage"), "a message")


def test_the_command_that_explains(editor):
    page = editor.command("bridge-lsp.server.explain", STATIC)
    assert page["rule"] == STATIC
    assert page["markdown"].startswith("# ")


@pytest.mark.parametrize(
    "name, arguments",
    [
        ("bridge-lsp.server.explain", []),
        ("bridge-lsp.server.explain", [{"deep": [1]}]),
        ("bridge-lsp.server.explain", ["no-such-rule"]),
        ("bridge-lsp.server.fixAll", []),
        ("bridge-lsp.server.fixAll", ["file:///nowhere.swift"]),
        ("bridge-lsp.server.applyFix", [{"uri": 1}]),
        ("someone.else", []),
    ],
)
def test_a_command_that_cannot_be_carried_out_is_refused(editor, name, arguments):
    with pytest.raises(Failure):
        editor.command(name, *arguments)
    assert editor.leave() == 0


# Hover


def test_hover_explains_a_finding(editor, account):
    editor.open(account, ACCOUNT)
    [item] = editor.pull_until(account, [STATIC])
    start = item["range"]["start"]
    hover = editor.hover(account, start["line"], start["character"])
    assert hover["contents"]["kind"] == "markdown"
    assert STATIC in hover["contents"]["value"]
    assert hover["range"]["start"]["line"] == 6


def test_hover_is_plain_text_for_who_reads_nothing_else(edit, app, account):
    profile = capabilities.merged(
        capabilities.PULL, {"textDocument": {"hover": {"contentFormat": ["plaintext"]}}}
    )
    editor = edit(app, profile)
    editor.open(account, ACCOUNT)
    [item] = editor.pull_until(account, [STATIC])
    start = item["range"]["start"]
    contents = editor.hover(account, start["line"], start["character"])["contents"]
    assert contents["kind"] == "plaintext"
    assert "```" not in contents["value"] and "**" not in contents["value"]


def test_hover_leaves_the_rest_to_sourcekit(editor, app, account):
    editor.open(account, ACCOUNT)
    editor.pull_until(account, [STATIC])
    assert editor.hover(account, 0, 8) is None
    assert editor.hover(account, 4, 50) is None
    assert editor.hover(app.uri("App/Home.swift"), 0, 0) is None, "a file that is not open"


def test_what_needs_review_is_offered_and_not_preferred(editor, app):
    uri = app.uri("App/Home.swift")
    editor.open(uri, HOME)
    [item] = editor.pull_until(uri, [CLASS])
    action = editor.actions(uri, item["range"], [item])[0]
    assert action["title"] == "Make 'HomeView' a struct"
    assert "isPreferred" not in action
    resolved = editor.request("codeAction/resolve", action)
    assert applied(HOME, edits_of(resolved, uri)) == HOME_REPAIRED
    assert editor.actions(uri, WHOLE, only=["source.fixAll.bridge"]) == []


def test_what_is_asked_together_is_answered_about_the_same_text(editor, account):
    editor.wait_shown(account, [STATIC])
    params = {"textDocument": {"uri": account}}
    action = {**params, "range": span(6, 7, 7), "context": {"diagnostics": []}}
    for text, findings in [(ACCOUNT, 1), (ACCOUNT.replace(BROKEN, REPAIRED), 0)] * 10:
        editor.open(account, text)
        asked = [
            editor.ask("textDocument/diagnostic", params),
            editor.ask("textDocument/codeAction", action),
            editor.ask("textDocument/diagnostic", params),
        ]
        first, actions, second = [editor.answer(request) for request in asked]
        assert len(first["items"]) == len(second["items"]) == findings
        assert (FIX in titles(actions)) == (findings == 1)
        editor.close_document(account)


def test_a_file_that_was_just_closed_is_repaired_with_the_workspace(edit, app, account):
    editor, given = applying(edit, app)
    editor.wait_shown(account, [STATIC])
    for round_ in range(1, 11):
        editor.open(account, ACCOUNT.replace(BROKEN, REPAIRED))
        editor.close_document(account)
        assert editor.command("bridge-lsp.server.fixAllInWorkspace") == {"files": 1}
        editor.wait(lambda: len(given) == round_, "the edit")
