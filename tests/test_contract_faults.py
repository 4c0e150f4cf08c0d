"""The battery can fail: every fault that is planted in a toy game is found, by the right property."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

import astrarium
from astrarium.contract import PROPERTIES, Property, Verdict, examine, named
from astrarium.contract.script import Script
from astrarium.kernel import Game, replay
from toys import beacons, comets, drift, faulty, telltale, turns, unreasonable

#: Fault, the property that finds it, and the moves its record may have at most.
PLANTED = [
    ("LEAK_IN_VIEW", "no_leak", 0),
    ("LEAK_OF_FACES", "no_leak", 0),
    ("LEAK_IN_EVENT", "no_leak", 2),
    ("LEAK_IN_OPTIONS", "no_leak", 2),
    ("LEAK_IN_TURN", "no_leak", 0),
    ("LEAK_PAST_THE_PHASE", "no_trace", 3),
    ("UNTOLD_NEWS", "undoing", 1),
    ("TELLTALE_TWINS", "twins", 20),
    ("IMPOSSIBLE_WORLDS", "possible", 3),
    ("SAME_WORDS", "apart", 3),
    ("ONLY_THE_FOREMOST", "apart", 1),
    ("LOST_COMPONENT", "components", 6),
    ("SHARED_LIST", "forks", 0),
    ("LOST_IN_JSON", "positions", 0),
    ("STALE_VIEW", "positions", 20),
    ("FORGOTTEN_SUM", "sums", 2),
    ("HIDDEN_SUM", "sums", 0),
    ("OPTION_AND_BARRED", "reasons", 0),
    ("NEITHER_OPTION_NOR_BARRED", "reasons", 0),
    ("FORGOTTEN_CANDIDATE", "reasons", 0),
    ("SILENT_PROMPT", "reasons", 0),
    ("NEVER_BARRED", "reasons", 1),
    ("BARRED_THOUGH_FREE", "reasons", 0),
    ("REASON_WITHOUT_TEXT", "texts", 0),
    ("GLOBAL_RANDOM", "same", 2),
    ("ADDRESSES", "same", 2),
    ("OUTSIDE_MEMORY", "same", 2),
    ("OUTSIDE_MEMORY", "replays", 3),
    ("SET_ORDER", "everywhere", 2),
    ("REFUSES_NOTHING", "refusals", 1),
    ("SAME_OPTION_TWICE", "choices", 0),
    ("NEVER_ENDS", "ends", 0),
    ("LAST_IS_FIRST", "ranking", 8),
    ("SEAT_WITHOUT_RANK", "ranking", 8),
    ("OTHER_STANDING", "ranking", 8),
    ("NO_SUCH_RULE", "citations", 0),
    ("WRONG_RULE", "meaning", 0),
    ("OTHER_SHAPE", "shapes", 0),
    ("ONE_ACTION_FOR_ALL", "actions", 0),
    ("ACTION_WITHOUT_NUMBER", "actions", 3),
    ("TELLING_ACTIONS", "actions", 0),
    ("SEEN_BY_LEARNERS", "observations", 0),
    ("OUT_OF_BOUNDS", "observations", 0),
]
#: Found by tests of their own, as they are planted in a text and in the kernel.
BESIDES = {"texts", "overtaking", "garbage"}
SOUND = [comets.GAME, drift.GAME, beacons.GAME, telltale.KEEPSAKE]
#: The properties that derived fields could break.
SUMMING = ("forks", "sums", "positions", "no_leak", "replays")


def look_for(game: Game, property: str) -> Verdict:
    return examine(game, named(property), games=200, bound=300)


@pytest.mark.parametrize(("fault", "property", "most"), PLANTED)
def test_a_planted_fault_is_found(fault: str, property: str, most: int) -> None:
    game: Game = {**vars(faulty), **vars(unreasonable), **vars(telltale)}[fault]
    broken = look_for(game, property).broken
    assert broken is not None
    assert broken.property == property
    assert broken.detail
    assert len(broken.record.moves) <= most


def test_who_can_tell_twins_apart_is_told_what_to_do() -> None:
    broken = look_for(telltale.TELLTALE_TWINS, "twins").broken
    assert broken is not None
    assert "held={'card': lambda g, seat: ...}" in broken.detail


def test_a_game_without_its_sentence_in_the_lobby_is_found(tmp_path: Path) -> None:
    folder = shutil.copytree(comets.GAME.folder, tmp_path / "texts")
    english = folder / "text" / "en.ftl"
    lines = english.read_text(encoding="utf-8").splitlines(keepends=True)
    said = [line for line in lines if not line.startswith("game-blurb")]
    english.write_text("".join(said), encoding="utf-8")
    broken = look_for(replace(comets.GAME, folder=folder), "texts").broken
    assert broken is not None
    assert "game-blurb" in broken.detail


def test_a_text_that_is_missing_in_polish_is_found(tmp_path: Path) -> None:
    folder = shutil.copytree(comets.GAME.folder, tmp_path / "texts")
    polish = folder / "text" / "pl.ftl"
    lines = polish.read_text(encoding="utf-8").splitlines(keepends=True)
    polish.write_text(
        "".join(line for line in lines if not line.startswith(("prompt-drop", "option-card"))),
        encoding="utf-8",
    )
    broken = look_for(replace(comets.GAME, folder=folder), "texts").broken
    assert broken is not None
    assert "prompt-drop" in broken.detail
    assert "option-card" in broken.detail, "all that is missing is told at once"
    assert len(broken.record.moves) <= 2


def test_a_fault_is_found_in_a_game_that_is_installed() -> None:
    """Whatever functions its words hold, nobody has to write them out to tell of the fault."""
    whole = astrarium.game("captains")
    broken = look_for(replace(whole, cite=lambda g, choice, option: "S99.9"), "citations").broken
    assert broken is not None
    assert (broken.property, broken.record.game) == ("citations", "captains")
    assert repr(Script(whole, 2)).startswith("captains: {'seats': 2")


def test_a_table_that_overtakes_people_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "astrarium.kernel.play.engine.Engine._takes", lambda self, choice, answer: not self._held
    )
    broken = look_for(turns.GAME, "overtaking").broken
    assert broken is not None
    assert "the table itself has answered ('step',) for seat" in broken.detail


def test_an_answer_that_takes_the_memory_of_the_machine_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert examine(faulty.COSTLY_WORDS, named("garbage"), games=4).broken is None, "no game can be hurt"
    monkeypatch.setattr("astrarium.kernel.legality._made_alike", lambda choice, answer: True)
    broken = look_for(faulty.COSTLY_WORDS, "garbage").broken
    assert broken is not None
    assert "the refusal took 16" in broken.detail


def test_an_answer_that_breaks_the_words_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "astrarium.kernel.legality._in_words",
        lambda game, state, choice, answer: game.words.option(state, answer, choice),
    )
    broken = look_for(comets.GAME, "garbage").broken
    assert broken is not None
    assert "Error" in broken.detail


def test_every_property_is_seen_to_fail() -> None:
    assert {property for _, property, _ in PLANTED} | BESIDES == {each.name for each in PROPERTIES}


def test_the_record_leads_to_the_fault() -> None:
    broken = look_for(faulty.LOST_COMPONENT, "components").broken
    assert broken is not None
    table = replay(faulty.LOST_COMPONENT, broken.record)
    assert list(faulty.LOST_COMPONENT.faults(table.state)) == [broken.detail]
    assert len(broken.record.moves) == table.moves
    assert str(broken) == f"components: {broken.detail} (after {table.moves} moves)"


def test_the_record_names_the_answer_that_the_rules_could_not_take() -> None:
    broken = look_for(faulty.STUMBLES, "ends").broken
    assert broken is not None
    assert "ZeroDivisionError" in broken.detail
    with pytest.raises(ZeroDivisionError):
        replay(faulty.STUMBLES, broken.record)


def test_the_same_seed_finds_the_same() -> None:
    first, again = (look_for(faulty.LEAK_IN_OPTIONS, "no_leak") for _ in range(2))
    assert first.to_json() == again.to_json()


@pytest.mark.parametrize("property", SUMMING)
def test_what_hands_add_up_to_may_be_kept(property: str) -> None:
    verdict = examine(faulty.RIGHT_SUM, named(property), games=8)
    assert verdict.broken is None, str(verdict.broken)


@pytest.mark.parametrize("property", PROPERTIES, ids=lambda each: each.name)
@pytest.mark.parametrize("game", SOUND, ids=lambda game: game.id)
def test_a_sound_toy_keeps_the_contract(game: Game, property: Property) -> None:
    games = 3 if property.name == "garbage" else 12  # one question of a prompt is asked hundreds of things
    verdict = examine(game, property, games=games)
    assert verdict.broken is None, str(verdict.broken)
    assert verdict.games == games
    assert verdict.positions > games
