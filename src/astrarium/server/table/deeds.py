"""What somebody at a table may do. A deed that is not allowed raises an error and changes nothing."""

from __future__ import annotations

from time import time

from ...kernel import IllegalAnswer, UndoRefused
from ..limits import TooMuch
from ..lobby.people import Unknown
from . import for_seat, takeback
from . import messages as m
from .listener import Listener
from .live import LiveTable


async def do(live: LiveTable, listener: Listener, message: m.ClientMessage) -> None:
    """Carry out a message of a client."""
    match message:
        case m.Answer():
            await answer(live, listener, message)
        case m.Undo():
            await undo(live, listener, message)
        case m.UndoReply():
            await undo_reply(live, listener, message)
        case m.Look():
            await look(live, listener, message)
        case m.Describe():
            await describe(live, listener, message)
        case m.Why():
            await why(live, listener, message)
        case m.Say():
            await say(live, listener, message)
        case m.PassOn():
            await pass_on(live, listener, message)
        case m.StandIn():
            await stand_in(live, listener, message)
        case m.ComeBack():
            await come_back(live, listener, message)


async def answer(live: LiveTable, listener: Listener, message: m.Answer) -> None:
    async with live.lock:
        check(live, listener, message.seat, message.move)
        await live.play(message.seat, message.answer)
        listener.send(m.Done(id=message.id))
        live.tell_position()
    live.go_on()


# -- taking back


async def undo(live: LiveTable, listener: Listener, message: m.Undo) -> None:
    """Take back at once where that is allowed, else ask the others."""
    async with live.lock:
        table, seat, whole = live.table, message.seat, message.whole_turn
        check(live, listener, seat, message.move)
        others, running = live.seating.others(listener.person), live.running()
        if others and table.over:
            raise UndoRefused("server-over")  # everybody knows the seed now
        try:
            if others:
                entries = takeback.take_back_alone(table, seat, whole)
            else:
                entries = takeback.take_back_freely(table, seat, whole)
        except UndoRefused:
            _ask(live, listener, message, others)
            return
        await live.taken_back(entries, running, agreed=False)
        listener.send(m.Done(id=message.id))
        live.tell_position()
    live.go_on()


def _ask(live: LiveTable, listener: Listener, message: m.Undo, others: set[str]) -> None:
    if not takeback.own_answers(live.table, message.seat):
        raise UndoRefused("error-undo-nothing")
    if live.request is not None:
        raise UndoRefused("server-undo-asked-already")
    live.request = takeback.Request(
        message.seat, listener.person, message.move, message.whole_turn, set(others)
    )
    listener.send(m.Done(id=message.id))
    for each in live.audience:
        each.send(live.request.asked(each.person))


async def undo_reply(live: LiveTable, listener: Listener, message: m.UndoReply) -> None:
    """One of the others agrees or does not; who asked may withdraw by not agreeing."""
    async with live.lock:
        request = live.request
        if request is None or listener.person not in {*request.missing, request.person}:
            raise UndoRefused("server-undo-not-asked")
        if not message.agree:
            live.settle(False)
        else:
            request.missing.discard(listener.person)
            if not request.missing and listener.person != request.person:
                running = live.running()
                entries = takeback.take_back_freely(live.table, request.seat, request.whole_turn)
                await live.taken_back(entries, running, agreed=True)
                live.tell_position()
        listener.send(m.Done(id=message.id))
    live.go_on()


# -- looking and talking


async def look(live: LiveTable, listener: Listener, message: m.Look) -> None:
    """Show a past position, as the listener's seat could see it then."""
    async with live.lock:
        check_move(live, message.move)
        view, events = for_seat.past(live.table, listener.facing, message.move)
    listener.send(m.History(id=message.id, move=message.move, seat=listener.facing, view=view, events=events))


async def describe(live: LiveTable, listener: Listener, message: m.Describe) -> None:
    """Say the board in words, as the listener's seat may see it."""
    async with live.lock:
        table = live.table
        if message.move is not None:
            check_move(live, message.move)
            table = table.at(message.move)
        blocks = for_seat.outline(table, listener.facing)
    listener.send(m.Outline(id=message.id, move=message.move, seat=listener.facing, blocks=blocks))


async def why(live: LiveTable, listener: Listener, message: m.Why) -> None:
    async with live.lock:
        check_seat(listener, message.seat)
        choice = live.table.choice(message.seat)
        barred = [] if choice is None else for_seat.barred(live.table, choice)
    listener.send(m.WhyNot(id=message.id, seat=message.seat, barred=barred))


async def say(live: LiveTable, listener: Listener, message: m.Say) -> None:
    if not listener.person:
        raise Unknown("server-who-are-you")
    if len(message.text) > m.LONGEST_LINE:
        raise TooMuch("server-chat-too-long", most=m.LONGEST_LINE)
    if not live.talk.take(listener.person):
        raise TooMuch("server-chat-too-fast")
    seat = listener.mine[0] if listener.mine else None
    if seat is not None and listener.facing is not None:
        seat = listener.facing
    name = listener.name if seat is None else live.seating.name(seat) or listener.name
    await live.chat(m.ChatLine(seat=seat, name=name, text=message.text, at=time()))
    listener.send(m.Done(id=message.id))


async def pass_on(live: LiveTable, listener: Listener, message: m.PassOn) -> None:
    """Hot-seat: the next player has taken the device."""
    async with live.lock:
        pass_to = live.showing.choose_face(listener)
        if pass_to is not None:
            listener.face(pass_to)
        listener.send(m.Done(id=message.id))
        listener.send(live.showing.position(listener))


# -- when somebody does not play on


async def stand_in(live: LiveTable, listener: Listener, message: m.StandIn) -> None:
    """Let a bot play for somebody who has been away too long."""
    async with live.lock:
        await live.stand_ins.ask(listener, message.seat)
        listener.send(m.Done(id=message.id))
        live.tell_all()
    live.go_on()


async def come_back(live: LiveTable, listener: Listener, message: m.ComeBack) -> None:
    """Take a seat back from the bot that plays for its person."""
    async with live.lock:
        check_seat(listener, message.seat)
        await live.stand_ins.come_back(message.seat)
        listener.send(m.Done(id=message.id))
        live.tell_all()
    live.go_on()


def check_move(live: LiveTable, move: int) -> None:
    """Whether there was a position of this number."""
    moves = for_seat.public_move(live.table)
    if move > moves:
        raise IllegalAnswer("error-no-such-move", move=move, moves=moves)


def check_seat(listener: Listener, seat: int) -> None:
    if seat not in listener.mine:
        raise IllegalAnswer("server-not-your-seat", seat=str(seat))


def check(live: LiveTable, listener: Listener, seat: int, move: int) -> None:
    """Whether somebody may act for a seat in the position of this number."""
    check_seat(listener, seat)
    if live.place(seat).stand_in is not None:
        raise IllegalAnswer("server-stand-in-plays")
    if move != for_seat.public_move(live.table):
        raise IllegalAnswer("server-stale")
