"""Played games: how those in tests/records are found, kept, told in words and played again.

The tests of a game have a `played.py` with its `PLAYED`, and `wanted()`, which yields its records by name.
When the rules change on purpose (and their revision with them), `python -m <game>.played` in the folder
`tests` searches again and writes the records and the golden playthrough; with the word `golden` only that.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import astrarium
from astrarium.kernel import (
    BadRecord,
    Game,
    Op,
    Record,
    Table,
    Text,
    UndoRefused,
    new_state,
    play_on,
    start,
    write_whole,
)
from astrarium.localization import say

from .players import Kind, by_chance, luck_of

RECORDS = Path(__file__).parents[1] / "records"


class Played:
    """The played games of one game; the golden one is told in words as well."""

    def __init__(self, game: Game, players: list[str], *, golden: str) -> None:
        self.game = game
        self.players = players
        self.golden = golden
        self.folder = RECORDS / game.id
        self.story_file = self.folder / "golden.txt"

    # -- playing

    def play(
        self, seats: int, seed: int, kind: Kind = by_chance, *, regret: bool = False, **options: Any
    ) -> Table:
        """A whole game; with `regret` the players take some moves back."""
        table = start(self.game, seats, seed, options, self.players[:seats])
        choose, luck = kind(seed), luck_of(seed)
        while not table.over:
            choice = table.pending[0]
            only = choice.forced()  # nobody is asked for it where nobody is watching
            table.answer(choice.seat, choose(table.state, choice) if only is None else only)
            if regret and not table.over and luck.below(6, "regret") == 0:
                _take_back(table, choice.seat if luck.below(3, "regret") else None)
        return table

    def final_state(self, seats: int, seed: int, kind: Kind = by_chance, **options: Any) -> Any:
        """How the same game ends, played fast with nobody watching."""
        state = new_state(self.game, seats, seed, options)
        choose = kind(seed)
        play_on(self.game, state, lambda choice: choose(state, choice))
        return state

    def first(self, seats: int, fits: Callable[[Any], bool], kind: Kind = by_chance, **options: Any) -> Table:
        """The first game, seed after seed, whose final state fits."""
        seed = next(seed for seed in count() if fits(self.final_state(seats, seed, kind, **options)))
        return self.play(seats, seed, kind, **options)

    def first_told(
        self, seats: int, fits: Callable[[Table], bool], kind: Kind = by_chance, **options: Any
    ) -> Table:
        """The first game that fits by what was told at its table."""
        return next(table for seed in count() if fits(table := self.play(seats, seed, kind, **options)))

    def first_decided(self, seats: int, by: str, kind: Kind = by_chance, **options: Any) -> Table:
        """The first game that is decided so."""
        return self.first(seats, lambda g: self.game.result(g).decided_by == by, kind, **options)

    # -- the records

    @property
    def names(self) -> list[str]:
        return sorted(path.stem for path in self.folder.glob("*.json"))

    def path(self, name: str) -> Path:
        return self.folder / f"{name}.json"

    def data(self, name: str) -> dict[str, Any]:
        """A record as plain data, which the caller may change."""
        data: dict[str, Any] = json.loads(self.path(name).read_text(encoding="utf-8"))
        return data

    def table(self, name: str) -> Table:
        """The table of a record, played again (once; nobody may change it)."""
        return _played_again(self.path(name))

    def taken_back(self, name: str) -> list[int | None]:
        """Who took answers back in a record: a seat, or the whole table (None)."""
        return [who for what, who in self.data(name)["moves"] if what == "undo"]

    def complaint(self, change: Callable[[dict[str, Any]], object], name: str | None = None) -> Text:
        """What is said about a record (the golden one) that somebody has changed."""
        data = self.data(name or self.golden)
        change(data)
        with pytest.raises(BadRecord) as caught:
            astrarium.replay(data)
        assert "\n" not in str(caught.value)
        return caught.value.text

    def ops_run(
        self, ops: dict[str, Any], patch: pytest.MonkeyPatch, names: Iterable[str] | None = None
    ) -> set[str]:
        """Which of the effects in a game's table of ops are carried out in its played games."""
        ran: set[str] = set()
        for name, do in ops.items():
            if isinstance(do, type):  # an op of a vocabulary
                patch.setattr(do, "do", _noted(ran, name, do.do))  # type: ignore[attr-defined]
            else:
                patch.setitem(ops, name, _noted(ran, name, do))
        for name in names or self.names:
            astrarium.replay(Record.load(self.path(name)))
        return ran

    def deeds_run(
        self, family: type[Op], patch: pytest.MonkeyPatch, names: Iterable[str] | None = None
    ) -> set[str]:
        """Which of the ops of a vocabulary are carried out in the game's played games."""
        ran: set[str] = set()
        for name, kind in family.known.items():
            if not kind.derived:
                patch.setattr(kind, "do", _noted(ran, name, kind.do))
        for name in names or self.names:
            astrarium.replay(Record.load(self.path(name)))
        return ran

    # -- the golden playthrough

    def story(self, table: Table) -> str:
        """All that was told to everybody at a table, in English sentences, a line each."""
        players = (" and " if table.seats == 2 else ", ").join(table.players)
        lines = [f"{self._said(Text('game-title'))}, seed {table.seed}: {players}", ""]
        events = table.events()
        rounds = [event.args["round"] for event in events if event.name == "round"]
        if rounds[0] == 2:  # the game does not tell of the first
            lines.append("Round 1")
        for event in events:
            if event.name == "round":
                lines += ["", f"Round {event.args['round']}"]
            else:
                lines.append(f"  {self._said(event.text)}")
        result = table.result
        assert result is not None
        scores = ", ".join(f"{table.players[seat]} {score}" for seat, score in result.scores.items())
        lines += ["", f"{scores}. {self._said(Text(f'decided-{result.decided_by}'))}"]
        return "\n".join(lines) + "\n"

    def _said(self, text: Text) -> str:
        return say(text, "en", game=self.game, names=self.players, strict=True)

    # -- making them anew

    def write(self, wanted: Iterator[tuple[str, Table]]) -> None:
        """Write the records and the golden playthrough anew, as the command line asks."""
        if sys.argv[1:] != ["golden"]:
            for name, table in wanted:
                table.record.save(self.path(name))
                print(f"{name}: seed {table.seed}, {table.moves} answers, {table.result}")
        write_whole(self.story_file, self.story(self.table(self.golden)))


@cache
def _played_again(path: Path) -> Table:
    return astrarium.replay(Record.load(path))


def _take_back(table: Table, seat: int | None) -> None:
    """Take the last answer back, where that is possible; without a seat the whole table agrees to it."""
    try:
        table.undo(seat)
    except UndoRefused:
        return


def _noted(ran: set[str], name: str, do: Callable[..., Any]) -> Callable[..., Any]:
    """The same, noted when it is carried out."""

    def doing(*args: Any) -> Any:
        ran.add(name)
        return do(*args)

    return doing
