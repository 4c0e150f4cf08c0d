"""The public view of players."""

from __future__ import annotations

from functools import lru_cache

from ....kernel import unchanged
from .. import prices
from ..active_powers import Power
from ..components import TECHNOLOGIES, UNIT_NEEDS, N
from ..enumerations import UNITS
from ..income_and_upkeep import income, upkeep
from ..rules.build import unlocked
from ..rules.research import ripe
from ..scoring import breakdown
from ..state import NEW_PLAYER, NOBODY, State
from .shape import Player, Strength
from .systems import someone

#: Before there is an empire.
NO_STRENGTH: Strength = {}


def seen_players(g: State) -> list[Player]:
    """The views of all players, memoised by the values they depend on."""
    face, population, ground, holder = g.cards.face, g.population, g.ground, g.holder
    orion = holder(g.orion) if g.orion >= 0 else NOBODY
    outside = [holder(system) for system in g.anomalies]
    columns = zip(range(g.seats), *(getattr(g, name) for name in NEW_PLAYER), strict=True)
    rows = [
        (
            *row,
            seat in g.eliminated,
            [each >> seat & 1 for each in g.embassies].count(1),
            [face[card] for card in g.technologies[seat]],
            g.doom_star_by == seat,
            orion == seat,
            outside.count(seat),
            [(each, population[each], ground[each], holder(each)) for each in g.owned_by[seat]],
        )
        for seat, row in enumerate(columns)
    ]
    return unchanged(g, "players", rows, lambda seat: player_view(g, seat))


def player_view(g: State, seat: int) -> Player:
    """The public view of a player."""
    foundation, _, sources = g.makeup[seat]
    made = bool(foundation)
    score = {source: points for source, points in breakdown(g, seat).items() if points}
    return {
        "empire": g.empire[seat] or None,
        "pieces": g.pieces[seat] or None,
        "foundation": foundation or None,
        "abilities": [name for name in sources if name not in g.developed[seat] and "diplomat_" not in name],
        "home": someone(g.home[seat]),
        "eliminated": seat in g.eliminated,
        "resources": g.resources[seat],
        "discontent": g.discontent[seat],
        "levels": g.levels[seat],
        "influence": g.influence[seat],
        "honours": g.honours[seat],
        "resistance": g.resistance[seat],
        "embassies": [other for other in range(g.seats) if g.embassies[seat] >> other & 1],
        "hand": g.hand[seat],
        "played": g.played[seat],
        "developed": g.developed[seat],
        "mission_count": len(g.missions[seat]),
        "missions": None,
        "revealed": g.revealed[seat],
        "score": score,
        "points": sum(score.values()),
        **(_strength(g, seat) if made else NO_STRENGTH),
    }


def _strength(g: State, seat: int) -> Strength:
    """What an empire can do, and at what price."""
    power = g.powers[seat]
    colonies = g.owner.count(seat) - (g.owner[g.home[seat]] == seat)
    food, research, production, credits = income(g, seat)
    rows = _unit_rows(power)
    supply = g.supply[seat]
    return {
        "income": (food, research, production, credits),
        "upkeep": upkeep(g, seat),
        "flags_left": N.flags - colonies,
        "actions_left": power.action_limit - g.actions_taken[seat],
        "technologies": [_technology(g, seat, g.name(card)) for card in g.technologies[seat]],
        "once": {name: name in g.once_used[seat] for name in power.once},
        "units": {UNITS[unit]: (*row, supply[unit]) for unit, row in rows},
        "locked": [UNITS[unit] for unit, _ in rows if not unlocked(g, seat, UNIT_NEEDS[unit])],
        "prices": {
            "embassy": prices.diplomacy(g, seat, "embassy", 0),
            "influence": prices.diplomacy(g, seat, "influence", 0),
            "calm": prices.diplomacy(g, seat, "calm", 0),
        },
        **_lasting(power),
    }


@lru_cache(maxsize=1 << 10)
def _lasting(power: Power) -> Strength:
    """The part of `Strength` that depends on the power alone."""
    return {
        "card_limit": power.card_limit,
        "combat": power.combat,
        "invasion": power.invasion,
        "invasion_dice": power.invasion_dice,
        "flags": tuple(sorted(power.flags)),
    }


def _technology(g: State, seat: int, name: str) -> tuple[str, int, bool]:
    technology = TECHNOLOGIES[name]
    return name, prices.research(g, seat, technology, 0), ripe(g, seat, technology)


@lru_cache(maxsize=1 << 10)
def _unit_rows(power: Power) -> tuple[tuple[int, tuple[int, int, int, int, int]], ...]:
    """The unit table of an empire, which depends on the power alone."""
    columns = zip(power.firepower, power.hull, power.shield, power.speed, power.cost, strict=True)
    return tuple((unit, row) for unit, row in enumerate(columns) if power.printed[unit] is not None)
