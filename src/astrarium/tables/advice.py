"""What a coach says to a client: hints, and a game looked back at."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from .asked import MessageId
from .trees import TextTree


class Coach(TypedDict):
    """Whether there is a coach; among people, whether I have agreed, and how many are still to agree."""

    type: Literal["coach"]
    allowed: bool
    agreed: bool
    missing: int


class Suggestion(TypedDict):
    """A way to go on: its options, in words too, what it is worth against the way in the middle, and why.

    `now` is what it brings at once, `later` what it prepares, `against` what it lacks.
    """

    options: list[Any]
    texts: list[TextTree]
    gain: float
    now: TextTree | None
    later: TextTree | None
    against: TextTree | None


class Hint(TypedDict):
    """The answer to `hint`, for the position of this number: the best of the ways that were tried."""

    type: Literal["hint"]
    id: MessageId
    seat: int
    move: int
    suggestions: list[Suggestion]
    tried: int
    worlds: int


class DecisionInfo(TypedDict):
    """A decision that cost something: what was answered, what was better, what that would have brought."""

    move: int
    round: int
    prompt: TextTree
    answer: list[TextTree]
    better: list[TextTree]
    cost: float
    now: TextTree | None
    later: TextTree | None
    against: TextTree | None


class TurnInfo(TypedDict):
    """Where the game turned: by how much, and how much of that luck brought, and the others."""

    move: int
    round: int
    change: float
    luck: float
    others: float


class TurningPoint(TypedDict):
    """After so many answers a seat stood better by so many points, as the coach judges, or took the lead."""

    move: int
    round: int
    seat: int
    change: float
    lead: bool


class Turns(TypedDict):
    """The answer to `turns`: where the game turned."""

    type: Literal["turns"]
    id: MessageId
    turns: list[TurningPoint]


class ReviewProgress(TypedDict):
    """How far a review is."""

    type: Literal["review_progress"]
    id: MessageId
    done: int
    all: int


class Review(TypedDict):
    """The answer to `review`: what decisions cost, what luck brought and what the others did, in points."""

    type: Literal["review"]
    id: MessageId
    seat: int
    decisions: list[DecisionInfo]
    turns: list[TurnInfo]
    decided: int
    sound: int
    luck: float
    others: float
    lost: float
