"""Imagined worlds agree with what was seen being done, also in the middle of a phase."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from astrarium.kernel import Chance, Choice, Game, Steps, Table, Unimaginable, start
from astrarium.kernel.play import table as table_module
from toys import comets
from toys.comets import State


def boast(g: State) -> Steps:
    """Who holds a comet of size 6 may say so; then the other seat is asked."""
    options = [("pass",)]
    if any(g.cards.face[card] == 6 for card in g.hands[0]):
        options.append(("boast",))
    yield Choice(0, "bid", options)
    yield Choice(1, "bid", [("card", card) for card in g.hands[1]])
    yield from comets.bid(g)


def secret(g: State) -> Steps:
    """The first seat picks a big comet and lays it down after the other one was asked."""
    big = [("card", card) for card in g.hands[0] if g.cards.face[card] > 3]
    yield Choice(0, "bid", big or [("pass",), ("wait",)])
    yield Choice(1, "bid", [("card", card) for card in g.hands[1]])
    yield from comets.bid(g)


def owning_up(g: State) -> Steps:
    """The first seat shows cards, at least as many as it has comets of size 6; then the other one is asked."""
    least = sum(g.cards.face[card] == 6 for card in g.hands[0])
    yield Choice(0, "bid", [("card", card) for card in g.hands[0]], least, len(g.hands[0]))
    yield Choice(1, "bid", [("card", card) for card in g.hands[1]])
    yield from comets.bid(g)


def table(phase: Any, answer: Any) -> Table:
    """A table at which the first seat could answer so."""
    game: Game = replace(comets.GAME, phases={**comets.GAME.phases, "bid": phase})
    for seed in range(200):
        found = start(game, 2, seed)
        choice = found.choice(0)
        given = answer(choice.options) if choice is not None and len(choice.options) > 1 else None
        if given is not None and (not choice.several or len(given) >= choice.at_least):
            found.answer(0, given)
            return found
    raise AssertionError("no such deal")


def sizes(world: Table) -> list[int]:
    return [world.state.cards.face[card] for card in world.state.hands[0]]


def test_who_could_say_so_holds_what_it_takes() -> None:
    true = table(boast, lambda options: ("boast",) if ("boast",) in options else None)
    worlds = [true.fork(1, Chance(luck)) for luck in range(100)]
    assert all(6 in sizes(world) for world in worlds)
    assert len({tuple(sizes(world)) for world in worlds}) > 10
    assert all(6 in sizes(world.fork(1, Chance(luck))) for luck, world in enumerate(worlds))


def test_a_card_that_was_picked_is_one_that_could_be_picked() -> None:
    true = table(secret, lambda options: options[0] if options[0][0] == "card" else None)
    card = true.history[0].answer[1]
    faces = {true.fork(1, Chance(luck)).state.cards.face[card] for luck in range(100)}
    assert faces == {4, 5, 6}


def test_who_showed_fewer_cards_had_fewer_to_show() -> None:
    true = table(owning_up, lambda options: ())
    assert not any(6 in sizes(true.fork(1, Chance(luck))) for luck in range(100))


def test_where_no_such_world_can_be_dealt_the_fork_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    true = table(boast, lambda options: ("boast",) if ("boast",) in options else None)
    monkeypatch.setattr(table_module, "TRIES", 1)
    lucks = map(Chance, range(100))
    with pytest.raises(Unimaginable, match="In 1 deals no world was found"):
        [true.fork(1, luck) for luck in lucks]


def test_two_tables_that_look_the_same_give_the_same_worlds() -> None:
    true = table(boast, lambda options: ("boast",) if ("boast",) in options else None)
    other = true.fork(1, Chance("another"))
    for luck in range(30):
        here, there = (each.fork(1, Chance(luck)) for each in (true, other))
        assert here.state.fingerprint() == there.state.fingerprint()


def test_what_was_worked_out_about_a_position_goes_with_it() -> None:
    """A table that has given worlds before gives the same ones as a twin that has not, at every question."""
    true = start(comets.GAME, 2, 3)
    while not true.over:
        for luck in range(3):
            again, fresh = true.fork(1, Chance(luck)), true.fork().fork(1, Chance(luck))
            assert again.state.fingerprint() == fresh.state.fingerprint()
        choice = true.pending[0]
        true.answer(choice.seat, choice.options[-1])
