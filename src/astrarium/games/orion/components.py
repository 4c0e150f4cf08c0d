"""components.toml as typed tables: races, advisors, structures, and the numbers of the game.

The file is the one in this folder, or a corrected one (`astrarium play --components FILE`). An error in the
file names the card and the field.
"""

from __future__ import annotations

from pathlib import Path

from ...kernel import Text, filled, read_box
from ...kernel.data import component_files
from ...kernel.text import TextArg
from .component_schema import ComponentFile
from .component_types import Stage, Thing
from .vocabulary import Deed

FOLDER = Path(__file__).parent
ID = "orion"
#: Rises when a rule change alters the meaning of records. 2: no effect activates a card twice (O8.6),
#: and races start with other resources. 3: Moldred draws no card, Quail brings food as well,
#: Mrrshans start with more. 4: VP paid are subtracted from effects before attacks on the score sheet;
#: copies of a card in hand are interchangeable. 5: a position has one list of systems for each seat.
OWN_REVISION = 5
BOX = read_box(ComponentFile, component_files.read(ID, FOLDER), FOLDER)
#: The revision of the game: a variant changes it.
REVISION = component_files.revision(ID, OWN_REVISION)
SEATS: tuple[int, int] = (BOX.meta.seats[0], BOX.meta.seats[1])
CONSTANTS = BOX.constants
RACES = BOX.races
ADVISORS = BOX.advisors
STRUCTURES = BOX.structures
THINGS: dict[str, Thing] = {**RACES, **ADVISORS, **STRUCTURES}
#: Arguments of texts that come from the constants: the usual draw of the Research action.
AT_LARGE: dict[str, dict[str, TextArg]] = {"change-research": {"usual": CONSTANTS.research_draw}}
#: The texts and printed facts of all things, by the ids of texts and of placeholders in the rules.
SAYS: dict[str, Text] = {
    **{f"race-{id}": filled(race.say(), AT_LARGE) for id, race in RACES.items()},
    **{f"card-{id}": filled(card.say(), AT_LARGE) for id, card in (ADVISORS | STRUCTURES).items()},
    **{f"does-{id}": filled(card.say(moment=True), AT_LARGE) for id, card in (ADVISORS | STRUCTURES).items()},
    **{f"prints-{id}": race.prints() for id, race in RACES.items()},
    **{f"prints-{id}": structure.prints() for id, structure in STRUCTURES.items()},
}
#: From high to low.
DEVELOPMENT = tuple(BOX.development.values())
#: The level of development by the highest resource.
LEVELS: tuple[Stage, ...] = tuple(
    next(level for level in DEVELOPMENT if highest >= level.least)
    for highest in range(CONSTANTS.resource_max + 1)
)
EXPLOITATION: dict[str, tuple[Deed, ...]] = {id: each.ops for id, each in BOX.exploitation.items()}
#: The bundles paid and gained in a trade, by the two resources.
TRADES: dict[tuple[str, str], tuple[tuple[int, int, int], tuple[int, int, int]]] = {}
for _rate in BOX.trade.values():
    _give, _get = _rate.kinds()
    TRADES[_give, _get] = (_rate.a, _rate.b)
    TRADES[_get, _give] = (_rate.b, _rate.a)
PIECES: dict[str, int] = {id: piece.count for id, piece in BOX.pieces.items()}

#: Systems of a player: the ordinary ones, then one for an advisor who settles.
ORDINARY = CONSTANTS.systems
PLACES = ORDINARY + 1
EXTRA = ORDINARY
#: The number of cards in the box: structures, then advisors.
CARDS = sum(structure.count for structure in STRUCTURES.values()) + len(ADVISORS)
HUMAN = "human"
