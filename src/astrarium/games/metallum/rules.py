"""The phases of a round, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from ...kernel import (
    Choice,
    Op,
    Option,
    Reason,
    Result,
    Steps,
    Together,
    ask,
    barrable,
    barred,
    ranked,
)
from .component_types import REQUIRED, Tile
from .components import ALL_TILES, MODULES, PLACES, ROUNDS, SLOT_PRICES, TERCE, TILES
from .effects import Execution, carry_out, installations
from .option_texts import WORDS
from .programs import COMPLEXITY, bar_program, chooser, program_candidates, program_options, without
from .scoring import pays_everywhere
from .setup import deal_to_market
from .state import LEDGER, SCORING, State
from .vocabulary import Complexity, Effect, EndRound, FreeAction

PASS: Option = ("pass",)
END: Option = ("end",)
#: Ops that may bar an option.
Ops = tuple[Op, ...]


# -- phase 1


def programming(g: State) -> Steps:
    """M4 Both players choose a program in secret; then both are revealed."""
    answers = yield Together((_programs(g, 0), _programs(g, 1)))
    for seat in (0, 1):
        tiles = answers[seat][1:]
        g.program[seat] = g.unresolved[seat] = tiles
        g.active[seat] = without(g.active[seat], tiles)
        if g.listener:
            g.tell("programmed", seat, tiles=tiles, complexity=complexity(g, seat))
    g.phase = "order"


def _programs(g: State, seat: int) -> Choice:
    active = g.active[seat]
    bar, options = partial(bar_program, active), program_options(active)
    return ask(WORDS, g, seat, "program", program_candidates, bar, "M4.1", quick=options)


def complexity(g: State, seat: int) -> int:
    """M5.1 The sum of the program's tiles, and what modules change."""
    total = COMPLEXITY[g.program[seat]]
    for owner, _, modifier in g.modifiers(Complexity):
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
        if g.listener:
            g.tell("order-chosen", g.acting, player=g.first)
    g.acting = g.first
    g.phase = "actions"


def window(g: State, seat: int, timing: str) -> Steps:
    """M9.10 Ask the owner of a card for this moment once: play or pass."""
    for module in g.hand[seat]:
        card = MODULES[module]
        if card.timing != timing or barred(card.effects, Execution(g, seat, card)) is not None:
            continue
        chosen = yield Choice(seat, "window", [("play", module), PASS], rule="M9.10", args={"module": module})
        if chosen != PASS:
            yield from play_module(g, seat, module) or ()
            g.uses = []


def play_module(g: State, seat: int, module: str) -> Steps | None:
    """M9.3 An action module works once and leaves the game."""
    g.hand[seat] = tuple([card for card in g.hand[seat] if card != module])
    g.gone += (module,)
    g.tell("played", seat, module=module)
    card = MODULES[module]
    return carry_out(card.effects, Execution(g, seat, card))


def actions(g: State) -> Steps:
    """M6 One player's action phase: steps in any order until the player ends it."""
    seat = g.acting
    candidates, bar = partial(action_candidates, g, seat), partial(bar_action, g, seat)
    while True:
        chosen = yield ask(WORDS, g, seat, "action", candidates, bar, "M6.1", quick=action_options(g, seat))
        word = chosen[0]
        if word == "resolve":
            steps = resolve(g, seat, chosen[1])
        elif word == "use":
            steps = installations.use(g, seat, chosen[1], "regular")
        elif word == "play":
            steps = play_module(g, seat, chosen[1])
        elif word == "run":
            steps = run_free_action(g, seat, chosen[1])
        else:
            break
        if steps is not None:
            yield from steps
    end_action_phase(g, seat)


def action_candidates(g: State, seat: int) -> Iterator[Option]:
    """All steps of an action phase, barred ones included."""
    yield from (("resolve", tile) for tile in g.program[seat])
    yield from (("use", at) for at in range(PLACES))
    yield from (("play", module) for module in g.hand[seat])
    yield from (("run", module) for module in _with_free_action(g, seat))
    yield END


def action_options(g: State, seat: int) -> list[Option]:
    """The candidates that `bar_action` allows, computed faster."""
    certain, conditional, movement_left = tile_options(g.unresolved[seat])
    options = list(certain)
    for option, tile, conditions in conditional:
        if barred(conditions, Execution(g, seat, tile)) is None:
            options.append(option)
    if not g.uses or "regular" not in dict(g.uses):
        for at in installations.within_range(g, seat, "regular"):
            if installations.bar_in_range(g, seat, at, "regular") is None:
                options.append(("use", at))
    for module in g.hand[seat]:
        if _bar_card(g, seat, module) is None:
            options.append(("play", module))
    if FreeAction in g.force:
        for module in _with_free_action(g, seat):
            if _bar_free_action(g, seat, module) is None:
                options.append(("run", module))
    if not movement_left:
        options.append(END)
    return options


@cache
def tile_options(tiles: tuple[str, ...]) -> tuple[list[Option], list[tuple[Option, Tile, Ops]], bool]:
    """Options of unresolved tiles: unconditional, conditional; whether a movement is left (M6.2)."""
    certain: list[Option] = []
    conditional: list[tuple[Option, Tile, Ops]] = []
    for tile in tiles:
        option = ("resolve", tile)
        if conditions := barrable(TILES[tile].effects):
            conditional.append((option, TILES[tile], conditions))
        else:
            certain.append(option)
    return certain, conditional, any(TILES[tile].group == REQUIRED for tile in tiles)


def bar_action(g: State, seat: int, option: Option) -> Reason | None:
    """The reason why a step cannot be taken now, or None."""
    word, *what = option
    if word == "resolve":
        return _bar_tile(g, seat, what[0])
    if word == "use":
        return installations.bar_use(g, seat, what[0], "regular")
    if word == "play":
        return _bar_card(g, seat, what[0])
    if word == "run":
        return _bar_free_action(g, seat, what[0])
    movement_left = any(TILES[tile].group == REQUIRED for tile in g.unresolved[seat])
    return ("movement-first", "M6.2") if movement_left else None


def _bar_tile(g: State, seat: int, tile: str) -> Reason | None:
    if tile not in g.unresolved[seat]:
        return "resolved", "M6.4", tile
    return barred(TILES[tile].effects, Execution(g, seat, TILES[tile]))


def _bar_card(g: State, seat: int, module: str) -> Reason | None:
    card = MODULES[module]
    if card.timing != "own_action":
        return f"window-{card.timing}", "M9.9"
    return barred(card.effects, Execution(g, seat, card))


def resolve(g: State, seat: int, tile: str) -> Steps | None:
    """M6.4 Resolve a tile, which is turned over first and resolves only once."""
    g.unresolved[seat] = without(g.unresolved[seat], (tile,))
    if g.listener:
        g.tell("resolved", seat, tile=tile)
    return carry_out(TILES[tile].effects, Execution(g, seat, TILES[tile]))


def _with_free_action(g: State, seat: int) -> list[str]:
    """A player's modules on planets that offer a free action."""
    return [
        module
        for module, (owner, _) in g.installed.items()
        if owner == seat and any(isinstance(each, FreeAction) for each in MODULES[module].modifiers)
    ]


def _bar_free_action(g: State, seat: int, module: str) -> Reason | None:
    """M10.11 A free action is available once in a phase, if it can be carried out."""
    if module in g.freed:
        return "freed", MODULES[module].rule, module
    return barred(_offered(module, FreeAction), Execution(g, seat, MODULES[module], g.installed[module][1]))


def run_free_action(g: State, seat: int, module: str) -> Steps | None:
    g.freed += (module,)
    return _run_modifier(g, seat, module, FreeAction)


def _offered(module: str, kind: type[FreeAction | EndRound]) -> tuple[Effect, ...]:
    """The effects in a module's modifier of this kind."""
    return next(each.effects for each in MODULES[module].modifiers if isinstance(each, kind))


def _run_modifier(g: State, seat: int, module: str, kind: type[FreeAction | EndRound]) -> Steps | None:
    g.tell("ran", seat, module=module)
    at = g.installed[module][1]
    return carry_out(_offered(module, kind), Execution(g, seat, MODULES[module], at))


def end_action_phase(g: State, seat: int) -> None:
    """M6.3, M6.4 Unresolved tiles are spent too."""
    g.unresolved[seat] = ()
    g.uses = []
    g.freed = ()
    if g.listener:
        g.tell("ended", seat)
    if seat == g.first:
        g.acting = 1 - seat
    else:
        g.acting = -1
        g.phase = "scoring"


# -- phase 3


def scoring(g: State) -> Steps:
    """M12 First the window of M9.9, then every planet pays, from Alpha to Omega."""
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
            if g.listener:
                g.tell("paid", seat, credits=paid[seat], at=at)


# -- phase 4


def end_round(g: State) -> Steps:
    """M13 Modules, market, terce."""
    if EndRound in g.force:
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
    if g.listener:
        g.tell("round", round=g.round)


def end_round_modules(g: State, seat: int) -> Steps:
    """M13.2 Ask the owner of each end-of-round module: one more robot is not always better."""
    for module, (owner, at) in list(g.installed.items()):
        for modifier in MODULES[module].modifiers:
            if not isinstance(modifier, EndRound) or owner != seat or g.robots[seat][at] >= modifier.below:
                continue
            if barred(modifier.effects, Execution(g, seat, MODULES[module], at)) is not None:
                continue
            g.acting = seat
            chosen = yield Choice(
                seat, "end-round", [("run", module), PASS], rule="M13.2", args={"module": module}
            )
            if chosen != PASS:
                yield from _run_modifier(g, seat, module, EndRound) or ()
                g.uses = []


def renew_market(g: State) -> None:
    """M13.3–M13.5 The first card goes, the others slide left, new ones fill the gaps."""
    if g.market[0] >= 0:
        g.discards.append(g.market[0])
        if g.listener:
            g.tell("discarded", module=g.module(g.market[0]))
    left = [card for card in g.market[1:] if card >= 0]
    g.market = left + [-1] * (len(SLOT_PRICES) - len(left))
    for slot in range(len(left), len(SLOT_PRICES)):
        deal_to_market(g, slot)


def open_action_market(g: State) -> None:
    """M13.7 Unbought modules form the pool; action modules fill the market."""
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
    """M14 Credits, then robots on planets, then the value of purchases, else a draw."""
    marks = [(g.credits[seat], g.on_planets(seat), g.purchase_value(seat)) for seat in (0, 1)]
    breakdown = {seat: dict(zip(LEDGER, g.ledger[seat], strict=True)) for seat in (0, 1)}
    return ranked(marks, ("credits", "robots", "purchases"), breakdown, shared="draw")


PHASES = {
    "programming": programming,
    "order": order,
    "actions": actions,
    "scoring": scoring,
    "end_round": end_round,
}
