"""What effects, missions and techs are worth, by the rounds that follow; worked out once for each."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ...games.captains.components import (
    ARTIFACTS,
    COMMANDER,
    MISSIONS,
    PIRATE_REWARD,
    ROOM_EFFECTS,
    STATIONS,
    TECHS,
    TRACK_SPACES,
)
from .weights import Weights

TRACKS = tuple(TRACK_SPACES["A"])
COLOURS = tuple(COMMANDER)
#: Instead of a card in a tech slot.
EMPTY, DAMAGED = -1, -2


class Worth:
    """The worths of things in a round that is followed by `later` rounds."""

    def __init__(self, weights: Weights, later: int) -> None:
        self.weights = weights
        self.later = later
        #: Rounds in which something that is got now can be used.
        self.rounds = later + 0.5
        self.medal = weights.medal[later]
        self.android = weights.android[later]
        self.repair = 1 + weights.repaired[later]
        self.rows = {
            name: tuple([max(0.0, self.list(row.effects)) for row in mission.rows])
            for name, mission in MISSIONS.items()
        }
        self.rooms = {room: self.list(effects) for room, effects in ROOM_EFFECTS.items()}
        self.stations = {name: self.list(station.effects) for name, station in STATIONS.items()}
        self.rewards = {pirate: self.list(reward) for pirate, reward in PIRATE_REWARD.items()}
        self.spaces = {
            side: {track: tuple([self.list(space.bonus) for space in spaces]) for track, spaces in tracks.items()}
            for side, tracks in TRACK_SPACES.items()
        }

    @cached_property
    def techs(self) -> dict[str, float]:
        """What the techs will bring, without the points that an omega is worth already."""
        return {name: self._tech(tech) for name, tech in TECHS.items()}

    # -- effects

    def list(self, effects: tuple[Any, ...]) -> float:
        """What an effect list is worth to whom it happens."""
        return sum([self.effect(effect) for effect in effects])

    def effect(self, effect: Any) -> float:
        """What one effect is worth."""
        weights, n = self.weights, effect.n
        match effect.op:
            case "move":
                return weights.move * n
            case "jump":
                return weights.jump
            case "fight":
                return weights.fight * (1 + 0.5 * (n - 1))
            case "take_tech":
                return (weights.take_omega if effect.source == "omega_deck" else weights.take_tech)[self.later]
            case "repair":
                return self.repair * n
            case "damage":
                return -self.repair * n
            case "gain":
                return self.thing(effect.what) * n
            case "ambush":
                return weights.ambush * n
            case "ready":
                return weights.ready * n
            case "advance":
                return (weights.step + (weights.any_track if effect.track == "any" else 0)) * n
            case "choose":
                return max([self.list(option) for option in effect.options])
            case "pay":
                return max(0.0, self.list(effect.inner) - sum([self.cost(*each) for each in effect.cost]))
            case "per":
                return 2 * self.list(effect.inner)
            case "each_player":
                return 0.3 * self.list(effect.inner)
            case "copy_room":
                return weights.copy_room
            case _:
                return weights.peek

    def thing(self, what: str) -> float:
        """What a token or a figure from the supply is worth."""
        if what == "medal":
            return self.medal
        if what == "android":
            return self.android
        if what == "cadet":
            return self.weights.action * (1 + self.weights.used * self.later)
        return 1 + self.weights.cargo

    def cost(self, what: str, n: int) -> float:
        """What it costs to pay something."""
        if what == "this_card":
            return 0.0
        if what == "retreat":
            return self.weights.step * n
        if what == "tech":
            return self.weights.take_tech[self.later]
        return self.thing(what) * n

    # -- techs

    def _tech(self, tech: Any) -> float:
        weights = self.weights
        if tech.kind == "omega":
            growth = weights.growth[tech.scoring.count.query] * self.rounds
            return growth * tech.scoring.points * (0.25 if tech.scoring.count.colour == "gold" else 1)
        if tech.kind == "ability":
            return self._ability(tech.ability) * self.rounds
        better = self.rooms[tech.id] - weights.basic[tech.colour]
        if tech.one_shot:
            return max(0.0, better) * (0.9 if self.later else 0.6)
        return (weights.room + max(0.0, better)) * weights.room_uses * self.rounds

    def _ability(self, ability: Any) -> float:
        """What an ability brings in a round."""
        weights = self.weights
        if ability.type != "on":
            return weights.abilities[ability.type]
        inner = self.list(ability.effects)
        if ability.event == "mission_completed":
            return inner * weights.missions * 0.75
        return inner * (self.later / self.rounds if ability.event == "round_start" else 0.7)

    def artifact(self, token: str) -> bool:
        return token in ARTIFACTS
