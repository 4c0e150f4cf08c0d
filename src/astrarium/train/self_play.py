"""Self-play training with PPO, on many games in parallel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.distributions import Categorical
from torch.nn.functional import mse_loss

from ..bots.outcome_value import batch_values
from ..learn.batch import Batch
from .torch_model import Model


@dataclass(frozen=True, slots=True)
class Hyperparameters:
    """The settings of PPO.

    games     parallel games per process; one half is played while the model evaluates the other
    steps     decisions in each game between two updates
    trace     the λ of generalised advantage estimation (GAE)
    clip      clip range of the probability ratio
    curious   initial weight of the entropy bonus; it decays to a tenth
    rate      initial learning rate; it decays to a tenth
    """

    games: int = 128
    steps: int = 96
    epochs: int = 2
    parts: int = 12
    trace: float = 0.95
    clip: float = 0.2
    curious: float = 0.01
    rate: float = 4e-4


class Half(NamedTuple):
    """Half of the games, with the steps since the last update."""

    played: Batch
    rows: Tensor
    legal: Tensor
    actions: Tensor
    odds: Tensor
    values: Tensor
    seats: Tensor
    ends: Tensor
    ended: Tensor


class SelfPlay:
    """A model that plays against itself."""

    def __init__(
        self,
        model: Model,
        game: str,
        seats: int,
        usual: float,
        *,
        settings: Hyperparameters,
        workers: int,
        ray: str | None = None,
        device: str,
        seed: int,
    ) -> None:
        """`usual`: a usual lead in points."""
        self.model, self.settings, self.device = model, settings, device
        self._seats, self._usual = seats, usual
        self._rule = torch.optim.Adam(model.parameters(), lr=settings.rate, eps=1e-5)
        games = workers * settings.games // 2
        self.halves = [
            self._half(Batch(game, games, workers=workers, ray=ray, seats=seats, seed=2 * seed + half))
            for half in range(2)
        ]
        self.decisions = self.games = 0

    def _half(self, played: Batch) -> Half:
        steps, games, device = self.settings.steps, played.games, self.device

        def room(*shape: int, dtype: torch.dtype) -> Tensor:
            return torch.zeros(steps, games, *shape, dtype=dtype, device=device)

        return Half(
            played,
            room(played.sight.size, dtype=torch.int16),
            room(played.sight.actions, dtype=torch.bool),
            room(dtype=torch.int64),
            room(dtype=torch.float32),
            room(dtype=torch.float32),
            room(dtype=torch.int64),
            room(self._seats, dtype=torch.float32),
            room(dtype=torch.bool),
        )

    def learn(self, seconds: float, say: Callable[[str], None]) -> None:
        """Play and learn for this number of seconds."""
        begun = told = monotonic()
        while (past := monotonic() - begun) < seconds:
            left = 1 - 0.9 * past / seconds
            for group in self._rule.param_groups:
                group["lr"] = self.settings.rate * left
            self._collect()
            figures = self._improve(self.settings.curious * left)
            if monotonic() - told > 15:
                told = monotonic()
                pace = self.decisions / (monotonic() - begun)
                say(f"{monotonic() - begun:4.0f} s  {self.games:,} games  {pace:,.0f} decisions/s  {figures}")

    def close(self) -> None:
        for half in self.halves:
            half.played.close()

    # -- playing

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _collect(self) -> None:
        """Collect the steps of all games; one half is played while the model evaluates the other."""
        for step in range(self.settings.steps):
            for half in self.halves:
                if step:
                    half.played.receive()
                    self._note_ends(half, step - 1)
                half.played.send(self._decide(half, step))
        for half in self.halves:
            half.played.receive()
            self._note_ends(half, self.settings.steps - 1)

    def _decide(self, half: Half, step: int) -> np.ndarray[Any, Any]:
        rows = torch.from_numpy(half.played.observations).to(self.device)
        legal = torch.from_numpy(half.played.masks).to(self.device).bool()
        logits, values = self.model(rows, legal)
        choice = Categorical(logits=logits)
        actions = choice.sample()
        half.rows[step], half.legal[step], half.actions[step] = rows, legal, actions
        half.odds[step], half.values[step] = choice.log_prob(actions), values
        half.seats[step] = torch.from_numpy(half.played.seats).to(self.device)
        return np.asarray(actions.cpu())

    def _note_ends(self, half: Half, step: int) -> None:
        played = half.played
        ended = played.ended.copy()
        half.ended[step] = torch.from_numpy(ended).to(self.device)
        half.ends[step] = 0
        if ended.any():
            values = batch_values(played.rewards, played.points, self._usual, np.tanh, np.maximum)
            half.ends[step] = torch.from_numpy(np.stack(values, 1)).to(self.device)
        self.decisions += played.games
        self.games += int(ended.sum())

    # -- learning

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def _advantages(self, half: Half) -> tuple[Tensor, Tensor]:
        """The advantage of each decision, and whether its outcome is known."""
        games, settings = half.played.games, self.settings
        every = torch.arange(games, device=self.device)
        following = torch.zeros(games, self._seats, device=self.device)
        gained = torch.zeros_like(following)
        known = torch.zeros(games, self._seats, dtype=torch.bool, device=self.device)
        better = torch.zeros_like(half.values)
        counts = torch.zeros_like(half.ended)
        for step in range(settings.steps - 1, -1, -1):
            ended, seat = half.ended[step], half.seats[step]
            following[ended], gained[ended], known[ended] = half.ends[step][ended], 0, True
            value = half.values[step]
            best = following[every, seat] - value + settings.trace * gained[every, seat]
            counts[step] = known[every, seat]
            better[step] = best
            following[every, seat], gained[every, seat] = value, best
            known[every, seat] = True
        return better, counts

    def _improve(self, curious: float) -> str:
        settings = self.settings
        found = [self._advantages(half) for half in self.halves]
        better = torch.cat([each[0].flatten() for each in found])
        counts = torch.cat([each[1].flatten() for each in found])
        rows, legal, actions, odds, values = (
            torch.cat([getattr(half, name).flatten(0, 1) for half in self.halves])
            for name in ("rows", "legal", "actions", "odds", "values")
        )
        aims = values + better
        usable = counts.nonzero().squeeze(1)
        noted = []
        for _ in range(settings.epochs):
            for part in usable[torch.randperm(len(usable), device=self.device)].chunk(settings.parts):
                gain = better[part]
                gain = (gain - gain.mean()) / (gain.std() + 1e-6)
                logits, value = self.model(rows[part], legal[part])
                choice = Categorical(logits=logits)
                ratio = (choice.log_prob(actions[part]) - odds[part]).exp()
                bounded = ratio.clamp(1 - settings.clip, 1 + settings.clip)
                policy = -torch.min(ratio * gain, bounded * gain).mean()
                open_ways = choice.entropy().mean()
                off = mse_loss(value, aims[part])
                loss = policy + 0.5 * off - curious * open_ways
                self._rule.zero_grad()
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.model.parameters(), 0.5)
                self._rule.step()
                noted.append(
                    (open_ways.detach(), off.detach(), ((ratio - 1).abs() > settings.clip).float().mean())
                )
        ways, off, bound = (torch.stack(column).mean().item() for column in zip(*noted, strict=True))
        return f"entropy {ways:.3f}  value off {off:.3f}  bounded {bound:.2f}"
