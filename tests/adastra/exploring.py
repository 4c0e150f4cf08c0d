"""Somebody who is about to explore."""

from .table import WEST, base, begin, change, stack, stack_planets, stack_stars


def explorer(colour="green", star="core_007", planet="green_1", discovery="food_cache", **changes):
    """Seat 0 is about to explore the system west of home, a star of this colour, with these things on top."""
    g = base()
    g.colours[WEST] = colour
    stack_stars(g, colour, star)
    if planet:
        stack_planets(g, colour, planet)
    stack(g, g.discoveries, discovery)
    change(g, **changes)
    return begin(g)
