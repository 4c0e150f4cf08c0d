"""Leaving a table: concede, abandon by agreement, free a seat, agree to a stand-in bot.

Proposals that need agreement are stored as votes, so they survive a restart.
"""

from __future__ import annotations

from ..kernel import AstrariumError, IllegalAnswer, Seat, Text
from ..kernel.play.record import ABANDON, CONCEDE
from . import client_messages, proposals, stand_in
from . import server_messages as m
from .host_calls import Command, Entry, StoreSeat
from .listener import Listener
from .live_table import LiveTable
from .seats import INVITED, new_token
from .stored_table import Place

#: WebSocket close code for people who may no longer watch the table.
SENT_AWAY = 4403


class NotPossible(AstrariumError):
    """The seat cannot be left or freed now, or the vote is not allowed."""


# -- concession


def concede(live: LiveTable, listener: Listener, message: client_messages.Concede) -> Command:
    """Concede for a seat. A bot plays it to the end if other people play on."""
    check_player(live, listener, message.seat)
    yield from give_up(live, message.seat, Text("table-notice-conceded", seat=Seat(message.seat)))
    listener.send(m.done(message))
    live.room.tell_all()


def give_up(live: LiveTable, seat: int, notice: Text) -> Command:
    """Record the loss of a seat that conceded or ran out of time."""
    table, running = live.table, live.running()
    table.concede(seat)
    entries: list[Entry] = [(CONCEDE, seat)]
    if not table.over and not _playing(live):
        table.abandon()  # no person plays on
        entries.append((ABANDON, None))
    yield from live.store_end(entries, running)
    yield from live.note(notice)
    if not table.over:
        yield from stand_in.play_for(live, seat)


def _playing(live: LiveTable) -> set[str]:
    """The people who have not conceded."""
    conceded = live.table.conceded
    return {place.person for place in live.seating.places if place.person and place.seat not in conceded}


# -- votes


def vote(live: LiveTable, listener: Listener, message: client_messages.Vote) -> Command:
    """Propose something or agree to it. A refusal ends the proposal."""
    if not listener.mine:
        raise NotPossible("table-players-only")
    if live.table.over:
        raise IllegalAnswer("error-game-over")
    place = None
    if message.what == "stand_in":
        place = live.place(-1 if message.seat is None else message.seat)
        stand_in.check_awaited(live, listener, place)
        stand_in.check_away(live, place)
    proposal = proposals.proposal_name(message.what, message.seat)
    if message.what == "abandon" and message.agree and live.stored.rated and len(voters(live, proposal)) == 1:
        raise NotPossible("table-rated-concede")  # nobody else is there to agree
    votes = {name: people[:] for name, people in live.stored.votes.items()}
    if not message.agree:
        votes.pop(proposal, None)
        yield from live.propose(votes)
    else:
        votes[proposal] = sorted({*votes.get(proposal, ()), listener.person})
        agreed = voters(live, proposal) <= set(votes[proposal])
        if agreed:
            del votes[proposal]
        yield from live.propose(votes)
        if agreed and place is not None:
            yield from stand_in.sit_in(live, place.seat, "table-notice-agreed")
        elif agreed:
            yield from break_off(live, Text("table-notice-abandoned"))
    listener.send(m.done(message))
    live.room.tell_all()


def break_off(live: LiveTable, notice: Text) -> Command:
    """Abandon a game with a notice. Its moves so far stay stored."""
    if live.table.over:
        raise IllegalAnswer("error-game-over")
    running = live.running()
    live.table.abandon()
    yield from live.store_end([(ABANDON, None)], running)
    yield from live.note(notice)
    live.room.tell_all()


def voters(live: LiveTable, proposal: str) -> set[str]:
    """The people whose agreement a proposal needs: all who play, except its subject."""
    places = live.seating.places
    asked_of = {
        place.person
        for place in places
        if place.person and place.stand_in is None and place.seat not in live.table.conceded
    }
    absent = proposals.proposal_seat(proposal)
    return asked_of - ({places[absent].person} if absent is not None else set())


def returned(live: LiveTable, person: str) -> Command:
    """Drop the proposals about a person's absence when they return."""
    held = {proposals.proposal_name("stand_in", seat) for seat in live.seating.held_by(person)}
    yield from live.propose(
        {proposal: people for proposal, people in live.stored.votes.items() if proposal not in held}
    )


# -- free seats


def leave(live: LiveTable, listener: Listener, message: client_messages.Leave) -> Command:
    """Free an own seat before its first answer."""
    check_player(live, listener, message.seat)
    place = live.place(message.seat)
    check_unplayed(live, place, "table-leave-begun")
    yield from _free_seat(live, place, "table-notice-left")
    listener.send(m.done(message))
    _tell_seating(live, listener.person)


def kick(live: LiveTable, listener: Listener, message: client_messages.Kick) -> Command:
    """The host frees the seat of a guest who has not played yet."""
    if listener.person != live.seating.host:
        raise NotPossible("table-kick-host")
    place = live.place(message.seat)
    if place.person in (None, listener.person):
        raise NotPossible("table-kick-nobody")
    check_unplayed(live, place, "table-kick-begun")
    guest = place.person
    yield from _free_seat(live, place, "table-notice-kicked")
    listener.send(m.done(message))
    _tell_seating(live, guest)


def check_unplayed(live: LiveTable, place: Place, begun: str) -> None:
    """Check that a seat is an invited one without any answers."""
    if place.kind not in INVITED:
        raise NotPossible("table-leave-own")
    if live.table.over or any(move.seat == place.seat and not move.forced for move in live.table.history):
        raise NotPossible(begun)


def _free_seat(live: LiveTable, place: Place, notice: str) -> Command:
    """Free a seat and replace its invitation."""
    person, name, token = place.person, live.seating.name(place.seat) or "", new_token()
    live.charge()
    if not (yield StoreSeat(place.seat, person, token)):
        raise IllegalAnswer("table-stale")
    place.person = place.called = None
    place.token = token
    yield from live.note(Text(notice, name=name))
    live.room.seated(person or "")


def _tell_seating(live: LiveTable, person: str | None) -> None:
    """Show the new seating, and disconnect the person if they may not watch."""
    live.room.tell_all()
    for listener in tuple(live.room.audience):
        if listener.person == person and not live.seating.may_watch(person, None):
            listener.close(SENT_AWAY)


# -- checks


def check_player(live: LiveTable, listener: Listener, seat: int) -> None:
    if seat not in listener.mine:
        raise IllegalAnswer("table-not-your-seat", seat=str(seat))
