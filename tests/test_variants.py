"""Variants: differences from a game's box, applied, refused at the field, carried over, told and recorded."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import astrarium
from astrarium.kernel import BadComponents, BadSetup, Row, read_box
from astrarium.kernel.data import component_files
from astrarium.kernel.data.typed_toml import lists_of
from astrarium.kernel.data.variant import Variant, applied, between, digest, of_data
from astrarium.localization import say
from astrarium.server.http.bodies import NewTable, SeatWish
from astrarium.tables.table_creation import Deal, open_daily, open_table
from common import mutants
from program import astrarium as run

GAMES = ("race", "metallum", "orion", "captains", "adastra")
CARDS = """
game = "race"
name = "Dear worlds"
[tables.constants]
hand_limit = 12
[components.cards.new_vinland]
cost = 0
vp = 4
[components.cards.old_vinland]
copy_of = "new_vinland"
count = 2
[texts.en]
card-old_vinland = "Old Vinland"
[texts.pl]
card-old_vinland = "Stara Winlandia"
"""


def read(text: str) -> Any:
    """The box of Race with a variant."""
    file = Row(tomllib.loads(text), "mine.toml")
    return read_box(mutants.box("race"), file, astrarium.game("race").folder)


def test_changes_copies_and_constants() -> None:
    box = read(CARDS)
    assert box.constants.hand_limit == 12
    vinland, copy = box.cards["new_vinland"], box.cards["old_vinland"]
    assert (vinland.cost, vinland.vp, copy.cost, copy.count) == (0, 4, 0, 2)
    assert (copy.powers, box.cards["gem_world"].cost) == (vinland.powers, 2)


#: What is added to a variant of Race, and what is said about it.
FAULTS = {
    "[components.cards.vinland]\ncost = 3": "vinland: there is no vinland.",
    "[components.cards.gem_world]\ncost = 30": ("gem_world, cost is 30; it must be between 0 and 9."),
    "[components.cards.gem_world]\nprice = 3": "gem_world, price: there is no such field; possible names: ",
    '[components.cards.gem_world]\nwithout = ["rent"]': "gem_world, without: it must be one of type, cost,",
    '[components.cards.gem_world]\nid = "gem"': "gem_world, id: it does not belong here.",
    '[components.cards.gem_world]\ncopy_of = "earth"': "gem_world, copy_of: it does not belong here.",
    '[components.cards.gem]\ncopy_of = "gem_world"': "gem: the game has no name for it (gem).",
    '[components.cards.gem]\ncopy_of = "gems"': 'gem, copy_of: there is no "gems".',
    '[components.actions.explore_9]\ncopy_of = "explore_5"': "explore_9: there is no explore_9.",
    "[components.card.gem_world]\ncost = 3": "components, card: there is no such field; possible names: kinds,",
    "[components.cards]\ngem_world = 3": "gem_world: it must be a table.",
    "[tables.constants]\nhand_limit = -1": "constants, hand_limit is -1; it must be between 1 and 99.",
    "[tables.cards]\nyear = 1999": "tables, cards: there is no such field; possible names: meta, constants.",
    "[texts]\nen = 3": "texts, en: it must be a table.",
    "[change]\nx = 3": "change: there is no such field; possible names: game, name, revision,",
}


@pytest.mark.parametrize("more", FAULTS)
def test_what_does_not_fit_is_refused_at_the_field(more: str) -> None:
    with pytest.raises(BadComponents) as caught:
        read(f'game = "race"\nname = "x"\n{more}')
    assert say(caught.value.text).startswith(f"mine.toml: {FAULTS[more]}")
    assert "⟦" not in say(caught.value.text, "pl")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_file_and_its_differences_are_the_same(game: str) -> None:
    """Also after the differences were written to a file and read again."""
    own, rng = mutants.own_file(game), Random(game)
    lists = lists_of(mutants.box(game))
    for _ in range(60):
        box = mutants.mutant(own, rng).data
        try:
            read_box(mutants.box(game), Row(box, "mine.toml"), astrarium.game(game).folder)
        except BadComponents:
            continue
        variant = between("mine", own, box, lists)
        again = of_data(tomllib.loads(variant.to_toml()))
        assert applied(again, own, lists) == box
        assert again.digest == variant.digest


def test_a_variant_of_an_older_box_is_carried_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(component_files.IN_USE, "race=mine.toml")
    text = CARDS.replace("[tables", "[components.cards.gone_world]\ncost = 3\n[tables", 1)
    with pytest.raises(BadComponents):
        read(text)
    box = read(text.replace("name =", 'box = "an older one"\nname =', 1))
    assert (box.constants.hand_limit, box.cards["old_vinland"].cost) == (12, 0)
    (why,) = component_files.left_out("race")
    assert say(why) == "mine.toml: gone_world: there is no gone_world."
    kept = component_files.variant("race")
    assert kept is not None
    assert kept.box == digest(mutants.own_file("race"))


def test_equal_changes_have_equal_digests_whatever_they_are_called() -> None:
    one = of_data(tomllib.loads(CARDS))
    assert replace(one, name="Other", revision=3).digest == one.digest
    assert one.put(("tables", "constants", "hand_limit"), 11).digest != one.digest
    assert Variant("race", "Dear worlds").digest != one.digest


def test_rated_games_and_the_deal_of_the_day_refuse_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game, request = (
        astrarium.game("race"),
        NewTable("race", seats=[SeatWish("me"), SeatWish("open")], rated=True),
    )
    open_table(game, request, None, "ann", "Ann")
    monkeypatch.setenv(component_files.IN_USE, "race=mine.toml")
    for open_it in (
        lambda: open_table(game, request, None, "ann", "Ann"),
        lambda: open_daily(game, Deal("2026-01-01", "1", True), "ann", "Ann"),
    ):
        with pytest.raises(BadSetup) as caught:
            open_it()
        assert caught.value.text.id == "table-variant-unrated"


#: A copy in each list of components that may grow, in order of the games.
COPIES = {
    "race": {"cards": "card-gem_world"},
    "orion": {"structures": "card-frigate", "advisors": "card-emissary_sola"},
    "captains": {"techs": "tech-trophy_hall", "missions": "mission-galactic_congress"},
    "adastra": {"technologies": "technology-hydroponics", "missions": "mission-master_of_orion"},
}


@pytest.mark.parametrize("game", COPIES)
def test_a_game_with_new_cards_is_played_and_said(game: str) -> None:
    """Copies of cards, as many as there are to draw from, through random games of every number of seats."""
    made: dict[str, dict[str, Any]] = {}
    names: dict[str, str] = {}
    for table, text in COPIES[game].items():
        id = text.partition("-")[2]
        made[table] = {f"{id}_{number}": {"copy_of": id} for number in range(3)}
        names |= {f"{text}_{number}": f"New {id} {number}" for number in range(3)}
    growing = {table for table, (_, grows) in lists_of(mutants.box(game)).items() if grows}
    assert growing == made.keys()
    variant = Variant(game, "more", components=made, texts={"en": names})
    assert mutants.try_out(game, variant.to_json(), games=4) == mutants.Outcome("played")


def test_it_is_told_recorded_and_replayed(tmp_path: Path) -> None:
    """A game with the variant; its record alone replays it, also where the printed cards are in use."""
    home, mine = tmp_path / "home", tmp_path / "mine.toml"
    mine.write_text(CARDS.replace("name", 'box = "old"\nname', 1), encoding="utf-8")
    words = ("play", "--text", "race", "--seats", "bot:random,bot:random", "--seed", "4", "--plain")
    played = run(home, *words, "--variant", str(mine))
    assert played.returncode == 0, played.stderr
    told = " ".join(played.stdout.split())
    assert "Variant “Dear worlds”. Changed: New Vinland, Old Vinland, constants.hand_limit." in told
    (record,) = (path for path in home.rglob("*.json") if "race" in str(path))
    verified = run(home, "verify", str(record))
    assert verified.returncode == 0, verified.stderr
    other = tmp_path / "other.toml"
    other.write_text('game = "race"\nname = "other"\n', encoding="utf-8")
    refused = run(home, "verify", str(record), "--variant", str(other))
    assert refused.returncode == 2
    assert "The record was played with the variant “Dear worlds”" in refused.stderr
    polish = run(home, *words, "--new", "--variant", str(mine), "--lang", "pl")
    assert re.search(r"Zmienione: Nowa? Winlandia, Stara Winlandia", " ".join(polish.stdout.split()))
    daily = run(home, "daily", "race", "--variant", str(mine))
    assert daily.returncode == 2
