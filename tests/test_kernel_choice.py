"""A choice: what counts as an answer to it, and in which form."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astrarium.kernel import Candidates, Choice, IllegalAnswer, Option, RulesBroken, Text, Words
from astrarium.kernel.choice import freeze, thaw
from toys.steady import STEADY

A, B, C = ("a", 1), ("b", 0), ("c", ("x", 2))
WORDS = Words(options={}, args={}, reasons={"too-dear": ("price",)})
DEAR = ("too-dear", "X1.1", 4)


def one(*options: Option) -> Choice:
    return Choice(0, "which", options or (A, B, C))


def several(least: int | None, most: int | None, *, ordered: bool = False) -> Choice:
    return Choice(0, "which", (A, B, C), least, most, ordered=ordered)


@pytest.mark.parametrize("answer", [A, ["a", 1], ("a", True), ["a", 1.0]])
def test_an_option_is_taken_in_its_one_proper_form(answer: Any) -> None:
    taken = one().normalise(answer)
    assert json.dumps(taken) == '["a", 1]'


def test_lists_within_an_option_become_tuples() -> None:
    assert one().normalise(["c", ["x", 2]]) == C
    assert several(1, 2).normalise([["c", ["x", 2]], ["a", 1]]) == (A, C)


@pytest.mark.parametrize(
    "answer",
    [None, 1, "a", (), ("a",), ("a", 2), ("a", 1, 1), [A], {}, {"a": 1}, {A}, object(), [[]], ("d",)],
)
def test_anything_else_is_refused(answer: Any) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        one().normalise(answer)
    assert refused.value.text.id == "error-not-an-option"


def test_a_pick_follows_the_order_of_the_options() -> None:
    assert several(0, 3).normalise([C, A]) == (A, C)
    assert several(0, 3, ordered=True).normalise([C, A]) == (C, A)


def test_a_pick_of_one_may_be_given_bare() -> None:
    assert several(0, 1).normalise(B) == (B,)
    assert several(0, 1).normalise([B]) == (B,)
    assert several(0, 1).normalise([]) == ()


@pytest.mark.parametrize(
    ("least", "most", "answer", "why"),
    [
        (1, 2, [], "error-wrong-count"),
        (1, 2, [A, B, C], "error-wrong-count"),
        (2, 2, [A], "error-wrong-count"),
        (1, 3, [A, A], "error-picked-twice"),
        (1, 3, [A, ("a", True)], "error-picked-twice"),
        (1, 3, [A, ("d",)], "error-not-an-option"),
        (1, 3, A, "error-not-an-option"),
        (1, 3, "all", "error-not-a-list"),
        (1, 3, None, "error-not-a-list"),
        (1, 3, {"a": 1}, "error-not-a-list"),
        (0, 1, [A, B], "error-wrong-count"),
    ],
)
def test_a_wrong_pick_is_refused_with_its_reason(least: int, most: int, answer: Any, why: str) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        several(least, most).normalise(answer)
    assert refused.value.text.id == why


def test_what_is_barred_is_refused_with_its_own_reason() -> None:
    wonder = Candidates(WORDS, None, [A, B, ("d", 4)], lambda option: DEAR if option == ("d", 4) else None)
    choice = Choice(0, "which", (A, B), candidates=wonder)
    assert [(each.option, each.rule) for each in choice.barred()] == [(("d", 4), "X1.1")]
    with pytest.raises(IllegalAnswer) as refused:
        choice.normalise(["d", 4])
    assert refused.value.text == Text("barred-too-dear", price=4)


def test_what_is_barred_is_computed_only_when_somebody_looks() -> None:
    looked: list[int] = []

    def candidates() -> list[Option]:
        looked.append(1)
        return [A, B]

    choice = Choice(0, "which", (A, B), candidates=Candidates(WORDS, None, candidates, lambda option: None))
    choice.normalise(A)
    choice.forced()
    choice.to_json()
    assert not looked
    assert choice.barred() == ()
    assert looked


@pytest.mark.parametrize(
    ("choice", "forced"),
    [
        (one(), None),
        (one(A), A),
        (several(0, 3), None),
        (several(3, 3), (A, B, C)),
        (several(3, 3, ordered=True), None),
        (several(0, 0), ()),
        (several(None, 2), None),
        (several(2, None), None),
        (Choice(0, "which", (A,), 1, 1), (A,)),
        (Choice(0, "which", (A,), 1, 1, ordered=True), (A,)),
        (Choice(0, "which", (A,), 0, 1), None),
        (Choice(0, "which", (), 0, 3), ()),
    ],
)
def test_the_only_possible_answer(choice: Choice, forced: Any) -> None:
    assert choice.forced() == forced
    if forced is not None:
        assert choice.normalise(forced) == forced


@pytest.mark.parametrize("choice", [Choice(0, "which", ()), Choice(0, "which", (A,), 2, 2)])
def test_a_choice_that_nobody_can_make_is_a_bug_in_the_rules(choice: Choice) -> None:
    with pytest.raises(RulesBroken):
        choice.forced()


def test_json() -> None:
    data = json.loads(json.dumps(several(1, 2, ordered=True).to_json()))
    assert data["options"] == [["a", 1], ["b", 0], ["c", ["x", 2]]]
    assert (data["seat"], data["prompt"], data["at_least"], data["at_most"]) == (0, "which", 1, 2)
    assert data["ordered"] is True
    assert data["several"] is True


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3).map(tuple),
)


@STEADY
@given(values)
def test_an_option_survives_json(value: Any) -> None:
    assert freeze(json.loads(json.dumps(thaw(value)))) == value


def test_a_bottomless_answer_is_refused() -> None:
    answer: list[Any] = []
    for _ in range(5000):
        answer = [answer]
    for choice in (one(), several(1, 2)):
        with pytest.raises(IllegalAnswer):
            choice.normalise(answer)


@pytest.mark.parametrize(
    ("least", "most", "answer", "said"),
    [
        (2, 2, [A], "Pick exactly 2 (you picked 1)."),
        (0, 1, [A, B], "Pick at most 1 (you picked 2)."),
        (1, 2, [], "Pick 1 to 2 (you picked 0)."),
    ],
)
def test_a_wrong_number_of_picks_is_refused_in_words(least, most, answer, said):
    with pytest.raises(IllegalAnswer) as caught:
        Choice(0, "pick", [A, B, C], least, most).normalise(answer)
    assert str(caught.value) == said
