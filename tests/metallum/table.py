"""Lay out a position of Metallum in one call, and play on it in words.

    t = lay_out(row="alpha delta eta gamma zeta theta omega", explored="alpha delta eta",
                ships="delta", robots={"blue": {"eta": 2}}, programs="move_1 deploy_2")
    play(t, "red", "resolve move_1", "to eta", "use eta", "at delta")
    assert options(t) == {"resolve deploy_2", "end"}
    assert refused(t, "red", "use eta") == ("barred-installation-used", "M8.1")

An answer is an option written out: ("from", 2) is "from eta" when Eta lies at position 2. A planet nobody has
seen is written as its position. What has only one answer is taken by the table; it may be written as well.
A position is given by colour; a bare value is that of red.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

import pytest

from astrarium.games.metallum import GAME
from astrarium.games.metallum.components import ALL_TILES, MODULES, PLACES, PLANETS, ROBOTS
from astrarium.kernel import Choice, IllegalAnswer, Table, Text, new_state, resume
from astrarium.localization import say
from common.singles import take_singles

from .witness import WITNESS

ROW = "alpha beta gamma delta epsilon zeta omega"
COLOURS = ("red", "blue")
EMPTY = "-"
NOTHING: Mapping[str, Any] = {}
#: Things by colour, or those of red.
Words: TypeAlias = Mapping[str, str] | str


class Refusal(NamedTuple):
    """Why an answer was refused: the text, and the paragraph of the rules ("" if nothing was barred)."""

    text: str
    rule: str


# -- laying out


def lay_out(
    row: str = ROW,
    *,
    explored: str | Iterable[int] = "",
    ships: Mapping[str, str | int] | str | int = NOTHING,
    robots: Mapping[str, Mapping[str, int]] | Mapping[str, int] = NOTHING,
    deposits: Mapping[str, str] = NOTHING,
    credits: Mapping[str, int] | int = NOTHING,
    programs: Words = NOTHING,
    spent: Words = NOTHING,
    installed: Mapping[str, tuple[str, str] | str] = NOTHING,
    hand: Words = NOTHING,
    bought: Words = NOTHING,
    gone: str = "",
    market: str = "",
    deck: str = "",
    discards: str = "",
    round: int = 0,
    phase: str = "actions",
    first: str = "red",
    acting: str = "",
    seed: str = "a table",
) -> Table:
    """A table at the given position. Planets, tiles and modules are named; lists of them are words in a row.

    `explored` defaults to all seven planets, ships to Alpha, programs to Move 1 with One robot (in phases
    with programs). `deck` names the cards from the top; cards named nowhere lie under it in the order of the
    components (from round 7 on the planetary ones form the unbought pool). `round` defaults to 1, or to 7
    where action modules are about.
    """
    g = new_state(GAME, 2, seed, {"extra_planet": "iota" in row.split()})
    places = _lay_out_row(g, row.split())
    seen = range(PLACES) if explored == "" else [_where(each, places) for each in _listed(explored)]
    g.explored = tuple(sorted(seen))
    for seat, colour in enumerate(COLOURS):
        g.ships[seat] = _where(_of(colour, ships, "alpha"), places)
        for planet, count in _of(colour, robots, NOTHING).items():
            g.robots[seat][_where(planet, places)] = count
        g.reserve[seat] = ROBOTS - sum(g.robots[seat])
        g.credits[seat] = g.ledger[seat][1] = _of(colour, credits, 0)
        g.hand[seat] = tuple(_of(colour, hand, "").split())
        g.bought[seat] = tuple(_of(colour, bought, "").split())
    for planet, side in deposits.items():
        g.deposits[_where(planet, places)] = side
    for module, where in installed.items():
        owner, place = where if isinstance(where, tuple) else ("red", where)
        g.installed[module] = (COLOURS.index(owner), _where(place, places))
    g.gone = tuple(gone.split())
    named = [*market.split(), *g.hand[0], *g.hand[1]]
    g.round = round or (7 if any(each != EMPTY and MODULES[each].kind == "action" for each in named) else 1)
    _deal(g, market.split(), deck.split(), discards.split())
    g.phase = phase
    if phase != "programming":
        _write_programs(g, programs, first, acting or first)
    for seat, colour in enumerate(COLOURS):
        used = {*_of(colour, spent, "").split(), *g.program[seat]}
        g.active[seat] = tuple(tile for tile in ALL_TILES if tile not in used)
    for card in g.explored:
        g.cards.seen[card] = g.cards.everyone
    table = resume(GAME, g.to_json(), {"extra_planet": "iota" in row.split()})
    WITNESS.look(take_singles(table))
    return table


def _of(colour: str, given: Any, otherwise: Any) -> Any:
    """A player's share of what is given by colour; a bare value is that of red."""
    if not isinstance(given, Mapping) or not set(given) <= set(COLOURS):
        given = {"red": given}
    return given.get(colour, otherwise)


def _lay_out_row(g: Any, row: list[str]) -> dict[str, int]:
    """Put these planets in the row and the others in the box; the positions by name."""
    assert len(row) == len(set(row)) == PLACES, f"no row of planets: {row}"
    planets = len([face for face in g.cards.face if face in PLANETS])
    box = [planet for planet in PLANETS if planet not in row and not PLANETS[planet].optional]
    g.cards.face[:planets] = row + box
    return {planet: at for at, planet in enumerate(row)}


def _where(place: str | int, places: Mapping[str, int]) -> int:
    return place if isinstance(place, int) else places[place]


def _listed(words: str | Iterable[Any]) -> list[Any]:
    return words.split() if isinstance(words, str) else list(words)


def _deal(g: Any, market: list[str], deck: list[str], discards: list[str]) -> None:
    """Put every module card that nobody has into its zone."""
    first = len(g.cards.face) - len(MODULES)
    card = {module: first + i for i, module in enumerate(MODULES)}
    g.cards.face[first:] = list(MODULES)
    slots = [*market, *[EMPTY] * 4][:4]
    g.market = [-1 if module == EMPTY else card[module] for module in slots]
    g.discards = [card[module] for module in discards]
    placed = [*g.installed, *g.hand[0], *g.hand[1], *g.gone, *market, *deck, *discards]
    rest = [module for module in MODULES if module not in placed]
    planetary = [card[module] for module in rest if MODULES[module].kind == "planetary"]
    action = [card[module] for module in rest if MODULES[module].kind == "action"]
    top = [card[module] for module in deck]
    if g.round <= 6:
        g.deck, g.action_deck, g.unbought = [*top, *planetary][::-1], action[::-1], []
    else:
        g.deck, g.action_deck, g.unbought = [*top, *action][::-1], [], planetary
    hidden = {*g.deck, *g.action_deck}
    for each in card.values():
        g.cards.seen[each] = 0 if each in hidden else g.cards.everyone


def _write_programs(g: Any, programs: Words, first: str, acting: str) -> None:
    for seat, colour in enumerate(COLOURS):
        g.program[seat] = g.unresolved[seat] = tuple(_of(colour, programs, "move_1 deploy_1").split())
    if g.phase == "order":
        return
    g.first = COLOURS.index(first)
    if g.phase == "actions":
        g.acting = COLOURS.index(acting)
        if acting != first:
            g.unresolved[g.first] = ()
    else:
        g.unresolved = [(), ()]


# -- playing


def play(table: Table, colour: str, *answers: str) -> Table:
    """Give answers, one after another; a refusal fails the test and says what was possible."""
    __tracebackhide__ = True
    seat = COLOURS.index(colour)
    taken = _taken(table, seat)
    for index, words in enumerate(answers):
        option = read(table, words)
        if option in taken:  # the table took it, as there was nothing else
            del taken[: taken.index(option) + 1]
            continue
        if table.choice(seat) is None:
            pytest.fail(
                f"{colour} has nothing to decide before answer {index + 1}, {words!r}; {_pending(table)}"
            )
        before = len(table.history)
        try:
            table.answer(seat, option)
        except IllegalAnswer as error:
            reason = in_english(error.text)
            pytest.fail(f"{colour} may not {words!r} (answer {index + 1}): {reason} {_pending(table)}")
        WITNESS.look(take_singles(table), before)
        taken = _taken(table, seat)
    return table


def played(colour: str, *answers: str, **position: Any) -> Table:
    """A table at a position, after these answers."""
    __tracebackhide__ = True
    return play(lay_out(**position), colour, *answers)


def _taken(table: Table, seat: int) -> list[Any]:
    """The last answers of a seat that the table took by itself, after the last decision of anybody."""
    taken: list[Any] = []
    for move in reversed(table.history):
        if not move.forced:
            break
        if move.seat == seat:
            taken.insert(0, move.answer)
    return taken


def refused(table: Table, colour: str, words: str) -> Refusal:
    """Check that an answer is refused and changes nothing; why it is."""
    seat = COLOURS.index(colour)
    option = read(table, words)
    position, news, moves = table.position(), table.state.news, table.moves
    with pytest.raises(IllegalAnswer) as caught:
        table.answer(seat, option)
    assert (table.position(), table.state.news, table.moves) == (position, news, moves)
    choice = table.choice(seat)
    for barred in choice.barred() if choice else ():
        if barred.option == option:
            assert caught.value.text == barred.text
            assert barred.rule in GAME.rules
            return Refusal(barred.text.id, barred.rule)
    return Refusal(caught.value.text.id, "")


def why(table: Table, words: str) -> str:
    """Why somebody who is asked may not answer so, in English."""
    option = read(table, words)
    reason = next(each.text for each in pending(table).barred() if each.option == option)
    return say(reason, game=GAME, names=["Red", "Blue"])


def read(table: Table, words: str) -> tuple[Any, ...]:
    """An option from words: planets become positions, colours seats, numerals numbers."""
    head, *rest = words.split()
    row = [table.state.planet(at) for at in range(PLACES)]

    def value(word: str) -> Any:
        if word in row and head != "program":
            return row.index(word)
        if word in COLOURS:
            return COLOURS.index(word)
        return int(word) if word.isdigit() else word

    return (head, *map(value, rest))


def write(table: Table, option: tuple[Any, ...]) -> str:
    """An option in words, as everybody at the table may say it."""
    head, *values = option

    def word(value: Any) -> str:
        if not isinstance(value, int):
            return str(value)
        if head == "first":
            return COLOURS[value]
        return table.state.planet(value) if table.state.cards.knows(None, value) else str(value)

    return " ".join([head, *map(word, values)])


def pending(table: Table) -> Choice:
    """The one choice that is open."""
    assert len(table.pending) == 1, _pending(table)
    return table.pending[0]


def asked(table: Table) -> tuple[str, str]:
    """Who has to decide what: ("red", "action")."""
    return COLOURS[pending(table).seat], pending(table).prompt


def options(table: Table) -> set[str]:
    """What can be answered now, in words."""
    return {write(table, option) for option in pending(table).options}


def positions(table: Table) -> list[int]:
    """The positions that can be answered now."""
    return sorted(option[1] for option in pending(table).options if len(option) > 1)


def _pending(table: Table) -> str:
    if table.over:
        return "the game is over"
    said = []
    for choice in table.pending:
        some = sorted(write(table, option) for option in choice.options)[:16]
        said.append(f"{COLOURS[choice.seat]} {choice.prompt}: {', '.join(some)}")
    return "pending: " + "; ".join(said)


# -- looking


def at(table: Table, planet: str) -> int:
    """The position of a planet."""
    return [table.state.planet(place) for place in range(PLACES)].index(planet)


def robots(table: Table, colour: str, planet: str = "") -> Any:
    """How many robots a player has on a planet; without one, all of them by planet."""
    mine = table.state.robots[COLOURS.index(colour)]
    if planet:
        return mine[at(table, planet)]
    return {table.state.planet(place): count for place, count in enumerate(mine) if count}


def reserve(table: Table, colour: str) -> int:
    return table.state.reserve[COLOURS.index(colour)]


def money(table: Table) -> tuple[int, int]:
    """The credits of red and of blue."""
    red, blue = table.state.credits
    return red, blue


def ship(table: Table, colour: str) -> str:
    """The planet a ship stands on."""
    return table.state.planet(table.state.ships[COLOURS.index(colour)])


def explored(table: Table) -> set[str]:
    return {table.state.planet(place) for place in table.state.explored}


def deposit(table: Table, planet: str) -> str:
    return table.state.deposits[at(table, planet)]


def market(table: Table) -> str:
    """The four slots, from left to right."""
    return " ".join(EMPTY if card < 0 else table.state.module(card) for card in table.state.market)


def pile(table: Table, zone: str) -> set[str]:
    """The modules in a zone: deck, discards, action_deck or unbought."""
    return {table.state.module(card) for card in getattr(table.state, zone)}


def module_at(table: Table, module: str) -> tuple[str, str]:
    """Whose a planetary module is, and on which planet."""
    owner, place = table.state.installed[module]
    return COLOURS[owner], table.state.planet(place)


def told(table: Table, since: int = 0) -> list[str]:
    """The names of the events that everybody heard."""
    return [event.name for event in table.events(since)]


def in_english(text: Text) -> str:
    return say(text, "en", game=GAME, names=["Red", "Blue"])


def name_of(kind: str, thing: str) -> str:
    """What a planet, tile or module is called."""
    return in_english(Text(f"{kind}-{thing}"))
