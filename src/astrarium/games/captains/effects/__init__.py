"""The effect vocabulary of rooms, techs, missions, events, stations and track spaces.

An effect list is carried out from first to last by one acting player; each effect is finished, with all that
follows from it, before the next begins (S14.1). "May" effects can be declined, `damage` and `ambush` cannot,
all others are simply carried out as far as possible (S14.2).

    move         up to `n` moves; a pirate on the way does 1 damage on arrival (S6.2)
    jump         the ship may go to any other place (S6.3)
    fight        up to `n` fights: damage, the token, its reward, what follows a victory (S9.2)
    take_tech    a tech from `source` may be taken and placed; `draw` cards are seen first; `replace` (S14.6)
    repair       up to `n` repairs; surplus damage first (S10.4)
    damage       `n` damage (S10.2)
    gain         `n` medals, artifacts, pirate ship tokens, androids or cadets (S14.7)
    ambush       `n` pirates appear at the ship's place (S9.3)
    ready        the first `n` figures of the queue come to the ready room (S14.8)
    advance      up to `n` spaces on `track`, or on one of the player's choice (S14.9)
    choose       one of `options` (S14.10)
    pay          `inner` happens if the player pays `cost` (S14.11)
    peek         the player looks at the next `n` missions (S14.12)
    per          `inner` once for each thing counted, `n` times at most (S14.13)
    each_player  `inner` for every player in turn (S14.14)
    copy_room    the room does what another room does (S14.15)

Every turn ends (S14.3): lists are finite, an event works once, a copy copies no copy; bonuses of track spaces
and techs lead to no further bonus. The one circle there is, a fight that moves a marker that allows a fight,
uses up a pirate each time.
"""

from . import cargo, choices, reactions, ships, techs, tracks
from .doing import DO, STOP, Doing, run

__all__ = ["DO", "STOP", "Doing", "cargo", "choices", "reactions", "run", "ships", "techs", "tracks"]
