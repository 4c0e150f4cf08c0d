"""A turn is told deed by deed: each event in exactly one deed, each deed in one sentence of either language."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

import pytest

import astrarium
from astrarium import bots, localization
from astrarium.kernel import Table, grouped
from astrarium.kernel.telling import main_of
from astrarium.tables.history import GameHistory
from astrarium.terminal.text_formatter import TableSpeech
from common.bots import play_game

GAMES = [astrarium.game(id) for id in ("metallum", "race", "orion", "captains", "adastra")]
NAMES = ["Ola", "Ewa", "Jan", "Ada", "Bo", "Cy"]
#: Signs of a sentence that lacks a part, or shows an id.
BROKEN = re.compile(r"⟦|\w_\w|\s,|,\s*,|:\s*[,.]|\(\)|  |\.\.|[,:;]\s*$")

over_games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@cache
def game_of(id: str) -> Table:
    game = astrarium.game(id)
    seats = min(3, game.seats[1])
    return play_game(game, [bots.make(f"{id}-basic", seat) for seat in range(seats)], "told")


def events_of(game: astrarium.Game) -> set[str]:
    """The events that a game has texts for; cards called events are none."""
    known = localization.catalogue(game, "en").entries
    return {id[6:] for id in known if id.startswith("event-") and not id.startswith("event-card-")}


@over_games
def test_a_game_says_of_each_event_what_part_it_plays(game: astrarium.Game) -> None:
    telling = game.telling
    kinds = [telling.deeds, telling.leads, telling.consequences, telling.bookkeeping]
    declared = [name for kind in kinds for name in kind] + [*(telling.heads & events_of(game))]
    assert sorted(declared) == sorted(events_of(game))
    for named in (telling.gains, telling.until, telling.unsaid, telling.strikes, telling.until.values()):
        assert set(named) <= set(declared)


@over_games
@pytest.mark.parametrize("language", localization.LANGUAGES)
def test_what_goes_with_a_deed_has_a_few_words(game: astrarium.Game, language: str) -> None:
    telling = game.telling
    short = telling.leads | telling.consequences | telling.gains
    lacking = {name for name in short if not localization.has(f"brief-{name}", language, game=game)}
    assert not lacking
    known = localization.catalogue(game, language).entries
    assert {id[6:] for id in known if id.startswith("brief-")} <= events_of(game)


@over_games
def test_each_event_of_a_game_is_in_exactly_one_deed(game: astrarium.Game) -> None:
    for seat in (None, 0):
        events = game_of(game.id).events(seat=seat)
        deeds = grouped(game.telling, events)
        told = sorted(event.index for deed in deeds for event, _ in deed)
        assert told == [event.index for event in events]
        assert len(deeds) < len(events)
        for deed in deeds:
            parts = [part for _, part in deed]
            assert parts.count("deed") <= 1
            assert "head" not in parts or len(deed) == 1
            assert "table" not in parts or set(parts) == {"table"}
            assert "unsaid" not in parts or len(deed) > 1
            main = main_of(deed)
            if "table" in parts or main.name in game.telling.until:
                continue
            # nobody's deed is told as somebody else's, unless it happened in their turn
            assert all(event.seat in (None, main.seat) or event.turn is not None for event, _ in deed)


@over_games
@pytest.mark.parametrize("language", localization.LANGUAGES)
def test_each_deed_is_one_whole_line(game: astrarium.Game, language: str) -> None:
    voice = TableSpeech(language, game, NAMES[: game_of(game.id).seats])
    voice.reader = 0
    lines = {voice.deed(deed) for deed in grouped(game.telling, game_of(game.id).events(seat=0))}
    assert len(lines) > 30
    assert [line for line in lines if BROKEN.search(line) or not line[0].isupper()] == []
    assert any(re.search(r": .*, .*\.$", line) for line in lines)


def test_a_fight_is_told_with_what_it_cost_and_brought() -> None:
    game = astrarium.game("captains")
    voice = TableSpeech("en", game, NAMES)
    found = [
        voice.deed(deed)
        for deed in grouped(game.telling, game_of("captains").events())
        if main_of(deed).name == "fought"
    ]
    assert any("pirate" in line and "1 damage" in line and "artifact" in line for line in found), found


@over_games
def test_the_board_is_shown_as_it_was_between_two_events(game: astrarium.Game) -> None:
    """Where one answer leads to several deeds, each has its own view, and the last one that of the answer."""
    table = game_of(game.id)
    events = [event for event in table.events(seat=0) if event.move > table.moves - 40]
    within = [new for old, new in pairwise(events) if old.move == new.move]
    assert within
    views = [(event.move, table.view_before(event.index, 0)) for event in within[-25:]]
    for move, view in views:
        assert view.keys() == table.at(move).view(0).keys()
    assert any(view != table.at(move).view(0) for move, view in views)


@over_games
def test_a_listener_gets_the_same_deeds_however_the_events_arrive(game: astrarium.Game) -> None:
    table = game_of(game.id)
    whole = GameHistory(table).news(0, 0)
    firsts = {}
    for event in whole:
        assert firsts.setdefault(event["deed"], event["index"]) == event["deed"]
    growing = GameHistory(table.at(table.moves // 2))
    seen = growing.known(0)
    half = growing.news(0, 0)
    assert half == whole[:seen]
    growing.table = table
    assert growing.news(0, seen) == whole[seen:]


@pytest.mark.parametrize("id", ["metallum", "orion"])
def test_an_event_says_whom_it_strikes_and_who_gains(id: str) -> None:
    table = game_of(id)
    news = GameHistory(table).news(0, 0)
    struck = [event for event in news if "hits" in event]
    assert {event["hits"] for event in struck} <= set(range(table.seats))
    assert all(event["hits"] != event["turn"] for event in struck)
    assert any(event["hits"] == 0 for event in struck)
    gains = [event for event in news if "gain" in event]
    assert {event["name"] for event in gains} <= table.game.telling.gains
    assert any(event["seat"] == 0 for event in gains)
