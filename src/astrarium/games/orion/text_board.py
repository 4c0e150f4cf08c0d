"""The outline: the board as text tables, made from a view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...kernel import Block, Cell, Facts, Grid, Seat, Text, joined
from .components import RACES, SAYS, STRUCTURES, THINGS
from .phrases import RESOURCES, amounts, signed

NOTHING = Cell("–")
#: The number of discards that are named.
TOP = 5


def outline(seen: dict[str, Any], seat: int | None) -> Iterator[Block]:
    """Blocks for status, players, systems, advisors and the own hand."""
    yield _status(seen)
    if seen["phase"] == "races":
        yield _race_choice(seen)
    else:
        yield _players(seen)
        yield from _races(seen)
    yield from _systems(seen)
    yield from _hired(seen)
    yield from _advisors(seen)
    if seat is not None and seen["players"][seat]["hand"]:
        yield _hand(seen["players"][seat])


def _status(seen: dict[str, Any]) -> Facts:
    rows: list[tuple[Text | Seat, Cell]] = [
        (Text("label-round"), Cell(Text("round-of", round=seen["round"], rounds=seen["rounds"]))),
        (Text("label-phase"), Cell(Text(f"phase-{seen['phase']}"), strong=True)),
        (Text("label-first"), Cell(Seat(seen["first"]), seen["first"])),
    ]
    if seen["phase"] != "over":
        rows.append((Text("label-acting"), Cell(Seat(seen["acting"]), seen["acting"], strong=True)))
    rows.append((Text("label-deck"), Cell(Text("count-cards", n=seen["deck"]))))
    if seen["discards"]:
        rows.append((Text("label-discards"), Cell(_pile(seen["discards"]))))
    return Facts(Text("game-title"), rows)


def _pile(discards: list[dict[str, Any]]) -> Text:
    """How many discards there are, and the top ones."""
    top = joined([Text(f"card-{each['structure']}") for each in discards[:TOP]])
    return Text("pile-deep" if len(discards) > TOP else "pile", n=len(discards), cards=top)


def _players(seen: dict[str, Any]) -> Grid:
    names = ("player", "race", *RESOURCES, "morale", "vp", "pool", "hand", "advisor", "points")
    rows = [
        (
            Cell(Seat(player["seat"]), player["seat"], strong=True),
            Cell(Text(f"race-{player['race']}")) if player["race"] else NOTHING,
            *(Cell(_with_income(player, number)) for number in range(3)),
            Cell(signed(player["morale"]), strong=player["morale"] <= 0),
            Cell(player["vp"]),
            Cell(Text("markers", pool=player["pool"], reserve=player["reserve"])),
            Cell(player["hand_size"]),
            _advisor(player),
            Cell(signed(player["score"]["points"]), strong=True),
        )
        for player in seen["players"]
    ]
    return Grid(Text("label-players"), tuple(Text(f"label-{name}") for name in names), rows)


def _with_income(player: dict[str, Any], number: int) -> Text | int:
    have, more = player[RESOURCES[number]], player["income"][number]
    return Text("with-income", n=have, income=more) if more else int(have)


def _advisor(player: dict[str, Any]) -> Cell:
    advisor = player["advisor"]
    if advisor is None:
        return NOTHING
    name = Text(f"card-{advisor['advisor']}")
    if advisor.get("colour"):
        return Cell(Text("card-coloured", card=name, colour=Text(f"colour-{advisor['colour']}")))
    return Cell(_marked(name, advisor["markers"]))


def _marked(name: Text, markers: Sequence[str]) -> Text:
    return Text("card-marked", card=name) if markers else name


def _race_choice(seen: dict[str, Any]) -> Grid:
    """All races, with the players who have chosen them."""
    leaders: dict[str, list[int]] = {}
    for player in seen["players"]:
        leaders.setdefault(player["race"], []).append(player["seat"])
    rows = [
        (
            Cell(Text(f"race-{id}"), strong=id not in leaders),
            Cell(_goods(race.start)),
            Cell(Seat(leaders[id][0]), leaders[id][0]) if id in leaders else NOTHING,
            Cell(sentence(id)),
        )
        for id, race in RACES.items()
    ]
    header = tuple(Text(f"label-{name}") for name in ("race", "start", "led-by", "text"))
    return Grid(Text("label-races"), header, rows)


def _races(seen: dict[str, Any]) -> list[Block]:
    """The abilities of the players' races."""
    rows: list[tuple[Text | Seat, Cell]] = [
        (Seat(player["seat"]), Cell(sentence(player["race"]))) for player in seen["players"] if player["race"]
    ]
    return [Facts(Text("label-abilities"), rows)] if rows else []


def _systems(seen: dict[str, Any]) -> list[Block]:
    header = tuple(Text(f"label-{name}") for name in ("system", "active", "covered", "text"))
    rows = [
        _system_row(player["seat"], system)
        for player in seen["players"]
        for system in player["systems"]
        if system["cards"]
    ]
    return [Grid(Text("label-systems"), header, rows)] if rows else []


def _system_row(seat: int, system: dict[str, Any]) -> tuple[Cell, ...]:
    *covered, top = system["cards"]
    number = Text("system-extra") if system["extra"] else Text("system", n=system["place"] + 1)
    return (
        Cell(Text("system-of", system=number, seat=Seat(seat)), seat),
        Cell(_marked(Text(f"card-{top['structure']}"), top["markers"]), strong=True),
        Cell(joined([Text(f"card-{card['structure']}") for card in reversed(covered)]))
        if covered
        else NOTHING,
        Cell(_said(top["structure"])),
    )


def _hired(seen: dict[str, Any]) -> list[Block]:
    """The abilities of the players' advisors."""
    header = (Text("label-advisor"), Text("label-player"), Text("label-text"))
    rows = [
        (
            Cell(Text(f"card-{player['advisor']['advisor']}"), strong=True),
            Cell(Seat(player["seat"]), player["seat"]),
            Cell(_said(player["advisor"]["advisor"])),
        )
        for player in seen["players"]
        if player["advisor"] is not None
    ]
    return [Grid(Text("label-hired"), header, rows)] if rows else []


def _advisors(seen: dict[str, Any]) -> list[Block]:
    header = (Text("label-advisor"), Text("label-text"))
    rows = [
        (Cell(Text(f"card-{each['advisor']}"), strong=True), Cell(_said(each["advisor"])))
        for each in seen["advisors"]
    ]
    return [Grid(Text("label-middle"), header, rows)] if rows else []


def _hand(player: dict[str, Any]) -> Grid:
    header = tuple(Text(f"label-{name}") for name in ("card", "colour", "cost", "produces", "worth", "text"))
    rows = []
    for held in player["hand"]:
        structure = STRUCTURES[held["structure"]]
        rows.append(
            (
                Cell(Text(f"card-{structure.id}"), strong=bool(held["prices"])),
                Cell(Text(f"colour-{structure.colour}")),
                Cell(_goods(structure.cost)),
                Cell(_goods(structure.produces)),
                Cell("?" if structure.vp is None else structure.vp),
                Cell(_said(structure.id)),
            )
        )
    return Grid(Text("label-your-hand"), header, rows)


def _goods(goods: Sequence[int]) -> Text | str:
    parts = amounts(goods)
    return joined(parts) if parts else "–"


def _said(card: str) -> Text:
    """The text of a structure or an advisor, marked if it is of our own design."""
    return _marked_as_ours(card, SAYS[f"does-{card}"])


def sentence(race: str) -> Text:
    """The text of a race, marked if it is of our own design."""
    return _marked_as_ours(race, SAYS[f"race-{race}"])


def _marked_as_ours(id: str, said: Text) -> Text:
    return Text("designed", words=said) if THINGS[id].source == "designed" else said
