"""Variants of any game's rules: an option renamed, cards changed, a phase added."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import field, replace
from importlib import import_module
from typing import Any

from astrarium.kernel import Choice, Game, Steps, Together
from astrarium.kernel.data.plain_dataclass import derive, plain

NEW = "anew"


def renamed(game: Game, word: str) -> Game:
    """The same game, with another word for an option."""
    other = f"{word}-{NEW}"
    words = game.words
    held = game.held
    return replace(
        game,
        revision=game.revision + 1,
        phases={name: _wrapped(phase, word, other) for name, phase in game.phases.items()},
        words=replace(words, options={**words.options, other: words.options[word]}),
        held={**held, other: held[word]} if word in held else held,
    )


def _wrapped(phase: Callable[[Any], Steps], word: str, other: str) -> Callable[[Any], Steps]:
    def run(g: Any) -> Steps:
        steps, value = phase(g), None
        while True:
            try:
                asked = steps.send(value)
            except StopIteration:
                return
            if isinstance(asked, Choice):
                value = _swap((yield _asked(asked, word, other)), other, word)
            else:
                given = yield Together(_asked(each, word, other) for each in asked.choices)
                value = {seat: _swap(answer, other, word) for seat, answer in given.items()}

    return run


def _asked(choice: Choice, word: str, other: str) -> Choice:
    return Choice(
        choice.seat,
        choice.prompt,
        [_swap(option, word, other) for option in choice.options],
        choice.at_least if choice.several else None,
        choice.at_most if choice.several else None,
        rule=choice.rule,
        args=choice.args,
        ordered=choice.ordered,
    )


def _swap(answer: Any, word: str, other: str) -> Any:
    if answer and isinstance(answer[0], tuple):
        return tuple(_swap(each, word, other) for each in answer)
    return (other, *answer[1:]) if answer and answer[0] == word else answer


def with_a_phase(game: Game) -> Game:
    """The same game, in which everybody rests once, at the next phase border."""

    @plain
    class Resting(game.state):  # type: ignore[name-defined, misc]
        rested: list[bool] = field(default_factory=list)

    def set_up(*setting: Any) -> Any:
        g = game.set_up(*setting)
        derive(g)
        return Resting.from_json({**g.to_json(), "rested": []})

    def rest(g: Any) -> Steps:
        answers = yield Together(
            Choice(seat, "rest", [("rest",), ("watch",)], rule="") for seat in range(g.seats)
        )
        g.rested = [answers[seat] == ("rest",) for seat in range(g.seats)]

    return replace(
        game,
        revision=game.revision + 1,
        state=Resting,
        set_up=set_up,
        phases={**game.phases, "rest": rest},
        next_phase=lambda g: game.next_phase(g) if g.rested else "rest",
        words=replace(game.words, options={**game.words.options, "rest": (), "watch": ()}),
    )


#: By game: things of the box, and a value of theirs that is to be another.
CARDS: dict[str, tuple[tuple[str, str], ...]] = {
    "adastra": (("technologies", "cost"), ("buildings", "cost")),
    "captains": (("missions", "points"),),
    "metallum": (("modules", "cost"),),
    "orion": (("structures", "cost"),),
    "race": (("cards", "cost"),),
}


@contextmanager
def other_cards(game: Game) -> Iterator[Game]:
    """The same game, with cards that cost or bring more."""
    box = import_module(f"astrarium.games.{game.id}.components").BOX
    before = []
    for things, name in CARDS[game.id]:
        for thing in getattr(box, things).values():
            before.append((thing, name, getattr(thing, name)))
            object.__setattr__(thing, name, _more(getattr(thing, name)))
    try:
        yield replace(game, revision=game.revision + 1)
    finally:
        for thing, name, value in before:
            object.__setattr__(thing, name, value)


def _more(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(_more(each) for each in value)
    return value + 1 if isinstance(value, int) else value
