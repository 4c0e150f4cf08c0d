"""Finds puzzles: searches the turns of games between bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from .. import bots, kernel
from ..kernel import Answer, Game, Option, Table
from ..kernel.choice import freeze, thaw
from .attempt import Attempt
from .objectives import PROGRAM, Aim, aims_of
from .puzzle import Puzzle
from .turn_search import NotLastTurn, Reach, Search, TooManyAnswers, Turn, best_of, stand_by

#: Maximum answers tried: in a turn; in a round, a last turn or a program.
LIMIT, LONG = 600, 4000
#: Imagined worlds in which the search must give the same values as in the true one.
WORLDS = 2
#: Maximum puzzles of one game, for variety; number of answers before the first one.
EACH = 4
OPENING = 24
#: Minimum answers tried by the search; fewer make the puzzle trivial.
SMALL = 12
#: Minimum programs that act first, in a puzzle that asks for the best of them.
SURE = 3
#: Share of questions examined, so that not all puzzles come from the first rounds.
SAMPLED = 0.6
#: Prompts that affect later rounds and not this turn.
ABOUT_LATER = frozenset({"missions", "draft", "start", "hand-limit"})


@dataclass(frozen=True, slots=True)
class Threshold:
    """Criteria of a puzzle: margin of the best answer, maximum success of blind play."""

    margin: int = 2
    blind: float = 0.25


#: Criteria of games with few points or small choices.
THRESHOLDS = {"adastra": Threshold(margin=1, blind=0.34)}
USUAL_THRESHOLD = Threshold()


@dataclass(slots=True)
class SearchResult:
    """The result of a search."""

    answers: list[tuple[Answer, Reach]]
    tried: int

    @property
    def best(self) -> Reach:
        return best_of([reach for _, reach in self.answers])

    @property
    def second(self) -> int | None:
        """The best value of first answers that miss the best one; None if those all depend on luck."""
        best = self.best.best
        others = [each.best for _, each in self.answers if each.best is not None and each.best != best]
        return max(others, default=None)

    @property
    def solving(self) -> list[Answer]:
        return [answer for answer, reach in self.answers if reach.best == self.best.best]

    def values(self) -> list[tuple[Any, int | None]]:
        """Every first answer as JSON data, with its best value."""
        return [(thaw(answer), reach.best) for answer, reach in self.answers]


def margin_of(game: Game, aim: Aim) -> int:
    """The margin by which the best answer must beat all others."""
    return THRESHOLDS.get(game.id, USUAL_THRESHOLD).margin if aim.margin is None else aim.margin


def search(table: Table, seat: int, aim: Aim, limit: int | None = None) -> SearchResult:
    """Search a seat's turn in full; raises TooManyAnswers or NotLastTurn."""
    limit = limit or (LONG if aim.round or aim.last or aim.first else LIMIT)
    hunt = Search(Turn.of(table, seat, aim), limit)
    return SearchResult(hunt.first_answers(table), hunt.tried)


def puzzles_of(game: Game, seed: str, bot: str, aims: Sequence[Aim]) -> Iterator[Puzzle]:
    """The puzzles in one game of a bot against itself."""
    seats = max(2, game.seats[0])
    table = kernel.start(game, seats, seed)
    players = [bots.make(bot, f"{seed}/{seat}") for seat in range(seats)]
    chances = [Random(f"{seed}/{seat}/window") for seat in range(seats)]
    luck, found, passed = Random(f"{seed}/puzzles"), 0, -1
    while not table.over:
        seat = table.pending[0].seat
        answers = {
            each.seat: bots.answer(players[each.seat], table, each.seat, chances[each.seat])
            for each in table.pending
        }
        if found < EACH and table.moves >= OPENING and seat != passed and luck.random() < SAMPLED:
            puzzle = _puzzle_in(table, aims, answers, seed)
            passed = -1 if puzzle is None else puzzle.seat  # at most one puzzle per turn
            if puzzle is not None:
                found += 1
                yield puzzle
        for each, answer in answers.items():
            table.answer(each, answer)
        if not table.over and table.pending[0].seat != passed:
            passed = -1


def prove(table: Table) -> Puzzle | None:
    """The puzzle in a position, with the first aim that has one; None if full search proves none."""
    puzzle = _puzzle_in(table, aims_of(table.game), dict.fromkeys(each.seat for each in table.pending), "")
    if puzzle is not None:
        puzzle.missed = False
    return puzzle


def _puzzle_in(table: Table, aims: Sequence[Aim], answers: dict[int, Any], seed: str) -> Puzzle | None:
    """A puzzle for one of the seats asked, if there is one; `answers` are those of the bots."""
    for choice in table.pending:
        if choice.prompt in ABOUT_LATER:
            continue
        then = kernel.resume(table.game, table.position(), table.options)
        _stand_by(then, choice.seat)
        for aim in aims:
            if aim.first != (choice.prompt == PROGRAM):
                continue
            puzzle = _puzzle_from(then, choice.seat, aim, seed, answers[choice.seat])
            if puzzle is not None:
                puzzle.move = table.moves
                return puzzle
    return None


def _stand_by(table: Table, seat: int) -> None:
    """In a simultaneous choice, give the minimum answer for all other seats."""
    for other in table.pending:
        if other.seat != seat:
            table.play(other.seat, stand_by(other))


def _puzzle_from(table: Table, seat: int, aim: Aim, seed: str, played: Answer | None) -> Puzzle | None:
    """The puzzle in a position, if there is one. `played` is the bot's answer."""
    game, position = table.game, table.position()
    fresh = kernel.resume(game, position, table.options)
    if fresh.choice(seat) is None or (aim.first and not _offers_a_choice(fresh, seat)):
        return None
    try:
        found = search(fresh, seat, aim)
        now = aim.worth(fresh, seat)
        if not _reaches_threshold(game, aim, found, now) or not _independent_of_hidden(
            fresh, seat, aim, found, seed
        ):
            return None
    except (TooManyAnswers, NotLastTurn, kernel.Unimaginable):
        return None
    best, second = found.best, found.second
    assert best.best is not None
    return Puzzle(
        id="",
        game=game.id,
        kind=aim.kind,
        rules=game.revision,
        options=dict(table.options),
        position=position,
        seat=seat,
        now=now,
        goal=best.best,
        second=second,
        values=found.values(),
        line=[thaw(answer) for answer in best.line],
        tried=found.tried,
        blind=round(best.blind, 5),
        missed=played not in found.solving and not aim.first,  # programs are chosen for more than this
        seed=seed,
        move=0,
    )


def _reaches_threshold(game: Game, aim: Aim, found: SearchResult, now: int) -> bool:
    """Whether the best value is a gain that few first answers reach, by a margin, and rarely blind play."""
    bar, best, second = THRESHOLDS.get(game.id, USUAL_THRESHOLD), found.best, found.second
    if best.best is None or best.blind > bar.blind or second is None or found.tried < SMALL:
        return False
    if best.best <= now or (aim.first and len(found.solving) > 1):
        return False
    return best.best - second >= margin_of(game, aim) and 2 * len(found.solving) <= len(found.answers)


def _offers_a_choice(table: Table, seat: int) -> bool:
    """Whether enough programs act first, whatever the other's program, to leave a choice."""
    choice = table.choice(seat)
    assert choice is not None
    sure = 0
    for program in choice.options:
        then = table.fork()
        then.play(seat, program)
        sure += any(each.seat == seat for each in then.pending)
    return sure >= SURE


def _independent_of_hidden(table: Table, seat: int, aim: Aim, found: SearchResult, seed: str) -> bool:
    """Whether the values are the same in imagined worlds, so hidden information plays no part."""
    for world in range(WORLDS):
        other = table.fork(observer=seat, chance=Random(f"{seed}/{world}"))
        _stand_by(other, seat)
        if other.choice(seat) is None or search(other, seat, aim, 2 * LONG).values() != found.values():
            return False
    return True


def faults(game: Game, puzzle: Puzzle) -> list[str]:
    """Differences between a puzzle and a new search; empty if it is proven."""
    table = puzzle.table(game)
    if table.choice(puzzle.seat) is None:
        return ["nothing to choose"]
    found = search(table, puzzle.seat, puzzle.aim, 10 * max(puzzle.tried, 1))
    wrong = []
    if found.values() != puzzle.values:
        wrong.append("the values of the first answers")
    if (found.best.best, found.second) != (puzzle.goal, puzzle.second):
        wrong.append("the goal")
    if found.tried != puzzle.tried:
        wrong.append(f"the answers tried: {found.tried}")
    if puzzle.second is None or puzzle.goal - puzzle.second < margin_of(game, puzzle.aim):
        wrong.append("the margin")
    if puzzle.aim.first:
        wrong += [f"against {' '.join(program)}" for program in _failing_programs(game, puzzle)]
    return wrong


def _failing_programs(game: Game, puzzle: Puzzle) -> Iterator[Option]:
    """The opponent's programs against which the solution fails; there should be none."""
    before = {name: part for name, part in puzzle.position.items() if name != "since"}
    start, other = kernel.resume(game, before, puzzle.options), 1 - puzzle.seat
    choice = start.choice(other)
    for program in choice.options if choice is not None else ():
        table = start.fork()
        table.play(other, program)
        solving = Attempt(game, puzzle, table)
        for step in puzzle.line:
            if solving.choice() is None:
                break
            table.play(puzzle.seat, freeze(step))
            solving.turn.go_on(table)
        if solving.standing != "solved":
            yield program
