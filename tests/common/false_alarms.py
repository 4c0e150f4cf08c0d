"""Studies of no change: how many say that a card is stronger or weaker. At most 5 of 100 may.

    python -m common.false_alarms 100 4000     # in the folder tests: so many studies, of so many games

Each study deals the same games anew to its two versions, follows another card, and is looked at all the time.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from random import Random

import astrarium
from astrarium.arena.game_runner import Sitting
from astrarium.arena.lab_runner import LOOK, LabGame, play_lab_game
from astrarium.arena.paired_estimates import Arm, compare
from astrarium.parallel import cores, spread

SIGNS = ("stronger", "weaker", "mixed")


def games(count: int, jobs: int = 1) -> list[LabGame]:
    """So many games of Race by chance, in the order of their deals."""
    options = astrarium.game("race").check_options({})
    sittings = [Sitting("race", options, "alarms", deal, ("random",) * 2) for deal in range(count)]
    return sorted(spread(play_lab_game, sittings, jobs), key=lambda game: game.played.deal)


def alarms(pool: list[LabGame], studies: int) -> list[str]:
    """The cards of which a study says that they have changed."""
    taken = Counter(id for game in pool for seat in game.played.traits for id in seat["built"])
    cards = [id.partition("-")[2] for id, _ in taken.most_common(40)]
    found = []
    for number in range(studies):
        dealt, card = pool[:], cards[number % len(cards)]
        Random(number).shuffle(dealt)
        half = len(dealt) // 2
        arms = Arm([card]), Arm([card])
        for at, pair in enumerate(zip(dealt[:half], dealt[half:], strict=True), 1):
            for arm, game in zip(arms, pair, strict=True):
                arm.add(*game)
            if at % LOOK == 0 and compare(*arms, [(card, card)]).components[0].answer in SIGNS:
                found.append(card)
                break
    return found


def main() -> None:
    studies, count = int(sys.argv[1]), int(sys.argv[2])
    found = alarms(games(count, cores()), studies)
    print(f"{len(found)} of {studies} studies of no change say that there is one: {', '.join(found) or '–'}")
    sys.exit(len(found) > studies // 20)


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))
    main()
