"""`astrarium lab`: what a variant changes, measured on the same deals with and without it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated, Any, TypeAlias

import typer
from rich.console import Console

from .. import bots as players
from .. import game as game_of
from ..kernel import BadSetup, Game, Text, write_whole
from ..kernel.data import component_files
from ..kernel.data.variant import COPY_OF, Variant
from ..localization import choose_language, component_name, player
from ..parallel import cores
from ..progress import bar
from .argument_checks import check_number, check_seed, check_target, put_json
from .balance import balance_of
from .estimates import Estimate
from .game_runner import Sitting
from .lab_runner import Plan, looks
from .paired_estimates import FEW, Arm, Change, Comparison, Component, means
from .report.tables import ReportTable
from .report.terminal import grid
from .report.wording import NOTHING, Wording
from .schedule import read_options

#: How far from its present value a field is searched.
REACH = 8
STYLES = {"stronger": "red", "weaker": "red", "mixed": "yellow", "even": "green", "open": "dim"}


def lab(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    bot: Annotated[
        str | None, typer.Option(help="Who plays, on all seats; the game's own bot if not given.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(help="Players; two (or the fewest the game allows) if not given.")
    ] = None,
    deals: Annotated[int, typer.Option(help="The most deals; each is played with and without it.")] = 2000,
    seconds: Annotated[int, typer.Option(help="The most seconds, of each study.")] = 60,
    find: Annotated[
        str | None,
        typer.Option(
            metavar="FIELD",
            help="Search this field of the changed component (cost, vp) for the value at which it is as "
            "strong as printed.",
        ),
    ] = None,
    watch: Annotated[
        list[str] | None, typer.Option(metavar="ID", help="Follow this component, too, changed or not.")
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same deals.")] = "0",
    option: Annotated[list[str] | None, typer.Option(help="A setting of the game, as name=value.")] = None,
    jobs: Annotated[int | None, typer.Option(help="Processes; all cores if not given.")] = None,
    json: Annotated[
        str | None, typer.Option(help="Write the figures as JSON to this file; - prints them.")
    ] = None,
) -> None:
    """Compare a variant (--variant FILE) with the printed game: bots play every deal in both.

    A study ends when its answer is settled, or after so many deals or seconds. Looking early does not make
    its answer less certain.
    """
    kind = game_of(game)
    variant = component_files.variant(kind.id)
    if variant is None:
        raise BadSetup("shell-lab-nothing", game=kind.id)
    seats = kind.check_seats(max(2, kind.seats[0]) if seats is None else seats)
    bot = f"{kind.id}-basic" if bot is None else bot
    players.kind_of(players.load(bot), kind.id)
    check_target(json)
    options = kind.check_setup(seats, read_options(kind, option or []))
    plan = Plan(
        [
            Sitting(kind.id, options, check_seed(seed), deal, (bot,) * seats)
            for deal in range(check_number("--deals", deals))
        ],
        check_number("--seconds", seconds),
        cores() if jobs is None else check_number("--jobs", jobs),
        _watched(variant, watch or []),
    )
    tell, console = Wording(kind, choose_language()), Console()
    place = None if find is None else _place(variant, find)
    try:
        found, changed = study(plan, tell)
        if json != "-":
            _print(console, tell, bot, found, changed)
        values = {} if place is None else search(plan, variant, place, found, tell)
    except players.BotFault as fault:
        raise fault.of(kind) from None
    if json is not None:
        tried = {str(value): each.to_json() for value, each in values.items()}
        put_json(json, {"variant": variant.to_json(), **found.to_json(), "tried": tried})
    if values and json != "-":
        _print_values(console, tell, str(find), values)


def _watched(variant: Variant, more: list[str]) -> list[tuple[str, str]]:
    """The components to follow: their ids in the printed game and in the variant."""
    fields = {id: of for table in variant.components.values() for id, of in table.items()}
    return [(str(of.get(COPY_OF, id)), id) for id, of in fields.items()] + [
        (id, id) for id in more if id not in fields
    ]


def study(plan: Plan, tell: Wording) -> tuple[Comparison, Arm]:
    """Play until the answer is settled, or as long as the plan allows; also the games of the variant."""
    with bar(tell.game.id, len(plan.sittings)) as shown:
        for state in looks(plan):
            found = state[0]
            gains = [tell.gain(worth_of(each)) for each in found.components]
            shown.reach(found.deals, "  ".join(gains))
    return state


# -- the value of a field at which a component is even

Place: TypeAlias = tuple[str, str, str, str]


def _place(variant: Variant, name: str) -> Place:
    places = [(table, id) for table, of in variant.components.items() for id in of]
    if len(places) != 1:
        raise BadSetup("shell-lab-one", count=len(places))
    ((table, id),) = places
    if type(_value(variant, ("components", table, id, name))) is not int:
        raise BadSetup("shell-lab-field", field=name, name=id)
    return "components", table, id, name


def _value(variant: Variant, place: Place) -> Any:
    """The value of a field in the box of the variant in use."""
    box = component_files.corrected(variant.game) or {}
    return next((row.get(place[3]) for row in box[place[1]] if row.get("id") == place[2]), None)


def search(
    plan: Plan, variant: Variant, place: Place, found: Comparison, tell: Wording
) -> dict[int, Comparison]:
    """Studies of other values of a field, halving the distance between stronger and weaker than printed."""
    present = _value(variant, place)
    fitting = [
        value
        for value in range(present - REACH, present + REACH + 1)
        if component_files.refused(variant.game, variant.put(place, value)) is None
    ]
    tried = {present: found}
    with TemporaryDirectory(prefix="astrarium-") as folder:
        while (value := next_value(fitting, tried)) is not None:
            file = Path(folder) / "tried.toml"
            write_whole(file, variant.put(place, value).to_toml())
            tried[value] = _study_of(plan, file, tell)
    return dict(sorted(tried.items()))


def next_value(fitting: Sequence[int], tried: Mapping[int, Comparison]) -> int | None:
    """The value to try next: an end, then the middle between two neighbours of opposite signs."""
    for end in (fitting[0], fitting[-1]):
        if end not in tried:
            return end
    known = sorted(tried)
    for low, high in pairwise(known):
        between = fitting[fitting.index(low) + 1 : fitting.index(high)]
        if between and gain_of(tried[low]) * gain_of(tried[high]) < 0:
            return between[len(between) // 2]
    return None


def worth_of(component: Component) -> Estimate | None:
    """The points by which a component is stronger than printed."""
    return None if component.worth is None else component.worth.gain


def gain_of(found: Comparison) -> float:
    """The points by which the first component is stronger than printed; 0 if unknown."""
    worth = found.components[0].worth
    return 0.0 if worth is None else worth.gain.value


def _study_of(plan: Plan, file: Path, tell: Wording) -> Comparison:
    in_use = os.environ[component_files.IN_USE]
    component_files.use(file)
    try:
        return study(plan, tell)[0]
    finally:
        os.environ[component_files.IN_USE] = in_use


# -- output


def _print(console: Console, tell: Wording, bot: str, found: Comparison, changed: Arm) -> None:
    console.print(tell("shell-lab-facts", deals=found.deals, bot=bot), highlight=False)
    for each in found.components:
        name = component_name(tell.game, each.id, tell.language)
        gain = tell.gain(worth_of(each))
        taken = tell.gain(None if each.taken is None else _scaled(each.taken.gain, 100))
        said = tell(f"shell-lab-{each.answer}", name=name, gain=gain, taken=taken)
        console.print(said, style=STYLES[each.answer], highlight=False)
        below, all_of = rank(tell.game, each.id, changed)
        if all_of > 1 and each.worth is not None:
            console.print(tell("shell-lab-rank", name=name, below=below, all=all_of - 1), highlight=False)
        if each.taken is None and each.worth is None:
            continue
        rows = [
            _row(tell, "shell-lab-taken", each.taken, 100),
            _row(tell, "shell-lab-worth", each.worth),
            _row(tell, "shell-lab-won", each.won, 100),
        ]
        console.print(grid(ReportTable((name, *_head(tell)), rows)))
    seats = [
        _row(tell, "shell-arena-won-from", each, 100, player=player(seat))
        for seat, each in enumerate(found.seats)
    ]
    games = [
        _row(tell, "shell-lab-points", found.points),
        _row(tell, "shell-lab-rounds", found.rounds),
        _row(tell, "shell-lab-decisions", found.decisions),
    ]
    console.print(grid(ReportTable((tell("shell-balance-games"), *_head(tell)), [*seats, *games])))


def rank(game: Game, id: str, arm: Arm) -> tuple[int, int]:
    """Of all components of its kind that were often taken: how many are worth less, and their number."""
    balance = balance_of(game, arm.played)
    for kind in () if balance is None else balance.kinds:
        groups = {each.id: each.worth_score for each in kind.groups if each.seats >= FEW}
        own = next((each for each in groups if means(each, id)), None)
        mine = None if own is None else groups[own]
        if mine is not None:
            worth = [each.value for each in groups.values() if each is not None]
            return sum(value < mine.value for value in worth), len(worth)
    return 0, 0


def _head(tell: Wording) -> tuple[str, str, str]:
    return tell("shell-lab-printed"), tell("shell-lab-changed"), tell("shell-lab-gain")


def _row(tell: Wording, id: str, shown: Change | None, scale: int = 1, **args: Text) -> list[str]:
    name = tell(id, **args)
    if shown is None:
        return [name, NOTHING, NOTHING, NOTHING]
    before, after, gain = (_scaled(each, scale) for each in (shown.before, shown.after, shown.gain))
    return [name, tell.mean(before), tell.mean(after), tell.gain(gain)]


def _scaled(shown: Estimate, scale: int) -> Estimate:
    low, high = (None if end is None else end * scale for end in (shown.low, shown.high))
    return Estimate(shown.value * scale, low, high)


def _print_values(console: Console, tell: Wording, name: str, tried: Mapping[int, Comparison]) -> None:
    rows = [
        [
            str(value),
            tell.gain(worth_of(found.components[0])),
            str(found.deals),
        ]
        for value, found in tried.items()
    ]
    console.print(grid(ReportTable((name, tell("shell-lab-gain"), tell("shell-lab-deals")), rows)))
    known = {value: abs(gain_of(found)) for value, found in tried.items() if found.components[0].worth}
    if known:
        console.print(tell("shell-lab-even-at", field=name, value=min(known, key=lambda value: known[value])))
