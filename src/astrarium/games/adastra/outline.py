"""The board as blocks of facts, made from a view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...kernel import Block, Cell, Facts, Grid, Seat, Text
from ...kernel.text import joined
from .components import ENEMIES, SAYS, TECHNOLOGIES
from .names import BRANCHES, POPULATION, RESOURCES

#: In place of an owner: the Antarans of the Revenge.
ANTARANS = 6


def outline(seen: dict[str, Any], seat: int | None) -> list[Block]:
    """Where the game stands, the galaxy, the players, what is on offer, what this seat holds."""
    blocks: list[Block] = [_status(seen), _galaxy(seen)]
    if seen["phase"] in ("choose", "customise"):
        return blocks
    blocks += [_players(seen), _sciences(seen), _fleets(seen)]
    if seen["offer"]:
        blocks.append(_offer(seen))
    if seat is not None:
        blocks += _own(seen["players"][seat])
    if seen["battle"]:
        blocks.append(_battle(seen))
    return blocks


def several(parts: Iterable[Text]) -> Cell:
    """Several texts in one cell; a dash for none."""
    return Cell(joined(parts))


def _status(seen: dict[str, Any]) -> Facts:
    rows: list[tuple[Text | Seat, Cell]] = [
        (
            Text("label-round"),
            Cell(Text("round-of", round=seen["round"], rounds=seen["rounds"])),
        ),
        (Text("label-phase"), Cell(Text(f"phase-{seen['phase']}"), strong=True)),
        (
            Text("label-order"),
            several(Text("by-seat", seat=Seat(each)) for each in seen["order"]),
        ),
    ]
    if seen["acting"] is not None:
        rows.append(
            (
                Text("label-acting"),
                Cell(Seat(seen["acting"]), seen["acting"], strong=True),
            )
        )
    if seen["unknown"]:
        rows.append((Text("label-die"), Cell(seen["unknown"]["die"])))
    if seen["antarans"] and seen["antarans"]["doom_star_by"] is None:
        fleet = seen["antarans"]["next_fleet"]
        units = [Text(f"counted-{unit}", count=n) for unit, n in fleet.items() if n]
        rows.append((Text("label-antaran-fleet"), several(units)))
    return Facts(Text("game-title"), rows)


# -- the galaxy


def name(system: dict[str, Any]) -> Text:
    """A system as options call it."""
    planet = system["planet"] or ""
    if system["q"] is None:
        return Text("system-antares")
    if planet == "orion" or planet.startswith("home_"):
        return Text("system", star=Text(f"planet-{planet}"))
    if not system["explored"]:
        return Text(
            "system-unknown",
            colour=Text(f"colour-{system['colour']}"),
            n=system["at"] + 1,
        )
    return Text("system", star=Text(f"star-{system['tile']}"))


def _galaxy(seen: dict[str, Any]) -> Grid:
    header = tuple(
        Text(f"label-{word}") for word in ("system", "place", "owner", "people", "forces", "planet", "ways")
    )
    systems = seen["systems"]
    return Grid(
        Text("label-galaxy"),
        header,
        [_system_row(system, systems) for system in systems],
    )


def _system_row(system: dict[str, Any], systems: list[dict[str, Any]]) -> tuple[Cell, ...]:
    place = "–" if system["q"] is None else f"{system['q']},{system['r']}"
    ways = [Text("number", n=other + 1) for other in system["links"]]
    ways += [Text("number-unknown", n=other + 1) for other in system["doors"]]
    return (
        Cell(
            Text("numbered", n=system["at"] + 1, name=name(system)),
            strong=system["owner"] is not None,
        ),
        Cell(place),
        _owner(system),
        _people(system),
        _forces(system),
        _ground(system),
        several(ways),
    )


def _owner(system: dict[str, Any]) -> Cell:
    owner = system["owner"]
    if owner is None:
        return Cell("–")
    if system["holder"] != owner:
        return Cell(Text("besieged"), owner)
    return Cell(Seat(owner), owner)


def _people(system: dict[str, Any]) -> Cell:
    if not any(system["capacity"]):
        return Cell("–")
    farmers, workers, scientists = (
        f"{there}/{room}" for there, room in zip(system["population"], system["capacity"], strict=True)
    )
    return Cell(Text("people", farmers=farmers, workers=workers, scientists=scientists))


def _forces(system: dict[str, Any]) -> Cell:
    parts = [Text(f"counted-{kind}", count=n) for kind, n in system["enemies"].items()]
    fleet = system["fleet"]
    if fleet:
        units = [_ships(ship) for ship in fleet["ships"]]
        of: Text | Seat = Text("side-antarans") if fleet["owner"] == ANTARANS else Seat(fleet["owner"])
        parts.append(Text("ships-of", seat=of, ships=joined(units)))
    for count, unit in (
        (system["outposts"], "outpost"),
        (system["stations"], "battle_station"),
    ):
        if count:
            parts.append(Text(f"counted-{unit}", count=count))
    return several(parts)


def _ships(ship: dict[str, Any]) -> Text:
    return Text(
        "ships-by-state",
        unit=Text(f"unit-{ship['unit']}"),
        ready=ship["ready"],
        exhausted=ship["exhausted"],
        overloaded=ship["overloaded"],
    )


def _ground(system: dict[str, Any]) -> Cell:
    parts: list[Text] = []
    if system["planet"]:
        planet = Text(f"planet-{system['planet']}")
        parts.append(Text("planet-slots", planet=planet, **system["slots"]))
    parts += [Text(f"feature-{feature}") for feature in system["features"]]
    if system["trait"]:
        parts.append(Text(f"discovery-{system['trait']}"))
    parts += [Text(f"building-{building}") for building in system["buildings"]]
    if system["terraformed"] is not None:
        kind = Text(f"population-{POPULATION[system['terraformed']]}")
        parts.append(Text("terraforming", population=kind))
    if system["advanced"]:
        parts.append(Text("terraforming-all"))
    return several(parts)


# -- players


def _players(seen: dict[str, Any]) -> Grid:
    words = (
        "player",
        "empire",
        *RESOURCES,
        "discontent",
        "actions",
        "influence",
        "honours",
        "points",
    )
    extra = ("resistance",) if seen["antarans"] else ()
    header = tuple(Text(f"label-{word}") for word in (*words, *extra))
    rows = []
    for player in seen["players"]:
        income = player.get("income", dict.fromkeys(RESOURCES, 0))
        cells = [
            Cell(Seat(player["seat"]), player["seat"], strong=True),
            _empire(player),
            *(Cell(Text("stock", have=player["resources"][r], more=income[r])) for r in RESOURCES),
            Cell(player["discontent"]),
            Cell(player.get("actions_left", 0)),
            Cell(player["influence"]),
            Cell(player["honours"]),
            Cell(player["points"], strong=True),
        ]
        rows.append((*cells, Cell(player["resistance"])) if extra else tuple(cells))
    return Grid(Text("label-players"), header, rows)


def _empire(player: dict[str, Any]) -> Cell:
    """The empire; one of the player's own making with the foundation it rests on."""
    if not player["empire"]:
        return Cell("–")
    said = Text(f"empire-{player['empire']}")
    if player["empire"] == "custom" and player["foundation"]:
        said = Text(
            "empire-made",
            empire=said,
            foundation=Text(f"foundation-{player['foundation']}"),
        )
    return Cell(said)


def _sciences(seen: dict[str, Any]) -> Grid:
    header = (
        Text("label-player"),
        *(Text(f"branch-{branch}") for branch in BRANCHES),
        Text("label-developed"),
        Text("label-technologies"),
        Text("label-embassies"),
    )
    rows = [
        (
            Cell(Seat(player["seat"]), player["seat"]),
            *(Cell(player["levels"][branch]) for branch in BRANCHES),
            several(Text(f"technology-{name}") for name in player["developed"]),
            several(Text(f"technology-{row['technology']}") for row in player.get("technologies", ())),
            several(Text("by-seat", seat=Seat(other)) for other in player["embassies"]),
        )
        for player in seen["players"]
    ]
    return Grid(Text("label-sciences"), header, rows)


def _fleets(seen: dict[str, Any]) -> Grid:
    """The unit tables: firepower, hull, shield, speed, price; and what a die does."""
    header = (
        Text("label-player"),
        Text("label-unit"),
        Text("label-numbers"),
        Text("label-left"),
    )
    rows: list[tuple[Cell, ...]] = []
    for player in seen["players"]:
        who = Cell(Seat(player["seat"]), player["seat"])
        rows += [(who, *_unit(unit)) for unit in player.get("units", ()) if unit["unlocked"]]
        if "combat" in player:
            rows.append((who, Cell(Text("label-dice")), _dice(player), Cell("–")))
    return Grid(Text("label-fleets"), header, rows)


def _unit(unit: dict[str, Any]) -> tuple[Cell, Cell, Cell]:
    numbers = {name: unit[name] for name in ("firepower", "hull", "shield", "speed", "price")}
    return (
        Cell(Text(f"unit-{unit['unit']}")),
        Cell(Text("unit-numbers", **numbers)),
        Cell(unit["left"]),
    )


def _dice(player: dict[str, Any]) -> Cell:
    """A6.2, A5.27 What a die does in a fight and in an invasion: from which face on, how much."""
    combat = _die(player["combat"], "counted-damage")
    return Cell(Text("dice", combat=combat, invasion=_die(player["invasion"], "counted-success")))


def _die(worth: list[int], counted: str) -> Text:
    parts = []
    for face in range(1, len(worth)):
        if worth[face] > worth[face - 1]:
            what = Text(counted, count=worth[face])
            six = face == len(worth) - 1
            parts.append(Text("die-six", worth=what) if six else Text("die-from", face=face, worth=what))
    return joined(parts, nothing=Text("nothing"))


def _offer(seen: dict[str, Any]) -> Grid:
    header = (Text("label-technology"), Text("label-text"))
    rows = [
        (
            Cell(Text(f"technology-{each}"), strong=True),
            Cell(SAYS[f"technology-{each}"]),
        )
        for each in seen["offer"]
    ]
    return Grid(Text("label-offer"), header, rows)


def _own(player: dict[str, Any]) -> list[Block]:
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


def _battle(seen: dict[str, Any]) -> Grid:
    battle = seen["battle"]
    header = (
        Text("label-side"),
        Text("label-unit"),
        Text("label-state"),
        Text("label-hull"),
    )
    sides = (battle["attacker"], battle["defender"])
    rows = [
        (
            _side(sides[piece["side"]]),
            Cell(_piece(piece["unit"])),
            Cell(Text(f"state-{piece['state']}")),
            Cell(piece["hull"]),
        )
        for piece in battle["pieces"]
    ]
    return Grid(Text("label-battle"), header, rows)


def _side(who: int) -> Cell:
    if who == ANTARANS:
        return Cell(Text("side-antarans"))
    return Cell(Text("side-enemies")) if who > ANTARANS else Cell(Seat(who), who)


def _piece(name: str) -> Text:
    return Text(f"enemy-{name}" if name in ENEMIES else f"unit-{name}")
