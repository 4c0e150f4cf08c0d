"""The protocol of the exam: games, opponents of known rating, duplicate deals, questions about rules.

A version never changes, so its results stay comparable. Seeds are drawn when an exam begins and pledged before
the first game: nobody can prepare for them, and anybody can verify them afterwards.
"""

from __future__ import annotations

import json
import secrets
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from .. import bots, games
from ..bots.bots_by_rating import measured, rating_of
from ..kernel import AstrariumError, write_whole
from ..kernel.play.record import seed_hash
from ..text_environment.game_batch import BatchGame
from ..text_environment.rules_text import Length
from ..text_environment.text_env import TextOptions

VERSION = 1


class ExamLength(StrEnum):
    """How long an exam is; a trial only shows that everything works."""

    TRIAL = "trial"
    SHORT = "short"
    STANDARD = "standard"
    LONG = "long"


#: Deals of each pairing, questions of each game, and reviewed games against each opponent.
LENGTHS = {
    ExamLength.TRIAL: (1, 5, 0),
    ExamLength.SHORT: (2, 20, 1),
    ExamLength.STANDARD: (10, 100, 2),
    ExamLength.LONG: (40, 400, 4),
}
#: Opponents that answer instantly, with measured ratings.
OPPONENTS = ("cadet", "lieutenant", "{game}-basic")
#: Playouts that measure the value of a deal.
PLAYOUTS = 4
TEXT = TextOptions(rules=Length.PAGES, history=300, strict=False, tries=3)


class BadExam(AstrariumError):
    """The arguments contradict the exam in the folder, or name no agent."""


@dataclass(frozen=True, slots=True)
class Exam:
    """One exam: the agent, the games, their numbers and the secret seed."""

    agent: str
    games: tuple[str, ...]
    deals: int
    questions: int
    reviewed: int
    reference: str
    seed: str
    version: int = VERSION

    @property
    def pledge(self) -> str:
        return seed_hash(self.seed)

    def batch(self) -> list[BatchGame]:
        """Every deal against every opponent from both seats."""
        return [
            BatchGame(f"{game}-{place}-{deal}-{seat}", game, seat, {1 - seat: bot}, self.deal(game, deal))
            for game in self.games
            for place, bot in enumerate(opponents(game))
            for deal in range(self.deals)
            for seat in (0, 1)
        ]

    def deal(self, game: str, number: int) -> str:
        return f"{self.seed}/{game}/{number}"

    def to_json(self) -> dict[str, Any]:
        return json.loads(json.dumps(asdict(self)))  # type: ignore[no-any-return]


def opponents(game: str) -> list[str]:
    """The opponents in a game, the weakest first; all have known ratings."""
    found = [bot.format(game=game) for bot in OPPONENTS]
    return [bot for bot in found if rating_of(bot, game) is not None and bot in bots.names(game)]


def reference_of(game: str, wanted: str) -> str:
    """The bot that measures deals: the named one, or the strongest that answers instantly."""
    if wanted:
        return wanted
    rated = measured()[game].bots if game in measured() else {}
    quick = [(each.rating, bot) for bot, each in rated.items() if ":" not in bot and bot in bots.names(game)]
    return max(quick)[1] if quick else f"{game}-basic"


def open_exam(
    folder: Path,
    agent: str,
    wanted: tuple[str, ...],
    length: ExamLength,
    reviewed: int | None,
    reference: str,
    seed: str | None,
) -> Exam:
    """The exam in a folder: a new one with a fresh, pledged seed, or the one begun there."""
    deals, questions, usual = LENGTHS[length]
    looked_at = usual if reviewed is None else reviewed
    path = folder / "exam.json"
    new = Exam(
        agent, wanted or tuple(games()), deals, questions, looked_at, reference, seed or secrets.token_hex(16)
    )
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        write_whole(path, json.dumps(new.to_json()) + "\n")
        path.chmod(0o600)
        write_whole(folder / "pledge.txt", new.pledge + "\n")
        return new
    begun = json.loads(path.read_text(encoding="utf-8"))
    here = new.to_json() | ({} if seed else {"seed": begun.get("seed")})
    if begun != here:
        differs = ", ".join(name for name in here if begun.get(name) != here[name])
        raise BadExam("shell-exam-other", folder=str(folder), differs=differs)
    return Exam(**(begun | {"games": tuple(begun["games"])}))
