"""Builds the C program that trains Race, and writes its table of cards."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from ..games.race.active_powers import ALONE
from ..games.race.common_options import ACTION, PAIRS
from ..games.race.components import (
    ADDS,
    BIT,
    CARDS,
    DEAL,
    DESIGN,
    DESIGNS,
    DEVELOP_BONUS,
    DISCARD_AT_START,
    DOUBLING,
    DRAW_HERE,
    HAND_LIMIT,
    KEEP,
    KIND,
    LAST_ROUND,
    LOOK_AT,
    LOOKS,
    OPENS,
    POOL,
    PRICES,
    PRODUCTION,
    SETTLE_BONUS,
    SOURCE,
    TABLEAU_END,
    TRADE_HERE,
    VP,
    WORLD,
)
from ..games.race.vocabulary import (
    ANY,
    ConsumeAll,
    ConsumeGoods,
    ConsumePower,
    DrawInConsume,
    Guess,
    SellGood,
    Ship,
    SpendCards,
    Tactics,
    number_of,
)
from ..kernel import BadSetup

SOURCES = Path(__file__).parent / "native"
#: The fields of `Powers` in the order of race.h: single numbers, then those for each kind of worlds.
SINGLE = [
    "explore_draw",
    "explore_keep",
    "develop_first",
    "develop_less",
    "develop_draw",
    "settle_draw",
    "rebel",
    "tactics",
    "contact_less",
    "trade",
    "produce_draw",
    "per_kind",
]
BY_KIND = ["settle_less", "strength", "free", "contact", "trade_kind", "per_world", "per_good", "most"]
#: The ops of consume powers in the order of race.h.
CONSUME_OPS = ("consume", "consume_all", "sell_good", "draw", "guess_and_flip", "discard_hand")


def build(folder: Path, optimisation: str = "-O3") -> Path:
    """The program, made by the machine's C compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        raise BadSetup("error-extra-missing", package="cc", command="apt install gcc")
    program = folder / "race_trainer"
    flags = [optimisation, "-march=native", "-ffast-math", "-std=c11", "-D_GNU_SOURCE"]
    sources = sorted(str(path) for path in SOURCES.glob("*.c"))
    subprocess.run([compiler, *flags, "-o", str(program), *sources, "-lm", "-lpthread"], check=True)
    return program


def write_cards(path: Path, advanced: bool) -> None:
    """The table that card_table.c reads: the numbers of the box, what may be chosen, a few lines for each card."""
    names = list(OPENS)
    looks = [number for look in LOOKS.values() for number in look]
    rows = [
        [
            CARDS,
            len(DESIGNS),
            POOL,
            DEAL,
            DISCARD_AT_START,
            HAND_LIMIT,
            TABLEAU_END,
            LOOK_AT,
            KEEP,
            LAST_ROUND,
        ],
        [DEVELOP_BONUS, SETTLE_BONUS, DOUBLING, *looks, *PRICES],
    ]
    options = [[names.index(action) for action in actions] for _, *actions in (PAIRS if advanced else ACTION)]
    rows += [[len(options)], *[[*actions, -1][:2] for actions in options]]
    for face in range(CARDS):
        rows += _card(face)
    path.write_text("\n".join(" ".join(map(str, row)) for row in rows), encoding="ascii")


def _card(face: int) -> list[list[int]]:
    """A card: what is printed on it, its consume powers, what it adds, and what others add to it."""
    design = DESIGN[face]
    ship = next((power for power in design.powers.settle if isinstance(power, Ship)), None)
    printed = [
        list(DESIGNS).index(design.id),
        WORLD[face] is not None,
        design.military,
        KIND[face],
        design.number,
        "rebel" in design.flags,
        VP[face],
        design.windfall,
        PRODUCTION[face],
        SOURCE[face],
        DRAW_HERE[face],
        TRADE_HERE[face],
        -1 if design.start is None else design.start,
        design.six,
        next((rule.chips for rule in design.score if rule.chips), 0),
        any(rule.total_military for rule in design.score),
        any(isinstance(power, Tactics) for power in design.powers.settle),
        ship is not None,
        -1 if ship is None or ship.barred is None else number_of(ship.barred),
        BIT[face].bit_length() - 1,
    ]
    consume = [_consume(power) for power in design.powers.consume]
    powers = ALONE[face]
    sums = [getattr(powers, name) for name in SINGLE]
    sums += [number for name in BY_KIND for number in getattr(powers, name)]
    flat = [number for power in consume for number in power]
    rows = [[int(number) for number in printed], [len(consume), *flat], sums]
    return [*rows, list(ADDS[face])] if design.six else rows


def _consume(power: ConsumePower) -> list[int]:
    """A consume power: op, kind, least, most, exact, VP, cards, distinct, offset, bonuses."""
    op = CONSUME_OPS.index(power.name)
    match power:
        case ConsumeGoods():
            how = [power.k, power.least, power.most, int(power.exact)]
            return [op, *how, power.vp, power.cards, int(power.distinct), 0, 0]
        case ConsumeAll():
            return [op, ANY, 1, CARDS, 0, 1, 0, 0, power.offset, 0]
        case SellGood():
            return [op, ANY, 1, 1, 0, 0, 0, 0, 0, int(power.bonuses)]
        case DrawInConsume():
            return [op, ANY, 0, 0, 0, 0, power.n, 0, 0, 0]
        case Guess():
            return [op, ANY, power.least, power.most, 0, 0, 0, 0, 0, 0]
        case SpendCards():
            return [op, ANY, 0, power.most, 0, power.vp, 0, 0, 0, 0]
    raise TypeError(power)
