"""Scripts: games encoded as numbers, for Hypothesis to draw and shrink.

A script fits any game. Each number picks one of the available options. After the last number a filler picks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st

from ..kernel import Answer, Chance, Choice, Game, Setting, Table, start

#: Decisions after which filler 0 picks at random instead of the first option.
PATIENCE = 400
#: Maximum length of a script.
PICKS = 120


@dataclass(frozen=True, slots=True)
class Script:
    """A game to play. Filler 0 picks first options, any other filler picks at random."""

    game: Game
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 0
    picks: tuple[int, ...] = ()
    filler: int = 0

    def __repr__(self) -> str:
        return f"{self.game.id}: {self.to_json()}"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """A short form for Hypothesis, which would print the whole game."""
        printer.text(repr(self))

    def start(self) -> Table:
        """The table at the first decision."""
        return start(self.game, self.seats, self.seed, self.options)

    def to_json(self) -> dict[str, Any]:
        """The script without its game, as JSON data."""
        return {
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "picks": list(self.picks),
            "filler": self.filler,
        }

    @classmethod
    def from_json(cls, game: Game, data: dict[str, Any]) -> Script:
        return cls(game, data["seats"], data["options"], data["seed"], tuple(data["picks"]), data["filler"])


class Picker:
    """Reads answers from a script."""

    __slots__ = ("_at", "_chance", "_filler", "_picks", "decisions")

    def __init__(self, script: Script) -> None:
        self._picks = script.picks
        self._at = 0
        self._filler = script.filler
        self._chance = Chance(f"{script.seed}/{script.filler}")
        #: Answers picked so far.
        self.decisions = 0

    @property
    def spent(self) -> bool:
        """Whether all numbers of the script have been used."""
        return self._at >= len(self._picks)

    def answer(self, table: Table) -> tuple[int, Answer]:
        """The next seat and its answer."""
        self.decisions += 1
        pending = table.pending
        choice = pending[self.below(len(pending))]
        return choice.seat, self.pick(choice)

    def pick(self, choice: Choice) -> Answer:
        """An answer to a choice."""
        options = list(choice.options)
        if not choice.several:
            return options[self.below(len(options))]
        most = min(choice.at_most, len(options))
        count = choice.at_least + self.below(most - choice.at_least + 1)
        return tuple([options.pop(self.below(len(options))) for _ in range(count)])

    def below(self, n: int) -> int:
        """A number 0..n-1 from the script, then from the filler."""
        if n <= 1:
            return 0
        if self._at < len(self._picks):
            self._at += 1
            return self._picks[self._at - 1] % n
        if self._filler == 0 and self.decisions <= PATIENCE:
            return 0
        return self._chance.below(n, "filler")


def scripts(game: Game, seats: int | None = None) -> st.SearchStrategy[Script]:
    """The Hypothesis strategy for scripts of a game."""
    least, most = game.seats if seats is None else (seats, seats)
    every = st.builds(
        Script,
        game=st.just(game),
        seats=st.integers(least, most),
        options=st.fixed_dictionaries({setting.id: _values(setting) for setting in game.variants}),
        seed=st.integers(0, 9_999),
        filler=st.integers(0, 9_999),
        picks=st.lists(st.integers(0, 255), max_size=PICKS).map(tuple),
    )
    return every.filter(lambda script: goes_together(game, script.seats, script.options))


def goes_together(game: Game, seats: int, options: Mapping[str, Any]) -> bool:
    """Whether the rules allow these settings with this number of players."""
    return game.refusal(seats, game.check_options(options)) is None


def _values(setting: Setting) -> st.SearchStrategy[Any]:
    """The values of a setting; Hypothesis shrinks to the default."""
    return st.sampled_from(sorted(setting.values, key=lambda value: value != setting.default))
