"""What components do, as texts: made of the data, so that a corrected file is described correctly, too."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from ...kernel import Text
from .components import (
    EVENTS,
    LISTS,
    MISSIONS,
    PASSENGERS,
    PIRATE_REWARD,
    ROOM_COLOUR,
    ROOM_EFFECTS,
    SHADOW_CARDS,
    STATIONS,
    TECHS,
)
from .vocabulary import Ability, Count, Effect, Scoring


def joined(parts: Iterable[Text], id: str = "list") -> Text:
    """Several texts, one joined to the next."""
    found = list(parts)
    said = found[0]
    for part in found[1:]:
        said = Text(id, a=said, b=part)
    return said


# -- effects


def effects(found: Iterable[Effect]) -> Text:
    """An effect list in words."""
    return joined((effect(each) for each in found), "effect-then")


def effect(each: Effect) -> Text:
    """One effect in words."""
    return SAID[each.op](each) if each.op in SAID else Text(f"effect-{each.op}", n=each.n)


def _gain(each: Effect) -> Text:
    return Text(f"effect-gain-{each.what}", n=each.n)


def _advance(each: Effect) -> Text:
    if each.track == "any":
        return Text("effect-advance-any", n=each.n)
    return Text("effect-advance", n=each.n, track=Text(f"track-{each.track}"))


def _take(each: Effect) -> Text:
    text = Text(f"effect-take-{each.source}", n=each.draw)
    return Text("effect-replacing", take=text) if each.replace else text


def _choose(each: Effect) -> Text:
    return joined((effects(option) for option in each.options), "effect-or")


def _pay(each: Effect) -> Text:
    cost = joined((Text(f"cost-{what}", n=n) for what, n in each.cost), "list")
    return Text("effect-pay", cost=cost, then=effects(each.inner))


def _per(each: Effect) -> Text:
    assert each.count is not None
    return Text("effect-per", n=each.n, count=count(each.count), then=effects(each.inner))


def _each(each: Effect) -> Text:
    return Text("effect-each_player", then=effects(each.inner))


SAID: dict[str, Callable[[Effect], Text]] = {
    "gain": _gain,
    "advance": _advance,
    "take_tech": _take,
    "choose": _choose,
    "pay": _pay,
    "per": _per,
    "each_player": _each,
}


def count(what: Count) -> Text:
    """What is counted, as in "for each …"."""
    if what.colour:
        return Text(f"count-{what.query}-{what.colour}")
    return Text(f"count-{what.query}", least=what.least)


def scoring(each: Scoring) -> Text:
    """Points for what is counted."""
    if each.count.query == "constant":
        return Text("scoring-constant", points=each.points)
    if each.most:
        return Text("scoring-most", points=each.points, count=count(each.count), most=each.most)
    return Text("scoring", points=each.points, count=count(each.count))


def ability(each: Ability) -> Text:
    """What an ability does."""
    if each.type == "substitute_cost":
        return Text(f"ability-substitute-{each.resource}")
    if each.type == "prevent_damage":
        if each.scope == "first_in_mission":
            return Text("ability-paint")
        return Text("ability-prevent", cost=joined(Text(f"cost-{what}", n=n) for what, n in each.cost))
    if each.type == "convert":
        origin = joined((Text(f"convert-{word.replace(':', '-')}") for word in each.source), "or")
        scope = "bonus" if each.scope == "tech_bonus" else "any"
        word = "may" if each.optional else "must"
        return Text(f"ability-convert-{scope}-{word}", what=origin, into=effects(each.effects))
    if each.type == "on":
        return Text(f"ability-on-{each.event}", when=_condition(each), then=effects(each.effects))
    return Text(f"ability-{each.type}", n=each.n)


def _condition(each: Ability) -> Text | str:
    if each.row:
        return Text("when-row", colour=Text(f"row-{each.row}"))
    if each.patterns:
        return Text("when-op", what=joined((_pattern(dict(p)) for p in each.patterns), "or"))
    return ""


def _pattern(fields: dict[str, str]) -> Text:
    if "track" in fields:
        return Text("when-advance", track=Text(f"track-{fields['track']}"))
    return Text(f"when-{fields.get('what', fields['op'])}")


# -- components


@cache
def by_card(name: str) -> Text:
    """The ability of a tech or a passenger."""
    found = TECHS[name].ability if name in TECHS else PASSENGERS[name].ability
    assert found is not None
    return ability(found)


def by_name(name: str) -> Text:
    """An effect list by the name that an option gives it."""
    return effects(LISTS[name])


@cache
def tech(name: str) -> Text:
    """What a tech does."""
    card = TECHS[name]
    if card.ability is not None:
        return ability(card.ability)
    if card.scoring is not None:
        return Text("says-omega", scoring=scoring(card.scoring))
    return Text("says-room", colour=Text(f"room-{card.colour}"), list=effects(card.effects))


@cache
def room(name: str) -> Text:
    colour = Text(f"room-{ROOM_COLOUR[name]}")
    return Text("says-room", colour=colour, list=effects(ROOM_EFFECTS[name]))


@cache
def mission(name: str) -> Text:
    """What the rows of a mission do."""
    rows = [
        Text("says-row", colour=Text(f"row-{line.colour}"), list=effects(line.effects))
        for line in MISSIONS[name].rows
    ]
    return joined(rows, "rows")


@cache
def happens(name: str) -> Text:
    """What an event does, without when."""
    return effects(EVENTS[name].effects)


@cache
def event(name: str) -> Text:
    return Text("says-lasting", list=happens(name)) if EVENTS[name].lasting else happens(name)


@cache
def station(name: str) -> Text:
    return effects(STATIONS[name].effects)


@cache
def pirate(name: str) -> Text:
    return effects(PIRATE_REWARD[name])


@cache
def passenger(name: str) -> Text:
    """What a passenger brings, does and scores."""
    card = PASSENGERS[name]
    parts = [Text("says-setup", list=effects(card.setup))] if card.setup else []
    if card.ability is not None:
        parts.append(ability(card.ability))
    parts.append(Text("says-end", scoring=joined(scoring(each) for each in card.scoring)))
    return joined(parts, "rows")


@cache
def shadow(name: str) -> Text:
    """What a card of Captain Shadow does, step by step."""
    steps = []
    for word, what, far in SHADOW_CARDS[name].steps:
        steps.append(Text(f"shadow-{word}-{what}" if what else f"shadow-{word}", n=far))
    return joined(steps, "effect-then")
