"""S19.2 Components can be corrected, and what does not fit is refused with the thing and the field."""

import importlib.util
import sys
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from astrarium.games.captains import GAME, card_text
from astrarium.games.captains import components as own
from astrarium.games.captains.ability_ops import On, Pattern
from astrarium.games.captains.component_schema import FOLDER
from astrarium.kernel import Text, read_thing
from astrarium.kernel.data import component_files
from astrarium.kernel.data.component_files import BadComponents, Row
from astrarium.localization import attribute, say
from common.corrections import cells

TOML = (FOLDER / "components.toml").read_text(encoding="utf-8")


@pytest.fixture
def corrected(tmp_path, monkeypatch):
    """Reads the components anew from a copy with changes: (old text, new text), each found once."""

    def read(*changes):
        text = TOML
        for old, new in changes:
            assert text.count(old) >= 1, old
            text = text.replace(old, new, 1)
        path = tmp_path / "cards.toml"
        path.write_text(text, encoding="utf-8")
        monkeypatch.setenv(component_files.IN_USE, f"captains={path}")
        name = "astrarium.games.captains.components_of_a_test"
        spec = importlib.util.spec_from_file_location(name, Path(own.__file__))
        module = importlib.util.module_from_spec(spec)
        monkeypatch.setitem(sys.modules, name, module)
        spec.loader.exec_module(module)
        return module

    return read


def test_S19_2_the_file_itself_can_be_read_again(corrected):
    again = corrected()
    assert again.TECHS == own.TECHS
    assert again.MISSIONS == own.MISSIONS


def test_S19_2_a_corrected_number_counts(corrected):
    again = corrected(('id = "border_patrol"\npoints = 2', 'id = "border_patrol"\npoints = 5'))
    assert again.MISSIONS["border_patrol"].points == 5
    assert own.MISSIONS["border_patrol"].points == 2


def test_S19_2_the_revision_tells_corrected_components_apart(corrected):
    corrected()
    assert component_files.revision("captains", GAME.revision) != GAME.revision < 2**32


#: Old text, new text (↵ ends a line of the file), and the thing and the field that are named.
FAULTS = cells(
    """
kind = "room"↵colour = "red" | kind = "room"↵colour = "green" | aux_thrusters | colour
deck = "alpha" | deck = "gamma" | aux_thrusters | deck
overlay = true | overlap = true | quantum_torpedoes | overlap
edges = { right = "medal", left = "medal" } | edges = { right = "gold" } | aux_thrusters | edges.right
{ op = "move", n = 2 }, { op = "repair" | { op = "walk", n = 2 }, { op = "repair" | aux_thrusters | effects[0].op
{ op = "move", n = 2 }, { op = "repair" | { op = "move", n = 0 }, { op = "repair" | aux_thrusters | effects[0].n
{ op = "move", n = 2 }, { op = "repair" | { op = "move", m = 2 }, { op = "repair" | aux_thrusters | effects[0].m
"storage", n = 2 | "storage", n = 0 | interdimensional_lockers | ability.n
with = "artifact" | with = "medal" | artifact_exhibit | ability.with
query = "artifact_kinds" }, points = 2 | query = "fish" }, points = 2 | artifact_models | scoring.count.query
points = 4↵source = "rulebook" | points = "four"↵source = "rulebook" | stargate | points
colour = "red", effects = [{ op = "peek" | colour = "grey", effects = [{ op = "peek" | stargate | rows[0].colour
x = 500, y = 500 | x = 1500, y = 500 | small | places[0].x
b = "aldara", colour = "green" | b = "aldara", colour = "purple" | small | routes
b = "aldara", colour = "green" | b = "mars", colour = "green" | small | routes[0].b
missions = 6↵ | missions = 7↵ | small | missions
bonus = [{ op = "gain", what = "artifact" | bonus = [{ op = "advance", track = "nian" | nian | spaces[2].bonus[0].op
{ points = 2, event = true }, | { points = 2 }, | nian | spaces
techs = ["maintenance_bay" | techs = ["lovable_wreck" | cubby | techs[0]
target = "mission", steps = 3 | target = "moon", steps = 3 | mission_run | steps[0].target
cards = [4, 4, 5, 6] | cards = [4, 4, 5, 9] | solo | cards
id = "rank_2"↵least = 20 | id = "rank_2"↵least = 90 |  | ranks
rounds = 4  | rounds = 0  | constants | rounds
source = "public"↵ref = "rules_en"↵↵[[figures]] | source = "hearsay"↵↵[[figures]] | red | source
[crew] | [crews] |  | crews
track = "nian"↵lasting | track = "any"↵lasting | crisis_detonators | track
event = "mission_completed", mission_has_row = "red" | event = "tea_time", mission_has_row = "red" | observers_red | ability.event
count = 9↵colours | count = 0↵colours | red_yellow | count
id = "border_patrol" | id = "comet_mining" |  | missions
id = "envoy_suite" | id = "aux_thrusters" |  | techs
seats = [1, 4] | seats = [1, 5] | meta | seats[1]
id = "border_patrol" | id = "border_war" | border_war | id
id = "rank_6" | id = "rank_7" | rank_7 | id
id = "red"↵count = 18 | id = "red"↵count = 7 | red | count
id = "cadet"↵count = 12 | id = "cadet"↵count = 11 | cadet | count
alpha = 5↵ | alpha = 24↵ | display | alpha
techs = ["maintenance_bay", "repair_bots"] | techs = ["repair_bots", "repair_bots"] | cubby | techs
cost = { cargo = 1 } | cost = {} | crisis_detonators | effects[0].cost
cost = { cargo = 1 } | cost = { artifact = 1, medal = 1 } | crisis_detonators | effects[0].cost
cost = { pirate = 1 }, scope | cost = { pirate = 2 }, scope | hull_plating | ability.cost
{ points = 2, event = true }, | { points = 2, event = true, bonus = [{ op = "repair" }] }, | nian | spaces[4].bonus
"blue", "cadet"] | "blue"] | crew | ready
"blue", "red"] | "blue"] | crew | queue
{ points = 4 },↵ |  | nian | spaces
["maintenance_bay", "repair_bots"] | ["maintenance_bay"] | cubby | techs
[[round_track]]↵round = 3 | [[round_track]]↵round = 2 |  | round_track
{ op = "ambush" }], do | { op = "tea" }], do | nian_communicator | ability.mission_has_op[1].op
{ op = "ambush" }], do | { op = "ambush", track = "nian" }], do | nian_communicator | ability.mission_has_op[1].track
{ op = "ambush" }], do | { op = "advance", track = "any" }], do | nian_communicator | ability.mission_has_op[1].track
"""  # noqa: E501
)


@pytest.mark.parametrize(("old", "new", "thing", "field"), FAULTS)
def test_S19_2_a_fault_names_the_thing_and_the_field(corrected, old, new, thing, field):
    with pytest.raises(BadComponents) as caught:
        corrected((old, new))
    args = caught.value.text.args
    assert (args["file"], args["thing"], args["field"]) == ("cards.toml", thing, field)
    assert "\n" not in str(caught.value)


def test_S19_2_everything_says_where_it_comes_from():
    rows = [row for part in own.DATA.data.values() if isinstance(part, list) for row in part]
    assert len(rows) > 150
    assert all(row["source"] in ("rulebook", "public", "designed") for row in rows)
    named = {row["ref"] for row in rows if "ref" in row}
    assert named <= set(own.DATA.data["meta"]["refs"])
    assert all("ref" in row for row in rows if row["source"] == "public")


def test_S19_2_the_game_says_what_is_designed():
    for language in ("en", "pl"):
        about = say(Text("game-about"), language, game=GAME, strict=True)
        assert "S19" in about
    assert attribute(Text("setting-tracks"), "text", "pl", game=GAME)


def test_S19_2_what_a_card_says_is_made_of_its_data():
    assert say(card_text.tech("warp_core"), "en", game=GAME) == "red room: up to 4 moves"
    assert say(card_text.tech("warp_core"), "pl", game=GAME) == "czerwone pomieszczenie: do 4 ruchów"


@pytest.mark.parametrize("op", get_args(get_type_hints(Pattern)["op"]))
def test_S12_6_what_an_ability_may_look_for_on_a_mission_can_be_said(op):
    more = {"advance": {"track": "tincan"}, "gain": {"what": "cadet"}}.get(op, {})
    wanted = {"event": "mission_completed", "mission_has_op": [{"op": op, **more}]}
    found = read_thing(On, Row({**wanted, "do": [{"op": "repair"}]}, "a file"))
    for language in ("en", "pl"):
        assert say(found.say(), language, game=GAME, strict=True)
