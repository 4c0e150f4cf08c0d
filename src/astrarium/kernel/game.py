"""What a game declares: the door between its folder and the rest of the house."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, TypedDict

from .actions import Actions, Encoding
from .chance import Chance
from .choice import Choice, Option, Steps
from .effects import Op, unfinished
from .errors import BadSetup, BrokenGame
from .features import Features, Layout
from .outline import Block
from .state import State
from .text import Text
from .words import Words


@dataclass(frozen=True, slots=True)
class Setting:
    """An option of the set-up (a variant): its id, its default, and the values it may take.

    With `read` it takes whatever that function accepts (a deal written out, say): such a setting is for
    scripts, and no form asks for it.
    """

    id: str
    default: Any
    values: tuple[Any, ...] = (False, True)
    #: Gives the value in its one proper form; raises BadSetup.
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
    """How a game ended, as JSON has it: seats are strings there."""

    scores: dict[str, int]
    ranking: list[list[int]]
    breakdown: dict[str, dict[str, int]]
    decided_by: str


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. `ranking` lists the seats from first to last, tied seats together."""

    scores: dict[int, int]
    ranking: list[list[int]]
    #: Points by source, a row a seat.
    breakdown: dict[int, dict[str, int]] = field(default_factory=dict)
    #: What decided: the text id of the score or of a tie-break.
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
    """What a balance study groups finished games by: ids by kind.

    The text `race-humans` names the id "humans" of the kind "race" (or the id is itself the id of a text),
    and `trait-race` names the kind. A kind whose ids are all numbers ("rounds") is shown as a distribution.
    """

    #: From the last state: of each seat ({"race": ["humans"], "built": ["mine", "farm"]}), and of the whole
    #: table ({"end": ["deck"], "rounds": ["6"]}).
    of: Callable[[Any], tuple[Sequence[Mapping[str, Iterable[str]]], Mapping[str, Iterable[str]]]]
    #: What a seat did, from the events told of it: kind -> (event, the argument that holds the id or ids).
    told: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    #: All ids of a kind, where one that never occurs should be missed.
    ids: Mapping[str, Sequence[str]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Nature:
    """What kind of game it is, for those who teach machines."""

    #: More actions than a game takes; where one could be drawn out without end, environments end it there.
    longest: int = 10_000
    #: Some questions go to several seats at once.
    together: bool = False
    #: Something is hidden from somebody; luck plays a part.
    hidden: bool = True
    luck: bool = True
    #: Whether a game that was played alone is won.
    won: Callable[[Result], bool] = lambda result: True


#: In place of a phase: the game is over.
OVER = "over"


def in_phase(g: Any) -> str | None:
    """The phase that the state names, until it says that the game is over."""
    phase: str = g.phase
    return None if phase == OVER else phase


@dataclass(frozen=True)
class Game:
    """One game. The functions take the game's own state."""

    id: str
    #: Rises when the rules change what a record means.
    revision: int
    seats: tuple[int, int]
    folder: Path
    state: type[State]
    #: A new game: (seats, chance, options) -> state at its first checkpoint.
    set_up: Callable[[int, Chance, Mapping[str, Any]], State]
    phases: Mapping[str, Callable[[Any], Steps]]
    #: What a seat (None: a spectator) sees; a TypedDict as its annotation says its shape.
    view: Callable[[Any, int | None], Mapping[str, Any]]
    result: Callable[[Any], Result]
    words: Words
    #: What is wrong with a position (components lost or doubled): nothing, in every legal one.
    faults: Callable[[Any], Iterable[str]]
    #: The next phase, None when the game is over; as a rule the one in `g.phase`, until that is "over".
    next_phase: Callable[[Any], str | None] = in_phase
    #: Points by seat if the game stopped now; where it is left out, those of `result`.
    standing: Callable[[Any], Sequence[float]] = field(default=None)  # type: ignore[assignment]
    #: The rule paragraph behind an option, where `words.cites` does not do.
    cite: Callable[[Any, Choice, Option], str] | None = None
    #: A position (`state.to_json()`) that an earlier revision kept in another layout, in the present one.
    upgraded: Callable[[dict[str, Any]], dict[str, Any]] = lambda position: position
    #: The board as blocks of facts, from a view: what the terminal draws. Where the game stands comes first;
    #: whoever needs no more asks for no more.
    outline: Callable[[Any, int | None], Iterable[Block]] = lambda seen, seat: ()
    #: The families of ops that its cards are written in.
    vocabulary: tuple[type[Op], ...] = ()
    #: What things do, made of their data, by the ids of their names (`card-frigate`): in place of a `.text`.
    says: Mapping[str, Text] = field(default_factory=dict)
    #: Every op in every frame, each with a name, for the page that prints them (`make sentences`).
    frames: Callable[[], Iterable[tuple[str, Text]]] | None = None
    settings: tuple[Setting, ...] = ()
    #: Minutes a game takes people, from the fewest seats to the most.
    minutes: tuple[int, int] = (30, 60)
    #: How much there is to learn and to think about, from 1 (light) to 5 (heavy).
    weight: int = 3
    #: Why so many seats and these options do not go together, if they do not.
    refusal: Callable[[int, Mapping[str, Any]], Text | None] = lambda seats, options: None
    #: A seat's view, made of a spectator's of the same position: for many who look at once.
    personal: Callable[[Any, Any, int], Mapping[str, Any]] | None = None
    #: A view with nothing hidden, where there is more to see than a spectator may.
    reveal: Callable[[Any, int | None], Mapping[str, Any]] | None = None
    #: What a balance study groups games by.
    traits: Traits | None = None
    #: First words of options that name a card held in secret, with what the seat holds there: see `twins.py`.
    held: Mapping[str, Callable[[Any, int], Sequence[int]]] = field(default_factory=dict)
    #: Lists of the state whose order counts: of equal things in one, each can be taken (the contract looks).
    rows: frozenset[str] = frozenset()
    #: What two faces have in common that nobody can tell apart; most often the face itself.
    alike: Callable[[Any], Any] = lambda face: face
    #: What its options mean, by faces and places: the actions of learning machines.
    encoding: Encoding | None = None
    #: What a learner sees of it.
    features: Features | None = None
    nature: Nature = field(default_factory=lambda: Nature())

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
        """All settings with their values: those given, checked, and the defaults."""
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
        """All settings for a game of so many seats; BadSetup where they do not go together."""
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
        """The settings that people choose from."""
        return tuple(setting for setting in self.settings if setting.read is None)

    @cached_property
    def actions(self) -> Actions:
        """Everything that can be chosen in it, numbered by meaning."""
        if self.encoding is None:
            raise BrokenGame("error-no-encoding", game=self.id)
        return Actions(self.encoding, self.folder)

    def layout(self, seats: int) -> Layout:
        """What a learner sees in a game of so many seats, field by field."""
        if self.features is None:
            raise BrokenGame("error-no-features", game=self.id)
        if seats not in self._layouts:
            self._layouts[seats] = Layout(self, self.features, seats)
        return self._layouts[seats]

    @cached_property
    def _layouts(self) -> dict[int, Layout]:
        return {}

    @cached_property
    def rules(self) -> dict[str, str]:
        """The paragraphs of RULES.md by number, in order."""
        return paragraphs((self.folder / "RULES.md").read_text(encoding="utf-8"))


def paragraphs(markdown: str) -> dict[str, str]:
    """Numbered paragraphs (`**M4.2** text`), each with the lines that belong to it."""
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
