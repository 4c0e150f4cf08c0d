"""Bots by their rating: the higher one plays better, and knows its place among the levels."""

from __future__ import annotations

from itertools import islice

import pytest

import astrarium
from astrarium import bots
from astrarium.bots import bots_by_rating
from astrarium.bots.bots_by_rating import FAST, grade_of, rating_of, spelled
from astrarium.bots.novices import BEST, GRADES
from astrarium.kernel import Answer, BadSetup, Chance, Table, Window
from astrarium.tables.bot_levels import SOON, check_bot, seconds_of, title
from common.bots import moments, play_game

GAMES = ("adastra", "captains", "metallum", "orion", "race")


@pytest.mark.parametrize("game", GAMES)
def test_a_rating_lies_between_the_grades(game: str) -> None:
    for name, grade in GRADES.items():
        rating = rating_of(name, game)
        if rating is not None:
            assert grade_of(rating, game) == pytest.approx(grade)
    blurs = [grade_of(rating, game).blur for rating in range(600, FAST + 10, 10)]
    assert blurs == sorted(blurs, reverse=True)
    assert grade_of(0, game) == GRADES["cadet"]
    assert grade_of(FAST, game) == grade_of(3000, game) == BEST


def test_who_is_rated_higher_wins() -> None:
    """Few games, but far apart: the same deals from either seat."""
    won = 0
    for deal in range(2):
        for seats in (("900", "1490"), ("1490", "900")):
            table = play_game(
                astrarium.game("metallum"), [bots.make(bot, deal) for bot in seats], f"rated {deal}"
            )
            assert table.result is not None
            won += table.result.ranking[0] == [seats.index("1490")]
    assert won >= 3


def test_characters_are_rated_like_their_grade() -> None:
    assert rating_of("race-builder", "race") == rating_of("race-basic", "race") == FAST
    assert rating_of("race-builder:cadet", "race") == rating_of("cadet", "race")
    assert rating_of("1430", "race") == 1430
    assert rating_of("flat:0.2", "race") is None


def test_above_the_quick_bot_rollouts_make_the_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"race-basic": FAST, "admiral:150i": 1600, "admiral:1000i": 1700}
    monkeypatch.setattr(bots_by_rating, "_known", lambda game: known)
    monkeypatch.setattr(bots_by_rating, "kinds", lambda game: {"admiral": None})
    assert spelled("1490", "race") == "1490"
    assert [spelled(word, "race") for word in ("1600", "1700", "1900")] == [
        "admiral:150i",
        "admiral:1000i",
        "admiral:1000i",
    ]
    assert 150 < int(spelled("1650", "race").removeprefix("admiral:").removesuffix("i")) < 1000


def test_who_has_learned_the_game_stands_between_the_quick_bot_and_rollouts() -> None:
    learned, most = (rating_of(bot, "captains") for bot in ("captains-learned", "admiral:1000i"))
    assert learned is not None
    assert most is not None
    assert FAST < learned < most
    between = (FAST + learned) // 2
    assert spelled(str(between), "captains") == str(between)
    assert spelled(str(most), "captains") == "admiral:1000i"
    for table in islice(moments(astrarium.game("captains"), lambda: bots.make("random", 1), "rated"), 8):
        seat = table.pending[0].seat

        def chosen(bot: str, seed: int, seat: int = seat, table: Table = table) -> Answer:
            return bots.make(bot, seed).choose(Window(table, seat, Chance("rated")))

        for seed in range(3):
            taught, quick = chosen("captains-learned", seed), chosen("captains-basic", seed)
            assert chosen(str(learned), seed) == taught
            assert chosen(str(between), seed) in (taught, quick)


def test_a_rating_is_a_bot_wherever_one_is_asked_for() -> None:
    race = astrarium.game("race")
    assert check_bot("1450", race) == "1450"
    assert str(title("race", "1450").args["rating"]) == "1450"
    assert seconds_of("1450") < 1
    assert seconds_of("1650") == SOON
    for wrong in ("14500", "1450:3", "-1450", "1450i"):
        with pytest.raises((bots.UnknownBot, bots.BadLimit, BadSetup)):
            check_bot(wrong, race)
