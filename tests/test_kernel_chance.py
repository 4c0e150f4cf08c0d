"""Luck: the documented generator, its streams, and what is kept of it."""

from __future__ import annotations

from collections import Counter
from hashlib import shake_128

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrarium.kernel import Chance
from toys.steady import STEADY

streams = st.sampled_from(["deck", "dice", "market"])


def test_the_generator_is_the_documented_one() -> None:
    chance = Chance(7)
    for k in range(5):
        z = int.from_bytes(shake_128(f"7/dice/{k}".encode()).digest(8), "big")
        assert chance.below(1000, "dice") == z * 1000 >> 64
    raw = shake_128(b"7/deck/0").digest(40)
    keys = [int.from_bytes(raw[8 * i : 8 * i + 8], "big") for i in range(5)]
    deck = list("abcde")
    chance.mix(deck, "deck")
    assert deck == [letter for _, letter in sorted(zip(keys, "abcde", strict=True))]


def test_golden_values() -> None:
    """Must never change: a record made today is dealt the same in ten years."""
    chance = Chance("astrarium")
    assert [chance.below(6, "dice") for _ in range(12)] == [1, 3, 5, 1, 2, 2, 1, 3, 0, 5, 4, 3]
    deck = list(range(10))
    chance.mix(deck, "deck")
    assert deck == [5, 3, 9, 6, 8, 7, 2, 0, 1, 4]
    assert chance.getrandbits(16) == 63037


@STEADY
@given(st.integers(), st.lists(streams, max_size=30))
def test_a_draw_in_one_stream_never_shifts_another(seed: int, order: list[str]) -> None:
    mixed = Chance(seed)
    together = [(stream, mixed.below(100, stream)) for stream in order]
    for stream in set(order):
        alone = Chance(seed)
        assert [drawn for name, drawn in together if name == stream] == [
            alone.below(100, stream) for _ in range(order.count(stream))
        ]


@STEADY
@given(st.integers(), st.integers(1, 1000))
def test_below(seed: int, n: int) -> None:
    assert 0 <= Chance(seed).below(n, "dice") < n


def test_a_number_as_a_seed_is_its_text() -> None:
    assert Chance(7).below(10**9, "dice") == Chance("7").below(10**9, "dice")
    assert Chance(7).below(10**9, "dice") != Chance(8).below(10**9, "dice")


def test_every_side_of_a_die_is_as_likely() -> None:
    chance = Chance(1)
    rolls = Counter(chance.below(6, "dice") for _ in range(6000))
    assert set(rolls) == set(range(6))
    assert sum((rolls[side] - 1000) ** 2 for side in range(6)) / 1000 < 20.5


def test_every_order_is_as_likely() -> None:
    chance = Chance(1)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        things = [1, 2, 3]
        chance.mix(things, "deck")
        orders[tuple(things)] += 1
    assert len(orders) == 6
    assert sum((count - 1000) ** 2 for count in orders.values()) / 1000 < 20.5


@STEADY
@given(st.lists(st.integers()), st.integers())
def test_mixing_keeps_what_there_is(things: list[int], seed: int) -> None:
    mixed = things[:]
    Chance(seed).mix(mixed, "deck")
    assert Counter(mixed) == Counter(things)


@pytest.mark.parametrize("bits", [1, 7, 8, 13, 64])
def test_random_bits(bits: int) -> None:
    chance = Chance(3)
    drawn = {chance.getrandbits(bits) for _ in range(200)}
    assert all(0 <= value < 1 << bits for value in drawn)
    assert len(drawn) == min(2, 1 << bits) if bits == 1 else len(drawn) > 50


def test_a_copy_goes_on_the_same_and_apart() -> None:
    chance = Chance(3)
    chance.roll(6, "dice")
    twin = chance.copy()
    assert twin == chance
    assert [twin.roll(6, "dice") for _ in range(5)] == [chance.roll(6, "dice") for _ in range(5)]
    twin.roll(6, "dice")
    assert len(twin.log) == len(chance.log) + 1
    assert twin != chance


def test_json() -> None:
    chance = Chance(3)
    chance.roll(6, "dice")
    chance.roll(6, "deck")
    again = Chance.from_json(chance.to_json())
    assert again == chance
    assert again.roll(100, "dice") == chance.roll(100, "dice")


def test_what_is_scripted_happens_and_then_luck_is_free() -> None:
    chance = Chance(3)
    coming: tuple[int, ...] = (4, 2)
    chance.script = coming
    assert [chance.roll(6, "dice") for _ in range(2)] == [4, 2]
    assert chance.roll(10**9, "dice") == Chance(3).roll(10**9, "dice")
    chance.checkpoint()
    assert chance.log == []
    assert chance.script == ()


def test_a_script_lasts_to_its_last_outcome() -> None:
    chance = Chance(3)
    chance.script = ("a", "b")
    for expected in ("a", "b", None):
        assert chance.outcome() == expected
        chance.log.append(expected)
