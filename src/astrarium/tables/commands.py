"""What somebody at a table may do. A deed that is not allowed raises an error and changes nothing."""

from __future__ import annotations

from time import time
from typing import Any

from ..kernel import Choice, IllegalAnswer, Seat, Text, UndoRefused
from ..teach import LEARNER
from . import asked, coaching, daily, for_seat, parting, pleas, standing_in, takeback
from . import messages as m
from .limits import LONGEST_LINE, TooMuch
from .listener import Listener, Unknown
from .live import LiveTable
from .wishes import Deed, KeepAlone, KeepLine, LastTalk

#: Lines of chat that a newcomer gets.
TALK = 100


def do(live: LiveTable, listener: Listener, message: asked.ClientMessage) -> Deed:
    """Carry out a message of a client."""
    match message:
        case asked.Answer():
            return answer(live, listener, message)
        case asked.Undo():
            return undo(live, listener, message)
        case asked.UndoReply():
            return undo_reply(live, listener, message)
        case asked.Look():
            return look(live, listener, message)
        case asked.Describe():
            return describe(live, listener, message)
        case asked.Why():
            return why(live, listener, message)
        case asked.Say():
            return say(live, listener, message)
        case asked.Note():
            return note(live, listener, message)
        case asked.PassOn():
            return pass_on(live, listener, message)
        case asked.StandIn():
            return stand_in(live, listener, message)
        case asked.ComeBack():
            return come_back(live, listener, message)
        case asked.AskHint():
            return coaching.ask(live, listener, message)
        case asked.AskReview():
            return coaching.look_back(live, listener, message)
        case asked.AskTurns():
            return coaching.turns(live, listener, message)
        case asked.AgreeCoach():
            return coaching.agree(live, listener, message)
        case asked.Concede():
            return parting.concede(live, listener, message)
        case asked.Vote():
            return parting.vote(live, listener, message)
        case asked.Leave():
            return parting.leave(live, listener, message)
        case asked.Kick():
            return parting.kick(live, listener, message)
        case asked.PlayAlone():
            return play_alone(live, listener, message)


def join(live: LiveTable, listener: Listener) -> Deed:
    """Welcome somebody and show the position."""
    room = live.room
    room.check_space()
    yield from parting.returned(live, listener.person)
    back = [seat for seat in live.seating.held_by(listener.person) if standing_in.may_come_back(live, seat)]
    for seat in back:
        yield from standing_in.come_back(live, seat)
    lines, notices = yield LastTalk(TALK)
    listener.mine = live.seating.held_by(listener.person)
    live.showing.choose_face(listener)
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


def answer(live: LiveTable, listener: Listener, message: asked.Answer) -> Deed:
    check(live, listener, message.seat, message.move)
    yield from live.play(message.seat, message.answer)
    listener.send(m.done(message))
    live.room.tell_position()


def bot_answers(live: LiveTable, seat: int, choice: Choice, given: Any) -> Deed:
    """Give a bot's answer, unless the choice is gone meanwhile, or the person is back."""
    if seat in live.seating.bots() and live.table.choice(seat) is choice:
        yield from live.play(seat, given)
        live.room.tell_position()


# -- taking back


def undo(live: LiveTable, listener: Listener, message: asked.Undo) -> Deed:
    """Take back at once where that is allowed, else ask the others."""
    table, seat, whole = live.table, message.seat, message.whole_turn
    check(live, listener, seat, message.move)
    others, running = live.seating.others(listener.person), live.running()
    if table.over:
        raise UndoRefused("table-over")  # what is over stays; playing on from it is a branch
    try:
        if others or daily.strict(live.sheet):
            taken = takeback.take_back_alone(table, seat, whole)
        else:
            taken = takeback.take_back_freely(table, seat, whole, live.showing.dealt)
    except UndoRefused:
        if not others:
            raise
        yield from _ask(live, listener, message, others)
        return
    yield from live.taken_back(taken, running, agreed=False)
    listener.send(m.done(message))
    live.room.tell_position()


def _ask(live: LiveTable, listener: Listener, message: asked.Undo, others: set[str]) -> Deed:
    if not takeback.own_answers(live.table, message.seat):
        raise UndoRefused("error-undo-nothing")
    if live.room.request is not None:
        raise UndoRefused("table-undo-asked-already")
    request = takeback.Request(message.seat, listener.person, message.move, message.whole_turn, set(others))
    kept = pleas.without_undo(live.sheet.votes)
    yield from live.keep_votes({**kept, pleas.undo_name(request): [listener.person]})
    listener.send(m.done(message))
    live.hear_pleas()


def undo_reply(live: LiveTable, listener: Listener, message: asked.UndoReply) -> Deed:
    """One of the others agrees or does not; who asked may withdraw by not agreeing."""
    request = live.room.request
    if request is None or listener.person not in {*request.missing, request.person}:
        raise UndoRefused("table-undo-not-asked")
    if not message.agree:
        yield from live.settle(False)
    elif request.missing == {listener.person}:
        running = live.running()
        taken = takeback.take_back_freely(live.table, request.seat, request.whole_turn)
        yield from live.taken_back(taken, running, agreed=True)
        live.room.tell_position()
    elif listener.person in request.missing:
        votes, name = live.sheet.votes, pleas.undo_name(request)
        yield from live.plead({**votes, name: [*votes[name], listener.person]})
    listener.send(m.done(message))


# -- looking and talking


def look(live: LiveTable, listener: Listener, message: asked.Look) -> Deed:
    """Show a past position, as the listener's seat could see it then; all is open when the game is over."""
    seat = listener.facing
    if message.seat is not None and message.seat != seat:
        if not live.table.over:
            raise IllegalAnswer("table-not-your-seat", seat=str(message.seat))
        seat = live.place(message.seat).seat
    view, events = live.course.past(seat, message.move)
    listener.send(
        m.History(type="history", id=message.id, move=message.move, seat=seat, view=view, events=events)
    )
    yield from ()


def describe(live: LiveTable, listener: Listener, message: asked.Describe) -> Deed:
    """Say the board in words, as the listener's seat may see it."""
    table, move = live.table, message.move
    if move is not None:
        table = live.course.at(move)
    blocks = for_seat.outline(table, listener.facing)
    listener.send(m.Outline(type="outline", id=message.id, move=move, seat=listener.facing, blocks=blocks))
    yield from ()


def why(live: LiveTable, listener: Listener, message: asked.Why) -> Deed:
    check_seat(listener, message.seat)
    choice = live.table.choice(message.seat)
    barred = [] if choice is None else for_seat.barred(live.table, choice)
    listener.send(m.WhyNot(type="why", id=message.id, seat=message.seat, barred=barred))
    yield from ()


def say(live: LiveTable, listener: Listener, message: asked.Say) -> Deed:
    _check_words(live, listener, message.text)
    seat = listener.mine[0] if listener.mine else None
    if seat is not None and listener.facing is not None:
        seat = listener.facing
    name = listener.name if seat is None else live.seating.name(seat) or listener.name
    line = m.ChatLine(type="chat", seat=seat, name=name, text=message.text, at=time())
    yield KeepLine(line)
    live.room.tell(line)
    listener.send(m.done(message))


def note(live: LiveTable, listener: Listener, message: asked.Note) -> Deed:
    """Write something at a move, for all who watch the game again; only who played it may."""
    words = message.text.strip()
    if not listener.mine:
        raise Unknown("table-note-players")
    if not live.table.over or not words:
        raise IllegalAnswer("table-note-later" if words else "table-note-empty")
    if not 0 <= message.move <= live.course.move:
        raise IllegalAnswer("error-no-such-move", move=message.move, moves=live.course.move)
    _check_words(live, listener, words)
    seat = Seat(listener.mine[0] if listener.facing is None else listener.facing)
    yield from live.note(Text("table-note", seat=seat, words=words), message.move)
    listener.send(m.done(message))


def _check_words(live: LiveTable, listener: Listener, words: str) -> None:
    """Whether somebody may say this now."""
    if not listener.person:
        raise Unknown("table-who-are-you")
    if len(words) > LONGEST_LINE:
        raise TooMuch("table-chat-too-long", most=LONGEST_LINE)
    if not live.room.talk.take(listener.person):
        raise TooMuch("table-chat-too-fast")


def pass_on(live: LiveTable, listener: Listener, message: asked.PassOn) -> Deed:
    """Hot-seat: the next player has taken the device."""
    pass_to = live.showing.choose_face(listener)
    if pass_to is not None:
        listener.face(pass_to)
    listener.send(m.done(message))
    listener.send(live.showing.position(listener))
    yield from ()


# -- when somebody does not play on


def stand_in(live: LiveTable, listener: Listener, message: asked.StandIn) -> Deed:
    """Let a bot play for somebody who has been away too long."""
    yield from standing_in.ask_for(live, listener, message.seat)
    listener.send(m.done(message))
    live.room.tell_all()


def come_back(live: LiveTable, listener: Listener, message: asked.ComeBack) -> Deed:
    """Take a seat back from the bot that plays for its person."""
    check_seat(listener, message.seat)
    if not standing_in.may_come_back(live, message.seat):
        raise IllegalAnswer("table-conceded")
    yield from standing_in.come_back(live, message.seat)
    listener.send(m.done(message))
    live.room.tell_all()


def play_alone(live: LiveTable, listener: Listener, message: asked.PlayAlone) -> Deed:
    """End the lesson; the game goes on."""
    check_seat(listener, LEARNER)
    yield KeepAlone()
    live.sheet.lesson = None
    live.hold(live.sheet, live.table, live.course.earlier)
    listener.send(m.done(message))
    live.room.tell_position()


# -- what has to be so


def check_seat(listener: Listener, seat: int) -> None:
    if seat not in listener.mine:
        raise IllegalAnswer("table-not-your-seat", seat=str(seat))


def check(live: LiveTable, listener: Listener, seat: int, move: int) -> None:
    """Whether somebody may act for a seat in the position of this number."""
    check_seat(listener, seat)
    if live.place(seat).stand_in is not None:
        raise IllegalAnswer("table-stand-in-plays")
    if move != live.course.move:
        raise IllegalAnswer("table-stale")
