"""One worker process, with limited memory and time. It is replaced when it exceeds either."""

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

#: Memory limit of a worker, in bytes.
MEMORY = 4 * 2**30
#: Seconds for a process to start.
START = 60.0
#: `nice` values: of bot workers, and of background work that nobody waits for.
MODESTY, IN_PASSING = 5, 19


class BotFailed(Exception):
    """A bot gave no answer: it failed, timed out, or its process ended."""


class Worker:
    """A process, started on first use. The methods block and run in threads."""

    def __init__(self) -> None:
        self._process: Any = None
        self._pipe: Connection | None = None

    def ask(self, work: Callable[..., Any], task: tuple[Any, ...], seconds: float) -> Any:
        """Run a function in the process. Raises BotFailed on failure or timeout."""
        pipe = self._ready()
        try:
            pipe.send((work, task))
            if not pipe.poll(seconds):
                raise BotFailed(f"no answer in {seconds:.0f} seconds")
            failed, value = pipe.recv()
        except BotFailed:
            self.end()
            raise
        except Exception as error:  # the process ended, or the task or its result cannot be pickled
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
        except Exception:  # the system may lack memory, processes or pipes
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
        """Kill the process from any thread; the waiting call fails."""
        process = self._process
        if process is not None:
            process.kill()

    def end(self) -> None:
        """Kill the process and release its resources."""
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


# -- in the worker process


def _serve(pipe: Connection) -> None:
    """The loop of the process. It ignores SIGINT and ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    _limit_memory()
    _lower_priority()
    with suppress(EOFError, OSError):
        pipe.send("ready")
        while True:
            work, task = pipe.recv()
            pipe.send(_outcome(work, task))


def _outcome(work: Callable[..., Any], task: tuple[Any, ...]) -> tuple[bool, Any]:
    """Whether the task failed, and its result or error."""
    try:
        return False, work(*task)
    except BaseException as error:
        return True, " ".join(f"{type(error).__name__}: {error}".split())[:300]


def _limit_memory() -> None:
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    except (ImportError, OSError, ValueError):
        pass  # not available on every system


def _lower_priority() -> None:
    """Lower the CPU priority: moves come before thinking."""
    with suppress(AttributeError, OSError):  # not available on every system
        os.nice(MODESTY)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def warm_up(game: str) -> None:
    """Import and load a game ahead of the first job."""
    from ... import bots
    from ... import game as find_game
    from ...tables import coaching  # noqa: F401

    find_game(game)
    bots.names(game)


def think(game: str, options: dict[str, Any], position: bytes, *task: Any) -> Any:
    """The answer of a bot in this position."""
    from ...tables.bot_answer import thought

    return thought(game, options, msgspec.json.decode(position), *task)


def archive(game: str, record: bytes) -> list[bytes]:
    """The archive of a finished game, made at the lowest priority."""
    with ThreadPoolExecutor(1, initializer=_lowest_priority) as aside:
        return aside.submit(_archive, game, record).result()


def _lowest_priority() -> None:
    """Lowest CPU priority for the current thread alone (Linux only)."""
    if sys.platform == "linux":  # elsewhere the thread id could be another process's id
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, get_native_id(), IN_PASSING)


def _archive(game: str, record: bytes) -> list[bytes]:
    from ... import game as find_game
    from ...kernel import Record, replay
    from ...tables.archive import make

    return make(replay(find_game(game), Record.from_json(msgspec.json.decode(record)), played=True))
