"""Gauntlets, Swiss tournaments, matches that end when they have told what they were to tell."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import astrarium
from astrarium.arena.command import arena
from astrarium.arena.game_runner import Played, Sitting
from astrarium.arena.match_runner import played, run_match
from astrarium.arena.results_file import Results
from astrarium.arena.schedule import Form, Match, games_of, line_ups, rounds, swiss_pairs, swiss_rounds
from astrarium.arena.sequential_test import Question, finding, shares_of
from astrarium.kernel import AstrariumError
from astrarium.parallel import spread
from toys.comets import GAME as COMETS

HERE = partial(spread, jobs=1)


@pytest.fixture(autouse=True)
def comets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Comets sits beside the installed games, and everybody speaks English."""
    monkeypatch.setenv("ASTRARIUM_LANG", "en")
    known = {**astrarium.games(), "comets": COMETS}
    monkeypatch.setattr(astrarium, "games", lambda: known)


def match(bots: Sequence[str], games: int, form: Form, seats: int = 2) -> Match:
    return Match("comets", tuple(bots), seats, games, "s", COMETS.check_options({"rounds": 2}), form)


def decided(sitting: Sitting, strength: Callable[[str], float]) -> Played:
    """A game that the strongest bot wins."""
    ranking = sorted(range(len(sitting.bots)), key=lambda seat: -strength(sitting.bots[seat]))
    places = tuple((seat,) for seat in ranking)
    return Played(
        sitting.deal, sitting.bots, tuple(map(strength, sitting.bots)), places, 1, ((),) * len(places)
    )


# -- forms


def test_in_a_gauntlet_the_first_meets_each_of_the_others() -> None:
    assert line_ups("abc", 2, Form.GAUNTLET) == [("a", "b"), ("a", "c")]
    assert line_ups("ab", 4, Form.GAUNTLET) == [("a", "b", "b", "b")]


def test_a_gauntlet_is_turned_round_the_table() -> None:
    (wanted,) = rounds(match("ab", 3, Form.GAUNTLET, 3), lambda _: [])
    assert [each.bots for each in wanted] == [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")]


@pytest.mark.parametrize("many", range(3, 18))
def test_nobody_meets_anybody_twice_in_a_swiss_tournament(many: int) -> None:
    bots = [f"bot{at}" for at in range(many)]
    strength = dict(zip(bots, Random(many).sample(range(many), many), strict=True))
    games: list[Played] = []
    met: list[tuple[str, ...]] = []
    for _ in range(swiss_rounds(many)):
        pairs = swiss_pairs(bots, met, games)
        assert len(pairs) == many // 2
        games += [
            decided(Sitting("comets", {}, "s", 0, (one, other)), strength.__getitem__) for one, other in pairs
        ]
        met += pairs
    assert len({frozenset(pair) for pair in met}) == len(met)
    rested = [bot for bot in bots if sum(bot in pair for pair in met) < swiss_rounds(many)]
    assert len(rested) == (swiss_rounds(many) if many % 2 else 0)


def test_a_swiss_tournament_finds_the_best() -> None:
    bots = "hgfedcba"
    seen: list[Played] = []

    def play(wanted: Any) -> list[Played]:
        now = [decided(each, lambda bot: -ord(bot)) for each in wanted]
        seen.extend(now)
        return now

    tournament = match(bots, 2, Form.SWISS)
    assert sum(len(wanted) for wanted in rounds(tournament, play)) == games_of(tournament) == 4 * 4 * 2
    won = {bot: sum(game.bots[game.ranking[0][0]] == bot for game in seen) for bot in bots}
    assert won["a"] == 8 > max(won[bot] for bot in "bcdefgh")


def test_a_swiss_tournament_goes_on_where_it_stopped(tmp_path: Path) -> None:
    bots = ("random", "flat:2i", "ismcts:3i", "cadet", "flat:1i")
    tournament = match(bots, 2, Form.SWISS)
    whole = Results(tournament, tmp_path / "whole")
    assert not run_match(tournament, whole, HERE)
    assert len(played(tournament, whole)) == games_of(tournament) == 3 * 2 * 2
    half = Results(tournament, tmp_path / "half")
    for game in list(whole.games.values())[:5]:
        half.add(game)
    assert not run_match(tournament, half, HERE)
    assert {game.scores for game in played(tournament, half)} == {
        game.scores for game in played(tournament, whole)
    }


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("error-swiss", {"form": Form.SWISS}),
        ("error-swiss", {"form": Form.SWISS, "bots": "random,cadet,flat:1i", "seats": 3}),
        ("error-sprt-bots", {"sprt": "50-60", "bots": "random,cadet,flat:1i"}),
        ("error-bad-question", {"sprt": "60-50"}),
        ("error-bad-question", {"sprt": "fifty"}),
    ],
)
def test_what_does_not_fit_is_refused(text: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(AstrariumError) as refusal:
        arena(**{"game": "comets", "bots": "random,flat:2i", "games": 2, "jobs": 1, **wrong})
    assert refusal.value.text.id == text


# -- sequential tests


def errors(rate: float, question: Question) -> tuple[float, float]:
    """How often a test finds for the greater share at this rate, and how many deals it takes on average."""
    rng = Random(7)
    most, deals = 0, 0
    for _ in range(400):
        shares = [(int(rng.random() < rate) + int(rng.random() < rate)) / 2 for _ in range(600)]
        answer = finding(question, shares)
        most += answer.answer == "most"
        deals += answer.deals
    return most / 400, deals / 400


def test_a_sequential_test_is_seldom_wrong_and_soon_done() -> None:
    question = Question(0.5, 0.65)
    wrong, even = errors(0.5, question)
    right, better = errors(0.65, question)
    far, soon = errors(0.9, question)
    assert wrong < 0.08
    assert right > 0.92
    assert far == 1
    assert soon < better
    assert even < 150


def test_only_whole_deals_in_order_count() -> None:
    (wanted,) = rounds(match("ab", 6, Form.ROUND_ROBIN), lambda _: [])
    games = [decided(each, {"a": 2, "b": 1}.__getitem__) for each in wanted]
    assert shares_of("a", wanted, games) == [1, 1, 1]
    assert shares_of("a", wanted, games[:3] + games[4:]) == [1]
    assert shares_of("a", wanted, games[1:]) == []


def test_a_match_ends_when_it_is_settled(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "figures.json"
    asked: dict[str, Any] = {"game": "comets", "bots": "ismcts:30i,random", "games": 400, "seed": "1"}
    arena(**asked, sprt="20-40", jobs=1, out=tmp_path, json=str(out))
    shown = json.loads(out.read_text())
    assert shown["sprt"]["answer"] == "most"
    assert shown["games"] == 2 * shown["sprt"]["deals"] < 400
    assert "ismcts:30i wins at least 40.0%" in capsys.readouterr().out
