"""Ops: declared once, registered with what the rules make of them, run from first to last."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from astrarium.kernel import Choice, Op, RulesBroken, Steps, Text, barrable, barred, bars, does, op, run, then
from toys import comets


class Step(Op):
    """What the toy's lists are made of."""

    tag = "kind"

    def say(self) -> Text:
        return Text(f"do-{self.name}", n=1)


@op("add")
class Add(Step):
    """So much more."""

    n: int = 1


@op("ask")
class Wish(Step):
    """As much as somebody wishes."""


@does(Add)
def _add(op: Add, doing: list[Any]) -> None:
    doing.append(op.n)


@bars(Wish)
def _bar_wish(op: Wish, doing: list[Any]) -> Any:
    return ("full", "C1.1", len(doing)) if len(doing) > 2 else None


@does(Wish)
def _wish(op: Wish, doing: list[Any]) -> Steps:
    doing.append((yield Choice(0, "bid", [("a",), ("b",)])))


def answered(steps: Steps | None, answer: Any = ("a",)) -> None:
    """Answer every question in the same way."""
    if steps is None:
        return
    ask = next(steps, None)
    while ask is not None:
        try:
            ask = steps.send(answer)
        except StopIteration:
            return


def test_ops_are_run_from_first_to_last() -> None:
    doing: list[Any] = []
    answered(run((Add(n=2), Wish(), Add(), Wish()), doing))
    assert doing == [2, ("a",), 1, ("a",)]


def test_nothing_to_ask_is_none() -> None:
    doing: list[Any] = []
    assert run((Add(), Add(n=3)), doing) is None
    assert run((), doing) is None
    assert doing == [1, 3]
    assert then(run((Add(),), doing), lambda: run((Add(n=9),), doing)) is None
    assert doing == [1, 3, 1, 9]


def test_then_goes_on_when_the_steps_are_over() -> None:
    doing: list[Any] = []
    answered(then(run((Wish(),), doing), lambda: run((Add(n=5),), doing)))
    assert doing == [("a",), 5]


def test_the_first_reason_bars_a_list() -> None:
    assert barred((Add(), Wish()), []) is None
    assert barred((Add(), Wish()), [1, 2, 3]) == ("full", "C1.1", 3)
    assert barrable((Add(), Wish())) == (Wish(),)


def test_a_vocabulary_is_finished_or_no_game() -> None:
    class Half(Op):
        pass

    @op("nothing")
    class Nothing(Half):
        """It does nothing, and nobody can say it."""

    with pytest.raises(RulesBroken, match="no rule carries it out"):
        replace(comets.GAME, vocabulary=(Half,))
    does(Nothing)(lambda op, doing: None)
    with pytest.raises(RulesBroken, match="has no text"):
        replace(comets.GAME, vocabulary=(Half,))
    with pytest.raises(RulesBroken, match="twice"):
        does(Nothing)(lambda op, doing: None)
    with pytest.raises(RulesBroken, match="twice"):
        op("nothing")(type("Again", (Half,), {}))
    assert replace(comets.GAME, vocabulary=(Step,)).vocabulary == (Step,)
