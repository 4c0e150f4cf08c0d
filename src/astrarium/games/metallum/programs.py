"""M4 Programming: which tiles fit together."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from ...kernel import Barred, Option, Text
from .components import ALL_TILES, DATA, GROUPS, TILES

#: (group with the tab, group with the sockets) of the pairs that touch on the program board (M4.4).
CONTACTS: tuple[tuple[str, str], ...] = tuple(
    (contact["tab_group"], contact["socket_group"]) for contact in DATA["layout"]["contacts"]
)
REQUIRED: str = DATA["layout"]["required_group"]


def mismatch(tab: str, socket: str) -> str | None:
    """M4.6 Why a tab does not enter its neighbour's side: "position", "colour"; None if it does."""
    there = TILES[socket].sockets[TILES[tab].slot - 1]
    if not there:
        return "position"
    return None if there == TILES[tab].colour else "colour"


def fault(tiles: tuple[str, ...]) -> tuple[Text, str] | None:
    """What makes these tiles an illegal program, with the rule; None when they are legal (M4)."""
    by_group: dict[str, str] = {}
    for tile in tiles:
        other = by_group.setdefault(TILES[tile].group, tile)
        if other != tile:
            return Text("barred-same-group", tile=_name(other), other=_name(tile)), "M4.3"
    if REQUIRED not in by_group:
        return Text("barred-no-movement"), "M4.2"
    for tab_group, socket_group in CONTACTS:
        if tab_group in by_group and socket_group in by_group:
            tab, socket = by_group[tab_group], by_group[socket_group]
            if why := mismatch(tab, socket):
                return Text(f"barred-misfit-{why}", tile=_name(tab), other=_name(socket)), "M4.6"
    if not _joined(set(by_group)):
        return Text("barred-not-joined"), "M4.7"
    return None


def _joined(groups: set[str]) -> bool:
    reached = {REQUIRED}
    for _ in groups:
        for a, b in CONTACTS:
            if a in groups and b in groups and (a in reached or b in reached):
                reached |= {a, b}
    return groups <= reached


def _name(tile: str) -> Text:
    return Text(f"tile-{tile}")


def _combinations(tiles: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """All sets with at most one tile of each group, in the order of the groups."""
    choices = [("", *(tile for tile in tiles if TILES[tile].group == group)) for group in GROUPS]
    for picked in product(*choices):
        if any(picked):
            yield tuple(tile for tile in picked if tile)


#: Every legal program there is.
PROGRAMS: tuple[tuple[str, ...], ...] = tuple(
    tiles for tiles in _combinations(ALL_TILES) if fault(tiles) is None
)
#: M5.1 The sum of the tiles of each legal program.
COMPLEXITY: dict[tuple[str, ...], int] = {
    tiles: sum(TILES[tile].complexity for tile in tiles) for tiles in PROGRAMS
}


@cache
def program_options(active: tuple[str, ...]) -> tuple[Option, ...]:
    """The programs that can be made of the active tiles (M4.1)."""
    usable = set(active)
    return tuple(("program", *tiles) for tiles in PROGRAMS if usable.issuperset(tiles))


@cache
def without(tiles: tuple[str, ...], used: tuple[str, ...]) -> tuple[str, ...]:
    """The tiles that are left when some are used."""
    return tuple(tile for tile in tiles if tile not in used)


def barred_programs(active: tuple[str, ...]) -> Iterator[Barred]:
    """Programs somebody might try, and why they are not legal."""
    same_group = ((a, b) for a in ALL_TILES for b in ALL_TILES if a < b and TILES[a].group == TILES[b].group)
    for tiles in (*_combinations(ALL_TILES), *same_group):
        spent = next((tile for tile in tiles if tile not in active), None)
        if spent:
            yield Barred(("program", *tiles), Text("barred-spent", tile=_name(spent)), "M6.4")
        elif found := fault(tiles):
            yield Barred(("program", *tiles), *found)
