"""A table action by action: slower than `ActionStepper`, with forks, imagined worlds and bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from ..kernel import ActionStepper, Answer, Bits, OpenQuestion, Table


class TableStepper(ActionStepper):
    """An `ActionStepper` with a whole table. It can be forked, even in the middle of a pick."""

    __slots__ = ("table",)

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = table.game
        self._actions = table.game.actions
        self.acts = 0
        self.waiting = []
        self._go_on()

    @property
    def state(self) -> Any:
        """The table's state; every undo replaces it by another object."""
        return self.table.state

    def answer(self, seat: int, answer: Answer) -> None:
        """Give a whole answer, as a bot does."""
        self.acts += 1
        self.table.answer(seat, answer)
        self._go_on()

    def _finish(self, asked: OpenQuestion, answer: Answer) -> None:
        self.table.answer(asked.choice.seat, answer)
        self._go_on()

    def _go_on(self) -> None:
        """Give forced answers; keep the unfinished picks of other seats."""
        table = self.table
        while True:
            only = next(
                ((each.seat, each.forced()) for each in table.pending if each.forced() is not None), None
            )
            if only is None:
                break
            table.answer(*only)
        kept = {id(asked.choice): asked for asked in self.waiting}
        self.waiting = [kept.get(id(choice)) or OpenQuestion(choice) for choice in table.pending]

    def fork(
        self, observer: int | None = None, chance: Bits | None = None, rng: Random | None = None
    ) -> TableStepper:
        """An independent copy of the table; with an observer, a world that this seat may imagine.

        With an observer, secret answers of others are replaced by random ones, and their unfinished picks are
        dropped.
        """
        secret = [move.seat for move in self.table.unrevealed if move.seat != observer]
        fork = TableStepper(self.table.fork(observer, chance))
        fork.acts = self.acts
        if observer is not None:
            luck = rng or Random(0)
            for seat in secret:
                while seat in fork.seats_asked:
                    fork.act(luck.choice(fork.legal(seat)), seat)
        for asked in self.waiting:
            if observer in (None, asked.choice.seat):
                fork._pick_again(asked.choice.seat, asked.picked)
        fork.acts = self.acts
        return fork

    def _pick_again(self, seat: int, picked: Sequence[int]) -> None:
        for number in picked:
            self.act(number, seat)
