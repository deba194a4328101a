"""The same server through a client that others wrote, and what that client checks of its own."""

import asyncio
import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

from app import ACCOUNT, BROKEN, CLASS, FIX, REPAIRED, STATIC
from client import PATIENCE

BUILT = pathlib.Path(__file__).parents[2] / ".build/debug/bridge-lsp"
SERVER = os.environ.get("BRIDGE_LSP_SERVER", str(BUILT))
EDITORS = ["neovim@v0.7.0", "neovim@v0.11.0", "emacs", "visual_studio_code"]


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[SERVER, "serve"]), params=EDITORS)
async def client(lsp_client: LanguageClient, app, request):
    # Its author left the answers to these to the user.
    for method in (types.CLIENT_REGISTER_CAPABILITY, types.CLIENT_UNREGISTER_CAPABILITY):
        lsp_client.feature(method)(lambda *_: None)
    folder = types.WorkspaceFolder(uri=app.uri(), name="app")
    parameters = types.InitializeParams(
        capabilities=client_capabilities(request.param),
        root_uri=app.uri(),
        workspace_folders=[folder],
    )
    await lsp_client.initialize_session(parameters)
    yield
    await lsp_client.shutdown_session()


def findings(client, uri):
    return sorted(one.code for one in client.diagnostics.get(uri, []))


async def publication(client):
    waiting = client.wait_for_notification(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
    await asyncio.wait_for(waiting, PATIENCE)


async def open_account(client, app):
    uri = app.uri("App/Account.swift")
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            text_document=types.TextDocumentItem(
                uri=uri, language_id="swift", version=1, text=ACCOUNT
            )
        )
    )
    return uri


async def report(client, uri):
    """The findings of an open document, over the channel that the client has."""
    if client.capabilities.text_document.diagnostic is None:
        while not client.diagnostics.get(uri):
            await publication(client)
        return client.diagnostics[uri]
    answer = await client.text_document_diagnostic_async(
        types.DocumentDiagnosticParams(text_document=types.TextDocumentIdentifier(uri=uri))
    )
    return answer.items


@pytest.mark.asyncio
async def test_a_finding_its_hover_and_its_repair(client, app):
    uri = await open_account(client, app)
    [item] = await report(client, uri)
    assert item.code == STATIC
    hover = await client.text_document_hover_async(
        types.HoverParams(
            text_document=types.TextDocumentIdentifier(uri=uri), position=item.range.start
        )
    )
    assert STATIC in hover.contents.value
    actions = await client.text_document_code_action_async(
        types.CodeActionParams(
            text_document=types.TextDocumentIdentifier(uri=uri),
            range=item.range,
            context=types.CodeActionContext(diagnostics=[item]),
        )
    )
    assert FIX in [action.title for action in actions]


@pytest.mark.asyncio
async def test_findings_of_files_that_are_not_open(client, app):
    home = app.uri("App/Home.swift")
    while findings(client, home) != [CLASS]:
        await publication(client)


@pytest.mark.asyncio
async def test_a_repaired_document_has_no_finding(client, app):
    uri = await open_account(client, app)
    await report(client, uri)
    whole = types.TextDocumentContentChangeWholeDocument(text=ACCOUNT.replace(BROKEN, REPAIRED))
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            text_document=types.VersionedTextDocumentIdentifier(uri=uri, version=2),
            content_changes=[whole],
        )
    )
    if client.capabilities.text_document.diagnostic is None:
        while client.diagnostics.get(uri):
            await publication(client)
    else:
        assert list(await report(client, uri)) == []
