"""Previews of an answer: the table right after it, in several imagined worlds of its seat.

Whatever is equal in all of them does not depend on hidden cards. A bot worker computes them.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from ..kernel import Answer, Chance, Event, Game, IllegalAnswer, Table, resume
from ..kernel.choice import freeze
from ..kernel.telling import Grouping
from . import client_messages, coaching, seat_messages
from . import server_messages as m
from .host_calls import Command, ThinkRequest
from .listener import Listener
from .live_table import LiveTable

#: Number of worlds in which an answer is tried.
WORLDS = 4


class Outcome(NamedTuple):
    """One world after the answer: the seat's view and new events."""

    view: Any
    events: list[Event]


def outcomes(table: Table, seat: int, answer: Answer) -> list[Outcome]:
    found = []
    for number in range(WORLDS):
        world = table.fork(seat, Chance(f"outcome/{table.moves}/{seat}/{number}"), listen=True)
        told = len(world.told)
        world.answer(seat, answer)
        found.append(Outcome(world.view(seat), world.events(told, seat)))
    return found


def ask(live: LiveTable, listener: Listener, message: client_messages.AskOutcome) -> Command:
    """Try an answer without giving it. It reveals no more than the rules do, so it needs no consent."""
    table, seat = live.table, message.seat
    if seat not in listener.mine:
        raise IllegalAnswer("table-not-your-seat", seat=str(seat))
    answer = table.checked(seat, message.answer)
    move = live.history.move

    def tell(found: Any) -> None:
        told = {"type": "outcome", "id": message.id, "seat": seat, "move": move, "worlds": found}
        listener.send(cast(m.OutcomeInfo, told))

    task = (table.game.id, table.options, table.position(), seat, answer)
    yield ThinkRequest("outcome", task, tell, coaching.on_failure(listener, message), listener.person)


def outcome_of(game: Game, options: dict[str, Any], position: Any, seat: int, answer: Any) -> list[m.World]:
    """The worlds of an outcome message."""
    table = resume(game, position, options, played=True)
    return [_world(game, each) for each in outcomes(table, seat, freeze(answer))]


def _world(game: Game, outcome: Outcome) -> m.World:
    grouping = Grouping(game.telling)
    events = [
        seat_messages.event_info(seat_messages.told_event(event), index, grouping.place(event), game.telling)
        for index, event in enumerate(outcome.events)
    ]
    return m.World(view=outcome.view, events=events)
