"""M4 Programming: which tiles make a program."""

import pytest

import astrarium
from astrarium.games.metallum.components import TILES
from astrarium.kernel import UndoRefused

from .rulebook import DATA, STATED
from .table import GAME, asked, lay_out, name_of, options, play, refused
from .witness import limits


def programming(**position):
    return lay_out(phase="programming", **position)


def accepted(tiles):
    """The complexity of a program that both players can hand in."""
    t = programming()
    play(t, "red", f"program {tiles}")
    play(t, "blue", f"program {tiles}")
    return t.events()[0].args["complexity"]


def why_not(tiles):
    return refused(programming(), "red", f"program {tiles}")


# -- the worked examples


def test_E1_M4_2_a_program_without_movement_is_illegal():
    assert why_not("deploy_2 buy_module") == ("barred-no-movement", "M4.2")


def test_E2_M4_6_colours_must_match():
    assert why_not("move_3 intensive_mining") == ("barred-misfit-colour", "M4.6")
    assert accepted("move_2 deploy_3") == 4


def test_E3_M4_6_positions_must_match():
    assert why_not("move_3 deploy_3") == ("barred-misfit-position", "M4.6")


def test_E4_M4_7_the_tiles_must_hang_together():
    assert why_not("move_1 buy_module") == ("barred-not-joined", "M4.7")


def test_E5_M4_7_improvement_joined_through_a_special_tile():
    assert accepted("move_1 deposit_report buy_module") == 2


def test_E6_M4_6_the_blue_program_of_the_example():
    assert accepted("move_2 deploy_2 intensive_mining buy_module") == 1 + 2 + 3 + 1


def test_E7_M4_6_the_red_program_of_the_example():
    assert accepted("move_1 deploy_2 overload extra_activation") == 0 + 2 + 2 + 3


def test_E8_M4_3_two_tiles_of_one_group_are_illegal():
    assert why_not("move_1 move_2") == ("barred-same-group", "M4.3")


def test_E9_M4_8_a_movement_tile_alone_is_legal():
    assert accepted("move_1") == 0


def test_E10_M4_6_a_blue_tab_does_not_enter_a_red_socket():
    assert why_not("move_1 deploy_1 overload buy_module") == ("barred-misfit-colour", "M4.6")


def test_E11_M4_8_all_twelve_tiles_in_one_terce():
    t = programming()
    terce = {
        "move_1 deploy_3 deposit_report buy_or_move_module": 6,
        "move_2 deploy_1 intensive_mining buy_module": 5,
        "move_3 deploy_2 overload extra_activation": 9,
    }
    for program, complexity in terce.items():
        play(t, "red", f"program {program}")
        play(t, "blue", f"program {program}")
        shown = [event for event in t.events() if event.name == "programmed"]
        assert shown[-1].args["complexity"] == complexity
        while t.state.phase != "programming":
            choice = t.pending[0]
            t.answer(choice.seat, ("end",) if ("end",) in choice.options else choice.options[0])
    assert t.state.round == 4
    assert len(t.state.active[0]) == 12, "all are active again"


# -- paragraph by paragraph


def test_M4_1_one_to_four_active_tiles():
    t = programming()
    sizes = {len(option) - 1 for option in t.pending[0].options}
    limit = STATED["program_tiles"]
    assert (min(sizes), max(sizes)) == (limit["min"], limit["max"]) == (1, 4)
    assert refused(t, "red", "program").text == "error-not-an-option"


def test_M4_1_both_choose_at_the_same_time():
    t = programming()
    assert [choice.seat for choice in t.pending] == [0, 1]
    play(t, "blue", "program move_1")
    assert asked(t) == ("red", "program")


@limits("move_1", "deposit_report")
def test_M4_1_only_active_tiles():
    t = programming(round=2, spent="move_1 deposit_report")
    assert refused(t, "red", "program move_1 deploy_1") == ("barred-spent", "M6.4")
    assert refused(t, "red", "program move_2 deposit_report") == ("barred-spent", "M6.4")
    play(t, "blue", "program move_1 deposit_report")


@pytest.mark.parametrize("tiles", ["deploy_1", "deposit_report", "deploy_1 deposit_report", "buy_module"])
def test_M4_2_exactly_one_movement_tile(tiles):
    assert why_not(tiles) == ("barred-no-movement", "M4.2")
    assert all(
        sum(TILES[tile].group == "movement" for tile in p[1:]) == 1 for p in programming().pending[0].options
    )


@pytest.mark.parametrize(
    "pair", ["deploy_1 deploy_2", "deposit_report overload", "buy_module extra_activation"]
)
def test_M4_3_at_most_one_tile_of_each_group(pair):
    assert why_not(pair) == ("barred-same-group", "M4.3")
    assert refused(programming(), "red", f"program move_1 {pair}").text == "error-not-an-option"


def test_M4_4_a_cell_for_each_group_and_one_layout_for_a_set():
    neighbours = {
        (each["tab_group"], each["tab_side"]): each["socket_group"] for each in DATA["layout"]["contacts"]
    }
    assert neighbours == {
        ("movement", "right"): "deployment",
        ("deployment", "bottom"): "improvement",
        ("improvement", "left"): "special",
        ("special", "top"): "movement",
    }
    t = programming()
    assert len({frozenset(option) for option in t.pending[0].options}) == len(t.pending[0].options)
    assert refused(t, "red", "program deploy_1 move_1").text == "error-not-an-option"


def test_M4_5_every_tab_meets_the_sockets_of_its_neighbour():
    sides = {"movement": "right", "deployment": "bottom", "improvement": "left", "special": "top"}
    facing = {"right": "left", "bottom": "top", "left": "right", "top": "bottom"}
    contacts = {each["tab_group"]: each for each in DATA["layout"]["contacts"]}
    for row in DATA["subprograms"]:
        contact = contacts[row["group"]]
        assert row["tab"]["side"] == contact["tab_side"] == sides[row["group"]]
        assert contact["socket_side"] == facing[contact["tab_side"]]
        entered = next(each for each in contacts.values() if each["socket_group"] == row["group"])
        assert row["sockets"]["side"] == entered["socket_side"]
        assert row["tab"]["slot"] in (1, 2, 3)
        assert {row["tab"]["colour"], *row["sockets"]["colours"]} <= {"blue", "green", "red", ""}


def _table(paragraph):
    """The rows of a paragraph's table, without its head."""
    rows = [line for line in GAME.rules[paragraph].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def test_M4_6_the_connectors_printed_in_the_rules_are_those_of_the_tiles():
    printed = []
    for tile in TILES.values():
        sockets = ", ".join(
            f"{slot} {colour}" for slot, colour in enumerate(tile.sockets.colours, 1) if colour
        )
        title = name_of("tile", tile.id)
        printed.append(
            [tile.group, title, str(tile.complexity), f"{tile.tab.slot} {tile.tab.colour}", sockets]
        )
    assert _table("M4.6") == printed


def test_M4_6_spare_sockets_and_free_sides_do_not_matter():
    assert accepted("move_1 deploy_1") == 0, "the tab of One robot meets nothing, Move 1 has spare sockets"
    assert accepted("move_3 deploy_2") == 4


PAIRS = {  # the nine pairs that do not match, each with a legal rest of the program
    "move_3 deploy_3": "position",
    "move_1 deploy_2 buy_or_move_module": "colour",
    "move_1 deploy_1 extra_activation": "position",
    "move_1 deploy_3 extra_activation": "colour",
    "move_1 overload buy_module": "colour",
    "move_1 intensive_mining buy_or_move_module": "position",
    "move_1 intensive_mining extra_activation": "colour",
    "move_2 overload": "position",
    "move_3 intensive_mining": "colour",
}


@pytest.mark.parametrize(("tiles", "why"), PAIRS.items())
def test_M4_7_the_nine_pairs_that_do_not_match(tiles, why):
    assert why_not(tiles) == (f"barred-misfit-{why}", "M4.6")


def test_M4_7_the_nine_pairs_are_those_that_the_rules_name():
    said = {frozenset(pair.split(" – ")): why for pair, why in _table("M4.7")}
    assert len(said) == 9
    for tiles, why in PAIRS.items():
        pair = frozenset(name_of("tile", tile) for tile in tiles.split()[-2:])
        assert said[pair] == {"position": "slot", "colour": "colour"}[why]


@pytest.mark.parametrize("improvement", ["buy_module", "buy_or_move_module", "extra_activation"])
def test_M4_7_improvement_needs_a_neighbour(improvement):
    for movement in ("move_1", "move_2", "move_3"):
        assert why_not(f"{movement} {improvement}") == ("barred-not-joined", "M4.7")
        assert accepted(f"{movement} deposit_report {improvement}")


def test_M4_8_each_movement_tile_is_used_once_in_a_terce():
    t = astrarium.start("metallum", seed=8)
    while t.state.round < 4:
        for choice in t.pending:
            t.answer(choice.seat, choice.options[-1])
    for seat in (0, 1):
        programs = [move.answer for move in t.history if move.seat == seat and move.answer[0] == "program"]
        assert sorted(program[1] for program in programs[:3]) == ["move_1", "move_2", "move_3"]


def test_M4_8_with_the_last_movement_tile_alone_the_program_is_taken():
    every = "move_1 move_2 deploy_1 deploy_2 deploy_3 deposit_report overload intensive_mining"
    t = programming(round=3, spent=f"{every} buy_module buy_or_move_module extra_activation")
    assert [choice.seat for choice in t.pending] == [1]
    play(t, "blue", "program move_2")
    assert t.state.program[0] == ("move_3",)


def test_M4_9_a_program_can_be_taken_back_until_the_other_is_in():
    t = programming()
    play(t, "red", "program move_1")
    t.undo(0)
    assert len(t.pending) == 2
    play(t, "red", "program move_2")
    assert refused(t, "red", "program move_1") == ("error-not-your-choice", "")
    play(t, "blue", "program move_1")
    for seat in (0, 1):
        with pytest.raises(UndoRefused):
            t.undo(seat)


def test_M4_9_the_program_is_final_after_the_reveal():
    t = programming()
    play(t, "blue", "program move_1")
    play(t, "red", "program move_3 deploy_1")
    assert t.state.program == [("move_3", "deploy_1"), ("move_1",)]
    assert asked(t) == ("blue", "order")
    assert options(t) == {"first red", "first blue"}
