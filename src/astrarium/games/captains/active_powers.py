"""What a ship can do: its rooms and abilities, read off its techs and its passenger."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from . import abilities
from .abilities import AnyTrack, Contractor, On, PreventDamage, Storage, SubstituteCost
from .components import BASIC_ROOMS, PASSENGERS, TECHS, missions_for
from .vocabulary import Effect

#: Kits that are remembered; players meet many more in the long run.
KEPT = 4096


@dataclass(frozen=True, slots=True)
class Convert:
    """S12.4 An ability that turns an effect into another."""

    #: What it changes ("move", "gain:medal"), and the tech that does it.
    word: str
    tech: str
    bonus_only: bool
    into: Effect
    optional: bool

    @property
    def n(self) -> int:
        """How many times it is done then."""
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


class _Part:
    """What one card adds to a kit, worked out once."""

    __slots__ = ("ability", "converts", "reactions")

    def __init__(self, kind: str, card: str, ability: abilities.Ability | None) -> None:
        self.ability = ability
        self.converts: tuple[Convert, ...] = ()
        self.reactions: tuple[Reaction, ...] = ()
        if isinstance(ability, abilities.Convert):
            bonus_only = ability.scope == "tech_bonus"
            self.converts = tuple(
                Convert(word, card, bonus_only, ability.to[0], ability.optional) for word in ability.words
            )
        elif isinstance(ability, On):
            works_after = missions_for(ability)
            self.reactions = (Reaction(ability.event, kind, card, ability.inner, works_after),)


_OF_TECH = {tech.id: _Part("tech", tech.id, tech.ability) for tech in TECHS.values()}
_OF_PASSENGER = {card.id: _Part("passenger", card.id, card.ability) for card in PASSENGERS.values()}


@lru_cache(maxsize=KEPT)
def kit_of(techs: tuple[str, ...], passenger: str) -> Kit:
    """The kit of a ship with these techs in its slots ("" where there is none)."""
    slots = dict.fromkeys(BASIC_ROOMS, -1)
    cards = []
    for slot, tech in enumerate(techs):
        if tech and TECHS[tech].kind == "room":
            slots[tech] = slot
        elif tech:
            cards.append((tech, _OF_TECH[tech]))
    if passenger:
        cards.append((passenger, _OF_PASSENGER[passenger]))
    of = [(card, part.ability) for card, part in cards if part.ability is not None]
    reactions = tuple([reaction for _, part in cards for reaction in part.reactions])
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
        converts=tuple([convert for _, part in cards for convert in part.converts]),
        reactions=reactions,
        events=frozenset([reaction.event for reaction in reactions]),
        any_track=AnyTrack in kinds,
        contractor=Contractor in kinds,
    )
