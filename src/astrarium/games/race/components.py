"""components.toml as typed tables: designs, cards by number, constants.

Every card of the box has a number, its *face*; copies of one design have several. Rules ask tables by face:
`COST[face]`, `KIND[face]`. active_powers.py sums up the powers of a tableau.
"""

from __future__ import annotations

from ...kernel import read_box
from ...kernel.data.component_files import read
from .component_schema import FOLDER, ComponentFile
from .component_types import Design, has
from .vocabulary import (
    ANY,
    GREY,
    KINDS,
    Bonus,
    ConsumePower,
    DevelopBonus,
    Doubling,
    DrawForGoodHere,
    KeepBonus,
    LookBonus,
    ProduceHere,
    ProduceWindfall,
    SettleBonus,
    number_of,
)

__all__ = ["ANY", "GREY", "KINDS"]
#: A sentinel cost that nobody can pay, for cards of another type.
NEVER = 999

BOX = read_box(ComponentFile, read("race", FOLDER), FOLDER)
SEATS = BOX.meta.seats
POOL = BOX.constants.pool_per_player
DEAL = BOX.constants.deal
DISCARD_AT_START = BOX.constants.discard_at_start
HAND_LIMIT = BOX.constants.hand_limit
TABLEAU_END = BOX.constants.tableau_end
LOOK_AT = BOX.constants.explore_draw
KEEP = BOX.constants.explore_keep
LAST_ROUND = BOX.constants.last_round
#: The price of a good in a sale, by kind.
PRICES: tuple[int, ...] = tuple(kind.price for kind in BOX.kinds.values())
DESIGNS = BOX.cards

# -- phases and action cards

#: The phases of a round in order; only the advanced game has a second Develop or Settle phase.
ORDER = ("explore", "develop", "develop_2", "settle", "settle_2", "consume", "produce")
ACTIONS = BOX.actions
#: The phase that an action opens. The second Develop and Settle cards of a set have names of their own.
OPENS: dict[str, str] = {action.id: action.phase for action in ACTIONS.values()}
OPENS.update({f"{action.id}_2": f"{action.phase}_2" for action in ACTIONS.values() if action.full == 2})


def bonus_of(action: str, kind: type[Bonus], number: str = "n") -> int:
    """The total of one kind of bonus on an action card."""
    return sum(getattr(bonus, number) for bonus in ACTIONS[action].bonus if isinstance(bonus, kind))


#: What an action card adds in Explore: cards to look at, cards to keep.
LOOKS: dict[str, tuple[int, int]] = {
    id: (bonus_of(id, LookBonus), bonus_of(id, KeepBonus)) for id in ACTIONS if OPENS[id] == "explore"
}
#: The discount for choosing Develop, and the draw for choosing Settle.
DEVELOP_BONUS = bonus_of("develop", DevelopBonus)
SETTLE_BONUS = bonus_of("settle", SettleBonus)
DOUBLING = bonus_of("consume_x2", Doubling, "factor")

# -- the cards of the box, by number

DESIGN: tuple[Design, ...] = tuple(design for design in DESIGNS.values() for _ in range(design.count))
CARDS = len(DESIGN)
#: The name of each card: its design, with #1, #2 where there are copies.
NAME: tuple[str, ...] = tuple(
    design.id if design.count == 1 else f"{design.id}#{copy}"
    for design in DESIGNS.values()
    for copy in range(1, design.count + 1)
)
#: The faces of a design.
FACES: dict[str, tuple[int, ...]] = {
    design.id: tuple(face for face in range(CARDS) if DESIGN[face] is design) for design in DESIGNS.values()
}
START_WORLDS: tuple[int, ...] = tuple(
    sorted(
        (face for face in range(CARDS) if DESIGN[face].start is not None),
        key=lambda face: DESIGN[face].start or 0,
    )
)
#: The hand of each start world's number in a first game; of a design with copies, the first copy.
PRESET_HANDS: dict[int, tuple[int, ...]] = {
    number: tuple(FACES[design.id][0] for design in DESIGNS.values() if design.preset == number)
    for number in sorted({design.preset for design in DESIGNS.values() if design.preset is not None})
}

#: The cost of a development, NEVER for a world.
COST: tuple[int, ...] = tuple(design.number if design.development else NEVER for design in DESIGN)
#: The number that a guess is compared with: the cost, or the defence.
NUMBER: tuple[int, ...] = tuple(design.number for design in DESIGN)
#: A world: (military, kind, cost or defence, rebel); None for a development.
World = tuple[bool, int, int, bool]
KIND: tuple[int, ...] = tuple(number_of(design.good) for design in DESIGN)
WORLD: tuple[World | None, ...] = tuple(
    None if design.development else (design.military, KIND[face], design.number, "rebel" in design.flags)
    for face, design in enumerate(DESIGN)
)
#: The printed cost of a non-military world, which is its highest price; NEVER for all other cards.
PRICE: tuple[int, ...] = tuple(
    design.number if not design.development and not design.military else NEVER for design in DESIGN
)
#: Printed VP; those of a 6-cost development depend on the tableau.
VP: tuple[int, ...] = tuple(design.vp or 0 for design in DESIGN)
#: The points that each card adds to a 6-cost development (R12.3), by the face of the latter.
ADDS: dict[int, tuple[int, ...]] = {
    face: tuple(design.adds(card) for card in DESIGN) for face, design in enumerate(DESIGN) if design.score
}
WINDFALL: tuple[bool, ...] = tuple(design.windfall for design in DESIGN)
PRODUCTION: tuple[bool, ...] = tuple(has(design, ProduceHere) for design in DESIGN)
#: The consume powers of each card by op; no card has an op twice.
CONSUME: tuple[dict[str, ConsumePower], ...] = tuple(
    {power.name: power for power in design.powers.consume} for design in DESIGN
)
#: A bit for each design of a development: only one of a design may lie in a tableau.
_developments = [design.id for design in DESIGNS.values() if design.development]
BIT: tuple[int, ...] = tuple(
    1 << _developments.index(design.id) if design.development else 0 for design in DESIGN
)
#: Cards drawn when a good is produced on this world; more cards for a sale of the good lying there.
DRAW_HERE: tuple[int, ...] = tuple(
    sum(power.n for power in design.powers.produce if isinstance(power, DrawForGoodHere)) for design in DESIGN
)
TRADE_HERE: tuple[int, ...] = tuple(
    sum(power.n for power in design.powers.trade if power.kind == "here") for design in DESIGN
)
#: The kind that a card produces on a windfall world: a number, ANY, or -1.
SOURCE: tuple[int, ...] = tuple(
    next((power.k for power in design.powers.produce if isinstance(power, ProduceWindfall)), -1)
    for design in DESIGN
)
