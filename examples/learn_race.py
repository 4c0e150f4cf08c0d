"""Learn the first game of Race for the Galaxy against random play, in one file and in plain NumPy.

    python examples/learn_race.py --minutes 5

Proximal policy optimisation as short as it can be written: one hidden layer, a head for the policy and one
for the value, rewards at the end of a game only. Prints the share of games won, a line every few seconds.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

import astrarium

GAME, OPTIONS = "race", {"first_game": True}
GAMES, HIDDEN = 128, 128
#: Learn when so many decisions of ended games are there; from each so many times, in so large parts.
BATCH, EPOCHS, PART = 8192, 3, 1024
RATE, CLIP, ENTROPY = 7e-4, 0.2, 0.003


class Policy:
    """A small network with Adam."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.weights = {
            "w": rng.normal(0, 1 / np.sqrt(inputs), (inputs, HIDDEN)),
            "b": np.zeros(HIDDEN),
            "policy": rng.normal(0, 0.01, (HIDDEN, actions)),
            "bias": np.zeros(actions),
            "value": np.zeros(HIDDEN),
        }
        self.weights = {name: each.astype(np.float32) for name, each in self.weights.items()}
        self.first = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.second = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.steps = 0

    def __call__(self, rows: Any, masks: Any) -> tuple[Any, Any, Any]:
        """The hidden layer, how likely each action is, and the value."""
        hidden = np.maximum(rows @ self.weights["w"] + self.weights["b"], 0)
        logits = hidden @ self.weights["policy"] + self.weights["bias"]
        logits = np.where(masks, logits, -1e9)
        odds = np.exp(logits - logits.max(1, keepdims=True))
        return hidden, odds / odds.sum(1, keepdims=True), hidden @ self.weights["value"]

    def learn(self, rows: Any, masks: Any, actions: Any, before: Any, outcome: Any) -> None:
        """One step: towards actions that went better than expected, and values that are right."""
        hidden, odds, value = self(rows, masks)
        at = np.arange(len(rows))
        gain = outcome - value
        gain = (gain - gain.mean()) / (gain.std() + 1e-6)
        ratio = odds[at, actions] / before
        open_ = ~(((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP)))
        slope = -(gain * ratio * open_)[:, None] * -odds
        slope[at, actions] -= gain * ratio * open_
        logs = np.log(odds + 1e-9)
        slope += ENTROPY * odds * (logs - (odds * logs).sum(1, keepdims=True))
        slope /= len(rows)
        error = (value - outcome) / len(rows)
        back = (slope @ self.weights["policy"].T + error[:, None] * self.weights["value"]) * (hidden > 0)
        self._descend(
            {
                "policy": hidden.T @ slope,
                "bias": slope.sum(0),
                "value": hidden.T @ error,
                "w": rows.T @ back,
                "b": back.sum(0),
            }
        )

    def _descend(self, slopes: dict[str, Any]) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope**2 - self.second[name])
            first = self.first[name] / (1 - 0.9**self.steps)
            second = self.second[name] / (1 - 0.999**self.steps)
            self.weights[name] -= (RATE * first / (np.sqrt(second) + 1e-8)).astype(np.float32)


def main() -> None:
    words = argparse.ArgumentParser(description="Learn Race's first game against random play.")
    words.add_argument("--minutes", type=float, default=5)
    words.add_argument("--workers", type=int, default=0, help="processes that play")
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()
    rng = np.random.default_rng(asked.seed)
    with astrarium.batch(GAME, GAMES, options=OPTIONS, workers=asked.workers, seed=asked.seed) as played:
        _, most = played.sight.bounds()
        scale = 1 / np.maximum(np.minimum(most, 20), 1).astype(np.float32)
        policy = Policy(played.sight.size, played.sight.actions, rng)
        learner = np.arange(GAMES) % 2  # in half of the games it is the one seat, in half the other
        ways: list[list[Any]] = [[] for _ in range(GAMES)]
        lessons: list[Any] = []
        won: list[float] = []
        begun = told = time.monotonic()
        while time.monotonic() - begun < 60 * asked.minutes:
            actions = played.random_actions(rng)
            own = np.flatnonzero(played.seats == learner)
            if len(own):
                rows, masks = played.observations[own] * scale, played.masks[own] > 0
                _, odds, _ = policy(rows, masks)
                chosen = (odds.cumsum(1) > rng.random((len(own), 1))).argmax(1)
                actions[own] = chosen
                for at, game in enumerate(own):
                    step = (rows[at], masks[at], chosen[at], odds[at, chosen[at]])
                    ways[game].append(step)
            played.step(actions)
            for game in np.flatnonzero(played.ended):
                outcome = float(played.rewards[game, learner[game]])
                won.append((outcome + 1) / 2)
                lessons += [(*step, outcome) for step in ways[game]]
                ways[game] = []
            if len(lessons) >= BATCH:
                parts = [np.array(part) for part in zip(*lessons, strict=True)]
                for _ in range(EPOCHS):
                    order = rng.permutation(len(lessons))
                    for at in np.array_split(order, max(1, len(order) // PART)):
                        policy.learn(*(part[at] for part in parts))
                lessons = []
            if time.monotonic() - told > 10 and won:
                told = time.monotonic()
                share = 100 * np.mean(won[-500:])
                print(
                    f"{told - begun:5.0f} s  {len(won):6} games  {share:5.1f} % of the last won", flush=True
                )


if __name__ == "__main__":
    main()
