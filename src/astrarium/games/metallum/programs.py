"""M4, M5 Programming: which programs are legal, and which of two is simpler."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import compress, product

from ...kernel import Option, Reason
from .component_schema import GROUPS
from .component_types import REQUIRED
from .components import ALL_TILES, BOX, TILES

#: (group with the tab, group with the sockets) of the pairs that touch on the program board (M4.4).
CONTACTS: tuple[tuple[str, str], ...] = tuple(
    (contact.tab_group, contact.socket_group) for contact in BOX.layout.contacts
)


def mismatch(tab: str, socket: str) -> str | None:
    """M4.6 Why a tab does not fit its neighbour's sockets: "position" or "colour"; None if it fits."""
    there = TILES[socket].sockets.colours[TILES[tab].tab.slot - 1]
    if not there:
        return "position"
    return None if there == TILES[tab].tab.colour else "colour"


def bar_tiles(tiles: tuple[str, ...]) -> Reason | None:
    """The reason why these tiles are not a legal program, or None (M4)."""
    by_group: dict[str, str] = {}
    for tile in tiles:
        other = by_group.setdefault(TILES[tile].group, tile)
        if other != tile:
            return "same-group", "M4.3", other, tile
    if REQUIRED not in by_group:
        return "no-movement", "M4.2"
    for tab_group, socket_group in CONTACTS:
        if tab_group in by_group and socket_group in by_group:
            tab, socket = by_group[tab_group], by_group[socket_group]
            if why := mismatch(tab, socket):
                return f"misfit-{why}", "M4.6", tab, socket
    apart = _apart(set(by_group))
    return ("not-joined", "M4.7", by_group[min(apart)], by_group[REQUIRED]) if apart else None


def _apart(groups: set[str]) -> set[str]:
    """The groups that are not connected to the movement tile."""
    reached: set[str] = {REQUIRED}
    for _ in groups:
        for a, b in CONTACTS:
            if a in groups and b in groups and (a in reached or b in reached):
                reached |= {a, b}
    return groups - reached


def _combinations(tiles: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """All sets with at most one tile of each group, in the order of the groups."""
    choices = [("", *(tile for tile in tiles if TILES[tile].group == group)) for group in GROUPS]
    for picked in product(*choices):
        if any(picked):
            yield tuple(tile for tile in picked if tile)


#: All legal programs.
PROGRAMS: tuple[tuple[str, ...], ...] = tuple(
    tiles for tiles in _combinations(ALL_TILES) if bar_tiles(tiles) is None
)
_OPTIONS: tuple[Option, ...] = tuple(("program", *tiles) for tiles in PROGRAMS)
#: M5.1 The sum of the tiles of each legal program.
COMPLEXITY: dict[tuple[str, ...], int] = {
    tiles: sum(TILES[tile].complexity for tile in tiles) for tiles in PROGRAMS
}


def chooser(sums: list[int], credits: list[int]) -> int:
    """M5.2, M5.3 The player with the lower sum, then fewer credits; -1 if chance decides (M5.4)."""
    for red, blue in (sums, credits):
        if red != blue:
            return 0 if red < blue else 1
    return -1


@cache
def program_options(active: tuple[str, ...]) -> tuple[Option, ...]:
    """M4.1 The programs that can be made of the active tiles."""
    return tuple(compress(_OPTIONS, map(frozenset(active).issuperset, PROGRAMS)))


@cache
def without(tiles: tuple[str, ...], used: tuple[str, ...]) -> tuple[str, ...]:
    """The tiles without the used ones."""
    return tuple(tile for tile in tiles if tile not in used)


@cache
def program_candidates() -> tuple[Option, ...]:
    """Programs that a player may try: at most one tile of each group, or two tiles of one group."""
    same_group = ((a, b) for a in ALL_TILES for b in ALL_TILES if a < b and TILES[a].group == TILES[b].group)
    return tuple(("program", *tiles) for tiles in (*_combinations(ALL_TILES), *same_group))


def bar_program(active: tuple[str, ...], option: Option) -> Reason | None:
    """Why a program cannot be chosen: M6.4 a tile of it is spent, or the tiles do not fit together (M4)."""
    spent = next((tile for tile in option[1:] if tile not in active), None)
    return ("spent", "M6.4", spent) if spent else bar_tiles(option[1:])
