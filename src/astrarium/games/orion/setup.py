"""O2 Set-up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from ...kernel import BadSetup, Cards, Chance, Text
from ...kernel.data.plain_dataclass import derive
from .components import ADVISORS, CONSTANTS, HUMAN, PLACES, RACES, STRUCTURES
from .rules import take_sheet
from .state import BOXES, NOBODY, State

ALIENS = tuple(race for race in RACES if race != HUMAN)


def set_up(seats: int, chance: Chance, options: Mapping[str, Any]) -> State:
    g = _unshuffled(seats, options["beginner"]).copy()
    g.chance = chance
    drawn = chance.below(seats, "first")
    g.first = g.acting = drawn if options["first"] is None else options["first"]
    g.cards.mix(g.deck, chance, "deck")
    if options["deck"]:
        _stack(g, g.deck, options["deck"])
    if not g.beginner:
        g.cards.mix(g.middle + g.unused, chance, "advisors")
        if options["advisors"]:
            _stack(g, (g.middle + g.unused)[::-1], options["advisors"])
    given = _given_races(seats, chance, options)
    if given:
        g.phase = "deal"
        for seat, race in enumerate(given):
            take_sheet(g, seat, race)
    return g


def _given_races(seats: int, chance: Chance, options: Mapping[str, Any]) -> tuple[str, ...]:
    """The races if the players do not choose them; otherwise empty."""
    if options["beginner"]:
        return (HUMAN,) * seats
    if options["civilizations"] is not None:
        return tuple(options["civilizations"])
    if not options["random_races"]:
        return ()
    # All races are equally likely: the deck of sheets has each alien race once, and one Humans side.
    sheets = [*ALIENS, HUMAN]
    chance.mix(sheets, "races")
    return tuple(sheets[:seats])


@cache
def _unshuffled(seats: int, beginner: bool) -> State:
    """Everything in its place before the first shuffle (O2.1–O2.7)."""
    cards = Cards(seats)
    deck = cards.add([id for id, card in STRUCTURES.items() for _ in range(card.count)])
    advisors = [] if beginner else cards.add(list(ADVISORS))
    on_table = CONSTANTS.advisors_on_table
    g = State(
        seats=seats,
        chance=Chance(""),
        cards=cards,
        news=0,
        round=1,
        phase="races",
        first=0,
        acting=0,
        beginner=beginner,
        ending=(),
        races=[""] * seats,
        stock=[[0, 0, 0] for _ in range(seats)],
        morale=[CONSTANTS.morale_start] * seats,
        vp=[0] * seats,
        raided=[0] * seats,
        development=[""] * seats,
        pool=[0] * seats,
        reserve=[CONSTANTS.action_markers] * seats,
        boxes=[[0] * len(BOXES) for _ in range(seats)],
        attacks=[[0] * seats for _ in range(seats)],
        on_a=set(),
        on_r=set(),
        systems=[((),) * PLACES] * seats,
        advisors=[NOBODY] * seats,
        colour=None,
        middle=advisors[:on_table],
        unused=advisors[on_table:],
        deck=deck,
        discards=[],
        hands=[[] for _ in range(seats)],
    )
    derive(g)
    return g


def _stack(g: State, pile: list[int], names: Sequence[str]) -> None:
    """O22.4 Put the named cards on top of a shuffled pile; the top is the last card."""
    face = g.cards.face
    for taken, name in enumerate(names):
        at = len(pile) - 1 - taken
        top = pile[at]
        other = next(card for card in pile[: at + 1] if face[card] == name)
        face[top], face[other] = face[other], face[top]


# -- settings of prescribed deals


def read_names(setting: str, known: Mapping[str, Any]) -> Callable[[Any], tuple[str, ...]]:
    """Reads a setting that is a list of ids: the players' races, the first cards of a pile."""

    def read(value: Any) -> tuple[str, ...]:
        listed = isinstance(value, list | tuple)
        if not listed or not all(isinstance(id, str) and id in known for id in value):
            said = {"setting": setting, "value": f"{value}"[:80], "values": ", ".join(known)}
            raise BadSetup("error-bad-setting", **said)
        return tuple(value)

    return read


def read_first(value: Any) -> int:
    """The setting that names the seat of the first player."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadSetup("error-bad-setting", setting="first", value=f"{value}"[:80], values="0, 1, …")
    return value


def refusal(seats: int, options: Mapping[str, Any]) -> Text | None:
    """O2.3, O22.4 The reason why the settings are invalid together, or None."""
    if options["first"] is not None and options["first"] >= seats:
        return Text("refusal-first", first=options["first"], seats=seats)
    if options["advisors"] and options["beginner"]:
        return Text("refusal-no-advisors")
    for pile in ("deck", "advisors"):
        if options[pile] and (id := _too_often(options[pile])):
            return Text("refusal-too-often", card=Text(f"card-{id}"))
    named = options["civilizations"]
    return None if named is None else _wrong_races(seats, named, options["beginner"])


def _too_often(names: Sequence[str]) -> str | None:
    """A card that is named more often than it exists."""
    found = Counter(names).items()
    return next((id for id, many in found if many > (STRUCTURES[id].count if id in STRUCTURES else 1)), None)


def _wrong_races(seats: int, named: Sequence[str], beginner: bool) -> Text | None:
    if len(named) != seats:
        return Text("refusal-seats", count=len(named), seats=seats)
    if beginner and any(race != HUMAN for race in named):
        return Text("refusal-beginner")
    twice = next((race for race in named if race != HUMAN and named.count(race) > 1), None)
    return None if twice is None else Text("refusal-twice", race=Text(f"race-{twice}"))
