"""Reading rows of components.toml: every field by name and kind, every fault with the thing and the field."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from ...kernel import Row
from .things import (
    ACTIONS,
    BRANCHES,
    COLOURS,
    EVENTS,
    FEATURES,
    FLAGS,
    INSTANT,
    LASTING,
    METRICS,
    PER,
    POPULATION,
    RESOURCES,
    STATS,
    UNITS,
    Ability,
    ActionCard,
    Building,
    Discovery,
    Effect,
    Empire,
    Enemy,
    Foundation,
    Galaxy,
    Laid,
    Mission,
    Planet,
    Star,
    Technology,
    Unit,
)


def _effects(row: Row, name: str, ops: tuple[str, ...], optional: bool = False) -> tuple[Effect, ...]:
    rows = row.rows(name, optional, key="op")
    for each in rows:
        each.where = f"{row.where}, {each.where}"
    return tuple(_effect(each, ops) for each in rows)


def _effect(row: Row, ops: tuple[str, ...]) -> Effect:
    op = row.text("op", one_of=ops)
    made = Effect(
        op,
        n=row.number("n", 0),
        res=row.text("res", "", one_of=(*RESOURCES, "any") if op == "gain" else RESOURCES),
        per=row.text("per", "", one_of=PER),
        system=row.text("scope", "", one_of=("system",)) == "system",
        stat=row.text("stat", "", one_of=STATS),
        filter=row.texts("filter", (), one_of=(*UNITS, "orbital", *POPULATION, "all")),
        face=row.number("face", 0, 0, 6),
        damage=row.number("damage", 0, 0),
        successes=row.number("successes", 0, 0),
        name=row.text("name", "", one_of=FLAGS),
        event=row.text("event", "", one_of=EVENTS),
        unit=row.text("unit", "", one_of=UNITS[:4]),
        enemy=row.text("enemy", ""),
        type=row.text("type", "", one_of=(*POPULATION, "choice")),
        where=row.text("where", "", one_of=("here", "home", "choice")),
        cost=row.numbers("cost", ()),
        do=_effects(row, "do", INSTANT, optional=True),
    )
    row.done(ignore=("actions", "free_places", "discount") if op == "action_card" else ())
    if made.stat == "speed" and made.n < 0:  # a ship that cannot move could never be sent anywhere
        raise row.fault("n", f"{made.n}: 0…")
    return made


def _several(row: Row, name: str, length: int, least: int = 0) -> tuple[int, ...]:
    values = row.numbers(name)
    if len(values) != length or min(values) < least:
        raise row.fault(name, f"{list(values)}: {length} × {least}…")
    return values


def read_card(row: Row, id: str = "", ignore: tuple[str, ...] = ()) -> ActionCard:
    card = ActionCard(
        id or row.text("id"),
        row.texts("actions", one_of=ACTIONS),
        row.number("free_places", least=1),
        row.number("discount", 0, least=0),
        _several(row, "resources", 4) if row.has("resources") else (),
        row.source() if row.has("source") else "designed",
    )
    row.done(ignore=("id", *ignore))
    if not card.actions:
        raise row.fault("actions", f"[]: {', '.join(ACTIONS)}")
    return card


def read_unit(row: Row) -> Unit:
    id = row.text("id", one_of=UNITS)
    ship = row.text("kind", one_of=("ship", "orbital")) == "ship"
    unit = Unit(
        id,
        row.number("count", least=0),
        row.number("firepower", least=0),
        row.number("hull", least=1),
        row.number("shield", least=0),
        row.number("speed", least=int(ship), most=99 if ship else 0),
        row.number("cost", least=1),
        row.source(),
    )
    row.done(ignore=("stats",))
    return unit


def read_enemy(row: Row) -> Enemy:
    enemy = Enemy(
        row.text("id"),
        row.number("count", least=0),
        row.number("firepower", least=0),
        row.number("hull", least=1),
        row.number("shield", least=0),
        row.number("face", least=1, most=6),
        row.number("damage", least=1),
        _effects(row, "reward", INSTANT),
        row.source(),
    )
    row.done(ignore=("stats",))
    return enemy


def read_building(row: Row) -> Building:
    building = Building(
        row.text("id"),
        row.number("cost", least=1),
        row.number("limit", 0, least=0, most=1),
        _effects(row, "effects", (*INSTANT, "income", "mod")),
        row.source(),
    )
    row.done()
    return building


def read_technology(row: Row) -> Technology:
    technology = Technology(
        row.text("id"),
        BRANCHES.index(row.text("branch", one_of=BRANCHES)),
        row.number("level", least=1, most=3),
        row.number("cost", least=1),
        _effects(row, "effects", (*INSTANT, *LASTING)),
        row.source(),
    )
    row.done()
    return technology


def read_ability(row: Row) -> Ability:
    cards = row.number("cards", least=0, most=1)
    ability = Ability(
        row.text("id"),
        cards,
        _several(row, "resources", 4) if cards else (),
        _effects(row, "effects", (*INSTANT, *LASTING)),
        row.source(),
    )
    row.done()
    return ability


def pair(row: Row, name: str, second: str) -> tuple[int, int]:
    part = row.row(name)
    pair = part.number("face", least=1, most=6), part.number(second, least=1)
    part.done()
    return pair


def read_foundation(row: Row) -> Foundation:
    return Foundation(
        row.text("id"),
        BRANCHES.index(row.text("branch", one_of=BRANCHES)),
        _several(row, "population", 3),
        _several(row, "resources", 4),
        pair(row, "combat", "damage"),
        pair(row, "invasion", "successes"),
        row.source(),
    )


def read_planet(row: Row, id: str = "", source: str = "") -> Planet:
    planet = Planet(
        id or row.text("id"),
        "none" if id else row.text("stack", one_of=(*COLOURS[1:], "none")),
        _several(row, "capacity", 3),
        row.number("planetary", least=0),
        row.number("orbital", least=0),
        source or row.source(),
    )
    row.done(ignore=("details",))
    return planet


def read_empire(row: Row) -> tuple[Empire, ActionCard]:
    start = read_foundation(row)
    card_row = row.row("card")
    card = read_card(card_row, card_row.text("id"))
    empire = Empire(
        start.id,
        start,
        row.text("units", one_of=("standard", "antaran")),
        row.number("frigates", least=0),
        row.number("outposts", least=0),
        read_planet(row.row("home"), f"home_{start.id}", start.source),
        row.texts("abilities"),
        card.id,
        _effects(row, "diplomat", LASTING) if row.has("diplomat") else None,
        start.source,
    )
    row.done(ignore=("details",))
    return empire, card


def read_star(row: Row) -> Star:
    edges = _several(row, "edges", 6)
    if not any(edges):  # it could lie nowhere
        raise row.fault("edges", f"{list(edges)}: 1…")
    star = Star(
        row.text("id"),
        row.text("colour", one_of=COLOURS),
        sum(bool(edge) << direction for direction, edge in enumerate(edges)),
        frozenset(row.texts("features", one_of=FEATURES)),
        row.source(),
    )
    row.done(ignore=("named",))
    return star


def _laid(row: Row, home: bool | None = None) -> Laid:
    laid = Laid(
        row.text("tile"),
        (row.number("q"), row.number("r")),
        row.number("rotation", least=0, most=5),
        row.flag("home") if home is None else home,
    )
    row.done()
    return laid


def _colours(row: Row) -> dict[str, int]:
    part = row.row("colours")
    colours = {colour: part.number(colour, least=0) for colour in COLOURS}
    part.done()
    return colours


def read_core_galaxy(row: Row) -> tuple[int, Galaxy]:
    centre = _laid(row.row("centre"), home=False)
    homes = tuple(_laid(each, home=True) for each in row.rows("homes"))
    places = tuple((int(q), int(r)) for q, r in row.data["face_down"])
    galaxy = Galaxy((centre, *homes), places, _colours(row), row.texts("always"), 0, row.source())
    players = row.number("players", least=2, most=6)
    row.done(ignore=("face_down",))
    if sum(galaxy.colours.values()) != len(places):
        raise row.fault("colours", f"{sum(galaxy.colours.values())} ≠ {len(places)}")
    return players, galaxy


def read_unknown_galaxy(row: Row) -> tuple[int, Galaxy]:
    tiles = tuple(_laid(each) for each in row.rows("tiles"))
    galaxy = Galaxy(tiles, (), _colours(row), (), row.number("die", least=1), row.source())
    players = row.number("players", least=2, most=6)
    row.done(ignore=("positions",))
    return players, galaxy


def read_discovery(row: Row) -> Discovery:
    discovery = Discovery(
        row.text("id"),
        row.number("count", least=1),
        row.text("kind", one_of=("trait", "instant", "enemy")),
        _effects(row, "effects", (*INSTANT, "income", "mod")),
        row.source(),
    )
    row.done()
    return discovery


def read_mission(row: Row) -> Mission:
    tests = []
    for test in row.rows("tests", key="metric"):
        metric = test.text("metric", one_of=METRICS)
        kind = test.text("type", "", one_of=(*POPULATION, *RESOURCES, *UNITS[:4]))
        tests.append((metric, kind, test.number("least", 0), test.number("most", 999)))
        test.done()
    mission = Mission(row.text("id"), row.number("points", least=1), tuple(tests), row.source())
    row.done()
    return mission


Thing = TypeVar("Thing")


def table(rows: Iterable[Row], make: Callable[[Row], Thing]) -> dict[str, Thing]:
    """Things by id; an id written twice is a fault."""
    table: dict[str, Thing] = {}
    for row in rows:
        id = row.text("id")
        if id in table:
            raise row.fault("id", f"{id!r} × 2")
        table[id] = make(row)
    return table
