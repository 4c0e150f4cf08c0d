"""Several server processes on one listening socket, restarted when they end."""

from __future__ import annotations

import logging
import os
import signal
import socket
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from time import sleep
from typing import Any

from ..kernel import Text
from .bots.worker_pool import usual_count
from .listening_sockets import CannotServe
from .runtime.log_format import write_lines
from .uvicorn_server import make_server, when_ready

log = logging.getLogger(__name__)
#: Seconds before a restart.
AGAIN = 1.0


@dataclass(slots=True)
class Child:
    """A server process."""

    number: int
    process: Any


class ProcessManager:
    """Supervises the server processes; `settings` go to `make_server`."""

    def __init__(self, count: int, listening: socket.socket, settings: dict[str, Any]) -> None:
        self._count = count
        self._listening = listening
        self._settings = settings
        #: Processes by the pipe on which they report readiness. The pipe closes when its process ends.
        self._children: dict[Any, Child] = {}
        self._ending: int | None = None

    def run(self, ready: Callable[[], None]) -> None:
        """Serve until interrupted; calls `ready` once. Raises CannotServe."""
        write_lines()
        before = {number: signal.signal(number, self._end) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            self._begin(0)  # alone, because it migrates the database
            self._watch(ready)
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
        if self._ending is not None:
            signal.raise_signal(self._ending)

    def _watch(self, ready: Callable[[], None]) -> None:
        complete = False
        while self._children:
            speaking: list[Any] = wait(self._children)
            for pipe in speaking:
                try:
                    refusal: Text | None = pipe.recv()
                except (EOFError, OSError):
                    self._ended(pipe)
                    continue
                if refusal is not None:
                    if not complete:
                        raise CannotServe(refusal)
                    log.warning("%s", CannotServe(refusal))
                elif not complete:
                    complete = True
                    ready()
                    for number in range(1, self._count):
                        self._begin(number, wake=False)

    def _begin(self, number: int, wake: bool = True) -> None:
        """Start a process. `wake`: it resumes interrupted tables; one process does that."""
        if self._ending is not None:
            return
        spawn = get_context("spawn")
        here, there = spawn.Pipe(duplex=False)
        settings = {**self._settings, "workers": self._share(number), "wake": wake}
        process = spawn.Process(target=_serve, args=(self._listening, there, settings))
        process.start()
        there.close()
        self._children[here] = Child(number, process)
        if self._ending is not None:  # a signal arrived meanwhile
            process.terminate()

    def _share(self, number: int) -> int:
        """The bot workers of one server process."""
        workers = self._settings["workers"] or usual_count()
        return max(1, workers // self._count + (number < workers % self._count))

    def _ended(self, pipe: Any) -> None:
        child = self._children.pop(pipe)
        pipe.close()
        child.process.join()
        if self._ending is None:
            pid, code = child.process.pid, child.process.exitcode
            log.warning("server process %s ended (%s) and is restarted", pid, code)
            sleep(AGAIN)
            self._begin(child.number)

    def _end(self, number: int, _: object) -> None:
        self._ending = number
        for child in tuple(self._children.values()):
            child.process.terminate()


# -- in a server process


def _serve(listening: socket.socket, pipe: Connection, settings: dict[str, Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent receives it, too, and ends the children
    Thread(target=_end_with_parent, daemon=True).start()
    try:
        server = make_server(**settings)
    except CannotServe as error:
        pipe.send(error.text)
        return
    when_ready(server, lambda: pipe.send(None))
    server.run(sockets=[listening])


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
