"""Other worlds: a twin of a table, and a world as a seat may imagine it."""

from __future__ import annotations

from random import SystemRandom

from .chance import Bits, Chance
from .choice import Choice, Together
from .engine import Checkpoint, Misfit, Move
from .errors import Unimaginable
from .imagine import imagine
from .plain import work_out_hidden
from .table import SPECTATOR, Table

#: How often to deal again where what was seen being done could not have been done with the cards dealt.
TRIES = 500


def twin(table: Table, light: bool) -> Table:
    """A table that is where this one is, and goes on on its own."""
    checkpoint = table._checkpoints[-1]
    other = Table(table.game, table.state, options=table.options, seed=table.seed, players=table.players)
    other.start_position = table.start_position
    other.analysis = table.analysis
    other._first = table._first
    other._history = table._history[: checkpoint.move - table._first]
    other._light = True  # while playing again what is known already
    since = table._history[checkpoint.move - table._first :]
    other._resume_from(checkpoint.state.copy(), since, listen=False, held=True)
    if not light:
        other._light = False
        other._checkpoints = table._checkpoints[:]
        other._events = table._events[:]
        other._log = None if table._log is None else table._log[:]
        other.state.listener = other
    return other


def imagined(table: Table, observer: int, chance: Bits | None, light: bool, listen: bool) -> Table:
    """A world as the observer may imagine it; nothing of the true table can be reached from it.

    It agrees with all that the observer has seen being done: where somebody could not have answered so with
    the cards that were dealt, they are dealt again.
    """
    luck = Chance((chance or SystemRandom()).getrandbits(64))
    since = _known_answers(table, table._checkpoints[-1], observer)
    for _ in range(TRIES):
        try:
            return _dealt(table, observer, luck, since, light, listen)
        except Misfit:
            continue
    raise Unimaginable("error-unimaginable", tries=TRIES)


def _dealt(table: Table, observer: int, luck: Chance, since: list[Move], light: bool, listen: bool) -> Table:
    """One try: deal the cards that the observer cannot know, and play the answers since again."""
    checkpoint = table._checkpoints[-1]
    base = checkpoint.state.copy()
    bit = base.cards.bit(None if observer == SPECTATOR else observer)
    script = imagine(base.cards, table.state.cards, table.state.chance.log, bit, luck)
    work_out_hidden(base)
    base.chance = Chance(luck.getrandbits(64))
    base.chance.script = script
    world = Table(table.game, base, options=table.options, players=table.players)
    world.analysis = True  # there is nothing true in it that the observer does not know
    world._first = checkpoint.move
    world._light = True
    world._resume_from(base if light else base.copy(), since, listen=listen, held=True, wary=True)
    if since and not _same_question(table, world):
        raise Misfit
    if not light:
        world._light = False
        world._checkpoints = [Checkpoint(checkpoint.move, base, 0)]
    return world


def _same_question(table: Table, world: Table) -> bool:
    """Whether the same seats are asked the same, after the same strokes of luck."""
    if world._queue or len(world.state.chance.log) != len(world.state.chance.script):
        return False
    here, there = table._ask, world._ask
    if isinstance(here, Choice) and isinstance(there, Choice):
        return here.seat == there.seat and here.prompt == there.prompt
    if isinstance(here, Together) and isinstance(there, Together):
        return [choice.seat for choice in here] == [choice.seat for choice in there]
    return here is there is None


def _known_answers(table: Table, checkpoint: Checkpoint, observer: int) -> list[Move]:
    """The answers since the checkpoint, less those of others that nobody has seen yet."""
    since = table._history[checkpoint.move - table._first :]
    if not table._given:
        return since
    closed = len(since) - len(table._given)
    return since[:closed] + [move for move in since[closed:] if move.seat == observer]
