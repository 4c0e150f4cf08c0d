"""The coach in text play: hints, warnings before wasteful moves, and reviews."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ..kernel import Answer, Chance, Choice, IllegalAnswer, Seat, Table, Text, Window
from ..teach.hints import KNOWN, Hint, Suggestion
from ..teach.hints import hint as find_hint
from ..teach.review import Review, ReviewedDecision, review_parts
from .record_commands import read_table, voice_for
from .refusal_context import about
from .screen import Screen, open_screen

if TYPE_CHECKING:
    from .decision import Decision


def hint(decision: Decision, rest: str) -> None:
    """Print a hint by the game's own bot."""
    screen, table, choice = decision.screen, decision.session.table, decision.choice
    if len(decision.session.persons) > 1:
        screen.line(screen.voice.shell("shell-hint-people"))
        return
    seed = f"{table.seed}/{table.moves}"
    screen.line(screen.voice.shell("shell-hint-thinks"), "quiet")
    tell_hint(screen, table, choice, find_hint(Window(table, choice.seat, Chance(f"{seed}/coach")), seed))


def tell_hint(screen: Screen, table: Table, choice: Choice, found: Hint) -> None:
    """Print the suggestions of a hint, with their reasons."""
    screen.line(screen.voice.shell("shell-hint-title"), "title")
    for way in found.suggestions:
        words = _option_texts(screen, table, choice, way.answer)
        screen.line(f"{words}: {_range(screen, way)}" if way.worth else words, "question")
        for fact in way.facts:
            screen.line(screen.voice.shell("shell-hint-facts", what=fact))
        _reasons(screen, way.now, way.later, way.against)
    if found.worlds < KNOWN:
        screen.line(screen.voice.shell("shell-hint-few", worlds=found.worlds))
    elif found.equal:
        screen.line(screen.voice.shell("shell-hint-equal"))
    screen.line(screen.voice.shell("shell-hint-foot", tried=found.tried, worlds=found.worlds), "quiet")


def warning(decision: Decision, answer: Answer) -> str | None:
    """The confirmation to ask for before a wasteful answer, once per reason and session; else None."""
    session, choice = decision.session, decision.choice
    if choice.several or not session.warns or len(session.persons) > 1:
        return None
    said = session.table.consequence(choice, answer)
    if said is None or said.id not in session.table.game.words.wasteful or said.id in session.warned:
        return None
    session.warned.add(said.id)
    return decision.voice.shell("shell-warn", why=decision.voice.say(said))


def warnings(decision: Decision, rest: str) -> None:
    """Toggle the warnings."""
    decision.session.warns = not decision.session.warns
    decision.screen.line(
        decision.voice.shell("shell-warnings-on" if decision.session.warns else "shell-warnings-off")
    )


# -- review


def review_file(path: Path, language: str, *, seat: int | None = None, plain: bool = False) -> None:
    """Print the review of a record, for one seat or for the first person."""
    table = read_table(path)
    voice = voice_for(table, language)
    screen = open_screen(voice, plain)
    with about(table.game, voice.names):
        if seat is None:
            people = [at for at, word in enumerate(table.players) if not word.startswith("bot:")]
            seat = people[0] if people else 0
        if not 0 <= seat < table.seats:
            raise IllegalAnswer("error-no-such-seat", seat=str(seat), seats=table.seats)
        voice.reader = seat
        show_review(screen, table, seat)


def show_review(screen: Screen, table: Table, seat: int) -> None:
    """Print the review of a game, showing its progress."""
    from ..teach.review import SECONDS

    told = -1
    for part in review_parts(table, seat, SECONDS):
        if isinstance(part, Review):
            _tell(screen, table, seat, part)
            return
        done, all_ = part
        percent = 100 * done // max(all_, 1) // 25 * 25
        if percent > told:
            told = percent
            screen.line(screen.voice.shell("shell-review-progress", percent=percent), "quiet")


def _tell(screen: Screen, table: Table, seat: int, review: Review) -> None:
    say = screen.voice.shell
    screen.line(say("shell-review"), "title")
    sound = {"sound": review.sound, "decided": review.decided}
    if not review.decisions:
        screen.line(say("shell-review-none", **sound))
    else:
        screen.line(say("shell-review-summary", lost=_number(screen, review.lost), **sound))
    for number, each in enumerate(review.decisions, 1):
        _decision(screen, table, seat, number, each)
    for turn in review.turns:
        id = "shell-review-lead" if turn.lead else "shell-review-turn"
        change = _gain(screen, turn.change)
        screen.line(say(id, name=Seat(turn.seat), round=turn.round, move=turn.move, change=change))
    luck, others, lost = (_gain(screen, value) for value in (review.luck, review.others, -review.lost))
    screen.line(say("shell-review-luck", luck=luck, others=others, lost=lost), "question")
    screen.line(say("shell-review-how"), "quiet")


def _decision(screen: Screen, table: Table, seat: int, number: int, each: ReviewedDecision) -> None:
    past = table.at(each.move)
    choice = past.choice(seat)
    assert choice is not None
    say = screen.voice.shell
    cost = _gain(screen, -each.cost)
    screen.line(
        say("shell-review-decision", number=number, round=each.round, move=each.move, cost=cost), "question"
    )
    screen.line(say("shell-review-you", answer=_option_texts(screen, past, choice, each.answer)))
    screen.line(say("shell-review-better", answer=_option_texts(screen, past, choice, each.better)))
    _reasons(screen, each.now, each.later, each.against)


def _reasons(screen: Screen, now: Text | None, later: Text | None, against: Text | None) -> None:
    for kind, text in (("now", now), ("later", later), ("against", against)):
        if text is not None:
            screen.line(screen.voice.shell(f"shell-hint-{kind}", what=text).replace("..", "."))


def _option_texts(screen: Screen, table: Table, choice: Choice, answer: Answer) -> str:
    options = answer if choice.several else (answer,)
    words = [screen.voice.say(table.say(choice, option)) for option in options]
    return ", ".join(words) or screen.voice.shell("shell-hint-nothing")


def _range(screen: Screen, way: Suggestion) -> str:
    """The range of a suggestion's gain, in the game's own points."""
    assert way.worth is not None
    low, high = (
        f"{_number(screen, value, '+').removesuffix('.0').removesuffix(',0')}"
        for value in (way.worth.low, way.worth.high)
    )
    return _in_points(screen, screen.voice.shell("shell-hint-range", low=low, high=high))


def _gain(screen: Screen, value: float) -> str:
    """A value in the game's own points."""
    return _in_points(screen, _number(screen, value, "+"))


def _in_points(screen: Screen, number: str) -> str:
    return screen.voice.say(Text("coach-gain", value=number)) if screen.voice.has("coach-gain") else number


def _number(screen: Screen, value: float, sign: str = "") -> str:
    said = f"{round(value, 1) + 0.0:{sign}.1f}".replace("-", "−")
    return said.replace(".", ",") if screen.voice.language == "pl" else said
