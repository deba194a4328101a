#!/bin/sh
# with-tools.sh COMMAND…: runs COMMAND in editors/vscode with the npm packages installed and, where
# a kit provides them, with its Node and its VS Code server.
#
#   the registry is reachable    npm ci
#   else BRIDGE_EDITOR_KIT       a folder with unpack.sh, which lays node, vscode-server, node_modules
#   else                         one sentence, exit code 2
#
# BRIDGE_EDITOR_CACHE says where a kit is unpacked to, BRIDGE_VSCODE_SERVER which VS Code server the
# tests start, CHROMIUM which browser.
set -eu
cd "$(dirname "$0")/.."
cache=${BRIDGE_EDITOR_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/bridge-lsp/editor-kit}

if [ -n "${BRIDGE_EDITOR_KIT:-}" ]; then
  sh "$BRIDGE_EDITOR_KIT/unpack.sh" "$cache"
  PATH=$cache:$PATH
  export PATH BRIDGE_VSCODE_SERVER="${BRIDGE_VSCODE_SERVER:-$cache/vscode-server}"
fi

lock=$(cksum < package-lock.json)
if [ "$(cat node_modules/.bridge-lock 2>/dev/null)" != "$lock" ]; then
  if npm ping --fetch-retries=0 --fetch-timeout=5000 >/dev/null 2>&1; then
    if [ -L node_modules ]; then rm node_modules; fi
    npm ci
    echo "$lock" > node_modules/.bridge-lock
  elif [ -n "${BRIDGE_EDITOR_KIT:-}" ]; then
    if [ "$(readlink node_modules)" != "$cache/node_modules" ]; then
      rm -rf node_modules
      ln -s "$cache/node_modules" node_modules
    fi
  elif [ ! -e node_modules ]; then
    echo "editors/vscode needs its npm packages: the registry can't be reached, and BRIDGE_EDITOR_KIT names no kit that has them." >&2
    exit 2
  fi
fi
exec "$@"
