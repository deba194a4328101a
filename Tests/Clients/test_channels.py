"""Findings come over one channel each: what an editor shows is never doubled, and never stale."""

import pytest

import capabilities
from app import (
    ACCOUNT,
    BROKEN,
    CLASS,
    HOME,
    HOME_REPAIRED,
    MISSING,
    PLATFORM,
    REPAIRED,
    SCREENS,
    STATIC,
    App,
)
from editor import applied

PROFILES = {
    "push": capabilities.PUSH,
    "pull": capabilities.PULL,
    "pull without refresh": capabilities.PULL_ONCE,
    "neovim 0.7": capabilities.recorded("neovim_v0.7.0"),
    "neovim 0.10": capabilities.recorded("neovim_v0.10.0"),
    "neovim 0.11": capabilities.recorded("neovim_v0.11.0"),
    "emacs": capabilities.recorded("emacs_v29.1"),
    "vscode 1.65": capabilities.recorded("visual_studio_code_v1.65.2"),
}

SETTINGS = {"workspace/configuration": lambda params: [None] * len(params["items"])}


@pytest.fixture(params=PROFILES, ids=lambda name: name.replace(" ", "-"))
def profile(request):
    return PROFILES[request.param]


def pulls(profile):
    return "diagnostic" in profile["textDocument"]


def see(editor, uri, rules):
    """Waits until exactly the findings of `rules` are shown for an open document."""
    if pulls(editor.profile):
        editor.pull_until(uri, rules)
    else:
        editor.wait_shown(uri, rules)
    editor.stays(lambda: editor.shown(uri) == sorted(rules), f"{rules} at {uri}")


def test_every_client_sees_each_finding_once(edit, app, profile):
    editor = edit(app, profile, answers=SETTINGS)
    account, home = app.uri("App/Account.swift"), app.uri("App/Home.swift")
    editor.open(account, ACCOUNT)
    see(editor, account, [STATIC])
    editor.wait_shown(home, [CLASS])

    editor.open(home, HOME)
    see(editor, home, [CLASS])
    editor.close_document(home)
    editor.wait_shown(home, [CLASS])

    editor.change(account, ACCOUNT.replace(BROKEN, REPAIRED))
    see(editor, account, [])
    assert editor.leave() == 0


def test_a_client_that_pulls_is_pushed_nothing_about_open_files(edit, app):
    editor = edit(app, capabilities.PULL)
    account = app.uri("App/Account.swift")
    editor.open(account, ACCOUNT)
    see(editor, account, [STATIC])
    editor.wait_shown(app.uri("App/Home.swift"), [CLASS])
    editor.change(account, ACCOUNT + "\n")
    see(editor, account, [STATIC])
    assert all(push["diagnostics"] == [] for push in editor.pushes(account))


def test_pushes_carry_the_version(edit, app):
    editor = edit(app, capabilities.PUSH)
    account = app.uri("App/Account.swift")
    editor.open(account, ACCOUNT, version=7)
    editor.wait_shown(account, [STATIC])
    assert editor.pushes(account)[-1]["version"] == 7
    editor.change(account, "")
    editor.wait_shown(account, [])
    assert editor.pushes(account)[-1]["version"] == 8


def test_an_unchanged_report_is_named_by_its_id(edit, app):
    editor = edit(app, capabilities.PULL)
    account = app.uri("App/Account.swift")
    editor.open(account, ACCOUNT)
    see(editor, account, [STATIC])
    report = editor.pull(account)
    again = editor.pull(account, previous=report["resultId"])
    assert again == {"kind": "unchanged", "resultId": report["resultId"]}
    editor.change(account, "// one line\n" + ACCOUNT)
    moved = editor.pull(account, previous=report["resultId"])
    assert moved["kind"] == "full"
    assert moved["items"][0]["range"]["start"]["line"] == 7


def test_a_result_id_does_not_outlive_the_document(edit, app):
    editor = edit(app, capabilities.PULL)
    account = app.uri("App/Account.swift")
    editor.open(account, ACCOUNT)
    see(editor, account, [STATIC])
    old = editor.pull(account)["resultId"]
    editor.close_document(account)
    editor.open(account, ACCOUNT)
    assert editor.pull(account, previous=old)["kind"] == "full"


def test_a_change_of_another_file_asks_the_client_to_pull_again(edit, app):
    refreshes = []
    editor = edit(
        app,
        capabilities.PULL,
        answers={"workspace/diagnostic/refresh": lambda _: refreshes.append(1)},
    )
    home, platform = app.uri("App/Home.swift"), app.uri("App/Platform.swift")
    editor.open(home, HOME)
    see(editor, home, [CLASS])
    editor.open(platform, PLATFORM)
    editor.pull(platform)
    before = len(refreshes)
    editor.change(platform, PLATFORM.replace(": UIViewRepresentable", ""))
    editor.pull(platform)
    editor.wait(lambda: len(refreshes) > before, "a refresh")
    see(editor, home, [])


def test_findings_carry_what_they_are_matched_by(edit, app):
    editor = edit(app, capabilities.PULL)
    account = app.uri("App/Account.swift")
    editor.open(account, ACCOUNT)
    item = editor.pull_until(account, [STATIC])[0]
    assert item["source"] == "bridge-lsp"
    assert item["severity"] == 2
    assert item["codeDescription"]["href"].endswith(f"/docs/rules/{STATIC}.md")
    assert item["range"]["start"]["line"] == 6


def test_a_client_that_shows_no_links_gets_none(edit, app):
    editor = edit(app, capabilities.recorded("emacs_v29.1"), answers=SETTINGS)
    account = app.uri("App/Account.swift")
    editor.open(account, ACCOUNT)
    editor.wait_shown(account, [STATIC])
    item = editor.pushed(account)[0]
    assert "codeDescription" not in item
    assert "relatedInformation" not in item


def test_workspace_diagnostic_takes_over_the_closed_files(edit, app):
    editor = edit(app, capabilities.PULL)
    home = app.uri("App/Home.swift")
    report = editor.request("workspace/diagnostic", {"previousResultIds": []})
    items = {item["uri"]: item for item in report["items"]}
    assert [d["code"] for d in items[home]["items"]] == [CLASS]
    editor.stays(lambda: editor.pushed(home) == [], "nothing is pushed", 2.5)
    # The next one is held until there is something new.
    previous = [{"uri": i["uri"], "value": i["resultId"]} for i in report["items"]]
    held = editor.ask("workspace/diagnostic", {"previousResultIds": previous})
    editor.stays(lambda: held not in editor.answered, "held")
    app.write("App/Home.swift", HOME_REPAIRED)
    editor.watched((home, 2))
    news = editor.answer(held)["items"]
    assert [(i["uri"], i["items"]) for i in news] == [(home, [])]


def test_workspace_diagnostic_in_parts(edit, app):
    editor = edit(app, capabilities.PULL)
    held = editor.ask(
        "workspace/diagnostic", {"previousResultIds": [], "partialResultToken": "parts"}
    )

    def seen():
        return {
            item["uri"]: [d["code"] for d in item["items"]]
            for progress in editor.of("$/progress")
            if progress["token"] == "parts"
            for item in progress["value"]["items"]
        }

    editor.wait(lambda: seen().get(app.uri("App/Home.swift")) == [CLASS], "the first part")
    assert held not in editor.answered
    editor.cancel(held)
    editor.wait(lambda: held in editor.answered, "the answer")
    assert editor.answered[held][0]["error"]["code"] == -32800


def test_one_file_under_two_names_is_reported_under_the_one_that_is_open(edit, app):
    (app.folder / "Linked").symlink_to(app.folder / "App")
    editor = edit(app, capabilities.PULL_ONCE)
    linked = app.uri("Linked/Account.swift")
    editor.open(linked, ACCOUNT)
    see(editor, linked, [STATIC])
    editor.wait_shown(app.uri("App/Home.swift"), [CLASS])
    assert editor.pushed(app.uri("App/Account.swift")) == []


def test_related_places_are_in_other_files(edit, tmp_path):
    app = App((tmp_path / "app").resolve(), SCREENS)
    editor = edit(app)
    screen, badge = app.uri("App/Screen.swift"), app.uri("App/Badge.swift")
    editor.open(screen, SCREENS["App/Screen.swift"])
    [item] = editor.pull_until(screen, [MISSING])
    assert item["severity"] == 1
    places = [note["location"] for note in item["relatedInformation"]]
    assert [p["range"]["start"]["line"] for p in places if p["uri"] == badge] != []
    action = editor.actions(screen, item["range"], [item])[0]
    assert action["title"] == "Inject 'session' with environmentObject"
    [change] = editor.request("codeAction/resolve", action)["edit"]["documentChanges"]
    editor.change(screen, applied(SCREENS["App/Screen.swift"], change["edits"]))
    editor.pull_until(screen, [])


def test_hover_tells_about_the_very_object(edit, tmp_path):
    app = App((tmp_path / "app").resolve(), SCREENS)
    editor = edit(app)
    badge = app.uri("App/Badge.swift")
    editor.open(badge, SCREENS["App/Badge.swift"])
    editor.pull(badge)
    hover = editor.hover(badge, 7, 8)
    assert hover["contents"]["kind"] == "markdown"
    assert "Session" in hover["contents"]["value"]
