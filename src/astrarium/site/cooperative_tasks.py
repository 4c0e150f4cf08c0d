"""Cooperative tasks without threads: a task is a generator that yields what it waits for."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Order:
    """A request to the page. The task resumes with the result."""

    do: str
    what: dict[str, Any]


@dataclass(slots=True)
class Lock:
    """A mutual exclusion lock with a queue of waiting tasks."""

    taken: bool = False
    waiting: deque[Task] = field(default_factory=deque)


Task: TypeAlias = Generator[Order | Lock, Any, Any]


class TaskRunner:
    """Runs tasks; `order` sends a request to the page under a ticket."""

    def __init__(self, order: Callable[[int, Order], None]) -> None:
        self._order = order
        self._ready: deque[tuple[Task, Any]] = deque()
        self._tickets: dict[int, Task] = {}
        self._count = 0

    def start(self, task: Task) -> None:
        self._ready.append((task, None))

    def resume(self, ticket: int, value: Any) -> None:
        """Queue the task whose order the page has answered."""
        task = self._tickets.pop(ticket, None)
        if task is not None:
            self._ready.append((task, value))

    def release(self, lock: Lock) -> None:
        """Hand the lock to the next waiting task."""
        if lock.waiting:
            self._ready.append((lock.waiting.popleft(), None))
        else:
            lock.taken = False

    def run(self) -> None:
        """Run all ready tasks until each of them waits."""
        while self._ready:
            task, value = self._ready.popleft()
            try:
                wanted = task.send(value)
            except StopIteration:
                continue
            except Exception:
                log.exception("a task has failed")
                continue
            if isinstance(wanted, Order):
                self._count += 1
                self._tickets[self._count] = task
                self._order(self._count, wanted)
            elif wanted.taken:
                wanted.waiting.append(task)
            else:
                wanted.taken = True
                self._ready.append((task, None))
