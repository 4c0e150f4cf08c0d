"""Effects: what happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from ....kernel import Called, Length, Span, Text, op
from ....kernel.text import joined
from .base import Count, Effect, Mode, Owner, misplaced, said_effects, said_robots, span, twice, where

# -- ships


@op("move_ship")
class MoveShip(Effect):
    """The ship goes exactly that far in one direction, then arrives."""

    #: From the middle of the row there has to be a way.
    distance: Annotated[int, Span(1, 3)]
    always = True

    def say(self) -> Text:
        return Text("do-move_ship", distance=self.distance)


@op("jump_ship")
class JumpShip(Effect):
    """The ship goes to another planet, then arrives."""

    to: Literal["here", "one_explored", "one_any"]

    def say(self) -> Text:
        return Text(f"do-jump_ship-{self.to}")


# -- robots


@op("place")
class Place(Effect):
    """Exactly that many own robots from the reserve, or recycled, or none at all."""

    count: Count
    at: Literal["ship_planet", "here", "picked", "one_explored"]
    always = True

    def placed(self) -> int:
        return self.count

    def say(self) -> Text:
        return Text("do-place", robots=said_robots(self.count, self.count, "self"), at=where(self.at))


@op("remove")
class Remove(Effect):
    """Robots of one player back to the reserve; from one planet, or chosen for each robot."""

    owner: Owner
    least: Annotated[Count, Called("min")]
    most: Annotated[Count, Called("max")]
    at: Literal["ship_planet", "here", "one_explored", "any_explored"]

    def faults(self) -> Iterator[tuple[str, str]]:
        yield from span(self.least, self.most)

    def picks(self) -> bool:
        return True

    def say(self) -> Text:
        return Text("do-remove", robots=said_robots(self.least, self.most, self.owner), at=where(self.at))


@op("remove_every")
class RemoveEvery(Effect):
    """All robots of both players on the planet back to their reserves, except those a module protects."""

    at: Literal["ship_planet", "here"]
    always = True

    def say(self) -> Text:
        return Text("do-remove_every", at=where(self.at))


@op("move_robots")
class MoveRobots(Effect):
    """Robots from planet to another planet, past the reserve: from one to any others, or from any to one."""

    owner: Owner
    least: Annotated[Count, Called("min")]
    most: Annotated[Count, Called("max")]
    source: Annotated[Literal["one_explored", "any_explored"], Called("from")]
    to: Literal["one_explored", "any_explored"]

    @property
    def spreads(self) -> bool:
        return self.source == "one_explored"

    def faults(self) -> Iterator[tuple[str, str]]:
        yield from span(self.least, self.most)
        if self.source == self.to:
            yield "to", f"{self.to!r}: {'any_explored' if self.spreads else 'one_explored'}"

    def say(self) -> Text:
        way = "spread" if self.spreads else "gather"
        return Text(f"do-move_robots-{way}", robots=said_robots(self.least, self.most, self.owner))


@op("swap_robots")
class SwapRobots(Effect):
    """An own robot and an enemy robot on different planets change places."""


# -- deposits and pay


@op("set_deposit")
class SetDeposit(Effect):
    """One of: place a marker, remove it, flip it, shift it to a planet without one."""

    modes: Annotated[tuple[Mode, ...], Length(least=1)]

    def faults(self) -> Iterator[tuple[str, str]]:
        yield from twice("modes", self.modes)

    def say(self) -> Text:
        return Text("do-set_deposit", modes=joined([Text(f"mode-{mode}") for mode in self.modes], "either"))


@op("score_planet")
class ScorePlanet(Effect):
    """The acting player alone is paid for the planet now."""

    at: Literal["ship_planet", "here", "one_explored"]
    always = True

    def say(self) -> Text:
        return Text("do-score_planet", at=where(self.at))


# -- modules


@op("buy_module")
class BuyModule(Effect):
    """Buy one card of the market."""


@op("move_module")
class MoveModule(Effect):
    """An own planetary module goes to another explored planet."""


@op("take_module")
class TakeModule(Effect):
    """A card of the unbought pool, free, is installed there."""

    at: Literal["ship_planet", "here"]

    def say(self) -> Text:
        return Text("do-take_module", at=where(self.at))


@op("destroy_module")
class DestroyModule(Effect):
    """One planetary module of either player leaves the game."""


# -- effects that contain others


@op("use_installation")
class UseInstallation(Effect):
    """One more installation; repeat = false: the ship's planet, not used this phase."""

    repeat: bool
    last = True

    @property
    def means(self) -> str:
        return "activation" if self.repeat else "extra_activation"

    def say(self) -> Text:
        return Text(f"do-use_installation-{self.means}")


@op("choose_one")
class ChooseOne(Effect):
    """Pick one of several effect lists."""

    options: Annotated[tuple[Annotated[tuple[Effect, ...], Length(least=1)], ...], Length(least=2)]

    def faults(self) -> Iterator[tuple[str, str]]:
        """An option is called by its first op, so no two begin alike."""
        yield from twice("options", [option[0].name for option in self.options])
        for at, option in enumerate(self.options):
            yield from misplaced(option, f"options[{at}]")

    def places(self) -> Iterator[str]:
        for option in self.options:
            for effect in option:
                yield from effect.places()

    def placed(self) -> int:
        return max(sum(effect.placed() for effect in option) for option in self.options)

    def say(self) -> Text:
        return Text("do-choose_one", lists=joined([said_effects(each) for each in self.options], "either"))


@op("take_initiative")
class TakeInitiative(Effect):
    """Pick who acts first this round."""

    window = "after_reveal"
    always = True
