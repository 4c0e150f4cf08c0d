"""The training schedule of a network: imitation, self-play, evaluation match."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch

from .. import game as installed
from ..bots.networks.input_encoding import reading_of
from ..bots.outcome_value import outcome_value
from ..parallel import cores_of
from .evaluation_match import Match, share
from .imitation import Demonstration, clone, gather
from .self_play import Hyperparameters, SelfPlay
from .torch_model import Model, spread_of

#: Neurons of the hidden layers.
FIRST, SECOND = 256, 256
EPOCHS = 8


class Plan(NamedTuple):
    """The plan of a training: game, folder, durations."""

    game: str
    seats: int
    out: Path
    #: Seconds of imitation, and of self-play.
    shown: float
    played: float
    #: Deals of the final match, and the seconds a move of a second match with search (0: none).
    deals: int
    think: float
    workers: int
    seed: int
    #: The address of a Ray cluster for self-play; None: this machine.
    ray: str | None = None


def teach(plan: Plan, say: Callable[[str], None]) -> bool:
    """Train a network; returns whether it has replaced the stored one.

    `SEATS.taught` is the checkpoint of the training, `SEATS.npz` the network that plays. A stored network is
    replaced only by one that wins against it.
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
        settings=Hyperparameters(),
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
    """A network that imitates the game's own bot, and the usual lead in points."""
    with tempfile.TemporaryDirectory() as folder:
        examples = gather(
            Demonstration(plan.game, plan.seats, f"{plan.game}-basic", plan.shown),
            plan.workers,
            Path(folder),
            plan.seed,
        )
    lead = max(float(examples.leads.std()), 1e-3)
    reading = reading_of(installed(plan.game), plan.seats)
    model = _model(plan, spread_of(torch.from_numpy(examples.rows), reading), device)
    ends = torch.from_numpy(outcome_value(examples.places, examples.leads, lead, np.tanh))
    clone(model, examples, ends, EPOCHS, device, say)
    return model, lead


def _passed(plan: Plan, model: Model, lead: float, say: Callable[[str], None]) -> bool:
    """Whether it wins against the stored network; a match against the game's own bot is played too."""
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


def _won(plan: Plan, learner: str, other: str, say: Callable[[str], None]) -> float:
    won = share(Match(plan.game, plan.seats, learner, other), plan.deals, plan.workers, f"match/{plan.seed}")
    games = plan.deals * plan.seats
    say(f"{learner}: {won:.1%} of {games} games against {other}; {1 / plan.seats:.1%} is even")
    return won
