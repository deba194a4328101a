"""A small language client over stdio, for measuring a server. Standard library only."""

import itertools
import json
import os
import queue
import subprocess
import threading
import time


class LanguageClient:
    """Starts a server, speaks LSP with it, and answers what servers ask of clients."""

    def __init__(self, command, root, pull=True):
        self.root = root
        self.pull = pull
        self.ids = itertools.count(1)
        self.answers = {}
        self.arrived = threading.Condition()
        self.published = queue.Queue()
        self.progress = {}
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        threading.Thread(target=self._read, daemon=True).start()

    # Wire.

    def _send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while True:
                line = stream.readline()
                if not line:
                    with self.arrived:
                        self.answers[None] = True
                        self.arrived.notify_all()
                    return
                if line in (b"\r\n", b"\n"):
                    break
                name, _, value = line.partition(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            self._handle(json.loads(stream.read(length)))

    def _handle(self, message):
        if "method" in message and "id" in message:
            result = None
            if message["method"] == "workspace/configuration":
                result = [None] * len(message["params"]["items"])
            self._send({"id": message["id"], "result": result})
        elif "method" in message:
            if message["method"] == "textDocument/publishDiagnostics":
                self.published.put((time.perf_counter(), message["params"]))
            elif message["method"] == "$/progress":
                value = message["params"]["value"]
                if isinstance(value, dict):
                    with self.arrived:
                        self.progress[str(message["params"]["token"])] = value.get("kind")
                        self.arrived.notify_all()
        else:
            with self.arrived:
                self.answers[message["id"]] = (time.perf_counter(), message)
                self.arrived.notify_all()

    # Protocol.

    def notify(self, method, params):
        self._send({"method": method, "params": params})

    def request(self, method, params, timeout=120):
        """The result and the seconds it took. An error answer raises."""
        identity = next(self.ids)
        start = time.perf_counter()
        self._send({"id": identity, "method": method, "params": params})
        end, message = self._await(identity, timeout, method)
        if "error" in message:
            raise RuntimeError(f"{method}: {message['error']}")
        return message["result"], end - start

    def _await(self, identity, timeout, method):
        with self.arrived:
            self.arrived.wait_for(
                lambda: identity in self.answers or None in self.answers, timeout)
            if identity not in self.answers:
                raise RuntimeError(f"no answer to {method}")
            return self.answers.pop(identity)

    def initialize(self):
        text_document = {
            "synchronization": {"didSave": True},
            "publishDiagnostics": {"versionSupport": True, "relatedInformation": True},
            "hover": {"contentFormat": ["markdown"]},
            "codeAction": {
                "codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix", "source"]}},
                "resolveSupport": {"properties": ["edit"]},
                "dataSupport": True,
            },
        }
        if self.pull:
            text_document["diagnostic"] = {"relatedDocumentSupport": True}
        result, seconds = self.request("initialize", {
            "processId": os.getpid(),
            "rootUri": self.uri(""),
            "workspaceFolders": [{"uri": self.uri(""), "name": "bench"}],
            "capabilities": {
                "general": {"positionEncodings": ["utf-16"]},
                "window": {"workDoneProgress": True},
                "workspace": {"configuration": True, "workspaceEdit": {"documentChanges": True}},
                "textDocument": text_document,
            },
        })
        self.notify("initialized", {})
        return result, seconds

    def uri(self, path):
        return "file://" + os.path.join(self.root, path).rstrip("/")

    def shutdown(self):
        try:
            self.request("shutdown", None, timeout=10)
            self.notify("exit", None)
            self.process.wait(10)
        except (RuntimeError, OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()

    # The process.

    def cpu_seconds(self):
        """User and system time the server has used so far."""
        return process_times(self.process.pid)

    def resident_bytes(self):
        """Memory the server has in RAM now."""
        return resident_bytes(self.process.pid)

    def wait_until_quiet(self, limit=600):
        """Waits until no progress is running and the server used no CPU for a second."""
        start = time.perf_counter()
        last_busy = start
        used = self.cpu_seconds()
        while time.perf_counter() - start < limit:
            time.sleep(0.25)
            now = self.cpu_seconds()
            running = any(kind != "end" for kind in self.progress.values())
            if now - used > 0.015 or running:
                last_busy = time.perf_counter()
            used = now
            if time.perf_counter() - last_busy > 1.0:
                break
        return last_busy - start


def process_times(pid):
    try:
        with open(f"/proc/{pid}/stat") as stat:
            fields = stat.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    except FileNotFoundError:
        out = subprocess.run(["ps", "-o", "time=", "-p", str(pid)], capture_output=True, text=True)
        seconds = 0.0
        for part in out.stdout.strip().replace("-", ":").split(":"):
            seconds = seconds * 60 + float(part or 0)
        return seconds


def resident_bytes(pid):
    try:
        with open(f"/proc/{pid}/status") as status:
            for line in status:
                if line.startswith("VmRSS:"):
                    return int(line.split()[1]) * 1024
    except FileNotFoundError:
        pass
    out = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, text=True)
    return int(out.stdout.strip() or 0) * 1024
