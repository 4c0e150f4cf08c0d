"""One contract for every game: a battery of properties, driven by random games that shrink when they fail."""

from .battery import PROPERTIES, Verdict, examine, hold, named
from .script import Script, scripts
from .walk import ContractBroken, Property, Walk

__all__ = [
    "PROPERTIES",
    "ContractBroken",
    "Property",
    "Script",
    "Verdict",
    "Walk",
    "examine",
    "hold",
    "named",
    "scripts",
]
