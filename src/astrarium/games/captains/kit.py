"""What a ship can do: its rooms and abilities, read off its techs and its passenger."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from .components import BASIC_ROOMS, PASSENGERS, TECHS, missions_for
from .vocabulary import Ability, Effect


@dataclass(frozen=True, slots=True)
class Convert:
    """S12.4 An ability that turns an effect into another."""

    #: The tech that does it.
    tech: str
    bonus_only: bool
    into: Effect
    optional: bool


@dataclass(frozen=True, slots=True)
class Reaction:
    """S12.6 An ability that works after an event; `missions`: only after these."""

    #: The tech or the passenger that has it, and its kind: "tech" or "passenger".
    kind: str
    card: str
    effects: tuple[Effect, ...]
    missions: frozenset[str]


@dataclass(frozen=True, slots=True)
class Kit:
    """The rooms and abilities of one ship."""

    rooms: tuple[str, ...]
    #: Where a tech room lies; -1 for a basic room.
    slot: dict[str, int]
    storage: int
    #: What may be spent in place of a medal: "artifact", "pirate".
    substitutes: tuple[str, ...]
    #: The first damage of a mission is ignored, thanks to this tech ("" if not).
    paint: str
    #: Techs that ignore a damage for a price: (tech, what it costs).
    shields: tuple[tuple[str, str], ...]
    converts: dict[str, tuple[Convert, ...]]
    reactions: dict[str, tuple[Reaction, ...]]
    any_track: bool
    contractor: bool


@cache
def kit_of(techs: tuple[str, ...], passenger: str) -> Kit:
    """The kit of a ship with these techs in its slots ("" where there is none)."""
    here = [(slot, TECHS[tech]) for slot, tech in enumerate(techs) if tech]
    abilities = [("tech", tech.id, tech.ability) for _, tech in here if tech.ability]
    if passenger and (found := PASSENGERS[passenger].ability):
        abilities.append(("passenger", passenger, found))
    converts: dict[str, tuple[Convert, ...]] = {}
    reactions: dict[str, tuple[Reaction, ...]] = {}
    for kind, card, ability in abilities:
        for word in ability.source:
            convert = Convert(card, ability.scope == "tech_bonus", ability.effects[0], ability.optional)
            converts[word] = (*converts.get(word, ()), convert)
        if ability.type == "on":
            reaction = Reaction(kind, card, ability.effects, missions_for(ability))
            reactions[ability.event] = (*reactions.get(ability.event, ()), reaction)
    rooms = dict.fromkeys(BASIC_ROOMS, -1) | {t.id: slot for slot, t in here if t.kind == "room"}
    of = [ability for _, _, ability in abilities]
    return Kit(
        rooms=tuple(rooms),
        slot=rooms,
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
        converts=converts,
        reactions=reactions,
        any_track=any(ability.type == "any_track" for ability in of),
        contractor=any(ability.type == "contractor" for ability in of),
    )


def _is_paint(ability: Ability) -> bool:
    return ability.type == "prevent_damage" and ability.scope == "first_in_mission"
