"""Who may say what when, and how a server ends."""

import subprocess
import sys

import pytest

from client import Failure

INITIALIZE = {"processId": None, "rootUri": None, "capabilities": {}}


def error_of(client, method, params=None):
    with pytest.raises(Failure) as caught:
        client.request(method, params)
    return caught.value.code


def test_initialize_tells_who_answers(connect):
    client = connect()
    result = client.request("initialize", INITIALIZE)
    assert result["serverInfo"]["name"] == "bridge-lsp"
    assert result["serverInfo"]["version"][0].isdigit()
    assert "completionProvider" not in result["capabilities"]
    assert "documentFormattingProvider" not in result["capabilities"]


def test_a_request_before_initialize_is_refused(connect):
    client = connect()
    assert error_of(client, "textDocument/hover", {}) == -32002
    assert error_of(client, "shutdown") == -32002
    client.request("initialize", INITIALIZE)


def test_notifications_before_initialize_are_dropped(connect):
    client = connect()
    document = {"uri": "file:///a.swift", "languageId": "swift", "version": 1, "text": ""}
    client.notify("textDocument/didOpen", {"textDocument": document})
    client.notify("textDocument/didClose", {"textDocument": {"uri": "file:///a.swift"}})
    client.request("initialize", INITIALIZE)
    assert client.received == []


def test_a_second_initialize_is_refused(connect):
    client = connect()
    client.request("initialize", INITIALIZE)
    assert error_of(client, "initialize", INITIALIZE) == -32600


def test_after_shutdown_every_request_is_refused(connect):
    client = connect()
    client.request("initialize", INITIALIZE)
    client.notify("initialized", {})
    assert client.request("shutdown") is None
    assert error_of(client, "shutdown") == -32600
    assert error_of(client, "textDocument/hover", {}) == -32600
    client.notify("exit")
    assert client.wait_for_exit() == 0


def test_exit_without_shutdown_is_code_1(connect):
    client = connect()
    client.request("initialize", INITIALIZE)
    client.notify("exit")
    assert client.wait_for_exit() == 1


def test_exit_before_initialize_is_code_1(connect):
    client = connect()
    client.notify("exit")
    assert client.wait_for_exit() == 1


def test_the_end_of_input_ends_the_server(connect):
    client = connect()
    client.request("initialize", INITIALIZE)
    client.end_input()
    assert client.wait_for_exit(5) == 1


def test_the_end_of_input_after_shutdown_is_code_0(connect):
    client = connect()
    client.request("initialize", INITIALIZE)
    client.request("shutdown")
    client.end_input()
    assert client.wait_for_exit(5) == 0


def test_an_unknown_request_is_refused_and_an_unknown_notification_ignored(connect):
    client = connect()
    client.request("initialize", INITIALIZE)
    client.asked[99] = "textDocument/unheardOf"
    client.notify("textDocument/unheardOf", {})
    client.notify("$/unheardOf", {})
    assert error_of(client, "textDocument/unheardOf", {}) == -32601
    assert error_of(client, "$/unheardOf", {}) == -32601


def test_the_other_way_to_start_it(server, connect):
    answer = subprocess.run(
        [server[0], "--stdio"], input=b"", capture_output=True, timeout=30, check=False
    )
    assert answer.returncode == 1
    assert answer.stdout == b""


def test_a_dead_parent_ends_the_server(connect):
    parent = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    client = connect()
    client.request("initialize", {**INITIALIZE, "processId": parent.pid})
    client.stays(lambda: client.process.poll() is None, "the server runs")
    parent.communicate(b"\n")
    assert client.wait_for_exit(15) == 1


def test_a_parent_that_is_dead_already_ends_the_server(connect):
    parent = subprocess.Popen([sys.executable, "-c", ""])
    parent.wait()
    client = connect()
    client.ask("initialize", {**INITIALIZE, "processId": parent.pid})
    assert client.wait_for_exit(15) == 1


def test_a_closed_output_ends_the_server_without_a_signal(server):
    process = subprocess.Popen(
        server, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    process.stdout.close()
    try:
        process.stdin.write(
            b'Content-Length: 58\r\n\r\n{"jsonrpc":"2.0","id":1,"method":"shutdown","params":null}'
        )
        process.stdin.flush()
        process.stdin.close()
    except BrokenPipeError:
        pass
    assert process.wait(15) == 1
