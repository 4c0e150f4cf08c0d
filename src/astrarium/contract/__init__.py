"""The conformance suite for games: properties checked on random games that shrink on failure."""

from ..moved_modules import old_names
from .battery import PROPERTIES, Verdict, examine, hold, named
from .playthrough import ContractBroken, Playthrough, Property
from .script import Script, scripts

__all__ = [
    "PROPERTIES",
    "ContractBroken",
    "Playthrough",
    "Property",
    "Script",
    "Verdict",
    "examine",
    "hold",
    "named",
    "scripts",
]

#: Names of earlier releases.
__getattr__ = old_names(__name__, {"Walk": (__name__, "Playthrough")})
