"""What abilities do: each op says how it is carried out; `doing.py` says when an ability can be used."""

from . import advisors, goods, hands, slots, systems
from .doing import (
    DO,
    Doing,
    affords,
    can_hire,
    maybe_use,
    openly_usable,
    run,
    then,
    usable,
    use,
    use_all,
)

__all__ = [
    "DO",
    "Doing",
    "advisors",
    "affords",
    "can_hire",
    "goods",
    "hands",
    "maybe_use",
    "openly_usable",
    "run",
    "slots",
    "systems",
    "then",
    "usable",
    "use",
    "use_all",
]
