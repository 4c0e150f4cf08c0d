"""The tree of a study: made from a game, changed, written and read, walked, under these rules and others."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

import astrarium
from astrarium import Record, start
from astrarium.kernel import Game, IllegalAnswer, Table
from astrarium.kernel.errors import BadRecord
from astrarium.study import BadStudy, Study, Walk, study_of
from astrarium.study.tree import ROOT
from astrarium.study.walk import DEALT, OTHER, SAME
from common.amount import sample

GAMES = ["metallum", "race", "orion", "captains", "adastra"]
#: Trees of each game: always, and where there is time.
SOME, MANY = 4, sample(40, 200)
#: Changes of a tree.
CHANGES = 6


@cache
def record_of(game: str, seats: int = 2) -> Record:
    """A game by chance, with some answers taken back."""
    table, rng = start(game, seats, "study", players=["Ann", "Ben", "Cid"][:seats]), Random(5)
    while not table.over:
        choice = table.pending[0]
        table.answer(choice.seat, some_answer(table, choice.seat, rng))
        if rng.random() < 0.05 and not table.over and table.undoable(choice.seat):
            table.undo(choice.seat)
    return table.record


def some_answer(table: Table, seat: int, rng: Random) -> Any:
    choice = table.choice(seat)
    assert choice is not None
    if not choice.several:
        return rng.choice(choice.options)
    count = rng.randint(choice.at_least, min(choice.at_most, len(choice.options)))
    return tuple(rng.sample(list(choice.options), count))


@cache
def written(game: str) -> str:
    return json.dumps(study_of(astrarium.game(game), record_of(game)).to_json())


def fresh(game: str) -> tuple[Study, Walk]:
    study = Study.from_json(json.loads(written(game)))
    return study, Walk(astrarium.game(game), study)


def try_something(walk: Walk, rng: Random, id: int | None = None) -> int:
    """A new answer at some node; where nobody decides, none."""
    here = rng.choice(list(walk.study.nodes)) if id is None else id
    table = walk.table(here)
    if table.over:
        return here
    seat = rng.choice(table.pending).seat
    for _ in range(20):
        try:
            return walk.answer(here, seat, some_answer(table, seat, rng), "Ann").id
        except IllegalAnswer:
            continue
    return here


def variation(walk: Walk, id: int) -> int:
    """An answer at a node that was not played."""
    return next(
        found
        for seed in range(99)
        if (found := try_something(walk, Random(seed), id)) not in [id, *walk.study.played]
    )


def grown(game: str, seed: int) -> Study:
    """A tree at random: answers three deep, deals, promotions, deletions, words."""
    study, walk = fresh(game)
    rng = Random(seed)
    for number in range(CHANGES):
        id = rng.choice(list(study.nodes))
        for _ in range(rng.randint(1, 3)):
            id = try_something(walk, rng, id)
        if rng.random() < 0.3 and not walk.table(id).over:
            id = walk.deal(id, walk.table(id).pending[0].seat, f"{seed}/{number}").id
            id = try_something(walk, rng, id)
        study.note(id, "Ann", f"żółw {number}\nהערה")
        if id != ROOT:
            study.mark(id, rng.choice(["good", "doubtful", "mistake", None]))
            study.call(id, f"try {number}")
            if rng.random() < 0.3:
                for change in (study.promote, study.delete):
                    try:
                        change(id)
                    except BadStudy:
                        continue
                    walk.forget()
                    break
    return study


@pytest.mark.parametrize("game", GAMES)
def test_a_game_becomes_a_line_and_stays_a_record(game: str) -> None:
    record = record_of(game)
    study, walk = fresh(game)
    data = study.to_json()
    again = astrarium.replay(data)
    assert again.result is not None
    assert again.result.to_json() == record.result
    assert data["players"] == ["Ann", "Ben"]
    played = walk.played_out()
    assert played is not None
    assert played.result is not None
    assert played.result.to_json() == record.result
    assert len(study.played) == len(study.nodes) - 1 > 20


@pytest.mark.parametrize("game", GAMES)
def test_every_node_is_reached_from_both_sides(game: str) -> None:
    """Back from the end of the game, and on from the beginning, a node has the same position."""
    study, walk = fresh(game)
    rng = Random(1)
    for id in rng.sample(study.played, 12):
        table = walk.table(id)
        on = Walk(walk.game, study)
        on._stem, on._stem_ids = on._root, {}
        straight = on.table(id)
        assert straight.state.fingerprint() == table.state.fingerprint()
        assert [each.seat for each in straight.pending] == [each.seat for each in table.pending]


@pytest.mark.parametrize("seeds", [range(SOME), pytest.param(range(SOME, MANY), marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", GAMES)
def test_random_trees_survive_the_file(game: str, seeds: range) -> None:
    for seed in seeds:
        study = grown(game, seed)
        data = json.loads(json.dumps(study.to_json()))
        again = Study.from_json(data)
        assert again.to_json() == data
        assert Walk(astrarium.game(game), again).check(retell=True) == []
        assert again.to_json() == data, "what nodes say follows from their positions"
        astrarium.replay(data)
        newer = replace(astrarium.game(game), revision=astrarium.game(game).revision + 1)
        assert Walk(newer, again).check(retell=False) == []
        assert again.to_json() == data, "other rules keep what was tried"


@pytest.mark.parametrize("game", GAMES)
def test_other_rules_keep_the_old_part_and_name_themselves(game: str) -> None:
    study = grown(game, 7)
    before = study.to_json()
    newer: Game = replace(astrarium.game(game), revision=astrarium.game(game).revision + 1)
    walk = Walk(newer, study)
    assert walk.check(retell=False) == []
    last = study.line()[-2]
    tried = study.node(try_something(walk, Random(3), study.node(last).after))
    kept = {node["id"]: node for node in before["study"]["nodes"]}
    after = {node["id"]: node for node in study.to_json()["study"]["nodes"]}
    assert tried.rules == newer.revision or tried.id in kept
    for id, node in kept.items():
        assert after[id] == node


def test_what_other_rules_lead_elsewhere_is_stale_and_stays() -> None:
    study = grown("race", 7)
    newer = replace(astrarium.game("race"), revision=astrarium.game("race").revision + 1)
    spoiled = study.played[40]
    mark = study.node(spoiled).mark
    assert mark is not None
    study.node(spoiled).mark = mark[:4] + "0" * (len(mark) - 4)
    before = study.to_json()
    walk = Walk(newer, study)
    assert set(walk.check(retell=False)) == set(study.below(spoiled))
    assert study.to_json() == before
    with pytest.raises(BadStudy, match="other rules"):
        walk.table(spoiled)
    assert walk.table(study.played[39]).moves > 0


def test_a_move_that_the_rules_forbid_is_refused() -> None:
    data = json.loads(written("race"))
    place = len(data["moves"]) // 2
    data["moves"][place] = [data["moves"][place][0], ["settle", 99999]]
    study = Study.from_json(data)
    with pytest.raises(BadRecord):
        Walk(astrarium.game("race"), study).check(retell=True)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data["study"].update(format=99),
        lambda data: data["study"].update(title=7),
        lambda data: data["study"]["main"].append([7, 1]),
        lambda data: data["study"]["nodes"].append({"id": 9999, "after": 123456, "moves": [[0, ["a"]]]}),
        lambda data: data["study"]["nodes"].append({"id": 9999, "after": 1, "moves": []}),
        lambda data: data["study"]["nodes"].append({"id": -1, "after": 1, "moves": [[0, ["a"]]]}),
        lambda data: data["study"]["nodes"][3].update(sign="brilliant"),
        lambda data: data["study"]["nodes"][3].update(notes=[["Ann", "x" * 5000]]),
        lambda data: data["study"]["nodes"][3].update(said={"texts": [{"text": ["?"]}]}),
        lambda data: data["study"].update(played=[424242]),
        lambda data: data.update(study=[]),
    ],
)
def test_a_damaged_file_is_refused(spoil: Any) -> None:
    data = json.loads(written("race"))
    spoil(data)
    with pytest.raises((BadStudy, BadRecord)):
        Study.from_json(data)


def test_luck_stays_until_other_things_are_drawn() -> None:
    """In a Race game, another answer that draws nothing is the same world; drawing more cards is another."""
    study, walk = fresh("race")
    worlds = {SAME: 0, OTHER: 0}
    for seed in range(60):
        rng = Random(seed)
        id = rng.choice(study.played)
        for _ in range(4):
            id = try_something(walk, rng, id)
        for node in study.path(id):
            if node.id not in study.played:
                worlds[node.said["world"]] += 1
    assert min(worlds.values()) > 20
    assert all(
        "world" not in study.node(id).said or study.node(id).said["world"] == SAME for id in study.played
    )


def test_a_new_deal_keeps_what_the_seat_knows() -> None:
    study, walk = fresh("race")
    id = next(each for each in study.played[20:] if walk.table(each).choice(0))
    before = walk.table(id)
    dealt = [walk.deal(id, 0, seed) for seed in ("1", "2")]
    tables = [walk.table(node.id) for node in dealt]
    for node, table in zip(dealt, tables, strict=True):
        assert node.said["world"] == DEALT
        assert table.view(0) == before.view(0)
    faces = [table.state.cards.face for table in (before, *tables)]
    assert faces[0] != faces[1] != faces[2]
    assert walk.deal(id, 0, "1") is dealt[0]


def test_what_was_played_stays_and_the_start_too() -> None:
    study, walk = fresh("race")
    with pytest.raises(BadStudy, match="What was played stays"):
        study.delete(study.played[5])
    with pytest.raises(BadStudy):
        study.delete(ROOT)
    tried = variation(walk, study.played[9])
    assert study.delete(tried) == study.played[9]
    assert tried not in study.nodes


def test_a_promoted_variation_is_the_main_line_of_the_file() -> None:
    study, walk = fresh("race")
    tried = variation(walk, study.played[9])
    study.promote(tried)
    data = json.loads(json.dumps(study.to_json()))
    assert data["result"] is None
    assert astrarium.replay(data).moves < len(record_of("race").moves)
    again = Study.from_json(data)
    assert again.played == study.played
    assert again.line()[9 + 1] == tried
    assert Walk(walk.game, again).check(retell=True) == []


def test_a_game_that_was_given_up_has_its_end() -> None:
    table, rng = start("race", 3, "up"), Random(1)
    for _ in range(40):
        seat = table.pending[0].seat
        table.answer(seat, some_answer(table, seat, rng))
    table.concede(1)
    for _ in range(20):
        seat = table.pending[0].seat
        table.answer(seat, some_answer(table, seat, rng))
    table.concede(2)
    study = study_of(table.game, table.record)
    assert [study.node(id).said["end"] for id in study.played if "end" in study.node(id).said] == [
        "concede"
    ] * 2
    data = json.loads(json.dumps(study.to_json()))
    again = Study.from_json(data)
    walk = Walk(table.game, again)
    assert walk.check(retell=True) == []
    assert walk.table(again.played[-1]).over
    assert astrarium.replay(data).over
