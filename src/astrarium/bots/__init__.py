"""Players for any game, from random to strong. They see what their seat sees and nothing else.

bot = astrarium.bots.make("ismcts:0.5", seed=7)
answer = astrarium.bots.answer(bot, table, seat, chance)
"""

from .limits import BadLimit, Limit
from .registry import Bot, Kind, UnknownBot, answer, kind_of, make, names
from .uniform import uniform

__all__ = ["BadLimit", "Bot", "Kind", "Limit", "UnknownBot", "answer", "kind_of", "make", "names", "uniform"]
