# `make` shows what there is. Continuous integration runs every target called check.

.DEFAULT_GOAL := help
.PHONY: help build test lint format specs-update generate check check-clients check-vscode package-vscode bench \
  bench-binaries real-world

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

build: ## Build for debugging
	swift build

test: ## Run all tests
	swift test

lint: ## Check formatting and style
	swift format lint --strict --recursive Sources Tests Package.swift

format: ## Format all Swift files
	swift format --in-place --recursive Sources Tests Package.swift

specs-update: ## Write carets and diffs into the specs; SPEC=rule-id for one
	UPDATE_SPECS=1 swift test --filter SpecTests

generate: ## Write what is made from the rules: docs, tables, schema, settings
	UPDATE_GENERATED=1 swift test --filter GeneratedFileTests

check: lint build test ## Check everything that needs no more than a Swift toolchain and make

check-clients: build ## Drive the server with Neovim and with a strict client (Python 3, luacheck)
	Tests/Clients/run

# CONFIGURATION=debug packages a server that is built faster, to try the packaging itself.
CONFIGURATION ?= release

package-vscode: ## Package the VS Code extension with the server, for Linux x64, and try it
	sh editors/vscode/scripts/with-tools.sh sh scripts/platform-package.sh $(CONFIGURATION)
	sh editors/vscode/test/platform.sh editors/vscode/bridge-lsp-linux-x64.vsix

# Lints, tests and packages the VS Code extension. Where npm's registry can't be reached,
# BRIDGE_EDITOR_KIT names a folder that has the packages and a VS Code server.
check-vscode: build ## Lint, test and package the VS Code extension
	sh editors/vscode/scripts/with-tools.sh npm test

bench-binaries:
	swift build -c release --product bridge-lsp
	swift build -c release --product bench-tool

# Measures a generated app of 1,000 files and, with BENCH_FOLDER=dir, a folder of your own.
# BENCH_OPTIONS passes more, such as --runs 5 or --only-folder.
bench: bench-binaries ## Measure a generated app, and BENCH_FOLDER=dir
	python3 Tests/Bench/bench.py \
	  --binary "$$(swift build -c release --show-bin-path)/bridge-lsp" \
	  --tool "$$(swift build -c release --show-bin-path)/bench-tool" \
	  --workspace "$${TMPDIR:-/tmp}/bridge-lsp-bench" \
	  $(if $(BENCH_FOLDER),--folder "$(BENCH_FOLDER)") $(BENCH_OPTIONS)

# Runs check over checkouts: APPS=dir, one sub-folder each. LABELS=file compares with labelled
# places; FINDINGS=file writes every finding, one a line.
real-world: bench-binaries ## Check the checkouts in APPS=dir
	@test -n "$(APPS)" || { echo "usage: make real-world APPS=dir [LABELS=file] [FINDINGS=file]"; exit 2; }
	python3 Tests/Bench/realworld.py \
	  --binary "$$(swift build -c release --show-bin-path)/bridge-lsp" --apps "$(APPS)" \
	  $(if $(LABELS),--labels "$(LABELS)") $(if $(FINDINGS),--findings "$(FINDINGS)") \
	  $(REAL_WORLD_OPTIONS)
