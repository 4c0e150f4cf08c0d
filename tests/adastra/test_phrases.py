"""What text play and `why` say about a position."""

import re

from astrarium.games.adastra import phrases, prices
from astrarium.games.adastra.components import CARDS
from astrarium.games.adastra.rules import build
from astrarium.games.adastra.text_board import outline
from astrarium.games.adastra.view import view
from astrarium.kernel import Choice, Text
from astrarium.localization import say

from .table import GAME, GREEN, HOME, WEST, base, begin, lay_out, play
from .war import CRUISER, FRIGATE, war


def said(what, language="en"):
    return say(what, language, game=GAME)


def lines(blocks, language="en"):
    """Every fact of an outline, a row a line."""
    found = []
    for block in blocks:
        for row in block.rows:
            cells = row[1:] if isinstance(row[0], Text) else row
            found.append(" | ".join(str(said(cell.text, language)) for cell in cells))
    return found


def test_A2_10_ships_of_one_type_are_counted_together_whatever_their_state():
    g = lay_out().state
    ships = [(FRIGATE, 0, 1), (FRIGATE, 1, 1), (CRUISER, 0, 1)]
    assert said(phrases.ships(g, ships)) == "2 Frigates, 1 Cruiser"
    assert said(phrases.ships(g, ships), "pl") == "2 jednostki Fregat, 1 jednostka Krążowników"


def test_A2_8_a_besieged_system_names_its_owner_once():
    g = lay_out().state
    g.occupy(HOME, 1)
    galaxy = list(outline(view(g, 0), 0))[1]
    cell = galaxy.rows[HOME][2]
    assert (said(cell.text), said(cell.text, "pl"), cell.seat) == ("besieged", "oblężony", 0)


def test_A5_27_A6_2_the_dice_of_every_empire_are_shown():
    t = lay_out("humans mrrshan")
    rows = lines(outline(t.view(0), 0))
    assert any("combat 5+ for 1 damage; invasion 5+ for 1 success" in row for row in rows)
    assert any("combat 5+ for 1 damage, 6 for 2 damage; invasion 5+ for 1 success" in row for row in rows)
    polish = lines(outline(t.view(0), 0), "pl")
    assert any("walka: 5+ to 1 obrażenie, 6 to 2 obrażenia; Inwazja: 5+ to 1 sukces" in row for row in polish)


def test_B3_9_no_fleet_is_announced_after_the_doom_star_is_gone():
    g = base(revenge=True)
    assert any("2 Frigates" in row for row in lines(outline(view(g, 0), 0))[:8])
    g.doom_star_by = 1
    assert not any("2 Frigates" in row for row in lines(outline(view(g, 0), 0))[:8])


def test_B4_3_an_empire_of_ones_own_is_named_with_its_foundation():
    g = base()
    g.empire[0] = "custom"
    g.make_up(0, ("storm_world", *g.makeup[0][1:]))
    assert any("An empire of your own: Storm World" in row for row in lines(outline(view(g, 0), 0)))


def test_A5_1_a_card_of_two_actions_is_barred_for_both():
    t = lay_out("mrrshan humans", ships={(0, HOME): ""})
    barred = {each.option: each for each in t.choice(0).barred()}
    assert said(barred["play", "pounce"].text) == (
        "Flight can't be used now. You have no ships. Nor can Attack. You have no ship."
    )


def test_A2_13_barred_items_have_the_price_of_the_thing():
    t = lay_out(resources={0: (0, 0, 99, 0)})
    play(t, 0, ("play", "build"))
    choice, g = t.choice(0), t.state
    assert choice.prompt == "item"
    priced = build.items(g, 0, HOME, True)
    for option, price in priced.items():
        assert prices.item(g.powers[0], g.site(HOME), option) == price
    barred = [each.option for each in choice.barred()]
    assert ("raise", "monument") in barred
    for option in (*priced, *barred):
        price = int(re.search(r"(\d+) production", said(t.say(choice, option)))[1])
        assert price == prices.item(g.powers[0], g.site(HOME), option)
    assert prices.item(g.powers[0], g.site(HOME), ("raise", "monument")) == 6
    assert prices.item(g.powers[0], g.site(HOME), ("terraform", 0)) == 3


def told(t, card, option):
    """What is said about a place of a card, whether or not there are others."""
    g = t.state.copy()
    g.card = card
    choice = Choice(0, CARDS[card].actions[0], [option])
    text = GAME.words.consequence(g, choice, option)
    return text and said(text)


def test_A5_6_colonising_says_what_it_costs():
    world = {"systems": {WEST: GREEN}, "ships": {(0, WEST): "1 frigate"}, "resources": {0: (9, 0, 0, 0)}}
    assert told(lay_out(**world), "growth", ("grow", WEST, 0)) == (
        "The first population on a planet: discontent +1."
    )
    assert told(lay_out(**world, abilities={0: "nomads"}), "growth", ("grow", WEST, 0)) is None
    assert told(lay_out(**world), "growth", ("grow", HOME, 0)) is None


def test_A5_26_an_attack_says_which_embassies_it_ends():
    t = war("2 frigate", "", owners={WEST: 1}, people={WEST: (1, 0, 0)}, embassies=((1, 0),))
    words = told(t, "attack", ("target", WEST))
    assert "Discontent +2." in words
    assert words.endswith("Nobody defends it: you take control without a fight.")


def test_B2_3_laying_a_tile_says_that_the_turn_ends():
    for card, words in (
        ("exploration", "Laying a tile ends your turn."),
        ("expedition", "After the tile you can't buy extra places."),
    ):
        g = base(unknown=True)
        g.pirates_found = 2
        t = begin(g, {"unknown": True})
        assert told(t, card, ("chart", g.home[0])) == words
