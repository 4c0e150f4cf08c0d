"""Pictures for the documents, taken of the real thing: `make screenshots`. No test by itself."""

from pathlib import Path
from random import Random

import pytest

from .conftest import Sitting
from .hands import Hand, play_until
from .test_captains import fly_to_aldara, open_captains, pick

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {"wide": (1440, 900), "phone": (390, 844)}
BOT = {"kind": "bot", "bot": "metallum-basic"}
#: Nothing moves any more.
AT_REST = "document.getAnimations().every((each) => each.playState !== 'running')"


def keep(hand: Hand, name: str) -> None:
    hand.page.evaluate("document.activeElement?.blur()")
    hand.page.mouse.move(0, 0)
    hand.page.wait_for_function(AT_REST)
    hand.page.screenshot(path=PICTURES / f"{name}.png")


@pytest.mark.parametrize("size", SIZES)
def test_lobby(sit: Sitting, size: str) -> None:
    """A lobby in use: games under way, a finished one, a free seat."""
    hand, tess, kasia = sit("Helena", *SIZES[size], color_scheme="dark"), sit("Tess"), sit("Kasia")
    free = {"kind": "open"}
    tess.set_up(free, free, game="orion", name="First contact", open=True)
    kasia.set_up(free, game="race", name="Two actions a round", open=True, options={"advanced": True})
    shared = hand.set_up({"kind": "link"}, {"kind": "bot", "bot": "random"}, game="orion", name="Long watch")
    token = shared["links"]["seats"]["1"]
    tess.call("POST", f"/api/tables/{shared['table']}/sit", {"seat": 1, "token": token})
    hand.set_up(*[{"kind": "bot", "bot": "random"}] * 2, game="captains", name="Stargate or bust")
    for name, game, rounds in (
        ("Sunday drill", "metallum", 99),
        ("Lunch race", "race", 4),
        ("Tuesday mine", "metallum", 5),
    ):
        hand.open({"kind": "bot", "bot": f"{game}-basic"}, seed="7", name=name, game=game)
        play_until(Random(rounds), hand, rounds=rounds)
    hand.go("/")
    hand.page.wait_for_selector(".last .players")
    hand.page.wait_for_load_state("networkidle")  # all pictures are there
    keep(hand, f"lobby-{size}")


@pytest.mark.parametrize(("size", "scheme"), [("wide", "dark"), ("wide", "light"), ("phone", "dark")])
def test_table(sit: Sitting, size: str, scheme: str) -> None:
    hand = sit("Helena", *SIZES[size], color_scheme=scheme)
    hand.open(BOT, seed="7")
    play_until(Random(4), hand, rounds=5)
    for tile in ("move_1", "move_2", "move_3"):
        if hand.page.locator(f'.tray [data-thing="tile:{tile}"][data-state=selectable]').count():
            hand.tile(tile)
            break
    keep(hand, f"metallum-{size}" + ("-paper" if scheme == "light" else ""))


class Eager(Random):
    """Dice of somebody who rather places something than nothing."""

    def random(self) -> float:
        return 0.21 + 0.78 * super().random()


def worth_a_picture(hand: Hand) -> bool:
    """A full table, and a world to place among several cards."""
    me = hand.view()["players"][0]
    cards = hand.page.locator("[data-zone=hand] [data-state=selectable]").count()
    return (
        len(me["tableau"]) >= 6
        and me["hand"] >= 4
        and cards >= 2
        and hand.prompt().startswith("Place a world")
    )


@pytest.mark.parametrize("size", SIZES)
def test_race(sit: Sitting, size: str) -> None:
    hand = sit("Helena", *SIZES[size], color_scheme="dark")
    dice = Eager(34)
    for seed in range(34, 44):
        hand.open(*[{"kind": "bot", "bot": "race-basic"}] * 3, seed=str(seed), game="race")
        while not worth_a_picture(hand) and hand.step(dice) != "over":
            pass
        if worth_a_picture(hand):
            break
    hand.page.locator("[data-zone=hand] [data-state=selectable]").last.click()
    hand.page.mouse.move(5, 5)
    keep(hand, f"race-{size}")


#: Whoever can build builds.
BUILD = '[data-thing="do:build"][data-state=selectable]'


@pytest.fixture
def orion(sit: Sitting) -> Hand:
    """Four civilizations in mid-game, seen by one who has built something, holds cards and is to act."""
    hands = [sit(name, color_scheme="dark") for name in ("Helena", "Tess", "Jan", "Ada")]
    made = hands[0].open(*[{"kind": "link"}] * 3, game="orion", seed="11", options={"random_races": True})
    for seat, hand in enumerate(hands[1:], 1):
        hand.join(made, seat)
    play_until(Random(5), *hands, rounds=4, first=BUILD)
    dice = Random(6)
    for _ in range(300):
        for hand in hands:
            hand.step(dice)
            built, held = (
                hand.page.locator(f"[data-zone={zone}] [data-structure]") for zone in ("systems", "hand")
            )
            if "Which action" in hand.prompt() and held.count() >= 3 and built.count() >= 3:
                return hand
    pytest.fail("Nobody built and held enough for a picture.")


def test_orion(orion: Hand) -> None:
    orion.page.locator("[data-zone=hand] [data-state=selectable]").nth(1).click()
    in_all_forms(orion, "orion")


def test_captains_alone(sit: Sitting) -> None:
    """The team for a mission is put together, on a phone."""
    hand = sit("Helena", *SIZES["phone"], color_scheme="dark")
    open_captains(hand)
    fly_to_aldara(hand)
    pick(hand, "mission:living_slime")
    hand.confirm()
    hand.asked("Who takes the blue row")
    pick(hand, "figure:blue")
    keep(hand, "captains-phone")


#: How many past positions are looked at for a picture: a person may have so many tables, and some more.
LOOKS = 45


def take_over(hand: Hand, game: str, seats: int, question: str, **more: object) -> None:
    """A game between good bots, played on from a moment in its second half where somebody is asked this."""
    bot = {"kind": "bot", "bot": f"{game}-basic"}
    made = hand.call("POST", "/api/tables", {"game": game, "seats": [bot] * seats, "seed": "7", **more})
    hand.go(f"/table/{made['table']}")
    hand.ready()
    while not hand.position()["over"]:
        hand.page.wait_for_timeout(200)
    end = int(hand.position()["move"])
    for move in range(end // 2, end, max(1, end // 2 // LOOKS)):
        branch = hand.call("POST", f"/api/tables/{made['table']}/branch", {"move": move})
        hand.go(f"/table/{branch['table']}")
        hand.ready()
        if hand.prompt().startswith(question):
            return
    pytest.fail(f"Nobody was asked {question!r}.")


def in_all_forms(hand: Hand, name: str) -> None:
    for form, scheme in (("wide", "dark"), ("wide-paper", "light"), ("phone", "dark")):
        width, height = SIZES[form.partition("-")[0]]
        hand.page.set_viewport_size({"width": width, "height": height})
        hand.page.emulate_media(color_scheme=scheme)
        keep(hand, f"{name}-{form}")


def test_captains(sit: Sitting) -> None:
    """Three captains; one of them puts a team together."""
    hand = sit("Helena", *SIZES["wide"], color_scheme="dark")
    take_over(hand, "captains", 3, "Who takes the")
    hand.page.locator('main [data-thing^="figure:"][data-state=selectable]').first.click()
    for name, scheme in (("captains-wide", "dark"), ("captains-wide-paper", "light")):
        hand.page.emulate_media(color_scheme=scheme)
        keep(hand, name)


def test_adastra(sit: Sitting) -> None:
    """Four empires, the Antarans at the gate; ships are about to leave."""
    hand = sit("Helena", *SIZES["wide"], color_scheme="dark")
    take_over(hand, "adastra", 4, "Where do the ships", options={"revenge": True})
    hand.page.locator('main [data-thing^="at:"][data-state=selectable]').last.click()
    in_all_forms(hand, "adastra")
