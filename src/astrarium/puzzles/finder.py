"""Finding puzzles: bots play, and every turn of theirs that can be searched through is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from .. import bots, kernel
from ..kernel import Answer, Choice, Game, Table
from ..kernel.choice import thaw
from .puzzle import Puzzle, worth_of
from .search import Reach, Search, TooManyWays, Turn, best_of

#: Answers tried at most in one turn.
LIMIT = 600
#: Worlds, dealt anew from what the seat knows, in which all must be as in the true one.
WORLDS = 2
#: Puzzles of one game at most, so that they are of many games; none before so many answers were given.
EACH = 4
OPENING = 24
#: The share of the questions that are looked at, so that not all puzzles come from the first rounds.
SAMPLED = 0.6
#: Questions that are about later rounds and not about this turn.
ABOUT_LATER = frozenset({"missions", "draft"})


@dataclass(frozen=True, slots=True)
class Bar:
    """What a puzzle must reach: the margin of the best answer, and how seldom blind play finds it."""

    margin: int = 2
    blind: float = 0.25


#: Where points are few, or choices small, the bar is another one.
BARS = {"adastra": Bar(margin=1, blind=0.34), "race": Bar(blind=0.5)}
USUAL_BAR = Bar()


@dataclass(slots=True)
class Found:
    """What a search says of a position."""

    answers: list[tuple[Answer, Reach]]
    tried: int

    @property
    def best(self) -> Reach:
        return best_of([reach for _, reach in self.answers])

    @property
    def second(self) -> int | None:
        """The best of the first answers that do not lead to the best; None where there is none but luck."""
        best = self.best.best
        others = [each.best for _, each in self.answers if each.best is not None and each.best != best]
        return max(others, default=None)

    @property
    def solving(self) -> list[Answer]:
        return [answer for answer, reach in self.answers if reach.best == self.best.best]

    def values(self) -> list[tuple[Any, int | None]]:
        """Every first answer, as JSON can hold it, with what it reaches."""
        return [(thaw(answer), reach.best) for answer, reach in self.answers]


def search(table: Table, seat: int, limit: int = LIMIT) -> Found:
    """Search the turn of a seat through; raises TooManyWays."""
    hunt = Search(Turn.of(table, seat, worth_of(table.game)), limit)
    return Found(hunt.first_answers(table), hunt.tried)


def puzzles_of(game: Game, seed: str, bot: str) -> Iterator[Puzzle]:
    """The puzzles in one game of a bot with itself."""
    seats = max(2, game.seats[0])
    table = kernel.start(game, seats, seed)
    players = [bots.make(bot, f"{seed}/{seat}") for seat in range(seats)]
    chances = [Random(f"{seed}/{seat}/window") for seat in range(seats)]
    luck, found = Random(f"{seed}/puzzles"), 0
    while not table.over:
        choice = table.pending[0]
        seat = choice.seat
        answer = bots.answer(players[seat], table, seat, chances[seat])
        fit = isinstance(table.question, Choice) and choice.prompt not in ABOUT_LATER
        if fit and found < EACH and table.moves >= OPENING and luck.random() < SAMPLED:
            puzzle = _puzzle_at(table, seat, seed, answer)
            if puzzle is not None:
                found += 1
                yield puzzle
                turn = Turn.of(table, seat, worth_of(game))  # not another one of the same turn
                while turn.choice(table) is not None:
                    table.answer(seat, bots.answer(players[seat], table, seat, chances[seat]))
                continue
        table.answer(seat, answer)


def _puzzle_at(table: Table, seat: int, seed: str, played: Answer) -> Puzzle | None:
    """The puzzle that a position is, if it is one. `played` is what the bot answered."""
    game = table.game
    fresh = kernel.resume(game, table.position(), table.options)
    if fresh.choice(seat) is None:
        return None
    try:
        found = search(fresh, seat)
        if not _clear(game, found) or not _known_to_the_seat(fresh, seat, found, seed):
            return None
    except (TooManyWays, kernel.Unimaginable):
        return None
    best, second = found.best, found.second
    assert best.best is not None
    return Puzzle(
        id="",
        game=game.id,
        rules=game.revision,
        options=dict(table.options),
        position=table.position(),
        seat=seat,
        now=worth_of(game)(table.state, seat),
        goal=best.best,
        second=second,
        values=found.values(),
        line=[thaw(answer) for answer in best.line],
        tried=found.tried,
        blind=round(best.blind, 5),
        missed=played not in found.solving,
        seed=seed,
        move=table.moves,
    )


def _clear(game: Game, found: Found) -> bool:
    """Whether few first answers are best, by a clear margin, and blind play hardly finds the way."""
    bar, best, second = BARS.get(game.id, USUAL_BAR), found.best, found.second
    if best.best is None or best.blind > bar.blind or second is None:
        return False
    return best.best - second >= bar.margin and 2 * len(found.solving) <= len(found.answers)


def _known_to_the_seat(table: Table, seat: int, found: Found, seed: str) -> bool:
    """Whether all is the same in worlds as the seat may imagine them: nothing hidden plays a part."""
    for world in range(WORLDS):
        other = table.fork(observer=seat, chance=Random(f"{seed}/{world}"))
        if other.choice(seat) is None or search(other, seat, 2 * LIMIT).values() != found.values():
            return False
    return True
