"""S18 Captain Shadow: the automated rival of the solo game, played by cards."""

from __future__ import annotations

from math import perm

from ...kernel import does
from .component_types import (
    AmbushPlayer,
    ClearPirate,
    CollectStation,
    CompleteMission,
    DiscardTech,
    JumpTo,
    MoveTo,
    Refill,
)
from .components import MAPS, MISSIONS, SHADOW_CARDS, SHADOW_PLAYS, TECHS
from .effects.ship_moves import appear, arrive, leave, targets
from .effects.techs import put_away, refill
from .effects.tokens import throw_away
from .galaxy import NEARER
from .missions import galaxy_goes_on
from .state import ON_STATION, State

#: Captain Shadow's ship among the ships on the map.
SHADOW = 1
PLAYER = 0
#: The value of a mission against moves (`NEARER`): a point is worth less than one move, or more than all.
WORTH = {
    what: {mission.id: point * mission.points for mission in MISSIONS.values()}
    for what, point in (("mission", 100), ("best_mission", 100 * NEARER))
}
FAR = 100 * NEARER
NEARNESS, WAYS = MAPS[1].nearness, MAPS[1].ways
OMEGAS = frozenset(tech.id for tech in TECHS.values() if tech.deck == "omega")
#: Unplayed cards that remain at the end of each round.
LEFT = tuple(len(SHADOW_CARDS) - plays for plays in SHADOW_PLAYS)


def shuffle_shadow(g: State) -> None:
    """S18.3 Put all cards back."""
    g.shadow = list(SHADOW_CARDS)


def plays_left(g: State) -> int:
    """Cards that Captain Shadow will still play this round."""
    return max(0, len(g.shadow) - LEFT[g.round - 1])


def shadow_plays(g: State) -> None:
    """S18.3 Captain Shadow plays one random card, or all its remaining ones once the player has passed.

    A single random number selects the cards and their order.
    """
    cards, left = g.shadow, plays_left(g)
    if not left:
        return
    plays = left if g.ships[PLAYER].passed else 1
    luck = g.roll(perm(len(cards), plays), "shadow")
    for _ in range(plays):
        luck, at = divmod(luck, len(cards))
        card = cards.pop(at)
        g.tell("shadow", played=card)
        for step in SHADOW_CARDS[card].steps:
            step.do(g)


# -- targets


def target(g: State, what: str) -> str:
    """S18.5 The place where a card sends Captain Shadow; "" if there is none."""
    nearness = NEARNESS[g.at[SHADOW]]
    if what == "station":
        places = [g.stations[station] for station, tile in g.tiles.items() if tile == ON_STATION]
        return min(places, key=nearness.__getitem__, default="")
    worth, face = WORTH[what], g.cards.face
    # the player can only have reserved the planet where the player's ship is
    theirs = g.at[PLAYER] if g.reserved.get(g.at[PLAYER]) == PLAYER else ""
    best, least = "", FAR
    for place, card in g.missions.items():
        if place != theirs:
            cost = nearness[place] - worth[face[card]]
            if cost < least:
                best, least = place, cost
    return best


# -- steps


@does(MoveTo)
def _move_to(step: MoveTo, g: State) -> None:
    """Move along a shortest path; pirates do not harm Captain Shadow."""
    goal = target(g, step.target)
    if goal and goal != g.at[SHADOW]:
        way = WAYS[g.at[SHADOW], goal][: step.steps]
        _go(g, way[-1])
        for place in way:
            g.tell("shadow-moved", place=place)


@does(JumpTo)
def _jump_to(step: JumpTo, g: State) -> None:
    goal = target(g, step.target)
    if goal and goal != g.at[SHADOW]:
        _go(g, goal)
        g.tell("shadow-jumped", place=goal)


def _go(g: State, place: str) -> None:
    """Move Captain Shadow to another place; planets that it only passes keep their reservations."""
    leave(g, SHADOW)
    arrive(g, SHADOW, place)


@does(CompleteMission)
def _complete_mission(step: CompleteMission, g: State) -> None:
    """Remove the mission from the game; the galaxy goes on as after any mission."""
    place = g.at[SHADOW]
    if place in g.missions and g.reserved.get(place) != PLAYER:
        card = g.missions.pop(place)
        g.box.append(card)
        g.tell("shadow-completed", mission=g.name(card), place=place)
        galaxy_goes_on(g, place)


@does(CollectStation)
def _collect_station(step: CollectStation, g: State) -> None:
    station = g.station_at(g.at[SHADOW])
    if station and g.tiles[station] == ON_STATION:
        g.tiles[station] = g.round + 1
        g.tell("shadow-station", station=station)


@does(DiscardTech)
def _discard_tech(step: DiscardTech, g: State) -> None:
    """Discard the card of its kind that has been on the central board longest."""
    omega, face = step.which == "oldest_omega", g.cards.face
    places = [at for at, card in enumerate(g.display) if card >= 0 and (face[card] in OMEGAS) == omega]
    if places:
        oldest = min(places, key=g.arrivals.__getitem__)
        card, g.display[oldest] = g.display[oldest], -1
        put_away(g, card)
        g.tell("shadow-discarded", tech=g.name(card))


@does(Refill)
def _refill(step: Refill, g: State) -> None:
    refill(g)


@does(ClearPirate)
def _clear_pirate(step: ClearPirate, g: State) -> None:
    """Remove the pirate on the first route of its place that has one."""
    routes = targets(g, g.at[SHADOW])
    if routes:
        pirate = g.pirates.pop(routes[0])
        throw_away(g, pirate)
        g.tell("shadow-cleared", pirate=pirate, route=routes[0])


@does(AmbushPlayer)
def _ambush_player(step: AmbushPlayer, g: State) -> None:
    g.tell("ambushed", PLAYER)
    appear(g, g.at[PLAYER])
