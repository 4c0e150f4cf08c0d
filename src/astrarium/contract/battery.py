"""The battery: all clauses of the contract, and how a game is held against them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice, product
from math import inf
from time import monotonic
from typing import Any

import hypothesis
from hypothesis import HealthCheck, Phase, Verbosity, given, settings
from hypothesis.errors import Flaky

from ..kernel import Game
from .course import choices, components, ends, ranking
from .learning import actions, observations
from .overtaking import overtaking
from .reasons import reasons, without_reasons
from .refusals import refusals
from .sameness import everywhere, positions, replays, same
from .script import Script, goes_together, scripts
from .shapes import shapes
from .sums import sums
from .telling import apart, twins
from .traces import no_trace
from .undoing import undoing
from .walk import BOUND, ContractBroken, Property, Walk
from .wording import citations, meaning, texts
from .worlds import forks, no_leak, possible

#: How many scripts are tried to make a failing one simpler, and then how many deals to find it sooner.
SHRINKS = 300
DEALS = 40


def _property(walk: Callable[[Walk], None]) -> Property:
    says = (walk.__doc__ or "").strip()
    together = without_reasons if walk is reasons else None
    return Property(walk.__name__, says[:1].lower() + says[1:].rstrip("."), walk, walk is ends, together)


#: The contract that every game keeps.
PROPERTIES: tuple[Property, ...] = tuple(
    _property(walk)
    for walk in (
        ends,
        choices,
        components,
        reasons,
        refusals,
        same,
        everywhere,
        replays,
        positions,
        forks,
        sums,
        no_leak,
        no_trace,
        possible,
        twins,
        apart,
        overtaking,
        undoing,
        shapes,
        texts,
        citations,
        meaning,
        ranking,
        actions,
        observations,
    )
)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of holding a game against a property."""

    property: Property
    games: int
    positions: int
    broken: ContractBroken | None = None

    def to_json(self) -> dict[str, Any]:
        broken = self.broken
        return {
            "property": self.property.name,
            "says": self.property.says,
            "games": self.games,
            "positions": self.positions,
            "broken": broken and {"detail": broken.detail, "record": broken.record.to_json()},
        }


def named(name: str) -> Property:
    """A property by its name."""
    return next(each for each in PROPERTIES if each.name == name)


def examine(
    game: Game,
    property: Property,
    *,
    games: int,
    seed: int = 0,
    seats: int | None = None,
    bound: int = BOUND,
    seconds: float = inf,
    heard: Callable[[], None] | None = None,
) -> Verdict:
    """Hold a game against one property in that many random games; `heard` is called after each.

    After so many seconds no further game is begun. When the property breaks, the script is shrunk, and the
    shortest record that shows it is kept.
    """
    trial = _Trial(property, bound, heard, monotonic() + seconds)
    test = settings(
        max_examples=games,
        database=None,
        deadline=None,
        phases=(Phase.generate, Phase.shrink),
        print_blob=False,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
        verbosity=Verbosity.quiet,
    )(given(scripts(game, seats))(lambda script: trial.run(script)))
    try:
        hypothesis.seed(seed)(test)()
    except (ContractBroken, Flaky):
        trial.shorten(game, seats)
    return Verdict(property, trial.games, trial.positions, trial.shortest)


def hold(
    game: Game,
    *,
    games: int,
    seed: int = 0,
    seats: int | None = None,
    properties: Sequence[Property] = PROPERTIES,
) -> list[Verdict]:
    """Hold a game against the whole contract."""
    return [examine(game, each, games=games, seed=seed, seats=seats) for each in properties]


class _Trial:
    """The scripts of one run: how many were played, and the shortest record that breaks the property."""

    def __init__(
        self, property: Property, bound: int, heard: Callable[[], None] | None, until: float = inf
    ) -> None:
        self.property = property
        #: When to stop, on the monotonic clock.
        self.until = until
        self.bound = bound
        self.heard = heard
        self.games = 0
        self.positions = 0
        self.shortest: ContractBroken | None = None
        #: What was asked in all games so far.
        self._prompts: dict[str, Any] = {}
        self._failing: set[str] = set()
        self._shrinks = 0

    def run(self, script: Script) -> None:
        """Play a script. Once the property is known to break, only what breaks it sooner is of interest."""
        if self.shortest is None and self.games and monotonic() > self.until:
            return
        key = repr(script.to_json())
        reach = None
        if self.shortest is not None and key not in self._failing:
            self._shrinks += 1
            if self._shrinks > SHRINKS:
                return
            reach = self._moves()
        self._try(script, key, reach)

    def _try(self, script: Script, key: str, reach: int | None) -> None:
        try:
            reach = None if self.property.whole else reach
            played = self.property.check(script, self.bound, reach, self._prompts)
        except ContractBroken as broken:
            self._failing.add(key)
            if self.shortest is None or len(broken.record.moves) < self._moves():
                self.shortest = broken
            raise
        if self.shortest is None:
            self.games += 1
            self.positions += played
            if self.heard is not None:
                self.heard()

    def _moves(self) -> int:
        """Moves of the shortest record so far."""
        assert self.shortest is not None
        return len(self.shortest.record.moves)

    def shorten(self, game: Game, seats: int | None) -> None:
        """Look for the same in the simplest games, with other settings and deals: it may show sooner."""
        values = [[(setting.id, value) for value in setting.values] for setting in game.variants]
        fewest = seats or game.seats[0]
        chosen = (dict(each) for each in product(*values))
        settings = list(islice((each for each in chosen if goes_together(game, fewest, each)), DEALS // 2))
        for number in range(DEALS):
            if self._moves() <= 1 or self.property.whole:
                return
            seed, variant = divmod(number, len(settings))
            script = Script(game, fewest, settings[variant], seed)
            with suppress(ContractBroken):
                self._try(script, "", self._moves() - 1)
