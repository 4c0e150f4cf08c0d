"""Played games: how the records in tests/records/metallum were found, and how they are made anew.

Two players who choose by chance play seed after seed until a game has what a record is wanted for. When the
rules change on purpose (and their revision with them), `python -m metallum.played` in the folder `tests`
searches again and writes the records and the golden playthrough; with the word `golden` only the latter.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from astrarium.games.metallum import GAME
from astrarium.kernel import (
    Chance,
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

RECORDS = Path(__file__).parents[1] / "records" / "metallum"
GOLDEN = RECORDS / "golden.txt"
PLAYERS = ["Red", "Blue"]


# -- playing by chance


def by_chance(seed: int, *, regret: bool = False, **options: Any) -> Table:
    """A whole game between two players who choose by chance; with `regret` they take some moves back."""
    table = start(GAME, 2, seed, options, PLAYERS)
    luck = Chance(f"players {seed}")
    while not table.over:
        choice = table.pending[0]
        table.answer(choice.seat, choice.options[luck.below(len(choice.options), "choose")])
        if regret and not table.over and luck.below(6, "regret") == 0:
            take_back(table, choice.seat if luck.below(3, "regret") else None)
    return table


def take_back(table: Table, seat: int | None) -> None:
    """Take the last answer back, where that is possible; without a seat the whole table agrees to it."""
    try:
        table.undo(seat)
    except UndoRefused:
        return


def final_state(seed: int, **options: Any) -> Any:
    """How the same game ends, played fast with nobody watching."""
    state = new_state(GAME, 2, seed, options)
    luck = Chance(f"players {seed}")
    play_on(GAME, state, lambda choice: choice.options[luck.below(len(choice.options), "choose")])
    return state


# -- what each record is for


def decided(state: Any, by: str) -> bool:
    return GAME.result(state).decided_by == by


def iota_is_used(table: Table) -> bool:
    return any(
        event.name == "used" and table.state.planet(event.args["at"]) == "iota" for event in table.events()
    )


def modules_played(table: Table) -> set[str]:
    return {event.args["module"] for event in table.events() if event.name == "played"}


def coin_flips(table: Table) -> int:
    return len([event for event in table.events() if event.name == "order-drawn"])


def comes_back(table: Table) -> bool:
    """Whether a card left the market twice: it had been discarded and shuffled in again."""
    sold = [event.args["module"] for event in table.events() if event.name in ("bought", "discarded")]
    return len(sold) > len(set(sold))


def _reshuffled(seed: int) -> bool:
    return "reshuffle" in final_state(seed).chance.streams and comes_back(by_chance(seed))


def _first(fits: Callable[[int], bool]) -> int:
    return next(seed for seed in range(1_000_000) if fits(seed))


def _wanted() -> Iterator[tuple[str, Table]]:
    """The records by name; each is the first game that fits."""
    for end in ("credits", "robots", "purchases", "draw"):
        yield end, by_chance(_first(lambda seed, end=end: decided(final_state(seed), end)))  # type: ignore[misc]
    yield "reshuffle", by_chance(_first(_reshuffled))
    extra = _first(lambda seed: iota_is_used(by_chance(seed, extra_planet=True)))
    yield "extra_planet", by_chance(extra, extra_planet=True)
    yield "coin_flip", by_chance(_first(lambda seed: coin_flips(by_chance(seed)) >= 2))
    windows = {"test_drilling", "priority_override"}
    yield "windows", by_chance(_first(lambda seed: windows <= modules_played(by_chance(seed))))
    yield "undo", by_chance(2, regret=True)


# -- the golden playthrough


def story(table: Table) -> str:
    """All that was told at a table, in English sentences, a line each."""
    lines = [f"Metallum, seed {table.seed}: {' and '.join(PLAYERS)}", "", "Round 1"]
    for event in table.events():
        if event.name == "round":
            lines += ["", f"Round {event.args['round']}"]
        else:
            lines.append(f"  {_said(event.text)}")
    result = table.result
    if result is not None:
        scores = ", ".join(f"{PLAYERS[seat]} {score} $" for seat, score in result.scores.items())
        lines += ["", f"{scores}. {_said(Text(f'decided-{result.decided_by}'))}"]
    return "\n".join(lines) + "\n"


def _said(text: Text) -> str:
    return say(text, "en", game=GAME, names=PLAYERS, strict=True)


def main(words: list[str]) -> None:
    if words != ["golden"]:
        for name, table in _wanted():
            table.record.save(RECORDS / f"{name}.json")
            print(f"{name}: seed {table.seed}, {table.moves} answers, {table.result}")
    write_whole(GOLDEN, story(replay(GAME, Record.load(RECORDS / "credits.json"))))


if __name__ == "__main__":
    main(sys.argv[1:])
