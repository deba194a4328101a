"""A client that drives the built server over its pipes, and lets nothing pass unchecked."""

import itertools
import queue
import subprocess
import tempfile
import threading
import time

import wire

#: How long the server may take for anything, in seconds. Generous: the machine may be busy.
PATIENCE = 30


class Failure(Exception):
    """An answer that is an error."""

    def __init__(self, error):
        super().__init__(f"{error['code']}: {error['message']}")
        self.code = error["code"]
        self.message = error["message"]
        self.data = error.get("data")


class Client:
    """Starts a server and talks to it.

    Every message that comes is held to the specification's types as it arrives; `close()` raises
    what was wrong with any, and makes sure that every request got one answer.
    """

    def __init__(self, command, cwd=None, env=None, answers=None, reads=True):
        """`answers` maps a method of the server's requests to a function of its parameters."""
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            command,
            cwd=cwd,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
        )
        self.answers = dict(answers or {})
        self.ids = itertools.count(1)
        self.asked = {}
        self.answered = {}
        self.received = []
        self.problems = []
        self._changed = threading.Condition()
        self._outgoing = queue.Queue()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._writer = threading.Thread(target=self._write, daemon=True)
        self._writer.start()
        if reads:
            self._reader.start()

    def start_reading(self):
        self._reader.start()

    # Sending

    def send_bytes(self, data):
        self._outgoing.put(data)

    def send(self, message):
        self.send_bytes(wire.frame({"jsonrpc": "2.0", **message}))

    def notify(self, method, params=None):
        self.send({"method": method, **({} if params is None else {"params": params})})

    def ask(self, method, params=None):
        """Sends a request and returns its id without waiting."""
        request = next(self.ids)
        self.asked[request] = method
        self.send(
            {"id": request, "method": method, **({} if params is None else {"params": params})}
        )
        return request

    def answer(self, request, timeout=PATIENCE):
        """Waits for the answer to a request; raises `Failure` for an error."""
        self.wait(lambda: request in self.answered, f"an answer to {self.asked[request]}", timeout)
        message = self.answered[request][0]
        if "error" in message:
            raise Failure(message["error"])
        return message["result"]

    def request(self, method, params=None, timeout=PATIENCE):
        return self.answer(self.ask(method, params), timeout)

    def cancel(self, request):
        self.notify("$/cancelRequest", {"id": request})

    # Receiving

    def wait(self, condition, what, timeout=PATIENCE):
        """Waits until `condition` holds, which is looked at after every message."""
        with self._changed:
            held = self._changed.wait_for(lambda: condition() or self._is_over(), timeout)
        assert held and condition(), f"waited in vain for {what}; {self.state()}"
        return condition()

    def stays(self, condition, what, duration=0.4):
        """Makes sure that `condition` holds for a while."""
        with self._changed:
            broken = self._changed.wait_for(lambda: not condition(), duration)
        assert not broken, f"no longer: {what}"

    def of(self, method):
        """The parameters of every request and notification called `method` that came."""
        return [m.get("params") for m in list(self.received) if m.get("method") == method]

    def _is_over(self):
        return bool(self.problems) or not self._reader.is_alive()

    def _read(self):
        try:
            while True:
                message = wire.read_frame(self.process.stdout)
                if message is None:
                    break
                self._take(message)
        except Exception as problem:
            self.problems.append(problem)
        with self._changed:
            self._changed.notify_all()

    def _take(self, message):
        assert message["jsonrpc"] == "2.0", message
        if "method" in message:
            wire.check_incoming(message)
            if "id" in message and message["method"] in self.answers:
                result = self.answers[message["method"]](message.get("params"))
                self.send({"id": message["id"], "result": result})
        elif message["id"] is not None:
            wire.check_response(message, self.asked[message["id"]])
        with self._changed:
            if "method" in message:
                self.received.append(message)
            else:
                self.answered.setdefault(message["id"], []).append(message)
            self._changed.notify_all()

    def _write(self):
        while True:
            data = self._outgoing.get()
            if data is None:
                break
            try:
                self.process.stdin.write(data)
                self.process.stdin.flush()
            except OSError:
                break
        try:
            self.process.stdin.close()
        except OSError:
            pass

    # Ending

    def end_input(self):
        self._outgoing.put(None)

    def wait_for_exit(self, timeout=PATIENCE):
        return self.process.wait(timeout)

    def leave(self):
        """Ends as the specification asks, and returns the exit code."""
        self.request("shutdown")
        self.notify("exit")
        return self.wait_for_exit()

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.end_input()

    def close(self):
        """Ends the server if it still runs, and raises what was wrong with what it said."""
        if self.process.poll() is None:
            deadline = time.monotonic() + PATIENCE
            self.end_input()
            while self.process.poll() is None and time.monotonic() < deadline:
                time.sleep(0.01)
        if self.process.poll() is None:
            self.kill()
            self.problems.append(AssertionError("the server outlived its input"))
        if self._reader.is_alive():
            self._reader.join(PATIENCE)
        twice = {i: m for i, m in self.answered.items() if i is not None and len(m) != 1}
        if twice:
            self.problems.append(AssertionError(f"answered more than once: {twice}"))
        if self.process.returncode < 0:
            self.problems.append(AssertionError(f"killed by signal {-self.process.returncode}"))
        if self.problems:
            raise self.problems[0]

    def complaints(self):
        """What the server wrote on its standard error."""
        self.errors.seek(0)
        return self.errors.read().decode(errors="replace")

    def state(self):
        said = [m.get("method") for m in self.received][-20:]
        return f"exit {self.process.poll()}, {self.problems}, {said}, {self.complaints()[-2000:]}"
