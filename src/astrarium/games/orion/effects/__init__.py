"""Effects: when an op is barred and what it does; `execution.py` has whole abilities."""

from . import advisors, hands, resources, slots, systems
from .execution import Execution, bar_use, use_all

__all__ = ["Execution", "advisors", "bar_use", "hands", "resources", "slots", "systems", "use_all"]
