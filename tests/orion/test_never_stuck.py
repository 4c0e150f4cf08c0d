"""Nobody is ever stuck: every question has an answer, every round ends (docs/orion-never-stuck.md)."""

import pytest

from astrarium.games.orion.actions import action_options
from astrarium.kernel import new_state, play_on
from common.players import by_chance

from .played import builder
from .table import GAME, lay_out, pending

#: Turns of all players in one round; the argument allows for more, play has not come near it.
TURNS = 60


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("who", [by_chance, builder])
def test_O5_5_research_can_always_be_chosen_and_rounds_end(seats, who):
    turns = 0
    for seed in range(25):
        state = new_state(
            GAME, seats, f"stuck {seed}", {"random_races": seed % 2 == 0, "beginner": seed % 5 == 0}
        )
        choose = who(seed)
        in_round: dict[int, int] = {}

        def look(choice, state=state, choose=choose, in_round=in_round):
            assert len(choice.options) >= max(choice.at_least, 1)
            if choice.prompt == "action":
                assert ("research",) in choice.options
                assert state.pool[choice.seat] > 0
                in_round[state.round] = in_round.get(state.round, 0) + 1
            return choose(state, choice)

        play_on(GAME, state, look)
        assert state.phase == "over"
        turns = max(turns, *in_round.values())
    assert 3 * seats <= turns <= TURNS


BARE = {
    "nothing at all": {"stock": {0: (0, 0, 0), 1: (0, 0, 0)}, "rest": 1},
    "one discard": {"stock": {0: (0, 0, 0), 1: (0, 0, 0)}, "discards": "frigate", "rest": 1},
    "no morale": {"stock": {0: (0, 0, 0), 1: (0, 0, 0)}, "morale": (-5, -5), "rest": 1},
    "slots taken": {
        "systems": ["cloning_center", "spaceport", "colony_ship"],
        "markers": "cloning_center",
        "stock": {0: (0, 0, 0), 1: (0, 0, 0)},
        "rest": 1,
    },
    "empty reserve": {
        "systems": ["death_spores", "high_orbit_sonar"],
        "spent": 8,
        "stock": {0: (0, 2, 0), 1: (0, 0, 0)},
        "rest": 1,
    },
}


@pytest.mark.parametrize("name", BARE)
def test_O5_5_every_line_of_play_from_a_bare_position(name):
    """Seat 0 tries everything, seat 1 (who holds all the cards) only researches, until the round is over."""
    start = lay_out(**BARE[name], pool=(2, 1))
    open_lines, seen = [start], 0
    while open_lines:
        table = open_lines.pop()
        seen += 1
        if table.over or table.state.round > 1 or table.state.phase != "turn":
            continue
        choice = pending(table)
        assert choice.options
        options = [("research",)] if choice.seat == 1 and choice.prompt == "action" else choice.options
        if choice.several:
            options = [tuple(choice.options[: choice.at_least])]
        for option in options:
            line = table.fork()
            line.answer(choice.seat, option)
            open_lines.append(line)
    assert seen >= 4


def test_O5_5_the_barest_position_leaves_research_and_propaganda():
    t = lay_out(**BARE["nothing at all"])
    assert set(action_options(t.state, 0)) == {("research",), ("propaganda",)}
    t.state.boxes[0][4] = 1
    assert action_options(t.state, 0) == [("research",)]
