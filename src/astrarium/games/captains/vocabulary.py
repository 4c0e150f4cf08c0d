"""The words of components.toml as typed values: effects, counts, abilities, scoring; read and checked.

What is wrong with a file is said with the thing and the field (`kernel.components.Row`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...kernel.components import Row

TRACKS = ("nian", "cooperative", "tincan")
COLOURS = ("red", "yellow", "blue")
ROOM_COLOURS = (*COLOURS, "grey")
ROW_COLOURS = (*COLOURS, "gold")
SYMBOLS = ("repair", "medal", "move")
GAINS = ("medal", "artifact", "pirate", "android", "cadet")
COSTS = ("artifact", "pirate", "cargo", "medal", "android", "tech", "this_card", "retreat")
TECH_SOURCES = ("display", "deck", "omega_deck", "event_tech")
EVENTS = ("mission_completed", "round_start", "station_collected", "pirate_defeated")
QUERIES = (
    "crew",
    "commanders",
    "androids",
    "damage",
    "pirates",
    "artifacts",
    "artifact_kinds",
    "missions_with_row",
    "tech_pairs",
    "tracks_with_points",
    "pirates_on_board",
    "constant",
)
#: Effects that an ability may ask for on a mission: those that `text/` has words for.
SHOWN = ("move", "jump", "fight", "take_tech", "repair", "damage", "gain", "ambush", "advance")
#: What a track space or a tech bonus may give: nothing that leads to another track space or tech bonus,
#: so that no turn can go round in circles. A fight may, and uses up a pirate each time.
BONUS_OPS = ("gain", "repair", "move", "fight", "ready")
MOST = 9


@dataclass(frozen=True, slots=True)
class Count:
    """Something to count on a ship or on the board."""

    query: str
    colour: str = ""
    least: int = 0


@dataclass(frozen=True, slots=True)
class Scoring:
    """Points for each thing counted; `most` points at most (0: no limit)."""

    count: Count
    points: int
    most: int = 0


@dataclass(frozen=True, slots=True)
class Effect:
    """One op of an effect list; effects/__init__.py says what each means."""

    op: str
    n: int = 1
    track: str = ""
    what: str = ""
    source: str = ""
    draw: int = 0
    replace: bool = False
    cost: tuple[tuple[str, int], ...] = ()
    count: Count | None = None
    #: The lists to choose from.
    options: tuple[tuple[Effect, ...], ...] = ()
    #: What follows a payment, or is done several times or by several players.
    inner: tuple[Effect, ...] = ()


@dataclass(frozen=True, slots=True)
class Ability:
    """What a tech or a passenger changes."""

    type: str
    n: int = 0
    scope: str = ""
    resource: str = ""
    cost: tuple[tuple[str, int], ...] = ()
    #: What is converted, and into what; or what happens after an event.
    source: tuple[str, ...] = ()
    optional: bool = False
    event: str = ""
    row: str = ""
    patterns: tuple[tuple[tuple[str, str], ...], ...] = ()
    effects: tuple[Effect, ...] = ()


# -- reading


def effects(row: Row, name: str, optional: bool = False) -> tuple[Effect, ...]:
    """An effect list; artifacts gained one after another are drawn together (S14.7)."""
    return _together([_effect(each) for each in row.rows(name, optional, key="")])


def _lists(row: Row, name: str) -> tuple[tuple[Effect, ...], ...]:
    """Several effect lists, one inside the other in the file."""
    if not isinstance(row.data.get(name), list) or len(row.data[name]) < 2:
        raise row.fault(name, "two lists of effects or more")
    found = []
    for at, data in enumerate(row.data[name]):
        found.append(effects(Row({"list": data}, row.file, f"{row.where} {name}[{at}]"), "list"))
    return tuple(found)


def _together(found: list[Effect]) -> tuple[Effect, ...]:
    merged: list[Effect] = []
    for effect in found:
        last = merged[-1] if merged else None
        if last and (last.op, last.what) == (effect.op, effect.what) == ("gain", "artifact"):
            merged[-1] = Effect("gain", n=last.n + effect.n, what="artifact")
        else:
            merged.append(effect)
    return tuple(merged)


def _effect(row: Row) -> Effect:
    op = row.text("op", one_of=OPS)
    effect = OPS[op](op, row)
    row.done(ignore=("options",))
    return effect


def _times(op: str, row: Row) -> Effect:
    return Effect(op, n=row.number("n", 1, least=1, most=MOST))


def _bare(op: str, row: Row) -> Effect:
    return Effect(op)


def _gain(op: str, row: Row) -> Effect:
    return Effect(op, n=row.number("n", 1, least=1, most=MOST), what=row.text("what", one_of=GAINS))


def _advance(op: str, row: Row) -> Effect:
    track = row.text("track", one_of=(*TRACKS, "any"))
    return Effect(op, n=row.number("n", 1, least=1, most=MOST), track=track)


def _take(op: str, row: Row) -> Effect:
    source = row.text("from", one_of=TECH_SOURCES)
    draw = row.number("draw", least=1, most=MOST) if source in ("deck", "omega_deck") else 0
    return Effect(op, source=source, draw=draw, replace=row.flag("replace"))


def _choose(op: str, row: Row) -> Effect:
    return Effect(op, options=_lists(row, "options"))


def _pay(op: str, row: Row) -> Effect:
    cost = costs(row.row("cost"))
    if not cost:
        raise row.fault("cost", ", ".join(COSTS))
    return Effect(op, cost=cost, inner=effects(row, "then"))


def _peek(op: str, row: Row) -> Effect:
    row.text("deck", one_of=("mission",))
    return Effect(op, n=row.number("n", least=1, most=MOST))


def _per(op: str, row: Row) -> Effect:
    most = row.number("most", least=1, most=MOST)
    return Effect(op, n=most, count=count(row.row("count")), inner=effects(row, "do"))


def _each(op: str, row: Row) -> Effect:
    return Effect(op, inner=effects(row, "do"))


OPS = {
    "move": _times,
    "jump": _bare,
    "fight": _times,
    "take_tech": _take,
    "repair": _times,
    "damage": _times,
    "gain": _gain,
    "ambush": _times,
    "ready": _times,
    "advance": _advance,
    "choose": _choose,
    "pay": _pay,
    "peek": _peek,
    "per": _per,
    "each_player": _each,
    "copy_room": _bare,
}


def costs(row: Row) -> tuple[tuple[str, int], ...]:
    """What a payment takes: (what, how many)."""
    found = tuple((what, row.number(what, least=1, most=MOST)) for what in COSTS if row.has(what))
    row.done()
    if len(found) > 1:
        raise row.fault(found[1][0], "one kind of cost")
    return found


def count(row: Row) -> Count:
    query = row.text("query", one_of=QUERIES)
    colour = ""
    if query == "crew":
        colour = row.text("colour", one_of=(*COLOURS, "grey"))
    elif query == "missions_with_row":
        colour = row.text("colour", one_of=ROW_COLOURS)
    least = row.number("least") if query == "tracks_with_points" else 0
    row.done()
    return Count(query, colour, least)


def scoring(row: Row) -> Scoring:
    found = Scoring(count(row.row("count")), row.number("points"), row.number("most", 0, least=0))
    row.done()
    return found


def ability(row: Row) -> Ability:
    kind = row.text("type", one_of=ABILITIES)
    found = ABILITIES[kind](kind, row)
    row.done()
    return found


def _substitute(kind: str, row: Row) -> Ability:
    row.text("resource", one_of=("medal",))
    return Ability(kind, resource=row.text("with", one_of=("artifact", "pirate")))


def _storage(kind: str, row: Row) -> Ability:
    return Ability(kind, n=row.number("n", least=1, most=MOST))


def _prevent(kind: str, row: Row) -> Ability:
    scope = row.text("scope", one_of=("any", "first_in_mission"))
    cost = costs(row.row("cost", optional=scope != "any"))
    if scope == "any" and cost not in ((("artifact", 1),), (("pirate", 1),), (("cargo", 1),)):
        raise row.fault("cost", "1 artifact, pirate or cargo")
    return Ability(kind, scope=scope, cost=cost)


def _convert(kind: str, row: Row) -> Ability:
    scope = row.text("scope", one_of=("any", "tech_bonus"))
    source = row.texts("from", one_of=("move", "jump", "repair", "gain:medal"))
    into = effects(row, "to")
    _expect_kind(row, source, into)
    return Ability(kind, scope=scope, source=source, effects=into, optional=row.flag("optional"))


def _expect_kind(row: Row, source: Iterable[str], into: tuple[Effect, ...]) -> None:
    """More of the same, or a move or a jump as something else: then nobody has to be asked in vain."""
    if len(into) != 1 or into[0].op not in ("move", "jump", "repair", "gain"):
        raise row.fault("to", "one effect: move, jump, repair or gain")
    for word in source:
        same = into[0].op == word.split(":")[0] and (word != "gain:medal" or into[0].what == "medal")
        if word in ("repair", "gain:medal") and not same:
            raise row.fault("to", f"{word} can only become more of the same")
        if word in ("move", "jump") and same:
            raise row.fault("to", f"{word} can only become something else")


def _on(kind: str, row: Row) -> Ability:
    colour = row.text("mission_has_row", "", one_of=ROW_COLOURS)
    patterns = tuple(map(_pattern, row.rows("mission_has_op", optional=True, key="")))
    event = row.text("event", one_of=EVENTS)
    return Ability(kind, event=event, row=colour, patterns=patterns, effects=effects(row, "do"))


def _pattern(row: Row) -> tuple[tuple[str, str], ...]:
    """An effect to look for on a mission: its op, and which track or what is gained."""
    op = row.text("op", one_of=SHOWN)
    found = [("op", op)]
    if op == "advance":
        found.append(("track", row.text("track", one_of=TRACKS)))
    elif op == "gain":
        found.append(("what", row.text("what", one_of=GAINS)))
    row.done()
    return tuple(found)


def _plain(kind: str, row: Row) -> Ability:
    return Ability(kind)


ABILITIES = {
    "substitute_cost": _substitute,
    "storage": _storage,
    "prevent_damage": _prevent,
    "convert": _convert,
    "on": _on,
    "any_track": _plain,
    "contractor": _plain,
}


# -- looking into lists


def every(found: Iterable[Effect]) -> Iterable[Effect]:
    """All effects of a list, also those inside others."""
    for effect in found:
        yield effect
        for option in effect.options:
            yield from every(option)
        yield from every(effect.inner)


def matches(effect: Effect, pattern: Iterable[tuple[str, str]]) -> bool:
    """Whether an effect has all that a pattern asks for."""
    return all(getattr(effect, name) == value for name, value in pattern)


def slug(found: Iterable[Effect]) -> str:
    """A short name of an effect list, to name it in an option ("advance_tincan_2"): each list has its own."""
    return "+".join("_".join(str(part) for part in _parts(effect) if part != "") for effect in found)


def _parts(effect: Effect) -> tuple[str | int, ...]:
    if effect.op == "gain":
        return effect.what, effect.n
    if effect.op in ("jump", "copy_room"):
        return (effect.op,)
    if effect.op == "take_tech":
        return effect.op, effect.source, effect.draw or effect.n, "replacing" if effect.replace else ""
    if effect.op in ("choose", "pay", "each_player", "per"):
        inner = slug(effect.inner) or "-or-".join(slug(option) for option in effect.options)
        return effect.op, *_price(effect), f"({inner})"
    return effect.op, effect.track, effect.n


def _price(effect: Effect) -> tuple[str | int, ...]:
    """What a payment costs, or what is counted and how often at most."""
    if effect.count is None:
        return tuple(part for cost in effect.cost for part in cost)
    return effect.n, effect.count.query, effect.count.colour, effect.count.least or ""


def check_bonus(row: Row, name: str, found: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """S14.3 What lies on track spaces may not lead to another space, or a turn might never end."""
    for effect in every(found):
        if effect.op not in BONUS_OPS:
            raise row.fault(name, f"{effect.op}: {', '.join(BONUS_OPS)}")
    return found
