"""The battery: all properties of the contract, and the check of a game against them."""

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
from .determinism import everywhere, positions, replays, same
from .distinct_options import apart, twins
from .hidden_information import forks, no_leak, no_trace, possible
from .illegal_answers import refusals
from .illegal_option_reasons import reasons, without_reasons
from .learning_interface import actions, observations
from .malformed_answers import garbage
from .playthrough import BOUND, ContractBroken, Playthrough, Property
from .script import Script, goes_together, scripts
from .text_coverage import citations, meaning, texts
from .undo import undoing
from .whole_game import choices, components, ends, overtaking, ranking, shapes, sums

#: Maximum scripts to shrink a failure, and maximum deals to shorten it.
SHRINKS = 300
DEALS = 40


def _property(walk: Callable[[Playthrough], None]) -> Property:
    says = (walk.__doc__ or "").strip()
    together = without_reasons if walk is reasons else None
    return Property(walk.__name__, says[:1].lower() + says[1:].rstrip("."), walk, walk is ends, together)


#: The contract.
PROPERTIES: tuple[Property, ...] = tuple(
    _property(walk)
    for walk in (
        ends,
        choices,
        components,
        reasons,
        refusals,
        garbage,
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
    """The result of checking a game against a property."""

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
    """Check a game against one property in random games; `heard` is called after each.

    No new game begins after the given seconds. If the property breaks, the script is shrunk to the shortest
    record that shows it.
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
    """Check a game against all properties."""
    return [examine(game, each, games=games, seed=seed, seats=seats) for each in properties]


class _Trial:
    """The scripts of one run, their counts and the shortest failing record."""

    def __init__(
        self, property: Property, bound: int, heard: Callable[[], None] | None, until: float = inf
    ) -> None:
        self.property = property
        #: Deadline on the monotonic clock.
        self.until = until
        self.bound = bound
        self.heard = heard
        self.games = 0
        self.positions = 0
        self.shortest: ContractBroken | None = None
        #: Prompt statistics of all games so far.
        self._prompts: dict[str, Any] = {}
        self._failing: set[str] = set()
        self._shrinks = 0

    def run(self, script: Script) -> None:
        """Play a script; after a failure only up to the length of the shortest failing record."""
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
        """Moves of the shortest failing record so far."""
        assert self.shortest is not None
        return len(self.shortest.record.moves)

    def shorten(self, game: Game, seats: int | None) -> None:
        """Search for a shorter failure in the simplest games with other settings and deals."""
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
