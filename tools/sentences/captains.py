"""Every op in every sentence frame, for the page of `make sentences`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from astrarium.games.captains import ability_ops, count_ops, vocabulary
from astrarium.games.captains.vocabulary import TRACKS, CostKind, Effect, Gained, said
from astrarium.kernel import Text

MEDAL, MOVES = vocabulary.Gain(what="medal", n=1), vocabulary.Move(n=2)


def effects() -> Iterator[Effect]:
    """Every effect without inner effects, for 1, 2 and 5 (Polish has three plural forms)."""
    for n in (1, 2, 5):
        for kind in (vocabulary.Move, vocabulary.Fight, vocabulary.Repair, vocabulary.Damage):
            yield kind(n=n)
        yield from (vocabulary.Ambush(n=n), vocabulary.Ready(n=n), vocabulary.Peek(deck="mission", n=n))
        yield from (vocabulary.Gain(what=what, n=n) for what in get_args(Gained))
        yield from (vocabulary.Advance(track=track, n=n) for track in (*TRACKS, "any"))  # type: ignore[arg-type]
    yield from (vocabulary.Jump(), vocabulary.CopyRoom())
    for replace in (False, True):
        yield vocabulary.TakeTech(source="display", replace=replace)
        yield vocabulary.TakeTech(source="event_tech", replace=replace)
        yield vocabulary.TakeTech(source="deck", draw=3, replace=replace)
        yield vocabulary.TakeTech(source="omega_deck", draw=5, replace=replace)


def counted() -> Iterator[count_ops.Count]:
    """Everything that can be counted."""
    yield from (count_ops.Crew(colour=colour) for colour in get_args(count_ops.RoomColour))
    yield from (count_ops.MissionsWithRow(colour=colour) for colour in get_args(count_ops.RowColour))
    yield count_ops.TracksWithPoints(least=3)
    plain = {count_ops.Crew, count_ops.MissionsWithRow, count_ops.TracksWithPoints}
    yield from (kind() for kind in count_ops.Count.known.values() if kind not in plain)  # type: ignore[misc]


def framed() -> Iterator[tuple[str, Text]]:
    """An effect within others."""
    yield "then", said((MEDAL, MOVES, MEDAL))
    yield "twice", said((MOVES, MOVES, MEDAL))
    yield "three times", said((MEDAL, MOVES, MOVES, MOVES))
    yield "either", vocabulary.Choose(listed=((MEDAL,), (MOVES,), (MEDAL, MOVES))).say()
    for what in get_args(CostKind):
        for n in (1,) if what == "this_card" else (1, 2, 5):
            yield f"pay {what} {n}", vocabulary.Pay(cost={what: n}, then=(MEDAL, MOVES)).say()
    for count in counted():
        yield f"per {count.slug()}", vocabulary.Per(count=count, most=4, listed=(MEDAL,)).say()
        yield f"scoring {count.slug()}", count_ops.Scoring(count=count, points=2, most=6).say()
        yield f"penalty {count.slug()}", count_ops.Scoring(count=count, points=-1).say()
    yield "each player", vocabulary.EachPlayer(listed=(MEDAL, MOVES)).say()


def changes() -> Iterator[tuple[str, Text]]:
    """Every ability."""
    for kind in ("artifact", "pirate"):
        yield f"substitute {kind}", ability_ops.SubstituteCost(resource="medal", substitute=kind).say()
    yield from ((f"storage {n}", ability_ops.Storage(n=n).say()) for n in (1, 2, 5))
    yield "paint", ability_ops.PreventDamage(scope="first_in_mission").say()
    yield from (
        (f"prevent {what}", ability_ops.PreventDamage(scope="any", cost={what: 1}).say()) for what in _CARGO
    )
    for scope in ("any", "tech_bonus"):
        for optional in (False, True):
            made: Any = {"scope": scope, "optional": optional}
            yield (
                f"convert {scope} {optional}",
                ability_ops.Convert(words=("move", "jump"), to=(vocabulary.Repair(n=1),), **made).say(),
            )
    yield (
        "convert medal",
        ability_ops.Convert(
            scope="tech_bonus", words=("gain:medal",), to=(vocabulary.Gain(what="medal", n=2),)
        ).say(),
    )
    for event in get_args(ability_ops.Happening):
        yield f"on {event}", ability_ops.On(event=event, listed=(MEDAL, MOVES)).say()
    for colour in get_args(count_ops.RowColour):
        yield (
            f"on row {colour}",
            ability_ops.On(event="mission_completed", mission_has_row=colour, listed=(MEDAL,)).say(),
        )
    yield "any track", ability_ops.AnyTrack().say()
    yield "contractor", ability_ops.Contractor().say()


_CARGO: tuple[CostKind, ...] = ("artifact", "pirate", "cargo")


def frames() -> Iterator[tuple[str, Text]]:
    """Every op in every frame, each with a name."""
    yield from ((effect.slug(), effect.say()) for effect in effects())
    yield from framed()
    yield from changes()
