"""M13 The end of the round."""

import pytest

from astrarium.games.metallum.components import MODULES
from astrarium.games.metallum.scoring import results

from .table import asked, lay_out, market, money, options, pile, play, refused, reserve, robots, told
from .witness import exercises, limits


def ended(round=1, **position):
    """A table after phases 3 and 4 of a round."""
    return lay_out(phase="scoring", round=round, **position)


# -- the worked examples


def test_E20_M13_3_M13_4_after_round_1_nothing_is_discarded():
    t = ended(1, market="- barrier relay refinery", deck="optimiser")
    assert market(t) == "barrier relay refinery optimiser"
    assert pile(t, "discards") == set()


def test_E21_M13_3_M13_4_discard_slide_and_fill():
    t = lay_out(
        round=2,
        programs="move_1 deploy_1 buy_module",
        credits=9,
        market="barrier relay refinery optimiser",
        deck="jamming conglomerate",
    )
    play(t, "red", "resolve buy_module", "buy relay", "resolve move_1", "end")
    assert money(t) == (6, 0), "printed cost 3, slot 0"
    play(t, "blue", "resolve move_1", "end")
    assert pile(t, "discards") == {"barrier"}
    assert market(t) == "refinery optimiser jamming conglomerate"


def test_E24_M13_7_the_pool_and_the_action_market_after_round_6():
    t = ended(
        6,
        market="barrier relay refinery optimiser",
        deck="jamming conglomerate",
        discards="force_field robot_factory jump_gate arbitration_board",
        installed={"mining_station": "alpha", "research_station": ("blue", "alpha")},
    )
    assert len(t.state.unbought) == 4 + 2 + 4
    assert [offer["modifier"] for offer in t.view(0)["market"]] == [-1, 0, 0, 1]
    assert market(t) == "nuclear_explosion sabotage module_acquisition activation", "in the order drawn"
    assert set(t.state.installed) == {"mining_station", "research_station"}
    assert (len(t.state.deck), pile(t, "discards"), pile(t, "action_deck")) == (5, set(), set())


@limits("robot_factory")
def test_E51_M13_2_the_owner_may_stay_in_the_minority():
    position = {"robots": {"red": {"beta": 1}, "blue": {"beta": 2}}, "installed": {"robot_factory": "beta"}}
    t = ended(1, **position)
    play(t, "red", "pass")
    assert results(t.state, 1) == ("minority", "majority")
    t = ended(1, **position)
    play(t, "red", "run robot_factory")
    assert results(t.state, 1) == ("tie", "tie")


# -- paragraph by paragraph


@exercises("robot_factory")
def test_M13_1_module_effects_before_the_market():
    t = ended(3, market="barrier relay", installed={"robot_factory": "beta"})
    assert asked(t) == ("red", "end-round")
    assert market(t) == "barrier relay - -"
    assert "move_1" not in t.state.active[0]
    play(t, "red", "run robot_factory")
    assert told(t)[-3:] == ["discarded", "terce", "round"]
    assert market(t).startswith("relay")


@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 7, 8])
def test_M13_1_the_market_moves_in_these_rounds(round):
    cards = "sabotage activation" if round > 6 else "barrier relay"
    t = ended(round, market=cards)
    assert cards.split()[0] in pile(t, "discards")
    assert "-" not in market(t)


@exercises("robot_factory")
@pytest.mark.parametrize("round", range(1, 10))
def test_M13_1_M13_2_module_effects_in_all_rounds(round):
    t = ended(round, installed={"robot_factory": "beta"})
    assert options(t) == {"run robot_factory", "pass"}
    play(t, "red", "run robot_factory")
    assert robots(t, "red") == {"beta": 1}


@exercises("robot_factory")
def test_M13_2_with_an_empty_reserve_a_robot_is_recycled():
    t = ended(1, robots={"zeta": 15, "omega": 10}, installed={"robot_factory": "beta"})
    play(t, "red", "run robot_factory")
    assert options(t) == {"from zeta", "from omega"}
    play(t, "red", "from zeta")
    assert robots(t, "red") == {"zeta": 14, "omega": 10, "beta": 1}
    assert reserve(t, "red") == 0


def test_M13_3_no_discard_when_the_first_card_was_bought():
    t = ended(2, market="- relay refinery optimiser", deck="jamming")
    assert pile(t, "discards") == set()
    assert market(t) == "relay refinery optimiser jamming"


def test_M13_3_the_others_slide_in_the_same_order():
    t = ended(2, market="barrier - refinery -", deck="jamming conglomerate relay")
    assert market(t) == "refinery jamming conglomerate relay"
    t = ended(2, market="barrier - - optimiser", deck="jamming conglomerate relay")
    assert market(t) == "optimiser jamming conglomerate relay"


def test_M13_3_the_discard_pile_is_face_up():
    t = ended(2, market="barrier relay", discards="jamming")
    assert t.view(0)["discards"] == t.view(None)["discards"] == ["jamming", "barrier"]


def test_M13_4_action_modules_refill_the_market_of_terce_III():
    t = ended(7, market="sabotage activation - orbital_drop", deck="test_drilling priority_override")
    assert market(t) == "activation orbital_drop test_drilling priority_override"
    assert pile(t, "discards") == {"sabotage"}


HELD = dict.fromkeys(  # planetary modules on planets, so that the deck can run out
    ("mining_station", "research_station", "jamming", "force_field", "conglomerate", "refinery"),
    ("red", "alpha"),
)


def test_M13_5_the_discards_are_shuffled_into_a_new_deck():
    t = ended(
        5,
        market="arbitration_board barrier",
        discards="optimiser relay jump_gate robot_factory",
        installed=HELD,
    )
    assert market(t).split()[0] == "barrier"
    pool = {"arbitration_board", "optimiser", "relay", "jump_gate", "robot_factory"}
    drawn = set(market(t).split()[1:])
    assert len(drawn) == 3
    assert drawn < pool, "the card just discarded is among them"
    assert pile(t, "deck") == pool - drawn
    assert pile(t, "discards") == set()


def test_M13_5_the_deck_is_used_up_first():
    t = ended(
        5,
        market="arbitration_board barrier",
        deck="relay",
        discards="optimiser jump_gate robot_factory",
        installed=HELD,
    )
    assert market(t).startswith("barrier relay ")
    assert set(market(t).split()[2:]) < {"arbitration_board", "optimiser", "jump_gate", "robot_factory"}


def test_M13_5_every_order_of_the_new_deck_can_come():
    drawn = {
        market(
            ended(5, market="barrier", discards="relay jump_gate", installed=HELD, gone=GONE, seed=f"mix {n}")
        )
        for n in range(60)
    }
    assert len(drawn) == 6


GONE = "arbitration_board optimiser robot_factory"


def test_M13_5_without_deck_and_discards_a_slot_stays_empty():
    t = ended(5, market="- barrier", installed=HELD, gone=f"{GONE} relay jump_gate")
    assert market(t) == "barrier - - -"


def test_M13_5_only_cards_of_the_same_kind():
    """In terce III the planetary modules nobody bought do not come back."""
    cards = [module.id for module in MODULES.values() if module.kind == "action"]
    t = ended(7, market=" ".join(["-", *cards[:1]]), gone=" ".join(cards[1:]))
    assert market(t) == f"{cards[0]} - - -"
    assert len(t.state.unbought) == 12


@pytest.mark.parametrize(
    ("round", "back"), [(1, False), (2, False), (3, True), (5, False), (6, True), (8, False)]
)
def test_M13_6_spent_tiles_come_back_after_rounds_3_and_6(round, back):
    t = ended(round, programs="move_1 deploy_1", spent={"red": "deploy_3", "blue": "overload"})
    assert ("deploy_3" in t.state.active[0]) == back
    assert ("overload" in t.state.active[1]) == back
    if back:
        play(t, "red", "program move_1 deploy_1")
    else:
        assert refused(t, "red", "program move_1") == ("barred-spent", "M6.4")


def test_M13_7_no_market_part_after_round_6():
    t = ended(6, market="barrier relay", discards="jamming")
    assert "discarded" not in told(t)
    assert "barrier" in pile(t, "unbought")


def test_M13_7_no_pool_after_round_3():
    t = ended(3, market="barrier relay", discards="jamming")
    assert pile(t, "unbought") == set()
    assert len(t.state.action_deck) == 9


@exercises("robot_factory")
def test_M13_8_after_round_9_module_effects_then_the_end():
    t = ended(9, market="sabotage activation", installed={"robot_factory": "beta"})
    assert not t.over
    play(t, "red", "run robot_factory")
    assert t.over
    assert market(t) == "sabotage activation - -"
    assert t.result.decided_by == "robots"
