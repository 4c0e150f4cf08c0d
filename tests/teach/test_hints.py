"""What the coach suggests where the answer is known, what it says, and what it must not see."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import adastra.table as adastra
import captains.table as captains
import metallum.table as metallum
import orion.table as orion
import race.table as race
from astrarium import bots, localization, start
from astrarium.bots.evaluation import Evaluation, total
from astrarium.bots.metallum.judge import OPEN
from astrarium.bots.metallum.position import Position
from astrarium.bots.metallum.search_nodes import Scene
from astrarium.bots.metallum.weights import USUAL
from astrarium.kernel import Chance, Table, Text, Window
from astrarium.teach.answer_values import playing_bot, value_answers
from astrarium.teach.hints import KNOWN as ENOUGH
from astrarium.teach.hints import Hint, hint
from common.amount import sample
from common.bots import moments
from common.hint_study import study

GAMES = ("adastra", "captains", "metallum", "orion", "race")
#: Eleven cards: the next one ends the game.
ELEVEN = "old_earth mining_robots contact_specialist expedition_force interstellar_bank space_marines"
ELEVEN += " star_nomad_lair comet_zone deserted_alien_outpost refugee_world empath_world"


def values(table: Table, seat: int = 0, worlds: int = 2) -> list[Any]:
    """The answers that were tried, the best first; no clock is looked at."""
    window = Window(table, seat, Chance("seen"))
    return [
        each.answer for each in value_answers(window, "coach", 0.0, worlds=worlds, clock=lambda: -1.0).values
    ]


def last_build() -> Table:
    """The game ends after this phase: what counts is the points of the card."""
    return race.lay_out(
        ELEVEN,
        hands=["public_works galactic_trendsetters gem_world spice_world mining_world", 3],
        phase="develop",
        actions=["develop"],
    )


def best_sale() -> Table:
    """A sale brings as many cards as the kind of good costs; nothing else can be done with them."""
    return race.lay_out(
        "gem_world+ alien_robot_sentry+ public_works",
        hands=[2, 2],
        phase="consume",
        actions=["consume_trade"],
    )


def pay_day() -> Table:
    """In the last round, mining before leaving a planet with deposits pays twice."""
    return metallum.lay_out(
        round=9,
        robots={"red": {"alpha": 3, "beta": 1}, "blue": {"beta": 3}},
        deposits={"alpha": "rich"},
        programs={"red": "move_1 intensive_mining", "blue": "move_1"},
    )


def best_audit() -> Table:
    """The planet with the rich deposit pays most."""
    t = metallum.lay_out(
        round=9,
        robots={"red": {"alpha": 3, "gamma": 3, "delta": 1}, "blue": {"delta": 2}},
        deposits={"gamma": "rich"},
        hand={"red": "government_audit"},
        programs={"red": "move_1", "blue": "move_1"},
    )
    return metallum.play(t, "red", "play government_audit")


def last_action() -> Table:
    """One action is left in the game: a structure is worth points, resources are not."""
    return orion.lay_out(hands={0: "frigate"}, round=8, stock={0: (3, 2, 3), 1: (3, 9, 3)}, pool={0: 1, 1: 0})


def last_structure() -> Table:
    """Of two structures that can be paid for, the one with more points."""
    return orion.lay_out(
        hands={0: "frigate titan"}, round=8, stock={0: (9, 9, 9), 1: (3, 9, 3)}, pool={0: 1, 1: 0}
    )


def last_mission() -> Table:
    """Two figures are left in the last round, and the mission needs both."""
    return captains.lay_out(
        at={0: "aldara"},
        missions={"aldara": "border_patrol"},
        ready={0: "red yellow"},
        round=4,
        passed=[1],
    )


def damage() -> Table:
    """A repair costs nothing more."""
    t = captains.lay_out(ready={0: "cadet red"}, bays={0: 2}, round=4, passed=[1])
    return captains.play(t, 0, "room workshop cadet")


def growth() -> Table:
    """One more person makes a point, and the food is good for nothing else."""
    t = adastra.lay_out(resources={0: (9, 0, 0, 0)}, round=5, people={adastra.HOME: (2, 2, 1)})
    return adastra.play(t, 0, ("play", "growth"))


def last_branch() -> Table:
    """In the last round the third level of a branch is worth a point, the first is worth none."""
    t = adastra.lay_out(
        hand={0: "phasors hydroponics"}, levels={0: {"phys": 2}}, resources={0: (0, 9, 0, 0)}, round=6
    )
    return adastra.play(t, 0, ("play", "research"))


def _card(name: str) -> Any:
    return ("card", race.FACES[name][0])


#: Positions whose answer is known, with how it begins.
KNOWN: list[tuple[Callable[[], Table], Any]] = [
    (last_build, _card("public_works")),
    (best_sale, ("good", race.FACES["alien_robot_sentry"][0])),
    (pay_day, ("resolve", "intensive_mining")),
    (best_audit, ("at", 2)),
    (last_action, ("build",)),
    (last_structure, ("build", 42)),
    (last_mission, ("mission",)),
    (damage, ("repair",)),
    (growth, ("grow", adastra.HOME)),
    (last_branch, ("develop", "phasors")),
]


@pytest.mark.parametrize(("make", "known"), KNOWN, ids=[make.__name__ for make, _ in KNOWN])
def test_the_coach_knows_what_is_known(make: Callable[[], Table], known: Any) -> None:
    table = make()
    best = values(table)[0]
    assert best[: len(known)] == known


def told(table: Table, worlds: int = 1, seed: str = "coach") -> Hint:
    return hint(Window(table, 0, Chance("seen")), seed, 60.0, worlds)


def test_a_suggestion_begins_with_what_happens_at_this_table() -> None:
    table = last_structure()
    best = told(table).suggestions[0]
    assert best.answer == ("build", 42)
    assert [localization.say(fact, "en", game=table.game, reader=0, strict=True) for fact in best.facts] == [
        "You built Titan (System 1) and paid 3 fleet and 2 production.",
    ]
    assert localization.say(best.facts[0], "pl", game=table.game, reader=0, strict=True) == (
        "Budujesz Tytana (Układ 1) i płacisz: 3 floty i 2 produkcje."
    )


def test_few_worlds_put_no_number_on_a_suggestion() -> None:
    found = told(last_structure(), ENOUGH - 1)
    assert found.worlds == ENOUGH - 1
    assert [way.worth for way in found.suggestions] == [None, None]


def test_a_worth_is_a_range_and_the_same_answer_is_better_again() -> None:
    found, again = (told(last_structure(), ENOUGH, seed) for seed in ("one", "other"))
    assert not found.equal
    best = found.suggestions[0]
    assert best.worth is not None
    assert best.worth.low <= best.gain <= best.worth.high
    assert again.suggestions[0].answer == best.answer


def test_answers_that_come_to_the_same_are_said_to_be_equal() -> None:
    """Two goods of one kind to sell: neither is better, and no number says so; each has words of its own."""
    found = told(
        race.lay_out(
            "gem_world+ spice_world+ public_works", hands=[2, 2], phase="consume", actions=["consume_trade"]
        ),
        ENOUGH,
    )
    assert found.equal
    assert [way.worth for way in found.suggestions] == [None, None]
    assert found.suggestions[0].facts
    assert found.suggestions[0].facts != found.suggestions[1].facts


@pytest.mark.parametrize("game", GAMES)
def test_two_suggestions_do_not_share_their_words(game: str) -> None:
    """A sample of `python -m common.hint_study`."""
    found = study(start(game, 2, "coach").game, sample(4, 200), sample(3, 40))
    assert found.hints == sample(4, 200)
    assert found.holds, found


def test_a_hint_is_two_ways_of_several() -> None:
    table = start("orion", 2, "coach")
    found = hint(Window(table, 0, Chance("seen")), "coach", 0.0)
    assert len(found.suggestions) == 2
    assert found.suggestions[0].gain >= found.suggestions[1].gain
    assert found.tried >= 3


def test_what_the_best_are_held_against_meets_the_same_worlds() -> None:
    """What two ways are worth can be compared: neither number comes from the luck of one world."""
    window = Window(start("orion", 2, "coach"), 0, Chance("seen"))
    found = value_answers(window, "coach", 1.0, worlds=3, clock=lambda: 0.0)
    assert len(found.values) > 4
    assert len(found.middle(2).worlds) == len(found.best.worlds) == 3


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_add_up_to_what_the_bot_goes_by(game: str) -> None:
    """No part is told that does not count, and none that counts is left out."""
    name, insight = playing_bot(game)
    assert insight is not None
    for table in _some_moments(game, name):
        seat = table.pending[0].seat
        measure = insight.measure(table, seat)
        assert total(measure(table)) == pytest.approx(_judged(game, insight, table, seat))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", localization.LANGUAGES)
def test_every_part_has_its_words(game: str, language: str) -> None:
    name, insight = playing_bot(game)
    assert insight is not None
    table = _some_moments(game, name)[0]
    parts = insight.measure(table, 0)(table)
    assert insight.later <= parts.keys()
    for part in parts:
        for sign in ("more", "less"):
            said = {
                localization.say(
                    Text(f"coach-{part}", sign=sign, count=count), language, game=table.game, strict=True
                )
                for count in (0, 1, 2, 5)
            }
            assert all(said)
    assert localization.say(Text("coach-gain", value="+1"), language, game=table.game, strict=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_follows_from_what_the_seat_knows(game: str) -> None:
    """The same window and seed give the same hint, whatever lies face down at the true table."""
    table = start(game, 2, "coach")
    seat = table.pending[0].seat
    window = Window(table, seat, Chance("seen"))
    other = window.imagine(Random("elsewhere"), light=False)
    assert values(table, seat) == values(other, seat)


def test_a_game_that_nobody_knows_gets_hints_by_its_points() -> None:
    from astrarium.kernel import start as begin
    from toys.comets import GAME as COMETS

    table = begin(COMETS, 2, "coach")
    assert playing_bot(COMETS.id) == ("random", None)
    found = hint(Window(table, 0, Chance("seen")), "coach", 0.0)
    assert len(found.suggestions) == 2


def _some_moments(game: str, name: str) -> list[Table]:
    """Moments of a game at which moves begin."""
    _, insight = playing_bot(game)
    assert insight is not None
    found = []
    for table in moments(start(game, 2, "parts").game, lambda: bots.make(name, 1), "parts"):
        if table.pending[0].prompt in insight.rests:
            found.append(table.fork())
        if len(found) == 5:
            break
    return found


def _judged(game: str, insight: Evaluation, table: Table, seat: int) -> float:
    """The same worth by the bot's own judge in one piece."""
    state: Any = table.state
    if game == "race":
        from astrarium.bots.race.judge import Judge as RaceJudge
        from astrarium.bots.race.weights import USUAL as RACE

        judge = RaceJudge(RACE, state, seat)
        return judge.worth(judge.root, judge.now) - max(
            judge.worth(other, judge.now) for other in judge.others
        )
    if game == "metallum":
        return Scene(Position(table.view(seat)), seat, OPEN, USUAL).root(()).value
    if game == "orion":
        from astrarium.bots.orion.judge import Judge as OrionJudge
        from astrarium.bots.orion.weights import USUAL as ORION
        from astrarium.bots.orion.worth import Worth

        return OrionJudge(Worth(ORION), table.game.standing, state, seat).lead(state)
    if game == "captains":
        from astrarium.bots.captains.judge import Judge as CaptainsJudge
        from astrarium.bots.captains.weights import USUAL as CAPTAINS

        return CaptainsJudge(CAPTAINS, table.game, state, seat).value(state)
    from astrarium.bots.adastra.judge import Judge as AdAstraJudge
    from astrarium.bots.adastra.weights import USUAL as ADASTRA

    return AdAstraJudge(ADASTRA, state, seat).worth(state)
