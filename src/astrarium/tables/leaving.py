"""Leaving a table: giving up, breaking off by agreement, freeing a seat, a bot at once for somebody absent.

What needs the others' agreement is kept as votes, by what is wished for: nothing of it is forgotten when
the program stops in between.
"""

from __future__ import annotations

from ..kernel import AstrariumError, IllegalAnswer, Seat, Text
from ..kernel.record import ABANDON, CONCEDE
from . import asked, pleas, standing_in
from . import messages as m
from .listener import Listener
from .live import LiveTable
from .seats import INVITED, new_token
from .sheet import Place
from .wishes import Deed, Entry, KeepSeat

#: Sent to whoever may not be at the table any more.
SENT_AWAY = 4403


class NotPossible(AstrariumError):
    """A seat cannot be left or taken away now, or nothing is to be agreed."""


# -- giving up


def concede(live: LiveTable, listener: Listener, message: asked.Concede) -> Deed:
    """Give the game up for a seat; where other people play on, a bot plays it to the end."""
    check_player(live, listener, message.seat)
    table, seat, running = live.table, message.seat, live.running()
    table.concede(seat)
    entries: list[Entry] = [(CONCEDE, seat)]
    if not table.over and not _playing(live):
        table.abandon()  # nobody is left who would like to see the end of it
        entries.append((ABANDON, None))
    yield from live.ended(entries, running)
    yield from live.note(Text("table-notice-conceded", seat=Seat(seat)))
    if not table.over:
        yield from standing_in.play_for(live, seat)
    listener.send(m.done(message))
    live.room.tell_all()


def _playing(live: LiveTable) -> set[str]:
    """The people who have not given up."""
    conceded = live.table.conceded
    return {place.person for place in live.seating.places if place.person and place.seat not in conceded}


# -- what all have to agree to


def vote(live: LiveTable, listener: Listener, message: asked.Vote) -> Deed:
    """Wish for something, or agree to it; whoever does not agree ends the question."""
    if not listener.mine:
        raise NotPossible("table-players-only")
    if live.table.over:
        raise IllegalAnswer("error-game-over")
    place = None
    if message.what == "stand_in":
        place = live.place(-1 if message.seat is None else message.seat)
        standing_in.check_awaited(live, listener, place)
        standing_in.check_away(live, place)
    wish = pleas.wish_name(message.what, message.seat)
    votes = {name: people[:] for name, people in live.sheet.votes.items()}
    if not message.agree:
        votes.pop(wish, None)
        yield from live.plead(votes)
    else:
        votes[wish] = sorted({*votes.get(wish, ()), listener.person})
        agreed = voters(live, wish) <= set(votes[wish])
        if agreed:
            del votes[wish]
        yield from live.plead(votes)
        if agreed and place is not None:
            yield from standing_in.sit_in(live, place.seat, "table-notice-agreed")
        elif agreed:
            yield from break_off(live, Text("table-notice-abandoned"))
    listener.send(m.done(message))
    live.room.tell_all()


def break_off(live: LiveTable, notice: Text) -> Deed:
    """Break a game off, whoever plays: it is kept as far as it went, and everybody reads why."""
    if live.table.over:
        raise IllegalAnswer("error-game-over")
    running = live.running()
    live.table.abandon()
    yield from live.ended([(ABANDON, None)], running)
    yield from live.note(notice)
    live.room.tell_all()


def voters(live: LiveTable, wish: str) -> set[str]:
    """Whose agreement a wish needs: of all who play themselves, less the one whom it is about."""
    places = live.seating.places
    asked_of = {
        place.person
        for place in places
        if place.person and place.stand_in is None and place.seat not in live.table.conceded
    }
    absent = pleas.wished_seat(wish)
    return asked_of - ({places[absent].person} if absent is not None else set())


def returned(live: LiveTable, person: str) -> Deed:
    """Somebody is here: what was wished for because of their absence is void."""
    held = {pleas.wish_name("stand_in", seat) for seat in live.seating.held_by(person)}
    yield from live.plead({wish: people for wish, people in live.sheet.votes.items() if wish not in held})


# -- a seat that becomes free again


def leave(live: LiveTable, listener: Listener, message: asked.Leave) -> Deed:
    """Give a seat back before having played on it."""
    check_player(live, listener, message.seat)
    place = live.place(message.seat)
    check_unplayed(live, place, "table-leave-begun")
    yield from _freed(live, place, "table-notice-left")
    listener.send(m.done(message))
    _told(live, listener.person)


def kick(live: LiveTable, listener: Listener, message: asked.Kick) -> Deed:
    """Whoever set the table up takes a seat back from a guest who has not played yet."""
    if listener.person != live.seating.host:
        raise NotPossible("table-kick-host")
    place = live.place(message.seat)
    if place.person in (None, listener.person):
        raise NotPossible("table-kick-nobody")
    check_unplayed(live, place, "table-kick-begun")
    guest = place.person
    yield from _freed(live, place, "table-notice-kicked")
    listener.send(m.done(message))
    _told(live, guest)


def check_unplayed(live: LiveTable, place: Place, begun: str) -> None:
    """Whether a seat is one that others may take, and nobody has answered anything on it."""
    if place.kind not in INVITED:
        raise NotPossible("table-leave-own")
    if live.table.over or any(move.seat == place.seat and not move.forced for move in live.table.history):
        raise NotPossible(begun)


def _freed(live: LiveTable, place: Place, notice: str) -> Deed:
    """The seat is free, and its old invitation leads nowhere."""
    person, name, token = place.person, live.seating.name(place.seat) or "", new_token()
    live.charge()
    if not (yield KeepSeat(place.seat, person, token)):
        raise IllegalAnswer("table-stale")
    place.person = place.called = None
    place.token = token
    yield from live.note(Text(notice, name=name))
    live.room.seated(person or "")


def _told(live: LiveTable, person: str | None) -> None:
    """Show everybody who sits where; whoever had the seat and may not watch either has to go."""
    live.room.tell_all()
    for listener in tuple(live.room.audience):
        if listener.person == person and not live.seating.may_watch(person, None):
            listener.close(SENT_AWAY)


# -- what has to be so


def check_player(live: LiveTable, listener: Listener, seat: int) -> None:
    if seat not in listener.mine:
        raise IllegalAnswer("table-not-your-seat", seat=str(seat))
