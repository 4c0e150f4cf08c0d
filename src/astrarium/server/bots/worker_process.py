"""One process that thinks. It has so much memory and so much time; when it exceeds either, it is replaced."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from threading import Thread, get_native_id
from typing import Any

import msgspec

#: Bytes of memory of a process that thinks.
MEMORY = 4 * 2**30
#: Seconds for a process to start.
START = 60.0
#: How far a process that thinks steps back behind those who wait for a table (`nice`); and how far behind
#: everybody whoever does what nobody waits for.
MODESTY, IN_PASSING = 5, 19


class BotFailed(Exception):
    """A bot did not come to an answer: it failed, took too long, or its process ended."""


class Worker:
    """A process, begun when it is first needed. Its methods block: they are called in a thread."""

    def __init__(self) -> None:
        self._process: Any = None
        self._pipe: Connection | None = None

    def ask(self, work: Callable[..., Any], task: tuple[Any, ...], seconds: float) -> Any:
        """Have something done; raises BotFailed, also when it takes longer than so many seconds."""
        pipe = self._ready()
        try:
            pipe.send((work, task))
            if not pipe.poll(seconds):
                raise BotFailed(f"no answer in {seconds:.0f} seconds")
            failed, value = pipe.recv()
        except BotFailed:
            self.end()
            raise
        except Exception as error:  # it is gone, or what it was asked or answered cannot be sent
            self.end()
            raise BotFailed(f"the process ended: {type(error).__name__}") from None
        if failed:
            raise BotFailed(str(value))
        return value

    def _ready(self) -> Connection:
        if self._pipe is not None and self._process.is_alive():
            return self._pipe
        self.end()
        try:
            return self._begin()
        except Exception:  # there may be no room for one more process, for its pipe or its memory
            self.end()
            raise BotFailed("the process does not start") from None

    def _begin(self) -> Connection:
        spawn = get_context("spawn")
        self._pipe, other = spawn.Pipe()
        process = spawn.Process(target=_serve, args=(other,), daemon=True)
        with other:
            process.start()
        self._process = process
        if not self._pipe.poll(START):
            raise TimeoutError
        self._pipe.recv()
        return self._pipe

    def stop(self) -> None:
        """Let whoever waits for an answer wait no more. May be called from any thread."""
        process = self._process
        if process is not None:
            process.kill()

    def end(self) -> None:
        """End the process, whatever it does."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


# -- in the process


def _serve(pipe: Connection) -> None:
    """An interruption is the parent's to handle; without a parent, whom nobody can tell, the process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    _bound_memory()
    _step_back()
    with suppress(EOFError, OSError):
        pipe.send("ready")
        while True:
            work, task = pipe.recv()
            pipe.send(_outcome(work, task))


def _outcome(work: Callable[..., Any], task: tuple[Any, ...]) -> tuple[bool, Any]:
    """Whether it failed, and what came of it."""
    try:
        return False, work(*task)
    except BaseException as error:
        return True, " ".join(f"{type(error).__name__}: {error}".split())[:300]


def _bound_memory() -> None:
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    except (ImportError, OSError, ValueError):
        pass  # not every system has it


def _step_back() -> None:
    """Leave the processor to the server where both want it: people see a move before a bot thinks on."""
    with suppress(AttributeError, OSError):  # not every system has it
        os.nice(MODESTY)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def get_ready(game: str) -> None:
    """Read what thoughts about a game need, so that the first of them does not have to."""
    from ... import bots
    from ... import game as find_game
    from ...tables import coaching  # noqa: F401

    find_game(game)
    bots.names(game)


def think(game: str, options: dict[str, Any], position: bytes, *task: Any) -> Any:
    """What a bot answers in this position."""
    from ...tables.thinking import thought

    return thought(game, options, msgspec.json.decode(position), *task)


def archive(game: str, record: bytes) -> list[bytes]:
    """The game played again, and what everybody saw of it; nobody waits for that."""
    with ThreadPoolExecutor(1, initializer=_step_aside) as aside:
        return aside.submit(_archive, game, record).result()


def _step_aside() -> None:
    """Leave the processor to everybody else. A thread does that for itself alone."""
    if sys.platform == "linux":  # elsewhere, the number of a thread may be that of somebody else's process
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, get_native_id(), IN_PASSING)


def _archive(game: str, record: bytes) -> list[bytes]:
    from ... import game as find_game
    from ...kernel import Record, replay
    from ...tables.archive import make

    return make(replay(find_game(game), Record.from_json(msgspec.json.decode(record)), played=True))
