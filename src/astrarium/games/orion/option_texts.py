"""The words of options, prompts and events, and the rule cited for each option.

Options, by their first word (`card` is the id of a card, `seat` a player, `place` one of the five systems):

    action          ("build", card)  ("exploit", card)  ("research",)  ("activate", card)  ("attack", seat)
                    ("trade", give, get)  ("propaganda",)  ("hire", card)
    place, pay      ("on", place)    ("pay", food, fleet, production)
    build           ("build", card)  ("skip",)
    gain, gain-any  ("gain", food, fleet, production)
    exchange        ("exchange", food, fleet, production paid, food, fleet, production gained)
    use             ("use", card)  ("skip",)            a card of -1 is the player's own sheet
    start-effect, after-attack    ("use", card)  ("done",)
    activate-next   ("activate", card)  ("stop",)
    mulligan, discard, discard-drawn, hand-limit    ("discard", card), several, in order
    take            ("take", card)  ("skip",)
    hire, colour    ("hire", card)   ("colour", colour)
    bury            ("bury", card)
    reorder, order  ("system", place)  ("skip",)   then ("card", card), all of them, from the bottom up
    suffer          ("suffer", "discard_hand" or "morale", amount)
    fill            ("slot", card, "A" or "R"), several
    race            ("race", race)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...kernel import Choice, Option, Seat, Telling, Text, Words, joined
from .components import ADVISORS, EXPLOITATION, EXTRA, RACES, THINGS, TRADES
from .option_warnings import WASTEFUL, consequence, exploited_goods
from .phrases import count, resources, signed
from .prices import bar_place, discount, payments, ways_to_pay
from .state import NOBODY, SHEET, State
from .vocabulary import DrawKeep

#: The maximum number of payments that are listed one by one.
FEW = 3


def named(kind: str) -> Callable[[State, str], Text]:
    return lambda g, value: Text(f"{kind}-{value}")


def card(g: State, card: int) -> Text:
    """A card by its name; the sheet of the acting player by the ability of the race."""
    if card == SHEET:
        return Text("race-ability", race=Text(f"race-{g.races[g.acting]}"))
    return Text(f"card-{g.cards.face[card]}")


def source(g: State, at: int) -> Text:
    """A card on the table; with its system, if its owner has another active one of that name."""
    name = card(g, at)
    for seat in range(g.seats):
        systems = g.systems[seat]
        active = [system[-1] for system in systems if system]
        if at in active and [card(g, each) for each in active].count(name) > 1:
            place = g.place_of(seat, at)
            return (
                Text("card-in-extra", card=name)
                if place == EXTRA
                else Text("card-in", card=name, n=place + 1)
            )
    return name


def discarded(g: State, at: int) -> Text:
    """A card of the discard pile, counted from the top."""
    return Text("card-from-top", card=card(g, at), n=len(g.discards) - g.discards.index(at))


def place(g: State, place: int) -> Text:
    """Where a structure can go: one of the acting player's systems, or a new one."""
    stack = g.systems[g.acting][place]
    if stack:
        return Text("place-on", system=system(g, place), card=card(g, stack[-1]))
    if place == EXTRA:
        return Text("place-advisor", card=card(g, g.advisors[g.acting]))
    return Text("place-new", n=place + 1)


def stack(g: State, place: int) -> Text:
    """One of the acting player's systems, with its active card."""
    return Text("stack", system=system(g, place), card=card(g, g.systems[g.acting][place][-1]))


def system(g: State, place: int) -> Text:
    return Text("system-extra") if place == EXTRA else Text("system", n=place + 1)


def goods(g: State, amounts: Sequence[int]) -> Text:
    return resources(amounts)


def cards(g: State, names: Sequence[str]) -> Text:
    return joined([Text(f"card-{name}") for name in names])


def rate(g: State, sides: Sequence[str]) -> Text:
    pays, gets = TRADES[sides[0], sides[1]]
    return Text("rate", pays=goods(g, pays), goods=goods(g, gets))


def exchange(g: State, sides: Sequence[int]) -> Text:
    return Text("rate", pays=goods(g, sides[:3]), goods=goods(g, sides[3:]))


def loss(g: State, what: Sequence[str | int]) -> Text:
    return Text(f"loss-{what[0]}", n=what[1])


# -- prices in force


def priced(g: State, at: int, choice: Choice) -> Text:
    """A structure with the actual price of building it by this question."""
    seat = choice.seat
    extra, only = choice.args.get("extra", 0), choice.args.get("only", NOBODY)
    places = g.powers[seat].places if only == NOBODY else (only,)
    return Text("card-priced", card=card(g, at), price=_price(g, seat, at, places, extra))


def placed(g: State, at: int, choice: Choice) -> Text:
    """A place with the actual price of the structure there."""
    price = _price(g, choice.seat, choice.args["card"], (at,), choice.args["extra"])
    return Text("place-priced", place=place(g, at), price=price)


def _price(g: State, seat: int, at: int, places: Sequence[int], extra: int) -> Text:
    """The price of a structure: each payment or, if there are many, the cost and the discount."""
    structure = g.structure(at)
    powers, stock = g.powers[seat], g.stock[seat]
    able = [place for place in places if bar_place(g, seat, structure, place, extra) is None]
    savings = {discount(powers, structure, place, extra) for place in able or places} or {extra}
    ways = [
        way[1:]
        for saved in sorted(savings, reverse=True)
        for way in ways_to_pay(structure.cost, saved, stock) or payments(structure.cost, saved)
    ]
    if len(ways) <= FEW:
        return joined([resources(way) for way in ways], "either")
    return Text("price-less", goods=resources(structure.cost), less=count("units", max(savings)))


def exploited(g: State, at: int) -> Text:
    """A card with the acting player's gain from exploiting it."""
    structure = g.structure(at)
    powers = g.powers[g.acting]
    ops = [*EXPLOITATION[structure.colour], *(op for _, ability in powers.own_exploit for op in ability.ops)]
    total = exploited_goods(g, g.acting, at)
    draws = next((op for op in ops if isinstance(op, DrawKeep)), None)
    if draws is None:
        return Text("card-for", card=card(g, at), goods=goods(g, total))
    said = Text("card-draws", card=card(g, at), draw=draws.draw, keep=draws.keep)
    return Text("both", a=said, b=goods(g, total)) if any(total) else said


def target(g: State, foe: int) -> Text:
    """An opponent with the price of an attack."""
    return Text("attack-price", player=Seat(foe), goods=resources((0, g.powers[foe].attack_toll, 0)))


def used(g: State, at: int) -> Text:
    """Using a card or the ability of a race, or being helped by an advisor."""
    helps = at != SHEET and g.cards.face[at] in ADVISORS
    return Text("use-advisor" if helps else "use-card", card=source(g, at))


def colours(g: State, names: Sequence[str]) -> Text:
    return joined([Text(f"colour-{name}") for name in names], "either")


def thing_rule(g: State, option: Option) -> str:
    """The paragraph of a card or of a race's sheet."""
    at = option[1]
    return THINGS[g.races[g.acting] if at == SHEET else g.cards.face[at]].rule


WORDS = Words(
    options={
        "build": ("priced",),
        "exploit": ("exploited",),
        "research": (),
        "activate": ("source",),
        "attack": ("target",),
        "trade": ("*rate",),
        "propaganda": (),
        "hire": ("card",),
        "on": ("place",),
        "pay": ("*goods",),
        "gain": ("*goods",),
        "exchange": ("*exchange",),
        "use": ("used",),
        "skip": (),
        "done": (),
        "stop": (),
        "discard": ("card",),
        "take": ("discarded",),
        "bury": ("source",),
        "system": ("stack",),
        "card": ("card",),
        "slot": ("source", "slot"),
        "suffer": ("*loss",),
        "colour": ("colour",),
        "race": ("race",),
    },
    args={
        "price": lambda g, what: count(*what),
        "card": card,
        "face": card,
        "cards": cards,
        "colour": named("colour"),
        "colours": colours,
        "discarded": discarded,
        "exchange": exchange,
        "exploited": exploited,
        "goods": goods,
        "level": named("level"),
        "loss": loss,
        "lost": goods,
        "morale": lambda g, n: signed(n),
        "pays": goods,
        "place": place,
        "player": lambda g, seat: Seat(seat),
        "race": named("race"),
        "rate": rate,
        "source": source,
        "stack": stack,
        "structure": named("card"),
        "system": system,
        "target": target,
        "used": used,
    },
    spoken={
        "skip": ("decline",),
        "discard": ("cost",),
    },
    asked={"priced": priced, "place": placed},
    reasons={
        "attack-limit": ("count", "player"),
        "beneath": ("colours",),
        "colour": ("colour",),
        "contract": ("need", "have"),
        "cost": ("price", "have"),
        "covered": ("card",),
        "discards": ("need", "have"),
        "empty-hand": (),
        "exchange": ("goods", "pays"),
        "filled": (),
        "fleet": ("fleet", "theirs"),
        "full": ("most",),
        "led": ("player",),
        "left": (),
        "lone": (),
        "morale": ("least", "morale"),
        "no-advisor": (),
        "no-marker": (),
        "no-reserve": (),
        "no-room": ("most",),
        "no-such-card": ("colour",),
        "not-drawn": (),
        "not-yet": ("system",),
        "nothing-to-build": ("card", "reason"),
        "once": (),
        "propaganda": (),
        "settled": ("card",),
        "hired": ("card", "player"),
        "slot": (),
        "toll": ("toll", "fleet"),
        "too-dear": ("goods", "saved"),
        "too-deep": ("top",),
        "too-few-cards": ("need", "have"),
        "top-discard": ("card", "reason"),
        "trade": ("goods", "have"),
        "used": (),
    },
    cites={
        "activate": thing_rule,
        "attack": "O9.5",
        "build": thing_rule,
        "bury": thing_rule,
        "exploit": "O7.1",
        "hire": thing_rule,
        "on": "O6.2",
        "pay": "O6.7",
        "propaganda": "O7.8",
        "race": RACES,
        "research": "O7.5",
        "skip": "O11.3",
        "take": thing_rule,
        "trade": "O7.6",
        "use": thing_rule,
    },
    free=frozenset(
        {"mulligan", "discard", "hand-limit", "gain", "gain-any", "use", "hire", "colour", "order"}
    ),
    consequence=consequence,
    wasteful=WASTEFUL,
)

#: The parts of events in the log of a turn.
TELLING = Telling(
    deeds=frozenset(
        {
            "race",
            "exchanged",
            "exchanged-part",
            "exploited",
            "took",
            "built",
            "built-free",
            "attacked",
            "propaganda",
            "hired",
            "reordered",
        }
    ),
    leads=frozenset({"discarded", "activated", "used-race", "used", "used-advisor"}),
    consequences=frozenset(
        {
            "markers",
            "gained",
            "gained-part",
            "gained-nothing",
            "morale-up",
            "morale-full",
            "morale-down",
            "scored",
            "drew",
            "drew-cards",
            "drew-nothing",
            "paid",
            "paid-points",
            "paid-markers",
            "returned",
            "coloured",
            "buried",
            "all-lie-alone",
            "nothing-to-bury",
            "lay-alone",
            "filled",
            "marker-joined",
        }
    ),
    bookkeeping=frozenset(
        {
            "began",
            "advisors",
            "first",
            "developed",
            "reshuffled",
            "over-rounds",
            "over-morale",
            "over-systems",
        }
    ),
    gains=frozenset({"markers", "gained", "gained-part", "morale-up", "scored", "drew"}),
    strikes={"attacked": "player", "morale-down": "seat", "buried": "seat"},
)
