"""The ops of counts on a ship or the board, and the points for them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from ...kernel import Op, Span, Text, op, printed

RoomColour: TypeAlias = Literal["red", "yellow", "blue", "grey"]
RowColour: TypeAlias = Literal["red", "yellow", "blue", "gold"]
#: Points, positive or negative.
Score: TypeAlias = Annotated[int, Span(-99, 99)]


def chained(parts: Iterable[Text], id: str) -> Text:
    """Fold texts into one: the text `id` joins each to the next."""
    said, *more = parts
    for part in more:
        said = Text(id, a=said, b=part)
    return said


class Count(Op):
    """A count of something on a ship or on the board; `COUNTS` in state.py evaluates it."""

    __slots__ = ()

    tag: ClassVar[str] = "query"
    derived = True

    def slug(self) -> str:
        return self.name

    def say(self) -> Text:
        """What is counted, as in "for each …"."""
        return Text(f"count-{self.name}")


class ByColour(Count):
    """A count limited to one colour."""

    __slots__ = ()

    colour: str

    def slug(self) -> str:
        return f"{self.name}_{self.colour}"

    def say(self) -> Text:
        return Text(f"count-{self.name}-{self.colour}")


@op("crew")
class Crew(ByColour):
    """Figures of a colour."""

    colour: RoomColour


@op("missions_with_row")
class MissionsWithRow(ByColour):
    """Completed missions that show a row of a colour."""

    colour: RowColour


@op("tracks_with_points")
class TracksWithPoints(Count):
    """Tracks that are worth so many points at least."""

    least: Annotated[int, Span(0, 99)]

    def slug(self) -> str:
        return f"{self.name}_{self.least}"

    def say(self) -> Text:
        return Text("count-tracks_with_points", least=self.least)


@op("commanders")
class Commanders(Count):
    """Commanders."""


@op("androids")
class Androids(Count):
    """Androids, also those on the mission."""


@op("damage")
class AllDamage(Count):
    """Damage on the ship and the tech board."""


@op("pirates")
class Pirates(Count):
    """Pirate ship tokens in the cargo."""


@op("artifacts")
class Artifacts(Count):
    """Artifacts in the cargo."""


@op("artifact_kinds")
class ArtifactKinds(Count):
    """Kinds of artifacts in the cargo."""


@op("tech_pairs")
class TechPairs(Count):
    """Pairs of symbols on the tech board."""


@op("pirates_on_board")
class PiratesOnBoard(Count):
    """Pirate ships on the routes of the map."""


@op("constant")
class Constant(Count):
    """One, in any case."""


@printed
class Scoring:
    """Points for each thing counted; `most` points at most (0: no limit)."""

    count: Count
    points: Score
    most: Annotated[int, Span(0, 99)] = 0

    def say(self) -> Text:
        if isinstance(self.count, Constant):
            return Text("scoring-constant", points=self.points)
        args: dict[str, Any] = {"points": self.points, "count": self.count.say()}
        return Text("scoring-most", **args, most=self.most) if self.most else Text("scoring", **args)
