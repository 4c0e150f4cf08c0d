"""Verifies the bots of a record: each has to repeat its answers from the same views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .. import bots
from ..bots.bots_by_rating import spelled
from ..kernel import Answer, AstrariumError, Diverged, Move, Table, Text
from ..tables.bot_answer import thoughts_at

#: Outcomes: the same answer, an answer of a stopped search, or unknown because of a time limit.
SAME, STOPPED, TIMED = "bots", "bots-stopped", "bots-timed"
#: Bots that count iterations and do not list their early answers.
SEARCHES = frozenset(("flat", "ismcts"))


def check_bots(whole: Table) -> Iterator[Text]:
    """Verify every decision of a bot; raises Diverged at the first one that it does not repeat."""
    played = {seat: bot for seat, word in enumerate(whole.players) if (bot := _bot(word, whole.game.id))}
    if not played:
        yield Text("shell-check-no-bots")
        return
    counted: Counter[str] = Counter()
    for move, number, tables in _decisions(whole, played):
        found = _replayed_decision(move, played[move.seat], tables)
        if found is None:
            raise Diverged("error-record-bot", bot=played[move.seat], move=number)
        counted[found] += 1
    yield Text(f"shell-check-{SAME}", count=counted[SAME])
    for each in (STOPPED, TIMED):
        if counted[each]:
            yield Text(f"shell-check-{each}", count=counted[each])


def _replayed_decision(move: Move, bot: str, tables: list[Table]) -> str | None:
    """The outcome of asking a bot again; None if it decides differently.

    The search now runs without a clock. The clock of a server may have stopped the original search early.
    `admiral` lists every answer that it gives in that case; other searches do not.
    """
    name = spelled(bot, tables[0].game.id)
    if _timed(name):
        return TIMED
    stopped = False
    for table in tables:
        first, *stops = [_recorded(table, move.seat, each) for each in thoughts_at(table, move.seat, bot)]
        if first == move.answer:
            return SAME
        stopped = stopped or move.answer in stops
    if stopped:
        return STOPPED
    return TIMED if name.partition(":")[0] in SEARCHES else None


def _recorded(table: Table, seat: int, answer: Answer) -> Answer:
    """An answer in the form of a record: sorted picks, and a canonical one of equal cards."""
    fork = table.fork()
    made = len(fork.history)
    fork.answer(seat, answer)
    return fork.history[made].answer


def _decisions(whole: Table, played: dict[int, str]) -> Iterator[tuple[Move, int, list[Table]]]:
    """The decisions of these seats, each with all tables at which it was open."""
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
    """The bot in a player's word, as written by a terminal (`bot:cadet`) or by a server."""
    for name in (word, word.removeprefix("bot:")):
        try:
            bots.kind_of(name, game)
        except AstrariumError:
            continue
        return name
    return None


def _timed(bot: str) -> bool:
    """Whether time limits the bot's search, so that another machine may give another answer."""
    kind, limit = bots.kind_of(bot), bot.partition(":")[2]
    return kind.thinks and not limit.endswith("i") and (bool(limit) or kind.novice is None)
