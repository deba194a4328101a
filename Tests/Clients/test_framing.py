"""Bytes that are not what they should be."""

import itertools
import json

import pytest
import wire

INITIALIZE = {
    "jsonrpc": "2.0",
    "id": 1,
    "method": "initialize",
    "params": {"processId": None, "rootUri": None, "capabilities": {}},
}
PING = {"jsonrpc": "2.0", "id": 2, "method": "textDocument/unheardOf"}


@pytest.fixture
def client(connect):
    client = connect()
    client.ids = itertools.count(100)
    client.asked.update({1: "initialize", 2: "textDocument/unheardOf"})
    return client


def initialized(client):
    client.send_bytes(wire.frame(INITIALIZE))
    client.answer(1)
    return client


def assert_alive(client):
    """The server still answers the next message."""
    client.send_bytes(wire.frame(PING))
    client.wait(lambda: 2 in client.answered, "an answer")


def test_byte_by_byte(client):
    for byte in wire.frame(INITIALIZE) + wire.frame(PING):
        client.send_bytes(bytes([byte]))
    client.answer(1)
    client.wait(lambda: 2 in client.answered, "the second answer")


def test_two_messages_at_once(client):
    client.send_bytes(wire.frame(INITIALIZE) + wire.frame(PING))
    client.wait(lambda: {1, 2} <= client.answered.keys(), "both answers")


@pytest.mark.parametrize(
    "header",
    [
        b"content-length: %d\r\n\r\n",
        b"CONTENT-LENGTH:%d\r\n\r\n",
        b"Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: %d\r\n\r\n",
        b"Content-Length: %d\r\nX-Unknown: 1\r\n\r\n",
    ],
)
def test_headers_in_any_case_and_order(client, header):
    body = json.dumps(INITIALIZE).encode()
    client.send_bytes(header % len(body) + body)
    client.answer(1)


@pytest.mark.parametrize(
    "garbage",
    [
        b"Content-Length: -5\r\n\r\n",
        b"Content-Length: 0\r\n\r\n",
        b"Content-Length: many\r\n\r\n",
        b"Content-Length: 99999999999999999999999\r\n\r\n",
        b"X-Nothing: 1\r\n\r\n",
        b"\r\n\r\n",
        b"no header at all\r\n\r\n",
    ],
)
def test_a_bad_header_costs_no_more_than_its_message(client, garbage):
    initialized(client)
    client.send_bytes(garbage)
    assert_alive(client)


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"nonsense",
        b'"text"',
        b"[]",
        b"{}",
        b"\xff\xfe\xfd",
        b'{"jsonrpc":"2.0","method":5}',
        b'{"jsonrpc":"2.0","method":"textDocument/didOpen","params":[1,2]}',
        b'{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{}}}',
        b'{"jsonrpc":"2.0","id":77,"result":null}',
        b'{"jsonrpc":"2.0","id":"x","error":{"code":1,"message":"m"}}',
        b"[" * 100_000,
        b'{"a":' * 100_000,
    ],
)
def test_a_bad_body_costs_no_more_than_its_message(client, body):
    initialized(client)
    client.send_bytes(wire.frame(body))
    assert_alive(client)


def test_bad_parameters_are_answered(client):
    initialized(client)
    request = client.ask("textDocument/hover", {"textDocument": 5})
    client.wait(lambda: request in client.answered, "an answer")
    assert client.answered[request][0]["error"]["code"] == -32602


def test_a_request_id_may_be_a_string(client):
    client.asked["one"] = "initialize"
    client.send_bytes(wire.frame({**INITIALIZE, "id": "one"}))
    client.answer("one")


def test_a_large_message(client):
    initialized(client)
    text = "// " + "x" * 20_000_000
    document = {"uri": "untitled:1", "languageId": "swift", "version": 1, "text": text}
    client.notify("textDocument/didOpen", {"textDocument": document})
    assert_alive(client)


def test_half_a_message_and_the_end(client):
    initialized(client)
    client.send_bytes(wire.frame(PING)[:30])
    client.end_input()
    assert client.wait_for_exit(10) == 1
