"""What the kernel does for all games: lists of texts, rankings, piles, faults, words for the reader."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from astrarium import localization
from astrarium.kernel import Cards, Chance, Pile, Seat, State, Text, joined, plain, ranked, start
from astrarium.kernel.state_invariants import by_seat, every_card_once
from astrarium.localization import say
from astrarium.tables.seat_messages import choice_info
from toys import comets


@pytest.mark.parametrize(
    ("parts", "last", "en", "pl"),
    [
        ((), "list", "–", "–"),
        (("a",), "both", "a", "a"),
        (("a", "b"), "both", "a and b", "a i b"),
        (("a", "b", "c"), "both", "a, b and c", "a, b i c"),
        (("a", "b", "c"), "either", "a, b or c", "a, b lub c"),
        ((1, "b", "c"), "list", "1, b, c", "1, b, c"),
    ],
)
def test_texts_are_joined(parts: tuple[Any, ...], last: str, en: str, pl: str) -> None:
    text = joined(parts, last)
    assert [say(text, language, strict=True) for language in ("en", "pl")] == [en, pl]


def test_a_list_has_the_cases_of_its_parts() -> None:
    two = joined([Text("shell-player", number="1"), Text("shell-player", number="2")], "both")
    assert say(Text("list-one.acc", a=two), "pl", strict=True) == "gracza 1 i gracza 2"
    assert joined([], nothing=Text("nothing")) == Text("nothing")


def test_marks_are_ranked() -> None:
    result = ranked([(5, 1), (7, 0), (7, 2)], ("points", "cards"))
    assert (result.scores, result.ranking, result.decided_by) == (
        {0: 5, 1: 7, 2: 7},
        [[2], [1], [0]],
        "cards",
    )
    assert ranked([(5, 1), (7, 0)], ("points", "cards")).decided_by == "points"
    tie = ranked([(7, 2), (7, 2)], ("points", "cards"), {0: {"all": 7}, 1: {"all": 7}})
    assert (tie.ranking, tie.decided_by, tie.breakdown[1]) == ([[0, 1]], "shared", {"all": 7})
    assert ranked([(3,)], ("points",)).decided_by == "points"


@plain
class Piles(State):
    pile: Pile


def piles(keep: int = 0) -> Piles:
    g = Piles(2, Chance(1), Cards(2), 0, Pile("deck", keep=keep))
    g.pile.draw = g.cards.add(range(6))
    return g


def test_a_pile_is_made_anew_from_its_discards() -> None:
    g = piles()
    first = g.draw_from(g.pile, 4)
    g.pile.discards += first
    assert len(g.pile) == 6
    again = g.draw_from(g.pile, 5)
    assert (len(again), len(g.pile.draw), g.pile.discards) == (5, 1, [])
    assert len(g.draw_from(g.pile, 9)) == 1
    assert g.draw_from(g.pile) == []


def test_the_top_of_the_discards_may_stay() -> None:
    g = piles(keep=2)
    g.pile.discards += g.draw_from(g.pile, 6)
    top = g.pile.discards[-2:]
    assert (len(g.pile), len(g.draw_from(g.pile, 9)), g.pile.discards) == (4, 4, top)
    twin = g.copy()
    twin.pile.discards.pop()
    assert g.pile.discards == top
    assert Piles.from_json(g.to_json()) == g


def test_faults_of_any_game() -> None:
    g = piles()
    assert list(every_card_once(g, [g.pile.draw])) == []
    assert list(every_card_once(g, [g.pile.draw, [3]])) == ["card 3 lies in two places"]
    assert list(every_card_once(g, [range(5)])) == ["card 5 lies nowhere"]
    assert list(every_card_once(g, [range(6)], range(5))) == ["card 5 does not belong there"]
    table = start(comets.GAME, 2, seed=1)
    table.state.points.append(0)
    assert list(by_seat(table.state, "hands", "points")) == ["points: 3 entries for 2 seats"]


def test_a_sentence_may_speak_to_its_reader() -> None:
    won = Text("event-won", seat=Seat(0), points=2)
    said = [say(won, "en", game=comets.GAME, names=("Ann", "Bob"), reader=reader) for reader in (None, 0, 1)]
    assert said == ["Ann won 2 points.", "You won 2 points.", "Ann won 2 points."]
    assert say(won, "pl", game=comets.GAME, names=("Ann",), reader=0) == "Zdobywasz 2 punkty."
    assert say(won, "en", game=comets.GAME, names=("You",)) == "You won 2 points."


def test_a_game_may_say_what_an_option_causes() -> None:
    def consequence(g: comets.State, choice: Any, option: Any) -> Text | None:
        return Text("barred-pass") if option == choice.options[0] else None

    table = start(replace(comets.GAME, words=replace(comets.WORDS, consequence=consequence)), 2, seed=1)
    choice = table.pending[0]
    assert [table.consequence(choice, option) for option in choice.options[:2]] == [Text("barred-pass"), None]
    first, second, *_ = choice_info(table, choice)["options"]
    assert first["consequence"] == {"text": "barred-pass", "args": {}}
    assert "consequence" not in second
    plain_table = start(comets.GAME, 2, seed=1)
    assert plain_table.consequence(choice, choice.options[0]) is None


SAYING = replace(
    comets.GAME, says={"comet": Text("sentence", words=Text("barred-pass")), "tail": Text("comet", size=2)}
)


def test_what_a_thing_does_is_said_from_its_data() -> None:
    assert (
        localization.attribute(Text("comet", size=1), "text", "en", game=SAYING) == "Everybody bids a comet.."
    )
    assert localization.attribute(Text("tail"), "text", "pl", game=SAYING) == "kometa wielkości 2"
    assert localization.attribute(Text("comet", size=1), "text", "en", game=comets.GAME) == ""
    assert say(Text("comet", size=3), "en", game=SAYING) == "comet of size 3"


def test_the_client_gets_the_sentences_with_the_texts() -> None:
    assert "tail" not in localization.source(comets.GAME, "en")
    served = localization.source(SAYING, "en")
    assert '.text = { "comet of size 2" }' in served
    assert "event-won =" in served
    assert localization.source(SAYING, "xx") == ""


def test_the_rules_say_what_a_thing_does(tmp_path: Path) -> None:
    folder = shutil.copytree(comets.GAME.folder, tmp_path / "texts")
    (folder / "RULES.md").write_text("**C1.1** A tail: {tail}, and {nothing}.\n", encoding="utf-8")
    (folder / "RULES.pl.md").unlink()
    game = replace(SAYING, folder=folder)
    assert localization.rules(game, "pl") == {"C1.1": "A tail: comet of size 2, and {nothing}."}
