"""A game as a text environment: observations and actions are strings.

    env = astrarium.text_env("race", seats=2)
    observation = env.reset(seed=7)
    while not env.over:
        observation, rewards, over, info = env.step(agent(env.system, observation))

An illegal action changes nothing and is counted. The next observation says what is possible instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ..bots.uniform import uniform
from ..game_registry import game as installed
from ..kernel import AstrariumError, Choice, Game, IllegalAnswer, Table, Text, start, utilities
from ..localization import say
from ..tables.bot_answer import thought_at
from ..tables.bot_levels import check_bot
from .option_handles import handles
from .rules_text import Length, rules_text
from .seat_text import SeatText

#: Maximum seconds of a bot's search for an answer.
LONGEST = 30.0
#: Token budget of recent events in an observation.
HISTORY = 300
#: Illegal tries in a row after which an answer is drawn at random.
TRIES = 3


@dataclass(frozen=True, slots=True)
class TextOptions:
    """How a text environment formats observations and parses actions."""

    rules: Length = Length.PAGE
    #: Token budget of recent events.
    history: int = HISTORY
    #: Accept only handles; otherwise also numbers, handles in a sentence, and words as in text play.
    strict: bool = False
    #: Illegal tries in a row before a random answer; 0: unlimited.
    tries: int = TRIES
    language: str = "en"


@dataclass(slots=True)
class Tally:
    """Counts of a seat's answers and illegal tries."""

    answers: int = 0
    illegal: int = 0
    #: Answers that were drawn after too many illegal tries.
    drawn: int = 0
    in_a_row: int = field(default=0, repr=False)


class TextEnv:
    """A text environment for one game at a time. Bots hold `opponents`; the caller acts for all other seats."""

    def __init__(
        self,
        game: str | Game,
        seats: int = 2,
        *,
        opponents: Mapping[int, str] | None = None,
        options: Mapping[str, Any] | None = None,
        text: TextOptions | None = None,
    ) -> None:
        self.game = installed(game) if isinstance(game, str) else game
        self.seats = self.game.check_seats(seats)
        self.options = self.game.check_setup(seats, options)
        self.opponents = {seat: check_bot(bot, self.game) for seat, bot in (opponents or {}).items()}
        if not set(range(seats)) - self.opponents.keys():
            raise IllegalAnswer("shell-guest-no-seat")
        self.text = text or TextOptions()
        self.table: Table
        self.reset()

    def reset(self, seed: int | str = 0) -> str:
        """A new game; the same seed always gives the same deal and the same bots."""
        players = [
            f"bot:{self.opponents[seat]}" if seat in self.opponents else "you" for seat in range(self.seats)
        ]
        self.table = start(self.game, self.seats, seed, self.options, players)
        self.tallies = [Tally() for _ in range(self.seats)]
        self._views = [SeatText(self.table, seat, self.text.language) for seat in range(self.seats)]
        self._refused: Text | None = None
        self._let_others()
        return self.observation()

    # -- observations

    @property
    def system(self) -> str:
        """The system text: how to answer, and the rules at the chosen length."""
        how = say(
            Text("shell-guest-system", game=Text("game-title"), seats=self.seats),
            self.text.language,
            game=self.game,
        )
        return f"{how}\n\n{rules_text(self.game, self.text.language, self.text.rules)}".strip()

    @property
    def over(self) -> bool:
        return self.table.over or self.truncated

    @property
    def truncated(self) -> bool:
        """Whether the game was truncated for length."""
        return not self.table.over and self.table.moves >= self.game.nature.longest

    @property
    def seat(self) -> int:
        """The seat that has to act; -1 when the game has ended."""
        return -1 if self.over else self._asked.seat

    @property
    def _asked(self) -> Choice:
        return next(choice for choice in self.table.pending if choice.seat not in self.opponents)

    def observation(self, seat: int | None = None) -> str:
        """The observation of a seat: a refusal, recent events, the board, the question.

        It depends on the position alone, not on earlier observations.
        """
        view = self._views[max(self.seat, 0) if seat is None else seat]
        refused = "" if self._refused is None else view.voice.say(self._refused)
        parts = [refused, view.log(budget=self.text.history), view.board(), view.question()]
        return "\n\n".join(part for part in parts if part)

    @property
    def handles(self) -> list[str]:
        """The handles of the open question."""
        return [] if self.over else [*handles(self._asked)]

    # -- acting

    def step(self, action: str) -> tuple[str, list[float], bool, dict[str, Any]]:
        """Act for `seat`; returns the next observation, all rewards, whether it is over, and facts."""
        info = self.act(action)
        return self.observation(), self.rewards(), self.over, info

    def act(self, action: str) -> dict[str, Any]:
        """Act without an observation; returns the facts."""
        if self.over:
            raise IllegalAnswer("error-game-over")
        seat, tally = self.seat, self.tallies[self.seat]
        choice = self._asked
        refused: Text | None = None
        drawn = False
        try:
            answer = self._views[seat].read(action, strict=self.text.strict)
        except AstrariumError as error:
            refused = error.text
            tally.illegal += 1
            tally.in_a_row += 1
            drawn = 0 < self.text.tries <= tally.in_a_row
            answer = uniform(Random(f"{self.table.seed}/{self.table.moves}/drawn"))(choice) if drawn else None
        if answer is not None:
            tally.answers += 1
            tally.drawn += drawn
            tally.in_a_row = 0
            self.table.answer(seat, answer)
            self._let_others()
        self._refused = refused
        return {"seat": seat, "illegal": refused is not None, "drawn": drawn, "truncated": self.truncated}

    def replay(self, moves: list[tuple[int, Any]]) -> None:
        """Give the answers of a journal, including those of bots."""
        self.table.feed(moves)
        self._refused = None

    def rewards(self) -> list[float]:
        """1 for the first place, -1 for the last, once the game is over."""
        result = self.table.result
        return [0.0] * self.seats if result is None else utilities(self.game, result)

    def _let_others(self) -> None:
        """Let bots answer until a seat of the caller is asked, which comes first in simultaneous choices."""
        while not self.over:
            free = next((choice for choice in self.table.pending if choice.seat not in self.opponents), None)
            if free is not None:
                return
            seat = self.table.pending[0].seat
            self.table.answer(seat, thought_at(self.table, seat, self.opponents[seat], LONGEST))


def text_env(
    game: str | Game,
    seats: int = 2,
    *,
    opponents: Mapping[int, str] | None = None,
    options: Mapping[str, Any] | None = None,
    rules: str = "page",
    history: int = HISTORY,
    strict: bool = False,
    tries: int = TRIES,
    language: str = "en",
) -> TextEnv:
    """A game as a text environment. `rules`: none, page, pages or all; `history`: a token budget."""
    text = TextOptions(Length(rules), history, strict, tries, language)
    return TextEnv(game, seats, opponents=opponents, options=options, text=text)
