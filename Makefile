# `make check` is what continuous integration runs; the other targets measure.

.PHONY: check bench bench-binaries real-world

check:
	./.ci/run

bench-binaries:
	swift build -c release --product bridge-lsp
	swift build -c release --product bench-tool

# Measures a generated app of 1,000 files and, with BENCH_FOLDER=dir, a folder of your own.
# BENCH_OPTIONS passes more, such as --runs 5 or --only-folder.
bench: bench-binaries
	python3 Tests/Bench/bench.py \
	  --binary "$$(swift build -c release --show-bin-path)/bridge-lsp" \
	  --tool "$$(swift build -c release --show-bin-path)/bench-tool" \
	  --workspace .build/bench-workspace \
	  $(if $(BENCH_FOLDER),--folder "$(BENCH_FOLDER)") $(BENCH_OPTIONS)

# Runs check over checkouts: APPS=dir, one sub-folder each. LABELS=file compares with labelled
# places; FINDINGS=file writes every finding, one a line.
real-world: bench-binaries
	@test -n "$(APPS)" || { echo "usage: make real-world APPS=dir [LABELS=file] [FINDINGS=file]"; exit 2; }
	python3 Tests/Bench/realworld.py \
	  --binary "$$(swift build -c release --show-bin-path)/bridge-lsp" --apps "$(APPS)" \
	  $(if $(LABELS),--labels "$(LABELS)") $(if $(FINDINGS),--findings "$(FINDINGS)") \
	  $(REAL_WORLD_OPTIONS)
