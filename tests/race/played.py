"""Played games of Race: what each record is for (see common/played.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from astrarium.games.race import GAME
from astrarium.games.race.rules.round import ending
from astrarium.kernel import Answer, Choice, Table
from common.played import Played
from common.players import Player, luck_of

PLAYED = Played(GAME, ["Ada", "Ben", "Cleo", "Dan"], golden="two_tableau")
#: The tables at which every end is played: seats, and options.
TABLES: dict[str, tuple[int, dict[str, Any]]] = {
    "two": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
    "advanced": (2, {"advanced": True}),
}
ENDS: dict[str, list[str]] = {"tableau": ["tableau"], "pool": ["pool"], "both": ["tableau", "pool"]}


def placing(seed: int) -> Player:
    """Somebody who chooses by chance, gives up few cards, and places one wherever that is possible."""
    luck = luck_of(seed)

    def choose(g: Any, choice: Choice) -> Answer:
        options = list(choice.options)
        if choice.several:
            picked = [options.pop(luck.below(len(options), "pick")) for _ in range(choice.at_least)]
            return tuple(option for option in choice.options if option in picked)
        if len(options) > 1 and options[0] == ("pass",):
            options = options[1:]
        return options[luck.below(len(options), "pick")]

    return choose


def ends_so(end: str) -> Callable[[Any], bool]:
    return lambda state: list(ending(state)) == ENDS[end]


def wanted() -> Iterator[tuple[str, Table]]:
    """The records by name; each is the first game that fits."""
    for name, (seats, options) in TABLES.items():
        for end in ENDS:
            yield f"{name}_{end}", PLAYED.first(seats, ends_so(end), placing, **options)
    for by in ("cards", "shared"):
        yield by, PLAYED.first_decided(4, by, placing)
    yield "overflow", PLAYED.first(2, lambda state: state.pool < 0, placing)
    yield "first_game", PLAYED.play(3, 1, placing, first_game=True)


if __name__ == "__main__":
    PLAYED.write(wanted())
