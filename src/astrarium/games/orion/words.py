"""How options, prompts and events are said, and which rule stands behind an option.

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

from ...kernel import Choice, Option, Seat, Text, Words
from .components import ADVISORS, EXPLOITATION, EXTRA, PLACES, RACES, STRUCTURES, TRADES
from .state import SHEET, State
from .vocabulary import RESOURCES, Cost


def named(kind: str) -> Callable[[State, str], Text]:
    return lambda g, value: Text(f"{kind}-{value}")


def card(g: State, card: int) -> Text:
    """A card by its name; the sheet of whoever is acting by the ability of the race."""
    if card == SHEET:
        return Text("race-ability", race=Text(f"race-{g.races[g.acting]}"))
    return Text(f"card-{g.cards.face[card]}")


def source(g: State, at: int) -> Text:
    """A card on the table; with its system, where its owner has another active one of that name."""
    name = card(g, at)
    for seat in range(g.seats):
        systems = g.own_systems(seat)
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
    stack = g.systems[g.acting * PLACES + place]
    if stack:
        return Text("place-on", system=system(g, place), card=card(g, stack[-1]))
    if place == EXTRA:
        return Text("place-advisor", card=card(g, g.advisors[g.acting]))
    return Text("place-new", n=place + 1)


def stack(g: State, place: int) -> Text:
    """One of the acting player's systems, with its active card."""
    return Text("stack", system=system(g, place), card=card(g, g.systems[g.acting * PLACES + place][-1]))


def system(g: State, place: int) -> Text:
    return Text("system-extra") if place == EXTRA else Text("system", n=place + 1)


def goods(g: State, amounts: Sequence[int]) -> Text:
    return resources(amounts)


def resources(amounts: Sequence[int]) -> Text:
    """Resources: "3 food and 1 fleet"."""
    parts = [Text(f"count-{name}", n=many) for name, many in zip(RESOURCES, amounts, strict=True) if many]
    if not parts:
        return Text("count-nothing")
    return joined(parts, "both")


def price(cost: Cost) -> Text:
    """What an ability costs: "2 food and 1 VP"."""
    parts = [Text(f"count-{name}", n=many) for name, many in zip(RESOURCES, cost.goods, strict=True) if many]
    others = (("points", cost.vp), ("cards", cost.cards), ("markers", cost.actions))
    return joined(parts + [Text(f"count-{name}", n=many) for name, many in others if many], "both")


def joined(parts: Sequence[Text], last: str = "list") -> Text:
    """Several texts as one; the last two are joined by another word."""
    said = parts[0]
    for number, part in enumerate(parts[1:], 2):
        said = Text(last if number == len(parts) else "list", a=said, b=part)
    return said


def cards(g: State, names: Sequence[str]) -> Text:
    return joined([Text(f"card-{name}") for name in names])


def rate(g: State, sides: Sequence[str]) -> Text:
    pays, gets = TRADES[sides[0], sides[1]]
    return Text("rate", pays=goods(g, pays), goods=goods(g, gets))


def exchange(g: State, sides: Sequence[int]) -> Text:
    return Text("rate", pays=goods(g, sides[:3]), goods=goods(g, sides[3:]))


def loss(g: State, what: Sequence[str | int]) -> Text:
    return Text(f"loss-{what[0]}", n=what[1])


def priced(g: State, at: int) -> Text:
    """A structure with its printed cost."""
    return Text("card-priced", card=card(g, at), goods=goods(g, g.structure(at).cost))


def exploited(g: State, at: int) -> Text:
    """A card with what exploiting it brings the acting player."""
    structure = g.structure(at)
    force = g.force(g.acting)
    ops = [*EXPLOITATION[structure.colour], *(op for _, ability in force.own_exploit for op in ability.ops)]
    bundles = [op.gains for op in ops if op.name == "gain"] + [force.exploit_bonus[structure.tint]]
    total = [sum(many) for many in zip(*bundles, strict=True)]
    draws = next((op for op in ops if op.name == "draw_keep"), None)
    if draws is None:
        return Text("card-for", card=card(g, at), goods=goods(g, total))
    said = Text("card-draws", card=card(g, at), draw=draws.amount, keep=draws.depth)
    return Text("both", a=said, b=goods(g, total)) if any(total) else said


def target(g: State, foe: int) -> Text:
    """An opponent with the price of an attack."""
    return Text("attack-price", player=Seat(foe), goods=resources((0, g.force(foe).attack_toll, 0)))


def used(g: State, at: int) -> Text:
    """Using a card or the ability of a race, or being helped by an advisor."""
    helps = at != SHEET and g.cards.face[at] in ADVISORS
    return Text("use-advisor" if helps else "use-card", card=source(g, at))


def signed(n: int) -> int | str:
    """A number that may be negative, with a true minus."""
    return n if n >= 0 else f"−{-n}"


def morale(g: State, n: int) -> int | str:
    return signed(n)


def player(g: State, seat: int) -> Seat:
    return Seat(seat)


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
        "card": card,
        "priced": priced,
        "exploited": exploited,
        "target": target,
        "source": source,
        "used": used,
        "discarded": discarded,
        "structure": named("card"),
        "cards": cards,
        "place": place,
        "stack": stack,
        "system": system,
        "goods": goods,
        "pays": goods,
        "lost": goods,
        "rate": rate,
        "exchange": exchange,
        "loss": loss,
        "morale": morale,
        "player": player,
        "race": named("race"),
        "colour": named("colour"),
        "level": named("level"),
    },
    spoken={
        "skip": ("decline",),
        "discard": ("cost",),
    },
)

#: Options that name a card whose own paragraph stands behind them.
BY_CARD = ("activate", "hire", "use", "take", "bury")
BY_WORD = {
    "exploit": "O7.1",
    "research": "O7.5",
    "attack": "O9.5",
    "trade": "O7.6",
    "propaganda": "O7.8",
    "on": "O6.2",
    "pay": "O6.7",
    "skip": "O11.3",
}


def cite(g: State, choice: Choice, option: Option) -> str:
    """The paragraph of RULES.md behind an option."""
    word = option[0]
    if word == "race":
        return RACES[option[1]].rule
    if word == "build":
        return STRUCTURES[g.cards.face[option[1]]].rule
    if word in BY_CARD:
        if option[1] == SHEET:
            return RACES[g.races[choice.seat]].rule
        face = g.cards.face[option[1]]
        return (ADVISORS[face] if face in ADVISORS else STRUCTURES[face]).rule
    return BY_WORD.get(word, choice.rule)
