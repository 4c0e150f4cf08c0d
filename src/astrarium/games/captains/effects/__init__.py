"""The effect vocabulary of rooms, techs, missions, events, stations and track spaces.

An effect list is carried out from first to last by one acting player; each effect is finished, with all that
follows from it, before the next begins (S14.1). "May" effects can be declined, `damage` and `ambush` cannot,
all others are simply carried out as far as possible (S14.2).

The ops are classes of vocabulary.py; what each of them does is registered here.

Every turn terminates (S14.3): lists are finite, an event works once, copying rooms cannot be copied; bonuses
of track spaces and techs lead to no further bonus. The only cycle, a fight that moves a marker that allows a
fight, uses up a pirate each time.
"""

from . import composite, damage_and_cargo, reactions, ship_moves, techs, tracks
from .execution import STOP, Execution

__all__ = ["STOP", "Execution", "composite", "damage_and_cargo", "reactions", "ship_moves", "techs", "tracks"]
