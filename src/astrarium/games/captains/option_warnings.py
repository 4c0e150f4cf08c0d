"""Warnings before an option is chosen: that it has no effect, or cannot be declined."""

from __future__ import annotations

from ...kernel import Choice, Option, Reason, Text
from .components import BONUS, ENSIGN, EVENTS, LISTS, MISSIONS, PASSENGERS, ROOM_EFFECTS, TECHS
from .crew import matches_row
from .effects import Execution
from .effects.execution import idle
from .option_texts import WORDS
from .state import State

#: Consequences that mark an option as wasteful.
WASTEFUL = frozenset(("would-nothing", "would-room", "would-artifacts", "would-contract", "would-leave-crew"))


def consequence(g: State, choice: Choice, option: Option) -> Text | None:
    """The warning that an option does nothing, or a note whether its effects can be declined, or None."""
    seat, word = choice.seat, option[0]
    if choice.prompt == "turn" and word == "pass":
        ready = len(g.ships[seat].ready)
        return Text("would-leave-crew", n=ready) if ready and len(choice.options) > 1 else None
    if choice.prompt in ("react", "event-order", "bonus"):
        return _waiting(choice.prompt, option)
    if word == "crew":
        figure = option[1]
        matches = matches_row(figure, choice.args["colour"])
        return None if matches else Text("would-not-match", figure=Text(f"figure-{figure}"))
    if word in ("room", "artifacts", "contract", "extra"):
        return _room(g, seat, option)
    if word == "copy":
        return _nothing(g, idle(ROOM_EFFECTS[option[1]], Execution(g, seat)))
    if word == "choose":
        return _nothing(g, idle(LISTS[option[1]], Execution(g, seat)))
    if word in ("again", "resolve"):
        line = MISSIONS[g.name(g.job)].rows[g.row]
        return _nothing(g, idle(line.effects, Execution(g, seat)))
    return None


def _nothing(g: State, reason: Reason | None) -> Text | None:
    return None if reason is None else Text("would-nothing", reason=WORDS.reason(g, reason))


def _room(g: State, seat: int, option: Option) -> Text | None:
    """S4.5 Warns that a room would do nothing; it can be used all the same."""
    ship, room = g.ships[seat], option[1]
    kit = g.kit(ship)
    doing = Execution(g, seat, kit.slots[kit.rooms.index(room)])
    figure = option[2] if option[0] == "room" else ""
    queued = bool(figure) and figure not in ENSIGN
    reason = idle(ROOM_EFFECTS[room], doing, queued)
    if reason is None:
        return None
    said = WORDS.reason(g, reason)
    if queued:
        return Text("would-room", reason=said, figure=Text(f"figure-{figure}"))
    if option[0] in ("artifacts", "contract"):
        return Text(f"would-{option[0]}", reason=said)
    return Text("would-nothing", reason=said)


def _waiting(prompt: str, option: Option) -> Text:
    """S14.2 Notes whether the effects of an option can be declined when they are carried out."""
    if prompt == "bonus":
        effects = BONUS[option[1]]
    elif prompt == "event-order":
        effects = EVENTS[option[1]].effects
    else:
        card = TECHS[option[2]] if option[1] == "tech" else PASSENGERS[option[2]]
        effects = tuple(
            effect for found in (card.ability.lists() if card.ability else ()) for effect in found
        )
    return Text("waits-may" if all(effect.may for effect in effects) else "waits-must")
