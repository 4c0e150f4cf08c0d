"""The schema of components.toml: its numbers, its tables, and checks across tables.

A corrected file may name a tile that does not exist, or need more tiles than there are. The checks refuse it
before a game begins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from ...kernel import By, Index, Length, Named, Source, Span, Text, computed, printed
from ...kernel.data.field_error_texts import (
    at_least,
    at_most,
    entries,
    lacks,
    one_of,
    too_few,
    twice,
    unnamed,
)
from .component_types import (
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
from .enumerations import (
    ANTARANS,
    BRANCHES,
    BRINGS,
    COLOURS,
    DOOM_STAR,
    FIRST_EMPIRES,
    POPULATION,
    RESOURCES,
    UNITS,
    Branch,
    Kind,
    Resource,
)
from .galaxy_layouts import CoreGalaxy, Galaxy, Star, UnknownGalaxy, free_tiles
from .vocabulary import Faults, Spawn

Price: TypeAlias = Some
KINDS = ("foundations", "abilities", "cards")
Kinds: TypeAlias = Annotated[tuple[int, ...], Named(KINDS, Span(1, 9), every=True)]
#: Number of levels that the file must list for each branch.
LEVELS = 3
#: Units that no level unlocks.
FROM_THE_START = ("frigate", "outpost")
#: Enemies and tokens with a name in the rules.
KNOWN_ENEMIES = ("pirate_raiders", "pirate_base", "guardian")
KNOWN_TOKENS = ("terraforming", "advanced_terraforming")


@printed
class Meta:
    id: Literal["adastra"]
    seats: tuple[Literal[2], Literal[6]]
    refs: tuple[str, ...]


@printed
class Numbers:
    """Numbers of the rules: lengths, limits, prices, yields and victory points (A7.2)."""

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
    flags: int = computed(lambda it: it.systems_limit - 1)


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
            yield "resistance_supply", at_least(self.start_resistance * 6)


@printed
class Making:
    """B4 Empires of the players' own making: how many cards are drawn and kept."""

    source: Source
    boards: Annotated[int, Span(0, 6)]
    draw: Kinds
    keep: Kinds

    def faults(self) -> Faults:
        for name, kept in (("foundations", self.keep[0]), ("cards", self.keep[2])):
            if kept != 1:  # an empire has one foundation and one action card
                yield f"keep.{name}", one_of(1)


@printed
class Sort:
    """A kind of thing with a name in the rules."""

    id: Resource | Branch | Literal["any"]
    source: Source


@printed
class People:
    id: Kind
    produces: Literal["food", "research", "production"]
    source: Source

    def faults(self) -> Faults:
        brings = RESOURCES[BRINGS[POPULATION.index(self.id)]]
        if self.produces != brings:
            yield "produces", one_of(brings)


@printed
class Token:
    """A count of pieces in the box; a track has spaces."""

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
                    yield table, Text("must-not-stand-here") if unit in units else lacks(unit)


@printed
class Fleet:
    """B3.6 The Antaran fleet of a round."""

    round: Annotated[int, Span(1, 20)]
    frigate: Annotated[int, Span(0, 9)]
    cruiser: Annotated[int, Span(0, 9)]
    titan: Annotated[int, Span(0, 9)]
    source: Source


@printed
class ComponentFile:
    """The whole file, by table."""

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
    technologies: Annotated[dict[str, Technology], By("id", grows=True)]
    empires: Annotated[dict[str, Empire], By("id")]
    abilities: Annotated[dict[str, Ability], By("id")]
    foundations: Annotated[dict[str, Foundation], By("id")]
    custom_cards: Annotated[dict[str, ActionCard], By("id")]
    planets: Annotated[dict[str, Planet], By("id")]
    stars: Annotated[dict[str, Star], By("id")]
    galaxies: Annotated[dict[int, CoreGalaxy], By("players")]
    unknown: Annotated[dict[int, UnknownGalaxy], By("players")]
    discoveries: Annotated[dict[str, Discovery], By("id")]
    missions: Annotated[dict[str, Mission], By("id", grows=True)]
    fleets: Annotated[dict[int, Fleet], By("round")]
    #: All action cards: basic, empire, custom and technology cards.
    cards: tuple[ActionCard, ...] = computed(lambda it: tuple(_cards(it)))

    def faults(self) -> Faults:
        """Faults across tables: (thing and field, why)."""
        yield from _nameless(self)
        yield from _unknown_names(self)
        yield from _galaxy_faults("galaxies", self.galaxies.values(), self)
        yield from _galaxy_faults("unknown", self.unknown.values(), self)
        yield from _empire_faults(self)
        yield from _too_few(self)


def _cards(box: ComponentFile) -> Iterator[ActionCard]:
    yield from box.basic_cards.values()
    yield from (empire.own_card for empire in box.empires.values())
    yield from box.custom_cards.values()
    for technology in box.technologies.values():
        if (card := technology.card()) is not None:
            yield card


def _nameless(box: ComponentFile) -> Faults:
    """Cards of empires without a name in the texts."""
    said = (Path(__file__).parent / "text" / "en.ftl").read_text(encoding="utf-8")
    for empire in box.empires.values():
        if f"\ncard-{empire.card} =" not in said:
            yield f"{empire.id}.card.id", unnamed(empire.card)


def _unknown_names(box: ComponentFile) -> Faults:
    """References to things that do not exist, and missing levels."""
    unlockable = (*UNITS, *box.buildings, *KNOWN_TOKENS)
    for at, level in enumerate(box.levels):
        for thing in level.unlocks:
            if thing not in unlockable:
                yield f"levels[{at}].unlocks", Text("must-only-be", names=", ".join(unlockable))
            if any(thing in other.unlocks for other in box.levels[:at]):
                yield f"levels[{at}].unlocks", twice(thing)
        if any((level.branch, level.level) == (other.branch, other.level) for other in box.levels[:at]):
            yield f"levels[{at}].level", twice(f"{BRANCHES[level.branch]} {level.level}")
    found = {(level.branch, level.level) for level in box.levels}
    for branch, name in enumerate(BRANCHES):
        for number in range(1, LEVELS + 1):
            if (branch, number) not in found:
                yield "levels", lacks(f"{name} {number}")
    for thing in unlockable:
        if thing not in FROM_THE_START and not any(thing in level.unlocks for level in box.levels):
            yield "levels", lacks(thing)
    for discovery in box.discoveries.values():
        for at, each in enumerate(discovery.effects):
            if isinstance(each, Spawn) and each.enemy not in box.enemies:
                yield f"{discovery.id}.effects[{at}].enemy", one_of(*box.enemies)


def _galaxy_faults(table: str, layouts: Iterable[Galaxy], box: ComponentFile) -> Faults:
    """A3.1, B2.1, B2.2 Faults of layouts: one for each number of players, tiles exist and suffice."""
    found = {layout.players: layout for layout in layouts}
    least, most = box.meta.seats
    if sorted(found) != list(range(least, most + 1)):
        yield f"{table}.players", Text("must-be-for", names=", ".join(map(str, range(least, most + 1))))
    for seats, layout in found.items():
        name = f"{table} {seats}"
        tiles = [laid.tile for laid in layout.tiles]
        for tile in (*tiles, *layout.always):
            if tile not in box.stars or tiles.count(tile) > 1:
                yield f"{name}.tile", twice(tile) if tile in box.stars else Text("must-exist", what=tile)
                return
        for tile in layout.always:
            if box.stars[tile].colour != "white" or (*tiles, *layout.always).count(tile) > 1:
                yield f"{name}.always", Text("must-be-white", tile=tile)
        places = Counter([*(laid.at for laid in layout.tiles), *layout.face_down])
        for place, count in places.items():
            if count > 1:
                yield f"{name}.q", twice(place)
        for laid in layout.tiles:
            if laid.home and box.stars[laid.tile].colour == "white":
                yield f"{name}.home", Text("must-not-be-white", tile=laid.tile)
        for colour, wanted in zip(COLOURS, layout.colours, strict=True):
            there = len(free_tiles(box.stars.values(), layout, colour))
            if there < wanted:
                yield f"{name}.colours.{colour}", at_most(there)
        if len(layout.always) > layout.colours[0]:
            yield f"{name}.always", entries(0, layout.colours[0])


def _empire_faults(box: ComponentFile) -> Faults:
    """A3.3, A3.5 Faults of empires: their number, parts and first pieces."""
    if len(box.empires) - 1 < box.meta.seats[1]:
        yield "empires", too_few(box.meta.seats[1] + 1)
    for empire in box.empires.values():
        for ability in empire.abilities:
            if ability not in box.abilities:
                yield f"{empire.id}.abilities", Text("must-exist", what=ability)
        if len(set(empire.abilities)) < len(empire.abilities):
            yield f"{empire.id}.abilities", twice(empire.abilities[0])
        units = getattr(box.units, empire.units)
        for piece, count in (("frigate", empire.frigates), ("outpost", empire.outposts)):
            if count > units[piece].count:
                yield f"{empire.id}.{piece}s", at_most(units[piece].count)
        if empire.units == "antaran" and empire.id != ANTARANS:
            yield f"{empire.id}.units", one_of("standard")
    for ids in ([*box.technologies, *box.abilities], [card.id for card in box.cards]):
        for thing, count in Counter(ids).items():
            if count > 1:
                yield f"{thing}.id", twice(thing)


def _too_few(box: ComponentFile) -> Faults:
    """A3.6, B3.6, B4.2 Too few cards for all players, or a round without a fleet."""
    n, made = box.numbers, box.custom
    if len(box.missions) < box.meta.seats[1] * n.missions_dealt:
        yield "numbers.missions_dealt", at_most(len(box.missions) // box.meta.seats[1])
    if n.missions_kept > n.missions_dealt:
        yield "numbers.missions_kept", at_most(n.missions_dealt)
    if n.empire_offer > len(FIRST_EMPIRES):
        yield "numbers.empire_offer", at_most(len(FIRST_EMPIRES))
    abilities = [ability for ability in box.abilities.values() if ability.cards]
    decks = (len(box.foundations), len(abilities), len(box.custom_cards))
    for name, size, draw, keep in zip(KINDS, decks, made.draw, made.keep, strict=True):
        if made.boards * draw > size:
            yield f"custom.draw.{name}", at_most(size // made.boards)
        if keep > draw:
            yield f"custom.keep.{name}", at_most(draw)
    for card in box.custom_cards.values():
        if not card.resources:
            yield f"{card.id}.resources", entries(4, 4)
    if sorted(box.fleets) != list(range(1, max(2, len(box.fleets) + 1))):
        yield "fleets.round", Text("must-be-for", names="1, 2, 3, …")
    for colour in COLOURS[1:]:
        if not any(star.colour == colour for star in box.stars.values()):
            yield "stars.colour", lacks(colour)
