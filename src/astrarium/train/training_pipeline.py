"""A network's time at school: it copies, it plays against itself, and a match says whether it stays."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import torch

from ... import game as installed
from ...bots.nets.reading import reading_of
from ...clusters import cores_of
from .copying import copy
from .examples import Showing, gather
from .match import Match, share
from .model import Model, spread_of
from .selfplay import Manner, SelfPlay
from .worth import worth

#: Neurons of the hidden layers.
FIRST, SECOND = 256, 256
EPOCHS = 8


class Plan(NamedTuple):
    """What is to be taught, where, and for how long."""

    game: str
    seats: int
    out: Path
    #: Seconds in which the game's own bot shows how it plays, and of games against itself.
    shown: float
    played: float
    #: Deals of the match at the end, and of one in which it thinks so many seconds a move (0: none).
    deals: int
    think: float
    workers: int
    seed: int
    #: The address of a cluster on which it plays against itself; None: here.
    ray: str | None = None


def teach(plan: Plan, say: Callable[[str], None]) -> bool:
    """Teach a network; whether it has replaced the one that was there.

    `SEATS.taught` is where it is gone on from, `SEATS.npz` what is played with. Where that is there already,
    it is replaced only by one that wins against it.
    """
    torch.manual_seed(plan.seed)
    torch.set_float32_matmul_precision("high")
    device = "cuda" if torch.cuda.is_available() else "cpu"
    taught = plan.out / f"{plan.seats}.taught"
    if taught.is_file():
        kept = torch.load(taught, map_location=device, weights_only=True)
        model, lead = _model(plan, kept["network"]["scale"].reciprocal(), device), float(kept["lead"])
        model.load_state_dict(kept["network"])
        say(f"{taught}: going on")
    else:
        model, lead = _beginner(plan, device, say)
    lessons = SelfPlay(
        model,
        plan.game,
        plan.seats,
        lead,
        manner=Manner(),
        workers=plan.workers if plan.ray is None else cores_of(plan.ray),
        ray=plan.ray,
        device=device,
        seed=plan.seed,
    )
    try:
        lessons.learn(plan.played, say)
    finally:
        lessons.close()
        torch.save({"network": model.state_dict(), "lead": lead}, taught)
    return _passed(plan, model, lead, say)


def _model(plan: Plan, spread: torch.Tensor, device: str) -> Model:
    model = Model(reading_of(installed(plan.game), plan.seats), spread, FIRST, SECOND)
    model.to(device)
    return model


def _beginner(plan: Plan, device: str, say: Callable[[str], None]) -> tuple[Model, float]:
    """A network that plays like the game's own bot, and the lead in points that is usual."""
    with tempfile.TemporaryDirectory() as folder:
        examples = gather(
            Showing(plan.game, plan.seats, f"{plan.game}-basic", plan.shown),
            plan.workers,
            Path(folder),
            plan.seed,
        )
    lead = max(float(examples.leads.std()), 1e-3)
    reading = reading_of(installed(plan.game), plan.seats)
    model = _model(plan, spread_of(torch.from_numpy(examples.rows), reading), device)
    ends = torch.from_numpy(worth(examples.places, examples.leads, lead))
    copy(model, examples, ends, EPOCHS, device, say)
    return model, lead


def _passed(plan: Plan, model: Model, lead: float, say: Callable[[str], None]) -> bool:
    """Whether it wins against the network that was there; against the game's own bot it is measured, too."""
    kept, new = plan.out / f"{plan.seats}.npz", plan.out / f"{plan.seats}.new.npz"
    model.keep(new, lead)
    if kept.is_file() and _won(plan, str(new), str(kept), say) <= 1 / plan.seats:
        say(f"{kept} stays as it was; the new one is {new}")
        return False
    _won(plan, str(new), f"{plan.game}-basic", say)
    if plan.think:
        _won(plan, f"{new}@{plan.think:g}", f"{plan.game}-basic", say)
    new.replace(kept)
    return True


def _won(plan: Plan, pupil: str, other: str, say: Callable[[str], None]) -> float:
    won = share(Match(plan.game, plan.seats, pupil, other), plan.deals, plan.workers, f"match/{plan.seed}")
    games = plan.deals * plan.seats
    say(f"{pupil}: {won:.1%} of {games} games against {other}; {1 / plan.seats:.1%} is even")
    return won
