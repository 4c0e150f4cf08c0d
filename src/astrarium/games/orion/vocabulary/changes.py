"""Changes: another rule holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from ....kernel import Inline, Span, Text, joined, op
from ..phrases import count, resources
from .base import COLOURS, MOST, Amount, Bundle, Change, Colour, Fault, Level

# -- changes


def _units(n: int) -> Any:
    return count("units", n)


@op("attack_fleet")
class AttackFleet(Change):
    """Added to the own fleet when fleets are compared."""

    amount: Annotated[int, Span(0, MOST)]

    def say(self) -> Text:
        return Text("change-attack-fleet", amount=self.amount)


@op("attack_toll")
class AttackToll(Change):
    """Attacks on the owner cost so much more fleet."""

    amount: Annotated[int, Span(0, MOST)]

    def say(self) -> Text:
        return Text("change-attack-toll", goods=resources((0, self.amount, 0)))


@op("discount")
class Discount(Change):
    """Structures cost so many resources less: all, this_system, colour."""

    amount: Annotated[int, Span(0, MOST)]
    scope: Literal["all", "this_system", "colour"]
    colour: Colour | None = None

    def faults(self) -> Iterator[Fault]:
        if (self.scope == "colour") != (self.colour is not None):
            yield "colour", "scope: colour" if self.colour else ", ".join(COLOURS)

    def say(self) -> Text:
        if self.colour is not None:
            return Text(
                "change-discount-colour", less=_units(self.amount), colour=Text(f"colour-{self.colour}")
            )
        return Text(f"change-discount-{self.scope}", less=_units(self.amount))


@op("exploit_bonus")
class ExploitBonus(Change):
    """Added when a card of that colour is exploited."""

    colour: Colour
    goods: Annotated[Bundle, Inline()]

    def say(self) -> Text:
        return Text("change-exploit", colour=Text(f"colour-{self.colour}"), goods=resources(self.goods))


@op("development")
class Development(Change):
    """Replaces what that level of development gives."""

    level: Level
    actions: Annotated[int, Span(0, 10)]
    morale: Amount
    gain_any: Annotated[int, Span(0, 3)] = 0

    def say(self) -> Text:
        gains = [count("markers", self.actions)]
        if self.gain_any:
            gains.append(count("any", self.gain_any))
        if self.morale > 0:
            gains.append(count("morale", self.morale))
        said = {"level": Text(f"level-{self.level}"), "what": joined(gains, "both")}
        if self.morale < 0:
            return Text("change-development-for", **said, morale=count("morale", -self.morale))
        return Text("change-development", **said)


@op("research_draw")
class ResearchDraw(Change):
    """Cards drawn by the Research action."""

    count: Annotated[int, Span(0, 10)]

    def say(self) -> Text:
        return Text("change-research", cards=count("cards", self.count))


@op("extra_system")
class ExtraSystem(Change):
    """The card begins an additional system."""

    def say(self) -> Text:
        return Text("change-extra-system")
