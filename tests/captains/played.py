"""Played games: how the records in tests/records/captains were found, and how they are made anew.

Players who choose by chance, or diligently, play seed after seed until a game has what a record is wanted
for. When the rules change on purpose (and their revision with them), `python -m captains.played` in the
folder `tests` searches again and writes the records and the golden playthrough; with `golden` only that.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from astrarium.games.captains import GAME
from astrarium.games.captains.components import MAPS, MISSIONS
from astrarium.games.captains.crew import matches_row
from astrarium.kernel import (
    Chance,
    Choice,
    Record,
    Table,
    Text,
    UndoRefused,
    new_state,
    play_on,
    replay,
    start,
    write_whole,
)
from astrarium.texts import say

RECORDS = Path(__file__).parents[1] / "records" / "captains"
GOLDEN = RECORDS / "golden.txt"
PLAYERS = ["Ann", "Bob", "Cid", "Dot"]


# -- players


def by_chance(choice: Choice, g: Any, luck: Chance) -> Any:
    return choice.options[luck.below(len(choice.options), "choose")]


def diligent(choice: Choice, g: Any, luck: Chance) -> Any:
    """Goes where missions are, sends who fits, uses what it gets; else chooses by chance."""
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
    return willing[luck.below(len(willing), "choose")] if choice.prompt != "advance" else willing[0]


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


# -- games


def game(seats: int, seed: int, player: Any = by_chance, *, regret: bool = False, **options: Any) -> Table:
    """A whole game; with `regret` the players take some moves back."""
    table = start(GAME, seats, seed, options, PLAYERS[:seats])
    luck = Chance(f"players {seed}")
    while not table.over:
        choice = table.pending[0]
        table.answer(choice.seat, player(choice, table.state, luck))
        if regret and not table.over and luck.below(6, "regret") == 0:
            take_back(table, choice.seat if luck.below(3, "regret") else None)
    return table


def take_back(table: Table, seat: int | None) -> None:
    """Take the last answer back, where that is possible; without a seat the whole table agrees to it."""
    try:
        table.undo(seat)
    except UndoRefused:
        return


def end_of(seats: int, seed: int, player: Any = by_chance, **options: Any) -> Any:
    """How the same game ends, played fast with nobody watching."""
    state = new_state(GAME, seats, seed, options)
    luck = Chance(f"players {seed}")
    play_on(GAME, state, lambda choice: player(choice, state, luck))
    return GAME.result(state)


def _first(fits: Callable[[int], bool]) -> int:
    return next(seed for seed in range(1_000_000) if fits(seed))


# -- what each record is for


def names(table: Table) -> set[str]:
    """The names of all that was told."""
    return {event.name for event in table.events()}


ENDS = ("points", "medals", "damage", "shared")
RANKS = ("rank_1", "rank_2", "rank_3")


def _wanted() -> Iterator[tuple[str, Table]]:
    """The records by name; each is the first game that fits."""
    for end in ENDS:
        yield end, game(2, _first(lambda seed, end=end: end_of(2, seed).decided_by == end))  # type: ignore[misc]
    for rank in RANKS:
        seed = _first(lambda seed, rank=rank: end_of(1, seed, diligent).decided_by == rank)  # type: ignore[misc]
        yield f"solo_{rank}", game(1, seed, diligent)
    for passenger in ("ambassador", "stowaway_android", "collector", "retired_pirate", "exchange_cadet"):
        yield f"solo_{passenger}", game(1, 7, diligent, passenger=passenger, tracks="B")
    yield "three", game(3, 1, diligent, tracks="B")
    yield "four", game(4, 2, diligent, tech_boards="B")
    yield "four_both_sides", game(4, 3, diligent, tracks="B", tech_boards="B")
    wanted = {"uprising", "event-boxed", "converted", "lapped"}
    yield "rich", game(4, _first(lambda seed: wanted <= names(game(4, seed, diligent))), diligent)
    yield "looking", game(3, _first(lambda seed: "peeked" in names(game(3, seed, diligent))), diligent)
    yield "copying", game(4, _first(lambda seed: "copied" in names(game(4, seed, diligent))), diligent)
    per = "collective_consciousness"
    yield "consciousness", game(4, _first(lambda seed: _completed(game(4, seed, diligent), per)), diligent)
    yield "undo", game(2, 2, regret=True)


def _completed(table: Table, mission: str) -> bool:
    """Whether a gold row of the mission was resolved by an android."""
    for at, event in enumerate(table.events()):
        if event.name == "mission" and event.args["mission"] == mission:
            team = table.events()[at + 1]
            return team.args["figures"][-1] == "android"
    return False


# -- the golden playthrough


def story(table: Table) -> str:
    """All that was told at a table, in English sentences, a line each."""
    lines = [f"Starship Captains, seed {table.seed}: {', '.join(PLAYERS[: table.seats])}", "", "Round 1"]
    for event in table.events():
        if event.name == "round":
            lines += ["", f"Round {event.args['round']}"]
        else:
            lines.append(f"  {_said(event.text)}")
    result = table.result
    if result is not None:
        scores = ", ".join(f"{PLAYERS[seat]} {score}" for seat, score in result.scores.items())
        lines += ["", f"{scores}. {_said(Text(f'decided-{result.decided_by}'))}"]
    return "\n".join(lines) + "\n"


def _said(text: Text) -> str:
    return say(text, "en", game=GAME, names=PLAYERS, strict=True)


def main(words: list[str]) -> None:
    if words != ["golden"]:
        for name, table in _wanted():
            table.record.save(RECORDS / f"{name}.json")
            print(f"{name}: seed {table.seed}, {table.moves} answers, {table.result}")
    write_whole(GOLDEN, story(replay(GAME, Record.load(RECORDS / "three.json"))))


if __name__ == "__main__":
    main(sys.argv[1:])
