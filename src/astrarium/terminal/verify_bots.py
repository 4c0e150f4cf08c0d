"""The bots of a record asked again: each sees what it saw then, and has to answer what it answered then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .. import bots
from ..bots.rated import spelled
from ..kernel import AstrariumError, Diverged, Move, Table, Text
from ..tables.levels import LONGEST
from ..tables.thinking import thought_at


def check_bots(whole: Table) -> Iterator[Text]:
    """Every decision of a bot; raises Diverged at the first that it would not make again."""
    played = {seat: bot for seat, word in enumerate(whole.players) if (bot := _bot(word, whole.game.id))}
    if not played:
        yield Text("shell-check-no-bots")
        return
    counted: Counter[bool] = Counter()
    for move, number, tables in _decisions(whole, played):
        bot = played[move.seat]
        timed = _timed(spelled(bot, whole.game.id))
        if not timed and not any(thought_at(each, move.seat, bot, LONGEST) == move.answer for each in tables):
            raise Diverged("error-record-bot", bot=bot, move=number)
        counted[timed] += 1
    yield Text("shell-check-bots", count=counted[False])
    if counted[True]:
        yield Text("shell-check-bots-timed", count=counted[True])


def _decisions(whole: Table, played: dict[int, str]) -> Iterator[tuple[Move, int, list[Table]]]:
    """The decisions of these seats, each with the tables at which it was open: it was made at one of them."""
    first = whole.moves - len(whole.history)
    waiting: dict[int, list[Table]] = {}
    for before, move in enumerate(whole.history, first):
        table = whole.at(before)
        for choice in table.pending:
            if choice.seat in played:
                waiting.setdefault(choice.seat, []).insert(0, table)
        tables = waiting.pop(move.seat, [])
        if tables and not move.forced:
            yield move, before + 1, tables


def _bot(word: str, game: str) -> str | None:
    """The bot that a player's word names: as a terminal writes it, `bot:cadet`, or as a server does."""
    for name in (word, word.removeprefix("bot:")):
        try:
            bots.kind_of(name, game)
        except AstrariumError:
            continue
        return name
    return None


def _timed(bot: str) -> bool:
    """Whether time ends a bot's thoughts: on another machine it may come to another answer."""
    kind = bots.kind_of(bot)
    return kind.thinks and kind.novice is None and not bot.endswith("i")
