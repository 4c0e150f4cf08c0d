"""Imagined worlds: everything a seat has seen stays, everything else is dealt anew, and nothing else counts."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from astrarium.kernel import Cards, Chance, imagine
from astrarium.kernel.imagine import imagine as deal

SEATS = 2
FACES = (1, 1, 2, 3, 4, 5)
CARDS = range(len(FACES))

#: Deeds on the table: somebody looks at a card, a card is turned up, some cards are shuffled.
deeds = st.lists(
    st.one_of(
        st.tuples(st.just("look"), st.integers(0, SEATS - 1), st.sampled_from(CARDS)),
        st.tuples(st.just("show"), st.just(0), st.sampled_from(CARDS)),
        st.tuples(st.just("mix"), st.just(0), st.frozensets(st.sampled_from(CARDS)).map(sorted)),
    ),
    max_size=12,
)
Deed = tuple[str, int, Any]


def do(cards: Cards, chance: Chance, done: list[Deed], seat: int) -> list[Any]:
    """Do what was done; all that the seat sees of it."""
    sights = []
    for word, who, what in done:
        if word == "mix":
            cards.shuffle(what, chance, "deck")
        elif word == "show" or who == seat:
            cards.show([what], cards.everyone if word == "show" else 1 << who)
            sights.append(cards.face[what])
        else:
            cards.show([what], 1 << who)
    return sights


def table(seed: int, before: list[Deed]) -> tuple[Cards, Chance]:
    """Cards at a checkpoint, after some deeds."""
    cards, chance = Cards(SEATS), Chance(seed)
    cards.shuffle(cards.add(FACES), chance, "deck")
    do(cards, chance, before, 0)
    chance.checkpoint()
    return cards, chance


def world(cards: Cards, now: Cards, log: list[Any], seat: int, luck: int) -> tuple[Cards, Chance]:
    """The checkpoint as the seat may imagine it, and the luck to go on with."""
    base, chance = cards.copy(), Chance("another")
    chance.script = deal(base, now, log, 1 << seat, Chance(luck))
    return base, chance


@settings(max_examples=400, deadline=None)
@given(st.integers(0, 99), deeds, deeds, st.integers(0, SEATS - 1), st.integers(0, 99))
def test_all_that_was_seen_happens_again(
    seed: int, before: list[Deed], since: list[Deed], seat: int, luck: int
) -> None:
    cards, chance = table(seed, before)
    now = cards.copy()
    sights = do(now, chance, since, seat)

    base, again = world(cards, now, chance.log, seat, luck)
    assert Counter(base.face) == Counter(FACES)
    assert base.seen == cards.seen
    assert do(base, again, since, seat) == sights
    assert Counter(base.face) == Counter(FACES)
    assert base.seen == now.seen
    assert base.pool == now.pool
    for card in CARDS:
        assert base.face[card] == now.face[card] or not now.knows(seat, card)


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 99), deeds, deeds, st.integers(0, SEATS - 1), st.integers(0, 99), st.integers(0, 99))
def test_nothing_counts_but_what_the_seat_knows(
    seed: int, before: list[Deed], since: list[Deed], seat: int, first: int, second: int
) -> None:
    cards, chance = table(seed, before)
    now = cards.copy()
    do(now, chance, since, seat)
    other, luck = world(cards, now, chance.log, seat, first)
    other_now = other.copy()
    do(other_now, luck, since, seat)

    # Two tables that are the same to the seat give it the same worlds.
    here, script = world(cards, now, chance.log, seat, second)
    there, other_script = world(other, other_now, luck.log, seat, second)
    assert here == there
    assert script.script == other_script.script


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 99), deeds, deeds, st.integers(0, SEATS - 1), st.integers(0, 99))
def test_where_too_much_is_to_be_remembered_the_present_stays(
    seed: int, before: list[Deed], since: list[Deed], seat: int, luck: int
) -> None:
    cards, chance = table(seed, before)
    now = cards.copy()
    do(now, chance, since, seat)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("astrarium.kernel.imagine.TRIES", 0)
        base, again = world(cards, now, chance.log, seat, luck)
    do(base, again, since, seat)
    assert Counter(base.face) == Counter(FACES)
    for card in CARDS:
        assert base.face[card] == now.face[card] or not now.knows(seat, card)
