"""The table of Race's components and action numbers for the engine in C.

The structures are those of race/race.h, field by field.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from ctypes import Structure, c_int8, c_int16, c_uint8, c_uint16
from typing import Any

from ..games.race import GAME
from ..games.race import components as box
from ..games.race.active_powers import ALONE
from ..games.race.common_options import ACTION, PAIRS
from ..games.race.features import PLACE
from ..games.race.vocabulary import (
    ANY,
    EVERY,
    GREY,
    KINDS,
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
from ..kernel.learning.action_index import called
from ..kernel.learning.partial_answer import STOP

FACES, SEATS, ACTIONS, PHASES, MOST_PAIRS = 128, 4, 9, 7, 40
CONSUMES, SIXES, SOURCES, WINDFALLS, COSTS, STARTS, PRESETS = 6, 24, 24, 48, 10, 16, 8
NONE = 255
#: The ops of consume powers in the order of race.h.
OPS: tuple[type[ConsumePower], ...] = (ConsumeGoods, ConsumeAll, SellGood, DrawInConsume, Guess, SpendCards)
SINGLE: tuple[str, ...] = (
    "explore_draw",
    "explore_keep",
    "develop_first",
    "develop_less",
    "develop_draw",
    "settle_draw",
)
SINGLE += ("rebel", "tactics", "contact_less", "trade", "goodless", "produce_draw", "per_kind")
BY_KIND = ("settle_less", "strength", "free", "contact", "trade_kind", "per_world", "per_good", "most")
POWER = ("op", "kind", "least", "most", "exact", "vp", "cards", "distinct", "offset", "bonuses", "optional")
LAYOUT: tuple[str, ...] = (
    "question",
    "picked",
    "about",
    "count",
    "round",
    "phases",
    "actions",
    "chips",
    "hands",
    "looking",
)
LAYOUT += ("placed", "hand", "drawn", "tableau", "goods", "own_discards", "won")


class Powers(Structure):
    _fields_ = [(name, c_int8) for name in SINGLE] + [(name, c_int8 * len(EVERY)) for name in BY_KIND]


class Power(Structure):
    _fields_ = [(name, c_int8) for name in POWER]


class Layout(Structure):
    _fields_ = [(name, c_int16) for name in (*LAYOUT, "visible", "size")]


def _each(kind: Any, *names: str) -> list[Any]:
    return [(name, kind) for name in names]


_BOX: list[Any] = [
    *_each(c_int16, "cards", "designs", "pool", "deal", "discard", "limit", "end", "look", "keep"),
    *_each(c_int16, "last_round", "longest", "action_cards"),
    *[("choices", c_int16 * 2), ("choice", c_int16 * 2 * MOST_PAIRS * 2)],
    *[("opens", c_int16 * ACTIONS), ("bonus_action", c_int16 * PHASES), ("looks", c_int16 * 2 * 2)],
    *_each(c_int16, "develop_bonus", "settle_bonus", "doubling"),
    *[("price", c_int16 * len(KINDS)), ("starts", c_int16), ("start", c_int16 * STARTS)],
    ("sixes", c_int16),
    *_each(c_int16 * SIXES, "six_vp_chips", "six_chips", "six_military"),
    ("layout", Layout * (SEATS - 1)),
    *_each(c_uint16, "stop_no", "pass_no", "conquer_no"),
    *[("pay_no", c_uint16 * COSTS), ("spare_no", c_uint16 * len(KINDS)), ("number_no", c_uint16 * COSTS)],
    ("choice_no", c_uint16 * MOST_PAIRS * 2),
    *_each(c_uint16 * FACES, "card_no", "good_no", "tactics_no", "ship_no"),
    *[("power_no", c_uint16 * CONSUMES * FACES), ("windfall_no", c_uint16 * WINDFALLS * SOURCES)],
    *_each(c_uint8 * FACES, "design", "world", "military", "kind", "number", "is_rebel", "vp", "windfall"),
    *_each(c_uint8 * FACES, "production", "source", "draw_here", "trade_here", "copies", "is_start"),
    *_each(c_uint8 * FACES, "has_tactics", "has_ship", "ship_not", "six", "source_row", "windfall_column"),
    *[("preset", c_uint8 * PRESETS * STARTS), ("powers", Powers * FACES), ("consumes", c_uint8 * FACES)],
    *[("consume", Power * CONSUMES * FACES), ("adds", c_uint8 * FACES * SIXES)],
]


class Box(Structure):
    """`Box` of race/race.h."""

    _fields_ = _BOX


def too_large() -> str:
    """The first limit of the engine in C that the components exceed; empty if they fit."""
    sums = zip(*[bytes_of(powers) for powers in ALONE], strict=True)
    lost = [face for face in range(box.CARDS) if _one(face, Ship) or _one(face, Tactics)]
    limits = {
        "cards": box.CARDS <= FACES,
        "copies": max(design.count for design in box.DESIGNS.values()) < NONE,
        "consume powers": max(len(design.powers.consume) for design in box.DESIGN) <= CONSUMES,
        "6-cost developments": len(box.ADDS) <= SIXES,
        "sources": len(_sources()) < SOURCES,
        "windfall worlds": len(_windfalls()) <= WINDFALLS,
        "start worlds": len(box.START_WORLDS) <= STARTS,
        "first hands": max(map(len, box.PRESET_HANDS.values()), default=0) <= PRESETS,
        "powers": all(sum(map(abs, each)) < 128 for each in sums),
        "worlds to discard": not any(box.KIND[face] != GREY for face in lost),
    }
    return next((name for name, fits in limits.items() if not fits), "")


def table() -> Box:
    """The table of the loaded components."""
    made = Box()
    _constants(made)
    _actions(made)
    for seats in range(2, SEATS + 1):
        layout, row = GAME.layout(seats), made.layout[seats - 2]
        for name in LAYOUT:
            setattr(row, name, layout.begins[name])
        row.visible, row.size = layout.size_of_observation, layout.size
    for face in range(box.CARDS):
        _card(made, face)
    for number, world in enumerate(box.START_WORLDS):
        hand = box.PRESET_HANDS.get(box.DESIGN[world].start or 0, ()) if box.DESIGN[world].start else ()
        _fill(made.preset[number], [*hand, *[NONE] * (PRESETS - len(hand))])
    return made


def _constants(made: Box) -> None:
    made.cards, made.designs, made.pool, made.deal = box.CARDS, len(box.DESIGNS), box.POOL, box.DEAL
    made.discard, made.limit, made.end = box.DISCARD_AT_START, box.HAND_LIMIT, box.TABLEAU_END
    made.look, made.keep, made.last_round = box.LOOK_AT, box.KEEP, box.LAST_ROUND
    made.longest = GAME.nature.longest
    made.develop_bonus, made.settle_bonus, made.doubling = box.DEVELOP_BONUS, box.SETTLE_BONUS, box.DOUBLING
    _fill(made.price, box.PRICES)
    made.starts = len(box.START_WORLDS)
    _fill(made.start, box.START_WORLDS)
    made.sixes = len(box.ADDS)
    for at, (face, adds) in enumerate(box.ADDS.items()):
        _fill(made.adds[at], adds)
        for rule in box.DESIGN[face].score:
            if rule.chips:
                made.six_vp_chips[at], made.six_chips[at] = rule.vp, rule.chips
            made.six_military[at] += rule.vp if rule.total_military else 0


def _actions(made: Box) -> None:
    """Fill in the action cards, the options of choosing them, and the numbers of all actions."""
    names = list(box.OPENS)
    made.action_cards = len(names)
    _fill(made.opens, [box.ORDER.index(phase) for phase in box.OPENS.values()])
    _fill(made.bonus_action, [names.index(phase) if phase in names else NONE for phase in box.ORDER])
    for at, look in enumerate(box.LOOKS.values()):
        _fill(made.looks[at], look)
    for advanced, options in enumerate((ACTION, PAIRS)):
        made.choices[advanced] = len(options)
        for at, option in enumerate(options):
            _fill(made.choice[advanced][at], [*[names.index(each) for each in option[1:]], NONE][:2])
            made.choice_no[advanced][at] = _number(*option)
    made.stop_no, made.pass_no, made.conquer_no = _number(*STOP), _number("pass"), _number("conquer")
    _fill(made.pay_no, [_number("pay", price) for price in range(max(box.NUMBER) + 1)])
    _fill(made.number_no, [_number("number", number) for number in range(max(box.NUMBER) + 1)])
    _fill(made.spare_no, [_number("spare", kind) for kind in KINDS])
    for row, source in enumerate(("bonus", *_sources())):
        _fill(made.windfall_no[row], [_number("windfall", source, world) for world in _windfalls()])


def _card(made: Box, face: int) -> None:
    design = box.DESIGN[face]
    made.design[face], made.copies[face] = PLACE[face], design.count
    made.world[face], made.military[face] = not design.development, design.military
    made.kind[face], made.number[face], made.vp[face] = box.KIND[face], design.number, box.VP[face]
    made.is_rebel[face], made.is_start[face] = "rebel" in design.flags, design.start is not None
    made.windfall[face], made.production[face] = box.WINDFALL[face], box.PRODUCTION[face]
    made.source[face] = NONE if box.SOURCE[face] < 0 else box.SOURCE[face]
    made.draw_here[face], made.trade_here[face] = box.DRAW_HERE[face], box.TRADE_HERE[face]
    ship = _one(face, Ship)
    made.has_tactics[face], made.has_ship[face] = _one(face, Tactics) is not None, ship is not None
    made.ship_not[face] = NONE if ship is None or ship.barred is None else number_of(ship.barred)
    made.six[face] = list(box.ADDS).index(face) if face in box.ADDS else NONE
    made.source_row[face] = 1 + _sources().index(design.id) if design.id in _sources() else NONE
    made.windfall_column[face] = _windfalls().index(design.id) if design.windfall else NONE
    made.card_no[face], made.tactics_no[face] = _number("card", design.id), _number("tactics", design.id)
    made.ship_no[face] = _number("ship", design.id)
    made.good_no[face] = 0 if design.development else _number("good", design.id)
    for name in (*SINGLE, *BY_KIND):
        amount = getattr(ALONE[face], name)
        if isinstance(amount, int):
            setattr(made.powers[face], name, amount)
        else:
            _fill(getattr(made.powers[face], name), amount)
    made.consumes[face] = len(box.CONSUME[face])
    for at, (op, power) in enumerate(box.CONSUME[face].items()):
        made.power_no[face][at] = _number("power", design.id, op)
        for name, number in _consume(power).items():
            setattr(made.consume[face][at], name, number)


def _consume(power: ConsumePower) -> dict[str, int]:
    common = {"op": OPS.index(type(power)), "kind": ANY, "optional": int(power.optional)}
    match power:
        case ConsumeGoods():
            how = {"kind": power.k, "least": power.least, "most": power.most, "exact": int(power.exact)}
            return common | how | {"vp": power.vp, "cards": power.cards, "distinct": int(power.distinct)}
        case ConsumeAll():
            return common | {"offset": power.offset}
        case SellGood():
            return common | {"bonuses": int(power.bonuses)}
        case DrawInConsume():
            return common | {"cards": power.n}
        case Guess():
            return common | {"least": power.least, "most": power.most}
        case SpendCards():
            return common | {"most": power.most, "vp": power.vp}
    raise TypeError(power)


def bytes_of(powers: Any) -> list[int]:
    """The sums of `Powers` in the order of the table."""
    sums = [getattr(powers, name) for name in SINGLE]
    return sums + [number for name in BY_KIND for number in getattr(powers, name)]


def _one(face: int, kind: type[Any]) -> Any:
    return next(
        (power for power in reversed(box.DESIGN[face].powers.settle) if isinstance(power, kind)), None
    )


def _sources() -> list[str]:
    return list(dict.fromkeys(box.DESIGN[face].id for face in range(box.CARDS) if box.SOURCE[face] >= 0))


def _windfalls() -> list[str]:
    return [id for id, design in box.DESIGNS.items() if design.windfall]


_ACTION_NUMBERS = {name: number for number, name in enumerate(GAME.actions.names)}


def _number(*action: Any) -> int:
    return _ACTION_NUMBERS[called(action)]


def _fill(array: Any, numbers: Iterable[int] | Sequence[int]) -> None:
    for at, number in enumerate(numbers):
        array[at] = number
