"""Annotations as JSON schemas, and values held against them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from astrarium.kernel import By, Called, Index, Inline, Length, Named, Op, Span, op, printed
from astrarium.kernel.data.json_schema import FileSchema, Schema, Shaped, schema_fault, view_shape
from toys import comets, drift


class Card(TypedDict):
    """A card in a hand."""

    id: int
    colour: Literal["red", "blue"] | None
    price: NotRequired[float]


class Seen(TypedDict):
    hands: list[list[Card]]
    by: dict[str, int]
    where: tuple[int, int]
    text: Annotated[dict[str, Any], Shaped(Card)]
    known: bool


GOOD = {
    "hands": [[{"id": 1, "colour": "red"}, {"id": 2, "colour": None, "price": 2}]],
    "by": {"0": 3},
    "where": [1, 2],
    "text": {"anything": 1},
    "known": True,
}


def test_what_fits_fits() -> None:
    assert schema_fault(GOOD, Seen) is None


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"known": 1}, "known is 1, not bool"),
        ({"where": [1]}, "where is [1], not"),
        ({"by": {"0": "x"}}, "by.0 is 'x', not int"),
        ({"hands": [[{"id": 1}]]}, "hands[0][0].colour is missing"),
        ({"hands": [[{"id": 1, "colour": "grey"}]]}, "hands[0][0].colour is 'grey', not"),
        ({"hands": [[{"id": 1, "colour": None, "name": 1}]]}, "hands[0][0].name is not in Card"),
        ({"hands": None}, "hands is None, not"),
        ({"more": 1}, "more is not in Seen"),
    ],
)
def test_what_does_not_fit_is_named(change: dict[str, Any], fault: str) -> None:
    assert str(schema_fault({**GOOD, **change}, Seen)).startswith(fault)


class Able(TypedDict, total=False):
    income: int


class Player(Able):
    seat: int


def definitions(kind: type, schema: type[Schema] = Schema) -> dict[str, Any]:
    """The JSON schemas of a class and of the classes in it, by name."""
    found = schema()
    assert found.of(kind) == {"$ref": f"#/$defs/{kind.__name__}"}
    return found.definitions


def test_what_a_class_inherits_may_be_missing_where_it_may_there() -> None:
    assert schema_fault({"seat": 1}, Player) is None
    assert schema_fault({"income": 1}, Player) == "seat is missing"
    assert schema_fault({"seat": 1, "income": "x"}, Player) == "income is 'x', not int"
    assert definitions(Player)["Player"]["required"] == ["seat"]


def test_a_schema_defines_its_classes() -> None:
    found = definitions(Seen)
    card = found["Card"]
    assert (card["required"], card["description"]) == (["id", "colour"], "A card in a hand.")
    assert card["properties"]["colour"] == {"anyOf": [{"enum": ["red", "blue"]}, {"type": "null"}]}
    assert found["Seen"]["properties"]["text"] == {"$ref": "#/$defs/Card"}


class Effect(Op):
    pass


@op("gain")
class Gain(Effect):
    """So many things."""

    goods: Annotated[tuple[int, int], Named(("ice", "ore"), Span(0, 9)), Inline()]
    pile: Annotated[str, Called("from")] = ""


@printed
class Thing:
    id: str
    colour: Annotated[int, Index(("red", "blue"))]
    effects: Annotated[tuple[Effect, ...], Length(2)]


@printed
class Box:
    things: Annotated[dict[str, Thing], By("id")]


def test_printed_classes_have_the_shape_of_their_file() -> None:
    found = definitions(Box, FileSchema)
    assert found["Box"]["properties"]["things"] == {"type": "array", "items": {"$ref": "#/$defs/Thing"}}
    thing = found["Thing"]["properties"]
    assert thing["colour"] == {"enum": ["red", "blue"]}
    gains = {"type": "array", "items": {"anyOf": [{"$ref": "#/$defs/Gain"}]}, "minItems": 2, "maxItems": 2}
    assert thing["effects"] == gains
    gain = found["Gain"]
    assert set(gain["properties"]) == {"op", "ice", "ore", "from"}
    assert gain["properties"]["op"] == {"const": "gain"}
    assert gain["properties"]["ice"] == {"type": "integer", "minimum": 0, "maximum": 9}
    assert (gain["required"], gain["description"]) == (["op"], "So many things.")


def test_a_view_says_its_shape() -> None:
    assert view_shape(comets.view) is comets.View
    assert view_shape(drift.view) is None
