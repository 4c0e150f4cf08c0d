"""O5.2 What somebody might want to do in a turn, and why it cannot be done now."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Option, QuickWonder, Reason
from .components import ADVISORS, CONSTANTS, STRUCTURES, TRADES
from .effects.doing import bar_use
from .phrases import RESOURCES
from .prices import bar_build, bar_fleet
from .state import NOBODY, PROPAGANDA, State
from .words import WORDS


class Turn(QuickWonder):
    """One action of one player, for whoever wonders: the state and the seat."""

    __slots__ = ()

    words = WORDS

    def candidates(self) -> Iterator[Option]:
        """Everything that could be an action at some time."""
        g, seat = self
        for card in g.hands[seat]:
            yield "build", card
            yield "exploit", card
        for card in self._activations():
            yield "activate", card
        for foe in g.opponents(seat):
            yield "attack", foe
        for give, get in TRADES:
            yield "trade", give, get
        yield from (("research",), ("propaganda",))
        for card in g.middle:
            yield "hire", card

    def _activations(self) -> Iterator[int]:
        """Own cards with an activation, covered or not, and the advisor."""
        g, seat = self
        for system in g.systems[seat]:
            for card in system:
                if any(each.when == "activation" for each in STRUCTURES[g.cards.face[card]].abilities):
                    yield card
        card = g.advisors[seat]
        abilities = () if card == NOBODY else ADVISORS[g.cards.face[card]].abilities
        if any(each.when == "activation" for each in abilities):
            yield card

    def bar(self, option: Option) -> Reason | None:
        """Why an action cannot be taken now."""
        g, seat = self
        word = option[0]
        if word == "build":
            return bar_build(g, seat, option[1])
        if word == "activate":
            return bar_activation(g, seat, option[1])
        if word == "attack":
            return bar_attack(g, seat, option[1])
        if word == "trade":
            pays, _ = TRADES[option[1], option[2]]
            resource = RESOURCES.index(option[1])
            have = g.stock[seat][resource]
            return ("trade", "O7.6", pays, have) if have < pays[resource] else None
        if word == "hire":
            return self._bar_contract()
        if word == "propaganda" and g.boxes[seat][PROPAGANDA]:
            return "propaganda", "O7.8"
        return None

    def _bar_contract(self) -> Reason | None:
        g, seat = self
        if g.forces[seat].settled:
            return "settled", "O16.1", g.advisors[seat]
        have, need = len(g.hands[seat]), CONSTANTS.contract_cards
        return ("contract", "O7.9", need, have) if have < need else None


def bar_activation(g: State, seat: int, card: int) -> Reason | None:
    """O8.1, O8.2 Why a card cannot be activated: covered, used, or as its ability says."""
    for source, ability in g.forces[seat].activations:
        if source == card:
            return ("slot", "O8.1") if card in g.on_a else bar_use(g, seat, card, ability)
    return g.bar_inactive(seat, card)


def bar_attack(g: State, seat: int, foe: int) -> Reason | None:
    """O9.2–O9.4 Why somebody cannot be attacked: the limit, the fleets, the price."""
    most = CONSTANTS.attacks_on_one[g.seats]
    if g.attacks[seat][foe] >= most:
        return "attack-limit", "O9.2", most, foe
    forces = g.forces
    return bar_fleet(g.stock[seat][1], forces[seat].attack_fleet, g.stock[foe][1], forces[foe].attack_toll)
