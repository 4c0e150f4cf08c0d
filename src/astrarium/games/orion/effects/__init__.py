"""What abilities do: each op says how it is carried out and why not; `doing.py` has whole abilities."""

from . import advisors, goods, hands, slots, systems
from .doing import Doing, bar_use, use_all

__all__ = ["Doing", "advisors", "bar_use", "goods", "hands", "slots", "systems", "use_all"]
