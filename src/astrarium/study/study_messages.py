"""Messages about a study: its tree, and each node as a table position.

A node is shown as a seat saw it (what it knew then), or open: with all hidden data, from the seat to decide.
"""

from __future__ import annotations

import json
from contextlib import suppress
from functools import reduce
from typing import Any

from .. import game as find_game
from ..kernel import AstrariumError, Table
from ..kernel.data import component_files
from ..tables import seat_messages
from ..tables import server_messages as m
from ..tables.bot_levels import check_bot, titles
from ..tables.history import GameHistory
from ..tables.stored_table import DAY
from ..teach.turning_points import turning_points
from .tree import ROOT, BadStudy, Node, Study
from .walk import Walk


def players(walk: Walk) -> list[m.Player]:
    """The players of the original game, as a table shows them."""
    start = walk.study.start
    words = [*start.players, *[""] * start.seats][: start.seats]
    bots: dict[int, str] = {}
    for seat, word in enumerate(words):
        with suppress(AstrariumError):
            bots[seat] = check_bot(word.removeprefix("bot:").partition(" (")[0], walk.game)
    called = titles(start.game, bots, ())
    return [
        m.Player(
            seat=seat,
            kind="bot" if seat in bots else "me",
            name=None if seat in bots else word.removeprefix("you").removeprefix(":")[:60] or str(seat + 1),
            bot=bots.get(seat),
            stand_in=None,
            title=called[seat].to_json() if seat in called else None,
            taken=True,
            connected=True,
            guest=False,
        )
        for seat, word in enumerate(words)
    ]


def tree(study: Study) -> list[dict[str, Any]]:
    """All nodes for a client, parents first."""
    return [_node(study.nodes[id]) for id in study.below(ROOT)]


def _node(node: Node) -> dict[str, Any]:
    shown: dict[str, Any] = {"id": node.id, "after": node.after, **node.said}
    for name in ("by", "name", "sign", "notes", "stale"):
        if value := getattr(node, name):
            shown[name] = value
    if node.dealt:
        shown["dealt"] = True
    return shown


def welcome(walk: Walk, id: str, created: float) -> m.Welcome:
    """The welcome message of a study: everybody is a spectator."""
    study = walk.study
    known = [setting.id for setting in walk.game.variants]
    return m.Welcome(
        type="welcome",
        table=m.TableInfo(
            id=id,
            seats=study.start.seats,
            options={name: value for name, value in study.start.options.items() if name in known},
            open=True,
            seeded=True,
            clock=None,
            absence=DAY,
            created=created,
            origin=None,
            name=study.title or None,
            daily=None,
            counted=False,
            rated=False,
            event=None,
        ),
        game=study.start.game,
        players=players(walk),
        mine=[],
        spectator=True,
        chat=[],
        notices=[],
        links=None,
        wishes=[],
        components=component_files.corrected(study.start.game),
    )


def position(walk: Walk, id: int, seat: int | None = None, open: bool | None = None) -> m.Position:
    """A node as a position message, from the view of a seat; None: the seat to decide.

    `open` shows all hidden data. By default it is true if no seat is given.
    """
    table, node = walk.table(id), walk.study.node(id)
    eyes, view = _seen(walk, id, seat, open)
    choice = table.choice(eyes)
    return m.Position(
        type="position",
        move=table.moves,
        seat=eyes,
        view=view,
        choices=[] if choice is None else [seat_messages.choice_info(table, choice)],
        waiting=[choice.seat for choice in table.pending],
        events_from=0,
        events=_events(table, eyes, sum(isinstance(who, int) for who, _ in node.moves)),
        over=table.over,
        result=table.result.to_json() if table.result is not None else None,
        undo={},
        since=None,
        pass_to=None,
        seed_hash=None,
    )


def _seen(walk: Walk, id: int, seat: int | None, open: bool | None) -> tuple[int, Any]:
    """The seat from which a node is shown, and the view."""
    table = walk.table(id)
    pending = [choice.seat for choice in table.pending]
    eyes = seat if seat is not None else (pending or [_last_seat(walk.study.node(id))])[0]
    if open if open is not None else seat is None:
        return eyes, _together([table.view(each) for each in range(table.seats)], eyes)
    return eyes, table.view(eyes)


def words(walk: Walk, id: int, seat: int | None = None, open: bool | None = None) -> dict[str, Any]:
    """A node in words: the outline of its board, and the barred options with reasons."""
    table = walk.table(id)
    eyes, view = _seen(walk, id, seat, open)
    choice = table.choice(eyes)
    barred = [] if choice is None else seat_messages.barred(table, choice)
    return {"blocks": seat_messages.outline(table, eyes, view), "barred": barred}


def _together(views: list[Any], eyes: int) -> Any:
    """The merged views of all seats, based on one of them; each player is shown as they see themselves."""
    whole = reduce(_filled, views, views[eyes])
    if isinstance(whole.get("players"), list | tuple):
        own = [view["players"][seat] for seat, view in enumerate(views)]
        whole["players"] = [_filled(one, other) for one, other in zip(own, whole["players"], strict=True)]
    return whole


def _filled(own: Any, other: Any) -> Any:
    """Merge two views: values missing in the first come from the other."""
    if own is None:
        return other
    if isinstance(own, list | tuple) and isinstance(other, list | tuple):
        if len(own) == len(other):
            return [_filled(*each) for each in zip(own, other, strict=True)]
        return own or other
    if isinstance(own, dict) and isinstance(other, dict):
        return {name: _filled(own.get(name), other.get(name)) for name in own | other}
    return own


def _last_seat(node: Node) -> int:
    seat = node.said.get("seat", 0)
    return seat if isinstance(seat, int) else 0


def _events(table: Table, seat: int, answers: int) -> list[m.EventInfo]:
    """The events of the last `answers` answers before this position."""
    first = table.moves - answers
    known = sum(event.move <= first for event in table.events(0, seat)) if first > 0 else 0
    return GameHistory(table).news(seat, known)


def moments(walk: Walk) -> list[dict[str, Any]]:
    """The turning points of the original game, each with its node."""
    whole = walk.played_out()
    if whole is None or not whole.over:
        return []
    return [
        {
            "node": walk.node_at(each.move),
            "round": each.round,
            "seat": each.seat,
            "change": round(each.change, 1),
            "lead": each.lead,
        }
        for each in turning_points(whole)
    ]


def reviewed(walk: Walk, review: dict[str, Any]) -> dict[str, Any]:
    """The review of the original game, with the node before each decision."""
    decisions = [{**each, "node": walk.node_at(each["move"])} for each in review["decisions"]]
    return {**review, "decisions": decisions}


def to_review(walk: Walk, seat: int) -> tuple[Any, ...]:
    """The arguments of the review task for a seat (`tables/coaching.py`)."""
    study = walk.study
    if walk.played_out() is None:
        raise BadStudy("table-review-rules")
    walk.table(ROOT).view(seat)  # checks the seat
    return study.start.game, study.record(study.played[-1]).to_json(), seat, 0


def moments_of(data: str) -> list[dict[str, Any]]:
    """The turning points of a validated study file; runs in a bot worker."""
    study = Study.from_json(json.loads(data))
    walk = Walk(find_game(study.start.game), study)
    if any(node.rules != walk.game.revision for node in study.nodes.values()):
        walk.check(retell=False)
    return moments(walk)
