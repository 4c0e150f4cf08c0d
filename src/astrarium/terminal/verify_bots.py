"""Verifies the bots of a record: each has to repeat its answers from the same views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .. import bots
from ..bots.rated import spelled
from ..kernel import Answer, AstrariumError, Diverged, Move, Table, Text
from ..tables.bot_answer import thoughts_at

#: Outcomes: the same answer, an answer of a stopped search, or unknown because of a time limit.
SAME, STOPPED, TIMED = "bots", "bots-stopped", "bots-timed"
#: Bots that count iterations and do not list their early answers.
SEARCHES = frozenset(("flat", "ismcts"))


def check_bots(whole: Table) -> Iterator[Text]:
    """Every decision of a bot; raises Diverged at the first that it would not make again."""
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
    """How a bot's decision comes out when it is asked again; None when it is not its decision.

    No clock stops it now. One of a server may have stopped it then where it counts long work: every answer is
    known that `admiral` gives in that case, none of other searches.
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
    """An answer as the table writes it into its record: picks in one order, of equal cards the known one."""
    twin = table.fork()
    made = len(twin.history)
    twin.answer(seat, answer)
    return twin.history[made].answer


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
    kind, limit = bots.kind_of(bot), bot.partition(":")[2]
    return kind.thinks and not limit.endswith("i") and (bool(limit) or kind.novice is None)
