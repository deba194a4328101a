#!/usr/bin/env python3
"""Runs `bridge-lsp check` over checkouts of real apps and compares it with labelled places.

APPS is a folder with one checkout per sub-folder. Labels are JSON lines with `repository`, `file`,
`line`, `kind`, `label` (TRUE or LOOKALIKE) and `reason`; `kinds.json` beside them names the rules
of each kind. Prints a summary per app and rule and lists every labelled place, so that a person
can look at each. The exit status does not depend on the figures. Usually `make real-world`.
"""

import argparse
import collections
import json
import os
import pathlib
import subprocess
import sys
import time

LEVELS = ["error", "warning", "information", "hint"]


def check(binary, folder, minimum):
    """Findings of one app, the number of files, and the seconds it took."""
    command = [binary, "check", "--format", "json", "--fail-on", "never", "--quiet", "."]
    if minimum:
        command[2:2] = ["--config", minimum]
    start = time.perf_counter()
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    seconds = time.perf_counter() - start
    if done.returncode != 0:
        print(f"{folder}: exit status {done.returncode}\n{done.stderr}", file=sys.stderr)
        return None, 0, seconds
    report = json.loads(done.stdout)
    return report["diagnostics"], report["files"], seconds


def labelled(path, apps):
    """Labels of the apps that are there, by app."""
    found = collections.defaultdict(list)
    kinds = {}
    if not path:
        return found, kinds
    kinds_path = pathlib.Path(path).with_name("kinds.json")
    if kinds_path.exists():
        kinds = {k: v["rules"] for k, v in json.loads(kinds_path.read_text()).items()}
    for line in pathlib.Path(path).read_text().splitlines():
        if line.strip():
            label = json.loads(line)
            name = label["repository"].split("/")[1]
            if name in apps:
                found[name].append(label)
    return found, kinds


def near(finding, label, distance):
    """Whether a finding is about the labelled place: same file, near line."""
    if finding["path"] != label["file"]:
        return False
    start = finding["range"]["start"]["line"]
    end = finding["range"]["end"]["line"]
    return start - distance <= label["line"] <= end + distance


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("--binary", required=True)
    arguments.add_argument("--apps", required=True, help="folder of checkouts")
    arguments.add_argument("--labels", help="JSON lines of labelled places")
    arguments.add_argument("--config", help="configuration for all apps")
    arguments.add_argument("--distance", type=int, default=6, help="lines that still count as near")
    arguments.add_argument("--app", action="append", help="only this app (repeatable)")
    arguments.add_argument("--findings", help="write every finding to this file, one a line")
    options = arguments.parse_args()

    names = sorted(
        n for n in os.listdir(options.apps)
        if os.path.isdir(os.path.join(options.apps, n)) and (not options.app or n in options.app))
    labels, kinds = labelled(options.labels, set(names))
    known = {
        rule["id"] for rule in json.loads(subprocess.run(
            [options.binary, "rules", "--format", "json"], capture_output=True, text=True,
            check=True).stdout)["rules"]}
    listing = []
    per_rule = collections.Counter()
    score = collections.defaultdict(collections.Counter)

    for name in names:
        folder = os.path.join(options.apps, name)
        findings, files, seconds = check(options.binary, folder, options.config)
        if findings is None:
            continue
        levels = collections.Counter(f["severity"] for f in findings)
        print(f"\n# {name}: {files} files, {seconds:.1f} s, " + (", ".join(
            f"{levels[level]} {level}" for level in LEVELS if levels[level]) or "no findings"))
        counts = collections.Counter((f["rule"], f["severity"]) for f in findings)
        for (rule, severity), count in sorted(counts.items()):
            print(f"  {count:5}  {severity:<11}  {rule}")
            per_rule[(rule, severity)] += count
        for finding in findings:
            listing.append(
                f"{name}/{finding['path']}:{finding['range']['start']['line']}: "
                f"{finding['severity']} {finding['rule']}: {finding['message']}")
        places(labels[name], findings, kinds, known, options.distance, score)

    print("\n# All apps")
    for (rule, severity), count in sorted(per_rule.items()):
        print(f"  {count:5}  {severity:<11}  {rule}")
    if labels:
        print("\n# Labelled places per kind")
        for kind in sorted(score):
            counts = score[kind]
            print(
                f"  {kind}  TRUE reported {counts['hit']} of {counts['true']} "
                f"({counts['no rule']} more have no rule yet), "
                f"LOOKALIKE at warning or error {counts['wrong']} of {counts['lookalike']}")
    if options.findings:
        pathlib.Path(options.findings).write_text("\n".join(listing) + "\n")


def places(labels, findings, kinds, known, distance, score):
    """Prints what became of each labelled place of one app, and counts it."""
    for label in sorted(labels, key=lambda l: (l["kind"], l["label"], l["file"], l["line"])):
        kind = label["kind"]
        rules = set(kinds.get(kind, []))
        close = [f for f in findings if near(f, label, distance)]
        # A rule of the kind counts when near; elsewhere in the file it may be the same thing seen
        # from another line, and another rule nearby may be the same thing by another name.
        found = [f for f in close if not rules or f["rule"] in rules]
        akin = [f for f in findings if f["path"] == label["file"] and f["rule"] in rules] or close
        counts = score[kind]
        if label["label"] == "TRUE":
            if found or akin:
                verdict = "found" if found else "akin"
                counts["hit"] += 1
                counts["true"] += 1
            elif rules and not rules & known:
                verdict = "no rule"
                counts["no rule"] += 1
            else:
                verdict = "MISSED"
                counts["true"] += 1
        else:
            counts["lookalike"] += 1
            loud = [f for f in found if f["severity"] in ("error", "warning")]
            counts["wrong"] += bool(loud)
            verdict = "REPORTED" if loud else "quiet"
        shown = found or (akin if verdict == "akin" else close)
        what = ", ".join(sorted({f"{f['rule']}:{f['range']['start']['line']}" for f in shown}))
        print(
            f"    {verdict:<8} {kind} {label['label']:<9} {label['file']}:{label['line']}"
            f"  {what or label['reason']}")


if __name__ == "__main__":
    main()
