"""Physical cards: backs, faces, and who has seen what."""

from __future__ import annotations

import pytest

from astrarium.kernel import Cards, Chance
from astrarium.kernel.hidden.cards import Mixed


@pytest.fixture
def cards() -> Cards:
    cards = Cards(2)
    cards.add(["a", "b", "c", "d"])
    return cards


def test_new_cards_are_face_down_and_have_one_back() -> None:
    cards = Cards(2)
    assert cards.add("ab") == [0, 1]
    assert cards.add("xy", open=True) == [2, 3]
    assert cards.face == ["a", "b", "x", "y"]
    assert cards.pool == [0, 0, 1, 1]
    assert [cards.knows(seat, 0) for seat in (0, 1, None)] == [False, False, False]
    assert [cards.knows(seat, 2) for seat in (0, 1, None)] == [True, True, True]


def test_a_look_is_for_one_seat(cards: Cards) -> None:
    assert cards.show([1], cards.bit(0))
    assert [cards.knows(seat, 1) for seat in (0, 1, None)] == [True, False, False]


def test_what_is_turned_up_spectators_see_too(cards: Cards) -> None:
    assert cards.show([1], cards.everyone)
    assert [cards.knows(seat, 1) for seat in (0, 1, None)] == [True, True, True]


def test_a_second_look_is_no_news(cards: Cards) -> None:
    assert cards.show([0, 1], cards.bit(0))
    assert not cards.show([0, 1], cards.bit(0))
    assert cards.show([1, 2], cards.bit(0))
    assert cards.show([0], cards.everyone)


def test_a_shuffle_moves_faces_within_the_pile_and_is_forgotten(cards: Cards) -> None:
    cards.show([0, 3], cards.everyone)
    chance = Chance(2)
    cards.shuffle([0, 1, 2], chance, "deck")
    assert sorted(cards.face[:3]) == ["a", "b", "c"]
    assert cards.face[3] == "d"
    assert cards.seen == [0, 0, 0, cards.everyone]
    (mixed,) = chance.log
    assert isinstance(mixed, Mixed)
    assert mixed.ids == (0, 1, 2)
    assert mixed.before == ("a", "b", "c")
    assert mixed.seen == (cards.everyone, 0, 0)
    assert mixed.after == tuple(cards.face[:3])


@pytest.mark.parametrize("pile", [[0, 1, 2], [0, 1, 3]], ids=["a stretch", "with a gap"])
def test_a_first_shuffle_falls_as_any_other_and_is_not_remembered(cards: Cards, pile: list[int]) -> None:
    twin = cards.copy()
    chance = Chance(2)
    cards.mix(pile, chance, "deck")
    twin.shuffle(pile, Chance(2), "deck")
    assert cards == twin
    assert cards.face != ["a", "b", "c", "d"]
    assert chance.log == []


def test_an_empty_pile_can_be_shuffled(cards: Cards) -> None:
    before = cards.to_json()
    cards.shuffle([], Chance(2), "deck")
    cards.mix([], Chance(2), "deck")
    assert cards.to_json() == before
    Cards(2).shuffle([], Chance(2), "deck")


def test_a_scripted_shuffle_follows_its_script(cards: Cards) -> None:
    chance = Chance(2)
    chance.script = (Mixed((0, 1, 2), (), (), ("c", "a", "b")),)
    cards.shuffle([0, 1, 2], chance, "deck")
    assert cards.face == ["c", "a", "b", "d"]
    assert chance.streams == {}


def test_a_copy_stands_alone(cards: Cards) -> None:
    twin = cards.copy()
    assert twin == cards
    cards.show([0], cards.everyone)
    cards.shuffle([1, 2, 3], Chance(5), "deck")
    cards.add("e")
    assert (twin.face, twin.seen, twin.pool) == (["a", "b", "c", "d"], [0] * 4, [0] * 4)


def test_json(cards: Cards) -> None:
    cards.show([0], cards.bit(1))
    assert Cards.from_json(cards.to_json()) == cards
    broken = {**cards.to_json(), "pool": [0]}
    with pytest.raises(ValueError, match="equally long"):
        Cards.from_json(broken)


def test_cards_put_away_unseen_are_a_shuffle_to_everybody_else(cards: Cards) -> None:
    cards.show([0, 1, 2], cards.bit(0))
    cards.show([1], cards.everyone)
    chance = Chance(2)
    cards.lose_track([0, 1, 2], cards.bit(0), chance)
    assert cards.face == ["a", "b", "c", "d"]
    assert cards.seen == [1, 1, 1, 0]
    assert chance.log == [Mixed((0, 1, 2), ("a", "b", "c"), (1, cards.everyone, 1), ("a", "b", "c"))]


def test_whoever_puts_cards_away_has_seen_no_more_of_them_than_before(cards: Cards) -> None:
    cards.show([0], cards.everyone)
    cards.lose_track([0, 1], cards.bit(0), Chance(2))
    assert cards.seen == [1, 0, 0, 0]
