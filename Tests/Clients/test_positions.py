"""Columns in all three encodings, and ranges that make no sense."""

import random

import pytest

import capabilities
from app import ACCOUNT, BROKEN, STATIC
from editor import position, span

ENCODINGS = ["utf-8", "utf-16", "utf-32"]


def offered(*encodings):
    return capabilities.merged(
        capabilities.PULL, {"general": {"positionEncodings": list(encodings)}}
    )


def units(text, encoding):
    if encoding == "utf-8":
        return len(text.encode("utf-8"))
    return len(text) if encoding == "utf-32" else len(text.encode("utf-16-le")) // 2


@pytest.mark.parametrize(
    "encodings, chosen",
    [
        (["utf-8", "utf-16", "utf-32"], "utf-16"),
        (["utf-32", "utf-8"], "utf-8"),
        (["utf-32"], "utf-32"),
        (["ebcdic"], "utf-16"),
    ],
)
def test_utf16_is_chosen_wherever_it_is_offered(edit, app, encodings, chosen):
    editor = edit(app, offered(*encodings), initialize=False)
    assert editor.initialize()["capabilities"]["positionEncoding"] == chosen


def test_a_client_that_says_nothing_is_told_nothing(edit, app):
    editor = edit(app, capabilities.PULL, initialize=False)
    assert "positionEncoding" not in editor.initialize()["capabilities"]


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_columns_count_in_the_chosen_encoding(edit, app, encoding):
    text = ACCOUNT.replace(BROKEN, "/* é🧭 */ " + BROKEN)
    editor = edit(app, offered(encoding))
    uri = app.uri("App/Account.swift")
    editor.open(uri, text)
    line = text.split("\n")[6]
    [item] = editor.pull_until(uri, [STATIC])
    start, end = item["range"]["start"], item["range"]["end"]
    assert start["line"] == end["line"] == 6
    assert end["character"] == units(line[: line.index("(")], encoding)
    assert start["character"] == units(line[: line.index("dismantle")], encoding)
    action = editor.actions(uri, item["range"], [item])[0]
    edits = editor.request("codeAction/resolve", action)["edit"]["documentChanges"][0]["edits"]
    [change] = edits
    assert change["range"]["start"] == change["range"]["end"]
    assert change["range"]["start"]["character"] == units(line[: line.index("func")], encoding)
    assert change["newText"] == "static "


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_random_edits_give_what_a_fresh_document_gives(edit, app, encoding):
    """The differences that editors send, and what stands in the file afterwards."""
    dice = random.Random(f"bridge {encoding}")
    editor = edit(app, offered(encoding))
    uri = app.uri("App/Account.swift")
    text = ACCOUNT
    editor.open(uri, text)
    snippets = [
        "",
        "\n",
        "é",
        "🧭",
        "👩‍👩‍👧",
        "  // x\n",
        "\r\n",
        "{",
        "}",
        "func f() {}",
        "\t",
        '"',
    ]

    def place(offset):
        before = text[:offset].replace("\r\n", "\n").replace("\r", "\n")
        line = before.count("\n")
        return position(line, units(before.rsplit("\n", 1)[-1], encoding))

    for round_ in range(120):
        first = dice.randrange(len(text) + 1)
        last = min(len(text), first + dice.choice([0, 0, 0, 1, 2, 9]))
        # A client never points between the two halves of a line end.
        if "\r\n" in (text[first - 1 : first + 1], text[last - 1 : last + 1]):
            continue
        new = dice.choice(snippets)
        change = {"start": place(first), "end": place(last)}
        text = text[:first] + new + text[last:]
        editor.change(uri, (change, new))
        if round_ % 40 == 39:
            assert_equal_to_fresh(editor, app, uri, text)
    assert_equal_to_fresh(editor, app, uri, text)


def assert_equal_to_fresh(editor, app, uri, text):
    """The same text, opened under another name, has the same findings."""
    editor.stays(lambda: True, "", 0.3)
    typed = editor.pull(uri)["items"]
    fresh = app.uri("App/Fresh.swift")
    editor.close_document(uri)
    editor.open(fresh, text)
    opened = editor.pull(fresh)["items"]
    strip = [
        [(i["range"], i["code"], i["message"], i["severity"]) for i in items]
        for items in (typed, opened)
    ]
    editor.close_document(fresh)
    editor.open(uri, text, version=editor.versions.get(uri, 1000))
    assert strip[0] == strip[1]


@pytest.mark.parametrize(
    "range_",
    [
        span(6, 5000, 6000),
        span(5000, 0, 0, last_line=6000),
        {"start": position(9, 3), "end": position(2, 1)},
        span(6, 2**31 - 1, 2**31 - 1, last_line=2**31 - 1),
    ],
    ids=["past the line", "past the end", "reversed", "huge"],
)
def test_a_range_that_makes_no_sense_does_no_harm(edit, app, range_):
    editor = edit(app)
    uri = app.uri("App/Account.swift")
    editor.open(uri, ACCOUNT)
    editor.pull_until(uri, [STATIC])
    editor.change(uri, (range_, "x"))
    editor.pull(uri)
    editor.actions(uri, range_)
    editor.hover(uri, range_["start"]["line"], range_["start"]["character"])
    editor.change(uri, ACCOUNT)
    editor.pull_until(uri, [STATIC])
    assert editor.leave() == 0


def test_a_column_inside_a_character_does_no_harm(edit, app):
    editor = edit(app, offered("utf-8"))
    uri = app.uri("App/Account.swift")
    editor.open(uri, "// 🧭\n" + ACCOUNT)
    editor.change(uri, (span(0, 4, 5), "é"))
    editor.change(uri, "// 🧭\n" + ACCOUNT)
    [item] = editor.pull_until(uri, [STATIC])
    assert item["range"]["start"]["line"] == 7


@pytest.mark.parametrize("ending", ["\r\n", "\r", "\n"])
def test_line_ends_of_every_kind(edit, app, ending):
    editor = edit(app)
    uri = app.uri("App/Account.swift")
    text = ACCOUNT.replace("\n", ending)
    editor.open(uri, text)
    [item] = editor.pull_until(uri, [STATIC])
    assert item["range"]["start"]["line"] == 6


def test_edits_keep_the_documents_line_ends(edit, app):
    editor = edit(app)
    uri = app.uri("App/Account.swift")
    editor.open(uri, ACCOUNT.replace("\n", "\r\n"))
    [item] = editor.pull_until(uri, [STATIC])
    [action] = [
        a for a in editor.actions(uri, item["range"], [item]) if a["title"].startswith("Suppress")
    ]
    resolved = editor.request("codeAction/resolve", action)
    [change] = resolved["edit"]["documentChanges"]
    assert change["edits"][0]["newText"].endswith("\r\n")
    assert "\n" not in change["edits"][0]["newText"].replace("\r\n", "")
