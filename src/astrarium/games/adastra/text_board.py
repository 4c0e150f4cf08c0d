"""The board as text tables, made from a view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...kernel import Block, Cell, Facts, Grid, Hex, HexMap, Seat, Text
from ...kernel.text import joined
from .components import ENEMIES, SAYS, STARS, TECHNOLOGIES
from .enumerations import BRANCHES, POPULATION, RESOURCES
from .galaxy import DIRECTIONS
from .view.shape import BattleSeen, Numbers, Player, System, View

#: Owner number of an Antaran fleet (B3).
ANTARANS = 6


def outline(seen: View, seat: int | None) -> Iterator[Block]:
    """The blocks: status, galaxy, players, offer, and this seat's cards."""
    yield _status(seen)
    yield _galaxy(seen)
    if seen["phase"] in ("choose", "customise"):
        return
    yield _players(seen)
    yield _sciences(seen)
    yield _fleets(seen)
    if seen["offer"]:
        yield _offer(seen)
    if seat is not None:
        yield from _own(seen["players"][seat])
    if seen["battle"]:
        yield _battle(seen["battle"])


def several(parts: Iterable[Text]) -> Cell:
    """Several texts in one cell; a dash for none."""
    return Cell(joined(parts))


def _status(seen: View) -> Facts:
    rows: list[tuple[Text | Seat, Cell]] = [
        (Text("label-round"), Cell(Text("round-of", round=seen["round"], rounds=seen["rounds"]))),
        (Text("label-phase"), Cell(Text(f"phase-{seen['phase']}"), strong=True)),
        (Text("label-order"), several(Text("by-seat", seat=Seat(each)) for each in seen["order"])),
    ]
    if seen["acting"] is not None:
        rows.append((Text("label-acting"), Cell(Seat(seen["acting"]), seen["acting"], strong=True)))
    if seen["unknown"]:
        rows.append((Text("label-die"), Cell(seen["unknown"]["die"])))
    if seen["antarans"] and seen["antarans"]["doom_star_by"] is None:
        fleet = seen["antarans"]["next_fleet"]
        units = [Text(f"counted-{unit}", count=n) for unit, n in fleet.items() if n]
        rows.append((Text("label-antaran-fleet"), several(units)))
    return Facts(Text("game-title"), rows)


# -- the galaxy


def name(at: int, system: System) -> Text:
    """The name of a system, as in options."""
    planet = system.get("planet", "")
    if "q" not in system:
        return Text("system-antares")
    if planet == "orion" or planet.startswith("home_"):
        return Text("system", star=Text(f"planet-{planet}"))
    if not system.get("explored"):
        return Text("system-unknown", colour=Text(f"colour-{_colour(system)}"), n=at + 1)
    return Text("system", star=Text(f"star-{system['tile']}"))


def _colour(system: System) -> str:
    return STARS[system["tile"]].colour if "tile" in system else system.get("colour", "")


def _galaxy(seen: View) -> Grid:
    words = ("system", "place", "owner", "people", "forces", "planet", "ways")
    return Grid(
        Text("label-galaxy"),
        tuple(Text(f"label-{word}") for word in words),
        [_system_row(at, system) for at, system in enumerate(seen["systems"])],
    )


def _system_row(at: int, system: System) -> tuple[Cell, ...]:
    ways = [Text("number", n=other + 1) for other in system.get("links", ())]
    ways += [Text("number-unknown", n=other + 1) for other in system.get("doors", ())]
    return (
        Cell(Text("numbered", n=at + 1, name=name(at, system)), strong="owner" in system),
        Cell(f"{system['q']},{system['r']}" if "q" in system else "–"),
        _owner(system),
        _people(system),
        _forces(system),
        _ground(system),
        several(ways),
    )


def hex_map(seen: View, seat: int | None) -> HexMap | None:
    """The galaxy as hexes: number and name of each system; its ships, people, buildings and enemies."""
    placed = {(system["q"], system["r"]): at for at, system in enumerate(seen["systems"]) if "q" in system}
    if not placed:
        return None
    hexes = [_hex(seen, spot, at, placed) for spot, at in placed.items()]
    return HexMap(Text("label-galaxy"), Text("hex-legend"), hexes)


def _hex(seen: View, spot: tuple[int, int], at: int, placed: dict[tuple[int, int], int]) -> Hex:
    system = seen["systems"][at]
    joined_to = {*system.get("links", ()), *system.get("doors", ())}
    ways = [
        side
        for side, (q, r) in enumerate(DIRECTIONS)
        if placed.get((spot[0] + q, spot[1] + r), at) in joined_to
    ]
    if system.get("explored"):
        called = Text("numbered", n=at + 1, name=name(at, system))
    else:
        called = Text("hex-unknown", n=at + 1, colour=Text(f"colour-{_colour(system)}"))
    counts = (
        [Cell(Text("hex-ships", n=_ship_count(system)), _fleet_owner(system))] if "fleet" in system else []
    )
    facts = (
        ("people", sum(system.get("population", ()))),
        ("orbital", system.get("outposts", 0) + system.get("stations", 0)),
        ("enemies", sum(system.get("enemies", {}).values())),
    )
    counts += [Cell(Text(f"hex-{word}", n=n)) for word, n in facts if n]
    return Hex(
        *spot,
        ((Cell(called, system.get("owner"), strong="owner" in system),), tuple(counts)),
        frozenset(ways),
    )


def _ship_count(system: System) -> int:
    return sum(sum(states) for states in system["fleet"]["ships"].values())


def _fleet_owner(system: System) -> int | None:
    owner = system["fleet"]["owner"]
    return None if owner == ANTARANS else owner


def _owner(system: System) -> Cell:
    if "owner" not in system:
        return Cell("–")
    owner = system["owner"]
    return Cell(Text("besieged") if "holder" in system else Seat(owner), owner)


def _people(system: System) -> Cell:
    capacity = system.get("capacity", (0, 0, 0))
    if not any(capacity):
        return Cell("–")
    farmers, workers, scientists = (
        f"{there}/{room}" for there, room in zip(system.get("population", (0, 0, 0)), capacity, strict=True)
    )
    return Cell(Text("people", farmers=farmers, workers=workers, scientists=scientists))


def _forces(system: System) -> Cell:
    parts = [Text(f"counted-{kind}", count=n) for kind, n in system.get("enemies", {}).items()]
    if "fleet" in system:
        fleet = system["fleet"]
        units = [_ships(unit, *ships) for unit, ships in fleet["ships"].items()]
        of: Text | Seat = Text("side-antarans") if fleet["owner"] == ANTARANS else Seat(fleet["owner"])
        parts.append(Text("ships-of", seat=of, ships=joined(units)))
    orbitals = (("outpost", system.get("outposts")), ("battle_station", system.get("stations")))
    parts += [Text(f"counted-{unit}", count=count) for unit, count in orbitals if count]
    return several(parts)


def _ships(unit: str, ready: int, exhausted: int, overloaded: int) -> Text:
    return Text(
        "ships-by-state", unit=Text(f"unit-{unit}"), ready=ready, exhausted=exhausted, overloaded=overloaded
    )


def _ground(system: System) -> Cell:
    parts: list[Text] = []
    if "planet" in system:
        planetary, orbital = system["slots"]
        planet = Text(f"planet-{system['planet']}")
        parts.append(Text("planet-slots", planet=planet, planetary=planetary, orbital=orbital))
    if "tile" in system:
        parts += [Text(f"feature-{feature}") for feature in sorted(STARS[system["tile"]].features)]
    if "trait" in system:
        parts.append(Text(f"discovery-{system['trait']}"))
    parts += [Text(f"building-{building}") for building in system.get("buildings", ())]
    if "terraformed" in system:
        kind = Text(f"population-{POPULATION[system['terraformed']]}")
        parts.append(Text("terraforming", population=kind))
    if "advanced" in system:
        parts.append(Text("terraforming-all"))
    return several(parts)


# -- players


def _players(seen: View) -> Grid:
    words = ("player", "empire", *RESOURCES, "discontent", "actions", "influence", "honours", "points")
    extra = ("resistance",) if seen["antarans"] else ()
    header = tuple(Text(f"label-{word}") for word in (*words, *extra))
    rows = []
    for seat, player in enumerate(seen["players"]):
        stock = zip(player["resources"], player.get("income", (0, 0, 0, 0)), strict=True)
        cells = [
            Cell(Seat(seat), seat, strong=True),
            _empire(player),
            *(Cell(Text("stock", have=have, more=more)) for have, more in stock),
            Cell(player["discontent"]),
            Cell(player.get("actions_left", 0)),
            Cell(player["influence"]),
            Cell(player["honours"]),
            Cell(player["points"], strong=True),
        ]
        rows.append((*cells, Cell(player["resistance"])) if extra else tuple(cells))
    return Grid(Text("label-players"), header, rows)


def _empire(player: Player) -> Cell:
    """The empire; a custom empire with its foundation."""
    if not player["empire"]:
        return Cell("–")
    said = Text(f"empire-{player['empire']}")
    if player["empire"] == "custom" and player["foundation"]:
        said = Text("empire-made", empire=said, foundation=Text(f"foundation-{player['foundation']}"))
    return Cell(said)


def _sciences(seen: View) -> Grid:
    header = (
        Text("label-player"),
        *(Text(f"branch-{branch}") for branch in BRANCHES),
        Text("label-developed"),
        Text("label-technologies"),
        Text("label-embassies"),
    )
    rows = [
        (
            Cell(Seat(seat), seat),
            *map(Cell, player["levels"]),
            several(Text(f"technology-{name}") for name in player["developed"]),
            several(Text(f"technology-{name}") for name, _, _ in player.get("technologies", ())),
            several(Text("by-seat", seat=Seat(other)) for other in player["embassies"]),
        )
        for seat, player in enumerate(seen["players"])
    ]
    return Grid(Text("label-sciences"), header, rows)


def _fleets(seen: View) -> Grid:
    """The unit tables and the dice of all empires."""
    header = (Text("label-unit"), Text("label-numbers"), Text("label-left"))
    rows: list[tuple[Cell, ...]] = []
    for seat, player in enumerate(seen["players"]):
        if "units" not in player:
            continue
        rows += [
            (_of(Text(f"unit-{unit}"), seat), *_unit(*numbers))
            for unit, numbers in player["units"].items()
            if unit not in player["locked"]
        ]
        rows.append((_of(Text("label-dice"), seat), _dice(player), Cell("–")))
    return Grid(Text("label-fleets"), header, rows)


def _of(what: Text, seat: int) -> Cell:
    """A label with its owner, so each line is complete where only changed lines are shown."""
    return Cell(Text("thing-of", thing=what, side=Seat(seat)), seat)


def _unit(firepower: int, hull: int, shield: int, speed: int, price: int, left: int) -> tuple[Cell, Cell]:
    numbers = Text("unit-numbers", firepower=firepower, hull=hull, shield=shield, speed=speed, price=price)
    return Cell(numbers), Cell(left)


def _dice(player: Player) -> Cell:
    """A6.2, A5.27 Results of a die in combat and in an invasion, by face."""
    combat = _die(player["combat"], "counted-damage")
    return Cell(Text("dice", combat=combat, invasion=_die(player["invasion"], "counted-success")))


def _die(worth: Numbers, counted: str) -> Text:
    parts = []
    for face in range(1, len(worth)):
        if worth[face] > worth[face - 1]:
            what = Text(counted, count=worth[face])
            six = face == len(worth) - 1
            parts.append(Text("die-six", worth=what) if six else Text("die-from", face=face, worth=what))
    return joined(parts, nothing=Text("nothing"))


def _offer(seen: View) -> Grid:
    header = (Text("label-technology"), Text("label-text"))
    rows = [
        (Cell(Text(f"technology-{each}"), strong=True), Cell(SAYS[f"technology-{each}"]))
        for each in seen["offer"]
    ]
    return Grid(Text("label-offer"), header, rows)


def _own(player: Player) -> list[Block]:
    """The hand of actions, and secret missions."""
    rows: list[tuple[Text | Seat, Cell]] = [
        (Text("label-hand"), several(_card(card) for card in player["hand"])),
        (Text("label-played"), several(_card(card) for card in player["played"])),
    ]
    for mission in player["missions"] or ():
        word = "mission-done" if mission["fulfilled"] else "mission-open"
        text = Text(word, text=SAYS[f"mission-{mission['mission']}"])
        rows.append((Text(f"mission-{mission['mission']}"), Cell(text)))
    return [Facts(Text("label-own"), rows)]


def _card(card: str) -> Text:
    return Text(f"technology-{card}" if card in TECHNOLOGIES else f"card-{card}")


def _battle(battle: BattleSeen) -> Grid:
    header = (Text("label-unit"), Text("label-state"), Text("label-hull"))
    sides = (battle["attacker"], battle["defender"])
    rows = [
        (
            _side(sides[piece["side"]], _piece(piece["unit"])),
            Cell(Text(f"state-{piece['state']}")),
            Cell(piece["hull"]),
        )
        for piece in battle["pieces"]
    ]
    return Grid(Text("label-battle"), header, rows)


def _side(who: int, piece: Text) -> Cell:
    if who < ANTARANS:
        return _of(piece, who)
    side = "side-antarans" if who == ANTARANS else "side-enemies"
    return Cell(Text("thing-of", thing=piece, side=Text(side)))


def _piece(name: str) -> Text:
    return Text(f"enemy-{name}" if name in ENEMIES else f"unit-{name}")
