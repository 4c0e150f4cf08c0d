"""Commands of the people at a table. An illegal command raises an error and changes nothing."""

from __future__ import annotations

from time import time
from typing import Any

from ..kernel import Choice, IllegalAnswer, Seat, Text, UndoRefused
from ..teach import LEARNER
from . import (
    answer_preview,
    client_messages,
    coaching,
    leaving,
    proposals,
    seat_messages,
    takeback,
    time_out,
)
from . import server_messages as m
from . import (
    stand_in as stand_in_rules,
)
from .host_calls import Command, LastTalk, StoreChatLine, StoreLessonEnd
from .listener import Listener, Unknown
from .live_table import LiveTable
from .token_bucket import LONGEST_LINE, TooMuch

#: Chat lines that a new listener receives.
TALK = 100


def run(live: LiveTable, listener: Listener, message: client_messages.ClientMessage) -> Command:
    """The command of a client message."""
    match message:
        case client_messages.Answer():
            return answer(live, listener, message)
        case client_messages.Undo():
            return undo(live, listener, message)
        case client_messages.UndoReply():
            return undo_reply(live, listener, message)
        case client_messages.Look():
            return look(live, listener, message)
        case client_messages.Describe():
            return describe(live, listener, message)
        case client_messages.Why():
            return why(live, listener, message)
        case client_messages.AskOutcome():
            return answer_preview.ask(live, listener, message)
        case client_messages.Say():
            return say(live, listener, message)
        case client_messages.Note():
            return note(live, listener, message)
        case client_messages.PassOn():
            return pass_on(live, listener, message)
        case client_messages.StandIn():
            return stand_in(live, listener, message)
        case client_messages.ComeBack():
            return come_back(live, listener, message)
        case client_messages.AskHint():
            return coaching.ask(live, listener, message)
        case client_messages.AskReview():
            return coaching.review(live, listener, message)
        case client_messages.AskTurns():
            return coaching.turns(live, listener, message)
        case client_messages.AgreeCoach():
            return coaching.agree(live, listener, message)
        case client_messages.Concede():
            return leaving.concede(live, listener, message)
        case client_messages.Vote():
            return leaving.vote(live, listener, message)
        case client_messages.Leave():
            return leaving.leave(live, listener, message)
        case client_messages.Kick():
            return leaving.kick(live, listener, message)
        case client_messages.PlayAlone():
            return play_alone(live, listener, message)


def join(live: LiveTable, listener: Listener) -> Command:
    """Add a listener; send the welcome and the position."""
    room = live.room
    room.check_space()
    yield from leaving.returned(live, listener.person)
    back = [
        seat for seat in live.seating.held_by(listener.person) if stand_in_rules.may_come_back(live, seat)
    ]
    for seat in back:
        yield from stand_in_rules.come_back(live, seat)
    lines, notices = yield LastTalk(TALK)
    listener.mine = live.seating.held_by(listener.person)
    live.showing.choose_seat(listener)
    room.audience.add(listener)
    listener.send(live.showing.welcome(listener, room.present, lines, notices))
    listener.send(live.showing.position(listener))
    listener.send(coaching.told(live, listener))
    if room.again:
        listener.send(room.wanted())
    if room.request is not None:
        listener.send(room.request.asked(listener.person))
    if back:
        room.tell_position(but=listener)
    live.showing.common.forget()
    room.tell_players(but=listener)


def answer(live: LiveTable, listener: Listener, message: client_messages.Answer) -> Command:
    check(live, listener, message.seat, message.move)
    yield from live.play(message.seat, message.answer)
    listener.send(m.done(message))
    live.room.tell_position()


def bot_answers(live: LiveTable, seat: int, choice: Choice, given: Any) -> Command:
    """Play a bot's answer if its choice is still open and a bot still holds the seat."""
    if seat in live.seating.bots() and live.table.choice(seat) is choice:
        yield from live.play(seat, given)
        yield from time_out.moved_for(live, seat)
        live.room.tell_position()


# -- undo


def undo(live: LiveTable, listener: Listener, message: client_messages.Undo) -> Command:
    """Undo at once where the rules allow it; otherwise ask the others."""
    table, seat, whole = live.table, message.seat, message.whole_turn
    check(live, listener, seat, message.move)
    others, running = live.seating.others(listener.person), live.running()
    if table.over:
        raise UndoRefused("table-over")  # a finished game can only be branched
    try:
        if others or live.stored.strict:
            taken = takeback.take_back_alone(table, seat, whole)
        else:
            taken = takeback.take_back_freely(table, seat, whole, live.showing.dealt)
    except UndoRefused:
        if not others or live.stored.strict:
            raise
        yield from _ask_others(live, listener, message, others)
        return
    yield from live.store_undo(taken, running, agreed=False)
    listener.send(m.done(message))
    live.room.tell_position()


def _ask_others(
    live: LiveTable, listener: Listener, message: client_messages.Undo, others: set[str]
) -> Command:
    if not takeback.own_answers(live.table, message.seat):
        raise UndoRefused("error-undo-nothing")
    if live.room.request is not None:
        raise UndoRefused("table-undo-asked-already")
    request = takeback.Request(message.seat, listener.person, message.move, message.whole_turn, set(others))
    kept = proposals.without_undo(live.stored.votes)
    yield from live.keep_votes({**kept, proposals.undo_name(request): [listener.person]})
    listener.send(m.done(message))
    live.check_proposals()


def undo_reply(live: LiveTable, listener: Listener, message: client_messages.UndoReply) -> Command:
    """Accept or refuse an undo request. The requester withdraws it by refusing."""
    request = live.room.request
    if request is None or listener.person not in {*request.missing, request.person}:
        raise UndoRefused("table-undo-not-asked")
    if not message.agree:
        yield from live.settle(False)
    elif request.missing == {listener.person}:
        running = live.running()
        taken = takeback.take_back_freely(live.table, request.seat, request.whole_turn)
        yield from live.store_undo(taken, running, agreed=True)
        live.room.tell_position()
    elif listener.person in request.missing:
        votes, name = live.stored.votes, proposals.undo_name(request)
        yield from live.propose({**votes, name: [*votes[name], listener.person]})
    listener.send(m.done(message))


# -- history and chat


def look(live: LiveTable, listener: Listener, message: client_messages.Look) -> Command:
    """Send a past view of the listener's seat; of any seat when the game is over."""
    seat = listener.facing
    if message.seat is not None and message.seat != seat:
        if not live.table.over:
            raise IllegalAnswer("table-not-your-seat", seat=str(message.seat))
        seat = live.place(message.seat).seat
    view, events = live.history.past(seat, message.move, message.event)
    listener.send(
        m.History(type="history", id=message.id, move=message.move, seat=seat, view=view, events=events)
    )
    yield from ()


def describe(live: LiveTable, listener: Listener, message: client_messages.Describe) -> Command:
    """Send the outline of the board as the listener's seat sees it."""
    table, move = live.table, message.move
    if move is not None:
        table = live.history.at(move)
    blocks = seat_messages.outline(table, listener.facing)
    listener.send(m.Outline(type="outline", id=message.id, move=move, seat=listener.facing, blocks=blocks))
    yield from ()


def why(live: LiveTable, listener: Listener, message: client_messages.Why) -> Command:
    check_seat(listener, message.seat)
    choice = live.table.choice(message.seat)
    barred = [] if choice is None else seat_messages.barred(live.table, choice)
    listener.send(m.WhyNot(type="why", id=message.id, seat=message.seat, barred=barred))
    yield from ()


def say(live: LiveTable, listener: Listener, message: client_messages.Say) -> Command:
    _check_words(live, listener, message.text)
    seat = listener.mine[0] if listener.mine else None
    if seat is not None and listener.facing is not None:
        seat = listener.facing
    name = listener.name if seat is None else live.seating.name(seat) or listener.name
    line = m.ChatLine(type="chat", seat=seat, name=name, text=message.text, at=time())
    yield StoreChatLine(line)
    live.room.tell(line)
    listener.send(m.done(message))


def note(live: LiveTable, listener: Listener, message: client_messages.Note) -> Command:
    """Add a note to a move of a finished game. Only its players may."""
    words = message.text.strip()
    if not listener.mine:
        raise Unknown("table-note-players")
    if not live.table.over or not words:
        raise IllegalAnswer("table-note-later" if words else "table-note-empty")
    if not 0 <= message.move <= live.history.move:
        raise IllegalAnswer("error-no-such-move", move=message.move, moves=live.history.move)
    _check_words(live, listener, words)
    seat = Seat(listener.mine[0] if listener.facing is None else listener.facing)
    yield from live.note(Text("table-note", seat=seat, words=words), message.move)
    listener.send(m.done(message))


def _check_words(live: LiveTable, listener: Listener, words: str) -> None:
    """Check sender, length and rate of a text."""
    if not listener.person:
        raise Unknown("table-who-are-you")
    if len(words) > LONGEST_LINE:
        raise TooMuch("table-chat-too-long", most=LONGEST_LINE)
    if not live.room.talk.take(listener.person):
        raise TooMuch("table-chat-too-fast")


def pass_on(live: LiveTable, listener: Listener, message: client_messages.PassOn) -> Command:
    """Hot-seat: the next player has taken the device."""
    pass_to = live.showing.choose_seat(listener)
    if pass_to is not None:
        listener.face(pass_to)
    listener.send(m.done(message))
    listener.send(live.showing.position(listener))
    yield from ()


# -- absence


def stand_in(live: LiveTable, listener: Listener, message: client_messages.StandIn) -> Command:
    """Put a bot on the seat of a person who is away too long."""
    yield from stand_in_rules.ask_for(live, listener, message.seat)
    listener.send(m.done(message))
    live.room.tell_all()


def come_back(live: LiveTable, listener: Listener, message: client_messages.ComeBack) -> Command:
    """Return a seat from its stand-in bot to its person."""
    check_seat(listener, message.seat)
    if not stand_in_rules.may_come_back(live, message.seat):
        lost = message.seat in live.table.conceded
        raise IllegalAnswer("table-conceded" if lost else "table-bot-for-the-rest")
    yield from stand_in_rules.come_back(live, message.seat)
    listener.send(m.done(message))
    live.room.tell_all()


def play_alone(live: LiveTable, listener: Listener, message: client_messages.PlayAlone) -> Command:
    """End the lesson and continue as an ordinary game."""
    check_seat(listener, LEARNER)
    yield StoreLessonEnd()
    live.stored.lesson = None
    live.hold(live.stored, live.table, live.history.earlier)
    listener.send(m.done(message))
    live.room.tell_position()


# -- checks


def check_seat(listener: Listener, seat: int) -> None:
    if seat not in listener.mine:
        raise IllegalAnswer("table-not-your-seat", seat=str(seat))


def check(live: LiveTable, listener: Listener, seat: int, move: int) -> None:
    """Check that a listener may act for a seat in this position."""
    check_seat(listener, seat)
    if live.place(seat).stand_in is not None:
        raise IllegalAnswer("table-stand-in-plays")
    if move != live.history.move:
        raise IllegalAnswer("table-stale")
