"""Played games of Master of Orion: what each record is for (see common/played.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from typing import Any

from astrarium.games.orion import GAME
from astrarium.games.orion.components import STRUCTURES
from astrarium.kernel import Answer, Choice, Table
from common.played import Played
from common.players import Player, by_chance

PLAYED = Played(GAME, ["Ann", "Ben", "Cleo", "Dan"], golden="decided_points")


# -- a player


def builder(seed: int) -> Player:
    """Builds the cheapest card, on the lowest system with room; else gathers what the next card costs."""
    other = by_chance(seed)

    def choose(g: Any, choice: Choice) -> Answer:
        words = {option[0]: option for option in reversed(choice.options)}
        if choice.prompt in ("action", "build", "after-attack"):
            builds = [option for option in choice.options if option[0] == "build"]
            if builds:
                return min(builds, key=lambda option: (sum(g.structure(option[1]).cost), option))
            if choice.prompt == "action":
                return _gather(g, choice, words)
        if choice.prompt in ("mulligan", "discard", "hand-limit", "discard-drawn"):
            dear = sorted(choice.options, key=lambda option: (-sum(g.structure(option[1]).cost), option))
            return tuple(dear[: choice.at_least])
        if choice.prompt == "place":
            return choice.options[0]
        return other(g, choice)

    return choose


def _gather(g: Any, choice: Choice, words: Mapping[str, Any]) -> Answer:
    """An activation, else a blue card exploited, else new cards."""
    if "activate" in words:
        return words["activate"]
    food = [o for o in choice.options if o[0] == "exploit" and g.structure(o[1]).colour == "blue"]
    if len(g.hands[choice.seat]) > 3 and food and g.stock[choice.seat][0] < 5:
        return food[0]
    if len(g.hands[choice.seat]) < 4:
        return ("research",)
    return words.get("trade") or words.get("exploit") or ("research",)


# -- what each record is for


def wanted() -> Iterator[tuple[str, Table]]:
    """The records by name; each is the first game that fits."""
    for by in ("points", "morale", "resources", "shared"):
        yield f"decided_{by}", PLAYED.first_decided(2, by)
    yield "ended_rounds", PLAYED.first(4, lambda g: g.ending == ("rounds",))
    yield "ended_morale", PLAYED.first(3, lambda g: g.ending == ("morale",))
    yield "ended_systems", PLAYED.first(2, lambda g: g.ending == ("systems",), builder)
    yield "won_without_morale", PLAYED.first(3, _won_without_morale)
    yield "three_players", PLAYED.play(3, 1, random_races=True)
    yield "four_players", PLAYED.play(4, 2)
    yield "beginners", PLAYED.play(3, 3, beginner=True)
    yield "undo", PLAYED.play(2, 4, regret=True)
    yield "additional_system", PLAYED.first(4, lambda g: any(systems[4] for systems in g.systems))
    yield "holosimulator", PLAYED.first_told(4, _shows("used", "holosimulator"))
    yield "spaceport", PLAYED.first_told(4, _shows("activated", "spaceport"))
    yield "destroyer", PLAYED.first_told(4, _shows("used", "destroyer"))
    yield "reshuffle", PLAYED.first(3, lambda g: "reshuffle" in g.chance.streams)


def _shows(event: str, card: str) -> Callable[[Table], bool]:
    """Whether this happens with a card."""

    def shown(table: Table) -> bool:
        face = table.state.cards.face
        return any(told.name == event and face[told.args["card"]] == card for told in table.events())

    return shown


def _won_without_morale(g: Any) -> bool:
    return g.ending == ("morale",) and all(g.morale[seat] <= 0 for seat in GAME.result(g).ranking[0])


def cards_built(table: Table) -> set[str]:
    """The structures that lie in somebody's systems."""
    g = table.state
    return {g.cards.face[card] for system in chain(*g.systems) for card in system} & set(STRUCTURES)


if __name__ == "__main__":
    PLAYED.write(wanted())
