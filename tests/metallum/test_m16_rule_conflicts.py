"""M16 When rules conflict."""

from .table import GAME, lay_out, options, play, played, refused, robots, why
from .witness import exercises, limits

ETA = "alpha eta gamma delta epsilon zeta omega"


def test_M16_1_the_order_of_the_rules():
    words = ["tiles", "module cards", "installations", "general rules"]
    said = GAME.rules["M16.1"].replace("\n", " ")
    assert [said.index(word) for word in words] == sorted(said.index(word) for word in words)


@limits("jamming", "deploy_1")
def test_M16_1_a_tile_outranks_a_module():
    """No module keeps a deployment tile from placing its robots."""
    shields = {"jamming": ("blue", "alpha"), "barrier": ("blue", "alpha"), "force_field": ("blue", "alpha")}
    t = played("red", "resolve deploy_1", installed=shields)
    assert robots(t, "red") == {"alpha": 1}


@exercises("extra_activation", "activation")
def test_M16_2_tile_and_card_lift_the_limit_of_one_installation():
    t = lay_out(ETA, ships="eta", programs="move_1 deploy_2 extra_activation", hand="activation")
    play(t, "red", "use eta", "at eta", "play activation", "at eta", "resolve move_1", "to alpha")
    play(t, "red", "resolve extra_activation", "from eta", "to zeta", "enough")
    assert [use["means"] for use in t.view(0)["uses"]] == ["regular", "activation", "extra_activation"]
    assert robots(t, "red") == {"eta": 1, "zeta": 1}


@exercises("jamming", "barrier")
def test_M16_2_jamming_and_barrier_beat_an_installation():
    position = {"ships": "delta", "robots": {"blue": {"zeta": 2}}}
    t = lay_out(installed={"jamming": ("blue", "zeta")}, **position)
    assert refused(t, "red", "use delta") == ("barred-jammed", "M10.3")
    assert why(t, "use delta") == "Blue's Jamming doesn't let you move robots onto or off Zeta."
    t = lay_out(installed={"barrier": ("blue", "zeta")}, **position)
    assert refused(t, "red", "use delta") == ("barred-shielded", "M10.8")
    assert why(t, "use delta") == "Blue's Barrier protects Zeta."
    assert "use delta" in options(lay_out(**position))


@exercises("activation", "barrier", "gamma")
def test_M16_3_the_inner_effect_is_what_acts():
    """Gamma through Activation: the Barrier stops it, the Force Field does not."""
    position = {"ships": "gamma", "hand": "activation"}
    robots_there = {"red": {"gamma": 1}, "blue": {"zeta": 1}}
    t = lay_out(robots=robots_there, installed={"barrier": ("blue", "zeta")}, **position)
    assert refused(t, "red", "play activation") == ("barred-shielded", "M10.8")
    t = lay_out(robots=robots_there, installed={"force_field": ("blue", "zeta")}, **position)
    play(t, "red", "play activation")
    assert robots(t, "blue") == {}


@limits("force_field", "activation")
def test_M16_3_ones_own_field_does_not_stop_ones_own_gamma():
    t = lay_out(
        ships="gamma",
        hand="activation",
        robots={"red": {"gamma": 1}, "blue": {"zeta": 1}},
        installed={"force_field": "gamma"},
    )
    play(t, "red", "play activation")
    assert robots(t, "red") == {}
