"""The vocabulary of components.toml: effects, which happen once, and modifiers, which last.

An effect list is carried out from first to last by one acting player ("self"). A list may be started only if
all its ops can be carried out with at least their least number (M6.6). `effects/` registers for each op when
it is barred and what it does.

Planets in effects: `ship_planet` (under the acting player's ship), `here` (where the installation or module
lies), `picked` (chosen by the previous op), `one_explored` (chosen once), `any_explored` (chosen for each
robot), `one_any` (chosen, explored or not).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, ClassVar, Literal

from ...kernel import Called, Length, Op, Span, Text, op
from ...kernel.data import field_error_texts
from ...kernel.data.field_error_texts import Fault, between, one_of
from ...kernel.text import joined

Group = Literal["movement", "deployment", "special", "improvement"]
Result = Literal["majority", "minority", "tie"]
Owner = Literal["self", "opponent"]
#: What starts an effect; shields name it.
Actor = Literal["subprograms", "installations", "action_modules", "modules"]
Mode = Literal["place", "remove", "flip", "shift"]
Count = Annotated[int, Span(1, 25)]
Amount = Annotated[int, Span(1, 9)]


class Effect(Op):
    """One op of an effect list."""

    __slots__ = ()

    #: It is never barred.
    always: ClassVar[bool] = False
    #: It must be the last op of its list: whether a later op is possible would depend on its outcome.
    last: ClassVar[bool] = False
    #: The only timing at which it makes sense; "" for any.
    window: ClassVar[str] = ""

    def places(self) -> Iterator[str]:
        """The planet words of this op and its nested ops."""
        yield from (word for word in (getattr(self, "at", ""), getattr(self, "to", "")) if word)

    def picks(self) -> bool:
        """Whether it chooses a planet that the next op may call `picked`."""
        return False

    def placed(self) -> int:
        """The maximum number of robots that it places."""
        return 0

    def say(self) -> Text:
        return Text(f"do-{self.name}")


def said_robots(least: int, most: int, owner: str) -> Text:
    """A number of robots of one player, in words."""
    if least == most:
        return Text(f"robots-exactly-{owner}", n=most)
    if least == 1:
        return Text(f"robots-up-to-{owner}", n=most)
    return Text(f"robots-from-to-{owner}", least=least, n=most)


def said_effects(effects: Sequence[Effect]) -> Text:
    """An effect list, op by op."""
    return joined([effect.say() for effect in effects], "then")


def where(word: str) -> Text:
    return Text(f"where-{word}")


def misplaced(effects: Sequence[Effect], path: str) -> Iterator[Fault]:
    """Ops at a wrong position in their list."""
    picked = False
    for at, effect in enumerate(effects):
        if effect.last and at + 1 < len(effects):
            yield f"{path}[{at}].op", Text("must-be-last")
        if "picked" in effect.places() and not picked:
            yield f"{path}[{at}].at", Text("must-be-picked")
        picked = picked or effect.picks()


def span(least: int, most: int) -> Iterator[Fault]:
    if least > most:
        yield "min", between(1, most)


def twice(field: str, names: Iterable[str]) -> Iterator[Fault]:
    names = list(names)
    for name in names:
        if names.count(name) > 1:
            yield field, field_error_texts.twice(name)
            return


# -- ships


@op("move_ship")
class MoveShip(Effect):
    """The ship goes exactly that far in one direction, then arrives."""

    #: At most 3, so that a ship in the middle of the row can move.
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

    def faults(self) -> Iterator[Fault]:
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

    def faults(self) -> Iterator[Fault]:
        yield from span(self.least, self.most)
        if self.source == self.to:
            yield "to", one_of("any_explored" if self.spreads else "one_explored")

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

    def faults(self) -> Iterator[Fault]:
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

    def faults(self) -> Iterator[Fault]:
        """An option is named by its first op, so no two may begin with the same op."""
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


# -- modifiers


class Modifier(Op):
    """A rule change while a planetary module is on a planet; its owner is the module's."""

    __slots__ = ()

    tag = "kind"
    derived = True

    def say(self) -> Text:
        return Text(f"changes-{self.name}")


@op("score_weight")
class ScoreWeight(Modifier):
    """Added to the owner's strength on the planet."""

    amount: Amount

    def say(self) -> Text:
        return Text("changes-score_weight", amount=self.amount)


@op("score_bonus")
class ScoreBonus(Modifier):
    """Added to the owner's pay where the result is `when`: on its planet, or on every one."""

    scope: Literal["here", "global"]
    when: Result
    amount: Amount

    def say(self) -> Text:
        return Text("changes-score_bonus", scope=self.scope, when=self.when, amount=self.amount)


@op("tie_as_minority")
class TieAsMinority(Modifier):
    """The owner's ties are paid as minorities, on every planet."""


@op("price")
class Price(Modifier):
    """Added to the price of what the owner buys."""

    amount: Annotated[int, Span(-9, 9)]

    def say(self) -> Text:
        way = "less" if self.amount < 0 else "more"
        return Text(f"changes-price-{way}", amount=abs(self.amount))


@op("complexity")
class Complexity(Modifier):
    """Added to the owner's complexity sum."""

    amount: Annotated[int, Span(-9, 9)]

    def say(self) -> Text:
        way = "less" if self.amount < 0 else "more"
        return Text(f"changes-complexity-{way}", amount=abs(self.amount))


@op("protect")
class Protect(Modifier):
    """The owner's robots or modules on its planet cannot be touched by such effects of `actor`."""

    against: Actor
    actor: Literal["any", "opponent"]
    covers: Annotated[tuple[Literal["robots", "modules"], ...], Length(least=1)]

    def faults(self) -> Iterator[Fault]:
        yield from twice("covers", self.covers)

    def say(self) -> Text:
        return Text(
            "changes-protect",
            against=Text(f"against-{self.against}-{self.actor}"),
            covers=joined([Text(f"covers-{each}") for each in self.covers], "both"),
        )


@op("forbid_robot_moves")
class ForbidRobotMoves(Modifier):
    """The opponent cannot move or swap robots onto or off the planet."""


@op("remote_installation")
class RemoteInstallation(Modifier):
    """The owner may use the installation as if the ship were there."""


@op("free_action")
class FreeAction(Modifier):
    """Once in each own action phase the owner may run the effects."""

    effects: Annotated[tuple[Effect, ...], Length(least=1)]

    def say(self) -> Text:
        return Text("changes-free_action", effects=said_effects(self.effects))


@op("end_round")
class EndRound(Modifier):
    """In phase 4, with fewer own robots than that on the planet, the owner may run the effects."""

    below: Annotated[Count, Called("if_own_robots_below")]
    effects: Annotated[tuple[Effect, ...], Length(least=1)]

    def say(self) -> Text:
        return Text("changes-end_round", below=self.below, effects=said_effects(self.effects))
