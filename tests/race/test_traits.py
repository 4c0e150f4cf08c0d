"""What a balance study groups games by: start worlds, cards placed, how games end."""

import pytest

from astrarium import localization
from astrarium.arena.game_runner import traits_of
from astrarium.arena.report.wording import Wording
from astrarium.games.race.components import DESIGN, DESIGNS

from .played import PLAYED
from .table import GAME


def test_a_finished_game_has_its_start_worlds_and_cards():
    t = PLAYED.table("four_tableau")
    seats, table = traits_of(t)
    face = t.state.cards.face
    for player, each in zip(t.state.players, seats, strict=True):
        names = [f"card-{DESIGN[face[card]].id}" for card in player.tableau]
        assert each["start"] == (names[0],)
        assert set(each["built"]) == set(names[1:])
    assert table["end"] == ("tableau",)
    assert table["rounds"] == (str(t.state.round),)
    assert table["decided"] == (t.result.decided_by,)


@pytest.mark.parametrize("name", ["two_pool", "two_both"])
def test_every_way_to_end_is_told_apart(name):
    assert "pool" in traits_of(PLAYED.table(name))[1]["end"]


@pytest.mark.parametrize("language", localization.LANGUAGES)
def test_everything_has_a_name(language):
    tell = Wording(GAME, language)
    listed = GAME.traits.ids
    assert [len(listed[kind]) for kind in ("start", "built")] == [5, len(DESIGNS)]
    for kind, ids in {"end": ("tableau", "pool", "rounds"), **listed}.items():
        for id in ids:
            assert tell.name(kind, id) not in ("", id), id
        assert tell.kind(kind) != kind
