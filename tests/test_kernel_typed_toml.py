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
    computed,
    op,
    printed,
    read_box,
    read_thing,
)
from astrarium.kernel.data.field_error_texts import Fault, at_most, not_with
from astrarium.localization import say
from common.corrections import cells

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
    price: int | Literal["any", ""] = 0
    either: Gain | Lasting | None = None
    effects: tuple[Effect, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    dear: bool = computed(lambda card: sum(card.cost) > 5)
    very: bool = computed(lambda card: card.dear and card.vp is None)

    def faults(self) -> Iterator[Fault]:
        if self.very and self.effects:
            yield "effects[0].op", not_with("a high cost")


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

    def faults(self) -> Iterator[Fault]:
        for card in self.cards.values():
            if card.vp == self.numbers.rounds:
                yield f"{card.id}.vp", at_most(self.numbers.rounds - 1)


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
either = { op = "gain", ore = 1 }
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
    assert moon.either == Gain(goods=(0, 1))
    assert (moon.tags, moon.price, moon.cost) == ({"rock"}, "any", (0, 0))
    gain, choose = moon.effects
    assert gain == Gain(goods=(2, 0), target="all")
    assert isinstance(choose, Choose)
    assert choose.must
    assert choose.options == ((Gain(goods=(0, 1)),), (Discount(amount=2),))
    assert hash(gain) == hash(Gain(goods=(2, 0), target="all"))
    assert not hasattr(gain, "__dict__") or not vars(gain)


#: What stands in the file, what stands there instead (↵ ends a line), and what is said of it.
REFUSALS = cells(
    """
op = "gain", ice | op = "gian", ice | moon, effects[0].op is "gian"; it must be one of gain, choose, discount.
{ op = "gain", ice = 2 | { ice = 2 | moon, effects[0].op: it is missing; it must be one of gain, choose, discount.
ice = 2, | ise = 2, | moon, effects[0].ise: there is no such field; possible names: ice, op, ore, target.
ice = 2, | ice = 12, | moon, effects[0].ice is 12; it must be between 0 and 9.
"all" }, | "foe" }, | moon, effects[0].target is "foe"; it must be one of self, all.
, amount = 2 |  | moon, effects[1].options[1][0].amount: it is missing; it must be 1 or more.
amount = 2 | amount = "2" | moon, effects[1].options[1][0].amount is "2"; it must be a number.
amount = 2 | amount = true | moon, effects[1].options[1][0].amount is true; it must be a number.
, [{ op = "discount", amount = 2 }] |  | moon, effects[1].options is [[{"op": "gain", "ore": 1}]]; it must be a list of 2 entries or more.
colour = "red" | colour = "grey" | moon, colour is "grey"; it must be one of red, blue.
colour = "red"↵ |  | moon, colour: it is missing; it must be one of red, blue.
tags = ["rock"] | tags = ["rock", "tin"] | moon, tags[1] is "tin"; it must be one of ice, rock.
tags = ["rock"] | tags = "rock" | moon, tags is "rock"; it must be a list.
price = "any" | price = "all" | moon, price is "all"; it must be a number or one of any, "".
either = { op = "gain", ore = 1 } | either = { op = "gain", ore = 10 } | moon, either.ore is 10; it must be between 0 and 9.
either = { op = "gain", ore = 1 } | either = { op = "choose" } | moon, either.op is "choose"; it must be one of gain, discount.
either = { op = "gain", ore = 1 } | either = { op = "discount" } | moon, either.amount: it is missing; it must be 1 or more.
either = { op = "gain", ore = 1 } | either = "gain" | moon, either is "gain"; it must be a table.
cost = {} | cost = 3 | moon, cost is 3; it must be a table.
cost = {} | cost = { tin = 1 } | moon, cost.tin: there is no such field; possible names: ice, ore.
cost = {} |  | moon, cost: it is missing; it must be a table of ice, ore.
vp = 2 | vp = 6 | comet, vp is 6; it must be between 0 and 5.
vp = 2 | vp = 4 | comet, vp is 4; it must be 3 or less.
vp = 2 | points = 2 | comet, points: there is no such field; possible names: colour, cost, effects, either, from, id, lasting, price, source, tags, vp.
id = "moon" | id = "comet" | comet, id: "comet" appears twice.
id = "moon"↵source = "rulebook" | id = "mo\\non"↵source = "hearsay" | "mo\\non", source is "hearsay"; it must be one of rulebook, public, designed.
id = "moon"↵ |  | cards[1], id: it is missing; it must be a text.
rounds = 4 | rounds = 0 | numbers, rounds is 0; it must be between 1 and 9.
rounds = 4↵ | ↵ | numbers, rounds: it is missing; it must be between 1 and 9.
{ 2 = 3 | { two = 3 | numbers, pay.two is "two"; it must be a number.
rounds = 4 | rounds = 4↵steps = [1, 2] | numbers, steps is [1, 2]; it must be a list of 3 entries.
rounds = 4 | rounds = 4↵steps = [1, 2, -1] | numbers, steps[2] is -1; it must be 0 or more.
rounds = 4 | rounds = 4↵where = [1] | numbers, where is [1]; it must be a list of 2 entries.
[numbers] | [figures] | figures: there is no such field; possible names: cards, meta, numbers.
vp = 2 | effects = [{ op = "gain" }] | comet, effects[0].op is "gain"; it does not go with a high cost.
vp = 2 | lasting = [{ op = "gain" }] | comet, lasting[0].op is "gain"; it must be discount.
source = "rulebook" | source = "hearsay" | moon, source is "hearsay"; it must be one of rulebook, public, designed.
"""  # noqa: E501
)


@pytest.mark.parametrize(("old", "new", "refusal"), REFUSALS)
def test_what_does_not_fit_is_refused_in_a_sentence(tmp_path: Path, old: str, new: str, refusal: str) -> None:
    assert old in GOOD
    with pytest.raises(BadComponents) as caught:
        read(GOOD.replace(old, new), tmp_path)
    assert str(caught.value) == f"toy.toml: {refusal}"


def test_a_refusal_is_a_sentence_in_polish_too(tmp_path: Path) -> None:
    with pytest.raises(BadComponents) as caught:
        read(GOOD.replace("ice = 2,", "ice = 12,"), tmp_path)
    assert say(caught.value.text, "pl") == (
        "toy.toml: moon, effects[0].ice ma wartość 12; powinno to być: liczba od 0 do 9."
    )


def test_a_corrected_file_has_the_things_of_the_own_one_and_no_others(tmp_path: Path) -> None:
    (tmp_path / "components.toml").write_text(GOOD, encoding="utf-8")

    def refused(text: str) -> str:
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        with pytest.raises(BadComponents) as caught:
            read_box(Box, Row.of_file(path), tmp_path)
        return str(caught.value)

    comet = GOOD[GOOD.index("[[cards]]") : GOOD.rindex("[[cards]]")]
    assert refused(GOOD.replace(comet, "")) == "mine.toml: cards: comet is missing."
    more = GOOD.replace(comet, comet + comet.replace("comet", "meteor"))
    assert refused(more) == "mine.toml: meteor, id: the game has no name for it (meteor)."
    assert refused("cards = 3") == "mine.toml: numbers: it is missing; it must be a table."
