#!/bin/sh
# platform.sh FILE.vsix: the server in a platform package works where no toolchain is, in a mount
# namespace in which the toolchain's folder is empty: it tells its version, finds a bug in a file, and
# answers an editor. Needs root and unzip.
set -eu
vsix=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
unzip -q "$vsix" 'extension/server/*' -d "$folder"
server=$folder/extension/server/bin/bridge-lsp
[ -x "$server" ] || { echo "platform: the server in $vsix is not executable" >&2; exit 1; }
cat > "$folder/A.swift" <<'SWIFT'
import SwiftUI

final class Badge: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
}
SWIFT
frame() { printf 'Content-Length: %d\r\n\r\n%s' "${#1}" "$1"; }
{
  frame '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":null,"rootUri":null,"capabilities":{}}}'
  frame '{"jsonrpc":"2.0","method":"initialized","params":{}}'
  frame '{"jsonrpc":"2.0","id":2,"method":"shutdown"}'
  frame '{"jsonrpc":"2.0","method":"exit"}'
} > "$folder/session"
toolchain=$(dirname "$(dirname "$(dirname "$(realpath "$(command -v swift)")")")")
unshare --mount sh -euc '
  mount -t tmpfs none "$1"
  if command -v swift >/dev/null; then echo "platform: the toolchain is still there" >&2; exit 1; fi
  cd "$3"
  env -i PATH=/usr/bin:/bin "$2" --version
  env -i PATH=/usr/bin:/bin "$2" check --fail-on never A.swift > found
  grep -q representable-is-class found || { echo "platform: the bug is not found" >&2; exit 1; }
  env -i PATH=/usr/bin:/bin "$2" serve < session > answers
  grep -q "\"capabilities\"" answers || { echo "platform: no answer to an editor" >&2; exit 1; }
' sh "$toolchain" "$server" "$folder"
echo "platform: the server checks and serves without a toolchain"
