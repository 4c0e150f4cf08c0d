"""The network during training, in PyTorch; it is stored as `bots.networks.network.Network`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from ..bots.networks.input_encoding import PICKED, InputEncoding
from ..bots.networks.network import save

#: Scaled amounts are clipped to this range.
FAR = 8.0
NEVER = -1e9


class Model(nn.Module):  # type: ignore[misc]
    """Name embeddings and two hidden layers, with a policy head and a value head."""

    def __init__(self, reading: InputEncoding, spread: Tensor, first: int, second: int) -> None:
        """`spread`: the root mean square of each amount."""
        super().__init__()
        self.reading = reading
        self.register_buffer("amounts", torch.from_numpy(reading.amounts))
        self.register_buffer("scale", 1 / spread)
        self.names = nn.ModuleList([nn.Embedding(each.kinds, each.width) for each in reading.named])
        self.picked = nn.Embedding(reading.actions + 1, PICKED, padding_idx=0)
        self.enter = nn.Linear(reading.width, first)
        self.middle = nn.Linear(first, second)
        self.policy = nn.Linear(second, reading.actions)
        self.value = nn.Linear(second, 1)
        for layer in (self.policy, self.value):
            nn.init.normal_(layer.weight, std=0.01)
            nn.init.zeros_(layer.bias)

    def forward(self, rows: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of the actions, with illegal ones masked; and the value."""
        hidden = self._hidden(rows)
        logits = self.policy(hidden).masked_fill(~legal, NEVER)
        return logits, self.value(hidden).squeeze(-1)

    def _hidden(self, rows: Tensor) -> Tensor:
        whole = rows.long()
        parts = [(rows[:, self.amounts].float() * self.scale).clamp(-FAR, FAR)]
        for named, table in zip(self.reading.named, self.names, strict=True):
            codes = whole[:, named.begin : named.begin + named.length] - named.least
            parts.append(table(codes.clamp(0, named.kinds - 1)).flatten(1))
        parts.append(self.picked(whole[:, self.reading.picked]).sum(1))
        return torch.relu(self.middle(torch.relu(self.enter(torch.cat(parts, 1)))))

    def keep(self, path: Path, lead: float) -> None:
        """Store the network for playing; `lead`: the usual lead in points."""
        arrays: dict[str, Any] = {
            "usual": torch.tensor([lead]),
            "scale": self.scale,
            "picked": self.picked.weight,
            "in": self.enter.weight.T,
            "in-add": self.enter.bias,
            "middle": self.middle.weight.T,
            "middle-add": self.middle.bias,
            "policy": self.policy.weight.T,
            "policy-add": self.policy.bias,
            "value": self.value.weight.T,
            "value-add": self.value.bias,
        }
        for named, table in zip(self.reading.named, self.names, strict=True):
            arrays[f"name-{named.field}"] = table.weight
        plain = {name: np.asarray(each.detach().float().cpu()) for name, each in arrays.items()}
        save(path, self.reading, plain)


def spread_of(rows: Tensor, reading: InputEncoding) -> Tensor:
    """The root mean square of each amount, at least 1; 1 for flags."""
    amounts = rows[:, torch.from_numpy(reading.amounts)].float()
    usual = amounts.square().mean(0).sqrt()
    return torch.where(amounts.abs().amax(0) > 1, usual.clamp(min=1.0), torch.ones_like(usual))
