"""Servers that begin at once: forked from a process that has imported everything already.

A server that begins from nothing computes for 2.5 seconds before it answers, nearly all of it imports.
"""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path
from threading import Lock
from typing import IO

SCRIPT = Path(__file__).parent / "toy_server.py"


def readable(files: list[int], timeout: float | None = None) -> set[int]:
    """Those of some files that can be read; unlike `select`, however many files are open."""
    poll = select.poll()
    for file in files:
        poll.register(file, select.POLLIN)
    return {file for file, _ in poll.poll(None if timeout is None else timeout * 1000)}


class Forked:
    """A process that somebody else has forked; used like one of one's own."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._handle = os.pidfd_open(pid)

    def ended(self, timeout: float | None = None) -> bool:
        return bool(readable([self._handle], timeout))

    def wait(self, timeout: float | None = None) -> None:
        if not self.ended(timeout):
            raise subprocess.TimeoutExpired("server", timeout or 0)

    def send_signal(self, number: signal.Signals) -> None:
        if not self.ended(0):
            signal.pidfd_send_signal(self._handle, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)


class Forker:
    """The process that has imported everything."""

    def __init__(self) -> None:
        # Unbuffered: what has been read ahead is not seen by `poll`, which would wait for it for ever.
        self.process = subprocess.Popen(
            [sys.executable, str(SCRIPT), "--fork"], bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.orders: IO[bytes] = self.process.stdin
        self.answers: IO[bytes] = self.process.stdout
        self.lock = Lock()

    def begin(self, words: list[str], log: Path, environment: dict[str, str]) -> tuple[Forked, int]:
        """A server and its port."""
        with self.lock:
            order = {"words": words, "log": str(log), "environment": environment}
            self.orders.write(json.dumps(order).encode() + b"\n")
            server = Forked(int(self.answers.readline()))
            if self.answers.fileno() not in readable([self.answers.fileno(), server._handle]):
                raise AssertionError(f"the server did not start: {log.read_text()[-2000:]}")
            return server, int(self.answers.readline())


@cache
def forker() -> Forker:
    """The one of this process; it ends with it."""
    return Forker()
