"""Plain data: copies that share nothing, JSON that loses nothing, errors that name the field."""

from __future__ import annotations

import json
import sys
from dataclasses import field
from random import Random
from typing import Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import astrarium
from astrarium.bots import uniform
from astrarium.contract.object_graph import shared
from astrarium.kernel import Cards, Chance, Game, State, derived, new_state, plain, play_on, transient
from toys import comets
from toys.steady import STEADY

#: The module; the decorator has taken its name in the package.
kernel_plain: Any = sys.modules["astrarium.kernel.data.plain_dataclass"]


@plain
class Force:
    guns: int


@plain
class Army:
    units: list[int]
    forces: list[Force] = derived(lambda army: [Force(units) for units in army.units])
    names: list[tuple[int, ...]] = derived(lambda army: [(units,) for units in army.units])


def test_derived_entries_are_shared_and_plain_ones_copied() -> None:
    army = Army([1, 2])
    kernel_plain.derive(army)
    twin = army.copy()
    assert twin.forces == army.forces
    assert twin.forces[0] is not army.forces[0]
    assert twin.names[0] is army.names[0]
    twin.names[0] = (7,)
    assert army.names == [(1,), (2,)]


def test_what_is_derived_is_not_saved_and_is_worked_out_again() -> None:
    army = Army([1, 2])
    kernel_plain.derive(army)
    assert army.to_json() == {"units": [1, 2]}
    assert Army.from_json(army.to_json()).forces == army.forces


@plain
class Ship:
    name: str
    fuel: int
    cargo: list[str]


@plain
class Everything:
    number: int
    part: float
    word: str
    flag: bool
    nothing: None
    maybe: int | None
    either: int | str
    mode: Literal["calm", "storm"]
    pair: tuple[int, str]
    row: tuple[int, ...]
    deep_row: tuple[tuple[str, int], ...]
    bag: frozenset[int]
    items: list[int]
    grid: list[list[int]]
    cube: list[list[list[int]]]
    pairs: list[tuple[int, int]]
    marks: set[str]
    spots: set[tuple[int, int]]
    by_word: dict[str, int]
    by_number: dict[int, tuple[int, int]]
    by_mode: dict[Literal["calm", "storm"], int]
    lists: dict[str, list[int]]
    sets: list[set[int]]
    ship: Ship
    fleet: list[Ship]
    named: dict[str, Ship]
    spare: Ship | None
    log: list[int] | None
    note: Any = transient()


words = st.text(max_size=3)
numbers = st.integers(-5, 5)
modes = st.sampled_from(["calm", "storm"])
ships = st.builds(Ship, words, numbers, st.lists(words, max_size=3))
things = st.builds(
    Everything,
    number=numbers,
    part=st.floats(allow_nan=False, allow_infinity=False),
    word=words,
    flag=st.booleans(),
    nothing=st.none(),
    maybe=st.none() | numbers,
    either=numbers | words,
    mode=modes,
    pair=st.tuples(numbers, words),
    row=st.lists(numbers, max_size=3).map(tuple),
    deep_row=st.lists(st.tuples(words, numbers), max_size=2).map(tuple),
    bag=st.frozensets(numbers, max_size=3),
    items=st.lists(numbers, max_size=3),
    grid=st.lists(st.lists(numbers, max_size=2), max_size=2),
    cube=st.lists(st.lists(st.lists(numbers, max_size=2), max_size=2), max_size=2),
    pairs=st.lists(st.tuples(numbers, numbers), max_size=2),
    marks=st.sets(words, max_size=3),
    spots=st.sets(st.tuples(numbers, numbers), max_size=3),
    by_word=st.dictionaries(words, numbers, max_size=2),
    by_number=st.dictionaries(numbers, st.tuples(numbers, numbers), max_size=2),
    by_mode=st.dictionaries(modes, numbers, max_size=2),
    lists=st.dictionaries(words, st.lists(numbers, max_size=2), max_size=2),
    sets=st.lists(st.sets(numbers, max_size=2), max_size=2),
    ship=ships,
    fleet=st.lists(ships, max_size=2),
    named=st.dictionaries(words, ships, max_size=2),
    spare=st.none() | ships,
    log=st.none() | st.lists(numbers, max_size=2),
)


@settings(STEADY, max_examples=60)
@given(things)
def test_a_copy_is_equal_and_shares_nothing(thing: Everything) -> None:
    twin = thing.copy()  # type: ignore[attr-defined]
    assert twin == thing
    assert type(twin) is Everything
    assert shared(thing, twin) is None


@settings(STEADY, max_examples=60)
@given(things)
def test_json_loses_nothing(thing: Everything) -> None:
    text = json.dumps(thing.to_json())  # type: ignore[attr-defined]
    again = Everything.from_json(json.loads(text))  # type: ignore[attr-defined]
    assert again == thing
    assert json.dumps(again.to_json()) == text or "NaN" in text


def example() -> Everything:
    return Everything(
        1, 0.5, "w", True, None, 2, "e", "calm", (1, "a"), (1, 2), (("x", 1),), frozenset({1}), [1], [[1]],
        [[[1]]], [(1, 2)], {"m"}, {(1, 2)}, {"a": 1}, {3: (1, 2)}, {"calm": 1}, {"a": [1]}, [{1}],
        Ship("s", 1, ["ore"]), [Ship("t", 2, [])], {"u": Ship("u", 3, [])}, Ship("v", 4, []), [1],
    )  # fmt: skip


@pytest.mark.parametrize(
    ("field", "value", "where"),
    [
        ("number", "1", "Everything.number"),
        ("number", True, "Everything.number"),
        ("number", 1.0, "Everything.number"),
        ("number", None, "Everything.number"),
        ("word", 1, "Everything.word"),
        ("flag", 1, "Everything.flag"),
        ("nothing", 0, "Everything.nothing"),
        ("maybe", "x", "Everything.maybe"),
        ("either", None, "Everything.either"),
        ("either", [], "Everything.either"),
        ("mode", "rain", "Everything.mode"),
        ("pair", [1], "Everything.pair"),
        ("pair", [1, 2], "Everything.pair[1]"),
        ("row", "12", "Everything.row"),
        ("row", [1, "2"], "Everything.row[1]"),
        ("items", {"0": 1}, "Everything.items"),
        ("items", [1, None], "Everything.items[1]"),
        ("grid", [[1], [1, "2"]], "Everything.grid[1][1]"),
        ("marks", [1], "Everything.marks[0]"),
        ("by_word", [], "Everything.by_word"),
        ("by_word", {"a": "1"}, "Everything.by_word.a"),
        ("by_number", {"x": [1, 2]}, "Everything.by_number"),
        ("by_mode", {"rain": 1}, "Everything.by_mode"),
        ("ship", None, "Everything.ship"),
        ("ship", {"name": "s"}, "Everything.ship: missing cargo"),
        ("ship", {"name": "s", "fuel": 1, "cargo": [], "sail": 1}, "Everything.ship: unknown sail"),
        ("ship", {"name": "s", "fuel": "1", "cargo": []}, "Everything.ship.fuel"),
        ("fleet", [{"name": "s", "fuel": 1, "cargo": [2]}], "Everything.fleet[0].cargo[0]"),
        ("named", {"u": 1}, "Everything.named.u"),
    ],
)
def test_what_does_not_fit_is_named(field: str, value: Any, where: str) -> None:
    data = example().to_json()  # type: ignore[attr-defined]
    data[field] = value
    with pytest.raises(ValueError, match="^" + where.replace("[", r"\[")):
        Everything.from_json(data)  # type: ignore[attr-defined]


@plain
class Hold:
    crates: int
    sealed: bool = False
    marks: list[str] = field(default_factory=list)


@plain
class Convoy:
    holds: list[Hold]
    lead: Hold | None
    by_name: dict[str, Hold]


def test_an_older_layout_is_fitted_to_the_present_one() -> None:
    """What is new has its default, what is gone is left out, at every depth."""
    old = {"crates": 2, "rope": 7}
    new = {"crates": 2, "sealed": False, "marks": []}
    data = {"holds": [old], "lead": old, "by_name": {"a": old}, "flag": "x"}
    assert kernel_plain.fitted(Convoy, data) == {"holds": [new], "lead": new, "by_name": {"a": new}}
    assert kernel_plain.fitted(Convoy, {**data, "lead": None})["lead"] is None
    with pytest.raises(ValueError, match="missing crates"):
        kernel_plain.from_json(Hold, kernel_plain.fitted(Hold, {"rope": 7}))


def test_long_nonsense_is_quoted_in_short() -> None:
    data = {**example().to_json(), "number": "x" * 1000}  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match="number") as refused:
        Everything.from_json(data)  # type: ignore[attr-defined]
    assert len(str(refused.value)) < 120


@pytest.mark.parametrize("data", [None, [], 3, "x"])
def test_what_is_no_object_at_all(data: Any) -> None:
    with pytest.raises(ValueError, match="Everything"):
        Everything.from_json(data)  # type: ignore[attr-defined]


def test_what_is_transient_is_not_copied_compared_or_saved() -> None:
    thing = example()
    thing.note = object()
    twin = thing.copy()  # type: ignore[attr-defined]
    assert twin.note is None
    assert twin == thing
    assert "note" not in thing.to_json()  # type: ignore[attr-defined]


def declared(hint: Any) -> type:
    """A plain class with one field of this type."""
    return plain(type("Odd", (), {"__annotations__": {"field": hint}, "__module__": __name__}))


@pytest.mark.parametrize(
    "hint", [object, Any, tuple[list[int], ...], dict[tuple[int, int], int], bytes, complex]
)
def test_what_is_not_plain_data_is_refused_at_once(hint: Any) -> None:
    with pytest.raises(TypeError, match="plain"):
        declared(hint)


@plain
class Table(State):
    score: list[int]


def test_a_games_state_adds_its_fields() -> None:
    g = Table(2, Chance(1), Cards(2), 0, [1, 2])
    g.cards.add("ab")
    g.roll(6, "die")
    twin = g.copy()
    assert twin == g
    assert twin.fingerprint() == g.fingerprint()
    assert shared(g, twin, skip=("listener",)) is None
    again = Table.from_json(json.loads(json.dumps(g.to_json())))
    assert again == g
    assert again.fingerprint() == g.fingerprint()
    twin.score[0] += 1
    assert twin.fingerprint() != g.fingerprint()


def test_a_roll_a_look_and_a_reveal_are_news_and_a_shuffle_is_not() -> None:
    g = Table(2, Chance(1), Cards(2), 0, [1, 2])
    deck = g.cards.add("abc")
    g.shuffle(deck, "deck")
    assert g.news == 0
    g.look(0, [0])
    g.look(0, [0])
    assert g.news == 1
    g.reveal([0, 1])
    g.reveal([0, 1])
    assert g.news == 2
    g.roll(6, "die")
    assert g.news == 3


@pytest.mark.parametrize("game", [comets.GAME, *astrarium.games().values()], ids=lambda game: game.id)
def test_the_written_dump_is_what_the_plain_one_gives(game: Game) -> None:
    """The straight-line code and the general routine agree on every position of a random game."""
    rng = Random(5)
    for seats in range(game.seats[0], game.seats[1] + 1):
        state = new_state(game, seats, 5)
        for _ in range(20):
            slow = {name: kernel_plain._dump(getattr(state, name)) for name in state._types}
            quick = kernel_plain.to_json(state)
            assert quick == slow
            assert json.dumps(quick) == json.dumps(slow) == json.dumps(kernel_plain.to_json(state, lend=True))
            play_on(game, state, uniform(rng), 1)
