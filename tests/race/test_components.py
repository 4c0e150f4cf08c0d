"""components.toml: read to the last field of the last op; what does not fit is refused in one line."""

import copy

import pytest

from astrarium.games.race.component_schema import ComponentFile
from astrarium.kernel import BadComponents, Row, read_box
from common import mutants
from common.amount import sample

from .table import GAME

FILE = mutants.own_file("race")


def refusal(change):
    """Why a changed file is refused: the thing and the field."""
    data = copy.deepcopy(FILE)
    change(data, {card["id"]: card for card in data["cards"]})
    with pytest.raises(BadComponents) as caught:
        read_box(ComponentFile, Row(data, "mine.toml"), GAME.folder)
    assert "\n" not in str(caught.value)
    args = caught.value.text.args
    return args["thing"], args["field"]


def power(cards, card, phase, **fields):
    cards[card]["powers"][phase][0].update(fields)


@pytest.mark.parametrize(
    ("change", "thing", "field"),
    [
        (
            lambda data, cards: power(cards, "new_sparta", "settle", op="militray"),
            "new_sparta",
            "settle[0].op",
        ),
        (
            lambda data, cards: power(cards, "new_sparta", "settle", kind="rare"),
            "new_sparta",
            "settle[0].kind",
        ),
        (lambda data, cards: power(cards, "new_sparta", "settle", n=0), "new_sparta", "settle[0].n"),
        (lambda data, cards: power(cards, "new_sparta", "settle", n="two"), "new_sparta", "settle[0].n"),
        (lambda data, cards: power(cards, "new_sparta", "settle", vs="spice"), "new_sparta", "settle[0].vs"),
        (lambda data, cards: power(cards, "old_earth", "consume", least=2), "old_earth", "consume[0].least"),
        (lambda data, cards: power(cards, "old_earth", "consume", vp=0), "old_earth", "consume[0].vp"),
        (
            lambda data, cards: power(cards, "tourist_world", "consume", most=3),
            "tourist_world",
            "consume[0].most",
        ),
        (lambda data, cards: power(cards, "gambling_world", "consume", op="draw", n=1), "gambling_world", ""),
        (lambda data, cards: cards["gem_world"].pop("cost"), "gem_world", "cost"),
        (lambda data, cards: cards["gem_world"].pop("source"), "gem_world", "source"),
        (lambda data, cards: cards["gem_world"].update(windfall=True), "gem_world", "produce"),
        (lambda data, cards: cards["public_works"].update(good="rare"), "public_works", "good"),
        (lambda data, cards: cards["trade_league"].update(vp=3), "trade_league", "vp"),
        (lambda data, cards: cards["gem_world"].update(id="jem_world"), "jem_world", "id"),
        (
            lambda data, cards: cards["mining_league"]["score"][2].update(ids=["nobody"]),
            "mining_league",
            "ids",
        ),
        (lambda data, cards: cards["old_earth"].update(start=3), "", "start"),
        (lambda data, cards: data["constants"].update(deal=20), "constants", "deal"),
        (
            lambda data, cards: data["actions"][2].update(bonus=[{"op": "sell_good"}]),
            "develop",
            "bonus[0].op",
        ),
        (lambda data, cards: data["kinds"].pop(), "", "kinds"),
    ],
)
def test_R1_5_what_does_not_fit_is_named(change, thing, field):
    found = refusal(change)
    assert thing in found[0]
    assert field in found[1]


def test_random_changes_are_refused_or_played():
    fared = list(mutants.tried("race", sample(14, 300), games=sample(1, 2)))
    assert [f"{made.change}: {outcome.words}" for made, outcome in fared if outcome.how == "broken"] == []
    assert {outcome.how for _, outcome in fared} == {"refused", "played"}
