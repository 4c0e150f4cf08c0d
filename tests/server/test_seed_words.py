"""Verifiable chance: a committed seed, a word of each player, the seed at the end."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from astrarium.kernel import seed_hash
from astrarium.tables.seed_words import BadWord, clean_word, mixed, parted, pledge_of
from astrarium.terminal.record_commands import verify

from .guests import Server, error, play_on

SEED = "0123456789abcdef" * 2


def test_words_are_part_of_the_seed() -> None:
    seed = mixed(SEED, {1: 'Ala "ma" kota', 2: ""}, 3)
    assert seed == f'{SEED} [null, "Ala \\"ma\\" kota", null]'
    assert parted(seed) == (SEED, [None, 'Ala "ma" kota', None])
    assert pledge_of(seed) == seed_hash(SEED)
    assert mixed(SEED, {}, 2) != mixed(SEED, {0: "a"}, 2) != SEED
    for chosen in ("1", "a word or two", f"{SEED} [", SEED, f"{SEED} x"):
        assert parted(chosen) == (chosen, [])
        assert pledge_of(chosen) == seed_hash(chosen)


def test_what_is_no_word() -> None:
    assert clean_word("  a  tulip ") == "a tulip"
    for word in ("x" * 21, "a\0b"):
        with pytest.raises(BadWord):
            clean_word(word)


def test_everybody_adds_a_word(server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing is dealt before all have spoken; the record can be held against pledge and words."""
    host, friend, stranger = server.guest("Deneb"), server.guest("Mira"), server.guest()
    table = host.new_table("me", "link", game="metallum", words=True)
    path = f"/api/tables/{table['table']}/words"
    assert host.tab(table).closed() == 4425
    assert error(stranger.http.get(path))[0] == 404
    before = host.get(path)
    assert (before["dealt"], before["spoken"], before["host"]) == (False, [], True)
    assert error(host.post(path, word="x" * 50)) == (400, "table-bad-word")
    said = host.post(path, word="tulip").json()
    assert (said["dealt"], said["spoken"]) == (False, [0])
    host.post(path, word="another one")
    friend.sit(table, 1)
    assert friend.get(path)["pledge"] == before["pledge"]
    assert error(friend.post(path, deal=True)) == (403, "server-deal-host")
    assert friend.post(path, word="").json()["dealt"]
    tabs = [host.open(table), friend.open(table)]
    assert {tab.now["seed_hash"] for tab in tabs} == {before["pledge"]}
    assert "seed" not in tabs[0].now
    play_on(tabs, Random(5), 3)
    for tab in tabs:
        tab.send("vote", what="abandon", agree=True)
    over = tabs[0].until(lambda m: m["type"] == "position" and m["over"])
    assert parted(over["seed"])[1] == ["tulip", None]
    assert pledge_of(over["seed"]) == over["seed_hash"] == before["pledge"]
    file = tmp_path / "record.json"
    file.write_text(json.dumps(host.get(f"/api/tables/{table['table']}/record")))
    verify(file, "en", before["pledge"], plain=True)
    assert "The players' words are in the seed: tulip." in capsys.readouterr().out


def test_whoever_set_the_table_up_need_not_wait(server: Server) -> None:
    host = server.guest()
    table = host.new_table("me", "link", game="metallum", words=True)
    assert [
        card["your_turn"] for card in host.get("/api/tables")["mine"] if card["id"] == table["table"]
    ] == [True]
    said = host.post(f"/api/tables/{table['table']}/words", word="now", deal=True).json()
    assert said["dealt"]
    tab = host.tab(table)
    assert tab.position()["view"]
    assert error(host.post("/api/tables", game="metallum", seats=[{"kind": "me"}] * 9, words=True))[0] == 400
