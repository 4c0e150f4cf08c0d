"""Played games: how the records in tests/records/adastra were found, and how they are made anew.

Players who choose by chance, or who do as little as they can, play whole games. When the rules change on
purpose (and their revision with them), `python -m adastra.played` in the folder `tests` plays them again and
writes the records and the golden playthrough; with the word `golden` only the latter.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from astrarium.games.adastra import GAME
from astrarium.kernel import (
    Chance,
    Choice,
    Record,
    Table,
    Text,
    new_state,
    play_on,
    replay,
    start,
    write_whole,
)
from astrarium.texts import say

RECORDS = Path(__file__).parents[1] / "records" / "adastra"
GOLDEN = RECORDS / "golden.txt"
PLAYERS = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"]
Chooser = Callable[[Choice], Any]


# -- players


def by_chance(seed: int) -> Chooser:
    """Somebody who chooses by chance."""
    luck = Chance(f"players {seed}")

    def choose(choice: Choice) -> Any:
        options = list(choice.options)
        if not choice.several:
            return options[luck.below(len(options), "choose")]
        most = min(choice.at_most, len(options))
        count = choice.at_least + luck.below(most - choice.at_least + 1, "count")
        picked = [options.pop(luck.below(len(options), "choose")) for _ in range(count)]
        return tuple(option for option in choice.options if option in picked)

    return choose


def idle(seed: int) -> Chooser:
    """Somebody who passes whenever that is possible."""

    def choose(choice: Choice) -> Any:
        if choice.several:
            return tuple(choice.options[: choice.at_least])
        return next(
            (option for option in (("pass",), ("none",)) if option in choice.options), choice.options[0]
        )

    return choose


def played(seats: int, seed: int, chooser: Callable[[int], Chooser] = by_chance, **options: bool) -> Table:
    """A whole game."""
    table = start(GAME, seats, seed, options, PLAYERS[:seats])
    choose = chooser(seed)
    while not table.over:
        choice = table.pending[0]
        table.answer(choice.seat, choose(choice))
    return table


def ending(seats: int, seed: int, chooser: Callable[[int], Chooser] = by_chance, **options: bool) -> Any:
    """How the same game ends, played fast with nobody watching."""
    state = new_state(GAME, seats, seed, options)
    play_on(GAME, state, chooser(seed))
    return state


def _first(fits: Callable[[int], bool]) -> int:
    return next(seed for seed in range(10_000) if fits(seed))


def _decided(by: str, chooser: Callable[[int], Chooser]) -> Table:
    options = {"no_missions": True} if chooser is idle else {}
    seed = _first(lambda seed: GAME.result(ending(2, seed, chooser, **options)).decided_by == by)
    return played(2, seed, chooser, **options)


def last_one_left() -> Table:
    """From a position in which an empire has one ship left: the other destroys it."""
    from .table import FOE, GREEN, HOME, WEST, base, begin, change

    g = base()
    change(g, systems={WEST: GREEN}, people={FOE: (0, 0, 0)}, orbitals={FOE: (0, 0)})
    change(g, ships={(1, WEST): "1 frigate overloaded", (1, FOE): "", (0, HOME): "6 cruiser"})
    g.owner[FOE] = -1
    table = begin(g)
    for answer in (("play", "attack"), ("target", WEST)):
        if table.choice(0) and answer in table.choice(0).options:
            table.answer(0, answer)
    table.answer(0, list(table.choice(0).options))
    while not table.over:
        table.answer(0, ("stop",) if ("stop",) in table.choice(0).options else ("stay",))
    return table


def _wanted() -> Iterator[tuple[str, Table]]:
    """The records by name."""
    for seats, name in enumerate(("two", "three", "four", "five", "six"), 2):
        yield name, played(seats, 40 + seats)
    yield "first_game", played(3, 1, first_game=True)
    yield "long_game", played(2, 2, long_game=True)
    yield "no_missions", played(2, 3, no_missions=True)
    yield (
        "antarans",
        played(3, _first(lambda seed: "antarans" in ending(3, seed, antarans=True).empire), antarans=True),
    )
    found = _first(lambda seed: ending(2, seed, unknown=True).orion >= 0)
    yield "unknown", played(2, found, unknown=True)
    yield "revenge", played(3, 5, revenge=True)
    custom = _first(lambda seed: ending(3, seed, custom=True).empire.count("custom") >= 2)
    yield "custom", played(3, custom, custom=True)
    yield "everything", played(4, 7, unknown=True, revenge=True, custom=True)
    for by in ("points", "population"):
        yield by, _decided(by, by_chance)
    for by in ("resources", "order"):
        yield by, _decided(by, idle)
    yield "last_one_left", last_one_left()


# -- the golden playthrough


def story(table: Table) -> str:
    """All that was told at a table, in English sentences, a line each."""
    lines = [f"Ad Astra, seed {table.seed}: {', '.join(PLAYERS[: table.seats])}", ""]
    for event in table.events():
        if event.name == "round":
            lines += ["", _said(event.text)]
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
    write_whole(GOLDEN, story(replay(GAME, Record.load(RECORDS / "two.json"))))


if __name__ == "__main__":
    main(sys.argv[1:])
