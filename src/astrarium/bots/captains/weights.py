"""The weights of `captains-basic`, all in points.

Tuples of four are by the number of later rounds: 0, 1, 2, 3.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, eq=False)
class Weights:
    """Values of things while rounds are left, and factors of such values."""

    # -- crew
    #: One more use of any figure in a later round.
    action: float = 1.3
    #: Additional value of an ensign: it matches rows and rooms.
    ensign: float = 0.5
    #: Additional value of each use of a commander: a room or row twice, or a figure called back.
    commander: float = 1.2
    #: Uses of a figure in a later round: some figures always wait at the back of the queue.
    used: float = 0.75
    #: An android that waits for a mission; factor of each further one.
    android: tuple[float, ...] = (0.6, 1.6, 1.9, 1.9)
    android_more: float = 0.7
    #: Least value of a row to which an android goes if no other figure matches.
    android_row: float = 0.5
    #: Cost of a colour that is missing in the crew, for each later round.
    missing_colour: float = 0.5
    #: Share of an ensign or commander that is lost at the back of the queue, missing the next round.
    waiting: float = 0.3

    # -- things
    #: A medal; factor of each further one (the third makes a commander).
    medal: tuple[float, ...] = (0.22, 0.68, 0.9, 1.1)
    medal_more: float = 0.97
    #: A cargo token beyond its point: it can pay for something.
    cargo: float = 0.1
    #: Damage repaired beyond its point: room for cargo.
    repaired: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)
    #: A tech slot free of damage and cards: the first two, and each further one.
    slot: tuple[float, ...] = (0.0, 0.5, 0.9, 1.2)
    more_slots: tuple[float, ...] = (0.0, 0.15, 0.3, 0.4)

    # -- tracks
    #: An average step on a track, with the bonuses of its spaces.
    step: float = 0.66
    #: Additional value of a step on a track of choice.
    any_track: float = 0.05
    #: Points by which a track pays ahead of its average: it pays at the first of two steps.
    ahead: float = 0.4
    #: Resolving an event.
    event: float = 0.8
    #: Share of a step that counts by its average and not by the points that it reaches.
    smooth: tuple[float, ...] = (0.15, 0.6, 0.8, 0.9)

    # -- effects in lists, each for one; `more_fights`: probability that a further fight finds a pirate
    move: float = 0.45
    jump: float = 0.9
    fight: float = 1.2
    more_fights: float = 0.5
    #: Expected count of a list for each thing; factor of a list for every player: it helps them all.
    per: float = 2.0
    each_player: float = 0.3
    take_tech: tuple[float, ...] = (0.3, 1.0, 1.45, 1.75)
    take_omega: tuple[float, ...] = (2.6, 2.8, 2.8, 2.6)
    ready: float = 1.4
    ambush: float = -0.1
    peek: float = 0.05
    copy_room: float = 1.7

    # -- techs
    #: Uses of a tech room in a round.
    room_uses: float = 0.5
    #: Value of the rooms that everybody has (red, yellow, blue, grey).
    basic: dict[str, float] = field(
        default_factory=lambda: {"red": 1.1, "yellow": 1.1, "blue": 1.1, "grey": 1.2}
    )
    #: Choice of one more room in a round, if it is no better than the others.
    room: float = 0.15
    #: Damage at which repairing techs have enough to do.
    much_damage: float = 6.0
    #: Factor of a room that works once, while it waits.
    one_shot: float = 0.8
    #: Uses in a round of an ability that some missions trigger.
    reactions: float = 0.9
    #: Abilities by type, for each round.
    abilities: dict[str, float] = field(
        default_factory=lambda: {
            "storage": 0.15,
            "prevent_damage": 0.4,
            "substitute_cost": 0.5,
            "convert": 0.3,
            "any_track": 0.3,
            "contractor": 0.8,
        }
    )
    #: Expected growth in a round of each thing that an omega counts.
    growth: dict[str, float] = field(
        default_factory=lambda: {
            "missions_with_row": 0.75,
            "gold_missions": 0.2,
            "crew": 0.25,
            "commanders": 0.35,
            "damage": -1.1,
            "pirates": 0.5,
            "artifact_kinds": 0.5,
            "tech_pairs": 0.5,
        }
    )

    # -- plans
    #: A figure that can do nothing now; a red one can at least move the ship.
    idle: float = 0.05
    idle_red: float = 0.15
    #: Factor of a tech room in plans, and its maximum value there.
    room_trust: float = 0.9
    room_most: float = 2.5
    #: Factor of a planned mission for each figure that has to move the ship there first.
    far: float = 0.93
    #: Factor of a second mission in the plan.
    second: float = 0.97
    #: Share of the rivals with a scientist who take a tech before the own next turn; the best ones go first.
    rivalry: float = 0.7
    #: Factor of a mission that is left for the next round; further factor for each move to it.
    near: float = 0.1
    nearer: float = 0.7


USUAL = Weights()
