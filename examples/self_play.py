"""Play many games on all cores and say how quick that was: random self-play through `astrarium.batch`.

python examples/self_play.py race --steps 2000 --workers 2
"""

from __future__ import annotations

import argparse
import os
import time

import numpy as np

import astrarium


def main() -> None:
    words = argparse.ArgumentParser(description="Random self-play on all cores.")
    words.add_argument("game", nargs="?", default="race")
    words.add_argument("--games", type=int, default=256, help="games side by side")
    words.add_argument("--steps", type=int, default=1000, help="actions in each of them")
    words.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes; 0: this one")
    asked = words.parse_args()
    rng = np.random.default_rng(0)
    with astrarium.batch(asked.game, asked.games, workers=asked.workers) as played:
        ended = 0
        begun = time.perf_counter()
        for _ in range(asked.steps):
            played.step(played.random_actions(rng))
            ended += int(played.ended.sum())
        seconds = time.perf_counter() - begun
    quick = asked.games * asked.steps / seconds
    print(f"{asked.game}: {ended} games, {quick:,.0f} decisions a second in {asked.workers} processes")


if __name__ == "__main__":
    main()
