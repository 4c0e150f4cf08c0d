"""Pictures for the documents, taken of the real thing: `make screenshots`. No test by itself."""

from pathlib import Path
from random import Random

import pytest

from .conftest import Sitting
from .hands import Hand, play_until
from .test_captains import asked, fly_to_aldara, open_captains, pick

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {"wide": (1440, 900), "phone": (390, 844)}
BOT = {"kind": "bot", "bot": "metallum-basic"}


def keep(hand: Hand, name: str) -> None:
    hand.page.evaluate("document.activeElement?.blur()")
    hand.page.mouse.move(0, 0)
    hand.page.wait_for_timeout(800)  # everything has come to rest
    hand.page.screenshot(path=PICTURES / f"{name}.png")


@pytest.mark.parametrize("size", SIZES)
def test_lobby(sit: Sitting, size: str) -> None:
    """A lobby in use: games under way, a finished one, a free seat."""
    hand, other = sit("Helena", *SIZES[size], color_scheme="dark"), sit("Tess")
    other.set_up({"kind": "open"}, name="First contact", open=True)
    for name, rounds in (("Sunday drill", 99), ("Tuesday mine", 5), ("Long shift", 2)):
        hand.open(BOT, seed="7", name=name)
        play_until(Random(rounds), hand, rounds=rounds)
    hand.go("/")
    hand.page.wait_for_selector(".last .players")
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


def test_captains_alone(sit: Sitting) -> None:
    """The team for a mission is put together, on a phone."""
    hand = sit("Helena", *SIZES["phone"], color_scheme="dark")
    open_captains(hand)
    fly_to_aldara(hand)
    pick(hand, "mission:living_slime")
    hand.confirm()
    asked(hand, "Who takes the blue row")
    pick(hand, "figure:blue")
    keep(hand, "captains-phone")


def test_captains(sit: Sitting) -> None:
    """Three captains in the third round."""
    hand = sit("Helena", *SIZES["wide"], color_scheme="dark")
    bot = {"kind": "bot", "bot": "random"}
    open_captains(hand, bot, bot)
    play_until(Random(5), hand, rounds=3)
    keep(hand, "captains-wide")
