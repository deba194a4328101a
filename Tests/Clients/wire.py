"""Messages on the wire: framing, and what the specification's own types say about them."""

import json

from lsprotocol import converters, types

_CONVERTER = converters.get_converter()


def frame(message):
    """The bytes of one message, whose content is a value or bytes to send as they are."""
    body = message if isinstance(message, bytes) else json.dumps(message).encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


def read_frame(stream):
    """The next message of a stream, or None at its end."""
    length = None
    while True:
        line = stream.readline()
        if not line:
            return None
        line = line.rstrip(b"\r\n")
        if not line:
            break
        name, _, value = line.partition(b":")
        if name == b"Content-Length":
            length = int(value)
        else:
            assert name == b"Content-Type", f"something that is no header: {line!r}"
    assert length is not None, "a message without a length"
    body = stream.read(length)
    return json.loads(body) if len(body) == length else None


class NotTheProtocol(AssertionError):
    """A message that is not what the specification's types allow."""


def _check(value, kind, what):
    try:
        structured = _CONVERTER.structure(value, kind)
    except Exception as problem:
        raise NotTheProtocol(f"{what}: {problem!r}\n{json.dumps(value)[:2000]}") from problem
    back = json.loads(json.dumps(_CONVERTER.unstructure(structured)))
    difference = _difference(value, back, what)
    if difference:
        raise NotTheProtocol(difference)


def _difference(sent, understood, where):
    """What of a message the types do not know."""
    if isinstance(sent, dict) and isinstance(understood, dict):
        for key, value in sent.items():
            if key not in understood:
                return f"{where}.{key}: not in the specification, or null where it may not be"
            found = _difference(value, understood[key], f"{where}.{key}")
            if found:
                return found
        return None
    if isinstance(sent, list) and isinstance(understood, list) and len(sent) == len(understood):
        pairs = enumerate(zip(sent, understood, strict=True))
        found = (_difference(a, b, f"{where}[{index}]") for index, (a, b) in pairs)
        return next((one for one in found if one), None)
    return None if sent == understood else f"{where}: {sent!r} is read as {understood!r}"


def _check_actions(actions):
    # A union of both takes an action that has a command for a command.
    for action in actions or []:
        is_command = isinstance(action.get("command"), str)
        _check(action, types.Command if is_command else types.CodeAction, "codeAction")


def check_response(message, method):
    """Holds an answer to the types of the request that it answers."""
    if "error" in message:
        error = message["error"]
        assert isinstance(error["code"], int) and isinstance(error["message"], str), message
        assert set(message) == {"jsonrpc", "id", "error"}, message
        return
    assert set(message) == {"jsonrpc", "id", "result"}, message
    if method == types.TEXT_DOCUMENT_CODE_ACTION:
        _check_actions(message["result"])
    elif method in types.METHOD_TO_TYPES:
        _check(message, types.METHOD_TO_TYPES[method][1], method)


def check_incoming(message):
    """Holds a server's request or notification to its types."""
    method = message["method"]
    assert method in types.METHOD_TO_TYPES, f"no method of the specification: {method}"
    _check(message, types.METHOD_TO_TYPES[method][0], method)
    if method == types.PROGRESS:
        _check_progress(message["params"]["value"])


def _check_progress(value):
    kinds = {
        "begin": types.WorkDoneProgressBegin,
        "report": types.WorkDoneProgressReport,
        "end": types.WorkDoneProgressEnd,
    }
    kind = kinds.get(value.get("kind"), types.WorkspaceDiagnosticReportPartialResult)
    _check(value, kind, "$/progress")
