"""components.toml as typed tables: races, advisors, structures, and the numbers of the game.

The file is the one in this folder, or a corrected one that somebody plays with (`astrarium play --components
FILE`). Whatever is wrong with it is said with the card and the field.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from ...kernel import (
    By,
    Called,
    Length,
    Row,
    Source,
    Span,
    Text,
    components,
    filled,
    joined,
    printed,
    read_thing,
    worked_out,
)
from ...kernel.text import TextArg
from .abilities import Ability as Ability
from .abilities import Bonus, bonus_faults
from .phrases import RESOURCES, amounts, count, sentence, sentences
from .vocabulary import COLOURS, MOST, Bundle, Colour, Deed, ExtraSystem, Fault, Level, Points, Vp

FOLDER = Path(__file__).parent
ID = "orion"
#: Rises when a change of the rules changes what a record means. 2: no effect activates a card twice (O8.6),
#: and races start with other resources. 3: Moldred draws no card, Quail brings food as well,
#: Mrrshans start with more. 4: VP that were paid are taken off effects before attacks on the score sheet;
#: copies of a card in hand cannot be told apart. 5: a position keeps its systems in a row for each seat.
OWN_REVISION = 5
#: Corrected components change it, too.
REVISION = components.revision(ID, OWN_REVISION)
#: Seats that the arithmetic of the rules allows for.
MOST_SEATS = 8


@printed
class Origin:
    """Where an entry comes from; `designed` lists what of it is ours."""

    id: str
    source: Source
    ref: str | None = None
    designed: tuple[str, ...] = ()

    def faults(self) -> Iterator[Fault]:
        if self.source == "public" and self.ref is None:
            yield "ref", "meta.refs"


@printed
class Thing(Origin):
    """A card or a sheet with abilities."""

    rule: str
    abilities: tuple[Ability, ...] = ()

    def say(self, moment: bool = False) -> Text:
        """What it does; where it has several abilities, or where it is asked for, each with its moment."""
        if not self.abilities:
            return sentence(Text("no-ability"))
        moment = moment or len(self.abilities) > 1
        return sentences([each.say(moment) for each in self.abilities])


@printed
class Race(Thing):
    sheets: Annotated[int, Span(1)]
    start: Bundle
    vp: Points = 0

    def faults(self) -> Iterator[Fault]:
        yield from Thing.faults(self)
        yield from _misplaced(self.abilities, structure=False, advisor=False)
        for at, ability in enumerate(self.abilities):
            if ability.slot:
                yield f"abilities[{at}].slot", f"{ability.slot}: structures, advisors"  # a sheet is no card

    def prints(self) -> Text:
        """What else is printed on it."""
        return Text("prints-race", goods=joined(amounts(self.start)))

    def say(self, moment: bool = False) -> Text:
        """What it does; nothing else on a sheet tells when its abilities work."""
        parts = [sentence(Text("begins-with", points=Text("count-points", n=self.vp)))] if self.vp else []
        parts += [each.say(each.when != "always") for each in self.abilities]
        return sentences(parts) if parts else sentence(Text("no-ability"))


@printed
class Advisor(Thing):
    #: Lies in an additional system and never leaves it (Fulcrum Sandebar).
    settles: bool = worked_out(lambda it: any(map(_begins_system, it.abilities)))

    def faults(self) -> Iterator[Fault]:
        yield from Thing.faults(self)
        yield from _misplaced(self.abilities, structure=False, advisor=True)


@printed
class Structure(Thing):
    colour: Colour
    count: Annotated[int, Span(1, 9)]
    cost: Bundle
    produces: Bundle
    #: Printed points; None where the card says "?" and its end-of-game ability counts.
    vp: Points | None = None
    #: The least morale for building it.
    gate: Annotated[Annotated[int, Span(1, 10)] | None, Called("morale_to_build")] = None
    #: The place of the colour among COLOURS.
    tint: int = worked_out(lambda it: COLOURS.index(it.colour))
    after_build: tuple[Ability, ...] = worked_out(
        lambda it: tuple(each for each in it.abilities if each.when == "after_build")
    )
    end_game: tuple[Vp, ...] = worked_out(
        lambda it: tuple(op for each in it.abilities if each.when == "end_game" for op in each.ops)
    )

    def faults(self) -> Iterator[Fault]:
        yield from Thing.faults(self)
        yield from _misplaced(self.abilities, structure=True, advisor=False)
        if self.vp is None and not self.end_game:
            yield "vp", "number, end_game"

    def prints(self) -> Text:
        """What else is printed on it: cost, production, points."""
        points = Text("prints-unknown") if self.vp is None else count("points", self.vp)
        cost = joined(amounts(self.cost), nothing=Text("count-nothing"))
        if not any(self.produces):
            return Text("prints-cost", cost=cost, points=points)
        return Text("prints-structure", cost=cost, income=joined(amounts(self.produces)), points=points)

    def say(self, moment: bool = False) -> Text:
        said = Thing.say(self, moment)
        if self.gate is None:
            return said
        return sentences([said, sentence(Text("needs-morale-to-build", least=self.gate))])


def _misplaced(abilities: tuple[Ability, ...], *, structure: bool, advisor: bool) -> Iterator[Fault]:
    """Not every ability can stand on every kind of thing: only structures are built, or have points."""
    for at, ability in enumerate(abilities):
        if not structure and ability.when in ("after_build", "end_game"):
            yield (
                f"abilities[{at}].when",
                f"{ability.when}: structures",
            )
        if not advisor and ability.covered:
            yield f"abilities[{at}].covered", "advisors"
        if not advisor and _begins_system(ability):
            yield f"abilities[{at}].ops", "extra_system: advisors"
        if ability.slot and any(ability.slot == each.slot for each in abilities[:at]):
            yield f"abilities[{at}].slot", f"{ability.slot} × 2"


def _begins_system(ability: Ability) -> bool:
    return any(isinstance(op, ExtraSystem) for op in ability.ops)


@printed
class Stage(Origin):
    """A level of development: from which resource on, and what it gives."""

    id: Level
    least: Annotated[int, Span(0, MOST)]
    actions: Annotated[int, Span(0, 10)]
    morale: Annotated[int, Span(-10, 10)]
    draw: Annotated[int, Span(0, 10)]


@printed
class Exploitation(Origin):
    """The bonus for exploiting a card of a colour."""

    id: Colour
    ops: Bonus

    def faults(self) -> Iterator[Fault]:
        yield from Origin.faults(self)
        yield from bonus_faults(self.ops)


@printed
class Trade(Origin):
    """A rate of exchange, either side for the other."""

    a: Bundle
    b: Bundle

    def faults(self) -> Iterator[Fault]:
        yield from Origin.faults(self)
        for name, side in (("a", self.a), ("b", self.b)):
            if sum(map(bool, side)) != 1:
                yield name, ", ".join(RESOURCES)

    def kinds(self) -> tuple[str, str]:
        a, b = (next(name for name, n in zip(RESOURCES, side, strict=True) if n) for side in (self.a, self.b))
        return a, b


@printed
class Piece(Origin):
    """A piece that only keeps count."""

    count: Annotated[int, Span(1)]


@printed
class Constants:
    source: Source
    rounds: Annotated[int, Span(1, 20)]
    starting_hand: Annotated[int, Span(0, 10)]
    hand_limit: Annotated[int, Span(0, 20)]
    resource_max: Annotated[int, Span(1, MOST)]
    morale_start: Annotated[int, Span(0)]
    morale_max: Annotated[int, Span(1, 10)]
    systems: Annotated[int, Span(1, 6)]
    cards_in_system: Annotated[int, Span(2, 9)]
    advisors_on_table: Annotated[int, Span(0)]
    contract_cards: Annotated[int, Span(0, 10)]
    research_draw: Annotated[int, Span(1, 10)]
    propaganda_morale: Annotated[int, Span(0, 10)]
    action_markers: Annotated[int, Span(1, 30)]
    attack_fleet: Annotated[int, Span(0, MOST)]
    attack_vp: Points
    attack_morale: Annotated[int, Span(0, 10)]
    #: How often one player may attack one opponent in a round, by number of players.
    attacks_on_one: dict[int, Annotated[int, Span(0, 10)]]

    def faults(self) -> Iterator[Fault]:
        if self.morale_start > self.morale_max:
            yield "morale_start", f"{self.morale_start}: …{self.morale_max}"


@printed
class Meta:
    id: str
    designers: tuple[str, ...]
    seats: Annotated[tuple[int, ...], Length(2)]
    refs: dict[str, str]

    def faults(self) -> Iterator[Fault]:
        if not 2 <= self.seats[0] <= self.seats[1] <= MOST_SEATS:
            yield "seats", f"{list(self.seats)}: [2, 4]"


@printed
class Box:
    """The whole file."""

    meta: Meta
    constants: Constants
    development: tuple[Stage, ...]
    exploitation: Annotated[dict[str, Exploitation], By("id")]
    trade: tuple[Trade, ...]
    pieces: Annotated[dict[str, Piece], By("id")]
    races: Annotated[dict[str, Race], By("id")]
    advisors: Annotated[dict[str, Advisor], By("id")]
    structures: Annotated[dict[str, Structure], By("id")]

    def faults(self) -> Iterator[Fault]:
        things = (*self.races.values(), *self.advisors.values(), *self.structures.values())
        for thing in (*things, *self.development, *self.exploitation.values(), *self.trade):
            if thing.ref is not None and thing.ref not in self.meta.refs:
                yield f"{thing.id}.ref", ", ".join(self.meta.refs)
        for colour in COLOURS:
            if colour not in self.exploitation:
                yield "exploitation", colour
        borders = [level.least for level in self.development]
        if borders != sorted({*borders, 0}, reverse=True):
            yield "development", f"least: {borders}"
        for seats in range(self.meta.seats[0], self.meta.seats[1] + 1):
            if seats not in self.constants.attacks_on_one:
                yield "constants.attacks_on_one", str(seats)
        for thing in [advisor for advisor in self.advisors.values() if advisor.settles][1:]:
            yield f"{thing.id}.abilities", "extra_system × 2"  # there is room for one colour chosen so
        yield from self._small()

    def _small(self) -> Iterator[Fault]:
        """Cards and markers that do not suffice to begin with."""
        seats, constants = self.meta.seats[1], self.constants
        cards = sum(structure.count for structure in self.structures.values())
        if seats * constants.starting_hand > cards:
            yield "constants.starting_hand", f"…{cards // seats}"
        if constants.resource_max < max(max(race.start) for race in self.races.values()):
            yield "constants.resource_max", "races: start"
        if constants.advisors_on_table > len(self.advisors):
            yield "constants.advisors_on_table", f"…{len(self.advisors)}"


def _same_things(own: Row, file: Row) -> None:
    """A corrected file describes the cards that have names here: these, and no others."""
    for kind in ("races", "advisors", "structures"):
        known = {row.text("id") for row in own.rows(kind)}
        given = {row.text("id") for row in file.rows(kind)}
        for id in sorted(known ^ given):
            raise file.fault(kind, f"{id}: {'missing' if id in known else 'unknown'}")


_FILE = components.read(ID, FOLDER)
if REVISION != OWN_REVISION or _FILE.file != "components.toml":
    _same_things(Row.of_file(FOLDER / "components.toml"), _FILE)
BOX = read_thing(Box, _FILE)
SEATS: tuple[int, int] = (BOX.meta.seats[0], BOX.meta.seats[1])
CONSTANTS = BOX.constants
RACES = BOX.races
ADVISORS = BOX.advisors
STRUCTURES = BOX.structures
THINGS: dict[str, Thing] = {**RACES, **ADVISORS, **STRUCTURES}
#: What sentences take from the rules at large: the cards that everybody's Research action draws.
AT_LARGE: dict[str, dict[str, TextArg]] = {"change-research": {"usual": CONSTANTS.research_draw}}
#: What things do and have printed on them, by the ids of texts and of places in the rules.
SAYS: dict[str, Text] = {
    **{f"race-{id}": filled(race.say(), AT_LARGE) for id, race in RACES.items()},
    **{f"card-{id}": filled(card.say(), AT_LARGE) for id, card in (ADVISORS | STRUCTURES).items()},
    **{f"does-{id}": filled(card.say(moment=True), AT_LARGE) for id, card in (ADVISORS | STRUCTURES).items()},
    **{f"prints-{id}": race.prints() for id, race in RACES.items()},
    **{f"prints-{id}": structure.prints() for id, structure in STRUCTURES.items()},
}
#: From high to low.
DEVELOPMENT = BOX.development
#: The level of development by the highest resource.
LEVELS: tuple[Stage, ...] = tuple(
    next(level for level in DEVELOPMENT if highest >= level.least)
    for highest in range(CONSTANTS.resource_max + 1)
)
EXPLOITATION: dict[str, tuple[Deed, ...]] = {id: each.ops for id, each in BOX.exploitation.items()}
#: What a trade gives and takes, by what is given and what is got.
TRADES: dict[tuple[str, str], tuple[tuple[int, int, int], tuple[int, int, int]]] = {}
for _rate in BOX.trade:
    _give, _get = _rate.kinds()
    TRADES[_give, _get] = (_rate.a, _rate.b)
    TRADES[_get, _give] = (_rate.b, _rate.a)
PIECES: dict[str, int] = {id: piece.count for id, piece in BOX.pieces.items()}

#: Systems a player can have: the ordinary ones, and one more behind them for an advisor who settles.
ORDINARY = CONSTANTS.systems
PLACES = ORDINARY + 1
EXTRA = ORDINARY
#: Cards of the box: structures, then advisors.
CARDS = sum(structure.count for structure in STRUCTURES.values()) + len(ADVISORS)
HUMAN = "human"
