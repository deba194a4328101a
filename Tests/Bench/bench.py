#!/usr/bin/env python3
"""Measures bridge-lsp: as a whole process, and as a server that a client types into.

Prints every figure beside its budget. The exit status says whether measuring worked, never how
fast it was. Standard library only. Usually started by `make bench`.
"""

import argparse
import json
import os
import pathlib
import random
import re
import statistics
import subprocess
import sys
import time

import workspace
from lsp_client import LanguageClient

SKIPPED = {"DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules"}


def swift_files(folder):
    """The Swift files that count: not in generated, vendored or dot folders."""
    found = []
    for parent, folders, names in os.walk(folder):
        folders[:] = sorted(
            f for f in folders if not f.startswith(".") and f not in SKIPPED)
        found += [os.path.join(parent, n) for n in sorted(names) if n.endswith(".swift")]
    return found


class Report:
    """Collects figures, prints them as they come, keeps them for `--json`."""

    def __init__(self):
        self.rows = []

    def section(self, title):
        print(f"\n## {title}\n", flush=True)

    def row(self, name, figure, budget="", met=None):
        verdict = {None: "", True: "met", False: "MISSED"}[met]
        print(f"{name:<52} {figure:>24}  {budget:<26} {verdict}", flush=True)
        self.rows.append({"name": name, "figure": figure, "budget": budget, "met": met})

    def percentiles(self, name, seconds, p50=None, p95=None):
        """A row of percentiles; budgets are in milliseconds."""
        if not seconds:
            self.row(name, "not measured")
            return
        ordered = sorted(seconds)
        at = lambda share: ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000
        limits, met = [], []
        for share, limit in ((0.5, p50), (0.95, p95)):
            if limit is not None:
                limits.append(f"p{int(share * 100)} <= {limit:.0f}")
                met.append(at(share) <= limit)
        self.row(
            f"{name} (n={len(ordered)})", f"p50 {at(0.5):.1f}  p95 {at(0.95):.1f} ms",
            ", ".join(limits) + (" ms" if limits else ""), all(met) if met else None)


def run(command, stdin=None):
    """Wall seconds, CPU seconds and output of one process."""
    before = os.times()
    start = time.perf_counter()
    done = subprocess.run(command, input=stdin, capture_output=True, text=True)
    wall = time.perf_counter() - start
    after = os.times()
    cpu = (after.children_user - before.children_user) + (
        after.children_system - before.children_system)
    return wall, cpu, done


def whole_processes(report, options, folder, files):
    """Cold `check`, the parse-only floor and `swift format lint`, alternating in one run."""
    listing = "\n".join(files) + "\n"
    check = [options.binary, "check", "--fail-on", "never", "--format", "json", "--quiet"]
    peers = {
        "check": (check + ["--jobs", "1", "--no-cache", folder], None),
        "parse": ([options.tool, "parse"], listing),
        "all cores": (check + ["--no-cache", folder], None),
    }
    if not options.no_format:
        peers["format"] = (["swift", "format", "lint", "--recursive", folder], None)
    walls = {name: [] for name in peers}
    cpus = {name: [] for name in peers}
    counted = None
    for _ in range(options.runs):
        for name, (command, stdin) in peers.items():
            wall, cpu, done = run(command, stdin)
            if name in ("check", "all cores") and done.returncode != 0:
                report.row("cold check", f"failed: {done.stderr.strip()[:200]}")
                return
            if name == "check":
                counted = json.loads(done.stdout)
            walls[name].append(wall)
            cpus[name].append(cpu)
    best = {name: statistics.median(times) for name, times in walls.items()}
    # One job each, so CPU time compares them even while the machine does other things.
    busy = {name: statistics.median(times) for name, times in cpus.items()}
    if counted["files"] != len(files):
        report.row("files analysed / parsed by the floor", f"{counted['files']} / {len(files)}")
        if counted["files"] == 0:
            return
    report.row("findings", str(len(counted["diagnostics"])))
    for name, title in (
            ("parse", "parse-only floor, one job"), ("check", "cold check, one job"),
            ("format", "swift format lint --recursive")):
        if name in best:
            report.row(title, f"{best[name]:.2f} s, CPU {busy[name]:.2f} s")
    ratio = busy["check"] / busy["parse"]
    report.row("cold check against the floor", f"{ratio:.2f}x", "<= 1.15x", ratio <= 1.15)
    if "format" in best:
        ratio = busy["format"] / busy["check"]
        report.row("cold check is faster than swift format by", f"{ratio:.2f}x", ">= 2x", ratio >= 2)
    report.row(f"cold check, {os.cpu_count()} cores", f"{best['all cores']:.2f} s")

    warm_command = check + [folder]
    run(warm_command)
    warm = statistics.median(run(warm_command)[0] for _ in range(options.runs))
    report.row(
        "warm start, nothing changed", f"{warm:.2f} s", "<= 1 s for 4,000 files",
        warm <= max(1.0, len(files) / 4000))


def stages(report, options, files):
    _, _, done = run([options.tool, "stages"], "\n".join(files) + "\n")
    if done.returncode != 0:
        report.row("time per stage", "not measured")
        return
    times = json.loads(done.stdout)
    total = sum(times.values())
    rules = {n: t for n, t in times.items() if n.startswith("rule ")}
    for name, seconds in times.items():
        if name not in rules:
            report.row(name, f"{seconds * 1000:.0f} ms  {seconds / total:5.1%}")
    report.row("all rules", f"{sum(rules.values()) * 1000:.0f} ms  {sum(rules.values()) / total:5.1%}")
    for name, seconds in sorted(rules.items(), key=lambda item: -item[1]):
        report.row("  " + name, f"{seconds * 1000:.1f} ms")


class Document:
    """An open document and the edits that are typed into it."""

    def __init__(self, client, path):
        self.client = client
        self.uri = client.uri(os.path.relpath(path, client.root))
        self.text = pathlib.Path(path).read_text(encoding="utf-8")
        self.lines = self.text.split("\n")
        self.version = 1
        client.notify("textDocument/didOpen", {"textDocument": {
            "uri": self.uri, "languageId": "swift", "version": 1, "text": self.text}})

    def replace(self, line, start, end, text):
        self.version += 1
        self.client.notify("textDocument/didChange", {
            "textDocument": {"uri": self.uri, "version": self.version},
            "contentChanges": [{
                "range": {
                    "start": {"line": line, "character": start},
                    "end": {"line": line, "character": end}},
                "text": text}]})
        content = self.lines[line]
        changed = (content[:start] + text + content[end:]).split("\n")
        self.lines[line:line + 1] = changed

    def diagnostics(self):
        return self.client.request(
            "textDocument/diagnostic", {"textDocument": {"uri": self.uri}})

    def type_digits(self, line, prefix, count):
        """Types digits one by one at the end of a new line; seconds until each was diagnosed."""
        self.replace(line, 0, 0, prefix + "\n")
        self.diagnostics()
        seconds = []
        column = len(prefix)
        for number in range(count):
            if number % 9 == 8:
                start, end, text = len(prefix), column, str(number)
            else:
                start, end, text = column, column, str(number % 10)
            begin = time.perf_counter()
            self.replace(line, start, end, text)
            column = start + len(text)
            self.diagnostics()
            seconds.append(time.perf_counter() - begin)
        return seconds


def member_lines(lines):
    """Numbers of the first lines inside functions that begin and end on lines of their own."""
    return [
        number + 1 for number, line in enumerate(lines)
        if re.match(r"\s+((private|override|public|internal|static) )*func .*\{$", line)]


def type_lines(lines):
    return [
        number + 1 for number, line in enumerate(lines)
        if re.match(r"((final|public|private|internal) )*(class|struct) .*\{$", line)]


def edited_file(files):
    """Of a user's folder: the file with a host that is nearest to a thousand lines."""
    def distance(path):
        text = pathlib.Path(path).read_text(encoding="utf-8", errors="replace")
        lines = text.split("\n")
        fitting = member_lines(lines) and type_lines(lines)
        return (not fitting, "UIHostingController" not in text, abs(len(lines) - 1000))
    return min(files, key=distance)


def server(report, options, folder, files, edited):
    client = LanguageClient([options.binary, "serve"], folder)
    try:
        _, seconds = client.initialize()
        report.row("initialize", f"{seconds * 1000:.0f} ms", "<= 50 ms", seconds <= 0.05)

        start = time.perf_counter()
        document = Document(client, edited)
        report_of_file, _ = document.diagnostics()
        seconds = time.perf_counter() - start
        report.row(
            "first diagnostics of an opened file", f"{seconds * 1000:.0f} ms", "<= 300 ms",
            seconds <= 0.3)
        report.row("whole workspace analysed after", f"{client.wait_until_quiet():.1f} s")

        used = client.cpu_seconds()
        time.sleep(5)
        idle = client.cpu_seconds() - used
        report.row("CPU while idle, 5 s", f"{idle * 1000:.0f} ms", "0 (one tick of 10 ms)", idle <= 0.01)
        memory = client.resident_bytes()
        budget = 150e6 + 60e3 * len(files)
        report.row(
            "memory", f"{memory / 1e6:.0f} MB", f"<= {budget / 1e6:.0f} MB", memory <= budget)
        report.row(
            "  per file, beyond 150 MB", f"{max(0, memory - 150e6) / len(files) / 1e3:.0f} KB",
            "<= 60 KB")
        interaction(report, options, document, edited)
        report.row("memory after typing", f"{client.resident_bytes() / 1e6:.0f} MB")
    finally:
        client.shutdown()


def interaction(report, options, document, edited):
    chance = random.Random("typing")
    found, _ = document.diagnostics()
    items = found.get("items", [])
    report.row("edited file", f"{len(document.lines)} lines, {len(items)} findings")
    parse = [
        json.loads(run([options.tool, "parse"], edited + "\n")[2].stdout)["seconds"]
        for _ in range(5)]
    report.row("one fresh parse of it", f"{statistics.median(parse) * 1000:.1f} ms")

    inside = []
    for _ in range(10):
        line = chance.choice(member_lines(document.lines))
        inside += document.type_digits(line, "        let probe = 1", 30)
    report.percentiles("keystroke -> diagnostics, inside a member", inside, p50=10, p95=30)

    outside = []
    limit = statistics.median(parse) * 1000 + 15
    for _ in range(4):
        line = chance.choice(type_lines(document.lines))
        outside += document.type_digits(line, "    var probe = 1", 15)
    report.percentiles("keystroke -> diagnostics, a property's value", outside, p95=limit)
    renamed = []
    for _ in range(4):
        line = chance.choice(type_lines(document.lines))
        document.replace(line, 0, 0, "    var probe = 1\n")
        document.diagnostics()
        for number in range(15):
            begin = time.perf_counter()
            document.replace(line, 13, 13, str(number % 10))
            document.diagnostics()
            renamed.append(time.perf_counter() - begin)
    report.percentiles("keystroke -> diagnostics, a property's name", renamed, p95=limit)

    words = re.compile(
        r"UIHostingController|@ObservedObject|@EnvironmentObject|addChild|didMove|sizingOptions|rootView")
    places = [
        (number, match.start()) for number, line in enumerate(document.lines)
        for match in words.finditer(line)]
    hovers, actions = [], []
    for _ in range(200):
        line, column = chance.choice(places) if places else (0, 0)
        _, seconds = document.client.request("textDocument/hover", {
            "textDocument": {"uri": document.uri},
            "position": {"line": line, "character": column}})
        hovers.append(seconds)
    items = document.diagnostics()[0].get("items", [])
    for _ in range(200):
        place = chance.choice(items)["range"] if items else {
            "start": {"line": 0, "character": 0}, "end": {"line": 0, "character": 0}}
        _, seconds = document.client.request("textDocument/codeAction", {
            "textDocument": {"uri": document.uri}, "range": place,
            "context": {"diagnostics": [], "triggerKind": 1}})
        actions.append(seconds)
    report.percentiles("hover", hovers, p95=10)
    report.percentiles("code action", actions, p95=10)


def measure(report, options, title, folder, edited=None):
    files = swift_files(folder)
    if not files:
        sys.exit(f"bench: no Swift files in {folder}")
    size = sum(os.path.getsize(f) for f in files)
    report.section(f"{title}: {len(files)} files, {size / 1e6:.1f} MB")
    whole_processes(report, options, folder, files)
    try:
        server(report, options, folder, files, edited or edited_file(files))
    except (RuntimeError, OSError) as problem:
        report.row("server", f"not measured: {problem}")
    report.section(f"{title}: where the time goes, one job")
    stages(report, options, files)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--binary", required=True, help="the release build of bridge-lsp")
    arguments.add_argument("--tool", required=True, help="the release build of bench-tool")
    arguments.add_argument("--workspace", required=True, help="where to put the generated app")
    arguments.add_argument("--folder", help="a folder of your own to measure as well")
    arguments.add_argument("--only-folder", action="store_true", help="leave out the generated app")
    arguments.add_argument("--files", type=int, default=1000, help="size of the generated app")
    arguments.add_argument("--runs", type=int, default=3, help="runs of each whole process")
    arguments.add_argument("--no-format", action="store_true", help="leave out swift format")
    arguments.add_argument("--json", help="also write the figures to this file")
    options = arguments.parse_args()

    report = Report()
    if not options.only_folder:
        root = workspace.generate(os.path.abspath(options.workspace), options.files)
        measure(
            report, options, "Generated app", str(root),
            str(root / "Sources" / workspace.LARGE))
    if options.folder:
        measure(report, options, os.path.basename(options.folder.rstrip("/")),
                os.path.abspath(options.folder))
    missed = [row["name"].strip() for row in report.rows if row["met"] is False]
    print(f"\nBudgets missed: {', '.join(missed) if missed else 'none'}")
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps(report.rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
