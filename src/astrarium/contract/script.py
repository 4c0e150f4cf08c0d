"""A game written down as numbers: who sits at the table, and which answers are picked.

Hypothesis draws scripts and shrinks those that break the contract. A script plays any game: each number
picks one of the things there are to pick from, and where the numbers end, a filler goes on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from hypothesis import strategies as st

from ..kernel import Answer, Chance, Choice, Game, Setting, Table, start

#: The simplest filler takes the first option; after so many decisions in a row it begins to mix.
PATIENCE = 400
#: Numbers of a script at most.
PICKS = 120


@dataclass(frozen=True, slots=True)
class Script:
    """One game to play. `filler` 0 goes on with first options, any other number at random."""

    game: Game
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 0
    picks: tuple[int, ...] = ()
    filler: int = 0

    def __repr__(self) -> str:
        return f"{self.game.id}: {self.to_json()}"

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        """For Hypothesis, which would write out the whole game, and may fail at its functions."""
        printer.text(repr(self))

    def start(self) -> Table:
        """The table at the first decision."""
        return start(self.game, self.seats, self.seed, self.options)

    def to_json(self) -> dict[str, Any]:
        """All but the game, as JSON can hold it."""
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
    """Reads a script: the next answer, whatever is asked."""

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
        """Whether the numbers of the script have been used up."""
        return self._at >= len(self._picks)

    def answer(self, table: Table) -> tuple[int, Answer]:
        """Whose answer comes next, and what it is."""
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
        """A number 0..n-1: the script's next one, or the filler's."""
        if n <= 1:
            return 0
        if self._at < len(self._picks):
            self._at += 1
            return self._picks[self._at - 1] % n
        if self._filler == 0 and self.decisions <= PATIENCE:
            return 0
        return self._chance.below(n, "filler")


def scripts(game: Game, seats: int | None = None) -> st.SearchStrategy[Script]:
    """All scripts of a game; with `seats`, those for that many players."""
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
    """Whether the rules allow these variants with so many players."""
    return game.refusal(seats, game.check_options(options)) is None


def _values(setting: Setting) -> st.SearchStrategy[Any]:
    """The values of a setting, its default being the simplest."""
    return st.sampled_from(sorted(setting.values, key=lambda value: value != setting.default))
