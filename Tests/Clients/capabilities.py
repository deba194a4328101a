"""What clients declare: recorded ones of real editors, and a few that are made up for a test."""

import copy
import json
import pathlib

import pytest_lsp

_RECORDED = pathlib.Path(pytest_lsp.__file__).parent / "clients"


def recorded(name):
    """What an editor was recorded to declare, such as `neovim_v0.11.0`."""
    parameters = json.loads((_RECORDED / f"{name}.json").read_text(encoding="utf-8"))
    return parameters["capabilities"]


def merged(base, extra):
    result = copy.deepcopy(base)
    for key, value in extra.items():
        is_nested = isinstance(value, dict) and isinstance(result.get(key), dict)
        result[key] = merged(result[key], value) if is_nested else value
    return result


_ACTIONS = {
    "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "source"]}},
    "isPreferredSupport": True,
    "dataSupport": True,
    "resolveSupport": {"properties": ["edit"]},
}

#: Shows what it is sent.
PUSH = {
    "textDocument": {
        "publishDiagnostics": {
            "relatedInformation": True,
            "versionSupport": True,
            "codeDescriptionSupport": True,
            "dataSupport": True,
        },
        "codeAction": _ACTIONS,
        "hover": {"contentFormat": ["markdown", "plaintext"]},
    },
    "workspace": {"applyEdit": True, "workspaceEdit": {"documentChanges": True}},
}

#: Asks for what it shows, and is told when to ask again.
PULL = merged(
    PUSH,
    {
        "textDocument": {"diagnostic": {"relatedInformation": True, "dataSupport": True}},
        "workspace": {"diagnostics": {"refreshSupport": True}},
    },
)

#: Asks for what it shows, and cannot be told to ask again, as Neovim 0.11.
PULL_ONCE = merged(PULL, {"workspace": {"diagnostics": {"refreshSupport": False}}})

CONFIGURATION = {"workspace": {"configuration": True}}
