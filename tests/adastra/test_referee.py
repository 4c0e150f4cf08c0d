"""What the rules offer and charge is what a second opinion finds, from the view and the printed cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from astrarium.kernel import Choice, new_state
from common.players import by_chance

from . import printed_numbers, referee, referee_map, referee_reasons
from .full_view import read, sees
from .table import DEFAULTS, GAME, GREEN, HOME, WEST, base, change, lay_out, play

EVERY = [
    {},
    {"antarans": True, "custom": True},
    {"unknown": True, "antarans": True},
    {"revenge": True, "unknown": True, "custom": True},
]


#: Options that any question of a random game may have.
MOST_OPTIONS = 40


class Umpire:
    """Follows a game and holds every choice against the referee."""

    def __init__(self, state: Any, seed: int) -> None:
        self.g = state
        self.choose = by_chance(seed)
        self.trail: list[Any] = []
        self.origins: set[int] = set()
        self.seen: Counter[str] = Counter()
        self.exchanged = False
        self.charted = False
        #: Whose tokens have to be these when the next place or card is chosen.
        self.due: tuple[int, dict[str, int]] | None = None
        self.spent = self.paid_out = self.decisions = 0
        self.stated: Counter[str] = Counter()

    def play(self) -> None:
        """Play to the end; choices with a single answer are looked at like all others."""
        while (phase := GAME.next_phase(self.g)) is not None:
            steps, value = GAME.phases[phase](self.g), None
            try:
                while True:
                    ask = steps.send(value)
                    if isinstance(ask, Choice):
                        value = self.answer(ask)
                    else:
                        value = {choice.seat: self.answer(choice) for choice in ask}
            except StopIteration:
                continue

    def answer(self, choice: Choice) -> Any:
        view = read(GAME.view(self.g, choice.seat))
        expected = self.expected(choice, view)
        if expected is not None:
            self.seen[choice.prompt] += 1
            offered = self.offered(choice, view)
            assert len(offered) == len(choice.options), "an option twice"
            assert offered == expected, f"{choice.prompt} of seat {choice.seat}"
        assert len(choice.options) < MOST_OPTIONS, "nobody looks through hundreds of options"
        self.look_at_reasons(choice, view)
        self.settle(choice, view)
        answer = self.choose(self.g, choice)
        self.charge(choice, view, answer)
        self.remember(choice, answer)
        return answer

    def look_at_reasons(self, choice: Choice, view: referee.View) -> None:
        """What the reasons of some decisions state, against the referee's own count."""
        self.decisions += 1
        if choice.candidates is None or self.decisions % 3:
            return
        for option in choice.candidates.all():
            reason = choice.candidates.bar(option)
            if reason is not None:
                so = referee_reasons.true(view, choice, option, reason, self.trail[-1:] and self.trail[-1])
                assert so is not False, (choice.prompt, option, reason)
                self.stated[reason[0]] += so is not None

    def settle(self, choice: Choice, view: referee.View) -> None:
        """Whether what was charged is what has been paid."""
        if choice.prompt == "draft":
            self.due = None
        if self.due and (choice.prompt == "turn" or choice.prompt in referee.ACTIONS):
            seat, tokens = self.due
            assert view["players"][seat]["resources"] == tokens
            self.seen["paid"] += 1
            self.due = None

    def charge(self, choice: Choice, view: referee.View, answer: Any) -> None:
        """What a place costs, by the referee's prices."""
        seat, playing = choice.seat, view["playing"]
        tokens = dict(view["players"][seat]["resources"])
        if choice.prompt in ("growth", "research", "diplomacy", "build") and answer != ("stop",):
            free, discount = referee.CARD[playing["card"]][1:3]
            extra = len(playing["used"]) - free
            tokens["credits"] -= printed_numbers.extra_price(view, seat, extra) if extra >= 0 else 0
            getattr(self, choice.prompt)(view, seat, answer, discount, tokens)
            self.due, self.spent, self.paid_out = (seat, tokens), 0, 0
        elif choice.prompt == "item" and answer != ("enough",) and self.due:
            self.spent += referee.price_of(view, seat, self.trail[0][1], answer)
            cost = max(1, self.spent - referee.CARD[playing["card"]][2])
            at_once = referee.BUILDING[answer[1]][3] if answer[0] == "raise" else {}
            self.paid_out += at_once.get("production", 0)
            self.due[1]["production"] = tokens["production"] - cost + self.paid_out
            self.due[1]["research"] += at_once.get("research", 0)

    def growth(self, view: Any, seat: int, answer: Any, discount: int, tokens: dict[str, int]) -> None:
        _, at, kind = answer
        tokens["food"] -= printed_numbers.growth_price(view, seat, at, kind, discount)
        if "settlers" in view["players"][seat]["abilities"] and not sum(view["systems"][at]["population"]):
            tokens["food"] += 2

    def research(self, view: Any, seat: int, answer: Any, discount: int, tokens: dict[str, int]) -> None:
        tokens["research"] -= referee.tech_price(view, seat, answer[1], discount)
        tokens["credits"] += "visionaries" in view["players"][seat]["abilities"]
        for name in printed_numbers.RESOURCES:
            tokens[name] += referee.EXPECTED[answer[1]][3].get(name, 0)

    def diplomacy(self, view: Any, seat: int, answer: Any, discount: int, tokens: dict[str, int]) -> None:
        tokens["credits"] -= referee.diplomacy_price(view, seat, answer, discount)

    def build(self, view: Any, seat: int, answer: Any, discount: int, tokens: dict[str, int]) -> None:
        """Items are charged one by one as they are chosen."""

    def offered(self, choice: Choice, view: referee.View) -> set[Any]:
        """The options; of those that turn a tile, what it looks like then."""
        if choice.prompt == "rotation":
            return {printed_numbers.turned(view["tile_in_hand"], turn) for _, turn in choice.options}
        if choice.prompt == "lay":
            return {
                ((q, r), printed_numbers.turned(view["tile_in_hand"], k)) for _, q, r, k in choice.options
            }
        return set(choice.options)

    def remember(self, choice: Choice, answer: Any) -> None:
        if choice.prompt == "turn":
            self.trail, self.charted = [], False
            self.exchanged = answer == ("exchange",) or (self.exchanged and answer[0] == "use")
        if choice.prompt in ("growth", "build", "flight", "exploration", "attack", "invasion"):
            self.trail = []
        self.trail.append(answer)
        if choice.prompt == "exploration":
            self.charted = answer[0] == "chart"
        if choice.prompt in ("strike", "ships"):
            self.origins = {ship[1] for ship in answer}
        if choice.prompt == "destination" and answer[0] == "into":
            self.origins = {answer[2]}
        if choice.prompt == "antaran-target":
            self.origins = set()

    def expected(self, choice: Choice, view: referee.View) -> set[Any] | None:
        """What the referee would offer; None where there is nothing to work out."""
        seat, prompt = choice.seat, choice.prompt
        me = view["players"][seat]
        if prompt == "turn":
            self.check_sheets(view)
            more = {("exchange",)} if referee.exchanges(view, seat) and not self.exchanged else set()
            return referee.play_turn(view, seat) | more
        if prompt == "exchange":
            return referee.exchanges(view, seat)
        if prompt in referee.ACTIONS:
            last = referee.CARD[view["playing"]["card"]][0][-1] == prompt
            done = self.g.did or not last
            return referee.places(view, seat, self.charted) | ({("stop",)} if done else set())
        if prompt == "item":
            at, chosen = self.trail[0][1], self.trail[1:]
            discount = referee.CARD[view["playing"]["card"]][2]
            found = referee.items(view, seat, at, chosen, discount)
            found -= {("raise", "monument")} if self.g.built_limited[seat] else set()
            return found | ({("enough",)} if chosen else set())
        if prompt == "ships":
            usable = referee_map.ships(view, seat, self.trail[0][1])
            return {ship for ship in usable if referee.destinations(view, seat, [ship])}
        if prompt == "destination":
            return referee.destinations(view, seat, self.trail[-1])
        if prompt == "strike":
            return referee.strikers(view, seat, self.trail[0][1])
        if prompt == "landing":
            return set(referee_map.ships(view, seat, self.trail[0][1]))
        if prompt == "losses":
            people = view["systems"][self.trail[0][1]]["population"]
            return referee.losses(people, choice.args["count"])
        if prompt == "settle":
            at = self.trail[0][1]
            people, room = view["systems"][at]["population"], printed_numbers.room(view, seat, at)
            return {("settle", kind) for kind in range(3) if people[kind] < room[kind]}
        if prompt == "rotation":
            source = self.trail[-1][2]
            towards = referee_map.towards(view["systems"][choice.args["at"]], view["systems"][source])
            looks = {printed_numbers.turned(view["tile_in_hand"], turn) for turn in range(6)}
            return {look for look in looks if look[towards]}
        if prompt == "chart":
            return referee_map.charts(view, seat)
        if prompt == "lay":
            return referee_map.lays(view, choice.args["at"])
        if prompt == "withdraw":
            return {("stay",)} | referee.refuges(view, seat, self.origins)
        if prompt == "unpaid":
            return referee.unpaid(view, seat)
        if prompt == "draft":
            return {("take", name) for name in view["offer"]} | {("none",)}
        if prompt == "bid":
            return {("bid", count) for count in range(me["resistance"] + 1)}
        if prompt == "antaran-target":
            owned = [s for s in view["systems"] if s["owner"] not in (None, seat)]
            return {("target", system["at"]) for system in owned}
        return None

    def check_sheets(self, view: referee.View) -> None:
        """Income, upkeep, points and resistance of everybody."""
        for player in view["players"]:
            seat = player["seat"]
            assert player["income"] == printed_numbers.income(view, seat)
            assert player["upkeep"] == printed_numbers.upkeep(view, seat)
            if not player["eliminated"]:
                score = printed_numbers.score(view, seat)
                assert {name: player["score"].get(name, 0) for name in score} == score
        for system in view["systems"]:
            if system["owner"] is not None and sum(system["population"]):
                assert system["resistance"] == printed_numbers.resistance(view, system["at"])


def grown(seats: int, options: dict[str, Any], seed: int) -> Any:
    """A game in which everybody has plenty, is uneasy and at war: seat 0 besieges the home of seat 1."""
    names = "antarans humans bulrathi" if options.get("antarans") else "mrrshan humans bulrathi"
    g = base(" ".join(names.split()[:seats]), f"grown {seed}", **options)
    fleets = {(seat, g.home[seat]): "3 frigate, 2 cruiser, 1 titan" for seat in range(seats)}
    change(
        g,
        resources=dict.fromkeys(range(seats), (12, 14, 16, 12)),
        levels={seat: {"bio": 2, "phys": 1, "eng": 2, "gov": 1} for seat in range(seats)},
        discontent=dict.fromkeys(range(seats), 6),
        orbitals={g.home[1]: (0, 0)},
        ships={**fleets, (1, g.home[1]): ""},
        phase="new_round",
    )
    change(g, ships={(0, g.home[1]): "2 frigate, 2 titan"})
    return g


ASKED = {
    "turn", "exchange", "item", "ships", "destination", "strike", "landing", "losses", "settle", "rotation",
    "chart", "lay", "withdraw", "unpaid", "draft", "bid", "antaran-target", "paid", *referee.ACTIONS,
}  # fmt: skip


#: Reasons whose numbers were counted again.
STATED = {
    "enemies-here", "enemies-there", "besieged", "held", "not-yours", "capacity", "locked", "no-room", "no-orbit",
    "overloaded", "too-far", "ship-out-of-range", "research", "credits",
}  # fmt: skip


@pytest.mark.parametrize("kind", ["from the start", "grown"])
def test_A4_4_A5_1_A5_2_A5_17_A5_25_B2_4_the_offers_of_whole_games(kind):
    seen: Counter[str] = Counter()
    stated: Counter[str] = Counter()
    for number, options in enumerate(EVERY):
        for seats in (2, 3) if kind == "grown" else (4,):
            if kind == "grown":
                state = grown(seats, options, number)
            else:
                state = new_state(GAME, seats, f"referee {number}", DEFAULTS | options)
            umpire = Umpire(state, number)
            umpire.play()
            seen += umpire.seen
            stated += umpire.stated
    assert sum(seen.values()) > 1000
    if kind == "grown":
        assert set(seen) == ASKED
        assert set(stated) >= STATED


@pytest.mark.parametrize(
    "spoil",
    [
        lambda view: view["players"][0]["resources"].update(food=0),
        lambda view: view["systems"][HOME].update(population=[4, 4, 4]),
        lambda view: view["systems"][WEST].update(enemies={"pirate_raiders": 1}),
        lambda view: view["systems"][WEST].update(planet="wreck"),
        lambda view: view["players"][0]["abilities"].append("urban_sprawl"),
    ],
)
def test_the_referee_can_object(spoil):
    """It is no echo of the rules: on another table it comes to other places."""
    t = lay_out(
        systems={WEST: GREEN},
        people={HOME: (3, 4, 2)},
        ships={(0, WEST): "1 frigate"},
        resources={0: (9, 0, 0, 9)},
    )
    play(t, 0, ("play", "growth"))
    view = sees(t, 0)
    assert set(t.choice(0).options) == referee.places(view, 0)
    spoil(view)
    assert set(t.choice(0).options) != referee.places(view | {"sheets": {}}, 0)
