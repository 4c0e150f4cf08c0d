"""The outline: the board as text tables, made from a view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...kernel import Block, Cell, Facts, Grid, Seat, Text, joined
from .components import DESIGNS, TABLEAU_END

NOTHING = Text("nothing")


def outline(seen: dict[str, Any], seat: int | None) -> Iterator[Block]:
    """Blocks for status, phases, players, tableaus and the own hand."""
    yield _status(seen)
    yield from _phases(seen)
    yield _players(seen)
    for player in seen["players"]:
        yield _tableau(player)
    for player in seen["players"]:
        if player["cards"] or player["looks_at"]:
            yield _hand(player)


def _status(seen: dict[str, Any]) -> Facts:
    rows: list[tuple[Text | Seat, Cell]] = [
        (Text("label-round"), Cell(seen["round"])),
        (Text("label-phase"), Cell(Text(f"phase-{seen['phase']}"), strong=True)),
        (Text("label-pool"), Cell(max(0, seen["pool"]))),
        (Text("label-supply"), Cell(Text("supply", deck=seen["deck"], discards=seen["discards"]))),
    ]
    rows += [
        (Text("label-ending"), Cell(Text(f"ending-{why}", most=TABLEAU_END), strong=True))
        for why in seen["ending"]
    ]
    return Facts(Text("game-title"), rows)


def _phases(seen: dict[str, Any]) -> list[Block]:
    rows: list[tuple[Text | Seat, Cell]] = []
    for each in seen["phases"]:
        chosen = [
            Text("chosen", seat=Seat(who["seat"]), action=Text(f"action-{who['action']}"))
            for who in each["chosen_by"]
        ]
        cell = Cell(joined(chosen, nothing=NOTHING), strong=each["state"] == "now")
        rows.append((Text(f"phase-{each['phase']}"), cell))
    return [Facts(Text("label-phases"), rows)] if rows else []


def _players(seen: dict[str, Any]) -> Grid:
    header = tuple(
        Text(f"label-{name}")
        for name in ("player", "score", "chips", "hand", "goods", "military", "tableau", "actions")
    )
    rows = []
    for seat in seen["order"]:
        player = seen["players"][seat]
        goods = sum(entry["good"] is not None for entry in player["tableau"])
        rows.append(
            (
                Cell(Seat(seat), seat, strong=True),
                Cell(player["score"]["total"], strong=True),
                Cell(player["chips"]),
                Cell(player["hand"]),
                Cell(goods),
                Cell(player["military"]),
                Cell(len(player["tableau"])),
                Cell(joined([Text(f"action-{action}") for action in player["actions"]], nothing=NOTHING)),
            )
        )
    return Grid(Text("label-players"), header, rows)


def _tableau(player: dict[str, Any]) -> Grid:
    header = tuple(Text(f"label-{name}") for name in ("card", "type", "good", "vp", "text"))
    rows = [
        (
            Cell(Text(f"card-{entry['design']}"), player["seat"], strong=True),
            Cell(_type(entry)),
            Cell(_good(entry)),
            Cell(entry["vp"]),
            Cell(Text(f"card-{entry['design']}.text")),
        )
        for entry in player["tableau"]
    ]
    return Grid(Text("label-tableau-of", seat=Seat(player["seat"])), header, rows)


def _type(entry: dict[str, Any]) -> Text:
    """The type of a card: a development, or a world with its kind, military or not."""
    design = DESIGNS[entry["design"]]
    if design.development:
        said = ["type-six" if design.six else "type-development"]
    elif design.good:
        said = ["type-windfall" if design.windfall else "type-production", f"kind-{design.good}"]
        said += ["type-military"] if design.military else []
    else:
        said = ["type-military" if design.military else "type-world"]
    return joined([Text(each) for each in [*said, *(f"flag-{flag}" for flag in design.flags)]])


def _printed_vp(entry: dict[str, Any]) -> int | str:
    """The VP on a card in hand; those of a 6-cost development depend on the tableau."""
    design = DESIGNS[entry["design"]]
    return "?" if design.vp is None else design.vp


def _good(entry: dict[str, Any]) -> Text | str:
    if entry["kind"] is None:
        return "–"
    kind = Text(f"kind-{entry['kind']}")
    return Text("good-here" if entry["good"] else "good-none", kind=kind)


def _hand(player: dict[str, Any]) -> Grid:
    header = tuple(Text(f"label-{name}") for name in ("card", "type", "price", "vp", "text"))
    rows = [
        (
            Cell(Text(f"card-{entry['design']}"), strong=entry["sheet"]["barred"] is None),
            Cell(_type(entry)),
            Cell(_price(entry["sheet"])),
            Cell(_printed_vp(entry)),
            Cell(Text(f"card-{entry['design']}.text")),
        )
        for entry in [*player["looks_at"], *player["cards"]]
    ]
    return Grid(Text("label-hand"), header, rows)


def _price(sheet: dict[str, Any]) -> Text:
    """The price of a card; for a military world, Military and defence."""
    price: dict[str, Any] = sheet.get("price", {})
    if "military" not in sheet:
        return Text("price-paid", base=price["base"], total=price["total"])
    military = sheet["military"]
    fight = Text("price-military", strength=military["strength"], defence=military["defence"])
    if not price:
        return fight
    return Text("price-either", fight=fight, total=price["total"])
