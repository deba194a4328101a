"""Settings of the editor and of the configuration file, and changes of both."""

import pytest

import capabilities
from app import ACCOUNT, CLASS, HOME, STATIC, App

ASKED = capabilities.merged(capabilities.PUSH, capabilities.CONFIGURATION)


class Settings:
    """What the editor answers when it is asked for its settings."""

    def __init__(self, value=None):
        self.value = value

    def answers(self):
        return {"workspace/configuration": lambda p: [self.value] * len(p["items"])}


def changed(editor, value=None):
    settings = None if value is None else {"bridge-lsp": value}
    editor.notify("workspace/didChangeConfiguration", {"settings": settings})


@pytest.mark.parametrize("unset", [None, {}, [], "", {"rules": None}, {"rules": {}, "exclude": []}])
def test_what_is_unset_changes_nothing(edit, app, unset):
    editor = edit(app, ASKED, answers=Settings(unset).answers())
    editor.wait_shown(app.uri("App/Account.swift"), [STATIC])
    assert editor.of("window/showMessage") == []


def test_a_rule_is_turned_off_and_on_without_a_restart(edit, app):
    settings = Settings({"rules": {STATIC: "off"}})
    editor = edit(app, ASKED, answers=settings.answers())
    account, home = app.uri("App/Account.swift"), app.uri("App/Home.swift")
    editor.wait_shown(home, [CLASS])
    editor.open(account, ACCOUNT)
    editor.stays(lambda: editor.shown(account) == [], "silent")
    settings.value = {"rules": {STATIC: "hint"}}
    changed(editor)
    editor.wait_shown(account, [STATIC])
    assert editor.pushed(account)[0]["severity"] == 4


def test_settings_are_sent_by_a_client_that_cannot_be_asked(edit, app):
    editor = edit(app, capabilities.PUSH)
    account = app.uri("App/Account.swift")
    editor.wait_shown(account, [STATIC])
    changed(editor, {"rules": {STATIC: "off"}})
    editor.wait_shown(account, [])
    changed(editor, {"exclude": ["App/Home.swift"]})
    editor.wait_shown(account, [STATIC])
    editor.wait_shown(app.uri("App/Home.swift"), [])


def test_settings_come_with_initialize(edit, app):
    editor = edit(app, capabilities.PUSH, options={"bridge-lsp": {"rules": {STATIC: "off"}}})
    editor.wait_shown(app.uri("App/Home.swift"), [CLASS])
    editor.stays(lambda: editor.shown(app.uri("App/Account.swift")) == [], "silent")


def test_an_unknown_setting_is_said_once(edit, app):
    settings = Settings({"rules": {"representable-dismantle-not-stati": "off"}})
    editor = edit(app, ASKED, answers=settings.answers())
    editor.wait(lambda: editor.of("window/showMessage"), "a message")
    changed(editor)
    editor.wait_shown(app.uri("App/Account.swift"), [STATIC])
    [message] = editor.of("window/showMessage")
    assert STATIC in message["message"], "names the nearest rule"


def test_the_configuration_file_counts_and_its_changes_too(edit, app):
    config = app.uri(".bridge-lsp.json")
    app.write(".bridge-lsp.json", '{ "rules": { "%s": "off" } } // why' % STATIC)
    editor = edit(app, capabilities.PUSH)
    account = app.uri("App/Account.swift")
    editor.wait_shown(app.uri("App/Home.swift"), [CLASS])
    editor.stays(lambda: editor.shown(account) == [], "silent")
    app.write(".bridge-lsp.json", "{}")
    editor.watched((config, 2))
    editor.wait_shown(account, [STATIC])


def test_the_editor_wins_over_the_file_rule_by_rule(edit, app):
    app.write(".bridge-lsp.json", '{"rules": {"%s": "off", "%s": "hint"}}' % (STATIC, CLASS))
    editor = edit(app, ASKED, answers=Settings({"rules": {STATIC: "hint"}}).answers())
    editor.wait_shown(app.uri("App/Account.swift"), [STATIC])
    editor.wait_shown(app.uri("App/Home.swift"), [CLASS])
    assert editor.pushed(app.uri("App/Account.swift"))[0]["severity"] == 4
    assert editor.pushed(app.uri("App/Home.swift"))[0]["severity"] == 4


def test_a_broken_file_is_reported_the_last_good_one_stays_and_mending_ends_it(edit, app):
    config, account = app.uri(".bridge-lsp.json"), app.uri("App/Account.swift")
    app.write(".bridge-lsp.json", '{"rules": {"%s": "off"}}' % STATIC)
    editor = edit(app, capabilities.PUSH)
    editor.wait_shown(app.uri("App/Home.swift"), [CLASS])

    app.write(".bridge-lsp.json", '{"rules": {"%s": "off"}, "colour": 1}' % STATIC)
    editor.watched((config, 2))
    editor.wait(lambda: editor.pushed(config), "a diagnostic on the file")
    assert "colour" in editor.pushed(config)[0]["message"]
    assert editor.shown(account) == []
    editor.wait(lambda: editor.of("window/showMessage"), "a message")
    [message] = editor.of("window/showMessage")
    assert ".bridge-lsp.json:1" in message["message"]

    app.write(".bridge-lsp.json", "{")
    editor.watched((config, 2))
    editor.wait(lambda: "colour" not in editor.pushed(config)[0]["message"], "the new problem")
    assert len(editor.of("window/showMessage")) == 1

    app.write(".bridge-lsp.json", "{}")
    editor.watched((config, 2))
    editor.wait(lambda: editor.pushed(config) == [], "the end of the diagnostic")
    editor.wait_shown(account, [STATIC])


def test_a_configuration_that_is_open_is_checked_while_it_is_edited(edit, app):
    config = app.uri(".bridge-lsp.json")
    app.write(".bridge-lsp.json", "{}")
    editor = edit(app, capabilities.PULL)
    editor.open(config, '{"rules": {"representable-is-clas": "off"}}', language="jsonc")
    report = editor.pull(config)
    assert CLASS in report["items"][0]["message"]
    editor.change(config, '{"rules": {"representable-is-class": "off"}}')
    assert editor.pull(config)["items"] == []


def test_each_folder_has_its_own_settings(edit, tmp_path):
    one, two = App((tmp_path / "one").resolve()), App((tmp_path / "two").resolve())

    def answer(params):
        return [
            {"rules": {STATIC: "off"}} if item.get("scopeUri") == one.uri() else None
            for item in params["items"]
        ]

    editor = edit(
        profile=ASKED, folders=[one.uri(), two.uri()], answers={"workspace/configuration": answer}
    )
    editor.wait_shown(two.uri("App/Account.swift"), [STATIC])
    editor.wait_shown(one.uri("App/Home.swift"), [CLASS])
    assert editor.shown(one.uri("App/Account.swift")) == []


def test_excluding_an_open_file_silences_it(edit, app):
    editor = edit(app, capabilities.PUSH)
    home = app.uri("App/Home.swift")
    editor.open(home, HOME)
    editor.wait_shown(home, [CLASS])
    changed(editor, {"exclude": ["App/Home.swift"]})
    editor.wait_shown(home, [])
