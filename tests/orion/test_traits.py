"""What a balance study groups games by: races, advisors, structures, how games end."""

import pytest

from astrarium import localization
from astrarium.arena.game_runner import traits_of
from astrarium.arena.report.wording import Wording
from astrarium.games.orion.components import ADVISORS, RACES, STRUCTURES

from .played import PLAYED, cards_built
from .table import GAME, advisor, lay_out


def test_a_finished_game_has_its_races_advisors_and_structures():
    t = PLAYED.table("four_players")
    seats, table = traits_of(t)
    assert [each["race"] for each in seats] == [(race,) for race in t.state.races]
    for seat, each in enumerate(seats):
        hired = advisor(t, seat)
        assert each["advisor"] == ((f"card-{hired}",) if hired else ())
    built = {id.removeprefix("card-") for each in seats for id in each["built"]}
    assert built == cards_built(t)
    assert table == {"ending": ("rounds",), "rounds": ("8",), "decided": (t.result.decided_by,)}


@pytest.mark.parametrize("reason", ["rounds", "morale", "systems"])
def test_every_way_to_end_is_told_apart(reason):
    assert reason in traits_of(PLAYED.table(f"ended_{reason}"))[1]["ending"]


def test_an_advisor_who_was_sent_back_is_none():
    t = lay_out(advisors="vale")
    assert [each["advisor"] for each in traits_of(t)[0]] == [("card-vale",), ()]


@pytest.mark.parametrize("language", localization.LANGUAGES)
def test_everything_has_a_name(language):
    tell = Wording(GAME, language)
    listed = GAME.traits.ids
    assert [len(listed[kind]) for kind in ("race", "advisor", "built")] == [
        len(RACES),
        len(ADVISORS),
        len(STRUCTURES),
    ]
    names = {"ending": ("rounds", "morale", "systems"), **listed}
    for kind, ids in names.items():
        for id in ids:
            assert tell.name(kind, id) not in ("", id), id
        assert tell.kind(kind) != kind
