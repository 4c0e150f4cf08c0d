"""R10 The phase Produce: goods on worlds, and cards for them."""

from __future__ import annotations

from functools import partial

from ....kernel import Option, Reason, Steps, ask
from ..active_powers import feeds
from ..components import ANY, DRAW_HERE, KIND, KINDS, SOURCE
from ..option_texts import WORDS
from ..state import State
from .round import finish_phase

#: The source in place of a card: the bonus for choosing Produce.
BONUS = "bonus"
Source = int | str
#: Sources of goods on windfall worlds, each with the number of its kind.
Sources = dict[Source, int]


def produce(g: State) -> Steps:
    """Players draw and produce in order; at the end, those who produced most of a kind draw."""
    made = []
    contested = False
    for seat in g.order:
        player, powers = g.players[seat], g.powers[seat]
        goods = player.goods
        counts = [0] * ANY
        made.append(counts)
        if powers.produce_draw or powers.rewards:
            _draw_first(g, seat)
        for world in powers.producers:
            if world not in goods:
                _produce_on(g, seat, world, counts)
        if powers.windfalls and (powers.sources or "produce" in player.actions):
            empty = [world for world in powers.windfalls if world not in goods]
            if empty:
                yield from _windfalls(g, seat, empty, counts)
        if powers.rewards:
            _draw_for_goods(g, seat, counts)
        if powers.majorities:
            contested = True
    if contested:
        _draw_for_most(g, made)
    finish_phase(g)


def _draw_first(g: State, seat: int) -> None:
    """R10.1 Cards that do not depend on what is produced."""
    face = g.cards.face
    count = g.powers[seat].draws_first([KIND[face[card]] for card in g.players[seat].tableau])
    if count:
        g.draw(seat, count)


def _produce_on(g: State, seat: int, world: int, made: list[int]) -> None:
    """R10.2, R10.3 A good on a world, and cards for it where the world has that power."""
    if not g.put_good(seat, world):
        return
    face = g.cards.face[world]
    made[KIND[face]] += 1
    if DRAW_HERE[face]:
        g.draw(seat, DRAW_HERE[face])


def _windfalls(g: State, seat: int, empty: list[int], made: list[int]) -> Steps:
    """R10.4 The bonus and each such power produce on one empty windfall world, as long as possible."""
    player, face = g.players[seat], g.cards.face
    sources: Sources = {}
    if g.powers[seat].sources:
        sources = {card: SOURCE[face[card]] for card in player.tableau if SOURCE[face[card]] >= 0}
    if "produce" in player.actions:
        sources[BONUS] = ANY
    left = dict(sources)
    while left and empty:
        candidates = partial(_candidates, g, seat, sources, left)
        bar = partial(bar_windfall, g, sources, left, empty)
        choice = ask(WORDS, g, seat, "windfall", candidates, bar, "R10.4")
        if not choice.options:
            return
        _, source, world = choice.options[0] if len(choice.options) == 1 else (yield choice)
        del left[source]
        empty.remove(world)
        _produce_on(g, seat, world, made)


def _candidates(g: State, seat: int, sources: Sources, left: Sources) -> list[Option]:
    """Every source with every windfall world; the first unused source of a kind stands for the others."""
    stands = {kind: source for source, kind in reversed(left.items())}
    worlds = g.powers[seat].windfalls
    return [
        ("windfall", source, world)
        for source, kind in sources.items()
        if source not in left or stands[kind] == source
        for world in worlds
    ]


def bar_windfall(
    g: State, sources: Sources, left: Sources, empty: list[int], option: Option
) -> Reason | None:
    """R10.4 Why a source cannot produce on a world."""
    _, source, world = option
    if source not in left:
        return "source-used", "R10.4", source
    if world not in empty:
        return "has-good", "R10.4", world
    kind = sources[source]
    return None if feeds(kind, g.cards.face[world]) else ("produces-kind", "R10.4", source, KINDS[kind])


def _draw_for_goods(g: State, seat: int, made: list[int]) -> None:
    """R10.5 Cards for the goods produced in this phase, and for their different kinds."""
    count = g.powers[seat].draws_for(made)
    if count:
        g.draw(seat, count)


def _draw_for_most(g: State, made: list[list[int]]) -> None:
    """R10.6 Cards for having produced more goods of a kind than each other player."""
    for seat, own in zip(g.order, made, strict=True):
        most = g.powers[seat].most
        for kind in range(ANY):
            if most[kind]:
                counts = [each[kind] for each in made]
                if own[kind] == max(counts) and counts.count(own[kind]) == 1:
                    g.draw(seat, most[kind])
