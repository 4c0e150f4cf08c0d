"""The bot `captains-basic`: legal in every game, quick, and no fool."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import common.bots
from astrarium import bots
from astrarium.bots.captains.basic import LIMIT, CaptainsBasic
from astrarium.bots.captains.crew_assignment import team
from astrarium.bots.captains.judge import Judge, worth_of
from astrarium.bots.captains.policy import RATES, Policy
from astrarium.bots.captains.round_plan import Prospects
from astrarium.bots.captains.weights import USUAL
from astrarium.bots.captains.worth import Worth
from astrarium.bots.search_budget import Limit
from astrarium.games.captains import GAME
from astrarium.games.captains.components import MISSIONS, RANKS, SOLO_WIN, TECHS
from astrarium.games.captains.vocabulary import Damage, Repair
from astrarium.kernel import Table, Window
from captains.table import lay_out, pending, write
from program import astrarium


def bot(seed: int | str = 1) -> CaptainsBasic:
    return CaptainsBasic("captains-basic", seed)


def says(table: Table, count: int = 1) -> list[str]:
    """What the bot answers to the next questions of whose turn it is, written out."""
    seat, player = pending(table).seat, bot()
    said = []
    while len(said) < count and table.choice(seat) is not None:
        answer = player.choose(Window(table, seat, Random(1)))
        said.append(write(answer))
        table.answer(seat, answer)
    return said


# -- whole games


def test_alone_it_outdoes_chance_by_far() -> None:
    for passenger in ("cubby", "ambassador"):
        scores = []
        for player in (bot(), bots.make("random", 1)):
            result = common.bots.play_game(GAME, [player], "alone", {"passenger": passenger}).result
            assert result is not None
            scores.append(result.scores[0])
        assert scores[0] > scores[1] + 15
        assert scores[0] >= SOLO_WIN - 10
    assert min(RANKS.values()) < SOLO_WIN


def test_it_tries_as_many_options_as_it_counts_and_no_more() -> None:
    """What it thinks is counted, not timed: the same on every machine."""
    player = CaptainsBasic("captains-basic", 1, limit=Limit(iterations=4))
    met = set()
    for table in islice(common.bots.moments(GAME, bot, "counted", seats=4), 0, 120, 6):
        window = Window(table, table.pending[0].seat, Random(1))
        met.add(tried := len(player.ranked(window)))
        assert tried == min(4, len(window.choice.options))
    assert met >= {3, 4}
    assert Limit(iterations=60) == LIMIT


def test_it_plays_with_a_corrected_file(tmp_path: Path) -> None:
    """Five rounds, and an omega that counts what no printed one does."""
    text = (GAME.folder / "components.toml").read_text(encoding="utf-8")
    for old, new in (
        ("rounds = 4 ", "rounds = 5 "),
        ("cards = [4, 4, 5, 6]", "cards = [4, 4, 5, 6, 6]"),
        ('query = "artifact_kinds" }', 'query = "artifacts" }'),
    ):
        assert old in text
        text = text.replace(old, new)
    own = tmp_path / "own.toml"
    own.write_text(text, encoding="utf-8")
    words = ("simulate", "captains", "--seats", "1", "--games", "1", "--bot", "captains-basic", "--seed", "1")
    done = astrarium(tmp_path, *words, "--components", str(own))
    assert done.returncode == 0, done.stderr


# -- what it thinks things are worth


def test_everything_has_a_worth_in_every_round() -> None:
    for later in range(4):
        worth = worth_of(USUAL, later)
        assert set(worth.techs) == set(TECHS)
        assert set(worth.rows) == set(MISSIONS)
        assert worth.repair >= 1


def test_time_makes_crew_and_techs_worth_more() -> None:
    last, first = worth_of(USUAL, 0), worth_of(USUAL, 3)
    assert first.medal > last.medal
    assert first.android >= last.android
    assert first.techs["simulator"] > last.techs["simulator"]
    assert first.techs["observers_red"] > last.techs["observers_red"]


def test_damage_is_a_loss_wherever_it_is_weighed() -> None:
    usual, sore = (Worth(each, 2) for each in (USUAL, replace(USUAL, repaired=(1.0,) * 4)))
    assert usual.effect(Damage(n=2)) == -2 * usual.effect(Repair(n=1)) < 0
    table = lay_out(at="aldara", pirates={"aldara-brontis": "green_artifact"}, bays=1)
    g: Any = table.state
    for prompt, option in (("fight", ("fight", "aldara-brontis")), ("prevent", ("accept",))):
        rate = RATES[prompt]
        assert rate(sore, g, pending(table), option) < rate(usual, g, pending(table), option), prompt
    fights = [Prospects(each, g, 0, frozenset()).rooms_at("aldara").fights[0] for each in (usual, sore)]
    assert fights[1] < fights[0]


def test_it_flies_into_no_pirate_for_nothing() -> None:
    """A pirate's route costs damage, and nothing waits at its end."""
    for route in ("home-aldara", "home-fennix"):
        table = lay_out(
            at={0: "home", 1: "kelpa"},
            missions={},
            ready="red",
            pirates={route: "green_artifact"},
            bays=0,
            round=4,
        )
        table.answer(0, next(option for option in pending(table).options if option[:2] == ("room", "helm")))
        choice = pending(table)
        answer = Policy(Judge(USUAL, GAME, table.state, 0)).answer(table.state, choice)
        assert any(route in option for option in choice.options), "it could"
        assert route not in answer


def test_a_team_matches_the_rows_and_spares_those_who_are_missed() -> None:
    worth = worth_of(USUAL, 2)
    crew = ("blue", "cadet", "red", "red", "yellow")
    found = team(worth, "colony_relief", crew)  # red, blue, yellow
    assert found is not None
    assert found.figures == ("red", "blue", "yellow")
    assert found.rest == ("cadet", "red")
    assert team(worth, "grand_tournament", ("red", "cadet", "blue")) is None
    gold = team(worth, "tincan_census", ("android", "blue", "cadet"))
    assert gold is not None
    assert gold.figures == ("blue", "android")


# -- what it does


def test_it_completes_the_mission_it_has_come_for() -> None:
    table = lay_out(
        at="aldara",
        missions={"aldara": "galactic_congress"},
        ready="red yellow blue cadet",
        medals=0,
        round=4,
    )
    assert says(table, 3) == ["mission galactic_congress", "crew red", "crew yellow"]


def test_it_flies_to_a_mission_that_its_crew_can_do() -> None:
    table = lay_out(
        at="home",
        missions={"aldara": "galactic_congress"},
        ready="red red yellow blue cadet",
        medals=0,
        round=4,
    )
    assert says(table, 2) == ["room helm red", "fly aldara home-aldara"]


def test_it_leaves_a_pirate_to_who_is_there_already() -> None:
    """Aldara and Fennix are next to the Home Station, each with a pirate."""
    position: dict[str, Any] = {
        "ready": {0: "red yellow", 1: "yellow"},
        "medals": 0,
        "pirates": {"aldara-brontis": "green_artifact", "fennix-glimmer": "green_android"},
        "missions": {},
        "bays": 0,
        "mended": (0, 2, 3, 5),
        "round": 4,
    }
    alone = lay_out(at={0: "home", 1: "kelpa"}, **position)
    assert says(alone, 2) == ["room helm red", "fly aldara home-aldara"]
    late = lay_out(at={0: "home", 1: "aldara"}, **position)
    assert says(late, 2) == ["room helm red", "fly fennix home-fennix"]


def test_it_takes_a_tech_before_others_do() -> None:
    """With three rivals in the lab the second best is what is left for later."""

    def best_later(*ready: str) -> tuple[float, ...]:
        table = lay_out(4, ready=dict(enumerate(("blue", *ready))), display="roll_blue crew_lounge brig")
        judge = Judge(USUAL, GAME, table.state, 0)
        return judge.prospects(table.state).rooms_at("home").techs

    alone, rivals = best_later("red", "red", "red"), best_later("blue", "blue", "blue")
    assert alone[:1] > rivals[:1]
    assert best_later("blue", "red", "red") == alone


def test_it_repairs_when_nothing_else_is_left() -> None:
    table = lay_out(ready="cadet", medals=0, round=4)
    assert says(table) == ["room workshop cadet"]


def test_it_promotes_early_and_not_in_vain() -> None:
    early = lay_out(ready="red yellow blue cadet", medals=4)
    said = says(early, 12)
    assert [each for each in said if each.startswith("promote")]
    late = lay_out(ready="cadet", medals=3, bays=3, round=4)
    assert says(late) == ["room workshop cadet"]


def test_it_takes_the_omega_that_counts_most_at_the_end() -> None:
    table = lay_out(
        ready="blue",
        medals=0,
        bays=0,
        mended=(0, 2, 3, 5),
        done="colony_relief peace_summit pirate_queen lost_world",
        display="simulator maintenance_bay brig signal_lab prototype_kit log_red officers_club trophy_hall",
        round=4,
    )
    assert says(table, 2) == ["room science blue", "take log_red"]


def test_it_goes_as_far_as_it_may_on_a_track() -> None:
    table = lay_out(
        at="aldara", missions={"aldara": "pirate_queen"}, ready="red yellow yellow", medals=0, round=4
    )
    assert "advance nian 3" in says(table, 6)
