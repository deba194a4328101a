#!/bin/sh
# platform.sh FILE.vsix: the server in a platform package answers where no toolchain is: in a mount
# namespace in which the toolchain's folder is empty. Needs root and unzip.
set -eu
vsix=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
unzip -q "$vsix" 'extension/server/*' -d "$folder"
server=$folder/extension/server/bin/bridge-lsp
[ -x "$server" ] || { echo "platform: the server in $vsix is not executable" >&2; exit 1; }
printf 'import SwiftUI\n' > "$folder/A.swift"
toolchain=$(dirname "$(dirname "$(dirname "$(realpath "$(command -v swift)")")")")
unshare --mount sh -euc '
  mount -t tmpfs none "$1"
  if command -v swift >/dev/null; then echo "platform: the toolchain is still there" >&2; exit 1; fi
  cd "$3"
  env -i PATH=/usr/bin:/bin "$2" --version
  env -i PATH=/usr/bin:/bin "$2" check A.swift
' sh "$toolchain" "$server" "$folder"
echo "platform: the server starts without a toolchain"
