"""Every design: what is printed on it, and placing it."""

import pytest

from astrarium.games.race.components import DESIGNS
from astrarium.kernel import Text
from astrarium.localization import LANGUAGES, attribute, say

from .facts import FACTS
from .table import GAME, goods, hand, held, lay_out, options, pay, play, rival, tableau, unplaceable

CARDS = sorted(FACTS)


# -- what is printed


@pytest.mark.parametrize("card", CARDS)
def test_R1_3_R1_5_a_card_is_what_is_printed(card):
    copies, number, vp, good, flags, powers = FACTS[card]
    design = DESIGNS[card]
    assert design.count == copies
    assert design.development == number.startswith("v")
    assert design.military == number.startswith("d")
    assert design.number == int(number.lstrip("vcd"))
    assert ("?" if design.six else str(design.vp)) == vp
    assert " ".join(filter(None, (design.good, "" if not good else "W" if design.windfall else "P"))) == good
    assert " ".join(design.flags) == flags
    assert len(design.powers.all) == len(powers)


@pytest.mark.parametrize(
    ("card", "kind", "vp"),
    [
        ("asteroid_belt", "Windfall world, Rare", "1"),
        ("rebel_miners", "Production world, Rare, Military world, Rebel", "1"),
        ("alien_rosetta_stone_world", "World, ALIEN", "3"),
        ("rebel_base", "Military world, Rebel", "6"),
        ("public_works", "Development", "1"),
        ("merchant_guild", "6-cost development", "?"),
    ],
)
def test_R1_3_a_hand_in_the_terminal_says_what_a_card_is(card, kind, vp):
    t = lay_out("old_earth", "new_sparta", hands=[card], phase="develop")
    row = list(GAME.outline(t.view(0), 0))[-1].rows[0]
    said = [
        say(cell.text, "en", game=GAME) if isinstance(cell.text, Text) else str(cell.text) for cell in row
    ]
    assert said[1] == kind
    assert said[3] == vp


def test_R1_5_the_box_is_complete():
    assert set(DESIGNS) == set(FACTS)
    counts = [row[0] for row in FACTS.values()]
    assert (sum(counts), len(counts)) == (114, 95)
    kinds = {number: [card for card, row in FACTS.items() if row[1].startswith(number)] for number in "vdc"}
    starts = ["old_earth", "epsilon_eridani", "alpha_centauri", "new_sparta", "earths_lost_colony"]
    assert sorted(starts, key=lambda card: DESIGNS[card].start) == starts
    assert len([card for card in kinds["d"] if card not in starts]) == 22
    assert len([card for card in kinds["c"] if card not in starts]) == 37
    sixes = [card for card in kinds["v"] if FACTS[card][2] == "?"]
    assert (len(sixes), {FACTS[card][0] for card in sixes}) == (12, {1})
    assert (len(kinds["v"]) - 12, {FACTS[card][0] for card in kinds["v"] if card not in sixes}) == (19, {2})


@pytest.mark.parametrize("language", LANGUAGES)
def test_R1_5_every_card_has_a_name_and_a_text(language):
    names = [say(Text(f"card-{card}"), language, game=GAME, strict=True) for card in CARDS]
    assert len(set(names)) == len(CARDS)
    assert all(attribute(Text(f"card-{card}"), "text", language, game=GAME) for card in CARDS)


# -- placing it


@pytest.mark.parametrize("card", CARDS)
def test_R7_4_R8_4_R8_5_it_is_placed_for_what_it_takes(card):
    """With exactly enough cards or Military it is placed and counts its VP; a windfall world has its good."""
    _, number, vp, good, _, _ = FACTS[card]
    needs = int(number.lstrip("vcd"))
    t = ready(card, needs)
    before = t.view(0)["players"][0]["score"]["total"]
    play(t, 1, "pass")
    play(t, 0, f"card {card}")
    assert held(t, 0) == 0
    assert tableau(t, 0)[-1].partition("#")[0] == card
    if vp != "?":
        assert t.view(0)["players"][0]["score"]["total"] == before + int(vp)
    assert (card in goods(t, 0)) == good.endswith("W")


@pytest.mark.parametrize("card", [card for card in CARDS if FACTS[card][1][0] != "d"])
def test_R2_6_it_takes_exactly_its_price(card):
    needs = int(FACTS[card][1].lstrip("vc"))
    t = ready(card, needs + 1)
    play(t, 1, "pass")
    play(t, 0, f"card {card}")
    assert pay(t, 0) == needs
    assert held(t, 0) == 1


@pytest.mark.parametrize("card", [card for card in CARDS if FACTS[card][1] not in ("c0", "d0")])
def test_R7_4_R8_4_R8_5_with_one_less_it_is_not_placed(card):
    number = FACTS[card][1]
    t = ready(card, int(number.lstrip("vcd")) - 1)
    assert unplaceable(t, 0, card) == ("barred-too-weak" if number[0] == "d" else "barred-too-dear")
    play(t, 0, "pass")
    assert card in [name.partition("#")[0] for name in hand(t, 0)]


@pytest.mark.parametrize("card", [card for card in CARDS if FACTS[card][1] == "c0"])
def test_R8_4_a_world_of_cost_0_takes_no_other_card(card):
    t = lay_out("rebel_outpost", "rebel_base", hands=[card], phase="settle")
    assert options(t, 0) == {"pass", f"card {card}"}


def ready(card, strength):
    """The card in hand, with so many other cards or so much Military."""
    number = FACTS[card][1]
    if number[0] != "d":
        phase = "develop" if number[0] == "v" else "settle"
        base = "avian_uplift_race" if card != "avian_uplift_race" else "destroyed_world"
        return lay_out(base, rival(card), hands=[f"{card} {strength}"], phase=phase)
    forces = {1: ["expedition_force"], 2: ["space_marines"], 3: ["drop_ships"]}
    forces |= {
        0: [],
        4: forces[3] + forces[1],
        5: forces[3] + forces[2],
        6: forces[3] + forces[2] + forces[1],
    }
    forces[7] = [*forces[3], "new_galactic_order", *forces[2]]
    return lay_out(
        " ".join(["destroyed_world", *forces[strength]]), "spice_world", hands=[card], phase="settle"
    )
