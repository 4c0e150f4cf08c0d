"""Formats texts, names and numbers of reports in the language of the run."""

from __future__ import annotations

from ...kernel import Game, Text
from ...kernel.text import TextArg
from ...localization import has, player, say
from ..balance import SEAT
from ..estimates import Estimate

NOTHING = "–"


class Wording:
    """Formats the texts, names and numbers of a report."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.language = language
        self._comma = "," if language == "pl" else "."

    def __call__(self, id: str, **args: TextArg) -> str:
        return say(Text(id, **args), self.language, game=self.game)

    # -- names

    def kind(self, kind: str) -> str:
        """The name of a kind: the first existing text of `trait-race`, `label-race` and `race`, or the id."""
        if kind == SEAT:
            return self("shell-balance-seat")
        return self._first_of([f"trait-{kind}", f"label-{kind}", kind], kind)

    def name(self, kind: str, id: str) -> str:
        """The name of an id: the text `race-humans` or the text `humans`, or the id."""
        if kind == SEAT:
            return say(player(int(id)), self.language, game=self.game)
        return self._first_of([f"{kind}-{id}", id], id).rstrip(".")

    def names(self, kind: str, ids: tuple[str, ...]) -> str:
        return ", ".join(self.name(kind, id) for id in ids)

    def _first_of(self, texts: list[str], otherwise: str) -> str:
        for id in texts:
            if has(id, self.language, game=self.game):
                return self(id)
        return otherwise

    # -- numbers

    def number(self, value: float, digits: int = 1) -> str:
        return f"{value:.{digits}f}".replace("-", "−").replace(".", self._comma)

    def signed(self, value: float, digits: int = 1) -> str:
        return f"{value:+.{digits}f}".replace("-", "−").replace(".", self._comma)

    def percent(self, value: float, digits: int = 1) -> str:
        return self.number(100 * value, digits) + "%"

    def rate_range(self, estimate: Estimate) -> str:
        if estimate.low is None or estimate.high is None:
            return NOTHING
        return f"{self.number(100 * estimate.low)}–{self.percent(estimate.high)}"

    def mean(self, estimate: Estimate) -> str:
        """A mean with its half-width: 31.2 ± 0.8."""
        if estimate.high is None:
            return self.number(estimate.value)
        return f"{self.number(estimate.value)} ± {self.number(estimate.high - estimate.value)}"

    def gain(self, estimate: Estimate | None) -> str:
        """A difference with its half-width: +1.2 ± 0.8."""
        if estimate is None:
            return NOTHING
        if estimate.high is None:
            return self.signed(estimate.value)
        return f"{self.signed(estimate.value)} ± {self.number(estimate.high - estimate.value)}"

    def rate_gain(self, estimate: Estimate | None) -> str:
        """A difference of rates in percentage points with its interval."""
        if estimate is None or estimate.low is None or estimate.high is None:
            return NOTHING
        low, high = (self.signed(100 * end) for end in (estimate.low, estimate.high))
        return f"{self.signed(100 * estimate.value)} ({low} … {high})"
