"""Files that no one should write, and that exist."""

import os

import pytest

import capabilities
from app import ACCOUNT, CLASS, HOME, STATIC

REFUSED = "file-not-analyzed"


def nested(opening, closing, depth):
    return "let x = " + opening * depth + "1" + closing * depth + "\n"


MANY = "".join(ACCOUNT.replace("Account", f"Account{i}") for i in range(2_000))

ODD = {
    "empty": "",
    "no-final-newline": "struct A {}",
    "byte-order-mark": "\ufeffstruct A {}\n",
    "nul": "struct A {}\0\n",
    "only-line-ends": "\r\n\r\r\n\n",
    "unclosed-string": 'let s = """\n' + "x\n" * 1000,
    "unclosed-comment": "/*" * 1000,
    "parentheses": nested("(", ")", 50_000),
    "brackets": nested("[", "]", 5_000),
    "braces": "{" * 20_000,
    "chain": "let x = a" + ".b()" * 50_000 + "\n",
    "operators": "let x = 1" + " + 1" * 20_000 + "\n",
    "if-else": "func f() { if a {} " + "else if b {} " * 5_000 + "}\n",
    "one-long-line": "let x = [" + "1, " * 300_000 + "]\n",
    # As large as is analysed; comments cost the parser little, and the test's machine too.
    "ten-megabytes": MANY + "// Nobody wrote this by hand.\n" * ((9_900_000 - len(MANY)) // 30),
}


@pytest.mark.parametrize("name", ODD)
def test_an_odd_document_is_answered_and_the_rest_works(edit, app, name):
    editor = edit(app)
    odd, account = app.uri("App/Odd.swift"), app.uri("App/Account.swift")
    editor.open(account, ACCOUNT)
    editor.pull_until(account, [STATIC])
    editor.open(odd, ODD[name])
    asked = editor.ask("textDocument/diagnostic", {"textDocument": {"uri": odd}})
    # What is asked meanwhile about another file does not wait for this one.
    editor.request(
        "textDocument/hover",
        {"textDocument": {"uri": account}, "position": {"line": 0, "character": 0}},
    )
    editor.wait(lambda: asked in editor.answered, "the report on the odd document", 400)
    editor.change(
        odd, ({"start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}, "\n")
    )
    editor.close_document(odd)
    editor.pull_until(account, [STATIC])
    assert editor.leave() == 0


@pytest.mark.parametrize("name", ["parentheses", "chain", "brackets"])
def test_a_file_that_is_refused_says_so_once_on_its_first_line(edit, app, name):
    editor = edit(app)
    odd = app.uri("App/Odd.swift")
    editor.open(odd, ODD[name])
    items = editor.pull(odd)["items"]
    refusals = [i for i in items if i["code"] == REFUSED]
    assert len(refusals) <= 1
    for refusal in refusals:
        assert refusal["severity"] == 3
        assert refusal["range"]["start"]["line"] == 0


def test_odd_files_on_disk_do_not_stop_the_others(edit, app):
    app.write("App/Latin.swift", HOME.replace("Home", "Caf\u00e9").encode("latin-1"))
    app.write("App/Nul.swift", b"\0" * 4096)
    app.write("App/Deep.swift", ODD["parentheses"])
    app.write("App/Large.swift", ODD["ten-megabytes"][:500_000])
    app.write("App/Secret.swift", HOME).chmod(0)
    (app.folder / "App/Loop").symlink_to(app.folder, target_is_directory=True)
    (app.folder / "App/Dangling.swift").symlink_to(app.folder / "nowhere.swift")
    (app.folder / "App/Folder.swift").mkdir()
    os.mkfifo(app.folder / "App/Pipe.swift")
    editor = edit(app, capabilities.PUSH)
    editor.wait_shown(app.uri("App/Home.swift"), [CLASS])
    editor.wait_shown(app.uri("App/Account.swift"), [STATIC])
    loops = [p["uri"] for p in editor.of("textDocument/publishDiagnostics") if "Loop" in p["uri"]]
    assert loops == []
    assert editor.leave() == 0


def test_names_that_need_escapes(edit, app):
    name = "App/Zoë & 50% #1/Über 🧭.swift"
    app.write(name, HOME.replace("Home", "Zoe"))
    editor = edit(app, capabilities.PUSH)
    uri = app.uri(name)
    editor.wait(
        lambda: any(
            p["diagnostics"]
            for p in editor.of("textDocument/publishDiagnostics")
            if "50%25" in p["uri"]
        ),
        "its finding",
    )
    editor.open(uri, HOME.replace("Home", "Zoe"))
    editor.wait_shown(uri, [CLASS])


@pytest.mark.parametrize(
    "uri",
    [
        "",
        "nonsense",
        "file://",
        "file:///",
        "file:///a%ZZb.swift",
        "git:/app/a.swift?x",
        "file://host/share/a.swift",
    ],
)
def test_addresses_that_are_no_files(edit, app, uri):
    editor = edit(app)
    editor.open(uri, ACCOUNT)
    assert editor.pull(uri)["kind"] == "full"
    editor.close_document(uri)
    assert editor.leave() == 0


def test_a_folder_that_does_not_exist(edit, app):
    editor = edit(folders=[app.uri("nowhere")])
    account = app.uri("App/Account.swift")
    editor.open(account, ACCOUNT)
    editor.pull_until(account, [STATIC])
    assert editor.leave() == 0
