"""Players for any game, from random to strong. They see what their seat sees and nothing else.

bot = astrarium.bots.make("ismcts:0.5", seed=7)
answer = astrarium.bots.answer(bot, table, seat, chance)
"""

from . import installed_bots  # noqa: F401 (registers the bots)
from .bot_files import BotFault, load
from .bot_registry import Bot, Kind, UnknownBot, answer, kind_of, make, names
from .search_budget import BadLimit, Limit
from .uniform import uniform

__all__ = [
    "BadLimit",
    "Bot",
    "BotFault",
    "Kind",
    "Limit",
    "UnknownBot",
    "answer",
    "kind_of",
    "load",
    "make",
    "names",
    "uniform",
]
