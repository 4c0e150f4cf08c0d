"""What has to wait, without threads: a work is a generator that yields what it waits for."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Order:
    """Something that the page has to do; the work goes on with what came of it."""

    do: str
    what: dict[str, Any]


@dataclass(slots=True)
class Turn:
    """Granted when nobody else is at it; whoever has it gives it back."""

    taken: bool = False
    waiting: deque[Work] = field(default_factory=deque)


Work: TypeAlias = Generator[Order | Turn, Any, Any]


class Works:
    """All works that have begun."""

    def __init__(self, order: Callable[[int, Order], None]) -> None:
        self._order = order
        self._ready: deque[tuple[Work, Any]] = deque()
        self._tickets: dict[int, Work] = {}
        self._count = 0

    def begin(self, work: Work) -> None:
        self._ready.append((work, None))

    def granted(self, ticket: int, value: Any) -> None:
        """The page has done what was ordered."""
        work = self._tickets.pop(ticket, None)
        if work is not None:
            self._ready.append((work, value))

    def give_back(self, turn: Turn) -> None:
        """Let the next one have its turn."""
        if turn.waiting:
            self._ready.append((turn.waiting.popleft(), None))
        else:
            turn.taken = False

    def go_on(self) -> None:
        """Let every work go on until all of them wait."""
        while self._ready:
            work, value = self._ready.popleft()
            try:
                wanted = work.send(value)
            except StopIteration:
                continue
            except Exception:
                log.exception("a work has failed")
                continue
            if isinstance(wanted, Order):
                self._count += 1
                self._tickets[self._count] = work
                self._order(self._count, wanted)
            elif wanted.taken:
                wanted.waiting.append(work)
            else:
                wanted.taken = True
                self._ready.append((work, None))
