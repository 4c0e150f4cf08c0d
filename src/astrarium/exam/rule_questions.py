"""Questions about rules, made from positions and answered by the engine.

"May this be done now, and if not, which paragraph forbids it?" Half of the answers are yes. The seed of an exam
determines its questions, so no earlier set has them; `practice` makes sets for learners, from other seeds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random

from ..bots.uniform import uniform
from ..kernel import AstrariumError, Barred, Choice, Game, Option, Table, Text, start
from ..localization import TextError, say
from ..text_environment.rules_text import rules_text
from ..text_environment.seat_text import SeatText
from ..text_environment.text_env import TextOptions

#: Average number of decisions between two questions.
SELDOM = 5
PRACTICE = "practice"
CITED = re.compile(r"\b([A-Z]\d+(?:\.\d+)*)\b")


@dataclass(frozen=True, slots=True)
class RuleQuestion:
    """A question about a position, with its answer: the forbidding paragraph, or empty for yes."""

    game: str
    system: str
    text: str
    rule: str
    #: Its origin: the seed of the game, the number of answers, the seat and the option.
    seed: str
    move: int
    seat: int
    option: Option

    def observation(self) -> str:
        return self.text

    def graded(self, said: str) -> tuple[bool, bool]:
        """Whether yes or no is right, and whether the forbidding paragraph (if any) is cited, too."""
        words = re.findall(r"[a-z]+", said.lower())
        told = next((word for word in words if word in ("yes", "no", "tak", "nie")), "")
        right = told in (("no", "nie") if self.rule else ("yes", "tak"))
        return right, right and (not self.rule or self.rule in CITED.findall(said))


def questions(game: Game, seed: str, text: TextOptions) -> Iterator[RuleQuestion]:
    """Endless questions about positions of random games."""
    rng = Random(f"{seed}/questions/{game.id}")
    how = say(Text("shell-exam-question-how", game=Text("game-title")), text.language, game=game)
    system = f"{how}\n\n{rules_text(game, text.language, text.rules)}".strip()
    number = 0
    while True:
        number += 1
        deal = f"{seed}/questions/{game.id}/{number}"
        table = start(game, 2, deal)
        while not table.over:
            choice = rng.choice(table.pending)
            if rng.random() < 1 / SELDOM and (found := _question(table, choice, rng, system, deal, text)):
                yield found
            table.answer(choice.seat, uniform(rng)(choice))


def _question(
    table: Table, choice: Choice, rng: Random, system: str, deal: str, text: TextOptions
) -> RuleQuestion | None:
    barred = [each for each in choice.barred() if each.rule and _words(table, choice, each.option, text)]
    options = [option for option in choice.options if _words(table, choice, option, text)]
    if not barred or not options:
        return None
    rule = rng.choice(sorted({each.rule for each in barred}))  # uniform over paragraphs
    against = rng.choice([each for each in barred if each.rule == rule])
    found: Barred | None = against if rng.random() < 0.5 else None
    option = rng.choice(options) if found is None else found.option
    words = _words(table, choice, option, text)
    if found is not None and words in {_words(table, choice, each, text) for each in options}:
        return None  # ambiguous: a legal option has the same words
    seat = SeatText(table, choice.seat, text.language)
    asked = seat.voice.say(table.say(choice))
    question = seat.voice.shell("shell-exam-question", asked=asked, option=words)
    return RuleQuestion(
        table.game.id,
        system,
        f"{seat.board()}\n\n{question}",
        found.rule if found else "",
        deal,
        table.moves,
        choice.seat,
        option,
    )


def _words(table: Table, choice: Choice, option: Option, text: TextOptions) -> str:
    """An option in words; empty if it has no words at this table."""
    try:
        return say(table.say(choice, option), text.language, game=table.game, reader=choice.seat, strict=True)
    except (TextError, AstrariumError, LookupError, ValueError, TypeError, StopIteration):
        return ""


def question_set(game: Game, seed: str, count: int, text: TextOptions) -> list[RuleQuestion]:
    return [*islice(questions(game, seed, text), count)]


def practice(game: Game, number: int, count: int, text: TextOptions) -> list[RuleQuestion]:
    """A public set for training; exams draw seeds of another form."""
    return question_set(game, f"{PRACTICE}/{number}", count, text)
