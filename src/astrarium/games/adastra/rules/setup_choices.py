"""A3, B4 Choices of the set-up: empires, homes, custom empires, missions, pirates."""

from __future__ import annotations

from functools import partial

from ....kernel import Choice, Option, Reason, Steps, Together, ask
from .. import fleets
from ..component_types import Foundation
from ..components import ABILITIES, BASE, CARDS, EMPIRES, FOUNDATIONS, MAKING, PIECES, RAIDERS, REVENGE, N
from ..components import BASIC_CARDS as BASIC
from ..effects import acquire
from ..enumerations import ANTARANS, FRIGATE, OUTPOST, Four
from ..option_texts import WORDS
from ..setup import spawn
from ..state import NOBODY, State, plus

#: The kinds of cards for a custom empire, in the order of `custom_decks`.
CUSTOM_KINDS = ("foundation", "ability", "card")


def choose(g: State) -> Steps:
    """A3.4 A player takes an empire from the offer (or makes one: B4.1) and a free home tile."""
    seat = g.acting
    word, empire = yield ask(WORDS, g, seat, "empire", all_empires(g), partial(bar_empire, g), "A3.4")
    g.empire_offer = tuple(card for card in g.empire_offer if g.name(card) != empire)
    g.pieces[seat] = empire
    if word == "custom":
        _take_board(g, seat)
    else:
        g.empire[seat] = empire
    g.tell("took-empire" if word == "empire" else "took-board", seat, empire=empire)
    tiles: list[Option] = [("home", at) for at in homes(g)]
    chosen = yield ask(WORDS, g, seat, "home", tiles, partial(bar_home, g), "A3.4")
    g.home[seat] = chosen[1]
    g.tell("took-home", seat, at=chosen[1], planet=EMPIRES[empire].home.id)
    _offer_more(g, 2 if word == "custom" else 1)
    _next_to_choose(g)


def all_empires(g: State) -> list[Option]:
    """Every empire of the game, those on offer first; with B4 also as pieces of a custom empire."""
    offer = [g.name(card) for card in g.empire_offer]
    names = [name for name in EMPIRES if name not in offer and (name != ANTARANS or g.on("antarans"))]
    words = ("empire", "custom") if g.on("custom") else ("empire",)
    return [(word, name) for word in words for name in (*offer, *names)]


def bar_empire(g: State, option: Option) -> Reason | None:
    """A3.4, B4.1 Why an empire cannot be taken."""
    word, name = option
    if name in g.pieces:
        return "empire-taken", "A3.4", g.pieces.index(name)
    offer = tuple(g.name(card) for card in g.empire_offer)
    if name not in offer:
        return "not-on-offer", "A3.4", offer
    return ("no-board", "B4.1") if word == "custom" and not g.custom_boards else None


def homes(g: State) -> list[int]:
    """The home tiles: the explored coloured ones that had no planet at the start."""
    return [
        system
        for system, colour in enumerate(g.colours)
        if g.explored[system] and colour not in ("", "white") and not g.ground[system][0]
    ]


def bar_home(g: State, option: Option) -> Reason | None:
    taken = option[1] in g.home
    return ("home-taken", "A3.4", g.home.index(option[1])) if taken else None


def _take_board(g: State, seat: int) -> None:
    """B4.2 Take a custom board, and draw cards of the three decks to choose from."""
    g.custom_boards -= 1
    g.empire[seat] = "custom"
    for kind, count in enumerate(MAKING.draw):
        deck = g.custom_decks[kind]
        g.custom_decks[kind], drawn = deck[:-count], deck[-count:]
        g.custom_drawn[seat] += drawn
    g.look(seat, g.custom_drawn[seat])


def _offer_more(g: State, count: int) -> None:
    """A3.4, B4.1 Add empires to the offer, as long as the deck has any."""
    for _ in range(count):
        if g.empire_deck:
            card, g.empire_deck = g.empire_deck[-1], g.empire_deck[:-1]
            g.empire_offer += (card,)
            g.reveal((card,))


def _next_to_choose(g: State) -> None:
    place = g.order.index(g.acting) + 1
    if place < g.seats:
        g.acting = g.order[place]
    else:
        g.acting = NOBODY
        g.phase = "customise" if "custom" in g.empire else "settle_in"


def customise(g: State) -> Steps:
    """B4.2 Players with a custom board keep a foundation, two abilities, an action card, simultaneously."""
    makers = [seat for seat in range(g.seats) if g.empire[seat] == "custom"]
    kept: dict[int, list[int]] = {seat: [] for seat in makers}
    for kind, prompt in enumerate(CUSTOM_KINDS):
        first = sum(MAKING.draw[:kind])
        last = first + MAKING.draw[kind]
        answers = yield Together(
            Choice(
                seat,
                f"keep-{prompt}",
                [("keep", card) for card in g.custom_drawn[seat][first:last]],
                MAKING.keep[kind],
                MAKING.keep[kind],
                rule="B4.2",
            )
            for seat in makers
        )
        for seat in makers:
            kept[seat] += [card for _, card in answers[seat]]
    for seat in makers:
        g.reveal(kept[seat])
        g.custom_drawn[seat] = tuple(kept[seat])
        foundation, *abilities, card = (g.name(each) for each in kept[seat])
        g.tell("made-empire", seat, foundation=foundation, abilities=tuple(abilities), card=card)
    g.phase = "settle_in"


def settle_in(g: State) -> Steps:
    """A3.5 Every player gets home planet, population, ships and resources."""
    for seat in g.order:
        _equip(g, seat)
    for seat in g.order:
        foundation, table, abilities = g.makeup[seat]
        g.make_up(seat, (foundation, table, ()))
        for ability in abilities:
            yield from acquire(g, seat, ability) or ()
    g.phase = "missions_dealt" if g.on("missions") else "pirates"


def _equip(g: State, seat: int) -> None:
    pieces, home = EMPIRES[g.pieces[seat]], g.home[seat]
    start, abilities, card, table, resources = _design(g, seat)
    g.make_up(seat, (start.id, table, abilities))
    g.hand[seat] = (*BASIC, card)
    g.ground[home] = (pieces.home.id, "", 0, 0, 0)
    g.own(home, seat)
    g.population[home] = start.population
    g.resources[seat] = resources
    g.levels[seat] = plus(g.levels[seat], start.branch, 1)
    g.supply[seat] = PIECES[table]
    g.take_pieces(seat, FRIGATE, pieces.frigates)
    g.take_pieces(seat, OUTPOST, pieces.outposts)
    if pieces.frigates:  # a corrected empire may begin without a ship
        fleets.put(g, seat, home, FRIGATE, count=pieces.frigates)
    g.outposts[home] = pieces.outposts
    if g.on("revenge"):
        g.resistance[seat] = REVENGE.start_resistance


def _design(g: State, seat: int) -> tuple[Foundation, tuple[str, ...], str, str, Four]:
    """B4.3 The parts of an empire: foundation, abilities, action card, unit table, start resources."""
    if g.empire[seat] != "custom":
        empire = EMPIRES[g.empire[seat]]
        return (
            empire.start,
            empire.abilities,
            empire.card,
            empire.units,
            empire.starts_with(unknown=g.on("unknown"), revenge=g.on("revenge")),
        )
    names = [g.name(card) for card in g.custom_drawn[seat]]
    foundations, abilities = MAKING.keep[0], MAKING.keep[1]
    start = FOUNDATIONS[names[0]]
    chosen = tuple(names[foundations : foundations + abilities])
    card = names[-1]
    printed = [start.resources, *(ABILITIES[name].resources for name in chosen), CARDS[card].resources]
    food, research, production, credits = (sum(column) for column in zip(*printed, strict=True))
    return start, chosen, card, "standard", (food, research, production, credits)


def missions_dealt(g: State) -> Steps:
    """A3.6 All players draw missions and keep some in secret; the others go under the deck."""
    for seat in g.order:
        drawn = g.mission_deck[-N.missions_dealt :]
        g.mission_deck = g.mission_deck[: -N.missions_dealt]
        g.missions[seat] = drawn
        g.look(seat, drawn)
    keep = N.missions_kept
    answers = yield Together(
        Choice(
            seat, "keep-missions", [("mission", card) for card in g.missions[seat]], keep, keep, rule="A3.6"
        )
        for seat in range(g.seats)
    )
    for seat in g.order:
        kept = tuple(card for _, card in answers[seat])
        g.mission_deck = tuple(card for card in g.missions[seat] if card not in kept) + g.mission_deck
        g.missions[seat] = kept
    g.phase = "pirates"


def pirates(g: State) -> Steps:
    """B2.1 With two wormholes, the first player chooses the one with the Pirate Base."""
    holes = [system for system in g.wormholes if system != g.antares]
    if g.on("unknown") and len(holes) == 2:
        first = g.order[0]
        chosen = yield Choice(first, "pirates", [("base", system) for system in holes], rule="B2.1")
        for system in holes:
            kind, count = (BASE, 1) if system == chosen[1] else (RAIDERS, 2)
            spawn(g, system, kind, count)
        g.pirates_found = 2
        g.tell("pirates-placed", first, at=chosen[1])
    g.phase = "new_round"
