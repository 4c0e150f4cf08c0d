"""Played games of every game: each is played again and must come out the same, and a changed one is found.

What is special about a game's records stands in its own `test_records.py`.
"""

from importlib import import_module

import pytest

from common.played import RECORDS

SHELVES = {folder.name: import_module(f"{folder.name}.played").PLAYED for folder in sorted(RECORDS.iterdir())}
GAMES = list(SHELVES)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in SHELVES[game].names])
def test_every_record_plays_again(game, name):
    table, data = SHELVES[game].table(name), SHELVES[game].data(name)
    assert table.over
    assert table.result.to_json() == data["result"]
    assert table.record.to_json() == data, "answer by answer, fingerprint by fingerprint"
    assert list(table.game.faults(table.state)) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_golden_playthrough_reads_as_before(game):
    """One game in words; `python -m <game>.played golden` writes it anew after a change that is meant."""
    played = SHELVES[game]
    assert played.story(played.table(played.golden)) == played.story_file.read_text(encoding="utf-8")


# -- records that were tampered with


@pytest.mark.parametrize("game", GAMES)
def test_a_record_that_was_cut_short_is_found(game):
    def change(record):
        del record["moves"][-5:]

    assert SHELVES[game].complaint(change).id == "error-record-diverged"


@pytest.mark.parametrize("game", GAMES)
def test_a_record_that_goes_on_too_long_is_found(game):
    def change(record):
        record["moves"].append([0, ["end"]])

    assert SHELVES[game].complaint(change).id == "error-record-too-long"


@pytest.mark.parametrize("game", GAMES)
def test_a_result_that_was_changed_is_found(game):
    def change(record):
        record["result"]["ranking"].reverse()

    assert SHELVES[game].complaint(change).id == "error-record-result"


@pytest.mark.parametrize("game", GAMES)
def test_another_seed_is_found(game):
    """By its hash, unless the other luck makes an answer impossible first."""

    def change(record):
        record["seed"] = "somebody else's"

    found = SHELVES[game].complaint(change).id
    assert found in ("error-record-seed", "error-record-illegal", "error-record-wrong-seat")


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_that_is_illegal_is_found(game):
    def change(record):
        move = next(
            move for move in record["moves"] if move[1] and isinstance(move[1][0], str) and move[1][1:]
        )
        move[1][1] = "no-such-thing"

    assert SHELVES[game].complaint(change).id == "error-record-illegal"
