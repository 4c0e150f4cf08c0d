"""How options, prompts and events are said, and which rule stands behind an option."""

from __future__ import annotations

from collections.abc import Callable

from ...kernel import Choice, Option, Seat, Text, Words
from .components import MODULES, PLANETS, TILES
from .effects.modules import price
from .state import State


def place(g: State, at: int) -> Text:
    """A planet by its name, or by its position while nobody knows it."""
    if at in g.explored or g.cards.knows(None, at):
        return Text(f"planet-{g.planet(at)}")
    return Text("planet-unknown-at", n=at + 1)


def named(kind: str) -> Callable[[State, str], Text]:
    return lambda g, value: Text(f"{kind}-{value}")


def player(g: State, seat: int) -> Seat:
    return Seat(seat)


def offer(g: State, module: str) -> Text:
    """A card of the market with its price for the player who is acting."""
    slot = next(slot for slot, offered in g.offers() if offered == module)
    return Text("offer", module=Text(f"module-{module}"), price=price(g, g.acting, slot))


def tiles(g: State, program: tuple[str, ...]) -> Text:
    return Text(
        f"tiles-{len(program)}",
        **{name: Text(f"tile-{tile}") for name, tile in zip("abcd", program, strict=False)},
    )


WORDS = Words(
    options={
        "program": ("*tiles",),
        "resolve": ("tile",),
        "use": ("at",),
        "play": ("module",),
        "run": ("module",),
        "end": (),
        "pass": (),
        "enough": (),
        "first": ("player",),
        "to": ("at",),
        "at": ("at",),
        "from": ("at",),
        "with": ("at",),
        "mark": ("at", "deposit"),
        "unmark": ("at",),
        "flip": ("at",),
        "shift": ("source", "at"),
        "buy": ("offer",),
        "carry": ("module", "at"),
        "take": ("module",),
        "destroy": ("module",),
        "do": ("effect",),
    },
    args={
        "tile": named("tile"),
        "tiles": tiles,
        "module": named("module"),
        "planet": named("planet"),
        "deposit": named("deposit"),
        "effect": named("effect"),
        "terce": named("terce"),
        "offer": offer,
        "at": place,
        "source": place,
        "owner": player,
        "player": player,
    },
    spoken={
        "first": ("chooses",),
        "do": ("part",),
        "from": ("installation",),
        "enough": ("installation",),
    },
)


def cite(g: State, choice: Choice, option: Option) -> str:
    """The paragraph of RULES.md behind an option."""
    word = option[0]
    if word == "resolve":
        return TILES[option[1]].rule
    if word == "use":
        return PLANETS[g.planet(option[1])].rule
    if word in ("play", "run", "buy", "carry", "take", "destroy"):
        return MODULES[option[1]].rule
    return {"program": "M4.6", "end": "M6.2", "mark": "M15.6"}.get(word, choice.rule)
