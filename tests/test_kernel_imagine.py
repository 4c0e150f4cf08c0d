"""Imagined worlds: all that a seat has seen stays, the rest is dealt anew, and nothing else counts."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from astrarium.kernel import SPECTATOR, Cards, Chance, start
from astrarium.kernel.hidden.imagine import imagine as deal
from toys import drift
from toys.steady import STEADY

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


@settings(STEADY, max_examples=400)
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


@settings(STEADY, max_examples=200)
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


@settings(STEADY, max_examples=100)
@given(st.integers(0, 99), deeds, deeds, st.integers(0, SEATS - 1), st.integers(0, 99))
def test_where_too_much_is_to_be_remembered_the_present_stays(
    seed: int, before: list[Deed], since: list[Deed], seat: int, luck: int
) -> None:
    cards, chance = table(seed, before)
    now = cards.copy()
    do(now, chance, since, seat)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("astrarium.kernel.hidden.imagine.TRIES", 0)
        base, again = world(cards, now, chance.log, seat, luck)
    do(base, again, since, seat)
    assert Counter(base.face) == Counter(FACES)
    for card in CARDS:
        assert base.face[card] == now.face[card] or not now.knows(seat, card)


# -- how it is dealt


def chi_square(counts: Counter[Any], kinds: int) -> float:
    """How far counts are from even."""
    even = sum(counts.values()) / kinds
    return sum((counts[kind] - even) ** 2 for kind in counts) / even + even * (kinds - len(counts))


def test_every_deal_of_the_unseen_is_as_likely() -> None:
    cards = Cards(SEATS)
    cards.add([1, 2, 3, 4, 5])
    cards.show([4], 1)
    deals = Counter(tuple(world(cards, cards, [], 0, luck)[0].face) for luck in range(2400))
    assert set(deals) == {(*deal, 5) for deal in permutations([1, 2, 3, 4])}
    assert chi_square(deals, 24) < 49.7  # one in a thousand


def test_a_face_seen_going_into_a_shuffle_is_anywhere_in_the_pile_and_nowhere_else() -> None:
    cards, chance = Cards(SEATS), Chance(1)
    cards.add([1, 2, 3, 4, 5, 6])
    now = cards.copy()
    pile: list[Deed] = [("look", 0, 2), ("mix", 0, [0, 1, 2, 3])]
    do(now, chance, pile, 0)
    places: Counter[int] = Counter()
    for luck in range(1600):
        base, again = world(cards, now, chance.log, 0, luck)
        assert base.face[2] == 3
        do(base, again, pile, 0)
        places[base.face.index(3)] += 1
    assert set(places) == {0, 1, 2, 3}
    assert chi_square(places, 4) < 16.3


def test_cards_with_different_backs_do_not_mix() -> None:
    cards = Cards(SEATS)
    red, blue = cards.add([1, 2, 3]), cards.add([7, 8, 9])
    for luck in range(20):
        base, _ = world(cards, cards, [], 0, luck)
        assert sorted(base.face[card] for card in red) == [1, 2, 3]
        assert sorted(base.face[card] for card in blue) == [7, 8, 9]


def test_a_pile_that_everybody_knew_stays_apart() -> None:
    cards, chance = Cards(SEATS), Chance(1)
    cards.add([1, 2, 3, 4, 5, 6])
    cards.show([0, 1, 2], cards.everyone)
    cards.shuffle([0, 1, 2], chance, "deck")
    for luck in range(20):
        base, _ = world(cards, cards, [], 0, luck)
        assert sorted(base.face[:3]) == [1, 2, 3]


def test_piles_that_were_shuffled_together_are_one() -> None:
    cards, chance = Cards(SEATS), Chance(1)
    cards.add([1, 2, 3, 4, 5, 6])
    cards.show([0, 1, 2], cards.everyone)
    cards.shuffle([0, 1, 2], chance, "deck")
    cards.shuffle([2, 3], chance, "deck")
    assert len(set(cards.pool)) == 1
    found = {world(cards, cards, [], 0, luck)[0].face[0] for luck in range(200)}
    assert found == {1, 2, 3, 4, 5, 6}


# -- through the table


def test_a_world_imagined_from_a_world_is_as_good_as_the_first() -> None:
    table = start(drift.GAME, 2, 5)
    for deed in (("look", 0), ("move", 0, 1), ("mix", 1), ("look", 1)):
        table.answer(0, deed)
    for observer in (0, 1, SPECTATOR):
        first = table.fork(observer, Chance(1))
        direct, second = (each.fork(observer, Chance(2)) for each in (table, first))
        assert direct.state == second.state
        assert direct.pending[0].options == table.pending[0].options


def test_no_luck_is_shared_with_an_imagined_world() -> None:
    table = start(drift.GAME, 2, 5)
    worlds = [table.fork(0, Chance(number)) for number in range(8)]
    for each in (table, *worlds):
        each.answer(0, ("mix", 0))
    decks = {tuple(each.state.cards.face) for each in (table, *worlds)}
    assert len(decks) > 4
    assert all(each.state.chance.seed != table.state.chance.seed for each in worlds)
