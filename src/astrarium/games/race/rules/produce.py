"""R10 Produce."""

from __future__ import annotations

from ....kernel import Choice, Option, Steps
from ..components import (
    ANY,
    DRAW_HERE,
    KIND,
    MAJORITIES,
    MOST,
    PER_GOOD,
    PER_KIND,
    PER_WORLD,
    PRODUCE_DRAW,
    REWARDS,
    SOURCE,
    SOURCES,
)
from ..state import Player, State
from .round import finish_phase

#: In place of a card: the bonus for having chosen Produce.
BONUS = "bonus"
Source = int | str


def produce(g: State) -> Steps:
    """One player after another draws and produces; in the end those draw who produced most of a kind."""
    made = []
    contested = False
    for seat in g.order:
        player = g.players[seat]
        sums, goods = player.sums, player.goods
        counts = [0] * ANY
        made.append(counts)
        if sums[PRODUCE_DRAW] or sums[REWARDS]:
            _draw_first(g, seat)
        for world in player.producers:
            if world not in goods:
                _produce_on(g, seat, world, counts)
        if player.windfalls and (sums[SOURCES] or "produce" in player.actions):
            empty = [world for world in player.windfalls if world not in goods]
            if empty:
                yield from _windfalls(g, seat, empty, counts)
        if sums[REWARDS]:
            _draw_for_goods(g, seat, counts)
        if sums[MAJORITIES]:
            contested = True
    if contested:
        _draw_for_most(g, made)
    finish_phase(g)


def _draw_first(g: State, seat: int) -> None:
    """R10.1 Cards that do not depend on what is produced."""
    player = g.players[seat]
    sums = player.sums
    count = sums[PRODUCE_DRAW]
    for kind in range(ANY):
        if sums[PER_WORLD + kind]:
            count += sums[PER_WORLD + kind] * worlds_of(g, player, kind)
    if count:
        g.draw(seat, count)


def worlds_of(g: State, player: Player, kind: int) -> int:
    """How many worlds of a kind a player has."""
    face = g.cards.face
    return [KIND[face[card]] for card in player.tableau].count(kind)


def _produce_on(g: State, seat: int, world: int, made: list[int]) -> None:
    """R10.2, R10.3 A good on a world, and cards for it where the world has that power."""
    if not g.put_good(seat, world):
        return
    face = g.cards.face[world]
    made[KIND[face]] += 1
    if DRAW_HERE[face]:
        g.draw(seat, DRAW_HERE[face])


def _windfalls(g: State, seat: int, empty: list[int], made: list[int]) -> Steps:
    """R10.4 The bonus and every such power produce on one empty windfall world each, as long as they can."""
    player, face = g.players[seat], g.cards.face
    sources: dict[Source, int] = {}
    if player.sums[SOURCES]:
        sources = {card: SOURCE[face[card]] for card in player.tableau if SOURCE[face[card]] >= 0}
    if "produce" in player.actions:
        sources[BONUS] = ANY
    while sources and empty:
        options = windfall_options(g, sources, empty)
        if not options:
            return
        chosen = options[0]
        if len(options) > 1:
            chosen = yield Choice(seat, "windfall", options, None, None, "R10.4")
        _, source, world = chosen
        del sources[source]
        empty.remove(world)
        _produce_on(g, seat, world, made)


def windfall_options(g: State, sources: dict[Source, int], empty: list[int]) -> list[Option]:
    """Which source may produce on which world; of sources for the same kind the first stands for all."""
    face = g.cards.face
    options: list[Option] = []
    kinds: set[int] = set()
    for source, kind in sources.items():
        if kind not in kinds:
            kinds.add(kind)
            options += [("windfall", source, world) for world in empty if kind in (ANY, KIND[face[world]])]
    return options


def _draw_for_goods(g: State, seat: int, made: list[int]) -> None:
    """R10.5 Cards for the goods produced in this phase, and for their different kinds."""
    sums = g.players[seat].sums
    count = sums[PER_KIND] * sum([goods > 0 for goods in made])
    for kind in range(ANY):
        if made[kind]:
            count += sums[PER_GOOD + kind] * made[kind]
    if count:
        g.draw(seat, count)


def _draw_for_most(g: State, made: list[list[int]]) -> None:
    """R10.6 Cards for having produced more goods of a kind than each other player."""
    for seat, own in zip(g.order, made, strict=True):
        sums = g.players[seat].sums
        for kind in range(ANY):
            if sums[MOST + kind]:
                counts = [each[kind] for each in made]
                if own[kind] == max(counts) and counts.count(own[kind]) == 1:
                    g.draw(seat, sums[MOST + kind])
