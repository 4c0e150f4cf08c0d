"""Played games of Starship Captains: what each record is for (see common/played.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from astrarium.games.captains import GAME
from astrarium.games.captains.components import MAPS, MISSIONS
from astrarium.games.captains.crew import matches_row
from astrarium.games.captains.vocabulary import TRACKS
from astrarium.kernel import Answer, Chance, Choice, Table
from common.played import Played
from common.players import Player, luck_of

PLAYED = Played(GAME, ["Ann", "Bob", "Cid", "Dot"], golden="three")
ENDS = ("points", "medals", "damage", "shared")
RANKS = {"rank_1": "lost", "rank_2": "lost", "rank_3": "won"}


# -- a player


def diligent(seed: int) -> Player:
    """Goes where missions are, sends who fits, keeps to one track; else chooses by chance."""
    luck = luck_of(seed)

    def choose(g: Any, choice: Choice) -> Answer:
        seat = choice.seat
        if choice.prompt == "turn":
            return _diligent_turn(choice, g, seat, luck)
        if choice.prompt == "move":
            ways = [option for option in choice.options if option[0] == "fly"]
            return min(ways, key=lambda option: (_to_mission(g, seat, option[1]), option[2] in g.pirates))
        if choice.prompt == "assign":
            line = MISSIONS[g.name(g.job)].rows[len(g.ships[seat].busy)]
            figures = sorted(choice.options, key=lambda option: not matches_row(option[1], line.colour))
            return figures[0]
        declining = ("stop", "stay", "accept", "skip", "nothing", "pass", "end")
        willing = [option for option in choice.options if option[0] not in declining] or list(choice.options)
        if willing[0][0] == "advance":
            return max(willing, key=lambda option: (option[2], _progress(g, seat, option[1])))
        return willing[luck.below(len(willing), "choose")]

    return choose


def _diligent_turn(choice: Choice, g: Any, seat: int, luck: Chance) -> Any:
    by_word: dict[str, list[Any]] = {}
    for option in choice.options:
        word = option[0] if option[0] != "room" else option[1]
        by_word.setdefault(word, []).append(option)
    far = _to_mission(g, seat, g.at[seat])
    wishes = ["mission", "promote"]
    if far:
        wishes += ["warp_core", "helm"]
    wishes += [word for word in by_word if word not in ("pass", "workshop", "helm", "train")]
    wishes += ["train" if len(by_word) < 4 else "workshop", "workshop", "helm"]
    for wish in wishes:
        if wish in by_word:
            return by_word[wish][luck.below(len(by_word[wish]), "choose")]
    return choice.options[-1]


def _to_mission(g: Any, seat: int, place: str) -> int:
    """Moves to the nearest mission that is not somebody else's."""
    open_missions = [where for where in g.missions if g.reserved.get(where, seat) == seat]
    return min((MAPS[g.seats].distance[place, where] for where in open_missions), default=0)


def _progress(g: Any, seat: int, track: str) -> int:
    return int(g.ships[seat].progress[TRACKS.index(track)])


# -- what each record is for


def names(table: Table) -> set[str]:
    """The names of all that was told."""
    return {event.name for event in table.events()}


def told(*wanted: str) -> Callable[[Table], bool]:
    return lambda table: names(table) >= {*wanted}


def wanted() -> Iterator[tuple[str, Table]]:
    """The records by name; each is the first game that fits."""
    for end in ENDS:
        yield end, PLAYED.first_decided(2, end)
    for rank, end in RANKS.items():
        yield f"solo_{rank}", PLAYED.first_decided(1, f"{end}-{rank}", diligent)
    for passenger in ("ambassador", "stowaway_android", "collector", "retired_pirate", "exchange_cadet"):
        yield f"solo_{passenger}", PLAYED.play(1, 7, diligent, passenger=passenger, tracks="B")
    yield "three", PLAYED.play(3, 6, diligent, tracks="B")
    yield "four", PLAYED.play(4, 2, diligent, tech_boards="B")
    yield "four_both_sides", PLAYED.play(4, 3, diligent, tracks="B", tech_boards="B")
    yield "rich", PLAYED.first_told(4, told("uprising", "event-boxed", "converted", "lapped"), diligent)
    yield "looking", PLAYED.first_told(3, told("peeked"), diligent)
    yield "copying", PLAYED.first_told(4, told("copied"), diligent)
    yield "consciousness", PLAYED.first_told(4, _an_android_shares_its_mind, diligent)
    yield "undo", PLAYED.play(2, 2, regret=True)


def _an_android_shares_its_mind(table: Table) -> bool:
    """Whether the gold row of the mission Collective Consciousness was resolved by an android."""
    for at, event in enumerate(table.events()):
        if event.name == "mission" and event.args["mission"] == "collective_consciousness":
            team = table.events()[at + 1]
            return bool(team.args["figures"][-1] == "android")
    return False


if __name__ == "__main__":
    PLAYED.write(wanted())
