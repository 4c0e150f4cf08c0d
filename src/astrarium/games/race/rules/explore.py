"""R6 The phase Explore: drawing cards and keeping some."""

from __future__ import annotations

from functools import cache

from ....kernel import Option, Reason, Steps, Together, ask
from ..common_options import CARD
from ..components import CARDS, KEEP, LOOK_AT, LOOKS
from ..option_texts import WORDS
from ..state import Player, State
from .round import finish_phase

#: The arguments of the question how many cards to keep.
KEEPING = tuple([{"count": count} for count in range(CARDS + 1)])


def explore(g: State) -> Steps:
    """Everybody draws cards, keeps some of them and discards the others; all draw before anybody discards."""
    players = g.players
    choices = []
    for seat in g.order:
        player, powers = players[seat], g.powers[seat]
        draw, keep = looks(player.actions, powers.explore_draw, powers.explore_keep)
        player.drawn = drawn = g.look_at_top(seat, draw)
        if keep > len(drawn):
            keep = len(drawn)
        choices.append(
            ask(
                WORDS,
                g,
                seat,
                "explore",
                _candidates,
                _bar,
                "R6.3",
                KEEPING[keep],
                about=(player,),
                quick=[CARD[each] for each in drawn],
                at_least=keep,
                at_most=keep,
            )
        )
    answers = yield Together(choices)
    for seat in g.order:
        player = players[seat]
        hand, drawn = player.hand, player.drawn
        player.drawn = []
        for _, card in answers[seat]:
            hand.append(card)
            drawn.remove(card)
        g.discards += drawn
        if g.listener:
            _tell(g, seat, len(drawn), answers[seat])
    finish_phase(g)


def _candidates(player: Player) -> list[Option]:
    """The cards looked at, and those in hand."""
    return [CARD[card] for card in (*player.drawn, *player.hand)]


def _bar(player: Player, option: Option) -> Reason | None:
    """R6.3 Only cards looked at are kept or discarded."""
    return ("in-hand", "R6.3") if option[1] in player.hand else None


@cache
def looks(actions: tuple[str, ...], draw: int, keep: int) -> tuple[int, int]:
    """R6.1, R6.2 How many cards a player looks at, and how many are kept: with action cards and powers."""
    bonuses = [LOOKS[action] for action in actions if action in LOOKS]
    return LOOK_AT + draw + sum(more for more, _ in bonuses), KEEP + keep + sum(more for _, more in bonuses)


def _tell(g: State, seat: int, discarded: int, picked: tuple[Option, ...]) -> None:
    g.tell("explored", seat, draw=discarded + len(picked), keep=len(picked))
    g.tell("kept", seat, to=seat, cards=tuple([card for _, card in picked]))
