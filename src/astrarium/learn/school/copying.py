"""The first term: do as the game's own bot does, and foresee how its games end."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import torch
from torch import Tensor
from torch.nn.functional import cross_entropy, mse_loss

from .examples import Examples
from .model import Model

BATCH = 4096


def copy(
    model: Model, examples: Examples, worth: Tensor, epochs: int, device: str, say: Callable[[str], None]
) -> None:
    """Learn from examples; one in twenty is kept back to see how well it goes."""
    actions = model.reading.actions
    order = np.random.default_rng(1).permutation(len(examples.actions))
    kept_back = max(1, len(order) // 20)
    rows = torch.from_numpy(examples.rows).to(device)
    legal = torch.from_numpy(examples.legal).to(device)
    done = torch.from_numpy(examples.actions).long().to(device)
    worth = worth.to(device)
    held, used = order[:kept_back], torch.from_numpy(order[kept_back:]).to(device)
    steps = epochs * (len(used) // BATCH + 1)
    rule = torch.optim.AdamW(model.parameters(), lr=1e-3, weight_decay=1e-3)
    pace = torch.optim.lr_scheduler.OneCycleLR(rule, 2e-3, total_steps=steps)
    for _ in range(epochs):
        for part in used[torch.randperm(len(used), device=device)].split(BATCH):
            logits, value = model(rows[part], unpacked(legal[part], actions))
            loss = cross_entropy(logits, done[part]) + 0.5 * mse_loss(value, worth[part])
            rule.zero_grad()
            loss.backward()
            rule.step()
            pace.step()
    with torch.no_grad():
        part = torch.from_numpy(held).to(device)
        logits, value = model(rows[part], unpacked(legal[part], actions))
        same = (logits.argmax(1) == done[part]).float().mean().item()
        explained = 1 - (mse_loss(value, worth[part]) / worth[part].var()).item()
    say(f"copied {len(order):,} decisions: {same:.1%} the same, {explained:.2f} of the end foreseen")


def unpacked(bits: Tensor, actions: int) -> Tensor:
    """Masks out of bits, eight to a byte, the highest first."""
    shifts = torch.arange(7, -1, -1, device=bits.device, dtype=torch.uint8)
    return ((bits[:, :, None] >> shifts) & 1).flatten(1)[:, :actions].bool()
