"""Records and positions: what is wrong with one is said, and where."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import astrarium
from astrarium.contract.malformed_answers import ODD
from astrarium.kernel import (
    AstrariumError,
    BadRecord,
    BadSetup,
    Diverged,
    Record,
    replay,
    resume,
    seed_hash,
    start,
    write_whole,
)
from astrarium.kernel.data.plain_dataclass import to_json
from toys import beacons, comets
from toys.seats import played, step

Data = dict[str, Any]


@pytest.fixture
def data() -> Data:
    """The record of a game in the middle of a phase, as JSON text brings it back."""
    table = played(comets.GAME, 2, 11, 9)
    loaded: Data = json.loads(json.dumps(table.record.to_json()))
    return loaded


def read(data: Any) -> Any:
    return replay(comets.GAME, Record.from_json(data))


def complaint(data: Any) -> AstrariumError:
    with pytest.raises(AstrariumError) as refused:
        read(data)
    return refused.value


def test_a_record_plays_the_same_table_again(data: Data) -> None:
    table = read(data)
    assert json.loads(json.dumps(table.record.to_json())) == data
    whole = played(comets.GAME, 2, 11, 99)
    assert whole.over
    assert read(whole.record.to_json()).result == whole.result


def test_the_hash_of_the_seed_is_published(data: Data) -> None:
    assert data["seed_hash"] == seed_hash("11")
    assert seed_hash("11") == "1bd363de8d59f7755c298f4e1f3ba45ac89dc436013c9192b7cea5e50605b3c4"


# -- the layout


@pytest.mark.parametrize("data", [None, [], "record", 7])
def test_what_is_no_record(data: Any) -> None:
    error = complaint(data)
    assert isinstance(error, BadRecord)
    assert error.text.args["where"] == "record"


@pytest.mark.parametrize(
    "field", ["format", "game", "rules", "seats", "options", "moves", "players", "fingerprints"]
)
@pytest.mark.parametrize("value", ["missing", None, 1.5])
def test_a_field_that_is_missing_or_of_the_wrong_kind_is_named(data: Data, field: str, value: Any) -> None:
    if value == "missing":
        del data[field]
    else:
        data[field] = value
    error = complaint(data)
    assert isinstance(error, BadRecord)
    assert error.text.args["where"] == field


@pytest.mark.parametrize(
    "move",
    [
        None,
        [],
        [0],
        [0, ["card", 1], 2],
        ["0", ["card", 1]],
        [True, ["card", 1]],
        ["undo", "x"],
        ["redo", 0],
        {},
    ],
)
def test_a_move_that_is_none_is_named(data: Data, move: Any) -> None:
    data["moves"][3] = move
    error = complaint(data)
    assert error.text.id == "error-record-layout"
    assert error.text.args["where"] == "moves[3]"


def test_a_fingerprint_that_is_none_is_named(data: Data) -> None:
    data["fingerprints"][1] = ["x"]
    assert complaint(data).text.args["where"] == "fingerprints[1]"


def test_a_record_of_a_newer_format_says_so(data: Data) -> None:
    data["format"] += 1
    error = complaint(data)
    assert error.text.id == "error-record-newer"
    assert error.text.args["format"] == data["format"]


def test_the_seed_must_fit_its_hash(data: Data) -> None:
    data["seed"] = "12"
    assert complaint(data).text.id == "error-record-seed"


@pytest.mark.parametrize("both", [True, False])
def test_there_is_a_seed_or_a_position(data: Data, both: bool) -> None:
    if both:
        data["position"] = data["snapshot"]["state"]
    else:
        data["seed"] = None
    assert complaint(data).text.args["where"] == "seed"


@pytest.mark.parametrize(
    ("field", "value"), [("seats", 9), ("options", {"rounds": 5}), ("options", {"no": 1})]
)
def test_a_table_that_cannot_be(data: Data, field: str, value: Any) -> None:
    data[field] = value
    assert isinstance(complaint(data), BadSetup)


# -- the moves


def test_an_illegal_move_is_named_by_its_number(data: Data) -> None:
    data["moves"][4][1] = ["card", 99]
    error = complaint(data)
    assert isinstance(error, BadRecord)
    assert error.text.id == "error-record-illegal"
    assert error.text.args["move"] == 4


@pytest.mark.parametrize("id", ["comets", *astrarium.games()])
def test_garbage_for_a_move_is_one_fault_of_the_record(id: str) -> None:
    """Whatever stands there for seat, answer or a part of it."""
    table = played(comets.GAME if id == "comets" else astrarium.game(id), 2, 3, 5)
    whole = json.dumps(table.record.to_json() | {"fingerprints": [], "snapshot": None})
    seat, answer = json.loads(whole)["moves"][-1]
    for odd in ODD:
        answers = [odd, [odd], *([*answer[:at], odd, *answer[at + 1 :]] for at in range(len(answer)))]
        for move in ([odd, answer], ["undo", odd], *([seat, each] for each in answers)):
            data = json.loads(whole)
            data["moves"][-1] = move
            with suppress(BadRecord):
                replay(table.game, Record.from_json(json.loads(json.dumps(data))))


def test_a_move_of_the_wrong_seat_is_named_by_its_number(data: Data) -> None:
    assert data["moves"][2][0] == 0
    data["moves"][2][0] = 1
    error = complaint(data)
    assert error.text.id == "error-record-wrong-seat"
    assert error.text.args["move"] == 2


def test_a_move_too_many(data: Data) -> None:
    whole = json.loads(json.dumps(played(comets.GAME, 2, 11, 99).record.to_json()))
    whole["moves"].append([0, ["card", 1]])
    error = complaint(whole)
    assert error.text.id == "error-record-too-long"
    assert error.text.args["move"] == len(whole["moves"]) - 1


def test_an_undo_that_was_not_allowed(data: Data) -> None:
    data["moves"].append(["undo", 0 if data["moves"][-1][0] else 1])
    assert complaint(data).text.id == "error-record-illegal"


def other_option(data: Data, number: int) -> None:
    """Change a move to another legal one."""
    table = replay(comets.GAME, replace(Record.from_json(data), fingerprints=[], moves=[]))
    for seat, answer in data["moves"][:number]:
        table.answer(seat, answer)
    seat, answer = data["moves"][number]
    choice = table.choice(seat)
    assert choice is not None
    data["moves"][number] = [seat, next(list(each) for each in choice.options if list(each) != answer)]


def test_an_edited_move_shows_at_the_next_fingerprint() -> None:
    data = json.loads(json.dumps(played(comets.GAME, 2, 11, 2).record.to_json()))
    other_option(data, 0)
    error = complaint(data)
    assert isinstance(error, Diverged)
    assert error.text.args["move"] == 2


def test_an_edited_fingerprint_shows(data: Data) -> None:
    move, _ = data["fingerprints"][2]
    data["fingerprints"][2][1] = "0" * 16
    error = complaint(data)
    assert isinstance(error, Diverged)
    assert error.text.args["move"] == move


@pytest.mark.parametrize("cut", ["moves", "fingerprints"])
def test_a_truncated_record_shows(data: Data, cut: str) -> None:
    data[cut] = data[cut][: len(data[cut]) // 2]
    assert isinstance(complaint(data), Diverged)


def test_an_edited_result_shows() -> None:
    whole = played(comets.GAME, 2, 11, 99).record.to_json()
    whole["result"]["scores"]["0"] += 1
    error = complaint(whole)
    assert isinstance(error, Diverged)
    assert error.text.id == "error-record-result"


# -- other rules


def test_under_other_rules_a_game_goes_on_from_its_snapshot(data: Data) -> None:
    data["moves"][0] = [0, ["a move", "of other rules"]]
    newer = replace(comets.GAME, revision=2)
    table = replay(newer, Record.from_json(data))
    true = played(comets.GAME, 2, 11, 9)
    assert to_json(table.state) == to_json(true.state)
    assert [choice.to_json() for choice in table.pending] == [choice.to_json() for choice in true.pending]
    step(table)
    again = replay(newer, Record.from_json(json.loads(json.dumps(table.record.to_json()))))
    assert to_json(again.state) == to_json(table.state)


def test_without_a_snapshot_it_cannot(data: Data) -> None:
    for snapshot in (None, {}, {"move": 3}):
        data["snapshot"] = snapshot
        with pytest.raises(BadRecord) as refused:
            replay(replace(comets.GAME, revision=2), Record.from_json(data))
        assert refused.value.text.id == "error-record-other-rules"


# -- positions


def spoil(change: Callable[[Data], Any]) -> str:
    """What is said of a position in which something was changed."""
    position = json.loads(json.dumps(played(comets.GAME, 2, 11, 9).state.to_json()))
    change(position)
    with pytest.raises(BadRecord) as refused:
        resume(comets.GAME, position)
    return str(refused.value.text.args["why"])


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data.pop("deck"), "deck"),
        (lambda data: data.update(moon=1), "moon"),
        (lambda data: data.update(rounds="six"), "State.rounds"),
        (lambda data: data.update(points=[1, "2"]), "State.points[1]"),
        (lambda data: data["hands"].append(None), "State.hands[2]"),
        (lambda data: data["deck"].pop(), "lies nowhere"),
        (lambda data: data["cards"].pop("face"), "State.cards"),
        (lambda data: data["cards"].update(seen=[]), "State.cards"),
        (lambda data: data["chance"].update(streams=[]), "State.chance"),
        (lambda data: data["chance"].update(streams={"deck": "x"}), "State.chance"),
        (lambda data: data.update(chance=None), "State.chance"),
        (lambda data: data.update(since=7), "since"),
        (lambda data: data.update(since=[[0]]), "since"),
        (lambda data: data.update(phase="dance"), "dance"),
    ],
)
def test_a_spoiled_position_says_where(change: Callable[[Data], Any], why: str) -> None:
    assert why in spoil(change)


def test_a_position_with_an_illegal_answer_since() -> None:
    position = played(comets.GAME, 2, 11, 9).state.to_json()
    position["since"][0][1] = ["card", 99]
    with pytest.raises(BadRecord) as refused:
        resume(comets.GAME, position)
    assert refused.value.text.id == "error-record-illegal"


@pytest.mark.parametrize("position", [None, 3, [], "x"])
def test_what_is_no_position(position: Any) -> None:
    with pytest.raises(BadRecord):
        resume(comets.GAME, position)


def test_a_resumed_table_has_a_record_of_its_own() -> None:
    true = played(beacons.GAME, 3, 4, 3)
    table = resume(beacons.GAME, true.state.to_json())
    step(step(table))
    record = Record.from_json(json.loads(json.dumps(table.record.to_json())))
    assert record.seed is None
    again = replay(beacons.GAME, record)
    assert to_json(again.state) == to_json(table.state)
    assert again.record == table.record
    step(step(true))
    assert to_json(again.state) == to_json(true.state)


# -- files


def test_a_record_in_a_file(tmp_path: Path, data: Data) -> None:
    path = tmp_path / "game.json"
    Record.from_json(data).save(path)
    assert json.loads(path.read_text(encoding="utf-8")) == data
    assert Record.load(path) == Record.from_json(data)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("text", ["", "{", "[1, 2", "[" * 100_000, "\x00"])
def test_a_file_that_is_no_json(tmp_path: Path, text: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadRecord) as refused:
        Record.load(path)
    assert refused.value.text.id == "error-not-json"
    assert refused.value.text.args["file"] == str(path)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord):
        Record.load(path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(BadRecord) as refused:
            Record.load(path)
        assert refused.value.text.id == "error-file"


def test_an_interruption_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    path.write_text("old", encoding="utf-8")

    def interrupted(self: Path, target: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_whole(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadRecord) as refused:
        write_whole(tmp_path / "none" / "game.json", "new")
    assert refused.value.text.id == "error-file"


@pytest.mark.parametrize("seed", ["", "x" * 201, None, 1.5, True])
def test_a_seed_that_is_none(seed: Any) -> None:
    with pytest.raises(BadSetup) as refused:
        start(comets.GAME, 2, seed)
    assert refused.value.text.id == "error-bad-seed"
