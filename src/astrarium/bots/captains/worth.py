"""The worth of effects, missions and techs by the rounds that follow, computed once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from ...games.captains.components import (
    COMMANDER,
    MISSIONS,
    PIRATE_REWARD,
    ROOM_EFFECTS,
    STATIONS,
    TECHS,
    TRACK_SPACES,
)
from ...games.captains.vocabulary import (
    Advance,
    Choose,
    EachPlayer,
    Effect,
    Fight,
    Gain,
    Pay,
    Per,
    TakeTech,
)
from .weights import Weights

TRACKS = tuple(TRACK_SPACES["A"])
COLOURS = tuple(COMMANDER)
ROOM_COLOURS = (*COLOURS, "grey")
#: Instead of a card in a tech slot.
EMPTY, DAMAGED = -1, -2


class Worth:
    """The worths of things in a round with `later` rounds after it."""

    def __init__(self, weights: Weights, later: int) -> None:
        self.weights = weights
        #: Rounds after this one, capped by the length of the weights (a corrected file may have more rounds).
        self.later = later = min(later, len(weights.medal) - 1)
        #: Rounds in which a thing that is gained now can be used.
        self.rounds = later + 0.5
        self.medal = weights.medal[later]
        self.android = weights.android[later]
        self.repair = 1 + weights.repaired[later]
        #: Values of effects that are linear in their number.
        self._units: dict[str, float] = {
            "move": weights.move,
            "jump": weights.jump,
            "repair": self.repair,
            "damage": -self.repair,
            "ambush": weights.ambush,
            "ready": weights.ready,
            "peek": weights.peek,
            "copy_room": weights.copy_room,
        }
        self.rows = {
            name: tuple([max(0.0, self.list(row.effects)) for row in mission.rows])
            for name, mission in MISSIONS.items()
        }
        self.missions = {name: mission.points + sum(self.rows[name]) for name, mission in MISSIONS.items()}
        #: Values of rooms: with nothing to repair, and with enough damage.
        self._idle_rooms = self._rooms(repair=0.0)
        self.rooms = self._rooms(self.repair)
        self.stations = {name: self.list(station.effects) for name, station in STATIONS.items()}
        self.rewards = {pirate: self.list(reward) for pirate, reward in PIRATE_REWARD.items()}
        #: Values of the bonuses on the spaces of each track, by side and track.
        self.spaces = {
            (side, track): tuple([self.list(space.bonus) for space in spaces])
            for side, tracks in TRACK_SPACES.items()
            for track, spaces in tracks.items()
        }

    @cached_property
    def techs(self) -> dict[str, float]:
        """The future value of the techs, without the points that an omega scores already."""
        return {name: self._tech(tech, self.rooms) for name, tech in TECHS.items()}

    @cached_property
    def mending(self) -> dict[str, float]:
        """The part of each tech's value that comes from repairs, which need damage."""
        return {name: self.techs[name] - self._tech(tech, self._idle_rooms) for name, tech in TECHS.items()}

    # -- effects

    def list(self, effects: tuple[Any, ...]) -> float:
        """The value of an effect list to the player whom it affects."""
        return sum([self.effect(effect) for effect in effects])

    def effect(self, effect: Effect) -> float:
        """The value of one effect."""
        weights = self.weights
        if effect.name in self._units:
            return self._units[effect.name] * float(getattr(effect, "n", 1))
        match effect:
            case Fight(n=n):
                return weights.fight * (1 + weights.more_fights * (n - 1))
            case TakeTech(source=source):
                found = weights.take_omega if source == "omega_deck" else weights.take_tech
                return found[self.later]
            case Gain(what=what, n=n):
                return self.thing(what) * n
            case Advance(track=track, n=n):
                return (weights.step + (weights.any_track if track == "any" else 0)) * n
            case Choose(options=options):
                return max([self.list(option) for option in options])
            case Pay(inner=inner, what=what, n=n):
                return max(0.0, self.list(inner) - self.cost(what, n))
            case Per(inner=inner):
                return weights.per * self.list(inner)
            case EachPlayer(inner=inner):
                return weights.each_player * self.list(inner)
        raise ValueError(f"unknown effect: {effect.name}")

    def thing(self, what: str) -> float:
        """The value of a token or figure from the supply."""
        if what == "medal":
            return self.medal
        if what == "android":
            return self.android
        if what == "cadet":
            return self.weights.action * (1 + self.weights.used * self.later)
        return 1 + self.weights.cargo

    def cost(self, what: str, n: int) -> float:
        """The value that a payment costs."""
        if what == "this_card":
            return 0.0
        if what == "retreat":
            return self.weights.step * n
        if what == "tech":
            return self.weights.take_tech[self.later]
        return self.thing(what) * n

    # -- techs

    def _rooms(self, repair: float) -> dict[str, float]:
        """The values of all rooms, for this value of a repair."""
        self._units["repair"] = repair
        return {room: self.list(effects) for room, effects in ROOM_EFFECTS.items()}

    def _tech(self, tech: Any, rooms: dict[str, float]) -> float:
        """The future value of a tech, for these values of rooms."""
        weights = self.weights
        if tech.kind == "omega":
            count = tech.scoring.count
            what = "gold_missions" if getattr(count, "colour", "") == "gold" else count.name
            # things that no printed omega counts (a corrected file) are not expected to grow
            return weights.growth.get(what, 0.0) * self.rounds * float(tech.scoring.points)
        if tech.kind == "ability":
            return self._ability(tech.ability) * self.rounds
        better = rooms[tech.id] - weights.basic[tech.colour]
        if tech.one_shot:
            return max(0.0, better) * weights.one_shot
        return (weights.room + max(0.0, better)) * weights.room_uses * self.rounds

    def _ability(self, ability: Any) -> float:
        """The value of an ability in a round."""
        weights = self.weights
        if ability.name != "on":
            return weights.abilities[ability.name]
        inner = self.list(ability.inner)
        if ability.event == "mission_completed":
            return inner * weights.reactions
        return inner * self.later / self.rounds


# -- techs in a position


def tech_now(worth: Worth, g: Any, seat: int, tech: str) -> float:
    """The value of taking a tech now, without its bonuses."""
    card = TECHS[tech]
    total = worth.techs[tech] - spared(worth, g.ships[seat].damage) * worth.mending[tech]
    if card.scoring is not None:
        total += g.worth(seat, card.scoring)
    return total


def spared(worth: Worth, damage: int) -> float:
    """The share of the value of repairs that is lost for lack of damage."""
    return 1 - min(1.0, damage / worth.weights.much_damage)


def bonus_worth(worth: Worth, symbols: Sequence[str]) -> float:
    """The value of the bonuses of placing a tech."""
    of = {"repair": worth.repair, "medal": worth.medal, "move": worth.weights.move}
    return sum([of[symbol] for symbol in symbols])


def best_bonus(worth: Worth, g: Any, seat: int, tech: str) -> float:
    """The value of a tech's bonuses in the best free slot."""
    ship = g.ships[seat]
    free = [slot for slot, card in enumerate(ship.slots) if card == EMPTY]
    return max([bonus_worth(worth, g.bonuses(ship, slot, tech)) for slot in free], default=0.0)
