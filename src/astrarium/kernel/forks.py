"""Other worlds: a twin of a table, and a world as a seat may imagine it."""

from __future__ import annotations

from random import SystemRandom

from .chance import Bits, Chance
from .engine import Checkpoint, Move
from .imagine import imagine
from .plain import work_out_hidden
from .table import SPECTATOR, Table


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
        other.state.host = other
    return other


def imagined(table: Table, observer: int, chance: Bits | None, light: bool, listen: bool) -> Table:
    """A world as the observer may imagine it; nothing of the true table can be reached from it."""
    checkpoint = table._checkpoints[-1]
    luck = Chance((chance or SystemRandom()).getrandbits(64))
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
    since = _known_answers(table, checkpoint, observer)
    world._resume_from(base if light else base.copy(), since, listen=listen, held=True)
    if not light:
        world._light = False
        world._checkpoints = [Checkpoint(checkpoint.move, base, 0)]
    return world


def _known_answers(table: Table, checkpoint: Checkpoint, observer: int) -> list[Move]:
    """The answers since the checkpoint, less those of others that nobody has seen yet."""
    since = table._history[checkpoint.move - table._first :]
    if not table._given:
        return since
    closed = len(since) - len(table._given)
    return since[:closed] + [move for move in since[closed:] if move.seat == observer]
