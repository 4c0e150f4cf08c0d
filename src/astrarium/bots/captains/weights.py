"""The weights of `captains-basic`, all in points.

Lists of four are by the rounds that follow this one: none, one, two, three.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, eq=False)
class Weights:
    """What things are worth while there is time to use them; each number with what it says."""

    # -- crew
    #: What one more use of a figure brings in a later round, whoever it is.
    action: float = 1.3
    #: What an ensign brings beyond that, as it can match rows and rooms.
    ensign: float = 0.5
    #: What a commander adds to that with each use: a room or a row twice, or somebody called back.
    commander: float = 1.2
    #: How often a figure is used in a round to come: some always wait at the back of the queue.
    used: float = 0.75
    #: An android that waits for a mission, and each further one so much of the one before.
    android: tuple[float, ...] = (0.6, 1.6, 1.9, 1.9)
    android_more: float = 0.7
    #: An android goes where nobody matches a row that brings at least this.
    android_row: float = 0.5
    #: A crew with a colour missing, for each later round.
    missing_colour: float = 0.5
    #: How much of an ensign or a commander is lost who will miss the next round, at the back of the queue.
    waiting: float = 0.3

    # -- things
    #: A medal, and each further one (the third makes a commander) so much of the one before.
    medal: tuple[float, ...] = (0.22, 0.68, 0.9, 1.1)
    medal_more: float = 0.97
    #: A cargo token beyond its point, as it can pay for something.
    cargo: float = 0.1
    #: Damage repaired beyond its point: room for cargo.
    repaired: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0)
    #: A tech slot free of damage and cards: the first two, and each further one.
    slot: tuple[float, ...] = (0.0, 0.5, 0.9, 1.2)
    more_slots: tuple[float, ...] = (0.0, 0.15, 0.3, 0.4)

    # -- tracks
    #: A step on a track, on average, with what lies on its spaces.
    step: float = 0.66
    #: What a choice of the track adds to a step.
    any_track: float = 0.05
    #: How far ahead of its average a track pays: it does so at the first step of two.
    ahead: float = 0.4
    #: To be the one who resolves an event.
    event: float = 0.8
    #: How far a step counts by its average rather than by the points that it reaches.
    smooth: tuple[float, ...] = (0.15, 0.6, 0.8, 0.9)

    # -- effects in lists: one of each; a second fight at once finds its pirate so often
    move: float = 0.45
    jump: float = 0.9
    fight: float = 1.2
    more_fights: float = 0.5
    #: How often a list for each thing counted is done; a list for every player, as it helps them all.
    per: float = 2.0
    each_player: float = 0.3
    take_tech: tuple[float, ...] = (0.3, 1.0, 1.45, 1.75)
    take_omega: tuple[float, ...] = (2.6, 2.8, 2.8, 2.6)
    ready: float = 1.4
    ambush: float = -0.1
    peek: float = 0.05
    copy_room: float = 1.7

    # -- techs
    #: How often a tech room is used in a round.
    room_uses: float = 0.5
    #: What a room of a colour that everybody has brings (red, yellow, blue, grey).
    basic: dict[str, float] = field(
        default_factory=lambda: {"red": 1.1, "yellow": 1.1, "blue": 1.1, "grey": 1.2}
    )
    #: What the choice of one more room is worth in a round, if it is no better than others.
    room: float = 0.15
    #: So much damage gives repairing techs enough to do.
    much_damage: float = 6.0
    #: How much of a room that works once counts while it waits.
    one_shot: float = 0.8
    #: How often in a round an ability works that some missions set off.
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
    #: How much what an omega counts grows in a round.
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
    #: How much of what a tech room does counts in plans, and at most how much it brings.
    room_trust: float = 0.9
    room_most: float = 2.5
    #: A planned mission counts so much for each figure that has to move the ship there first.
    far: float = 0.93
    #: A second mission in the plan counts so much.
    second: float = 0.97
    #: How often somebody who can take a tech does so before one's own next turn: the best ones go first.
    rivalry: float = 0.7
    #: How much of a mission counts that is left for the next round, and what of that each move takes away.
    near: float = 0.1
    nearer: float = 0.7


USUAL = Weights()
