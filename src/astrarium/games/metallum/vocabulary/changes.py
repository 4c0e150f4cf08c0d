"""Modifiers: what lasts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from ....kernel import Called, Length, Op, Span, Text, op
from ....kernel.text import joined
from .base import Actor, Amount, Count, Effect, Result, said_effects, twice

# -- modifiers


class Modifier(Op):
    """What a planetary module changes as long as it lies on a planet; its owner is the module's."""

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

    def faults(self) -> Iterator[tuple[str, str]]:
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
