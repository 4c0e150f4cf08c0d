"""Phrases for systems, ships, cards and prices of a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from ...kernel import Choice, Option, Seat, Text
from ...kernel.text import TextArg, joined
from . import prices
from .components import (
    ABILITIES,
    CARDS,
    DISCOVERIES,
    EMPIRES,
    ENEMY_KINDS,
    FOUNDATIONS,
    MISSIONS,
    PLANETS,
    SAYS,
    STARS,
    TECHNOLOGIES,
)
from .enumerations import ORION, POPULATION, RESOURCES, STATES, UNITS
from .galaxy import turned
from .state import ANTARAN_FLEET, NEUTRAL, NOBODY, State


def named(kind: str) -> Callable[[State, Any], Text]:
    return lambda g, value: Text(f"{kind}-{value}")


def numbered(kind: str, names: Sequence[str]) -> Callable[[State, int], Text]:
    return lambda g, number: Text(f"{kind}-{names[number]}")


def place(g: State, system: int) -> Text:
    """A system by its home planet or star; by its number while it is unexplored."""
    planet = g.ground[system][0]
    if system == g.antares:
        return Text("system-antares")
    if planet == ORION:
        return Text("system", star=Text("planet-orion"))
    if planet.startswith("home_"):
        return Text("system", star=Text(f"planet-{planet}"))
    if not g.explored[system] or not g.tiles[system]:
        return Text("system-unknown", colour=Text(f"colour-{g.colours[system]}"), n=system + 1)
    return Text("system", star=Text(f"star-{g.tiles[system]}"))


def piece_name(unit: int) -> str:
    """The name of a unit or, from 6 on, of an enemy."""
    return UNITS[unit] if unit < len(UNITS) else ENEMY_KINDS[unit - len(UNITS)]


def piece(g: State, unit: int) -> Text:
    return Text(f"unit-{UNITS[unit]}") if unit < len(UNITS) else Text(f"enemy-{piece_name(unit)}")


def player(g: State, seat: int) -> Seat:
    return Seat(seat)


def side(g: State, who: int) -> TextArg:
    """Who fights: a player, the Antarans, or neutral enemies."""
    if who == ANTARAN_FLEET:
        return Text("side-antarans")
    return Text("side-enemies") if who == NEUTRAL else Text("side-nobody") if who == NOBODY else Seat(who)


def listed(parts: Iterable[Text]) -> Text:
    """Several texts as one; “nothing” for none."""
    return joined(parts, nothing=Text("nothing"))


# -- cards


def known_card(g: State, card: int) -> Text:
    """A card that a player looks at, with its name and text."""
    name = g.name(card)
    kinds: dict[str, Mapping[str, object]] = {
        "technology": TECHNOLOGIES,
        "discovery": DISCOVERIES,
        "foundation": FOUNDATIONS,
        "ability": ABILITIES,
        "card": CARDS,
    }
    kind = next(kind for kind, things in kinds.items() if name in things)
    said: dict[str, TextArg] = {"name": Text(f"{kind}-{name}"), "text": SAYS[f"{kind}-{name}"]}
    start = (
        ABILITIES[name].resources if kind == "ability" else CARDS[name].resources if kind == "card" else ()
    )
    if not start:
        return Text("card-with-text", **said)
    return Text("card-with-start", start=split(g, start), **said)


def face(g: State, card: int) -> Text:
    """What is printed on a tile or card, by its name."""
    kinds: dict[str, Mapping[str, object]] = {
        "star": STARS,
        "planet": PLANETS,
        "discovery": DISCOVERIES,
        "technology": TECHNOLOGIES,
        "mission": MISSIONS,
        "empire": EMPIRES,
        "foundation": FOUNDATIONS,
        "ability": ABILITIES,
    }
    name = g.name(card)
    return Text(f"{next((kind for kind, things in kinds.items() if name in things), 'card')}-{name}")


def abilities(g: State, names: Iterable[str]) -> Text:
    return listed(Text(f"ability-{name}") for name in names)


def mission_card(g: State, card: int) -> Text:
    name = g.name(card)
    return Text("card-with-text", name=Text(f"mission-{name}"), text=SAYS[f"mission-{name}"])


def action_card(g: State, card: str) -> Text:
    """An action card; technologies keep their names."""
    return Text(f"technology-{card}" if card in TECHNOLOGIES else f"card-{card}")


def played_card(g: State, card: str) -> Text:
    """An action card, with its text where its name does not say it."""
    if len(CARDS[card].actions) == 1 and card == CARDS[card].actions[0]:
        return Text(f"card-{card}")
    kind = "technology" if card in TECHNOLOGIES else "card"
    return Text("card-with-text", name=Text(f"{kind}-{card}"), text=SAYS[f"{kind}-{card}"])


def offered_technology(g: State, name: str) -> Text:
    technology = TECHNOLOGIES[name]
    return Text(
        "technology-offered",
        name=Text(f"technology-{name}"),
        branch=Text(f"branch-short-{technology.branch}"),
        level=technology.level,
        price=technology.cost,
        text=SAYS[f"technology-{name}"],
    )


def priced_technology(g: State, name: str) -> Text:
    price = prices.research(g, g.acting, TECHNOLOGIES[name], CARDS[g.card].discount)
    return Text(
        "technology-priced", name=Text(f"technology-{name}"), price=price, text=SAYS[f"technology-{name}"]
    )


def offered_empire(g: State, name: str) -> Text:
    """An empire with its abilities."""
    first, second = EMPIRES[name].abilities[:2]
    return Text(
        "empire-offered",
        empire=Text(f"empire-{name}"),
        first=Text(f"ability-{first}"),
        second=Text(f"ability-{second}"),
        text=Text(f"empire-{name}.text"),
    )


# -- places of actions


def growth_place(g: State, where: tuple[int, int]) -> Text:
    system, kind = where
    price = prices.growth(g, g.acting, system, kind, CARDS[g.card].discount)
    word = "growing" if g.people(system) else "colonising"
    return Text(word, population=Text(f"population-{POPULATION[kind]}"), at=place(g, system), price=price)


def item(g: State, what: Option) -> Text:
    """A thing that is built."""
    word = what[0]
    if word in ("ship", "orbital"):
        return Text(f"unit-{what[1]}")
    if word == "raise":
        return Text(f"building-{what[1]}")
    if word == "terraform":
        return Text("terraforming", population=Text(f"population-{POPULATION[what[1]]}"))
    return Text("terraforming-all")


def priced_item(word: str) -> Callable[[State, tuple[Any, ...], Choice], Text]:
    """An item in the last chosen place, with what it adds to the bill."""

    def say(g: State, what: tuple[Any, ...], choice: Choice) -> Text:
        option: Option = (word, *what)
        price = prices.item(g.powers[g.acting], g.site(g.used[-1][0]), option)
        price = prices.more(price, choice.args["spent"], CARDS[g.card].discount)
        return Text("priced", name=item(g, option), price=price)

    return say


def mode_price(mode: str) -> Callable[[State, Any], TextArg]:
    return lambda g, _: prices.diplomacy(g, g.acting, mode, CARDS[g.card].discount)


def embassy(g: State, other: int) -> Text:
    name = g.pieces[other]
    return Text(
        "embassy-offered",
        other=Seat(other),
        text=SAYS.get(f"diplomat-{name}", Text("does-nothing")),
        price=prices.diplomacy(g, g.acting, "embassy", CARDS[g.card].discount),
    )


def ship(g: State, what: tuple[int, ...]) -> Text:
    """One ship that may be picked: where it is, its type, its state."""
    origin, unit, state, _ = what
    return Text(
        "ship-at", unit=Text(f"unit-{UNITS[unit]}"), state=Text(f"state-{STATES[state]}"), at=place(g, origin)
    )


def ships(g: State, groups: Iterable[tuple[int, int, int]]) -> Text:
    """Ships by type, whatever their state."""
    counts = Counter[int]()
    for unit, _, count in groups:
        counts[unit] += count
    return listed(Text(f"counted-{UNITS[unit]}", count=count) for unit, count in counts.items())


def items(g: State, built: Iterable[Option]) -> Text:
    return listed(item(g, tuple(each)) for each in built)


def people(g: State, counts: Sequence[int]) -> Text:
    return listed(
        Text(f"counted-{POPULATION[kind]}", count=count) for kind, count in enumerate(counts) if count
    )


def split(g: State, counts: Sequence[int]) -> Text:
    return listed(
        Text(f"counted-{RESOURCES[resource]}", count=count) for resource, count in enumerate(counts) if count
    )


def amount(g: State, what: tuple[int, int]) -> Text:
    """So many tokens of a resource."""
    resource, count = what
    return Text(f"counted-{RESOURCES[resource]}", count=count)


def swapped(g: State, what: tuple[int, int]) -> Text:
    """What an exchange gives and takes."""
    given, taken = what
    rate = prices.EXCHANGE_RATES[given]
    return Text("swapped", given=amount(g, (given, rate)), taken=amount(g, (taken, 1)))


def enemies(g: State, groups: Iterable[tuple[str, int]]) -> Text:
    return listed(Text(f"counted-{kind}", count=count) for kind, count in groups)


def foes(g: State, counts: Sequence[int]) -> Text:
    """The neutral enemies of a system."""
    return enemies(g, ((ENEMY_KINDS[kind], count) for kind, count in enumerate(counts) if count))


def faces(g: State, shown: Iterable[int]) -> TextArg:
    return " ".join(str(face) for face in shown) or Text("no-dice")


def rotation(g: State, turn: int) -> Text:
    """A rotation of the drawn tile, by the directions of its jump points."""
    return _jump_points(g.tile_in_hand, turn)


def _jump_points(tile: str, turn: int) -> Text:
    edges = turned(STARS[tile].edges, turn)
    return listed(Text(f"direction-{direction}") for direction in range(6) if edges >> direction & 1)


def lay(g: State, where: tuple[int, int, int]) -> Text:
    q, r, turn = where
    return Text("laid", q=q, r=r, edges=_jump_points(g.tile_in_hand, turn))
