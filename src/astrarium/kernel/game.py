"""The declaration of a game: its rules, views, words, settings and learning interface."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, TypedDict

from .choice import Choice, Option, Steps
from .effects import Op, unfinished
from .errors import BadSetup, BrokenGame
from .hidden.chance import Chance
from .learning.action_index import Actions, Encoding
from .learning.features import Features, Layout
from .option_texts import Words
from .state import State
from .telling import Telling
from .text import Text
from .text_board import Block, HexMap


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting of a new game (a variant): id, default and allowed values.

    With `read` it takes any value which that function accepts, such as a whole deal. Such a setting is for
    scripts; forms do not show it.
    """

    id: str
    default: Any
    values: tuple[Any, ...] = (False, True)
    #: Returns the canonical value; raises BadSetup.
    read: Callable[[Any], Any] | None = None

    def check(self, value: Any) -> Any:
        if self.read is not None:
            return value if value == self.default else self.read(value)
        if not any(value == allowed and type(value) is type(allowed) for allowed in self.values):
            raise BadSetup(
                "error-bad-setting", setting=self.id, value=str(value), values=_listed(self.values)
            )
        return value


class ResultTree(TypedDict):
    """A result in JSON, where seats are strings."""

    scores: dict[str, int]
    ranking: list[list[int]]
    breakdown: dict[str, dict[str, int]]
    decided_by: str


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a game. `ranking` lists the seats from first to last, tied seats together."""

    scores: dict[int, int]
    ranking: list[list[int]]
    #: Points by source for each seat.
    breakdown: dict[int, dict[str, int]] = field(default_factory=dict)
    #: The text id of the score or tie-break that decided.
    decided_by: str = ""

    def to_json(self) -> ResultTree:
        return {
            "scores": {str(seat): score for seat, score in self.scores.items()},
            "ranking": self.ranking,
            "breakdown": {str(seat): rows for seat, rows in self.breakdown.items()},
            "decided_by": self.decided_by,
        }


@dataclass(frozen=True, slots=True)
class Traits:
    """The grouping keys of a balance study: ids by kind.

    The text `race-humans` names the id "humans" of the kind "race" (or the id is itself the id of a text),
    and `trait-race` names the kind. A kind whose ids are all numbers ("rounds") is shown as a distribution.
    """

    #: From the last state: of each seat ({"race": ["humans"], "built": ["mine", "farm"]}), and of the whole
    #: table ({"end": ["deck"], "rounds": ["6"]}).
    of: Callable[[Any], tuple[Sequence[Mapping[str, Iterable[str]]], Mapping[str, Iterable[str]]]]
    #: Traits from the events of a seat: kind -> (event, the argument with the id or ids).
    told: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    #: From the last state: the ids of components that somebody has seen; None if all are on the table.
    came: Callable[[Any], Iterable[str]] | None = None
    #: All ids of a kind; the study then names those that never occur.
    ids: Mapping[str, Sequence[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Nature:
    """Properties of a game for reinforcement learning."""

    #: Upper bound of the actions in a game; environments truncate there.
    longest: int = 10_000
    #: Has simultaneous decisions.
    together: bool = False
    #: Has hidden information; has chance.
    hidden: bool = True
    luck: bool = True
    #: Whether a solo game is won.
    won: Callable[[Result], bool] = lambda result: True


#: The phase of a finished game.
OVER = "over"


def in_phase(g: Any) -> str | None:
    """The phase in `g.phase`; None at the end of the game."""
    phase: str = g.phase
    return None if phase == OVER else phase


@dataclass(frozen=True)
class Game:
    """The declaration of a game. Its functions take the game's own state."""

    id: str
    #: Rises with each change of the rules that affects records.
    revision: int
    seats: tuple[int, int]
    folder: Path
    state: type[State]
    #: A new game: (seats, chance, options) -> state at its first checkpoint.
    set_up: Callable[[int, Chance, Mapping[str, Any]], State]
    phases: Mapping[str, Callable[[Any], Steps]]
    #: The view of a seat (None: a spectator); annotated with a TypedDict.
    view: Callable[[Any, int | None], Mapping[str, Any]]
    result: Callable[[Any], Result]
    words: Words
    #: Faults of a position, such as lost components; none in a legal one.
    faults: Callable[[Any], Iterable[str]]
    #: The next phase; None at the end of the game.
    next_phase: Callable[[Any], str | None] = in_phase
    #: Points by seat if the game stopped now; by default those of `result`.
    standing: Callable[[Any], Sequence[float]] = field(default=None)  # type: ignore[assignment]
    #: The paragraph behind an option; by default `words.cite`.
    cite: Callable[[Any, Choice, Option], str] | None = None
    #: Converts a position of an earlier revision to the present layout.
    upgraded: Callable[[dict[str, Any]], dict[str, Any]] = lambda position: position
    #: The board as text tables, from a view, the most important block first; lazy.
    outline: Callable[[Any, int | None], Iterable[Block]] = lambda seen, seat: ()
    #: The map as hexes, from a view; for a terminal, beside the tables.
    hex_map: Callable[[Any, int | None], HexMap | None] = lambda seen, seat: None
    #: The families of ops of its cards.
    vocabulary: tuple[type[Op], ...] = ()
    #: Card texts built from data, by text id (`card-frigate`); they replace the `.text` attribute.
    says: Mapping[str, Text] = field(default_factory=dict)
    settings: tuple[Setting, ...] = ()
    #: Duration in minutes with the fewest and with the most seats.
    minutes: tuple[int, int] = (30, 60)
    #: Complexity from 1 (light) to 5 (heavy).
    weight: int = 3
    #: Why a number of seats and these options do not go together; None if they do.
    refusal: Callable[[int, Mapping[str, Any]], Text | None] = lambda seats, options: None
    #: A seat's view, derived from a spectator's view of the same position; saves work for many viewers.
    personal: Callable[[Any, Any, int], Mapping[str, Any]] | None = None
    #: The view with nothing hidden; by default the ordinary view.
    reveal: Callable[[Any, int | None], Mapping[str, Any]] | None = None
    #: The grouping keys of a balance study.
    traits: Traits | None = None
    #: Options that play a secret card, by first word, with the cards of the seat (see `equal_cards.py`).
    held: Mapping[str, Callable[[Any, int], Sequence[int]]] = field(default_factory=dict)
    #: Lists of the state whose order matters: each of equal entries can be taken (contract: `apart`).
    rows: frozenset[str] = frozenset()
    #: Key of a face: faces with equal keys cannot be told apart.
    alike: Callable[[Any], Any] = lambda face: face
    #: The meaning of its options: the actions of a learner.
    encoding: Encoding | None = None
    #: The observations of a learner.
    features: Features | None = None
    nature: Nature = field(default_factory=lambda: Nature())
    #: How its events are grouped into deeds.
    telling: Telling = field(default_factory=Telling)

    def __post_init__(self) -> None:
        for fault in unfinished(self.vocabulary):
            raise fault
        if self.standing is None:
            object.__setattr__(self, "standing", lambda g: [*self.result(g).scores.values()])

    def check_seats(self, seats: int) -> int:
        least, most = self.seats
        if not isinstance(seats, int) or isinstance(seats, bool) or not least <= seats <= most:
            raise BadSetup(
                "error-bad-seats",
                game=Text("game-title"),
                exact=int(least == most),
                least=least,
                most=most,
                seats=str(seats),
            ).of(self)
        return seats

    def check_options(self, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """All settings: the given values, checked, and defaults."""
        if not options:
            return self._defaults.copy()
        given = dict(options)
        known = {setting.id: setting for setting in self.settings}
        for name in given:
            if name not in known:
                raise BadSetup(
                    "error-unknown-setting", game=self.id, setting=str(name), settings=_listed(known)
                )
        return {name: setting.check(given.get(name, setting.default)) for name, setting in known.items()}

    def check_setup(self, seats: int, options: Mapping[str, Any] | None) -> dict[str, Any]:
        """All settings for a number of seats; raises BadSetup if they do not go together."""
        checked = self.check_options(options)
        refusal = self.refusal(self.check_seats(seats), checked)
        if refusal is not None:
            raise BadSetup(refusal).of(self)
        return checked

    @cached_property
    def _defaults(self) -> dict[str, Any]:
        return {setting.id: setting.check(setting.default) for setting in self.settings}

    @property
    def variants(self) -> tuple[Setting, ...]:
        """The settings with a list of values, shown in forms."""
        return tuple(setting for setting in self.settings if setting.read is None)

    @cached_property
    def actions(self) -> Actions:
        """The action index of the game."""
        if self.encoding is None:
            raise BrokenGame("error-no-encoding", game=self.id)
        return Actions(self.encoding, self.folder)

    def layout(self, seats: int) -> Layout:
        """The layout of an observation for a number of seats."""
        if self.features is None:
            raise BrokenGame("error-no-features", game=self.id)
        if seats not in self._layouts:
            self._layouts[seats] = Layout(self.features, seats)
        return self._layouts[seats]

    @cached_property
    def _layouts(self) -> dict[int, Layout]:
        return {}

    @cached_property
    def rules(self) -> dict[str, str]:
        """The paragraphs of RULES.md by number, in order."""
        return paragraphs((self.folder / "RULES.md").read_text(encoding="utf-8"))


def paragraphs(markdown: str) -> dict[str, str]:
    """Numbered paragraphs (`**M4.2** text`) by number."""
    found: dict[str, str] = {}
    number = ""
    for line in markdown.splitlines():
        if line.startswith("#"):
            number = ""
        elif line.startswith("**") and "**" in line[2:] and line[2:].split("**")[0][-1:].isdigit():
            number, text = line[2:].split("**", 1)
            found[number] = text.strip()
        elif number:
            found[number] = (found[number] + "\n" + line).rstrip()
    return found


def _listed(values: Iterable[Any]) -> str:
    return ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in values) or "–"
