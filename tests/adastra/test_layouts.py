"""A3.1, B2.1 Where every tile lies at the start, written out: c006:2,0*1 is CORE 006 at (2, 0), turned."""

from __future__ import annotations

import pytest

import astrarium
from astrarium.games.adastra import galaxy
from astrarium.games.adastra.components import GALAXIES, UNKNOWN

SEATS = range(2, 7)
#: The home tiles, then the places of the face-down ones; CORE 016 is in the middle.
CORE = {
    2: ("c006:2,0*0 c010:-2,0*3", "-1,0 -1,1 0,-1 0,1 1,-1 1,0 2,-1 1,1 -2,1 -1,-1"),
    3: (
        "c004:2,0*0 c008:-2,2*0 c012:0,-2*2",
        "-1,0 -1,1 0,-1 0,1 1,-1 1,0 -2,0 -2,1 -1,-1 -1,2 0,2 1,-2 1,1 2,-2 2,-1",
    ),
    4: (
        "c005:2,-2*1 c009:0,-2*2 c013:-2,2*0 c017:0,2*0",
        "-1,0 -1,1 0,-1 0,1 1,-1 1,0 -2,0 -2,1 -1,-1 -1,2 1,-2 1,1 2,-1 2,0",
    ),
    5: (
        "c004:2,0*1 c008:2,-2*2 c012:0,-2*3 c015:-2,0*4 c018:-2,2*5",
        "-1,0 -1,1 0,-1 0,1 1,-1 1,0 -2,1 -1,-1 -1,2 0,2 1,-2 1,1 2,-1 -3,1 -3,2 -2,-1 -2,3 -1,-2 -1,3 1,-3 "
        "1,2 2,-3 2,1 3,-2 3,-1",
    ),
    6: (
        "c004:2,0*1 c008:2,-2*2 c012:0,-2*3 a002:-2,0*4 a003:-2,2*5 a004:0,2*0",
        "-1,0 -1,1 0,-1 0,1 1,-1 1,0 -2,1 -1,-1 -1,2 1,-2 1,1 2,-1 -3,1 -3,2 -2,-1 -2,3 -1,-2 -1,3 1,-3 1,2 "
        "2,-3 2,1 3,-2 3,-1",
    ),
}
#: The start tiles of Into the Unknown; h: a home.
START = {
    2: "c001:1,-1*0 c002:-1,1*0 c006:1,0*0h c010:-1,0*2h a001:0,0*0",
    3: "c001:1,0*0 c002:0,-1*0 c003:-1,1*0 c004:1,-1*1h c008:-1,0*3h c012:0,1*0h c016:0,0*0",
    4: "c001:1,-1*0 c002:-1,1*0 c005:1,0*5h c009:0,-1*5h c013:-1,0*2h c017:0,1*2h a001:0,0*0",
    5: "c001:1,0*0 c002:-1,0*0 c003:0,1*0 c004:0,-1*1h c008:1,-1*4h c012:-1,1*0h c015:1,1*0h c018:-1,2*3h "
    "a007:0,0*0",
    6: "c001:1,0*0 c002:-1,0*0 c003:0,-1*0 c004:2,-1*0h c008:-1,-1*2h c012:-1,2*0h a001:0,0*0 a002:1,-2*1h "
    "a003:-2,1*0h a004:1,1*0h a005:1,-1*5 a006:-1,1*3 a007:0,1*0",
}


def written(tiles) -> set[str]:
    """Tiles in the words of the lists above."""
    short = {"core": "c", "ar": "a"}
    found = set()
    for laid in tiles:
        box, number = laid.tile.split("_")
        q, r = laid.at
        found.add(f"{short[box]}{number}:{q},{r}*{laid.rotation}{'h' if laid.home else ''}")
    return found


@pytest.mark.parametrize("seats", SEATS)
def test_A3_1_where_the_tiles_of_a_galaxy_lie(seats):
    homes, hidden = CORE[seats]
    layout = GALAXIES[seats]
    assert written(layout.tiles) == {"c016:0,0*0", *(f"{home}h" for home in homes.split())}
    assert {f"{q},{r}" for q, r in layout.face_down} == set(hidden.split())
    assert layout.always == ("core_001", "core_002")


@pytest.mark.parametrize("seats", SEATS)
def test_B2_1_where_the_start_tiles_lie(seats):
    assert written(UNKNOWN[seats].tiles) == set(START[seats].split())


@pytest.mark.parametrize("unknown", [False, True])
@pytest.mark.parametrize("seats", SEATS)
def test_A3_1_B2_1_every_galaxy_hangs_together_and_no_home_is_shut_in(seats, unknown):
    g = astrarium.start("adastra", seats=seats, seed=1, options={"unknown": unknown}).state
    assert len(set(g.coords)) == len(g.coords)
    met, edge = {0}, [0]
    while edge:  # all tiles touch each other; in the unknown jump points join them
        at = edge.pop()
        near = (*g.links[at], *g.doors[at], *(back for back, to in enumerate(g.doors) if at in to))
        for other in near if unknown else [other for _, other in galaxy.around(g, at)]:
            if other not in met:
                met.add(other)
                edge.append(other)
    assert met == set(range(len(g.coords)))
    homes = [at for at, laid in enumerate((UNKNOWN if unknown else GALAXIES)[seats].tiles) if laid.home]
    assert all(g.links[home] or g.doors[home] for home in homes)
