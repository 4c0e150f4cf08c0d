"""Income and upkeep of the next management stage (A4.7, A4.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components import EMPIRES, N
from .enumerations import CREDITS, FOOD, PRODUCTION, RESEARCH

if TYPE_CHECKING:
    from .state import State


def income(g: State, seat: int) -> list[int]:
    """A4.7 Food, research, production and credits of a player's next income."""
    power = g.powers[seat]
    total = list(power.income)
    population, home = g.population, g.home[seat]
    for system in g.held(seat):
        farmers, workers, scientists = population[system]
        total[FOOD] += farmers
        total[PRODUCTION] += workers
        total[RESEARCH] += scientists
        total[CREDITS] += N.home_credits if system == home else N.colony_credits
        for resource, more in enumerate(g.site(system).income):
            if more:
                total[resource] += more
    for per, resource, count in power.income_per:
        total[resource] += count * counted(g, seat, per)
    for system in g.anomalies:
        if g.holder(system) == seat:
            total[RESEARCH] += N.anomaly_research
    total[CREDITS] += N.embassy_credits * (g.embassies[seat].bit_count() + visitors(g, seat))
    return total


def visitors(g: State, seat: int) -> int:
    """The embassies of other players with this one."""
    bit = 1 << seat
    return sum(1 for embassies in g.embassies if embassies & bit)


def counted(g: State, seat: int, per: str) -> int:
    """How many things of a kind an income counts."""
    if per == "embassy":
        return g.embassies[seat].bit_count()
    if per == "owned_system":
        return g.owner.count(seat)
    if per == "anomaly":
        return sum(1 for system in g.anomalies if g.holder(system) == seat)
    return sum(g.site(system).built for system in g.owned_by[seat])


def upkeep(g: State, seat: int) -> int:
    """A4.8 Credits that discontent costs."""
    return max(0, g.discontent[seat] - 1 + g.powers[seat].upkeep)


def has_diplomat(g: State, seat: int) -> bool:
    """Whether others can open an embassy with this player."""
    return EMPIRES[g.pieces[seat]].diplomat is not None
