"""Played games: how the records in tests/records/race were found, and how they are made anew.

Players who choose by chance play seed after seed until a game ends in the wanted way. When the rules change
on purpose (and their revision with them), `python -m race.played` in the folder `tests` searches again and
writes the records and the golden playthrough; with the word `golden` only the latter.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from astrarium.games.race import GAME
from astrarium.games.race.rules.round import ending
from astrarium.kernel import (
    Answer,
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

RECORDS = Path(__file__).parents[1] / "records" / "race"
GOLDEN = RECORDS / "golden.txt"
PLAYERS = ["Ada", "Ben", "Cleo", "Dan"]
#: The tables at which every end is played: seats, and options.
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
    "advanced": (2, {"advanced": True}),
}
ENDS: dict[str, list[str]] = {"tableau": ["tableau"], "pool": ["pool"], "both": ["tableau", "pool"]}


def chooser(seed: int) -> Callable[[Choice], Answer]:
    """Somebody who chooses by chance, and places a card wherever that is possible."""
    luck = Chance(f"players {seed}")

    def choose(choice: Choice) -> Answer:
        options = list(choice.options)
        if choice.several:
            picked = [options.pop(luck.below(len(options), "pick")) for _ in range(choice.at_least)]
            return tuple(option for option in choice.options if option in picked)
        if len(options) > 1 and options[0] == ("pass",):
            options = options[1:]
        return options[luck.below(len(options), "pick")]

    return choose


def by_chance(seed: int, seats: int, **options: Any) -> Table:
    """A whole game between players who choose by chance."""
    table = start(GAME, seats, seed, options, PLAYERS[:seats])
    choose = chooser(seed)
    while not table.over:
        choice = table.pending[0]
        table.answer(choice.seat, choose(choice))
    return table


def final_state(seed: int, seats: int, **options: Any) -> Any:
    """How the same game ends, played fast with nobody watching."""
    state = new_state(GAME, seats, seed, options)
    play_on(GAME, state, chooser(seed))
    return state


def ends_so(state: Any, end: str) -> bool:
    return list(ending(state)) == ENDS[end]


# -- what each record is for


def _first(fits: Callable[[int], bool]) -> int:
    return next(seed for seed in range(100_000) if fits(seed))


def _wanted() -> Iterator[tuple[str, Table]]:
    """The records by name; each is the first game that fits."""
    for name, (seats, options) in TABLES.items():
        for end in ENDS:
            seed = _first(lambda seed: ends_so(final_state(seed, seats, **options), end))  # noqa: B023
            yield f"{name}_{end}", by_chance(seed, seats, **options)
    for decided in ("cards", "shared"):
        seed = _first(lambda seed: GAME.result(final_state(seed, 4)).decided_by == decided)  # noqa: B023
        yield decided, by_chance(seed, 4)
    yield "overflow", by_chance(_first(lambda seed: final_state(seed, 2).pool < 0), 2)
    yield "first_game", by_chance(1, 3, first_game=True)


# -- the golden playthrough


def story(table: Table) -> str:
    """All that was told at a table, in English sentences, a line each."""
    lines = [f"Race for the Galaxy, seed {table.seed}: {' and '.join(table.players)}", "", "Round 1"]
    for event in table._events:
        if event.name == "round":
            lines += ["", f"Round {event.args['round']}"]
        elif event.to is None:
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
    write_whole(GOLDEN, story(replay(GAME, Record.load(RECORDS / "two_tableau.json"))))


if __name__ == "__main__":
    main(sys.argv[1:])
