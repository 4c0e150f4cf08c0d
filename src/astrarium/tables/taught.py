"""What a lesson and a puzzle say to a client, as parts of messages."""

from __future__ import annotations

from typing import Any, TypedDict

from ..puzzles.solving import Standing
from .trees import TextTree


class Spoken(TypedDict):
    """A line in every language."""

    en: str
    pl: str


class StopWords(TypedDict):
    """What a stop of a lesson says in one language; `astray` stands for `say` where that is not true."""

    title: str
    say: str
    why: str
    astray: str


class StopInfo(TypedDict):
    """One idea of a lesson, in every language."""

    en: StopWords
    pl: StopWords


class Learned(TypedDict):
    """A question that somebody can answer after a lesson, and the answer."""

    question: Spoken
    answer: Spoken


class LessonInfo(TypedDict):
    """All that a lesson says."""

    id: str
    opening: Spoken
    closing: Spoken
    learned: list[Learned]
    stops: list[StopInfo]


class LessonState(TypedDict):
    """Where a lesson stands. Stops are numbered from 1; `told` are those behind the present question.

    `rings` are what the words point at: of each the things that may be meant. `planned` is what the lesson
    would answer now. `otherwise`: my last answer was not the one it had in mind, and `remark` is what there
    is to say to it; where nothing of its own is, `instead` is what the lesson would have done. `over`: all
    that is taught has been played.
    """

    told: list[int]
    stop: int | None
    astray: bool
    rings: list[list[str]]
    planned: Any
    otherwise: bool
    remark: Spoken | None
    instead: list[TextTree]
    over: bool


class PuzzleState(TypedDict):
    """A puzzle, and how the try at it stands: open, solved, short of the goal, left to luck, or to the other.

    `aim` says what to reach, `won` that it is to win; `begun` is what the position was worth at first,
    `worth` what it is worth now, `second` what other first answers reach at most. `hints` are three, each a
    list of texts.
    """

    id: str
    kind: str
    won: bool
    grade: int
    aim: TextTree
    begun: int
    goal: int
    second: int | None
    worth: int
    standing: Standing
    hints: list[list[TextTree]]
    tried: int
