"""The server under test, and clients that are checked when a test is over."""

import os
import pathlib
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent))

from app import App  # noqa: E402
from client import Client  # noqa: E402
from editor import Editor  # noqa: E402


@pytest.fixture(scope="session")
def server():
    """The command that starts the server."""
    built = pathlib.Path(__file__).parents[2] / ".build/debug/bridge-lsp"
    return [os.environ.get("BRIDGE_LSP_SERVER", str(built)), "serve"]


@pytest.fixture
def app(tmp_path):
    return App((tmp_path / "app").resolve())


@pytest.fixture
def _started():
    """Clients to close, in reverse, when the test is over."""
    started = []
    yield started
    problems = []
    for client in reversed(started):
        try:
            client.close()
        except BaseException as problem:  # every client is to be closed
            problems.append(problem)
    if problems:
        raise problems[0]


@pytest.fixture
def connect(server, _started):
    """Starts a server and connects a client that has said nothing yet."""

    def start(**options):
        client = Client(server, **options)
        _started.append(client)
        return client

    return start


@pytest.fixture
def edit(server, _started):
    """Starts a server on an app and initializes an editor."""

    def start(app=None, profile=None, initialize=True, **options):
        if profile is not None:
            options["profile"] = profile
        if app is not None:
            options.setdefault("folders", [app.uri()])
        editor = Editor(server, **options)
        _started.append(editor)
        if initialize:
            editor.initialize()
        return editor

    return start
