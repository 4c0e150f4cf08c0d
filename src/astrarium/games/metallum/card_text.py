"""Card texts: a hand-written sentence with the numbers of the data, or one sentence for each op.

Nearly every op is on one card only, so a hand-written sentence reads best. Its numbers are arguments. If a
corrected file gives a thing other ops than the game's own file does, its text is generated op by op.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from ...kernel import Op, Text, joined, read_thing, sentence, sentences
from ...kernel.data.component_files import Row, replaced
from .component_schema import FOLDER, ComponentFile
from .component_types import Module, Planet, Tile
from .components import BOX, EXPLORE_REWARD, PAY, SLOT_PRICES
from .vocabulary import ChooseOne, Effect, EndRound, FreeAction, Modifier

#: Fields that are arguments of a hand-written sentence; all others belong to the structure of a thing.
NUMBERS = ("count", "most", "distance", "amount", "below")


def says() -> dict[str, Text]:
    """The text of each thing, by the id of its name."""
    own = _own_box()
    said = {f"planet-{id}": _said("planet", thing, own.planets[id]) for id, thing in BOX.planets.items()}
    for id, tile in BOX.subprograms.items():
        does = _said("tile", tile, own.subprograms[id])
        said[f"tile-{id}"] = Text("tile-says", does=does, complexity=tile.complexity, **_connectors(tile))
    said |= {f"module-{id}": _said("module", thing, own.modules[id]) for id, thing in BOX.modules.items()}
    for side, pay in PAY.items():
        pays = {result: pay[result] for result in ("majority", "minority", "tie")}
        said[f"deposit-{side}"] = Text(f"deposit-{side}.text", **pays)
    said["planet-unknown"] = Text("planet-unknown.text", credits=EXPLORE_REWARD)
    said["zone-market"] = Text("zone-market.text", slots=joined([_signed(price) for price in SLOT_PRICES]))
    return said


def _connectors(tile: Tile) -> dict[str, Text]:
    """The tab of a tile and its sockets, by slot and colour."""
    held = [(slot, colour) for slot, colour in enumerate(tile.sockets.colours, 1) if colour]
    sockets = joined([Text("tile-socket", slot=slot, colour=colour) for slot, colour in held])
    return {"tab": Text("tile-tab", slot=tile.tab.slot, colour=tile.tab.colour), "sockets": sockets}


def _own_box() -> ComponentFile:
    return read_thing(ComponentFile, Row.of_file(FOLDER / "components.toml")) if replaced("metallum") else BOX


def _signed(number: int) -> Text:
    way = "more" if number > 0 else "less" if number < 0 else "same"
    return Text(f"price-{way}", amount=abs(number))


def _said(kind: str, thing: Planet | Tile | Module, own: Planet | Tile | Module) -> Text:
    if _made(thing) != _made(own):
        return op_by_op(thing)
    return Text(f"{kind}-{thing.id}.text", **_numbers(thing))


def op_by_op(thing: Planet | Tile | Module) -> Text:
    return sentences([sentence(each.say()) for each in _outer(thing)])


def _outer(thing: Planet | Tile | Module) -> tuple[Effect | Modifier, ...]:
    return (*thing.effects, *(thing.modifiers if isinstance(thing, Module) else ()))


def _ops(ops: tuple[Op, ...]) -> Iterator[Op]:
    """The ops and their nested ops, in the order of the file."""
    for op in ops:
        yield op
        if isinstance(op, ChooseOne):
            for option in op.options:
                yield from _ops(option)
        elif isinstance(op, FreeAction | EndRound):
            yield from _ops(op.effects)


def _made(thing: Planet | Tile | Module) -> list[tuple[Any, ...]]:
    """The structure of a thing: its ops without numbers, but with the signs and exactness of numbers."""
    return [(op.name, *(_part(op, name) for name in _fields(op))) for op in _ops(_outer(thing))]


def _fields(op: Op) -> list[str]:
    return [each.name for each in fields(op)]  # type: ignore[arg-type]


def _part(op: Op, field: str) -> Any:
    value = getattr(op, field)
    if field == "most":
        return value == getattr(op, "least", None)
    if field == "least":
        return min(value, 2) if value != getattr(op, "most", None) else 0
    if field in NUMBERS:
        return value > 0
    return len(value) if field in ("options", "effects") else value


def _numbers(thing: Planet | Tile | Module) -> dict[str, int]:
    """The numbers of a thing by field; a second `most` is called `most-2`, and so on."""
    found: dict[str, int] = {}
    for op in _ops(_outer(thing)):
        for field in _fields(op):
            if field in NUMBERS:
                count = sum(name.partition("-")[0] == field for name in found)
                found[f"{field}-{count + 1}" if count else field] = abs(getattr(op, field))
    return found
