"""How a bot that was made by hand learns: its numbers are fitted to games, and a match says what stays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from ...bots.novices import novice_of
from ...bots.numbers import Kept, Numbers, read, save
from .fitting import Lesson, fit, gather
from .match import Match, share


class Plan(NamedTuple):
    """What is to be fitted, where it is kept, and to how many games, so many times."""

    game: str
    seats: int
    out: Path
    games: int
    terms: int
    #: Deals of each match.
    deals: int
    workers: int
    seed: int
    #: The address of a cluster on which the games are played that are learned from; None: here.
    ray: str | None = None


def teach(plan: Plan, say: Callable[[str], None]) -> None:
    """Fit the numbers of a game's own bot, term by term; `fitted.json` holds what came of the last good one.

    In every term the bot plays against itself, each player wrong in its own way about what things are worth,
    and numbers are changed so that positions foretell better how these games ended. What comes of it stays
    only when it wins against what was there; from that the next term goes on, in another run as well.
    """
    numbers = Numbers(novice_of(plan.game))
    kept, new = plan.out / "fitted.json", plan.out / "fitted.new.json"
    while True:
        best = read(kept) if kept.is_file() else Kept("", 0, numbers.data(novice_of(plan.game).weights))
        term = best.terms + 1
        if term > plan.terms:
            return
        logs = numbers.logs(numbers.changed(best.numbers))
        lesson = Lesson(plan.game, plan.seats, tuple(logs), f"fit/{plan.seed}/{term}")
        found = fit(gather(lesson, plan.games, plan.workers, plan.ray))
        say(f"term {term}: foretold leads were off by {found.before:.2f} (squared), now {found.after:.2f}")
        fitted = numbers.times([log + change for log, change in zip(logs, found.change, strict=True)])
        save(new, Kept(command(plan), term, numbers.data(fitted)))
        if not _won(plan, new, kept, say):
            say(f"that is not enough; the new numbers are {new}")
            return
        new.replace(kept)


def command(plan: Plan) -> str:
    """The command that makes the same again."""
    how = f"--out FOLDER --seats {plan.seats} --games {plan.games} --terms {plan.terms}"
    return f"astrarium train {plan.game} --judge {how} --deals {plan.deals} --seed {plan.seed}"


def _won(plan: Plan, new: Path, kept: Path, say: Callable[[str], None]) -> bool:
    """Whether the new numbers win against those that were there; the bot itself is met in any case."""
    basic = f"{plan.game}-basic"
    shares = [_share(plan, new, other, say) for other in ([str(kept), basic] if kept.is_file() else [basic])]
    return shares[0] > 1 / plan.seats


def _share(plan: Plan, new: Path, other: str, say: Callable[[str], None]) -> float:
    won = share(Match(plan.game, plan.seats, str(new), other), plan.deals, plan.workers, f"match/{plan.seed}")
    say(f"{new.name}: {won:.1%} of {plan.deals * plan.seats} games against {Path(other).name}")
    return won
