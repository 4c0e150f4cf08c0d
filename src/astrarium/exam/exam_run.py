"""Runs an exam: games, deal values, questions and reviews. Every part resumes after an interruption."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from statistics import fmean
from typing import Any

from .. import bots
from .. import game as find_game
from ..kernel import Chance, Text, start
from ..progress import Bar, bar
from ..teach.review import LEAST, ReviewedDecision, evaluate_decision, steps
from ..text_environment.game_batch import Agent, LineFile, PlayedGame, play_batch
from .exam_definition import PLAYOUTS, TEXT, Exam, reference_of
from .exam_statistics import LostAt, answers, graded, lost_json, rating, score_of, seconds, without_luck
from .rule_questions import RuleQuestion, question_set

#: Reviews have a fixed number of worlds and no time limit, so that an exam is reproducible.
NO_HURRY = 1e9


class Parts(dict[str, Any]):
    """Finished parts by key, stored in a file."""

    def __init__(self, path: Path) -> None:
        self._file = LineFile(path)
        super().__init__(self._file.lines)

    def __setitem__(self, key: str, value: Any) -> None:
        self._file.add([key, value])
        super().__setitem__(key, value)

    def made(self, key: str, make: Callable[[], Any]) -> Any:
        """A finished part, computed now if missing."""
        if key not in self:
            self[key] = make()
        return self[key]


async def examine(exam: Exam, agent: Agent, folder: Path, at_once: int) -> dict[str, Any]:
    """The result of an exam as JSON; records and finished parts go into the folder."""
    batch = exam.batch()
    played: dict[str, PlayedGame] = {}
    with bar(exam.agent[:30], len(batch)) as shown:
        async for ended in play_batch(batch, agent, folder / "games", TEXT, at_once):
            played[ended.game.key] = ended
            _keep_record(ended, folder / "records")
            shown.advance(ended.game.key)
    asked = {game: question_set(find_game(game), exam.seed, exam.questions, TEXT) for game in exam.games}
    said = await _ask(asked, agent, Parts(folder / "questions.jsonl"), at_once)
    parts = Parts(folder / "measured.jsonl")
    result: dict[str, Any] = {"exam": exam.to_json(), "pledge": exam.pledge, "games": {}, "seconds": {}}
    with bar("", len(exam.games)) as shown:
        for game in exam.games:
            mine = [played[each.key] for each in batch if each.game == game]
            result["games"][game] = await asyncio.to_thread(_figures, exam, game, mine, parts, shown)
            result["games"][game]["questions"] = graded(asked[game], said[game])
            result["seconds"][game] = seconds(mine)
    return result


def _keep_record(game: PlayedGame, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    game.env.table.record.save(folder / f"{game.game.key}.json")


async def _ask(
    asked: dict[str, list[RuleQuestion]], agent: Agent, known: Parts, at_once: int
) -> dict[str, list[str]]:
    """The agent's answers to all questions."""
    room = asyncio.Semaphore(at_once)

    async def one(key: str, question: RuleQuestion) -> str:
        if key not in known:
            async with room:
                known[key] = (await agent.reply(question)).text
        return str(known[key])

    found: dict[str, list[str]] = {}
    for game, questions in asked.items():
        work = [one(f"{game}/{number}", question) for number, question in enumerate(questions)]
        found[game] = list(await asyncio.gather(*work))
    return found


def _figures(exam: Exam, game: str, played: Sequence[PlayedGame], parts: Parts, shown: Bar) -> dict[str, Any]:
    scores = [score_of(each, int(each.game.seed.rpartition("/")[2])) for each in played]
    bot = reference_of(game, exam.reference)
    values = {
        deal: parts.made(f"{game}/{deal}", partial(deal_value, game, exam.deal(game, deal), bot))
        for deal in range(exam.deals)
    }
    lost = parts.made(f"{game}/lost", lambda: lost_json(where_lost(played, exam.reviewed)))
    shown.advance(game)
    return {
        **rating(scores, game),
        "played": len(scores),
        "won": round(sum(each.won for each in scores), 2),
        "reference": bot,
        "luck": without_luck(scores, values),
        "lost": lost,
        **answers(played),
        "scores": [asdict(each) for each in scores],
    }


def deal_value(game: str, seed: str, bot: str) -> float:
    """How much a deal favours seat 0: the mean margin of one player against itself."""
    margins = []
    for number in range(PLAYOUTS):
        table = start(find_game(game), 2, seed)
        seated = [bots.make(bot, f"{seed}/{number}/{seat}") for seat in (0, 1)]
        chance = Chance(f"{seed}/{number}/window")
        while not table.over:
            seat = table.pending[0].seat
            table.answer(seat, bots.answer(seated[seat], table, seat, chance))
        result = table.result
        assert result is not None
        margins.append(result.scores[0] - result.scores[1])
    return fmean(margins)


def where_lost(played: Sequence[PlayedGame], reviewed: int) -> list[LostAt]:
    """The cost of each kind of decision, in `reviewed` games against each opponent."""
    count: Counter[str] = Counter()
    cost: Counter[str] = Counter()
    terms: dict[str, Counter[str]] = {}
    looked_at: Counter[str] = Counter()
    for each in played:
        seat = each.game.seat
        opponent = each.game.opponents[1 - seat]
        looked_at[opponent] += 1
        if looked_at[opponent] > reviewed:
            continue
        for step in steps(each.env.table, seat):
            choice = step.table.choice(seat)
            assert choice is not None
            decided = evaluate_decision(step, seat, NO_HURRY)
            count[choice.prompt] += 1
            cost[choice.prompt] += decided.cost  # type: ignore[assignment]
            if decided.cost >= LEAST:
                terms.setdefault(choice.prompt, Counter()).update(_terms(decided))
    return [
        LostAt(
            prompt,
            count[prompt],
            round(lost, 1),
            tuple(name for name, _ in terms.get(prompt, Counter()).most_common(3)),
        )
        for prompt, lost in sorted(cost.items(), key=lambda each: (-each[1], each[0]))
    ]


def _terms(decided: ReviewedDecision) -> set[str]:
    """The evaluation terms that favour the better answer, as the coach names them."""
    found: set[str] = set()
    waiting = [text for text in (decided.now, decided.later) if text is not None]
    while waiting:
        text = waiting.pop()
        if text.id.startswith("coach-"):
            found.add(text.id)
        waiting += [arg for arg in text.args.values() if isinstance(arg, Text)]
    return found
