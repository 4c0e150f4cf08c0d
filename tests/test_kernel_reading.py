"""Printed things are read by their annotations; whatever does not fit is refused with what would."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

import pytest

from astrarium.kernel import (
    BadComponents,
    By,
    Called,
    Index,
    Inline,
    Length,
    Named,
    Op,
    Row,
    Source,
    Span,
    Text,
    op,
    printed,
    read_thing,
    worked_out,
)

COLOURS = ("red", "blue")
Bundle = Annotated[tuple[int, int], Named(("ice", "ore"), Span(0, 9))]


class Effect(Op):
    """What a card of the toy does."""

    must: ClassVar[bool] = False

    def say(self) -> Text:
        return Text(f"do-{self.name}")


@op("gain")
class Gain(Effect):
    """So many things."""

    goods: Annotated[Bundle, Inline()]
    target: Literal["self", "all"] = "self"


@op("choose")
class Choose(Effect):
    """One of these lists."""

    options: Annotated[tuple[tuple[Effect, ...], ...], Length(least=2)]
    must = True


class Lasting(Effect):
    derived = True


@op("discount")
class Discount(Lasting):
    """Cards cost less."""

    amount: Annotated[int, Span(1)]


@printed
class Origin:
    source: Source


@printed
class Card(Origin):
    id: str
    colour: Annotated[int, Index(COLOURS)]
    cost: Bundle
    pile: Annotated[str, Called("from")] = ""
    vp: Annotated[int, Span(0, 5)] | None = None
    tags: frozenset[Literal["ice", "rock"]] = frozenset()
    price: int | Literal["any"] = 0
    effects: tuple[Effect, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    dear: bool = worked_out(lambda card: sum(card.cost) > 5)
    very: bool = worked_out(lambda card: card.dear and card.vp is None)

    def faults(self) -> Iterator[tuple[str, str]]:
        if self.very and self.effects:
            yield "effects[0].op", "none on a card as dear as this"


@printed
class Numbers:
    rounds: Annotated[int, Span(1, 9)]
    pay: dict[int, int]
    steps: Annotated[tuple[int, ...], Length(3), Span(0)] = (1, 2, 3)
    where: tuple[int, int] = (0, 0)
    odds: float = 0.5


@printed
class Box:
    numbers: Numbers
    cards: Annotated[dict[str, Card], By("id")]
    meta: Any = None

    def faults(self) -> Iterator[tuple[str, str]]:
        for card in self.cards.values():
            if card.vp == self.numbers.rounds:
                yield f"{card.id}.vp", "not the rounds"


GOOD = """
[numbers]
rounds = 4
pay = { 2 = 3, 3 = 1 }

[[cards]]
id = "comet"
source = "designed"
colour = "blue"
cost = { ore = 6 }
from = "deck"
vp = 2

[[cards]]
id = "moon"
source = "rulebook"
colour = "red"
cost = {}
tags = ["rock"]
price = "any"
effects = [
    { op = "gain", ice = 2, target = "all" },
    { op = "choose", options = [[{ op = "gain", ore = 1 }], [{ op = "discount", amount = 2 }]] },
]
"""


def read(text: str, tmp_path: Path) -> Box:
    path = tmp_path / "toy.toml"
    path.write_text(text, encoding="utf-8")
    return read_thing(Box, Row.of_file(path))


def test_annotations_say_what_is_read(tmp_path: Path) -> None:
    box = read(GOOD, tmp_path)
    comet, moon = box.cards.values()
    assert (box.numbers.rounds, box.numbers.pay, box.numbers.steps) == (4, {2: 3, 3: 1}, (1, 2, 3))
    assert (comet.colour, comet.cost, comet.pile, comet.vp) == (1, (0, 6), "deck", 2)
    assert (comet.dear, comet.very, comet.source) == (True, False, "designed")
    assert (moon.tags, moon.price, moon.cost) == ({"rock"}, "any", (0, 0))
    gain, choose = moon.effects
    assert gain == Gain(goods=(2, 0), target="all")
    assert isinstance(choose, Choose)
    assert choose.must
    assert choose.options == ((Gain(goods=(0, 1)),), (Discount(amount=2),))
    assert hash(gain) == hash(Gain(goods=(2, 0), target="all"))
    assert not hasattr(gain, "__dict__") or not vars(gain)


@pytest.mark.parametrize(
    ("old", "new", "thing", "field", "why"),
    [
        ('op = "gain", ice', 'op = "gian", ice', "moon", "effects[0].op", "'gian': gain, choose, discount"),
        ('{ op = "gain", ice = 2', "{ ice = 2", "moon", "effects[0].op", "gain, choose, discount"),
        ("ice = 2,", "ise = 2,", "moon", "effects[0].ise", "? ice, op, ore, target"),
        ("ice = 2,", "ice = 12,", "moon", "effects[0].ice", "12: 0…9"),
        ('"all" },', '"foe" },', "moon", "effects[0].target", "'foe': self, all"),
        (", amount = 2", "", "moon", "effects[1].options[1][0].amount", "1…"),
        ("amount = 2", 'amount = "2"', "moon", "effects[1].options[1][0].amount", "'2': number"),
        ("amount = 2", "amount = true", "moon", "effects[1].options[1][0].amount", "True: number"),
        (
            ', [{ op = "discount", amount = 2 }]',
            "",
            "moon",
            "effects[1].options",
            "[[{'op': 'gain', 'ore': 1}]]: 2… ×",
        ),
        ('colour = "red"', 'colour = "grey"', "moon", "colour", "'grey': red, blue"),
        ('colour = "red"\n', "", "moon", "colour", "red, blue"),
        ('tags = ["rock"]', 'tags = ["rock", "tin"]', "moon", "tags[1]", "'tin': ice, rock"),
        ('tags = ["rock"]', 'tags = "rock"', "moon", "tags", "'rock': list"),
        ('price = "any"', 'price = "all"', "moon", "price", "'all': number | any"),
        ("cost = {}", "cost = 3", "moon", "cost", "3: table"),
        ("cost = {}", "cost = { tin = 1 }", "moon", "cost.tin", "? ice, ore"),
        ("cost = {}", "", "moon", "cost", "table: ice, ore"),
        ("vp = 2", "vp = 6", "comet", "vp", "6: 0…5"),
        ("vp = 2", "vp = 4", "comet", "vp", "not the rounds"),
        ("vp = 2", "points = 2", "comet", "points", "? colour, cost, effects, from, id"),
        ('id = "moon"', 'id = "comet"', "comet", "id", "'comet' × 2"),
        ('id = "moon"\n', "", "cards[1]", "id", "text"),
        ("rounds = 4", "rounds = 0", "numbers", "rounds", "0: 1…9"),
        ("rounds = 4\n", "\n", "numbers", "rounds", "1…9"),
        ("{ 2 = 3", "{ two = 3", "numbers", "pay.two", "'two': number"),
        ("rounds = 4", "rounds = 4\nsteps = [1, 2]", "numbers", "steps", "[1, 2]: 3 ×"),
        ("rounds = 4", "rounds = 4\nsteps = [1, 2, -1]", "numbers", "steps[2]", "-1: 0…"),
        ("rounds = 4", "rounds = 4\nwhere = [1]", "numbers", "where", "[1]: 2 ×"),
        ("[numbers]", "[figures]", "–", "figures", "? cards, meta, numbers"),
        (
            "vp = 2",
            'effects = [{ op = "gain" }]',
            "comet",
            "effects[0].op",
            "none on a card as dear as this",
        ),
        ("vp = 2", 'lasting = [{ op = "gain" }]', "comet", "lasting[0].op", "'gain': discount"),
        (
            'source = "rulebook"',
            'source = "hearsay"',
            "moon",
            "source",
            "'hearsay': rulebook, public, designed",
        ),
    ],
)
def test_what_does_not_fit_is_named(
    tmp_path: Path, old: str, new: str, thing: str, field: str, why: str
) -> None:
    assert old in GOOD
    with pytest.raises(BadComponents) as caught:
        read(GOOD.replace(old, new), tmp_path)
    args = caught.value.text.args
    assert (args["file"], args["thing"], args["field"]) == ("toy.toml", thing, field)
    assert str(args["why"]).startswith(why)
    assert "\n" not in str(caught.value)
