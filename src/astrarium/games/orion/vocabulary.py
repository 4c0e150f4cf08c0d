"""The words that components.toml is written in: abilities, their costs and ops, read field by field."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from ...kernel import Row

COLOURS = ("blue", "red", "yellow", "grey")
RESOURCES = ("food", "fleet", "production")
MOMENTS = ("activation", "after_attack", "after_build", "end_game", "always", "start_of_round")
TRIGGERS = ("attacked", "own_propaganda", "own_exploit")
TARGETS = ("self", "defender", "each_opponent")
PER = ("colour_in_system", "target_systems")
LEVELS = ("high", "medium", "low")
MOST = 9

#: Food, fleet, production.
Bundle = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Op:
    """One step of an ability; the head of components.toml says what each does."""

    name: str
    gains: Bundle = (0, 0, 0)
    amount: int = 0
    target: str = "self"
    per: str = ""
    colour: str = ""
    optional: bool = False
    #: gain_choice: the bundles; exchange: both sides; gain_by_colour_beneath: one for each of COLOURS.
    bundles: tuple[Bundle, ...] = ()
    #: choose: the lists of ops; if_active and build: the ops that follow.
    lists: tuple[tuple[Op, ...], ...] = ()
    #: build
    source: str = ""
    here: bool = False
    discount: int = 0
    then_colour: str = ""
    #: draw_keep: cards kept; take_discard: how deep (0: the whole pile).
    depth: int = 0
    #: discount
    scope: str = ""
    #: development
    level: str = ""
    actions: int = 0
    gain_any: int = 0


@dataclass(frozen=True, slots=True)
class Cost:
    """What an ability costs besides its marker."""

    goods: Bundle = (0, 0, 0)
    vp: int = 0
    cards: int = 0
    morale: int = 0
    actions: int = 0


@dataclass(frozen=True, slots=True)
class Ability:
    when: str
    slot: str
    optional: bool
    cost: Cost | None
    #: What it needs: cards in the discard pile, a colour beneath, an advisor to hire, morale.
    discards: int
    beneath: tuple[str, ...]
    advisor: bool
    morale: int | None
    trigger: str
    covered: bool
    marker_stays: bool
    ops: tuple[Op, ...]
    #: An activation that has to exchange or build something: allowed only where that can be done (O8.4).
    doubtful: bool = False
    #: Can be used at any time, but for its slot.
    free: bool = False
    #: Happens by itself and changes nothing that anybody decides by (O11.6).
    plain: bool = False
    #: Somebody decides in it, or it spends what others may give: its place in the order can matter (O11.6).
    delicate: bool = False
    #: Optional, and no choice within it offers to decline: the owner is asked first.
    asks: bool = False
    #: Does nothing but fetch the marker that lies on its card.
    fetches: bool = False


#: Ops that ask nobody and whose results only add up, in whatever order they come.
ADDING = ("gain", "vp", "draw", "gain_action", "marker_to_pool")


def bundle(row: Row) -> Bundle:
    food, fleet, production = (row.number(name, 0, 0, MOST) for name in RESOURCES)
    return food, fleet, production


def only_bundle(row: Row) -> Bundle:
    """A table that holds resources and nothing else."""
    found = bundle(row)
    row.done()
    return found


# -- ops


def _per(row: Row) -> tuple[str, str]:
    per = row.text("per", "", PER)
    return per, row.text("of", one_of=COLOURS) if per == "colour_in_system" else ""


def _gain(name: str, row: Row) -> Op:
    per, colour = _per(row)
    return Op(name, bundle(row), target=row.text("target", "self", TARGETS), per=per, colour=colour)


def _gain_choice(name: str, row: Row) -> Op:
    return Op(name, bundles=tuple(only_bundle(each) for each in row.rows("options")))


def _vp(name: str, row: Row) -> Op:
    per, colour = _per(row)
    return Op(name, amount=row.number("amount"), per=per, colour=colour)


def _morale(name: str, row: Row) -> Op:
    per, colour = _per(row)
    target = row.text("target", "self", TARGETS)
    return Op(name, amount=row.number("amount"), target=target, per=per, colour=colour)


def _count(name: str, row: Row) -> Op:
    return Op(name, amount=row.number("count", least=1), target=row.text("target", "self", TARGETS))


def _draw_keep(name: str, row: Row) -> Op:
    draw = row.number("draw", least=1)
    return Op(name, amount=draw, depth=row.number("keep", least=1, most=draw))


def _take_discard(name: str, row: Row) -> Op:
    return Op(name, depth=row.number("top", 0, 0), optional=row.flag("optional"))


def _exchange(name: str, row: Row) -> Op:
    return Op(name, bundles=(only_bundle(row.row("a")), only_bundle(row.row("b"))))


def _build(name: str, row: Row) -> Op:
    return Op(
        name,
        source=row.text("from", one_of=("hand", "discards")),
        here=row.text("system", "any", ("any", "this")) == "this",
        colour=row.text("colour", "", COLOURS),
        discount=row.number("discount", 0, 0),
        optional=row.flag("optional"),
        then_colour=row.text("then_colour", "", COLOURS),
        lists=(read_ops(row, "then"),) if row.has("then") else (),
    )


def _targeted(name: str, row: Row) -> Op:
    return Op(name, target=row.text("target", one_of=TARGETS))


def _bare(name: str, row: Row) -> Op:
    return Op(name)


def _choose(name: str, row: Row) -> Op:
    lists = []
    for each in row.rows("options"):
        lists.append(read_ops(each, "ops"))
        each.done()
        if not lists[-1]:
            raise each.fault("ops", "[]")
    return Op(name, lists=tuple(lists))


def _if_active(name: str, row: Row) -> Op:
    return Op(name, colour=row.text("colour", one_of=COLOURS), lists=(read_ops(row, "then"),))


def _beneath(name: str, row: Row) -> Op:
    return Op(name, bundles=tuple(only_bundle(row.row(colour, optional=True)) for colour in COLOURS))


def _amount(name: str, row: Row) -> Op:
    return Op(name, amount=row.number("amount", least=0))


def _discount(name: str, row: Row) -> Op:
    scope = row.text("scope", one_of=("all", "this_system", "colour"))
    colour = row.text("colour", one_of=COLOURS) if scope == "colour" else ""
    return Op(name, amount=row.number("amount", least=0), scope=scope, colour=colour)


def _exploit_bonus(name: str, row: Row) -> Op:
    return Op(name, bundle(row), colour=row.text("colour", one_of=COLOURS))


def _development(name: str, row: Row) -> Op:
    return Op(
        name,
        level=row.text("level", one_of=LEVELS),
        actions=row.number("actions", least=0),
        amount=row.number("morale"),
        gain_any=row.number("gain_any", 0, 0, 3),
    )


def _research_draw(name: str, row: Row) -> Op:
    return Op(name, amount=row.number("count", least=0))


#: Ops that something happens by, and how each is read.
DEEDS: dict[str, Callable[[str, Row], Op]] = {
    "gain": _gain,
    "gain_choice": _gain_choice,
    "vp": _vp,
    "morale": _morale,
    "draw": _count,
    "draw_keep": _draw_keep,
    "take_discard": _take_discard,
    "discard_hand": _count,
    "gain_action": _count,
    "exchange": _exchange,
    "build": _build,
    "activate_cards": _bare,
    "take_advisor": _bare,
    "return_advisor": _targeted,
    "bury_active": _targeted,
    "reorder_system": _bare,
    "fill_slots": _targeted,
    "marker_to_pool": _bare,
    "choose": _choose,
    "if_active": _if_active,
    "gain_by_colour_beneath": _beneath,
}
#: Ops that change other rules for as long as a card is active.
CHANGES: dict[str, Callable[[str, Row], Op]] = {
    "attack_fleet": _amount,
    "attack_toll": _amount,
    "discount": _discount,
    "exploit_bonus": _exploit_bonus,
    "development": _development,
    "research_draw": _research_draw,
    "extra_system": _bare,
}


def read_ops(row: Row, name: str, known: dict[str, Callable[[str, Row], Op]] = DEEDS) -> tuple[Op, ...]:
    found = []
    for each in row.rows(name):
        op = each.text("op", one_of=tuple(known))
        found.append(known[op](op, each))
        each.done()
    return tuple(found)


# -- abilities


def read_ability(row: Row) -> Ability:
    when = row.text("when", one_of=MOMENTS)
    trigger = row.text("trigger", "", TRIGGERS) if when == "always" else ""
    ops = read_ops(row, "ops", CHANGES if when == "always" and not trigger else DEEDS)
    cost = _read_cost(row.row("cost")) if row.has("cost") else None
    needs = row.row("needs", optional=True)
    ability = Ability(
        when,
        slot=_read_slot(row, when),
        optional=row.flag("optional") or (cost is not None and when != "activation"),
        cost=cost,
        discards=needs.number("discards", 0, 0),
        beneath=needs.texts("beneath", (), COLOURS),
        advisor=needs.flag("advisor"),
        morale=row.number("morale") if row.has("morale") else None,
        trigger=trigger,
        covered=row.flag("covered"),
        marker_stays=row.flag("marker_stays"),
        ops=ops,
    )
    needs.done()
    row.done()
    _check_sense(row, ability)
    return _judged(ability)


def _check_sense(row: Row, ability: Ability) -> None:
    """What is written well and still cannot be: nobody is attacked, nobody can be asked, nothing is done."""
    if ability.when == "end_game" and any(op.name != "vp" for op in ability.ops):
        raise row.fault("ops", "end_game: vp")
    if ability.when == "end_game" or (ability.when == "always" and not ability.trigger):
        for name in ("optional", "cost", "needs", "morale"):
            if row.has(name):
                raise row.fault(name, ability.when)
    if ability.when == "activation" and ability.cost is not None and ability.cost.actions:
        raise row.fault("cost", "activation: actions")  # its own marker is all that an activation takes
    if ability.when == "activation" and "marker_to_pool" in _all_names(ability.ops):
        raise row.fault("ops", "activation: marker_to_pool")  # it could be activated for ever
    if ability.marker_stays and ability.slot != "R":
        raise row.fault("marker_stays", "slot: R")
    if ability.trigger and ability.optional:
        raise row.fault("optional" if ability.cost is None else "cost", f"trigger: {ability.trigger}")
    if ability.when != "after_attack" and any(map(_has_defender, ability.ops)):
        raise row.fault("ops", "defender: after_attack")


def _all_names(ops: tuple[Op, ...]) -> set[str]:
    """The names of ops and of all that are nested in them."""
    return {op.name for op in ops}.union(*(_all_names(nested) for op in ops for nested in op.lists))


def _has_defender(op: Op) -> bool:
    nested = [each for ops in op.lists for each in ops]
    return op.name == "choose" or op.target == "defender" or any(map(_has_defender, nested))


def _read_slot(row: Row, when: str) -> str:
    """Activations have slot A; after an attack a card may have slot R; nothing else has a slot."""
    if when == "activation":
        return row.text("slot", one_of=("A",))
    return row.text("slot", "", ("R",)) if when == "after_attack" else ""


def _read_cost(row: Row) -> Cost:
    cost = Cost(bundle(row), *(row.number(name, 0, 0, MOST) for name in ("vp", "cards", "morale", "actions")))
    row.done()
    return cost


def _judged(ability: Ability) -> Ability:
    """The ability with what can be said about it once and for all."""
    cost = ability.cost
    bound = cost or ability.morale is not None or ability.discards or ability.advisor or ability.beneath
    doubtful = ability.when == "activation" and any(
        op.name == "exchange" or (op.name == "build" and not op.optional) for op in ability.ops
    )
    spends = cost is not None and (cost.goods != (0, 0, 0) or cost.cards > 0 or cost.actions > 0)
    adding = all(
        op.name in ADDING or (op.name == "morale" and op.amount < 0 and op.target != "self")
        for op in ability.ops
    )
    quiet = all(op.name in (*ADDING, "gain_choice", "morale") for op in ability.ops)
    return replace(
        ability,
        doubtful=doubtful,
        free=not bound and not doubtful,
        plain=adding and not ability.optional and not ability.slot and cost is None,
        delicate=spends or not quiet,
        fetches=[op.name for op in ability.ops] == ["marker_to_pool"],
        asks=ability.optional and not (ability.cost is None and _declines(ability.ops)),
    )


def _declines(ops: tuple[Op, ...]) -> bool:
    """Whether the first op lets its owner decline."""
    return bool(ops) and (ops[0].optional or ops[0].name in ("activate_cards", "reorder_system"))
