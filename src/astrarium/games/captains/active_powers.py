"""The kit of a ship: rooms and abilities from its techs and its passenger."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from . import ability_ops
from .ability_ops import AnyTrack, Contractor, On, PreventDamage, Storage, SubstituteCost
from .components import BASIC_ROOMS, PASSENGERS, ROOM_COLOUR, TECHS, missions_for
from .vocabulary import Effect

#: Size of the caches of kits and rooms.
KEPT = 4096


@dataclass(frozen=True, slots=True)
class Conversion:
    """S12.4 An ability that turns an effect into another."""

    #: What it changes ("move", "gain:medal"), and the tech that does it.
    word: str
    tech: str
    bonus_only: bool
    into: Effect
    optional: bool

    @property
    def n(self) -> int:
        """How often the new effect happens."""
        return int(getattr(self.into, "n", 1))


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
    #: The tech slot of each room, -1 for a basic room; a tuple, as all tables share a kit.
    slots: tuple[int, ...]
    storage: int
    #: What may be spent in place of a medal: "artifact", "pirate".
    substitutes: tuple[str, ...]
    #: The tech that ignores the first damage of a mission; "" if there is none.
    paint: str
    #: Techs that ignore a damage for a price: (tech, cost).
    shields: tuple[tuple[str, str], ...]
    converts: tuple[Conversion, ...]
    reactions: tuple[Reaction, ...]
    #: The events that trigger a reaction.
    events: frozenset[str]
    any_track: bool
    contractor: bool


_ABILITIES = {tech.id: tech.ability for tech in TECHS.values() if tech.ability}
_ABILITIES |= {card.id: card.ability for card in PASSENGERS.values() if card.ability}
_CONVERSIONS = {
    card: tuple(
        Conversion(word, card, found.scope == "tech_bonus", found.to[0], found.optional)
        for word in found.words
    )
    for card, found in _ABILITIES.items()
    if isinstance(found, ability_ops.Convert)
}
_REACTIONS = {
    card: Reaction(
        found.event, "tech" if card in TECHS else "passenger", card, found.inner, missions_for(found)
    )
    for card, found in _ABILITIES.items()
    if isinstance(found, On)
}


@lru_cache(maxsize=KEPT)
def kit_of(techs: tuple[str, ...], passenger: str) -> Kit:
    """The kit of a ship with these techs in its slots ("": no tech)."""
    slots = dict.fromkeys(BASIC_ROOMS, -1)
    slots |= {tech: slot for slot, tech in enumerate(techs) if tech in ROOM_COLOUR}
    of = [(card, _ABILITIES[card]) for card in (*techs, passenger) if card in _ABILITIES]
    reactions = tuple([_REACTIONS[card] for card, _ in of if card in _REACTIONS])
    substitutes = [ability.substitute for _, ability in of if isinstance(ability, SubstituteCost)]
    prevents = [(card, ability) for card, ability in of if isinstance(ability, PreventDamage)]
    kinds = {type(ability) for _, ability in of}
    return Kit(
        rooms=tuple(slots),
        slots=tuple(slots.values()),
        storage=sum([ability.n for _, ability in of if isinstance(ability, Storage)]),
        substitutes=tuple(dict.fromkeys(substitutes)),
        paint=next((card for card, ability in prevents if ability.scope == "first_in_mission"), ""),
        shields=tuple([(card, next(iter(ability.cost))) for card, ability in prevents if ability.cost]),
        converts=tuple([convert for card, _ in of for convert in _CONVERSIONS.get(card, ())]),
        reactions=reactions,
        events=frozenset([reaction.event for reaction in reactions]),
        any_track=AnyTrack in kinds,
        contractor=Contractor in kinds,
    )
