"""The whole of components.toml: its numbers, all its tables, and whether they fit together.

What one thing names, another has to be: a corrected file may name a tile that is not there, or ask for more
tiles than there are. That is said before a game begins, not in mid-game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from ...kernel import By, Index, Length, Named, Source, Span, printed, worked_out
from .layouts import CoreGalaxy, Galaxy, Star, UnknownGalaxy, free_tiles
from .names import (
    ANTARANS,
    BRANCHES,
    BRINGS,
    COLOURS,
    DOOM_STAR,
    FIRST_EMPIRES,
    NAMED,
    ORION,
    POPULATION,
    RESOURCES,
    UNITS,
    Branch,
    Kind,
    Resource,
)
from .things import (
    Ability,
    ActionCard,
    Building,
    Count,
    Discovery,
    Empire,
    Enemy,
    Fights,
    Foundation,
    Mission,
    Planet,
    Some,
    Technology,
    Unit,
)
from .vocabulary import Faults, Spawn

Price: TypeAlias = Some
Kinds: TypeAlias = Annotated[
    tuple[int, ...],
    Named(("foundations", "abilities", "cards"), Span(1, 9), every=True),
]
#: Enemies whom the rules know by name, and things of the supply that they count.
KNOWN_ENEMIES = ("pirate_raiders", "pirate_base", "guardian")
KNOWN_TOKENS = ("terraforming", "advanced_terraforming")


@printed
class Meta:
    id: Literal["adastra"]
    seats: tuple[int, int]
    refs: tuple[str, ...]

    def faults(self) -> Faults:
        if self.seats != (2, 6):
            yield "seats", f"{list(self.seats)}: [2, 6]"


@printed
class Numbers:
    """How long, how many, how far; what things cost and bring; what gives a victory point (A7.2)."""

    source: Source
    rounds: Annotated[int, Span(1, 20)]
    rounds_long: Annotated[int, Span(1, 20)]
    action_limit: Annotated[int, Span(1, 20)]
    card_limit: Annotated[int, Span(0, 20)]
    extra_places: Annotated[tuple[int, ...], Length(most=6), Span(0, 20)]
    build_items: Annotated[int, Span(1, 6)]
    combat_rounds: Annotated[int, Span(1, 50)]
    most_dice: Annotated[int, Span(1, 50)]
    honour_cost: Some
    most_honours: Count
    most_discontent: Some
    most_level: Annotated[int, Span(3, 20)]
    systems_limit: Some
    most_influence: Count
    planetless_orbital: Annotated[int, Span(0, 9)]
    anomaly_research: Count
    home_credits: Count
    colony_credits: Count
    embassy_credits: Count
    terraform_cost: Price
    advanced_terraform_cost: Price
    embassy_cost: Price
    influence_cost: Price
    calm_cost: Price
    colonise_discontent: Count
    conquest_discontent: Count
    broken_embassy_discontent: Count
    exchange_credits: Price
    exchange_goods: Price
    missions_dealt: Annotated[int, Span(1, 9)]
    missions_kept: Annotated[int, Span(1, 9)]
    empire_offer: Annotated[int, Span(1, 6)]
    offer_beyond_players: Count
    orion_points: Annotated[int, Span(-99, 99)]
    systems_per_point: Some
    population_per_point: Some
    influence_per_point: Some
    discontent_per_point: Some
    branch_points: Annotated[tuple[int, ...], Span(1, 99)]
    #: A flag for every system but the home (A2.7).
    flags: int = worked_out(lambda it: it.systems_limit - 1)


@printed
class Revenge:
    """B1, B3 The numbers of the Antarans."""

    source: Source
    details: Source
    start_resistance: Count
    resistance_supply: Count
    doom_star_points: Annotated[int, Span(-99, 99)]
    combat: Fights
    combat_rounds: Annotated[int, Span(1, 50)]
    xenocide_cost: Count
    xenocide_discontent: Count

    def faults(self) -> Faults:
        if self.start_resistance * 6 > self.resistance_supply:
            yield (
                "resistance_supply",
                f"{self.resistance_supply}: {self.start_resistance * 6}…",
            )


@printed
class Making:
    """B4 Empires of the players' own making: how many cards are drawn and kept."""

    source: Source
    boards: Annotated[int, Span(0, 6)]
    draw: Kinds
    keep: Kinds

    def faults(self) -> Faults:
        if (self.keep[0], self.keep[2]) != (
            1,
            1,
        ):  # an empire has one foundation and one action card
            yield "keep", "foundations = 1, cards = 1"


@printed
class Sort:
    """A kind of thing that the rules know by its name."""

    id: Resource | Branch | Literal["any"]
    source: Source


@printed
class People:
    id: Kind
    produces: Resource
    source: Source

    def faults(self) -> Faults:
        brings = RESOURCES[BRINGS[POPULATION.index(self.id)]]
        if self.produces != brings:
            yield "produces", f"{self.produces!r}: {brings}"


@printed
class Token:
    """Something that lies in the box, so many of it; a track has spaces."""

    id: str
    count: Count
    source: Source
    per: Literal["empire", "game"] | None = None
    spaces: Count | None = None


@printed
class Level:
    """A2.12 What a level of a branch unlocks."""

    branch: Annotated[int, Index(BRANCHES)]
    level: Annotated[int, Span(1, 20)]
    unlocks: tuple[str, ...]
    source: Source


@printed
class Units:
    standard: Annotated[dict[str, Unit], By("id")]
    antaran: Annotated[dict[str, Unit], By("id")]

    def faults(self) -> Faults:
        for table, units in (("standard", self.standard), ("antaran", self.antaran)):
            for number, unit in enumerate(UNITS):
                if (unit in units) != (number != DOOM_STAR or table == "antaran"):
                    yield table, f"{unit!r}?"


@printed
class Fleet:
    """B3.6 The Antaran fleet of a round."""

    round: Annotated[int, Span(1, 20)]
    frigate: Annotated[int, Span(0, 9)]
    cruiser: Annotated[int, Span(0, 9)]
    titan: Annotated[int, Span(0, 9)]
    source: Source


@printed
class Box:
    """The file."""

    meta: Meta
    numbers: Numbers
    antarans: Revenge
    custom: Making
    resources: Annotated[dict[str, Sort], By("id")]
    population: Annotated[dict[str, People], By("id")]
    branches: Annotated[dict[str, Sort], By("id")]
    basic_cards: Annotated[dict[str, ActionCard], By("id")]
    units: Units
    enemies: Annotated[dict[str, Enemy], By("id")]
    tokens: Annotated[dict[str, Token], By("id")]
    tracks: Annotated[dict[str, Token], By("id")]
    box: Annotated[dict[str, Token], By("id")]
    buildings: Annotated[dict[str, Building], By("id")]
    levels: tuple[Level, ...]
    technologies: Annotated[dict[str, Technology], By("id")]
    empires: Annotated[dict[str, Empire], By("id")]
    abilities: Annotated[dict[str, Ability], By("id")]
    foundations: Annotated[dict[str, Foundation], By("id")]
    custom_cards: Annotated[dict[str, ActionCard], By("id")]
    planets: Annotated[dict[str, Planet], By("id")]
    stars: Annotated[dict[str, Star], By("id")]
    galaxies: Annotated[dict[int, CoreGalaxy], By("players")]
    unknown: Annotated[dict[int, UnknownGalaxy], By("players")]
    discoveries: Annotated[dict[str, Discovery], By("id")]
    missions: Annotated[dict[str, Mission], By("id")]
    fleets: Annotated[dict[int, Fleet], By("round")]
    #: Every action card: basic ones, those of the empires, those of one's own, technologies.
    cards: tuple[ActionCard, ...] = worked_out(lambda it: tuple(_cards(it)))

    def faults(self) -> Faults:
        """What does not fit together: (thing and field, why)."""
        yield from _nameless(self)
        yield from _unknown_names(self)
        yield from _galaxy_faults("galaxies", self.galaxies.values(), self)
        yield from _galaxy_faults("unknown", self.unknown.values(), self)
        yield from _empire_faults(self)
        yield from _too_few(self)


def _cards(box: Box) -> Iterator[ActionCard]:
    yield from box.basic_cards.values()
    yield from (empire.own_card for empire in box.empires.values())
    yield from box.custom_cards.values()
    for technology in box.technologies.values():
        if (card := technology.card()) is not None:
            yield card


def _nameless(box: Box) -> Faults:
    """Everything has a name that can be said."""
    said = (Path(__file__).parent / "text" / "en.ftl").read_text(encoding="utf-8")
    things = [(f"{id}.id", f"{kind}-{id}") for table, kind in NAMED.items() for id in getattr(box, table)]
    things += [(f"{empire.id}.card.id", f"card-{empire.card}") for empire in box.empires.values()]
    for path, name in things:
        if f"\n{name} =" not in said:
            yield path, f"text/en.ftl: {name} = …"


def _unknown_names(box: Box) -> Faults:
    """What things name has to be there, and the rules find what they know by name."""
    unlockable = (*UNITS, *box.buildings, "terraforming", "advanced_terraforming")
    for at, level in enumerate(box.levels):
        for thing in level.unlocks:
            if thing not in unlockable:
                yield f"levels[{at}].unlocks", f"{thing!r}: {', '.join(unlockable)}"
    for discovery in box.discoveries.values():
        for at, each in enumerate(discovery.effects):
            if isinstance(each, Spawn) and each.enemy not in box.enemies:
                yield (
                    f"{discovery.id}.effects[{at}].enemy",
                    f"{each.enemy!r}: {', '.join(box.enemies)}",
                )
    needed: tuple[tuple[str, Iterable[str], Iterable[str]], ...] = (
        ("enemies", KNOWN_ENEMIES, box.enemies),
        ("tokens", KNOWN_TOKENS, box.tokens),
        ("resources", (*RESOURCES, "any"), box.resources),
        ("population", POPULATION, box.population),
        ("branches", BRANCHES, box.branches),
        ("planets", (ORION,), box.planets),
        ("empires", (*FIRST_EMPIRES, ANTARANS), box.empires),
    )
    for table, names, there in needed:
        for name in names:
            if name not in there:
                yield f"{table}.id", f"{name!r}?"
    for kind, names in (("resources", (*RESOURCES, "any")), ("branches", BRANCHES)):
        for name in getattr(box, kind):
            if name not in names:
                yield f"{kind}.id", f"{name!r}: {', '.join(names)}"


def _galaxy_faults(table: str, layouts: Iterable[Galaxy], box: Box) -> Faults:
    """A3.1, B2.1, B2.2 A layout for each number of players; its tiles exist, enough of each colour."""
    found = {layout.players: layout for layout in layouts}
    least, most = box.meta.seats
    if sorted(found) != list(range(least, most + 1)):
        yield f"{table}.players", f"{sorted(found)}: {least}…{most}"
    for seats, layout in found.items():
        name = f"{table} {seats}"
        tiles = [laid.tile for laid in layout.tiles]
        for tile in (*tiles, *layout.always):
            if tile not in box.stars or tiles.count(tile) > 1:
                yield f"{name}.tile", repr(tile)
                return
        for tile in layout.always:
            if box.stars[tile].colour != "white" or (*tiles, *layout.always).count(tile) > 1:
                yield f"{name}.always", repr(tile)
        places = Counter([*(laid.at for laid in layout.tiles), *layout.face_down])
        for place, count in places.items():
            if count > 1:
                yield f"{name}.q", f"{place} × {count}"
        for laid in layout.tiles:
            if laid.home and box.stars[laid.tile].colour == "white":
                yield f"{name}.home", repr(laid.tile)
        for colour, wanted in zip(COLOURS, layout.colours, strict=True):
            there = len(free_tiles(box.stars.values(), layout, colour))
            if there < wanted:
                yield f"{name}.colours", f"{colour}: {wanted} > {there}"
        if len(layout.always) > layout.colours[0]:
            yield f"{name}.always", f"{len(layout.always)} > {layout.colours[0]}"


def _empire_faults(box: Box) -> Faults:
    """A3.3, A3.5 Enough empires, with what they are made of and the pieces that they begin with."""
    if len(box.empires) - 1 < box.meta.seats[1]:
        yield "empires.id", f"{len(box.empires) - 1} < {box.meta.seats[1]}"
    for empire in box.empires.values():
        for ability in empire.abilities:
            if ability not in box.abilities:
                yield f"{empire.id}.abilities", f"{ability!r}?"
        if len(set(empire.abilities)) < len(empire.abilities):
            yield f"{empire.id}.abilities", f"{empire.abilities[0]!r} × 2"
        units = getattr(box.units, empire.units)
        for piece, count in (
            ("frigate", empire.frigates),
            ("outpost", empire.outposts),
        ):
            if count > units[piece].count or (empire.units == "antaran" and empire.id != ANTARANS):
                yield f"{empire.id}.{piece}s", f"{count} > {units[piece].count}"
    for thing, count in Counter([*box.technologies, *box.abilities]).items():
        if count > 1:
            yield f"{thing}.id", f"{thing!r} × 2"
    for thing, count in Counter(card.id for card in box.cards).items():
        if count > 1:
            yield f"{thing}.id", f"{thing!r} × 2"


def _too_few(box: Box) -> Faults:
    """A3.6, B3.6, B4.2 Enough cards for everybody, and a fleet for every round."""
    n, made = box.numbers, box.custom
    if len(box.missions) < box.meta.seats[1] * n.missions_dealt or n.missions_kept > n.missions_dealt:
        yield "numbers.missions_dealt", f"{n.missions_dealt}: {len(box.missions)}"
    if n.empire_offer > len(FIRST_EMPIRES):
        yield "numbers.empire_offer", f"{n.empire_offer}: …{len(FIRST_EMPIRES)}"
    abilities = [ability for ability in box.abilities.values() if ability.cards]
    decks = (len(box.foundations), len(abilities), len(box.custom_cards))
    for size, draw, keep in zip(decks, made.draw, made.keep, strict=True):
        if made.boards * draw > size or keep > draw:
            yield "custom.draw", f"{keep}, {draw}: {size}"
    for card in box.custom_cards.values():
        if not card.resources:
            yield f"{card.id}.resources", "4 ×"
    if sorted(box.fleets) != list(range(1, max(2, len(box.fleets) + 1))):
        yield "fleets.round", f"{sorted(box.fleets)}"
    for colour in COLOURS[1:]:
        if not any(star.colour == colour for star in box.stars.values()):
            yield "stars.colour", f"{colour!r}?"
