"""The phases of a round, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from ...kernel import Choice, Option, Result, Steps, Together
from .components import ALL_TILES, MODULES, ROUNDS, SLOT_PRICES, TERCE, TILES
from .effects import Doing, can_run, installations, run
from .effects.doing import conditions
from .programs import COMPLEXITY, REQUIRED, barred_programs, program_options, without
from .scoring import pays_everywhere
from .setup import deal_to_market
from .state import LEDGER, SCORING, State
from .why import barred_actions

PASS: Option = ("pass",)
END: Option = ("end",)


def next_phase(g: State) -> str | None:
    return None if g.phase == "over" else g.phase


# -- phase 1


def programming(g: State) -> Steps:
    """M4 Both players choose a program in secret; then both are revealed."""
    answers = yield Together((_programs(g, 0), _programs(g, 1)))
    for seat in (0, 1):
        tiles = answers[seat][1:]
        g.program[seat] = g.unresolved[seat] = tiles
        g.active[seat] = without(g.active[seat], tiles)
        if g.host:
            g.tell("programmed", seat, tiles=tiles, complexity=complexity(g, seat))
    g.phase = "order"


def _programs(g: State, seat: int) -> Choice:
    active = g.active[seat]
    return Choice(
        seat, "program", program_options(active), rule="M4.1", why_not=partial(barred_programs, active)
    )


def complexity(g: State, seat: int) -> int:
    """M5.1 The sum of the program's tiles, and what modules change."""
    total = COMPLEXITY[g.program[seat]]
    for owner, _, modifier in g.modifiers("complexity"):
        if owner == seat:
            total += modifier.amount
    return total


# -- phase 2


def order(g: State) -> Steps:
    """M5 Who acts first this round."""
    sums = [complexity(g, 0), complexity(g, 1)]
    g.acting = -1
    for seat in (0, 1):
        if g.hand[seat]:
            yield from window(g, seat, "after_reveal")
    rule = "M5.5"
    if g.acting < 0:
        g.acting = chooser(sums, g.credits)
        rule = "M5.3" if sums[0] == sums[1] else "M5.2"
    if g.acting < 0:
        g.first = g.roll(2, "order")
        g.tell("order-drawn", g.first)
    else:
        chosen = yield Choice(g.acting, "order", [("first", 0), ("first", 1)], rule=rule)
        g.first = chosen[1]
        g.tell("order-chosen", g.acting, player=g.first)
    g.acting = g.first
    g.phase = "actions"


def chooser(sums: list[int], credits: list[int]) -> int:
    """M5.2, M5.3 The lower sum, then fewer credits; -1 when chance decides (M5.4)."""
    for red, blue in (sums, credits):
        if red != blue:
            return 0 if red < blue else 1
    return -1


def window(g: State, seat: int, timing: str) -> Steps:
    """M9.10 The owner of a card for this moment is asked once: play or pass."""
    for module in g.hand[seat]:
        card = MODULES[module]
        doing = Doing(g, seat, "action_modules")
        if card.timing != timing or not can_run(card.effects, doing):
            continue
        chosen = yield Choice(seat, "window", [("play", module), PASS], rule="M9.10", args={"module": module})
        if chosen != PASS:
            yield from play_module(g, seat, module)


def play_module(g: State, seat: int, module: str) -> Steps:
    """M9.3 An action module works once and leaves the game."""
    g.hand[seat] = tuple([card for card in g.hand[seat] if card != module])
    g.gone += (module,)
    g.tell("played", seat, module=module)
    return run(MODULES[module].effects, Doing(g, seat, "action_modules"))


def actions(g: State) -> Steps:
    """M6 One player's action phase: steps in any order until the player ends it."""
    seat = g.acting
    why_not = partial(barred_actions, g, seat)
    while True:
        chosen = yield Choice(seat, "action", action_options(g, seat), rule="M6.1", why_not=why_not)
        word = chosen[0]
        if word == "resolve":
            yield from resolve(g, seat, chosen[1])
        elif word == "use":
            yield from installations.use(g, seat, chosen[1], "regular")
        elif word == "play":
            yield from play_module(g, seat, chosen[1])
        elif word == "run":
            yield from run_free_action(g, seat, chosen[1])
        else:
            break
    end_action_phase(g, seat)


def action_options(g: State, seat: int) -> list[Option]:
    """What the player may do next (M6.1)."""
    certain, conditional, movement_left = tile_options(g.unresolved[seat])
    options = list(certain)
    for tile in conditional:
        if can_run(TILES[tile].effects, Doing(g, seat, "subprograms")):
            options.append(("resolve", tile))
    if "regular" not in dict(g.uses):
        for at in installations.usable(g, seat, "regular"):
            options.append(("use", at))
    for module in g.hand[seat]:
        card_module = MODULES[module]
        if card_module.timing == "own_action" and can_run(
            card_module.effects, Doing(g, seat, "action_modules")
        ):
            options.append(("play", module))
    if g.installed and g.modifiers("free_action"):
        options += [("run", module) for module in free_actions(g, seat)]
    if not movement_left:
        options.append(END)
    return options


@cache
def tile_options(tiles: tuple[str, ...]) -> tuple[tuple[Option, ...], tuple[str, ...], bool]:
    """Of unresolved tiles: the options that are always there, the tiles to look at, and M6.2's compulsion."""
    conditional = tuple(tile for tile in tiles if conditions(TILES[tile].effects))
    certain = tuple(("resolve", tile) for tile in tiles if tile not in conditional)
    return certain, conditional, any(TILES[tile].group == REQUIRED for tile in tiles)


def resolve(g: State, seat: int, tile: str) -> Steps:
    """M6.4 A tile is turned over at once and resolves only once."""
    g.unresolved[seat] = without(g.unresolved[seat], (tile,))
    if g.host:
        g.tell("resolved", seat, tile=tile)
    return run(TILES[tile].effects, Doing(g, seat, "subprograms"))


def free_actions(g: State, seat: int) -> Iterator[str]:
    """M10.11 Own modules whose free action was not used in this phase and can be carried out."""
    for module, (owner, at) in g.installed.items():
        for modifier in MODULES[module].modifiers:
            if (
                modifier.kind == "free_action"
                and owner == seat
                and module not in g.freed
                and can_run(modifier.effects, Doing(g, seat, "modules", at))
            ):
                yield module


def run_free_action(g: State, seat: int, module: str) -> Steps:
    g.freed += (module,)
    return _run_modifier(g, seat, module, "free_action")


def _run_modifier(g: State, seat: int, module: str, kind: str) -> Steps:
    g.tell("ran", seat, module=module)
    at = g.installed[module][1]
    modifier = next(each for each in MODULES[module].modifiers if each.kind == kind)
    return run(modifier.effects, Doing(g, seat, "modules", at))


def end_action_phase(g: State, seat: int) -> None:
    """M6.3, M6.4 What was not resolved is spent all the same."""
    g.unresolved[seat] = ()
    g.uses = []
    g.freed = ()
    if g.host:
        g.tell("ended", seat)
    if seat == g.first:
        g.acting = 1 - seat
    else:
        g.acting = -1
        g.phase = "scoring"


# -- phase 3


def scoring(g: State) -> Steps:
    """M12 Every planet pays, from Alpha to Omega; before that, the window of M9.9."""
    for seat in (g.first, 1 - g.first):
        if g.hand[seat]:
            yield from window(g, seat, "scoring_start")
    for at, paid in enumerate(pays_everywhere(g)):
        if paid != (0, 0):
            _pay_out(g, at, paid)
    g.phase = "end_round"


def _pay_out(g: State, at: int, paid: tuple[int, int]) -> None:
    for seat in (0, 1):
        if paid[seat]:
            g.earn(seat, paid[seat], SCORING)
            if g.host:
                g.tell("paid", seat, credits=paid[seat], at=at)


# -- phase 4


def end_round(g: State) -> Steps:
    """M13 Modules, market, terce."""
    if g.modifiers("end_round"):
        for seat in (g.first, 1 - g.first):
            yield from end_round_modules(g, seat)
    g.acting = g.first = -1
    g.program = [(), ()]
    if g.round == ROUNDS:
        g.phase = "over"
        return
    if g.round == 2 * TERCE:
        open_action_market(g)
    else:
        renew_market(g)
    if g.round % TERCE == 0:
        g.active = [ALL_TILES, ALL_TILES]
        g.tell("terce", terce=g.round // TERCE + 1)
    g.round += 1
    g.phase = "programming"
    g.tell("round", round=g.round)


def end_round_modules(g: State, seat: int) -> Steps:
    """M13.2 The owner is always asked: one more robot is not always better."""
    for module, (owner, at) in list(g.installed.items()):
        for modifier in MODULES[module].modifiers:
            if modifier.kind == "end_round" and owner == seat and g.robots[seat][at] < modifier.below:
                g.acting = seat
                chosen = yield Choice(
                    seat, "end-round", [("run", module), PASS], rule="M13.2", args={"module": module}
                )
                if chosen != PASS:
                    yield from _run_modifier(g, seat, module, "end_round")


def renew_market(g: State) -> None:
    """M13.3–M13.5 The first card goes, the others slide left, new ones fill the gaps."""
    if g.market[0] >= 0:
        g.discards.append(g.market[0])
        g.tell("discarded", module=g.module(g.market[0]))
    left = [card for card in g.market[1:] if card >= 0]
    g.market = left + [-1] * (len(SLOT_PRICES) - len(left))
    for slot in range(len(left), len(SLOT_PRICES)):
        deal_to_market(g, slot)


def open_action_market(g: State) -> None:
    """M13.7 What nobody bought forms the pool; action modules fill the market."""
    g.unbought = [card for card in g.market if card >= 0] + g.discards + g.deck
    g.reveal(g.unbought)
    g.deck, g.action_deck, g.discards = g.action_deck, [], []
    g.market = [-1] * len(SLOT_PRICES)
    for slot in range(len(SLOT_PRICES)):
        deal_to_market(g, slot)


# -- the end


def standing(g: State) -> list[int]:
    return g.credits


def result(g: State) -> Result:
    """M14 Credits, then robots on planets, then what was bought, else a draw."""
    marks = [(g.credits[seat], g.on_planets(seat), g.purchase_value(seat)) for seat in (0, 1)]
    decided_by = "draw"
    for name, red, blue in zip(("credits", "robots", "purchases"), *marks, strict=True):
        if red != blue:
            decided_by = name
            break
    best = 0 if marks[0] > marks[1] else 1
    return Result(
        scores=dict(enumerate(g.credits)),
        ranking=[[0, 1]] if marks[0] == marks[1] else [[best], [1 - best]],
        breakdown={seat: dict(zip(LEDGER, g.ledger[seat], strict=True)) for seat in (0, 1)},
        decided_by=decided_by,
    )


PHASES = {
    "programming": programming,
    "order": order,
    "actions": actions,
    "scoring": scoring,
    "end_round": end_round,
}
