"""What a ship can do: its rooms and abilities, read off its techs and its passenger."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from .components import BASIC_ROOMS, PASSENGERS, TECHS, missions_for
from .vocabulary import Ability, Effect


@dataclass(frozen=True, slots=True)
class Convert:
    """S12.4 An ability that turns an effect into another."""

    #: What it changes ("move", "gain:medal"), and the tech that does it.
    word: str
    tech: str
    bonus_only: bool
    into: Effect
    optional: bool


@dataclass(frozen=True, slots=True)
class Reaction:
    """S12.6 An ability that works after an event; `missions`: only after these."""

    event: str
    #: The tech or the passenger that has it, and its kind: "tech" or "passenger".
    kind: str
    card: str
    effects: tuple[Effect, ...]
    missions: frozenset[str]


@dataclass(frozen=True, slots=True)
class Kit:
    """The rooms and abilities of one ship."""

    rooms: tuple[str, ...]
    #: The tech slot of each room; -1 for a basic room.
    slots: tuple[int, ...]
    storage: int
    #: What may be spent in place of a medal: "artifact", "pirate".
    substitutes: tuple[str, ...]
    #: The first damage of a mission is ignored, thanks to this tech ("" if not).
    paint: str
    #: Techs that ignore a damage for a price: (tech, what it costs).
    shields: tuple[tuple[str, str], ...]
    converts: tuple[Convert, ...]
    reactions: tuple[Reaction, ...]
    #: The events that one of the reactions is for.
    events: frozenset[str]
    any_track: bool
    contractor: bool

    def slot(self, room: str) -> int:
        """Where a room lies; -1 if it is a basic room."""
        return self.slots[self.rooms.index(room)]


@cache
def kit_of(techs: tuple[str, ...], passenger: str) -> Kit:
    """The kit of a ship with these techs in its slots ("" where there is none)."""
    here = [(slot, TECHS[tech]) for slot, tech in enumerate(techs) if tech]
    abilities = [("tech", tech.id, tech.ability) for _, tech in here if tech.ability]
    if passenger and (found := PASSENGERS[passenger].ability):
        abilities.append(("passenger", passenger, found))
    converts = [
        Convert(word, card, ability.scope == "tech_bonus", ability.effects[0], ability.optional)
        for _, card, ability in abilities
        for word in ability.source
    ]
    reactions = [
        Reaction(ability.event, kind, card, ability.effects, missions_for(ability))
        for kind, card, ability in abilities
        if ability.type == "on"
    ]
    rooms = dict.fromkeys(BASIC_ROOMS, -1) | {t.id: slot for slot, t in here if t.kind == "room"}
    of = [ability for _, _, ability in abilities]
    return Kit(
        rooms=tuple(rooms),
        slots=tuple(rooms.values()),
        storage=sum(ability.n for ability in of if ability.type == "storage"),
        substitutes=tuple(
            dict.fromkeys(ability.resource for ability in of if ability.type == "substitute_cost")
        ),
        paint=next((card for _, card, ability in abilities if _is_paint(ability)), ""),
        shields=tuple(
            (card, ability.cost[0][0])
            for _, card, ability in abilities
            if ability.type == "prevent_damage" and not _is_paint(ability)
        ),
        converts=tuple(converts),
        reactions=tuple(reactions),
        events=frozenset(each.event for each in reactions),
        any_track=any(ability.type == "any_track" for ability in of),
        contractor=any(ability.type == "contractor" for ability in of),
    )


def _is_paint(ability: Ability) -> bool:
    return ability.type == "prevent_damage" and ability.scope == "first_in_mission"
