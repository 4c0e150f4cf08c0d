"""Other worlds: a table as a seat may imagine it."""

from __future__ import annotations

from functools import partial
from random import SystemRandom

from .chance import Bits, Chance
from .choice import Choice, Together
from .engine import Checkpoint, Misfit, Past
from .errors import Unimaginable
from .imagine import imagine, unseen
from .plain import work_out_hidden
from .table import SPECTATOR, Table

#: How often to deal again where what was seen being done could not have been done with the cards dealt.
TRIES = 500


def imagined(table: Table, observer: int, chance: Bits | None, light: bool, listen: bool) -> Table:
    """A world as the observer may imagine it; nothing of the true table can be reached from it.

    It agrees with all that the observer has seen being done: where somebody could not have answered so with
    the cards that were dealt, they are dealt again.
    """
    luck = Chance((chance or SystemRandom()).getrandbits(64))
    known = _known(table.past(), observer)
    for _ in range(TRIES):
        try:
            return _dealt(table, observer, luck, known, light, listen)
        except Misfit:
            continue
    raise Unimaginable("error-unimaginable", tries=TRIES)


def _dealt(table: Table, observer: int, luck: Chance, known: Past, light: bool, listen: bool) -> Table:
    """One try: deal the cards that the observer cannot know, and play the answers since again."""
    base = known.checkpoint.state.copy()
    now = table.state.cards
    bit = now.bit(None if observer == SPECTATOR else observer)
    hidden = table.noted(bit, partial(unseen, now, bit))
    script = imagine(base.cards, now, table.state.chance.log, bit, luck, hidden)
    work_out_hidden(base)
    base.chance = Chance(luck.getrandbits(64))
    base.chance.script = script
    past = Past(Checkpoint(known.checkpoint.move, base, 0), [], known.since, known.unseen)
    world = table.again(past, base if light else base.copy(), light=light, listen=listen, wary=True)
    world.analysis = True  # there is nothing true in it that the observer does not know
    if known.since and not _same_question(table, world):
        raise Misfit
    return world


def _same_question(table: Table, world: Table) -> bool:
    """Whether the same seats are asked the same, after the same strokes of luck."""
    if len(world.state.chance.log) != len(world.state.chance.script):
        return False
    here, there = table.question, world.question
    if isinstance(here, Choice) and isinstance(there, Choice):
        return here.seat == there.seat and here.prompt == there.prompt
    if isinstance(here, Together) and isinstance(there, Together):
        return [choice.seat for choice in here] == [choice.seat for choice in there]
    return here is there is None


def _known(past: Past, observer: int) -> Past:
    """A past less the answers of others that nobody has seen yet."""
    if not past.unseen:
        return past
    closed = len(past.since) - past.unseen
    own = [move for move in past.since[closed:] if move.seat == observer]
    return past._replace(since=past.since[:closed] + own, unseen=len(own))
