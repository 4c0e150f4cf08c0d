"""components.toml as typed tables: races, advisors, structures, and the numbers of the game.

The file is the one in this folder, or a corrected one that somebody plays with (`astrarium play --components
FILE`). Whatever is wrong with it is said with the card and the field.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from ...kernel import Row, components
from .vocabulary import (
    COLOURS,
    LEVELS,
    MOST,
    RESOURCES,
    Bundle,
    only_bundle,
    read_ability,
    read_ops,
)
from .vocabulary import Ability as Ability
from .vocabulary import Op as Op

FOLDER = Path(__file__).parent
ID = "orion"
#: Rises when a change of the rules changes what a record means. 2: no effect activates a card twice (O8.6),
#: and races start with other resources. 3: Moldred draws no card, Quail brings food as well,
#: Mrrshans start with more. 4: VP that were paid are taken off effects before attacks on the score sheet;
#: copies of a card in hand cannot be told apart.
OWN_REVISION = 4
#: Corrected components change it, too.
REVISION = components.revision(ID, OWN_REVISION)
SOURCES = ("rulebook", "public", "designed")


@dataclass(frozen=True, slots=True)
class Race:
    id: str
    rule: str
    sheets: int
    start: Bundle
    vp: int
    source: str
    designed: tuple[str, ...]
    abilities: tuple[Ability, ...]


@dataclass(frozen=True, slots=True)
class Advisor:
    id: str
    rule: str
    source: str
    designed: tuple[str, ...]
    abilities: tuple[Ability, ...]
    #: Lies in an additional system and never leaves it (Fulcrum Sandebar).
    settles: bool


@dataclass(frozen=True, slots=True)
class Structure:
    id: str
    rule: str
    colour: str
    #: The place of the colour among COLOURS.
    tint: int
    count: int
    cost: Bundle
    produces: Bundle
    #: Printed points; None where the card says "?" and its end-of-game ability counts.
    vp: int | None
    #: The least morale for building it.
    gate: int | None
    source: str
    designed: tuple[str, ...]
    abilities: tuple[Ability, ...]
    after_build: tuple[Ability, ...]
    end_game: tuple[Op, ...]


@dataclass(frozen=True, slots=True)
class Level:
    """A level of development: from which resource on, and what it gives."""

    id: str
    least: int
    actions: int
    morale: int
    draw: int


@dataclass(frozen=True, slots=True)
class Constants:
    rounds: int
    starting_hand: int
    hand_limit: int
    resource_max: int
    morale_start: int
    morale_max: int
    systems: int
    cards_in_system: int
    advisors_on_table: int
    contract_cards: int
    research_draw: int
    propaganda_morale: int
    action_markers: int
    attack_fleet: int
    attack_vp: int
    attack_morale: int
    #: How often one player may attack one opponent in a round, by number of players.
    attacks_on_one: dict[int, int]


# -- reading


def _origin(row: Row) -> tuple[str, tuple[str, ...]]:
    source = row.text("source", one_of=SOURCES)
    ref = row.text("ref", "", _REFS)
    if source == "public" and not ref:
        raise row.fault("ref", ", ".join(_REFS))
    return source, row.texts("designed", ())


def _abilities(row: Row, kind: str) -> tuple[Ability, ...]:
    """The abilities of a structure, an advisor or a race: not every one can stand on each of them."""
    found = []
    for each in row.rows("abilities", optional=True):
        ability = read_ability(each)
        if kind != "structure" and ability.when in ("after_build", "end_game"):
            raise each.fault("when", f"{ability.when}: structures")  # nothing else is built, or has points
        if kind == "race" and ability.slot:
            raise each.fault("slot", f"{ability.slot}: structures, advisors")  # a sheet is no card
        if kind != "advisor" and (ability.covered or _begins_system(ability)):
            raise each.fault("covered" if ability.covered else "ops", "advisors")
        found.append(ability)
    return tuple(found)


def _begins_system(ability: Ability) -> bool:
    return any(op.name == "extra_system" for op in ability.ops)


def _race(row: Row) -> Race:
    race = Race(
        row.text("id"),
        row.text("rule"),
        row.number("sheets", least=1),
        only_bundle(row.row("start")),
        row.number("vp", 0, 0),
        *_origin(row),
        _abilities(row, "race"),
    )
    row.done()
    return race


def _advisor(row: Row) -> Advisor:
    abilities = _abilities(row, "advisor")
    settles = any(map(_begins_system, abilities))
    advisor = Advisor(row.text("id"), row.text("rule"), *_origin(row), abilities, settles)
    row.done()
    return advisor


def _structure(row: Row) -> Structure:
    abilities = _abilities(row, "structure")
    colour = row.text("colour", one_of=COLOURS)
    structure = Structure(
        row.text("id"),
        row.text("rule"),
        colour,
        COLOURS.index(colour),
        row.number("count", least=1),
        only_bundle(row.row("cost")),
        only_bundle(row.row("produces")),
        row.number("vp", least=0) if row.has("vp") else None,
        row.number("morale_to_build", least=1, most=10) if row.has("morale_to_build") else None,
        *_origin(row),
        abilities,
        tuple(ability for ability in abilities if ability.when == "after_build"),
        tuple(op for ability in abilities if ability.when == "end_game" for op in ability.ops),
    )
    row.done()
    if structure.vp is None and not structure.end_game:
        raise row.fault("vp", "number, end_game")
    return structure


def _constants(row: Row) -> Constants:
    _origin(row)
    names = [name for name in Constants.__slots__ if name != "attacks_on_one"]
    by_seats = row.row("attacks_on_one")
    limits = {seats: by_seats.number(str(seats), least=0) for seats in range(SEATS[0], SEATS[1] + 1)}
    by_seats.done()
    numbers = {name: row.number(name, least=0) for name in names}
    found = Constants(**numbers, attacks_on_one=limits)
    if found.resource_max > MOST:
        raise row.fault("resource_max", f"{found.resource_max}: …{MOST}")
    if found.morale_start > found.morale_max:
        raise row.fault("morale_start", f"{found.morale_start}: …{found.morale_max}")
    row.done()
    return found


def _level(row: Row) -> Level:
    level = Level(
        row.text("id", one_of=LEVELS),
        row.number("least", least=0),
        row.number("actions", least=0),
        row.number("morale"),
        row.number("draw", least=0),
    )
    _origin(row)
    row.done()
    return level


def _exploitation(row: Row) -> tuple[str, tuple[Op, ...]]:
    colour, ops = row.text("id", one_of=COLOURS), read_ops(row, "ops")
    _origin(row)
    row.done()
    return colour, ops


def _trade(row: Row) -> Iterable[tuple[str, str, Bundle, Bundle]]:
    """Both directions of a rate: what is given, what is got, and how much of each."""
    row.text("id")
    sides = [only_bundle(row.row(side)) for side in ("a", "b")]
    _origin(row)
    row.done()
    kinds = [[name for name, many in zip(RESOURCES, side, strict=True) if many] for side in sides]
    for name, kind in zip(("a", "b"), kinds, strict=True):
        if len(kind) != 1:
            raise row.fault(name, ", ".join(RESOURCES))
    yield kinds[0][0], kinds[1][0], sides[0], sides[1]
    yield kinds[1][0], kinds[0][0], sides[1], sides[0]


def _named(rows: Iterable[Race] | Iterable[Advisor] | Iterable[Structure]) -> dict[str, object]:
    found: dict[str, object] = {}
    for row in rows:
        if row.id in found:
            raise _FILE.fault("id", f"{row.id} (2)")
        found[row.id] = row
    return found


def _check_settler() -> None:
    """One advisor at most begins an additional system: the table has room for one colour chosen so."""
    for id in [id for id, advisor in ADVISORS.items() if advisor.settles][1:]:
        raise _FILE.fault("advisors", f"{id}: extra_system (2)")


def _check_sheet() -> None:
    """Every colour can be exploited, and every resource gives a level of development."""
    for colour in COLOURS:
        if colour not in EXPLOITATION:
            raise _FILE.fault("exploitation", colour)
    borders = [level.least for level in DEVELOPMENT]
    if borders != sorted({*borders, 0}, reverse=True):
        raise _FILE.fault("development", f"least: {borders}")


def _same_things(own: Row) -> None:
    """A corrected file describes the cards that have names and texts here: these, and no others."""
    for kind in ("races", "advisors", "structures"):
        known = {row.text("id") for row in own.rows(kind)}
        given = {row.text("id") for row in _FILE.rows(kind)}
        for id in sorted(known ^ given):
            raise _FILE.fault(kind, f"{id}: {'missing' if id in known else 'unknown'}")


def _reworked(own: Row) -> frozenset[str]:
    """What a corrected file lets do something else than its sentence in the texts says."""
    told = {
        "races": ("vp", "abilities"),
        "advisors": ("abilities",),
        "structures": ("abilities", "morale_to_build"),
    }
    found = set()
    for kind, names in told.items():
        known = {row.text("id"): row.data for row in own.rows(kind)}
        for row in _FILE.rows(kind):
            id = row.text("id")
            if any(row.data.get(name) != known[id].get(name) for name in names):
                found.add(id)
    return frozenset(found)


_FILE = components.read(ID, FOLDER)
#: Cards and races whose sentence does not hold any more.
REWORKED: frozenset[str] = frozenset()
if REVISION != OWN_REVISION:
    _own = Row.of_file(FOLDER / "components.toml")
    _same_things(_own)
    REWORKED = _reworked(_own)
_META = _FILE.row("meta")
_REFS = tuple(_META.row("refs", optional=True).data)
_seats = _META.numbers("seats")
if len(_seats) != 2 or not 2 <= _seats[0] <= _seats[1] <= 8:
    raise _META.fault("seats", f"{list(_seats)}: [2, 4]")
SEATS: tuple[int, int] = (_seats[0], _seats[1])

CONSTANTS = _constants(_FILE.row("constants"))
RACES: dict[str, Race] = _named(map(_race, _FILE.rows("races")))  # type: ignore[assignment]
ADVISORS: dict[str, Advisor] = _named(map(_advisor, _FILE.rows("advisors")))  # type: ignore[assignment]
STRUCTURES: dict[str, Structure] = _named(map(_structure, _FILE.rows("structures")))  # type: ignore[assignment]
#: From high to low.
DEVELOPMENT: tuple[Level, ...] = tuple(map(_level, _FILE.rows("development")))
EXPLOITATION: dict[str, tuple[Op, ...]] = dict(map(_exploitation, _FILE.rows("exploitation")))
_check_sheet()
_check_settler()
#: What a trade gives and takes, by what is given and what is got.
TRADES: dict[tuple[str, str], tuple[Bundle, Bundle]] = {
    (give, get): (pays, gains) for row in _FILE.rows("trade") for give, get, pays, gains in _trade(row)
}
PIECES: dict[str, int] = {row.text("id"): row.number("count", least=1) for row in _FILE.rows("pieces")}

#: Systems a player can have: the ordinary ones, and one more behind them for an advisor who settles.
ORDINARY = CONSTANTS.systems
PLACES = ORDINARY + 1
EXTRA = ORDINARY
#: Cards of the box: structures, then advisors.
CARDS = sum(structure.count for structure in STRUCTURES.values()) + len(ADVISORS)
NO_GOODS: Bundle = (0, 0, 0)
HUMAN = "human"
