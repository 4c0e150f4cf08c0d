"""The powers of every design, played where they work and where not."""

import re

import pytest

from astrarium.games.race.components import KINDS

from .facts import FACTS
from .table import chips, choice, goods, hand, held, lay_out, options, play, rival, tableau, told, unplaceable

#: Worlds without powers of the phases in question, by kind: somewhere for goods to lie, or to be produced.
STORES = {
    "novelty": "artist_colony spice_world space_port",
    "rare": "destroyed_world asteroid_belt radioactive_world",
    "genes": "avian_uplift_race aquatic_uplift_race reptilian_uplift_race",
    "alien": "deserted_alien_outpost deserted_alien_colony deserted_alien_library",
}
WINDFALLS = {**{kind: row.split()[0] for kind, row in STORES.items()}, "novelty": "refugee_world"}
PRICE = {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}
#: Worlds to conquer, by defence; of no kind that powers here work against, and no Rebel worlds.
TARGETS = {
    1: ["outlaw_world", "new_survivalists"],
    2: ["avian_uplift_race", "aquatic_uplift_race"],
    3: ["pirate_world"],
    4: ["malevolent_lifeforms"],
}
POWERS = [(card, power) for card in sorted(FACTS) for power in FACTS[card][5]]


def stores(kind, count, without=""):
    """Worlds of a kind with goods on them."""
    row = [world for world in STORES["rare" if kind == "any" else kind].split() if world != without]
    return " ".join(f"{world}+" for world in row[:count])


def another(kind):
    return next(each for each in KINDS if each != kind)


def target(defence, card):
    return next(world for world in TARGETS[defence] if world != card)


def table(card, more="", hands=(), phase="explore", actions=(), **rest):
    """The card in seat 0's tableau, next to worlds that do nothing by themselves."""
    base = "rebel_outpost" if card != "rebel_outpost" else "blaster_gem_mines"
    return lay_out(f"{base} {card} {more}", rival(card), hands=hands, phase=phase, actions=actions, **rest)


def test_every_power_has_a_game_to_show_it():
    assert {
        power for _, power in POWERS if not any(re.fullmatch(pattern, power) for pattern in SHOW)
    } == set()


@pytest.mark.parametrize(("card", "power"), POWERS)
def test_R5_1_R16_1_R16_2_R16_3_R16_4_R16_5_R16_6_R16_7_R16_8_its_power_works_where_it_should(card, power):
    for pattern, show in SHOW.items():
        if match := re.fullmatch(pattern, power):
            show(card, *match.groups())


@pytest.mark.parametrize(("card", "power"), POWERS)
def test_R5_2_a_power_in_hand_does_nothing(card, power):
    """The same card in hand adds nothing to anything."""
    t = lay_out("rebel_fuel_cache", rival(card), hands=[card], phase="choose")
    player = t.view(0)["players"][0]
    assert (player["military"], player["military_vs"]) == (0, {})
    assert player["explore"] == {"draw": 2, "keep": 1}


def look(card, n):
    assert len(choice(table(card), 0).options) >= 2 + int(n)
    assert table(card).view(0)["players"][0]["explore"]["draw"] == 2 + int(n)
    assert len(choice(table(card), 1).options) == 2


def keep(card, n):
    assert choice(table(card, more="malevolent_lifeforms"), 0).at_least == 1 + int(n)
    assert choice(table(card), 1).at_least == 1


def first(card, n):
    assert held(table(card, hands=[2, 2], phase="develop"), 0) == 2 + int(n)
    assert held(table(card, hands=[2, 2], phase="develop"), 1) == 2
    assert held(table(card, hands=["gem_world 1", 2], phase="settle"), 0) == 2


def develop_less(card, n):
    dear = "drop_ships"
    t = table(card, hands=[f"{dear} {4 - int(n)}"], phase="develop")
    play(t, 1, "pass")
    play(t, 0, f"card {dear}")
    assert held(t, 0) == 0
    assert (
        unplaceable(table(card, hands=[f"{dear} {3 - int(n)}"], phase="develop"), 0, dear)
        == "barred-too-dear"
    )
    assert (
        unplaceable(table(card, hands=["comet_zone 2"], phase="settle"), 0, "comet_zone") == "barred-too-dear"
    )


def develop_draw(card, n):
    t = table(card, hands=["investment_credits 1"], phase="develop")
    play(t, 1, "pass")
    play(t, 0, "card investment_credits")
    assert held(t, 0) == int(n)
    t = table(card, hands=["investment_credits 1"], phase="develop")
    play(t, 1, "pass")
    play(t, 0, "pass")
    assert held(t, 0) == 2, "who places nothing draws nothing"


def settle_draw(card, n):
    t = table(card, hands=["pilgrimage_world"], phase="settle")
    play(t, 1, "pass")
    play(t, 0, "card pilgrimage_world")
    assert held(t, 0) == int(n)
    t = table(card, hands=["pilgrimage_world"], phase="settle")
    play(t, 1, "pass")
    play(t, 0, "pass")
    assert held(t, 0) == 1


WORLDS = {"": ("distant_world", 4), "rare": ("comet_zone", 3), "alien": ("deserted_alien_library", 6)}


def settle_less(card, n, kind):
    world, cost = WORLDS[kind or ""]
    t = table(card, hands=[f"{world} {cost - int(n)}"], phase="settle")
    play(t, 1, "pass")
    play(t, 0, f"card {world}")
    assert tableau(t, 0)[-1] == world
    assert held(t, 0) == 0
    t = table(card, hands=[f"{world} {cost - int(n) - 1}"], phase="settle")
    assert unplaceable(t, 0, world) == "barred-too-dear"
    if kind:
        t = table(card, hands=["distant_world 3"], phase="settle")
        assert unplaceable(t, 0, "distant_world") == "barred-too-dear", "it is of another kind"
    t = table(card, hands=["drop_ships 3"], phase="develop")
    assert unplaceable(t, 0, "drop_ships") == "barred-too-dear", "not in Develop"


def military(card, n):
    """Next to Rebel Outpost, which has Military 1, or with two more where the card takes some away."""
    total = 1 + int(n) if int(n) > 0 else 3 + int(n)
    more = "" if int(n) > 0 else "space_marines"
    weak, strong = target(total, card), target(total + 1, card) if total < 4 else "rebel_base"
    t = table(card, more, hands=[f"{weak} {strong}"], phase="settle")
    assert f"card {weak}" in options(t, 0)
    assert unplaceable(t, 0, strong).startswith("barred-too-weak")
    assert t.view(None)["players"][0]["military"] == total
    play(t, 1, "pass")
    play(t, 0, f"card {weak}")
    if choice(t, 0).prompt == "way":
        play(t, 0, "conquer")
    assert tableau(t, 0)[-1] == weak
    assert held(t, 0) == 1


AGAINST = {
    "rare": ("rebel_miners", "", "aquatic_uplift_race"),
    "alien": ("alien_robot_sentry", "alien_robot_scout_ship", "pirate_world"),
    "rebel": ("rebel_underground", "rebel_base", "malevolent_lifeforms"),
}


def military_against(card, n, kind):
    """With the Military 1 of Rebel Outpost; the third world is none of those it works against."""
    conquered, too_strong, unlike = AGAINST[kind]
    t = table(card, hands=[f"{conquered} {too_strong} {unlike}"], phase="settle")
    assert f"card {conquered}" in options(t, 0)
    assert unplaceable(t, 0, unlike) == "barred-too-weak"
    if too_strong:
        assert unplaceable(t, 0, too_strong) == "barred-too-weak"
    assert t.view(0)["players"][0]["military"] == 1
    assert t.view(0)["players"][0]["military_vs"] == {kind: 1 + int(n)}


def tactics(card, n):
    assert n == "3"
    t = table(card, hands=["malevolent_lifeforms lost_alien_warship"], phase="settle")
    assert unplaceable(t, 0, "lost_alien_warship") == "barred-too-weak"
    play(t, 1, "pass")
    play(t, 0, "card malevolent_lifeforms")
    assert tableau(t, 0) == ["rebel_outpost", "malevolent_lifeforms"]


def ship(card, kind):
    t = table(card, hands=["distant_world deserted_alien_outpost"], phase="settle")
    assert unplaceable(t, 0, "deserted_alien_outpost") == "barred-too-dear"
    assert kind == "alien"
    play(t, 1, "pass")
    play(t, 0, "card distant_world")
    assert tableau(t, 0) == ["rebel_outpost", "distant_world"]
    assert held(t, 0) == 1


def contact(card, n, kind):
    assert kind == "alien"
    t = table(card, hands=[f"pirate_world {3 - int(n)}"], phase="settle")
    play(t, 1, "pass")
    play(t, 0, "card pirate_world")
    assert (tableau(t, 0)[-1], held(t, 0)) == ("pirate_world", 0)
    t = table(card, hands=[f"pirate_world {3 - int(n) - 1}"], phase="settle")
    assert unplaceable(t, 0, "pirate_world") == "barred-too-weak-too-dear"
    t = table(card, hands=["alien_robot_sentry 6"], phase="settle")
    assert unplaceable(t, 0, "alien_robot_sentry") == "barred-too-weak"


def sale(card, more, price, actions=("consume_trade",)):
    t = table(card, more, phase="consume", actions=actions)
    assert told(t, "sold", 0)[0]["count"] == price


def trade(card, n, kind):
    if kind == "any":
        for each in KINDS:
            sale(card, stores(each, 1), PRICE[each] + int(n))
        plain = table(card, f"black_market_trading_world {stores('genes', 1)}", phase="consume")
        while not told(plain, "sold"):
            play(plain, 0, "power black_market_trading_world sell_good")
        assert told(plain, "sold")[0]["count"] == PRICE["genes"], "only in a trade"
    elif kind == "here":
        own = FACTS[card][3].split()[0]
        sale(f"{card}+", "", PRICE[own] + int(n))
        sale(card, stores(own, 1), PRICE[own] + (2 if "spice" in stores(own, 1) else 0))
    else:
        without = card if card in STORES[kind] else ""
        sale(card, stores(kind, 1, without), PRICE[kind] + int(n))
        sale(card, stores(another(kind), 1, card), PRICE[another(kind)])


def use(t, card, op):
    """Use a power, where there is a choice of several."""
    if t.choice(0) and f"power {card} {op}" in {each.replace("#1", "") for each in options(t, 0)}:
        play(t, 0, f"power {card} {op}")


def consume(card, least, most, kind, per, vp, cards, distinct):
    kinds = list(KINDS)[: int(least)]
    row = " ".join(stores(each, 1) for each in kinds) if distinct else stores(kind, int(most))
    t = table(card, row, phase="consume")
    use(t, card, "consume")
    times = int(most) if per == "good" else 1
    (used,) = told(t, "consumed", 0)
    assert (used["vp"], used["draw"]) == (int(vp) * times, int(cards) * times)
    assert len(used["goods"]) == int(most)
    assert (chips(t, 0), t.state.pool) == (int(vp) * times, 24 - int(vp) * times)
    assert goods(t, 0) == set()
    few = stores(kinds[0], 1) + " " + stores(kinds[1], 1) if distinct else stores(kind, int(least) - 1)
    if kind != "any":
        few += " " + stores(another(kind), 2, card)
    t = table(card, few, phase="consume")
    left = goods(t, 0)
    assert told(t, "consumed") == []
    assert len(left) == len(few.split())


def consume_all(card, offset):
    t = table(card, stores("rare", 3), phase="consume")
    assert chips(t, 0) == 3 + int(offset)
    assert goods(t, 0) == set()
    assert told(table(card, phase="consume"), "consumed") == []


def sell(card, how):
    extra = 1 if how == "with powers" else 0
    t = table(card, f"genetics_lab {stores('genes', 1)}", phase="consume")
    assert told(t, "sold")[0]["count"] == 4 + 2 * extra, "Genetics Lab adds 1, Trade League another"
    assert told(table(card, phase="consume"), "sold") == []


def guess(card, least, most):
    t = table(card, phase="consume", deck="drop_ships")
    assert options(t, 0) == {f"number {n}" for n in range(int(least), int(most) + 1)}
    play(t, 0, "number 4")
    assert hand(t, 0) == ["drop_ships#1"]
    t = table(card, phase="consume", deck="drop_ships")
    play(t, 0, "number 3")
    assert held(t, 0) == 0


def hand_for_vp(card, most, vp):
    t = table(card, hands=[3], phase="consume", actions=["consume_x2"])
    play(t, 0, f"power {card} discard_hand")
    assert (choice(t, 0).at_least, choice(t, 0).at_most) == (0, int(most))
    t.answer(0, list(choice(t, 0).options[: int(most)]))
    assert chips(t, 0) == int(most) * int(vp), "not doubled"
    t = table(card, hands=[0], phase="consume")
    assert t.choice(0) is None or t.choice(0).prompt != "consume"


def produce(card):
    assert card in goods(table(card, phase="produce"), 0)
    before = table(f"{card}+", phase="choose").state.players[0].goods
    assert table(f"{card}+", phase="produce").state.players[0].goods == before, "it had one already"


def produced_here(card, n):
    assert held(table(card, phase="produce", actions=["produce"]), 0) == int(n)
    assert card in goods(table(card, phase="produce", actions=["produce"]), 0)
    assert held(table(f"{card}+", phase="produce", actions=["produce"]), 0) == 0


def windfall(card, kind):
    for each in KINDS if kind == "any" else [kind]:
        world = next(name for name in (WINDFALLS[each], "galactic_resort") if name != card)
        assert world in goods(table(card, world, phase="produce"), 0)
        assert told(table(card, f"{world}+", phase="produce"), "good", 0) == []
    if kind != "any":
        world = WINDFALLS[another(kind)]
        assert world not in goods(table(card, world, phase="produce"), 0)


def draws(card, phase, n):
    assert held(table(card, phase=phase), 0) == int(n)
    assert held(table(card, phase=phase), 1) == 0
    other = "produce" if phase == "consume" else "consume"
    assert held(table(card, phase=other), 0) == 0


PRODUCERS = {
    "novelty": "artist_colony spice_world",
    "rare": "rebel_miners imperium_armaments_world",
    "genes": "malevolent_lifeforms distant_world",
    "alien": "alien_robotic_factory lost_alien_battle_fleet",
}


def per_good(card, n, kind):
    assert held(table(card, PRODUCERS[kind], phase="produce"), 0) == 2 * int(n)
    assert held(table(card, PRODUCERS[kind].replace(" ", "+ "), phase="produce"), 0) == int(n)
    assert held(table(card, PRODUCERS[another(kind)], phase="produce"), 0) == 0


def per_kind(card, n):
    row = PRODUCERS["rare"] + " " + PRODUCERS["genes"]
    assert held(table(card, row, phase="produce"), 0) == 2 * int(n)
    assert held(table(card, phase="produce"), 0) == 0


def per_world(card, n, kind):
    row = STORES[kind].split()
    assert held(table(card, f"{row[0]}+ {row[1]}", phase="produce"), 0) == 2 * int(n)
    assert held(table(card, STORES[another(kind)], phase="produce"), 0) == 0


def most(card, n, kind):
    one, other = PRODUCERS[kind].split()
    t = lay_out(f"rebel_outpost {card} {one}", "rebel_base", phase="produce")
    assert held(t, 0) == int(n)
    t = lay_out(f"rebel_outpost {card} {one}", f"rebel_base {other}", phase="produce")
    assert held(t, 0) == 0, "equal is not more"


SHOW = {
    r"look\+(\d)": look,
    r"keep\+(\d)": keep,
    r"first\+(\d)": first,
    r"develop-(\d)": develop_less,
    r"developd\+(\d)": develop_draw,
    r"settled\+(\d)": settle_draw,
    r"settle-(\d)(?: (\w+))?": settle_less,
    r"military([+-]\d)": military,
    r"military\+(\d) (\w+)": military_against,
    r"tactics\+(\d)": tactics,
    r"ship not (\w+)": ship,
    r"contact-(\d) not (\w+)": contact,
    r"trade\+(\d) (\w+)": trade,
    r"consume (\d)\.\.(\d) (\w+) per (\w+): (\d) vp (\d) cards( distinct)?": consume,
    r"all([+-]\d)": consume_all,
    r"sell (.+)": sell,
    r"guess (\d)\.\.(\d)": guess,
    r"hand 0\.\.(\d): (\d) vp": hand_for_vp,
    r"produce": produce,
    r"here\+(\d)": produced_here,
    r"windfall (\w+)": windfall,
    r"(produce|consume) draw\+(\d)": draws,
    r"per good\+(\d) (\w+)": per_good,
    r"per kind\+(\d)": per_kind,
    r"per world\+(\d) (\w+)": per_world,
    r"most\+(\d) (\w+)": most,
}
