"""Fitting a network to lessons, with PyTorch: on an accelerator where there is one."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np

from .race import Lessons

HIDDEN = (192, 64)
BATCH = 4096
RATE, DECAY = 2e-3, 1e-3
#: How much of what is worked out is left out at random while learning.
DROPOUT = 0.1
#: How much guessing actions and points counts beside guessing who wins.
FORETELLING, POINTS = 0.15, 0.15
#: A margin of so many points counts as one; twice as much is the most.
MARGIN = 15
#: One of so many lessons is kept to see how well the others were learned.
HELD = 10

Layers = list[tuple[Any, Any]]


def fit(lessons: Lessons, epochs: int, seed: int = 1) -> tuple[Layers, dict[str, float]]:
    """A network for these lessons, and how well it does on those that it was not taught."""
    import torch

    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    parts = [torch.from_numpy(np.ascontiguousarray(part)).to(device) for part in lessons]
    held = len(parts[0]) // HELD
    net = _network(parts[0].shape[1], 2 + parts[3].shape[1]).to(device)
    optimiser = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    batches = (len(parts[0]) - held) // BATCH + 1
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, RATE, total_steps=epochs * batches + 1)
    best: Layers = []
    told = {"win": float("inf")}
    for epoch in range(epochs):
        net.train()
        order = torch.randperm(len(parts[0]) - held, device=device) + held
        for at in order.split(BATCH):
            win, actions, points = _losses(net, parts, at)
            optimiser.zero_grad(set_to_none=True)
            (win + FORETELLING * actions + POINTS * points).backward()
            optimiser.step()
            schedule.step()
        net.eval()
        with torch.no_grad():
            win, actions, points = _losses(net, parts, torch.arange(held, device=device))
        if float(win) < told["win"]:
            told = {"epoch": epoch, "win": float(win), "actions": float(actions), "points": float(points)}
            best = _layers(net)
    return best, told


def _network(inputs: int, outputs: int) -> Any:
    from torch import nn

    sizes = [inputs, *HIDDEN, outputs]
    layers: list[Any] = []
    for a, b in pairwise(sizes):
        layers += [nn.Linear(a, b), nn.ReLU(), nn.Dropout(DROPOUT)]
    return nn.Sequential(*layers[:-2])


def _losses(net: Any, parts: list[Any], at: Any) -> tuple[Any, Any, Any]:
    """How wrong the network is about who wins, what is chosen, and by how many points."""
    from torch.nn.functional import binary_cross_entropy_with_logits, cross_entropy, mse_loss

    rows, won, margin, chosen = parts
    out = net(rows[at].float())
    return (
        binary_cross_entropy_with_logits(out[:, 0], won[at]),
        cross_entropy(out[:, 1:-1], chosen[at]),
        mse_loss(out[:, -1], (margin[at] / MARGIN).clamp(-2, 2)),
    )


def _layers(net: Any) -> Layers:
    """The network as plain arrays."""
    return [
        (each.weight.detach().T.cpu().numpy(), each.bias.detach().cpu().numpy())
        for each in net
        if hasattr(each, "weight")
    ]
