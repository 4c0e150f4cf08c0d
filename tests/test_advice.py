"""Advice is true: consequences are tried on forks, numbers in reasons are worked out again."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import astrarium
from astrarium.games.adastra import option_warnings as adastra
from astrarium.games.adastra.rules import build, diplomacy
from astrarium.games.captains import option_warnings as captains
from astrarium.games.metallum import option_warnings as metallum
from astrarium.games.orion import option_warnings as orion
from astrarium.games.race import option_warnings as race
from astrarium.kernel import Text
from common.advice import TRUE, faults

#: Games of each, and how many kinds of advice they have to meet.
GAMES = 2
SEATS = {"orion": 4, "captains": 2, "race": 3, "adastra": 3, "metallum": 2}


@pytest.mark.parametrize("game", [*astrarium.games()])
def test_what_is_said_before_a_choice_comes_true(game: str) -> None:
    tried: Counter[str] = Counter()
    for seed in range(GAMES):
        assert not list(faults(game, seed, SEATS[game], tried))
    assert sum(tried.values()) > 100
    assert any(name.startswith(("would-", "waits-")) for name in tried)


def test_every_warning_is_tried_that_a_game_declares_wasteful() -> None:
    from common.advice import UNTRIED

    for name, game in astrarium.games().items():
        known = {id for kind, id in TRUE if kind == name} | UNTRIED.get(name, set())
        assert game.words.wasteful <= known


def first_fault(game: str, seats: int, seeds: int = 12) -> str:
    """The first fault of some games, or nothing."""
    for seed in range(seeds):
        for fault in faults(game, seed, seats, Counter(), 1):
            return fault
    return ""


def test_a_loss_that_leaves_out_the_mrrshans_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true = orion.exploited_goods

    def planted(g: Any, seat: int, card: int) -> list[int]:
        food, fleet, production = true(g, seat, card)
        return [food, fleet - (g.races[seat] == "mrrshan"), production]

    monkeypatch.setattr(orion, "exploited_goods", planted)
    assert "exploit" in first_fault("orion", 4)


def test_an_action_that_brings_something_and_is_said_to_bring_nothing_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(race, "_produces", lambda player, powers: False)
    assert "would-produce-nothing" in first_fault("race", 2)


def test_a_wrong_number_of_cells_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def planted(g: Any, choice: Any, option: Any) -> Text | None:
        said = metallum_true(g, choice, option)
        return said and Text("would-leave-cells", n=int(str(said.args["n"])) + 1)

    metallum_true = metallum._empty
    monkeypatch.setattr(metallum, "_empty", planted)
    assert "would-leave-cells" in first_fault("metallum", 2)


def test_a_room_of_which_a_part_works_and_that_is_said_to_do_nothing_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    true = captains.idle

    def planted(effects: Any, doing: Any, queued: bool = False) -> Any:
        return next((reason for effect in effects if (reason := true((effect,), doing, queued))), None)

    monkeypatch.setattr(captains, "idle", planted)
    assert "would-" in first_fault("captains", 3)


def test_what_can_be_declined_and_is_said_to_be_forced_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(captains, "_waiting", lambda prompt, option: Text("waits-must"))
    assert "waits-must" in first_fault("captains", 4)


def test_more_action_cards_than_the_limit_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(adastra, "min", lambda playable, left: playable, raising=False)
    assert "would-leave-cards" in first_fault("adastra", 3)


def test_a_balance_without_the_extra_place_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true = diplomacy.bar

    def planted(g: Any, seat: int, card: Any, option: Any) -> Any:
        reason = true(g, seat, card, option)
        if reason is None or reason[0] != "credits-place":
            return reason
        _, rule, cost, place, credits = reason
        return "credits", rule, cost, credits - place

    from astrarium.games.adastra.rules import action_registry

    known = action_registry.ACTIONS["diplomacy"]
    monkeypatch.setitem(action_registry.ACTIONS, "diplomacy", known._replace(bar=planted))
    assert "barred-credits" in first_fault("adastra", 3)


def test_what_is_only_picked_and_is_said_to_stand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    true = build.bar_item

    def planted(g: Any, seat: int, system: int, chosen: Any, spent: int, discount: int, item: Any) -> Any:
        reason = true(g, seat, system, chosen, spent, discount, item)
        return ("built", "A5.10", item[1], system) if reason == ("picked", "A5.10") else reason

    monkeypatch.setattr(build, "bar_item", planted)
    assert "barred-built" in first_fault("adastra", 3)
