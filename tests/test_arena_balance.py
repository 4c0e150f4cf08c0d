"""Balance studies: planted faults are found, and the report can be read."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import astrarium
from astrarium import localization
from astrarium.arena import estimates
from astrarium.arena.balance import Balance, Group, balance_of
from astrarium.arena.balance_criteria import (
    Criterion,
    Evenness,
    Occurrence,
    Range,
    Within,
    answer_for,
    verdicts,
)
from astrarium.arena.command import arena
from astrarium.arena.game_runner import Played, Sitting, play_sitting, traits_of
from astrarium.arena.report import svg_charts
from astrarium.kernel import AstrariumError
from toys.comets import GAME as COMETS
from toys.tilted import GAME as TILTED
from toys.tilted import RACES

GAMES = 400


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toys sit beside the installed games, and speak English."""
    known = {**astrarium.games(), "tilted": TILTED, "comets": COMETS}
    monkeypatch.setattr(astrarium, "games", lambda: known)
    monkeypatch.setenv("ASTRARIUM_LANG", "en")


@pytest.fixture(scope="module")
def games() -> list[Played]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(astrarium, "games", lambda: {"tilted": TILTED})
        return [play_sitting(Sitting("tilted", {}, "s", deal, ("random",) * 4)) for deal in range(GAMES)]


@pytest.fixture(scope="module")
def study(games: list[Played]) -> Balance:
    found = balance_of(TILTED, games)
    assert found is not None
    return found


def groups(study: Balance, kind: str) -> dict[str, Group]:
    return {group.id: group for each in study.kinds if each.id == kind for group in each.groups}


def sure(estimate: estimates.Estimate | None) -> int:
    """On which side of nothing a difference surely lies."""
    assert estimate is not None
    assert estimate.low is not None
    assert estimate.high is not None
    return (estimate.low > 0) - (estimate.high < 0)


# -- what a study finds


def test_a_strong_race_is_found(study: Balance) -> None:
    races = groups(study, "race")
    assert next(iter(races)) == "giants"
    assert sure(races["giants"].worth_won) == 1
    assert races["giants"].winners > races["giants"].picked
    others = [race for race in RACES if race != "giants"]
    assert all(races[race].won.value < races["giants"].won.value for race in others)


def test_the_advantage_of_the_first_seat_is_found(study: Balance) -> None:
    seats = groups(study, "seat")
    assert list(seats) == ["0", "1", "2", "3"]
    assert sure(seats["0"].worth_score) == 1
    assert sum(seat.won.value for seat in seats.values()) == pytest.approx(1)


def test_what_a_seat_did_is_counted_from_events(study: Balance) -> None:
    items = groups(study, "item")
    assert items["engine"].worth_score is not None
    assert sure(items["engine"].worth_won) == sure(items["engine"].worth_score) == 1
    # A ribbon is worth nothing; without it, half the others have an engine, which is worth four.
    assert items["ribbon"].worth_score is not None
    assert items["ribbon"].worth_score.value == pytest.approx(-2, abs=0.8)
    assert 0.28 < items["ribbon"].picked < 0.38


def test_points_agree_with_what_was_planted(study: Balance) -> None:
    giants = groups(study, "race")["giants"].worth_score
    assert giants is not None
    assert giants.low is not None
    assert giants.high is not None
    assert giants.low < 3 < giants.high


def test_whole_games_are_grouped_too(study: Balance) -> None:
    end, dice = sorted(study.shared, key=lambda kind: kind.id, reverse=True)
    assert (end.id, dice.id) == ("end", "dice")
    assert {share.id for share in end.shares} == {"sunset", "rain"}
    assert sum(share.games for share in end.shares) == GAMES
    assert end.numbers is None
    assert dice.numbers is not None
    assert (dice.numbers.least, dice.numbers.most, dice.numbers.columns) == (4, 4, (GAMES,))


def test_distributions_count_every_game(study: Balance, games: list[Played]) -> None:
    assert sum(study.winning.columns) == sum(study.lead.columns) == GAMES
    assert study.winning.most == max(max(played.scores) for played in games)
    assert study.decisions.mean.value == 4
    shared = sum(len(played.ranking[0]) > 1 for played in games)
    assert study.drawn.value == pytest.approx(shared / GAMES)


def test_nothing_played_is_no_study() -> None:
    assert balance_of(TILTED, []) is None


def test_a_game_without_traits_is_studied_by_seat() -> None:
    played = play_sitting(Sitting("comets", COMETS.check_options({}), "s", 0, ("random", "random")))
    assert played.traits == ({}, {})
    shown = balance_of(COMETS, [played])
    assert shown is not None
    assert [kind.id for kind in shown.kinds] == ["seat"]
    json.dumps(shown.to_json())


def test_what_everybody_has_is_worth_nothing() -> None:
    both = [
        Played(deal, ("a", "b"), (2, 1), ((0,), (1,)), 1, ((), ()), ({"card": ("sun",)},) * 2)
        for deal in range(30)
    ]
    shown = balance_of(TILTED, both)
    assert shown is not None
    (sun,) = groups(shown, "card").values()
    assert (sun.won.value, sun.won.low, sun.won.high) == (0.5, 0.5, 0.5)
    assert sun.worth_won is sun.worth_score is None


# -- verdicts


def test_verdicts_name_the_farthest_and_what_never_occurs(study: Balance) -> None:
    race, seat, *taken = verdicts(study, Criterion(0.05, ("race", "seat")))
    assert isinstance(race, Evenness)
    assert (race.answer, race.farthest.id) == ("broken", "giants")
    assert isinstance(seat, Evenness)
    assert seat.farthest.id == "0"
    assert [(each.kind, each.answer) for each in taken] == [
        ("race", "kept"),
        ("item", "broken"),
        ("end", "kept"),
    ]
    assert isinstance(taken[1], Occurrence)
    assert taken[1].never == ("anvil",)


def test_games_keep_within_a_range(study: Balance) -> None:
    inside, outside = verdicts(study, Criterion(0.05, (), (Range("dice", 3, 4), Range("dice", 5, 8))))[:2]
    assert isinstance(inside, Within)
    assert isinstance(outside, Within)
    assert (inside.answer, inside.share.value) == ("kept", 1)
    assert (outside.answer, outside.share.value) == ("broken", 0)


def even(*rates: tuple[float, float, float]) -> str:
    """The verdict on 50 ± 5 % for these rates with their intervals."""
    groups = tuple(
        Group(
            str(number), 9, 9, 0.5, 0.5, estimates.Estimate(*rate), *[estimates.Estimate(0.0)] * 2, None, None
        )
        for number, rate in enumerate(rates)
    )
    return answer_for(groups, 0.45, 0.55)


def test_an_answer_says_how_sure_it_is() -> None:
    assert even((0.5, 0.47, 0.53), (0.48, 0.46, 0.5)) == "kept"
    assert even((0.5, 0.47, 0.53), (0.48, 0.4, 0.56)) == "likely"
    assert even((0.5, 0.47, 0.53), (0.44, 0.4, 0.48)) == "unlikely"
    assert even((0.44, 0.4, 0.48), (0.6, 0.56, 0.64)) == "broken"


def test_one_of_many_that_strays_is_not_broken_before_that_is_sure_among_so_many() -> None:
    """A rate whose own interval lies just outside: one of twenty even things does so by chance."""
    astray, fair = (0.605, 0.552, 0.658), (0.5, 0.47, 0.53)
    assert even(astray) == "broken"
    assert even(astray, *[fair] * 39) == "unlikely"
    assert even((0.7, 0.64, 0.76), *[fair] * 39) == "broken"


@pytest.mark.parametrize(
    "name",
    ["race-conqueror:lieutenant", "./strategies/mine.py:Dreamer", "Prisma (po polsku) z długim opisem"],
)
def test_a_long_name_is_drawn_whole_on_two_lines(name: str) -> None:
    drawn = svg_charts.rate_bars("won", [svg_charts.Span(name, 0.4, 0.5, 0.6, "50%")])
    lines = re.findall(r"<tspan[^>]*>([^<]*)</tspan>", drawn)
    assert len(lines) == 2
    assert "".join(lines).replace(" ", "") == name.replace(" ", "")
    assert max(map(len, lines)) <= 20


def test_ticks_are_round_numbers_as_people_write_them() -> None:
    for low, high in ((0, 37), (-12, 4), (3, 9.5), (0, 130)):
        steps = svg_charts.ticks(low, high)
        assert 3 <= len(steps) <= 6
        assert {float(each).is_integer() for each in steps} == {True}
    drawn = svg_charts.spans("time", [svg_charts.Span("slow", 0.004, 20.0, 3_000_000.0, "")], "ms")
    ticks = re.findall(r'class="tick"[^>]*>([^<]*)<', drawn)
    assert len(ticks) <= 6
    assert not any("e" in each for each in ticks)


# -- the report


class Page(HTMLParser):
    """Checks that what is opened is closed, and collects what a page refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.links: list[str] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [str(value) for name, value in attrs if name in ("href", "src", "xlink:href")]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def report(folder: Path, **asked: Any) -> tuple[str, str]:
    given = {"bots": "random,random,random,random", "games": 60, "jobs": 1, "out": folder / "out", **asked}
    folder.mkdir(exist_ok=True)
    arena("tilted", **given, report=folder / "report")
    page, summary = (folder / "report" / name for name in ("index.html", "balance.md"))
    return page.read_text(encoding="utf-8"), summary.read_text(encoding="utf-8")


def test_the_page_is_whole_and_stands_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page, summary = report(tmp_path, kinds="seat,race", even=6.0, within=["dice=4-5"])
    assert "--within dice=4-5" in summary
    assert "4 to 5 in at least 90% of games" in summary
    reader = Page()
    reader.feed(page)
    reader.close()
    assert reader.open == []
    assert reader.links == []
    assert "//" not in page.replace("<!doctype", "")
    assert "<script" not in page
    assert "prefers-color-scheme" in page
    for words in (
        "Balance of Tilted",
        "Giants",
        "Ribbon & bow",
        "Player 1",
        "Race",
        "sunset",
        "Never: Anvil.",
    ):
        assert any(words in text for text in reader.texts), words
    assert "⟦" not in page
    printed = capsys.readouterr().out
    assert "Giants" in printed
    assert "index.html" in printed


def test_the_page_draws_every_kind(tmp_path: Path) -> None:
    page, _ = report(tmp_path)
    drawings = [
        ElementTree.fromstring("<svg" + drawing.split("</svg>")[0] + "</svg>")
        for drawing in page.split("<svg")[1:]
    ]
    # Seats, races and items; winning score and lead (decisions and dice never differ); how it ended.
    assert len(drawings) == 3 + 2 + 1


def test_the_summary_is_the_same_for_the_same_seed(tmp_path: Path) -> None:
    first = report(tmp_path / "a", seed="7")[1]
    again = report(tmp_path / "b", seed="7")[1]
    assert first == again
    assert "astrarium arena tilted --bots random,random,random,random --games 60 --seed 7" in first
    assert "| Giants |" in first
    assert report(tmp_path / "c", seed="8")[1] != first


def test_the_report_speaks_polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASTRARIUM_LANG", "pl")
    page, words = report(tmp_path, kinds="race")
    assert '<html lang="pl">' in page
    assert "Przechył: równowaga gry" in page
    assert "Olbrzymy" in words
    assert "Gracz 1" in words
    assert "Rasa: każdy wygrywa 25,0 ± 5 % partii." in words
    assert "⟦" not in page + words


def test_figures_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arena("tilted", bots="random,random", games=20, jobs=1, out=tmp_path, json="-")
    shown = json.loads(capsys.readouterr().out)
    assert shown["match"]["bots"] == ["random"]
    assert shown["balance"]["games"] == 20
    assert [kind["id"] for kind in shown["balance"]["kinds"]] == ["seat", "race", "item"]
    assert shown["verdicts"][0]["kind"] == "seat"


def test_one_bot_sits_on_every_seat(tmp_path: Path) -> None:
    arena("tilted", bots="random,random,random", games=3, jobs=1, out=tmp_path, json=str(tmp_path / "a.json"))
    assert json.loads((tmp_path / "a.json").read_text())["balance"]["seats"] == 3
    arena(
        "tilted", bots="random,random", seats=4, games=3, jobs=1, out=tmp_path, json=str(tmp_path / "b.json")
    )
    assert json.loads((tmp_path / "b.json").read_text())["balance"]["seats"] == 4


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        ({"kinds": "seat,colour"}, "error-unknown-kind"),
        ({"within": ["end=1-2"]}, "error-unknown-kind"),
        ({"within": ["dice=8-5"]}, "error-bad-range"),
        ({"within": ["dice"]}, "error-bad-range"),
        ({"even": 0.0}, "error-bad-percent"),
        ({"even": 100.0}, "error-bad-percent"),
        ({"bots": "random,random,random,random,random"}, "error-bad-seats"),
        ({"report": Path("nowhere") / "deep"}, "error-file"),
    ],
)
def test_what_is_refused(tmp_path: Path, wrong: dict[str, Any], text: str) -> None:
    given = {"bots": "random,random", "games": 2, "jobs": 1, "out": tmp_path, **wrong}
    with pytest.raises(AstrariumError) as refusal:
        arena("tilted", **given)
    assert refusal.value.text.id == text


def test_the_report_of_different_bots_holds_both(tmp_path: Path) -> None:
    page, words = report(tmp_path, bots="random,flat:1i", seats=2, games=6)
    assert "flat:1i" in page
    assert "Who finished ahead of whom" in page
    assert "Race" in page
    assert "--bots random,flat:1i --seats 2" in words


def test_results_keep_their_traits(games: list[Played]) -> None:
    line = json.loads(json.dumps(games[0].to_json()))
    assert Played.from_json(line) == games[0]
    for spoiled in ({"traits": [{}]}, {"traits": "x"}, {"table": [1]}):
        with pytest.raises(ValueError, match=r".*"):
            Played.from_json({**line, **spoiled})


@pytest.mark.parametrize("language", localization.LANGUAGES)
def test_the_traits_of_every_installed_game_have_names(language: str) -> None:
    for game in astrarium.games().values():
        if game.traits is None or game.id == "tilted":
            continue
        kinds = {*game.traits.told, *game.traits.ids}
        assert [kind for kind in kinds if not localization.has(f"trait-{kind}", language, game=game)] == []
        for kind, ids in game.traits.ids.items():
            named = [
                localization.has(f"{kind}-{id}", language, game=game)
                or localization.has(id, language, game=game)
                for id in ids
            ]
            assert all(named), (game.id, kind)


@pytest.mark.parametrize(
    "game", [game for game in astrarium.games().values() if game.traits], ids=lambda g: g.id
)
def test_a_finished_game_has_the_traits_that_its_game_lists(game: astrarium.Game) -> None:
    seats = max(game.seats[0], 2)
    played = play_sitting(Sitting(game.id, game.check_setup(seats, {}), "s", 0, ("random",) * seats))
    assert game.traits is not None
    assert len(played.traits) == seats
    for kind, listed in game.traits.ids.items():
        for found in (*played.traits, played.shared):
            assert set(found.get(kind, ())) <= set(listed), kind


def test_metallum_counts_modules_bought_and_used() -> None:
    game = astrarium.game("metallum")
    table = astrarium.start("metallum", 2, "s-0")
    chance = Random(3)
    while not table.over:
        choice = table.pending[0]
        picked = chance.sample(list(choice.options), choice.at_least)
        table.answer(choice.seat, picked if choice.several else picked[0])
    bought = [
        sorted(
            {event.args["module"] for event in table.events() if (event.name, event.seat) == ("bought", seat)}
        )
        for seat in (0, 1)
    ]
    assert any(bought)
    traits, shared = traits_of(table)
    assert [list(seat["module"]) for seat in traits] == bought
    assert shared["decided"] == (game.result(table.state).decided_by,)
