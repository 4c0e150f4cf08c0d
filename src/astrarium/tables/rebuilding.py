"""A table again, from what is kept of it; also when the rules have changed meanwhile."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from .. import kernel
from ..kernel import (
    AstrariumError,
    BadRecord,
    Game,
    IllegalAnswer,
    Record,
    Seat,
    Table,
    Text,
    Together,
    UndoRefused,
)
from ..kernel.choice import freeze, thaw
from ..kernel.starting import enter
from .course import Course, Earlier
from .messages import ToldEvent
from .sheet import Sheet
from .snapshots import Kept
from .wishes import Entry

log = logging.getLogger(__name__)
#: With other components a game has a revision of its own: that of its rules times this, and more.
CORRECTED = 2**32


class Stumbled(Exception):
    """The present rules cannot cope with an answer of other ones, the `place`-th."""

    def __init__(self, place: int) -> None:
        super().__init__(place)
        self.place = place


def generation(rules: int) -> int:
    """Which revision of the rules it is, whatever the components."""
    return rules // CORRECTED if rules >= CORRECTED else rules


def rebuild(game: Game, row: Sheet, entries: list[Entry]) -> Table:
    """The table again, from how it began and all that was entered."""
    moves = [(who, freeze(what)) for who, what in entries]
    position = row.position
    if position is not None:
        moves = [(seat, freeze(answer)) for seat, answer in position.get("since", [])] + moves
    record = Record(
        game=row.game,
        rules=row.rules,
        seats=row.seats,
        options=row.options,
        seed=row.seed if position is None else None,
        moves=moves,
        position=position,
    )
    return kernel.replay(game, record, played=True)


def as_kept(game: Game, row: Sheet, kept: Kept | None, entries: list[Entry]) -> Table | None:
    """The table again, if it comes out as it is kept; else None: its rules are not those of then."""
    try:
        table = rebuild(game, row, entries)
    except Exception as error:
        log.warning("table %s does not come out as it was played: %s", row.id, error)
        return None
    if kept is None or kept.number < row.first or kept.rules != row.rules:
        return table
    move = kept.answers - (row.earlier or {"moves": 0})["moves"]
    point = next((each for each in table.checkpoints() if each.move == move), None)
    if point is not None and _plain(point.state.to_json()) != _without(kept.state, "since"):
        log.warning("table %s does not come out as it was played since move %s", row.id, kept.answers)
        return None
    return table


@dataclass(slots=True)
class CarriedOver:
    """A table under the present rules, how it begins now, and the answers that no longer fit."""

    table: Table
    options: dict[str, Any]
    position: dict[str, Any] | None
    first: int
    #: Answers and events before the table in memory begins.
    earlier: dict[str, int] | None
    misfits: list[tuple[int, Any]] = field(default_factory=list)
    #: Whether the whole game is the same under both rules.
    whole: bool = False


def carry_over(
    game: Game, row: Sheet, kept: Kept | None, told: list[ToldEvent], entries: list[Entry]
) -> CarriedOver:
    """A table of other rules under the present ones; `entries` are those from `row.first` on.

    Where the game is the same under both, up to the last letter of what is kept of it, it simply goes on.
    Else it goes on from the last checkpoint that is kept, with every answer since that still fits. Raises
    BadRecord where the present rules cannot make anything of that checkpoint.
    """
    row = replace(row, options=_settings(game, row.options))
    kept = _latest(row, kept)
    table = _the_same(game, row, kept, told, entries)
    if table is not None:
        return CarriedOver(table, row.options, row.position, row.first, row.earlier, whole=True)
    if kept is None:
        table, misfits = _play(lambda: kernel.start(game, row.seats, row.seed, row.options), entries)
        state, earlier = next(iter(table.checkpoints())).state.to_json(), None
    else:
        state = _without(kept.state, "since")
        since = [(seat, answer) for seat, answer in kept.state.get("since", [])]
        later = [*since, *entries[kept.number - row.first :]]
        table, misfits = _play(lambda: kernel.resume(game, state, row.options, played=True), later)
        earlier = {"moves": kept.answers, "events": kept.events}
    return CarriedOver(table, row.options, _position(table, state), row.moves, earlier, misfits)


def _settings(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """The settings of a table, as far as the present rules know them."""
    known = {setting.id for setting in game.settings}
    found = game.check_options(None)
    for name in known & options.keys():
        with suppress(AstrariumError):
            found = game.check_options({**found, name: options[name]})
    return found


def _play(begin: Callable[[], Table], entries: list[Entry]) -> tuple[Table, list[tuple[int, Any]]]:
    """A table with all answers that fit, and those that do not.

    Where the rules stumble over an answer the table is begun again, and played up to there.
    """
    until = len(entries)
    while True:
        try:
            table = begin()
            misfits = play_what_fits(table, entries[:until])
            for seat in (*range(table.seats), None):
                table.view(seat)
        except Stumbled as stumbled:
            until = stumbled.place
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            if not until:
                raise BadRecord("error-position", game=table.game.id, why=repr(error)) from error
            until -= 1
        else:
            return table, [
                *misfits,
                *((who, what) for who, what in entries[until:] if not isinstance(who, str)),
            ]


def _latest(row: Sheet, kept: Kept | None) -> Kept | None:
    """The snapshot; or how the table began, where that is later."""
    if kept is not None and kept.number >= row.first and kept.rules == row.rules:
        return kept
    if row.position is None:
        return None
    earlier = row.earlier or {"moves": 0, "events": 0}
    return Kept(row.first, row.rules, row.position, earlier["moves"], earlier["events"])


def _the_same(
    game: Game, row: Sheet, kept: Kept | None, told: list[ToldEvent], entries: list[Entry]
) -> Table | None:
    """The table by the present rules, if it comes out as it is kept; else None."""
    present = replace(row, rules=game.revision)
    until = len(entries) if kept is None else kept.number - row.first
    try:
        table = rebuild(game, present, entries[:until])
        if kept is not None and not _holds(table.position(), game.upgraded(kept.state)):
            return None
        if until < len(entries):
            table = rebuild(game, present, entries)
    except Exception:  # by other rules anything may happen
        return None
    earlier = row.earlier or {"moves": 0, "events": 0}
    again = Course(table, Earlier(earlier["moves"], told[: earlier["events"]])).told()
    return table if _plain(again[: len(told)]) == _plain(told) else None


def _position(table: Table, state: dict[str, Any]) -> dict[str, Any]:
    """Where the table begins from now on, and what was answered since."""
    return {**state, "since": [[move.seat, thaw(move.answer)] for move in table.history]}


def play_what_fits(table: Table, entries: list[Entry]) -> list[tuple[int, Any]]:
    """Give a table the answers of older rules, as far as they fit; those that do not.

    What the table took by itself then and takes by itself now is not given twice. Behind an answer that does
    not fit only the others' answers to the same question still count.
    """
    at = 0
    misfits: list[tuple[int, Any]] = []
    out: set[int] = set()
    for place, (who, what) in enumerate(entries):
        if isinstance(who, str):
            if misfits:
                break
            try:
                enter(table, who, what)
            except (UndoRefused, IllegalAnswer):
                break
            at = len(table.history)
            continue
        found = _taken_already(table, at, who, freeze(what))
        if found is not None:
            at = found
            continue
        before = len(table.history)
        try:
            fits = who not in out and _fits(table, who, what)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise Stumbled(place) from error
        if fits:
            at = before + 1
        else:
            misfits.append((who, what))
            out.add(who)
            if len(table.pending) < 2:
                misfits += [entry for entry in entries[place + 1 :] if isinstance(entry[0], int)]
                break
    return misfits


def misfit_notice(table: Table, seat: int, answer: Any, more: int) -> Text:
    """Which answer of a seat no longer fits, and how many after it; what was secret is not told."""
    choice = table.choice(seat)
    if choice is not None and isinstance(table.question, Together):
        return Text("server-notice-misfit-secret", seat=Seat(seat), question=table.say(choice))
    words: Any = _spelled(answer)
    option = freeze(answer)
    if choice is not None and isinstance(option, tuple) and option[:1] in _heads(table):
        with suppress(Exception):  # the thing that it names may be gone
            words = table.say(choice, option)
    return Text("server-notice-misfit", seat=Seat(seat), answer=words, more=more)


def _heads(table: Table) -> set[tuple[str, ...]]:
    return {(head,) for head in table.game.words.options}


def _spelled(answer: Any) -> str:
    """An answer in as many words as it has: its rules are gone."""
    if isinstance(answer, list | tuple):
        return " ".join(_spelled(each) for each in answer)
    return str(answer)


def _taken_already(table: Table, at: int, who: int, answer: Any) -> int | None:
    """Behind which move a forced answer stands that the table has taken by itself."""
    for place in range(at, len(table.history)):
        move = table.history[place]
        if move.seat == who and move.answer == answer and move.forced:
            return place + 1
    return None


def _fits(table: Table, who: int, what: Any) -> bool:
    try:
        if table.choice(who) is None:
            return False
        table.answer(who, what)
    except AstrariumError:
        return False
    return True


def _holds(position: dict[str, Any], kept: dict[str, Any]) -> bool:
    """Whether a position is the one that was kept; what newer rules have added to it does not count."""
    now = _plain(position)
    return now.get("since") == kept.get("since") and all(now.get(name) == kept[name] for name in kept)


def _without(data: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key != name}


def _plain(data: Any) -> Any:
    """As it comes back from where it is kept."""
    return json.loads(json.dumps(data))
