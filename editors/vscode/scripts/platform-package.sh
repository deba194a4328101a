#!/bin/sh
# platform-package.sh [CONFIGURATION]: builds the server (release unless said otherwise) and makes
# bridge-lsp-linux-x64.vsix, which brings it along with the libraries that it needs of the toolchain,
# so that it starts on a machine without one. Needs swift, patchelf and strip.
set -eu
cd "$(dirname "$0")/.."
configuration=${1:-release}
for tool in swift patchelf strip; do
  command -v $tool >/dev/null || { echo "platform-package: $tool is not installed" >&2; exit 2; }
done
[ "$(uname -sm)" = "Linux x86_64" ] || { echo "platform-package: makes packages for Linux x64 only" >&2; exit 2; }

swift build --package-path ../.. -c "$configuration" --product bridge-lsp
built=$(swift build --package-path ../.. -c "$configuration" --show-bin-path)/bridge-lsp

server=out/server
rm -rf "$server"
mkdir -p "$server/bin" "$server/lib/bridge-lsp"
cp "$built" "$server/bin/bridge-lsp"
# What the loader finds inside a toolchain comes along; libc and its kin belong to the system.
ldd "$built" | awk '$3 ~ /\/usr\/lib\/swift\// { print $3 }' | while read -r library; do
  cp -L "$library" "$server/lib/bridge-lsp/"
done
strip --strip-unneeded "$server/bin/bridge-lsp" "$server"/lib/bridge-lsp/*.so
# Nothing but the folder beside it: another toolchain at the place where this one was must not win.
patchelf --set-rpath '$ORIGIN/../lib/bridge-lsp' "$server/bin/bridge-lsp"
for library in "$server"/lib/bridge-lsp/*.so; do patchelf --set-rpath '$ORIGIN' "$library"; done
cat > "$server/lib/bridge-lsp/NOTICE.txt" <<'NOTICE'
The libraries in this folder are the Swift runtime and SwiftSyntax of the Swift project
(https://swift.org), under the Apache License 2.0 with Runtime Library Exception
(https://swift.org/LICENSE.txt).
NOTICE

foreign=$(ldd "$server/bin/bridge-lsp" | grep -E '/usr/lib/swift/|not found' || true)
[ -z "$foreign" ] || { echo "platform-package: not relocated: $foreign" >&2; exit 1; }
env -i "$server/bin/bridge-lsp" --version
node scripts/package.mjs --target linux-x64 --server "$server"
