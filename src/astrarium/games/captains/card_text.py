"""The texts of the components, generated from components.toml."""

from __future__ import annotations

from functools import cache

from ...kernel import Text, joined
from .components import (
    BASIC_ROOMS,
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
    TRACK_SPACES,
)
from .count_ops import chained
from .vocabulary import said


@cache
def by_card(name: str) -> Text:
    """The ability of a tech or a passenger."""
    found = TECHS[name].ability if name in TECHS else PASSENGERS[name].ability
    assert found is not None
    return found.say()


def by_name(name: str) -> Text:
    """An effect list by the name that an option gives it."""
    return said(LISTS[name])


@cache
def tech(name: str) -> Text:
    """What a tech does."""
    card = TECHS[name]
    if card.ability is not None:
        return card.ability.say()
    if card.scoring is not None:
        return Text("says-omega", scoring=card.scoring.say())
    return Text("says-room", colour=Text(f"room-{card.colour}"), list=said(card.effects))


@cache
def room(name: str) -> Text:
    colour = Text(f"room-{ROOM_COLOUR[name]}")
    return Text("says-room", colour=colour, list=said(ROOM_EFFECTS[name]))


@cache
def mission(name: str) -> Text:
    """What the rows of a mission do."""
    rows = [
        Text("says-row", colour=Text(f"row-{line.colour}"), list=said(line.effects))
        for line in MISSIONS[name].rows
    ]
    return chained(rows, "rows")


@cache
def happens(name: str) -> Text:
    """The effects of an event, without its timing."""
    return said(EVENTS[name].effects)


@cache
def event(name: str) -> Text:
    return Text("says-lasting", list=happens(name)) if EVENTS[name].lasting else happens(name)


@cache
def station(name: str) -> Text:
    return said(STATIONS[name].effects)


@cache
def pirate(name: str) -> Text:
    return said(PIRATE_REWARD[name])


@cache
def passenger(name: str) -> Text:
    """What a passenger brings, does and scores."""
    card = PASSENGERS[name]
    parts = [Text("says-setup", list=said(card.setup))] if card.setup else []
    if card.ability is not None:
        parts.append(card.ability.say())
    parts.append(Text("says-end", scoring=joined(each.say() for each in card.scoring)))
    return chained(parts, "rows")


@cache
def shadow(name: str) -> Text:
    """What a card of Captain Shadow does, step by step."""
    return chained((step.say() for step in SHADOW_CARDS[name].steps), "effect-then")


def says() -> dict[str, Text]:
    """The descriptions of all components by text id; mission rows and track spaces by their place."""
    found = {f"tech-{name}": tech(name) for name in TECHS}
    found |= {f"room-{name}": room(name) for name in BASIC_ROOMS}
    found |= {f"mission-{name}": mission(name) for name in MISSIONS}
    for each in MISSIONS.values():
        found |= {f"mission-{each.id}-{at + 1}": said(line.effects) for at, line in enumerate(each.rows)}
    found |= {f"event-card-{name}": event(name) for name in EVENTS}
    found |= {f"station-{name}": station(name) for name in STATIONS}
    found |= {f"cargo-{name}": pirate(name) for name in PIRATE_REWARD}
    found |= {f"passenger-{name}": passenger(name) for name in PASSENGERS}
    found |= {f"shadow-card-{name}": shadow(name) for name in SHADOW_CARDS}
    for side, tracks in TRACK_SPACES.items():
        for track, spaces in tracks.items():
            for at, space in enumerate(spaces):
                if space.bonus:
                    found[f"space-{side}-{track}-{at}"] = said(space.bonus)
    return found
