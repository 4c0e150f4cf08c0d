"""A first learner: MaskablePPO of Stable-Baselines3 learns a game against random play.

    pip install "astrarium[learn]" sb3-contrib
    python examples/first_learner.py --steps 80000

It learns one seat of the game. Before it begins, and as often as is asked for after that, it plays deals that
it does not learn from, and a line says how many of them it won. `--svg FILE` draws these lines as a curve.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import astrarium.learn.gym  # noqa: F401  (registers Astrarium-v0)

#: Deals to judge by have other seeds than those to learn from.
JUDGED = 1_000_000


class Scaled(gymnasium.ObservationWrapper):
    """Rows between -1 and 1: counts of cards and points are of very different sizes."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        least, most = env.observation_space.low, env.observation_space.high
        self._most = np.maximum(np.maximum(np.abs(least), np.abs(most)), 1).astype(np.float32)
        self.observation_space = gymnasium.spaces.Box(-1.0, 1.0, most.shape, np.float32)

    def observation(self, row: Any) -> Any:
        return np.clip(row / self._most, -1.0, 1.0).astype(np.float32)

    def action_masks(self) -> Any:
        return self.unwrapped.action_masks()


def environment(game: str, options: dict[str, Any], opponent: str) -> gymnasium.Env:
    return Scaled(gymnasium.make("Astrarium-v0", game=game, opponent=opponent, options=options))


def won(model: MaskablePPO, env: gymnasium.Env, games: int) -> float:
    """The share of games won, a draw half, in deals that are always the same."""
    points = 0.0
    for number in range(games):
        row, _ = env.reset(seed=JUDGED + number)
        over = cut = False
        reward = 0.0
        while not (over or cut):
            action, _ = model.predict(row, action_masks=env.action_masks())
            row, reward, over, cut, _ = env.step(int(action))
        points += 1.0 if reward > 0 else 0.5 if reward == 0 else 0.0
    return points / games


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    words.add_argument("--game", default="race")
    words.add_argument("--opponent", default="random")
    words.add_argument("--steps", type=int, default=80_000, help="decisions to learn from")
    words.add_argument("--looks", type=int, default=4, help="how often it is judged meanwhile")
    words.add_argument("--games", type=int, default=100, help="deals that it is judged by")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--svg", help="a file for the curve")
    asked = words.parse_args()

    torch.set_num_threads(1)
    options = {"first_game": True} if asked.game == "race" else {}
    many = DummyVecEnv([lambda: environment(asked.game, options, asked.opponent)] * 8)
    judge = environment(asked.game, options, asked.opponent)
    model = MaskablePPO(
        "MlpPolicy",
        many,
        seed=asked.seed,
        n_steps=512,
        batch_size=512,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=1.0,
        gae_lambda=0.98,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128]},
    )
    curve: list[tuple[int, float, float]] = []

    def look() -> None:
        seconds = time.process_time()
        curve.append((model.num_timesteps, seconds - began, won(model, judge, asked.games)))
        steps, spent, share = curve[-1]
        print(f"{steps:>8} decisions {spent:>6.0f} CPU seconds: won {share:.1%}", flush=True)

    began = time.process_time()
    look()
    for _ in range(asked.looks):
        model.learn(asked.steps // asked.looks, reset_num_timesteps=False)
        look()
    if asked.svg:
        with open(asked.svg, "w", encoding="utf-8") as file:
            file.write(drawn(curve, f"{asked.game}: games won against {asked.opponent}"))


def drawn(curve: list[tuple[int, float, float]], title: str) -> str:
    """The curve as a picture: decisions to the right, the share of games won upwards."""
    most = curve[-1][0] or 1
    at = [(60 + 560 * steps / most, 210 - 180 * share) for steps, _, share in curve]
    line = " ".join(f"{x:.0f},{y:.0f}" for x, y in at)
    parts = ['<g fill="#777" font-family="sans-serif" font-size="12">']
    for percent in (0, 25, 50, 75, 100):
        y = 210 - 1.8 * percent
        parts.append(f'<path stroke="#7774" d="M60 {y:g}H620"/>')
        parts.append(f'<text x="52" y="{y + 4:g}" text-anchor="end">{percent}%</text>')
    for x, (steps, _, share) in zip([x for x, _ in at], curve, strict=True):
        parts.append(f'<text x="{x:.0f}" y="230" text-anchor="middle">{steps / 1000:.0f}k</text>')
        parts.append(f'<text x="{x:.0f}" y="{200 - 180 * share:.0f}" text-anchor="middle">{share:.0%}</text>')
    dots = "".join(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="4" fill="#3b7dd8"/>' for x, y in at)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 240" role="img" aria-label="{title}">'
        f"<title>{title}</title>{''.join(parts)}</g>"
        f'<polyline fill="none" stroke="#3b7dd8" stroke-width="2" points="{line}"/>{dots}</svg>\n'
    )


if __name__ == "__main__":
    main()
