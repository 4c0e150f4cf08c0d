"""How strong the person at this terminal is, by the games that were finished here."""

from __future__ import annotations

from collections.abc import Iterator

from ..home import home
from ..kernel import AstrariumError, Game, Record
from ..tables.levels import easy
from ..tables.strength import strength
from ..teach import lessons
from .tables import BOT, is_person


def own_match(game: Game) -> str:
    """The bot of about that strength; the one for newcomers in a game that has no ratings."""
    rating = strength(game.id, _played(game))
    return easy(game.id) if rating is None else str(rating)


def _played(game: Game) -> Iterator[tuple[str, bool]]:
    """Against which bot, and whether it was beaten, the oldest game first: lessons prove nothing."""
    taught = {str(lesson.deal.seed) for lesson in lessons(game).values()}
    for path in sorted((home() / "finished").glob(f"{game.id}-*.json")):
        try:
            record = Record.load(path)
        except AstrariumError:
            continue
        if record.result is not None and record.seed not in taught:
            yield from _met(record)


def _met(record: Record) -> Iterator[tuple[str, bool]]:
    """The bot that one person played against, where all others were this one."""
    people = [seat for seat, word in enumerate(record.players) if is_person(word)]
    bots = {word.removeprefix(BOT) for word in record.players if word.startswith(BOT)}
    if record.result is not None and len(people) == len(bots) == 1:
        yield bots.pop(), record.result["ranking"][0] == people
