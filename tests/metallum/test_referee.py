"""Many positions at random, every choice and payment compared with the referee's own reading of the rules."""

from collections import Counter

import pytest

from astrarium.games.metallum.components import TILES
from astrarium.kernel import Chance, Choice, new_state

from .random_positions import anywhere
from .referee import Board, chooser
from .table import GAME

#: Questions that begin something new.
STARTS = ("action", "use-installation", "window", "end-round")
#: How many robots an installation takes at most; from the second on one may say "enough".
MOST = {
    "move-to": {"alpha": 4, "delta": 2},
    "gather-from": {"theta": 2},
    "remove-robot": {"gamma": 2, "beta": 1},
}


class Game:
    """Plays on by chance, phase by phase, and compares all the way."""

    def __init__(self, state, luck):
        self.g = state
        self.luck = luck
        #: The tile, planet or module at work; what it asked how often; own robots that were there before it.
        self.doing = ""
        self.asked_for = Counter()
        self.stock = []
        #: Who took the initiative, and who was asked for the order.
        self.initiative = self.orderer = None
        self.compared = Counter()

    def pick(self, things):
        return things[self.luck.below(len(things), "pick")]

    def view(self):
        return GAME.view(self.g, None)

    def play(self, rounds=9):
        last = self.g.round + rounds
        while GAME.next_phase(self.g) is not None and self.g.round < last:
            name = GAME.next_phase(self.g)
            before, deck = self.view(), [self.g.module(card) for card in self.g.deck]
            self.run(GAME.phases[name](self.g))
            self.compare_phase(name, before, deck)
            assert list(GAME.faults(self.g)) == []

    def run(self, steps):
        answer = None
        try:
            while True:
                ask = steps.send(answer)
                if type(ask) is Choice:
                    answer = self.decide(ask)
                else:
                    answer = {choice.seat: self.decide(choice) for choice in ask.choices}
        except StopIteration:
            pass

    def decide(self, choice):
        self.compare(choice)
        answer = self.pick(choice.options)
        if choice.prompt == "action":
            self.doing = answer[1] if answer[0] != "end" else ""
        if answer[0] == "use":
            self.doing = self.g.planet(answer[1])
        if answer == ("play", "priority_override"):
            self.initiative = choice.seat
        if choice.prompt in STARTS:
            self.asked_for.clear()
            self.stock = self.g.robots[choice.seat][:]
        else:
            self.asked_for[choice.prompt] += 1
        if choice.prompt == "recycle":
            self.stock[answer[1]] -= 1
        return answer

    def compare(self, choice):
        board = Board(self.view(), choice.seat)
        if choice.prompt == "action":
            expected = board.steps()
        elif choice.prompt == "use-installation":
            means = "extra_activation" if self.doing in TILES else "activation"
            expected = {("use", at) for at in board.uses(means)}
        elif choice.prompt == "order":
            self.orderer = choice.seat
            expected = {("first", 0), ("first", 1)}
        elif choice.prompt == "recycle":
            assert board.me["reserve"] == 0
            expected = {("from", at) for at in range(7) if self.stock[at]}
        else:
            expected = board.answers(choice.prompt, choice.args, self.doing)
        if expected is not None:
            self.compared[choice.prompt] += 1
            if choice.prompt in MOST:
                moved = self.asked_for[choice.prompt] - (
                    choice.prompt == "remove-robot" and self.doing == "gamma"
                )
                assert moved < MOST[choice.prompt][self.doing]
                expected |= {("enough",)} if moved else set()
            given = set(choice.options)
            assert len(given) == len(choice.options)
            assert given == expected, f"{choice.prompt} of {self.doing}: {given ^ expected}"

    def compare_phase(self, name, before, deck):
        if name == "order":
            assert self.orderer == (chooser(before) if self.initiative is None else self.initiative)
            self.initiative = self.orderer = None
        elif name == "scoring":
            after = self.view()
            for seat in (0, 1):
                earned = after["players"][seat]["credits"] - before["players"][seat]["credits"]
                assert earned == sum(Board(after, seat).pay(at) for at in range(7))
            self.compared["scoring"] += 1
        elif name == "end_round" and before["round"] not in (6, 9):
            self.compare_market(before, deck)

    def compare_market(self, before, deck):
        cards = [offer["module"] for offer in before["market"]]
        kept = [card for card in cards[1:] if card]
        discards = before["discards"] + ([cards[0]] if cards[0] else [])
        drawn = deck[::-1][: 4 - len(kept)]
        now = [offer["module"] for offer in self.view()["market"]]
        assert now[: len(kept) + len(drawn)] == kept + drawn
        if len(kept) + len(drawn) < 4:
            assert set(filter(None, now[len(kept) + len(drawn) :])) <= set(discards)
            self.compared["reshuffle"] += 1
        else:
            assert self.view()["discards"] == discards
        self.compared["market"] += 1


def from_anywhere(seed):
    luck = Chance(f"anywhere {seed}")
    game = Game(GAME.state.from_json(anywhere(luck, seed).record.position), luck)
    game.play(rounds=1)
    return game


@pytest.mark.parametrize("part", range(8))
def test_M6_1_M8_5_every_choice_is_what_the_referee_expects(part):
    compared = Counter()
    for seed in range(25):
        compared += from_anywhere(f"{part} {seed}").compared
    assert compared["action"] > 100


@pytest.mark.parametrize("seed", range(30))
def test_M12_1_M13_3_whole_games_as_the_referee_expects(seed):
    luck = Chance(f"referee {seed}")
    game = Game(new_state(GAME, 2, seed, {"extra_planet": bool(seed % 2)}), luck)
    game.play()
    assert game.g.phase == "over"
    assert (game.compared["scoring"], game.compared["market"]) == (9, 7)
