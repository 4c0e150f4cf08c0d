"""Quick answers to questions without a plan: set-up, drafts, finds, battles, losses, bids."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from ...games.adastra.components import ABILITIES, DISCOVERIES, EFFECTS, STARS, TECHNOLOGIES, N
from ...games.adastra.enumerations import RESEARCH
from ...kernel import Answer, Choice, Option
from . import attacks
from .battle_odds import antaran_hull, defence
from .flights import COLOUR, open_ways
from .judge import Judge
from .worth import ability_worth, card_worth, effects_worth, foundation_worth, instant_worth, mission_worth

#: An empire that is stronger than the others.
STRONGEST_EMPIRE = "antarans"
#: Rounds that a card chosen in the set-up will serve.
WHOLE_GAME = 5
#: Factor of a technology by the levels that are missing in its branch.
UNRIPE = (1.0, 0.6, 0.3, 0.15)
NONE: Option = ("none",)

Thought = Callable[[Judge, Any, Choice, Random], Answer]


def _best(choice: Choice, worth: Callable[[Option], float]) -> Option:
    return max(choice.options, key=worth)


def _best_few(choice: Choice, worth: Callable[[Option], float]) -> Answer:
    return tuple(sorted(choice.options, key=worth, reverse=True)[: choice.at_least])


# -- set-up


def empire(judge: Judge, g: Any, choice: Choice, rng: Random) -> Answer:
    """The strongest empire if it is offered, else a random one: the others are meant to be equal."""
    for option in choice.options:
        if option == ("empire", STRONGEST_EMPIRE):
            return option
    return choice.options[int(rng.random() * len(choice.options))]


def home(judge: Judge, g: Any, choice: Choice, rng: Random) -> Answer:
    """The home with the best neighbours and the most distant rivals."""

    def worth(option: Option) -> float:
        system = option[1]
        around = sum([COLOUR[g.colours[other]] for other in g.doors[system]])
        rivals = [_distance(g, system, other) for other in g.home if other >= 0]
        return around + 0.3 * min(rivals, default=0)

    return _best(choice, worth)


def _distance(g: Any, one: int, other: int) -> int:
    """Hexes between two systems."""
    q, r = (a - b for a, b in zip(g.coords[one], g.coords[other], strict=True))
    return int(max(abs(q), abs(r), abs(q + r)))


def keep_foundation(judge: Judge, g: Any, choice: Choice, rng: Random) -> Answer:
    weights = judge.weights
    return _best_few(choice, lambda option: foundation_worth(weights, g.name(option[1]), WHOLE_GAME))


def keep_ability(judge: Judge, g: Any, choice: Choice, rng: Random) -> Answer:
    def worth(option: Option) -> float:
        name = g.name(option[1])
        return ability_worth(judge.weights, name, ABILITIES[name].resources, WHOLE_GAME)

    return _best_few(choice, worth)


def keep_card(judge: Judge, g: Any, choice: Choice, rng: Random) -> Answer:
    return _best_few(choice, lambda option: card_worth(judge.weights, g.name(option[1]), WHOLE_GAME))


def keep_missions(judge: Judge, g: Any, choice: Choice, rng: Random) -> Answer:
    def worth(option: Option) -> float:
        return mission_worth(judge.weights, g, judge.seat, g.name(option[1]), judge.left)

    return _best_few(choice, worth)


def first(judge: Judge, g: Any, choice: Choice, rng: Random) -> Answer:
    return choice.options[0]


# -- technologies


def technology_worth(judge: Judge, g: Any, name: str) -> float:
    """The value of a technology in hand: its gain less its price."""
    seat = judge.seat
    technology = TECHNOLOGIES[name]
    branch, levels = technology.branch, g.levels[seat]
    after = g.copy()
    foundation, table, sources = after.makeup[seat]
    after.make_up(seat, (foundation, table, (*sources, name)))
    if levels[branch] < N.most_level:
        after.levels[seat] = (*levels[:branch], levels[branch] + 1, *levels[branch + 1 :])
    gain = judge.worth(after) - judge.worth(g)
    gain += sum([instant_worth(judge.weights, effect) for effect in EFFECTS[name]])
    gain -= technology.cost * judge.token[RESEARCH]
    missing = max(0, technology.level - 1 - levels[branch])
    return gain * UNRIPE[missing] if gain > 0 else gain


def draft(judge: Judge, g: Any, choice: Choice, rng: Random) -> Answer:
    """The technology that would bring most; one that brings nothing is left to the others."""
    return _best(choice, lambda option: 0.0 if option == NONE else technology_worth(judge, g, option[1]))


def keep_technology(judge: Judge, g: Any, choice: Choice, rng: Random) -> Answer:
    return _best(choice, lambda option: technology_worth(judge, g, g.name(option[1])))


def discard(judge: Judge, g: Any, choice: Choice, rng: Random) -> Answer:
    """The least useful technologies."""
    return _best_few(choice, lambda option: -technology_worth(judge, g, option[1]))


# -- exploring


def rotation(judge: Judge, g: Any, choice: Choice, rng: Random) -> Answer:
    """The rotation with the best connections."""
    edges, system = STARS[choice.args["tile"]].edges, choice.args["at"]
    return _best(choice, lambda option: open_ways(g, system, _turned(edges, option[1])))


def _turned(edges: int, rotation: int) -> int:
    return (edges << rotation | edges >> (6 - rotation)) & 0b111111


def lay(judge: Judge, g: Any, choice: Choice, rng: Random) -> Answer:
    """The place and rotation of a new tile with the most connections to own systems."""
    edges = STARS[choice.args["tile"]].edges

    def worth(option: Option) -> float:
        _, q, r, turn = option
        lying = _turned(edges, turn)
        total = 0.0
        for direction, (dq, dr) in enumerate(STEPS):
            if lying >> direction & 1 and (q + dq, r + dr) in g.coords:
                total += 2.0 if g.holder(g.coords.index((q + dq, r + dr))) == judge.seat else 0.2
        return total

    return _best(choice, worth)


#: The neighbours of a hex, by direction.
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def keep_discovery(judge: Judge, g: Any, choice: Choice, rng: Random) -> Answer:
    def worth(option: Option) -> float:
        return effects_worth(judge.weights, DISCOVERIES[g.name(option[1])].effects, judge.left)

    return _best(choice, worth)


# -- battles


def fight(judge: Judge, g: Any, choice: Choice, rng: Random) -> Answer:
    """Fight if the odds are good; else fall back."""
    chance = attacks.fight_odds(judge, g, choice.args["at"])
    return ("fight",) if chance >= judge.weights.stand else ("fall_back",)


def retreat(judge: Judge, g: Any, choice: Choice, rng: Random) -> Answer:
    return ("retreat",) if attacks.battle_odds(judge, g) < judge.weights.break_off else ("stay",)


def withdraw(judge: Judge, g: Any, choice: Choice, rng: Random) -> Answer:
    """Leave a lost battle, for an own system if there is one."""
    if attacks.battle_odds(judge, g) >= judge.weights.break_off:
        return ("stay",)
    return max(choice.options[1:], key=lambda option: g.owner[option[1]] == judge.seat)


def invasion_kind(judge: Judge, g: Any, choice: Choice, rng: Random) -> Answer:
    """Destroy a planet if that gains more than landing there."""
    system = choice.args["at"]
    landed = attacks.invasion(judge, g, system, judge.worth(g))
    return ("destroy",) if attacks.destruction(judge, g, system) > landed else ("roll",)


def all_ships(judge: Judge, g: Any, choice: Choice, rng: Random) -> Answer:
    return tuple(choice.options)


def everything(judge: Judge, g: Any, choice: Choice, rng: Random) -> Answer:
    """All options: fulfilled missions are revealed right away, because new ones replace them."""
    return tuple(choice.options)


# -- the Antarans


def bid(judge: Judge, g: Any, choice: Choice, rng: Random) -> Answer:
    """Spread the tokens over the rounds by the fleets to come, and at random: bids are unpredictable.

    The least unbeatable bid is the maximum. If it is within this round's share, it is the bid.
    """
    tokens, sure = g.resistance[judge.seat], _unbeatable(g, judge.seat)
    if not judge.left:
        return ("bid", min(tokens, sure))
    might = [antaran_hull(round) for round in range(g.round, g.rounds + 1)]
    share = tokens * might[0] / sum(might)
    if sure <= share:
        return ("bid", sure)
    return ("bid", min(tokens, sure, int(rng.random() * (2 * share + 1))))


def _unbeatable(g: Any, seat: int) -> int:
    """B3.5 The least bid that beats whatever the others can spend; of equal ones the first in order wins."""
    place = g.order.index(seat)
    return max(
        [
            g.resistance[other] + (g.order.index(other) < place)
            for other in g.order
            if other != seat and other not in g.eliminated
        ],
        default=0,
    )


def antaran_target(judge: Judge, g: Any, choice: Choice, rng: Random) -> Answer:
    """The weakly defended system that hurts the leading rival most."""

    def worth(option: Option) -> float:
        system = option[1]
        rival = g.owner[system]
        points: float = 2 * g.points[rival] + g.mission_points[rival] + g.total_people(rival) / 3
        people: int = g.people(system)
        return points + 0.3 * people - 0.2 * defence(g, system).hull + (2.0 if people == 1 else 0.0)

    return _best(choice, worth)


THOUGHTS: dict[str, Thought] = {
    "empire": empire,
    "home": home,
    "keep-foundation": keep_foundation,
    "keep-ability": keep_ability,
    "keep-card": keep_card,
    "keep-missions": keep_missions,
    "pirates": first,
    "draft": draft,
    "keep-technology": keep_technology,
    "discard": discard,
    "rotation": rotation,
    "lay": lay,
    "chart": first,
    "keep-discovery": keep_discovery,
    "fight": fight,
    "targets": first,
    "retreat": retreat,
    "withdraw": withdraw,
    "strike": all_ships,
    "landing": all_ships,
    "ships": all_ships,
    "invasion-kind": invasion_kind,
    "destroyer": first,
    "missions": everything,
    "bid": bid,
    "antaran-target": antaran_target,
}
