"""Texts of options, prompts, events and reasons, and the rule behind each option."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...kernel import Choice, Option, Seat, Telling, Text, Words
from .components import MODULES, PLANETS, TILES
from .prices import price, slot_of
from .state import State
from .vocabulary import ChooseOne, Effect, EndRound, FreeAction, said_effects


def place(g: State, at: int) -> Text:
    """A planet by its name, or by its position while it is unknown."""
    if at in g.explored or g.cards.knows(None, at):
        return Text(f"planet-{g.planet(at)}")
    return Text("planet-unknown-at", n=at + 1)


def named(kind: str) -> Callable[[State, str], Text]:
    return lambda g, value: Text(f"{kind}-{value}")


def player(g: State, seat: int) -> Seat:
    return Seat(seat)


def offer(g: State, module: str, choice: Choice) -> Text:
    """A card of the market with its price for the player who is asked."""
    return Text("offer", module=Text(f"module-{module}"), price=price(g, choice.seat, slot_of(g, module)))


def face(g: State, card: int) -> Text:
    """A planet or a module by its name."""
    return Text(f"{'planet' if g.planet(card) in PLANETS else 'module'}-{g.planet(card)}")


def goal(g: State, at: int, choice: Choice) -> Text:
    """The destination of a ship or a robot."""
    return Text("fly-to", at=place(g, at)) if choice.prompt == "move-ship" else place(g, at)


def effect(g: State, word: str, choice: Choice) -> Text:
    """One effect list of a `choose_one`, by its first op."""
    return next(said_effects(each) for each in _lists(choice.args["thing"]) if each[0].name == word)


def _lists(thing: str) -> Iterator[tuple[Effect, ...]]:
    """The effect lists in every `choose_one` of a tile, planet or module."""
    for things in (TILES, PLANETS, MODULES):
        if thing in things:
            yield from _within(things[thing].effects)
    for modifier in MODULES[thing].modifiers if thing in MODULES else ():
        if isinstance(modifier, FreeAction | EndRound):
            yield from _within(modifier.effects)


def _within(effects: tuple[Effect, ...]) -> Iterator[tuple[Effect, ...]]:
    for each in effects:
        if isinstance(each, ChooseOne):
            for option in each.options:
                yield option
                yield from _within(option)


def tiles(g: State, program: tuple[str, ...]) -> Text:
    return Text(
        f"tiles-{len(program)}",
        **{name: Text(f"tile-{tile}") for name, tile in zip("abcd", program, strict=False)},
    )


def _installation(g: State, option: Option) -> str:
    return PLANETS[g.planet(option[1])].rule


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
        "to": ("goal",),
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
        "other": named("tile"),
        "tiles": tiles,
        "module": named("module"),
        "offer": named("module"),
        "planet": named("planet"),
        "face": face,
        "deposit": named("deposit"),
        "terce": named("terce"),
        "at": place,
        "goal": place,
        "source": place,
        "ship": place,
        "owner": player,
        "player": player,
    },
    spoken={
        "first": ("chooses",),
        "do": ("part",),
        "from": ("installation",),
        "enough": ("installation",),
    },
    asked={"offer": offer, "goal": goal, "effect": effect},
    reasons={
        "same-group": ("tile", "other"),
        "no-movement": (),
        "misfit-position": ("tile", "other"),
        "misfit-colour": ("tile", "other"),
        "not-joined": ("tile", "other"),
        "spent": ("tile",),
        "unexplored": ("n",),
        "one-explored": (),
        "distance": ("at", "away", "distance"),
        "ship-there": ("at",),
        "only-here": ("at",),
        "jammed": ("module", "owner", "at"),
        "shielded": ("module", "owner", "at"),
        "no-own-robot": ("at",),
        "no-enemy-robot": ("at",),
        "no-own-robots": (),
        "no-enemy-robots": (),
        "few-robots": ("owner", "at", "least", "count"),
        "few-anywhere": ("owner", "at", "least", "count"),
        "few-elsewhere": ("owner", "at", "least", "count"),
        "few-in-all": ("owner", "least", "count"),
        "not-enough": ("least",),
        "comes-from": ("at",),
        "none-elsewhere": ("at",),
        "just-placed": ("at",),
        "no-partner": ("at",),
        "same-planet": (),
        "marked": ("at",),
        "unmarked": ("at",),
        "no-marker": (),
        "all-marked": (),
        "too-dear": ("price", "credits"),
        "cannot-pay": ("price", "credits"),
        "market-empty": (),
        "no-own-module": (),
        "not-yours": ("module", "owner"),
        "module-there": ("module", "at"),
        "no-module": (),
        "pool-empty": (),
        "neither": ("reason", "other-reason"),
        "movement-first": (),
        "resolved": ("tile",),
        "installation-used": ("at",),
        "ship-elsewhere": ("ship", "at"),
        "extra-used": ("at",),
        "window-after_reveal": (),
        "window-scoring_start": (),
        "freed": ("module",),
    },
    cites={
        "program": "M4.6",
        "resolve": TILES,
        "use": _installation,
        "end": "M6.2",
        "mark": "M15.6",
        **dict.fromkeys(("play", "run", "buy", "carry", "take", "destroy"), MODULES),
    },
    #: Initiative, optional steps, and lists that are all possible: nothing is barred there.
    free=frozenset({"order", "window", "end-round", "take-module", "choose-one"}),
)

#: The parts of events in the log of a turn.
TELLING = Telling(
    heads=frozenset({"round", "terce"}),
    deeds=frozenset(
        {
            "programmed",
            "order-chosen",
            "moved",
            "explored",
            "placed",
            "recycled",
            "removed",
            "shifted",
            "swapped",
            "marked",
            "unmarked",
            "mined",
            "bought",
            "carried",
            "took",
            "destroyed",
        }
    ),
    leads=frozenset({"resolved", "played", "ran", "used"}),
    consequences=frozenset({"installed", "ended"}),
    bookkeeping=frozenset({"order-drawn", "paid", "discarded"}),
    gains=frozenset({"paid"}),
    strikes={"removed": "owner", "shifted": "owner", "swapped": "owner", "destroyed": "owner"},
)
