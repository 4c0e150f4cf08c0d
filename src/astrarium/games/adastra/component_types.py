"""Component types: a class for each table of components.toml, with its checks and its text."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import Annotated, Any, Literal, TypeAlias

from ...kernel import Called, Index, Inline, Length, Named, Source, Span, Text, computed, printed, sentences
from ...kernel.data.field_error_texts import at_most, between, entries, not_with, one_of, only_with
from ...kernel.text import joined
from .enumerations import (
    BRANCHES,
    DOOM_STAR,
    POPULATION,
    RESOURCES,
    UNITS,
    Action,
    Four,
    Kind,
    Orbital,
    Resource,
    Ship,
    Three,
    UnitTable,
    Warship,
)
from .vocabulary import (
    CardOfItsOwn,
    Effect,
    Faults,
    Few,
    Income,
    Instant,
    Lasting,
    Mod,
    OncePerRound,
    Spawn,
    acts,
    at_once,
    fights,
    invades,
    misplaced,
    said,
    together,
    tokens,
    twice,
)

Count: TypeAlias = Annotated[int, Span(0, 99)]
Some: TypeAlias = Annotated[int, Span(1, 99)]
#: An effect of a die: the lowest face that triggers it, and its size.
Fights: TypeAlias = Annotated[tuple[int, ...], Named(("face", "damage"), Span(1, 6), every=True)]
Invades: TypeAlias = Annotated[tuple[int, ...], Named(("face", "successes"), Span(1, 6), every=True)]
Tokens: TypeAlias = Annotated[Four, Span(0, 99)]
#: A change of each resource, positive or negative.
Change: TypeAlias = Annotated[Four, Span(-99, 99)]
UNCHANGED: Four = (0, 0, 0, 0)
#: Start resources on a card for a custom empire; empty on other cards.
Start: TypeAlias = Annotated[tuple[int, ...], Span(0, 99)]
Metric: TypeAlias = Literal[
    "owned_systems",
    "population",
    "max_branch_level",
    "min_branch_level",
    "techs",
    "units",
    "orbital_buildings",
    "planetary_buildings",
    "terraformed_planets",
    "embassies_share",
    "influence",
    "discontent",
    "resource",
    "enemies_destroyed",
    "battles_won_vs_players",
    "systems_conquered",
    "systems_explored",
    "controls_orion",
]
#: Allowed values of a test's `type`, by metric; "resource" requires one.
TYPES = {"population": POPULATION, "units": UNITS[:3], "resource": RESOURCES}
#: Metrics that are 1 or 0.
YES_OR_NO = ("embassies_share", "controls_orion")
MOST = 999


@printed
class ActionCard:
    """A card that is played as a standard action (A5)."""

    id: str
    actions: Annotated[tuple[Action, ...], Length(least=1, most=2)]
    free_places: Few
    discount: Annotated[int, Span(0, 9)] = 0
    #: Added to the start resources of a custom empire.
    resources: Start = ()
    source: Source = "designed"

    def faults(self) -> Faults:
        if len(self.resources) not in (0, 4):
            yield "resources", entries(4, 4)

    def say(self) -> Text:
        return Text("card-acts", acts=acts(self.actions, self.free_places, self.discount))


@printed
class Unit:
    """A ship or an orbital building of one of the two unit tables."""

    id: Ship | Orbital
    kind: Literal["ship", "orbital"]
    count: Count
    firepower: Count
    hull: Some
    shield: Count
    speed: Annotated[int, Span(0, 9)]
    cost: Some
    source: Source
    stats: Source | None = None

    def faults(self) -> Faults:
        ship = UNITS.index(self.id) <= DOOM_STAR
        if (self.kind == "ship") != ship:
            yield "kind", one_of("ship" if ship else "orbital")
        if bool(self.speed) != ship:
            yield "speed", between(1, 9) if ship else one_of(0)


@printed
class Enemy:
    id: str
    count: Count
    firepower: Count
    hull: Some
    shield: Count
    face: Annotated[int, Span(1, 6)]
    damage: Few
    reward: tuple[Instant, ...]
    source: Source
    stats: Source | None = None

    def faults(self) -> Faults:
        yield from misplaced(self.reward, "reward", here=True)

    def say(self) -> Text:
        return Text("enemy-does", dice=fights((self.face, self.damage)), reward=together(self.reward))


@printed
class Building:
    id: str
    cost: Some
    #: How many one empire may build in a game; 0: no limit.
    limit: Annotated[int, Span(0, 1)] = 0
    effects: tuple[Instant | Income | Mod, ...]
    source: Source
    at_once: tuple[Instant, ...] = computed(lambda it: at_once(it.effects))

    def faults(self) -> Faults:
        yield from misplaced(self.effects, local=True, here=True)
        for at, each in enumerate(self.effects):
            if isinstance(each, Spawn):  # enemies are found, not built
                yield f"effects[{at}].op", only_with("discoveries")

    def say(self) -> Text:
        does = said(self.effects)
        return sentences([does, Text("one-per-empire")]) if self.limit else does


@printed
class Technology:
    id: str
    branch: Annotated[int, Index(BRANCHES)]
    level: Annotated[int, Span(1, 3)]
    cost: Some
    effects: tuple[Effect, ...]
    source: Source

    def faults(self) -> Faults:
        yield from misplaced(self.effects)
        yield from twice(self.effects, CardOfItsOwn, 1)
        yield from twice(self.effects, OncePerRound, 1)

    def card(self) -> ActionCard | None:
        """The action card of a technology that is also one."""
        for each in self.effects:
            if isinstance(each, CardOfItsOwn):
                return ActionCard(
                    id=self.id,
                    actions=each.actions,
                    free_places=each.free_places,
                    discount=each.discount,
                    source=self.source,
                )
        return None

    def say(self) -> Text:
        return said(self.effects)


@printed
class Ability:
    """A special ability of empires; `cards`: the number of its ability cards."""

    id: str
    cards: Annotated[int, Span(0, 1)]
    resources: Start = ()
    effects: tuple[Effect, ...]
    source: Source

    def faults(self) -> Faults:
        yield from misplaced(self.effects)
        yield from twice(self.effects, CardOfItsOwn, 0)
        yield from twice(self.effects, OncePerRound, 1)
        if len(self.resources) != 4 * self.cards:
            yield "resources", entries(4 * self.cards, 4 * self.cards)

    def say(self) -> Text:
        return said(self.effects)


@printed
class Foundation:
    """The foundation of an empire: branch, people, resources and dice."""

    id: str
    branch: Annotated[int, Index(BRANCHES)]
    population: Annotated[Three, Span(0, 9)]
    resources: Tokens
    combat: Fights
    invasion: Invades
    source: Source

    def faults(self) -> Faults:
        if not any(self.population):
            yield "population", Text("must-be-people")

    def say(self) -> Text:
        people = zip(POPULATION, self.population, strict=True)
        return Text(
            "foundation-does",
            branch=Text(f"branch-{BRANCHES[self.branch]}"),
            people=joined(Text(f"counted-{kind}", count=count) for kind, count in people if count),
            start=tokens(self.resources),
            combat=fights((self.combat[0], self.combat[1])),
            invasion=invades((self.invasion[0], self.invasion[1])),
        )


@printed
class Ground:
    """The capacity and the slots of a planet."""

    capacity: Annotated[Three, Span(0, 9)]
    planetary: Annotated[int, Span(0, 9)]
    orbital: Annotated[int, Span(0, 9)]


@printed
class Planet(Ground):
    id: str
    stack: Literal["green", "blue", "orange", "yellow", "none"]
    source: Source
    details: Source | None = None


@printed
class Empire:
    """An empire: its start, home, abilities, card and diplomat."""

    start: Annotated[Foundation, Inline()]
    #: Changes of the start resources with a module (B2.8, B3.10), as the modules favour some empires.
    with_unknown: Change = UNCHANGED
    with_revenge: Change = UNCHANGED
    units: UnitTable
    frigates: Annotated[int, Span(0, 9)]
    outposts: Annotated[int, Span(0, 9)]
    ground: Annotated[Ground, Called("home")]
    abilities: Annotated[tuple[str, ...], Length(2)]
    own_card: Annotated[ActionCard, Called("card")]
    #: None: nobody can open an embassy there.
    diplomat: tuple[Lasting, ...] | None = None
    details: Source | None = None
    id: str = computed(lambda it: it.start.id)
    source: str = computed(lambda it: it.start.source)
    card: str = computed(lambda it: it.own_card.id)
    home: Planet = computed(lambda it: _home(it))

    def faults(self) -> Faults:
        yield from misplaced(self.diplomat or (), "diplomat")
        yield from twice(self.diplomat or (), CardOfItsOwn, 0, "diplomat")
        yield from twice(self.diplomat or (), OncePerRound, 1, "diplomat")
        for kind, room in enumerate(self.ground.capacity):
            if self.start.population[kind] > room:
                people = ", ".join(map(str, self.start.population))
                yield "home.capacity", Text("must-hold", people=people)
        if self.outposts > self.ground.orbital:
            yield "outposts", at_most(self.ground.orbital)
        for name, change in (("with_unknown", self.with_unknown), ("with_revenge", self.with_revenge)):
            if min(_sums(self.start.resources, change)) < 0:
                yield name, Text("must-leave-something")

    def starts_with(self, *, unknown: bool, revenge: bool) -> Four:
        """B2.8, B3.10 Its start resources; the changes of both modules add up, with a minimum of 0."""
        changes = [self.with_unknown] * unknown + [self.with_revenge] * revenge
        food, research, production, credits = _sums(self.start.resources, *changes)
        return max(0, food), max(0, research), max(0, production), max(0, credits)


def _sums(*rows: Four) -> tuple[int, ...]:
    return tuple(sum(column) for column in zip(*rows, strict=True))


def _home(it: Empire) -> Planet:
    room = {name: getattr(it.ground, name) for name in ("capacity", "planetary", "orbital")}
    return Planet(id=f"home_{it.start.id}", stack="none", source=it.start.source, **room)


@printed
class Discovery:
    id: str
    count: Some
    kind: Literal["trait", "instant", "enemy"]
    effects: Annotated[tuple[Instant | Income | Mod, ...], Length(least=1)]
    source: Source
    at_once: tuple[Instant, ...] = computed(lambda it: at_once(it.effects))

    def faults(self) -> Faults:
        yield from misplaced(self.effects, local=True, here=True)
        for at, each in enumerate(self.effects):
            if isinstance(each, Lasting) != (self.kind == "trait"):
                yield f"effects[{at}].op", not_with(f"kind = {self.kind}")

    def say(self) -> Text:
        return said(self.effects)


@printed
class Test:
    """One requirement of a mission."""

    metric: Metric
    type: Kind | Resource | Warship | None = None
    least: Annotated[int, Span(1, 99)] = 0
    most: Annotated[int, Span(0, 99)] = MOST

    def faults(self) -> Faults:
        fitting = TYPES.get(self.metric, ())
        if self.type is not None and self.type not in fitting:
            yield "type", one_of(*fitting) if fitting else not_with(f"metric = {self.metric}")
        if self.type is None and self.metric == "resource":
            yield "type", one_of(*fitting)
        asked = "most" if self.metric == "discontent" else "least"
        if (self.least > 0, self.most < MOST) != (asked == "least", asked == "most"):
            yield asked, Text("must-be-asked", metric=self.metric, asked=asked)
        if self.metric in YES_OR_NO and self.least > 1:
            yield "least", one_of(1)

    def say(self) -> Text:
        """The requirement, within a sentence."""
        word = f"-{self.type}" if self.type else ""
        return Text(f"asks-{self.metric}{word}", n=self.least or self.most)


@printed
class Mission:
    """A mission card: its tests, and points for passing all of them."""

    id: str
    points: Few
    tests: Annotated[tuple[Test, ...], Length(least=1)]
    source: Source

    def say(self) -> Text:
        asked = reduce(lambda a, b: Text("also", a=a, b=b), [test.say() for test in self.tests])
        return Text("mission-asks", tests=asked, n=self.points)


def says(things: Iterable[Any], kind: str) -> dict[str, Text]:
    """The descriptions of components, by text id of their names."""
    return {f"{kind}-{thing.id}": thing.say() for thing in things}
