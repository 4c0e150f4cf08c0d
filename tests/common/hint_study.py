"""Do hints talk about their table, and does the coach say the same when it is asked again?

`python -m common.hint_study GAME POSITIONS` in the folder `tests` asks for many hints, each of them twice.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass

import astrarium
from astrarium import bots, localization
from astrarium.kernel import Chance, Game, Table, Window
from astrarium.teach.answer_values import playing_bot
from astrarium.teach.hints import Hint, hint

from .bots import moments

#: Of the questions of a game, every so manieth is asked.
EVERY = 7
#: At most this share of hints has a sentence that also stands for the other answer.
SHARED = 0.1
#: At least this share of the better answers is the better one again.
SAME = 0.8


@dataclass
class Study:
    """Counts of hints: all, those that share a sentence, claims of a better answer, claims made again."""

    hints: int = 0
    shared: int = 0
    wordless: int = 0
    claims: int = 0
    same: int = 0

    def __str__(self) -> str:
        return (
            f"{self.hints} hints: {self.shared} share a sentence, {self.wordless} have an answer without words; "
            f"{self.claims} say which answer is better, {self.same} of them again with another seed"
        )

    @property
    def holds(self) -> bool:
        return self.shared <= SHARED * self.hints and self.same >= SAME * self.claims


def study(game: Game, positions: int, worlds: int) -> Study:
    """Ask for two hints at so many positions, in so many worlds each."""
    found = Study()
    for table in _positions(game, positions):
        seat = table.pending[0].seat
        first, second = (_hint(table, seat, seed, worlds) for seed in ("one", "other"))
        said = [_sentences(table, seat, first, number) for number in range(len(first.suggestions))]
        found.hints += 1
        found.shared += len(said) > 1 and bool(said[0] & said[1])
        found.wordless += not all(said)
        if not first.equal:
            found.claims += 1
            found.same += first.suggestions[0].answer == second.suggestions[0].answer
    return found


def _positions(game: Game, count: int) -> Iterator[Table]:
    number = 0
    for seed in range(count):
        moment = 0
        for table in moments(game, lambda: bots.make(playing_bot(game.id)[0], 1), f"hints {seed}"):
            if table.pending[0].forced() is None:
                moment += 1
                if not moment % EVERY:
                    yield table
                    number += 1
            if number == count:
                return


def _hint(table: Table, seat: int, seed: str, worlds: int) -> Hint:
    return hint(Window(table, seat, Chance(seed)), seed, 1e9, worlds)


def _sentences(table: Table, seat: int, found: Hint, number: int) -> set[str]:
    way = found.suggestions[number]
    texts = [*way.facts, *(text for text in (way.now, way.later, way.against) if text is not None)]
    return {localization.say(text, "en", game=table.game, reader=seat, strict=True) for text in texts}


if __name__ == "__main__":
    done = study(
        astrarium.games()[sys.argv[1]], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 40
    )
    print(done)
    sys.exit(not done.holds)
