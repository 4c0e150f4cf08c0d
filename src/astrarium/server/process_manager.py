"""Several server processes on one listening socket: begun, begun anew when one ends, and ended together."""

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
from .bots.workers import usual_count
from .loop.logs import write_lines
from .running import CannotServe, make_server, when_ready

log = logging.getLogger(__name__)
#: Seconds before a process that has ended is begun anew.
AGAIN = 1.0


@dataclass(slots=True)
class Child:
    """One of the processes."""

    number: int
    process: Any


class Processes:
    """The processes of a server; `settings` are those of `make_server`."""

    def __init__(self, count: int, listening: socket.socket, settings: dict[str, Any]) -> None:
        self._count = count
        self._listening = listening
        self._settings = settings
        #: By the pipe through which each says that it is ready; it closes when the process ends.
        self._children: dict[Any, Child] = {}
        self._ending: int | None = None

    def run(self, ready: Callable[[], None]) -> None:
        """Serve until interrupted; `ready` is called when the first can be reached. Raises CannotServe."""
        write_lines()
        before = {number: signal.signal(number, self._end) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            self._begin(0)  # alone, as it brings the database up to date
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
        """Begin a process. `wake`: it lets go on what was interrupted; one of all is enough for that."""
        if self._ending is not None:
            return
        spawn = get_context("spawn")
        here, there = spawn.Pipe(duplex=False)
        settings = {**self._settings, "workers": self._share(number), "wake": wake}
        process = spawn.Process(target=_serve, args=(self._listening, there, settings))
        process.start()
        there.close()
        self._children[here] = Child(number, process)
        if self._ending is not None:  # meanwhile
            process.terminate()

    def _share(self, number: int) -> int:
        """In how many processes the bots of one of the servers think."""
        workers = self._settings["workers"] or usual_count()
        return max(1, workers // self._count + (number < workers % self._count))

    def _ended(self, pipe: Any) -> None:
        child = self._children.pop(pipe)
        pipe.close()
        child.process.join()
        if self._ending is None:
            pid, code = child.process.pid, child.process.exitcode
            log.warning("server process %s has ended (%s) and is begun anew", pid, code)
            sleep(AGAIN)
            self._begin(child.number)

    def _end(self, number: int, _: object) -> None:
        self._ending = number
        for child in tuple(self._children.values()):
            child.process.terminate()


# -- in a process


def _serve(listening: socket.socket, pipe: Connection, settings: dict[str, Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent hears it as well, and says what is to be done
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
