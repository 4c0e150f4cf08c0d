"""The outline: the board as text tables, made from a view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...kernel import Block, Cell, Facts, Grid, Seat, Text
from ...kernel.text import joined
from .components import ROUNDS


def outline(seen: dict[str, Any], seat: int | None) -> Iterator[Block]:
    """Blocks for status, planets, players, programs, module texts and the market."""
    yield _status(seen)
    yield _system(seen)
    yield _players(seen)
    yield from _programs(seen)
    yield from _modules(seen)
    yield _market(seen)


def _status(seen: dict[str, Any]) -> Facts:
    rows: list[tuple[Text | Seat, Cell]] = [
        (
            Text("label-round"),
            Cell(Text("round-of", round=seen["round"], rounds=ROUNDS, terce=Text(f"terce-{seen['terce']}"))),
        ),
        (Text("label-phase"), Cell(Text(f"phase-{seen['phase']}"), strong=True)),
    ]
    if seen["first"] is not None:
        rows.append((Text("label-first"), Cell(Seat(seen["first"]), seen["first"])))
    if seen["acting"] is not None:
        rows.append((Text("label-acting"), Cell(Seat(seen["acting"]), seen["acting"], strong=True)))
    return Facts(Text("game-title"), rows)


def _system(seen: dict[str, Any]) -> Grid:
    header = (
        Text("label-planet"),
        Text("label-ships"),
        Text("label-robots-of", seat=Seat(0)),
        Text("label-robots-of", seat=Seat(1)),
        Text("label-deposit"),
        Text("label-forecast"),
        Text("label-modules"),
        Text("installation"),
    )
    return Grid(Text("label-system"), header, [_planet_row(planet) for planet in seen["planets"]])


def _planet_row(planet: dict[str, Any]) -> tuple[Cell, ...]:
    name = planet["planet"]
    known = Text(f"planet-{name}") if planet["explored"] else Text("planet-unknown-at", n=planet["at"] + 1)
    if name and not planet["explored"]:
        known = Text("planet-unexplored", planet=Text(f"planet-{name}"))
    return (
        Cell(known, strong=planet["explored"]),
        _seats(planet["ships"]),
        Cell(planet["robots"][0], 0),
        Cell(planet["robots"][1], 1),
        Cell(Text(f"deposit-{planet['deposit']}")),
        Cell(Text("forecast", red=planet["forecast"][0], blue=planet["forecast"][1])),
        _listed(
            [
                Text("owned", module=Text(f"module-{m['module']}"), seat=Seat(m["owner"]))
                for m in planet["modules"]
            ]
        ),
        Cell(Text(f"planet-{name}.text") if planet["explored"] else "–"),
    )


def _seats(seats: list[int]) -> Cell:
    if len(seats) == 2:
        return Cell(Text("both-players"))
    return Cell(Seat(seats[0]), seats[0]) if seats else Cell("–")


def _listed(parts: list[Text]) -> Cell:
    """Several texts in one cell."""
    return Cell(joined(parts))


def _players(seen: dict[str, Any]) -> Grid:
    header = (
        Text("label-player"),
        Text("label-credits"),
        Text("label-forecast"),
        Text("label-reserve"),
        Text("label-active"),
        Text("label-spent"),
        Text("label-hand"),
    )
    rows = [
        (
            Cell(Seat(player["seat"]), player["seat"], strong=True),
            Cell(Text("money", credits=player["credits"]), strong=True),
            Cell(Text("gain", credits=player["forecast"])),
            Cell(player["reserve"]),
            _listed([Text(f"tile-{tile}") for tile in player["active"]]),
            _listed([Text(f"tile-{tile}") for tile in player["spent"]]),
            _listed([Text(f"module-{module}") for module in player["hand"]]),
        )
        for player in seen["players"]
    ]
    return Grid(Text("label-players"), header, rows)


def _programs(seen: dict[str, Any]) -> list[Block]:
    rows: list[tuple[Text | Seat, Cell]] = [
        (
            Seat(player["seat"]),
            _listed(
                [
                    Text(
                        "tile-todo" if tile in player["unresolved"] else "tile-done",
                        tile=Text(f"tile-{tile}"),
                    )
                    for tile in player["program"]
                ]
            ),
        )
        for player in seen["players"]
        if player["program"]
    ]
    return [Facts(Text("label-programs"), rows)] if rows else []


def _modules(seen: dict[str, Any]) -> list[Block]:
    """The texts of all modules on planets and in hands."""
    had = [(each["module"], each["owner"]) for planet in seen["planets"] for each in planet["modules"]]
    had += [(module, player["seat"]) for player in seen["players"] for module in player["hand"]]
    rows = [
        (
            Cell(Text("owned", module=Text(f"module-{module}"), seat=Seat(owner)), owner),
            Cell(Text(f"module-{module}.text")),
        )
        for module, owner in had
    ]
    return [Grid(Text("label-modules"), (Text("label-module"), Text("label-text")), rows)] if rows else []


def _market(seen: dict[str, Any]) -> Grid:
    header = (
        Text("label-module"),
        Text("label-price-for", seat=Seat(0)),
        Text("label-price-for", seat=Seat(1)),
        Text("label-text"),
    )
    rows = [
        (
            Cell(Text(f"module-{offer['module']}"), strong=True),
            Cell(Text("money", credits=offer["prices"][0]), 0),
            Cell(Text("money", credits=offer["prices"][1]), 1),
            Cell(Text(f"module-{offer['module']}.text")),
        )
        for offer in seen["market"]
        if offer["module"]
    ]
    return Grid(Text("label-market"), header, rows)
