"""components.toml as typed tables: designs, the cards of the box by number, and the numbers of the game.

Every card of the box has a number, its *face*; copies of one design have several. Rules ask tables by face:
`COST[face]`, `KIND[face]`. What powers add up to is kept per player as a list of sums (`BOOSTS` says what a
card adds to which), so that a phase need not go through a tableau.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ...kernel import Row
from ...kernel.components import read
from .printed import Design, Power, Rule

FOLDER = Path(__file__).parent
PHASES = ("explore", "develop", "settle", "trade", "consume", "produce")
#: A cost or defence that nobody can pay: such a card is not of the type asked for.
NEVER = 999


# -- reading

DATA = read("race", FOLDER)
_meta = DATA.row("meta")
SEATS: tuple[int, ...] = _meta.numbers("seats")
_constants = DATA.row("constants")
POOL = _constants.number("pool_per_player", least=1)
DEAL = _constants.number("deal", least=1)
DISCARD_AT_START = _constants.number("discard_at_start", least=0, most=DEAL)
HAND_LIMIT = _constants.number("hand_limit", least=1)
TABLEAU_END = _constants.number("tableau_end", least=2)
LOOK_AT = _constants.number("explore_draw", least=1)
KEEP = _constants.number("explore_keep", least=1)
LAST_ROUND = _constants.number("last_round", least=1)

_kinds = DATA.rows("kinds")
KINDS: tuple[str, ...] = tuple(row.text("id") for row in _kinds)
PRICES: tuple[int, ...] = tuple(row.number("price", least=0) for row in _kinds)
#: In place of a kind's number: no kind (a grey world), every kind.
GREY = len(KINDS)
ANY = GREY


def _power(row: Row) -> Power:
    kinds = (*KINDS, "any", "here", "rebel")
    kind = row.text("kind", row.text("vs", "", kinds), kinds)
    made = Power(
        op=row.text("op"),
        n=row.number("n", row.number("offset", 0)),
        kind=kind,
        barred=row.text("except", "", KINDS),
        least=row.number("least", 1),
        most=row.number("most", 1),
        per_good=row.text("per", "good", ("good", "use")) == "good",
        vp=row.number("vp", 0),
        cards=row.number("cards", 0),
        distinct=row.flag("distinct"),
        bonuses=row.flag("bonuses"),
        k=KINDS.index(kind) if kind in KINDS else ANY,
    )
    row.done()
    return made


def _rule(row: Row) -> Rule:
    made = Rule(
        vp=row.number("vp"),
        type=row.text("type", "", ("world", "development")),
        good=row.text("good", "", KINDS),
        windfall=row.flag("windfall") if row.has("windfall") else None,
        military=row.flag("military") if row.has("military") else None,
        flag=row.text("flag", ""),
        cost=row.number("cost", -1),
        power=row.text("power", "", PHASES),
        ids=row.texts("ids", ()),
        chips=row.number("chips", 0),
        total_military=row.flag("total_military"),
    )
    row.done()
    return made


def _design(row: Row) -> Design:
    powers = row.row("powers", optional=True)
    made = Design(
        id=row.text("id"),
        count=row.number("count", 1, least=1),
        development=row.text("type", one_of=("world", "development")) == "development",
        military=row.has("defence"),
        number=row.number("defence" if row.has("defence") else "cost", least=0),
        vp=row.number("vp", 0 if row.has("score") else -NEVER, least=0),
        good=row.text("good", "", KINDS),
        windfall=row.flag("windfall"),
        flags=row.texts("flags", ()),
        start=row.number("start", -1),
        preset=row.number("preset", -1),
        powers={
            phase: tuple(_power(each) for each in powers.rows(phase, key="op"))
            for phase in PHASES
            if powers.has(phase)
        },
        score=tuple(_rule(each) for each in row.rows("score", optional=True)),
        source=row.source(),
    )
    powers.done()
    row.done(ignore=("ref",))
    return made


DESIGNS: dict[str, Design] = {design.id: design for design in map(_design, DATA.rows("cards"))}

# -- action cards


@dataclass(frozen=True, slots=True)
class Action:
    """An action card: the phase it opens, the ops of its bonus, its copies in sets of seven and of nine."""

    id: str
    phase: str
    bonus: dict[str, int]
    basic: int
    full: int
    count: int


def _action(row: Row) -> Action:
    bonus = {each.text("op"): each.number("n", each.number("factor", 0)) for each in row.rows("bonus")}
    return Action(
        row.text("id"),
        row.text("phase", one_of=PHASES),
        bonus,
        row.number("basic"),
        row.number("full"),
        row.number("count"),
    )


ACTIONS: dict[str, Action] = {action.id: action for action in map(_action, DATA.rows("actions"))}
#: The phase that an action opens. The second Develop and Settle cards of a set have names of their own.
OPENS: dict[str, str] = {action.id: action.phase for action in ACTIONS.values()}
OPENS.update({f"{action.id}_2": f"{action.phase}_2" for action in ACTIONS.values() if action.full == 2})
#: What choosing Develop takes off a price, and what choosing Settle draws.
DEVELOP_BONUS = ACTIONS["develop"].bonus["discount"]
SETTLE_BONUS = ACTIONS["settle"].bonus["draw_after_place"]
DOUBLING = ACTIONS["consume_x2"].bonus["double_consume_vp"]

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
    sorted((face for face in range(CARDS) if DESIGN[face].start >= 0), key=lambda face: DESIGN[face].start)
)
#: The hand of each start world's number in a first game; of a design with copies, the first.
PRESET_HANDS: dict[int, tuple[int, ...]] = {
    number: tuple(FACES[design.id][0] for design in DESIGNS.values() if design.preset == number)
    for number in sorted({design.preset for design in DESIGNS.values() if design.preset >= 0})
}

#: The cost of a development, NEVER for a world.
COST: tuple[int, ...] = tuple(design.number if design.development else NEVER for design in DESIGN)
#: What a guess reads: the cost, or the defence.
NUMBER: tuple[int, ...] = tuple(design.number for design in DESIGN)
#: A world: (military, kind, cost or defence, rebel); None for a development.
World = tuple[bool, int, int, bool]
KIND: tuple[int, ...] = tuple(KINDS.index(design.good) if design.good else GREY for design in DESIGN)
WORLD: tuple[World | None, ...] = tuple(
    None if design.development else (design.military, KIND[face], design.number, "rebel" in design.flags)
    for face, design in enumerate(DESIGN)
)
#: The printed cost of a world that is not military, NEVER for all other cards: more than that nobody pays.
PRICE: tuple[int, ...] = tuple(
    design.number if not design.development and not design.military else NEVER for design in DESIGN
)
VP: tuple[int, ...] = tuple(design.vp for design in DESIGN)
WINDFALL: tuple[bool, ...] = tuple(design.windfall for design in DESIGN)
PRODUCTION: tuple[bool, ...] = tuple(
    any(power.op == "produce_here" for power in design.powers.get("produce", ())) for design in DESIGN
)
#: The consume powers of each card by their op; no card has two of one op.
CONSUME: tuple[dict[str, Power], ...] = tuple(
    {power.op: power for power in design.powers.get("consume", ())} for design in DESIGN
)
#: A bit for each design of a development: only one of a design may lie in a tableau.
_developments = [design.id for design in DESIGNS.values() if design.development]
BIT: tuple[int, ...] = tuple(
    1 << _developments.index(design.id) if design.development else 0 for design in DESIGN
)


def powers_of(face: int, phase: str, op: str) -> list[Power]:
    """The powers of a card with this op."""
    return [power for power in DESIGN[face].powers.get(phase, ()) if power.op == op]


def _amount(face: int, phase: str, op: str, kind: str = "") -> int:
    return sum(power.n for power in powers_of(face, phase, op) if not kind or power.kind == kind)


#: Cards drawn when a good is produced on this world; more cards for a sale of the good lying there.
DRAW_HERE: tuple[int, ...] = tuple(_amount(face, "produce", "draw_if_produced_here") for face in range(CARDS))
TRADE_HERE: tuple[int, ...] = tuple(_amount(face, "trade", "trade_bonus", "here") for face in range(CARDS))
#: The kind that a card produces on a windfall world: a number, ANY, or -1.
SOURCE: tuple[int, ...] = tuple(
    next((power.k for power in powers_of(face, "produce", "produce_windfall")), -1) for face in range(CARDS)
)

# -- what powers add up to

_SPAN = GREY + 1
(
    EXPLORE_DRAW,
    EXPLORE_KEEP,
    DEVELOP_FIRST,
    DEVELOP_LESS,
    DEVELOP_DRAW,
    SETTLE_DRAW,
    REBEL,
    TACTICS,
    CONTACT_LESS,
    TRADE,
    PRODUCE_DRAW,
    PER_KIND,
    GOODLESS,
    SOURCES,
    REWARDS,
    MAJORITIES,
) = range(16)
#: (GOODLESS, SOURCES, REWARDS and MAJORITIES are how many such powers there are: consume powers that need no
#: goods, windfall producers, draws for worlds and goods, and draws for having made most.)
#: One sum for each kind, and at + GREY one for worlds without a kind.
SETTLE_LESS, STRENGTH, FREE, CONTACT, TRADE_KIND, PER_WORLD, PER_GOOD, MOST = range(16, 16 + 8 * _SPAN, _SPAN)
SUMS = 16 + 8 * _SPAN
#: What a grey world that is no Rebel world meets is the total Military.
MILITARY = STRENGTH + GREY

_PLAIN = {
    ("explore", "explore_draw"): EXPLORE_DRAW,
    ("explore", "explore_keep"): EXPLORE_KEEP,
    ("develop", "draw_at_start"): DEVELOP_FIRST,
    ("develop", "discount"): DEVELOP_LESS,
    ("develop", "draw_after_place"): DEVELOP_DRAW,
    ("settle", "draw_after_place"): SETTLE_DRAW,
    ("settle", "temp_military"): TACTICS,
    ("produce", "draw"): PRODUCE_DRAW,
    ("produce", "draw_per_kind"): PER_KIND,
}
_BY_KIND = {
    ("produce", "draw_per_world"): PER_WORLD,
    ("produce", "draw_per_good"): PER_GOOD,
    ("produce", "draw_if_most"): MOST,
}


def _boosts(design: Design) -> tuple[tuple[int, int], ...]:
    """What a card of this design adds to its owner's sums: (which, how much)."""
    sums = [0] * SUMS
    for phase, powers in design.powers.items():
        for power in powers:
            _boost(sums, phase, power)
    return tuple((at, amount) for at, amount in enumerate(sums) if amount)


def _boost(sums: list[int], phase: str, power: Power) -> None:
    what = (phase, power.op)
    if phase == "produce":
        sums[REWARDS] += power.op.startswith("draw_per")
        sums[MAJORITIES] += power.op == "draw_if_most"
    if what in _PLAIN:
        sums[_PLAIN[what]] += power.n
    elif what in _BY_KIND:
        sums[_BY_KIND[what] + power.k] += power.n
    elif what == ("settle", "discount"):
        for kind in [power.k] if power.kind else range(_SPAN):
            sums[SETTLE_LESS + kind] += power.n
    elif what == ("settle", "military"):
        _arm(sums, power)
    elif what == ("settle", "settle_free"):
        _allow(sums, FREE, power)
    elif what == ("settle", "pay_for_military"):
        _allow(sums, CONTACT, power)
        sums[CONTACT_LESS] += power.n
    elif what == ("trade", "trade_bonus"):
        if power.kind == "any":
            sums[TRADE] += power.n
        elif power.kind != "here":
            sums[TRADE_KIND + power.k] += power.n
    elif phase == "consume":
        sums[GOODLESS] += power.op in ("draw", "guess_and_flip", "discard_hand")
    elif what == ("produce", "produce_windfall"):
        sums[SOURCES] += 1


def _arm(sums: list[int], power: Power) -> None:
    if power.kind == "rebel":
        sums[REBEL] += power.n
    elif power.kind:
        sums[STRENGTH + power.k] += power.n
    else:
        for kind in range(_SPAN):
            sums[STRENGTH + kind] += power.n


def _allow(sums: list[int], base: int, power: Power) -> None:
    """Note for which kinds of worlds a power works."""
    for kind in range(_SPAN):
        if kind == GREY or KINDS[kind] != power.barred:
            sums[base + kind] += 1


_BOOSTS_OF = {design.id: _boosts(design) for design in DESIGNS.values()}
BOOSTS: tuple[tuple[tuple[int, int], ...], ...] = tuple(_BOOSTS_OF[design.id] for design in DESIGN)
