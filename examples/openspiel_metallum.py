"""OpenSpiel's own search plays Metallum against random play, and a line a game says how it went.

    pip install "astrarium[spiel]"
    python examples/openspiel_metallum.py --games 4 --simulations 50

The search (`open_spiel.python.algorithms.ismcts`) is theirs; we only tell it which worlds its player may
imagine (`spiel.resample`).
"""

from __future__ import annotations

import argparse
from random import Random

from astrarium.learn import spiel


def main() -> None:
    words = argparse.ArgumentParser(description="OpenSpiel's ISMCTS against random play in Metallum.")
    words.add_argument("--games", type=int, default=2)
    words.add_argument("--simulations", type=int, default=30, help="of each decision")
    words.add_argument("--seed", type=int, default=1)
    asked = words.parse_args()

    import pyspiel

    game = pyspiel.load_game("astrarium_metallum")
    for number in range(asked.games):
        rng = Random(asked.seed + number)
        thinker = spiel.ismcts(game, asked.simulations, seed=rng.randrange(2**31))
        seat = number % 2
        state = spiel.dealt(game, rng.randrange(1000))
        while not state.is_terminal():
            if state.current_player() == seat:
                action = thinker.step(state)
            else:
                action = rng.choice(state.legal_actions())
            state.apply_action(action)
        got = state.returns()[seat]
        result = "won" if got > 0 else "lost" if got < 0 else "drawn"
        print(f"game {number + 1}: {result} from seat {seat + 1}", flush=True)


if __name__ == "__main__":
    main()
