"""Messages from clients: `FROM_CLIENT` maps each `type` to its class."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

#: Id that a client gives its message. The reply repeats it.
MessageId: TypeAlias = int | str | None


@dataclass(slots=True, kw_only=True)
class FromClient:
    id: MessageId = None


@dataclass(slots=True, kw_only=True)
class Answer(FromClient):
    """A seat's answer to its choice in the position of number `move`."""

    seat: int
    move: int
    answer: Any


@dataclass(slots=True, kw_only=True)
class Undo(FromClient):
    """Take back the seat's last answer, or all of its turn."""

    seat: int
    move: int
    whole_turn: bool = False


@dataclass(slots=True, kw_only=True)
class UndoReply(FromClient):
    agree: bool


@dataclass(slots=True, kw_only=True)
class Look(FromClient):
    """Show the position after so many answers; when the game is over, also with the eyes of another seat.

    `event`: as it was when this event of the last of them was about to be told.
    """

    move: int
    seat: int | None = None
    event: int | None = None


@dataclass(slots=True, kw_only=True)
class Describe(FromClient):
    """Say the board in words: as it is now, or after so many answers."""

    move: int | None = None


@dataclass(slots=True, kw_only=True)
class Why(FromClient):
    seat: int


@dataclass(slots=True, kw_only=True)
class AskOutcome(FromClient):
    """What would this answer of a seat surely bring at once?"""

    seat: int
    answer: Any


@dataclass(slots=True, kw_only=True)
class Say(FromClient):
    text: str


@dataclass(slots=True, kw_only=True)
class Note(FromClient):
    """Something to be read at a move of a finished game."""

    move: int
    text: str


@dataclass(slots=True, kw_only=True)
class PassOn(FromClient):
    """Hot-seat: the next player has taken the device."""


@dataclass(slots=True, kw_only=True)
class StandIn(FromClient):
    """Let a bot play for somebody who has been away too long."""

    seat: int


@dataclass(slots=True, kw_only=True)
class PlayAlone(FromClient):
    """End the lesson: the game goes on as an ordinary one."""


@dataclass(slots=True, kw_only=True)
class ComeBack(FromClient):
    """Take my seat back from the bot that plays for me."""

    seat: int


@dataclass(slots=True, kw_only=True)
class Concede(FromClient):
    """Give the game up for this seat."""

    seat: int


@dataclass(slots=True, kw_only=True)
class Vote(FromClient):
    """What all others have to agree to: break the game off; let a bot play at once for an absent seat."""

    what: Literal["abandon", "stand_in"]
    agree: bool
    seat: int | None = None


@dataclass(slots=True, kw_only=True)
class Leave(FromClient):
    """Give my seat back, before I have played."""

    seat: int


@dataclass(slots=True, kw_only=True)
class Kick(FromClient):
    """As the host: take the seat back from a guest who has not played yet."""

    seat: int


@dataclass(slots=True, kw_only=True)
class AskHint(FromClient):
    """What would you do, in the place of this seat?"""

    seat: int


@dataclass(slots=True, kw_only=True)
class AskReview(FromClient):
    """Look back at the finished game with the eyes of this seat."""

    seat: int


@dataclass(slots=True, kw_only=True)
class AskTurns(FromClient):
    """Where did the finished game turn?"""


@dataclass(slots=True, kw_only=True)
class AgreeCoach(FromClient):
    """Among people: whether I agree to a coach for all."""

    agree: bool


ClientMessage: TypeAlias = (
    Answer
    | Undo
    | UndoReply
    | Look
    | Describe
    | Why
    | AskOutcome
    | Say
    | Note
    | PassOn
    | StandIn
    | ComeBack
    | Concede
    | Vote
    | Leave
    | Kick
    | PlayAlone
    | AskHint
    | AskReview
    | AskTurns
    | AgreeCoach
)
#: The classes by the `type` of a message.
FROM_CLIENT: dict[str, type[FromClient]] = {
    "answer": Answer,
    "undo": Undo,
    "undo_reply": UndoReply,
    "look": Look,
    "describe": Describe,
    "why": Why,
    "outcome": AskOutcome,
    "chat": Say,
    "note": Note,
    "pass_on": PassOn,
    "stand_in": StandIn,
    "come_back": ComeBack,
    "hint": AskHint,
    "review": AskReview,
    "turns": AskTurns,
    "agree_coach": AgreeCoach,
    "play_alone": PlayAlone,
    "concede": Concede,
    "vote": Vote,
    "leave": Leave,
    "kick": Kick,
}
