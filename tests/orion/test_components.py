"""O22.3 The file of components: every fault is named with card and field; a corrected file is played with."""

import importlib.util
import re
import sys
import tomllib

import pytest

from astrarium.games.orion.component_schema import ComponentFile
from astrarium.games.orion.components import ADVISORS, FOLDER, RACES, STRUCTURES, THINGS
from astrarium.games.orion.vocabulary import Effect, within
from astrarium.kernel import BadComponents, Row, read_box, read_thing
from astrarium.kernel.data import component_files
from common.corrections import cells
from program import astrarium

OWN = (FOLDER / "components.toml").read_text(encoding="utf-8")


def entry(kind, id):
    """The text of one entry of the file."""
    start = OWN.index(f'[[{kind}]]\nid = "{id}"')
    following = [at for at in (OWN.find("\n[[", start + 1), OWN.find("\n# ", start + 1)) if at >= 0]
    end = min(following)
    while OWN.startswith(f"\n[[{kind}.abilities]]", end):
        end = min(at for at in (OWN.find("\n[[", end + 1), OWN.find("\n# ", end + 1), len(OWN)) if at >= 0)
    return OWN[start:end]


def changed(kind, id, old, new):
    """The file with one thing changed in one entry."""
    before = entry(kind, id)
    assert old in before, before
    return OWN.replace(before, before.replace(old, new, 1))


@pytest.fixture
def load(tmp_path, monkeypatch):
    """Read a corrected file as the game would."""

    def loaded(text):
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        monkeypatch.setenv(component_files.IN_USE, "")
        component_files.use(path)
        spec = importlib.util.spec_from_file_location(
            "astrarium.games.orion.components_again", FOLDER / "components.py"
        )
        module = importlib.util.module_from_spec(spec)
        monkeypatch.setitem(sys.modules, spec.name, module)
        spec.loader.exec_module(module)
        return module

    return loaded


def test_O22_3_a_corrected_card(load):
    text = changed("structures", "frigate", "cost = { fleet = 2 }", "cost = { food = 1, fleet = 3 }")
    again = load(text)
    assert again.STRUCTURES["frigate"].cost == (1, 3, 0)
    assert STRUCTURES["frigate"].cost == (0, 2, 0), "the game of this process is what it was"
    assert again.STRUCTURES["titan"].cost == (0, 3, 2)


def test_O22_3_another_file_is_another_revision(load):
    again = load(changed("structures", "frigate", "vp = 1", "vp = 2"))
    assert again.REVISION > 2**32


def test_O22_3_what_was_corrected_is_kept_for_whoever_draws_the_cards(load):
    load(changed("structures", "frigate", "vp = 1", "vp = 2"))
    frigate = next(row for row in component_files.corrected("orion")["structures"] if row["id"] == "frigate")
    assert (frigate["vp"], frigate["cost"]) == (2, {"fleet": 2})
    assert component_files.corrected("race") is None


def refusal(text):
    """The refusal of a corrected file."""
    with pytest.raises(BadComponents) as caught:
        read_box(ComponentFile, Row(tomllib.loads(text), "mine.toml"), FOLDER)
    return str(caught.value)


#: Entry, what is said there, what is written instead, and the field that is named; ↵ ends a line of the file.
FAULTS = cells(
    """
structures colony_ship | ops = [ | ops = []↵# [ | abilities[0].ops
structures frigate | cost = { fleet = 2 } | cost = { fleet = 12 } | cost.fleet
structures frigate | cost = { fleet = 2 } | cost = { fleets = 2 } | cost.fleets
structures frigate | cost = { fleet = 2 } | cost = "2 fleet" | cost
structures frigate | cost = { fleet = 2 }↵ |  | cost
structures frigate | colour = "red" | colour = "pink" | colour
structures frigate | count = 2 | count = 0 | count
structures frigate | count = 2 | count = true | count
structures frigate | vp = 1↵ |  | vp
structures frigate | vp = 1 | vp = -1 | vp
structures frigate | vp = 1 | points = 1 | points
structures frigate | source = "designed" | source = "a friend" | source
structures frigate | source = "designed" | source = "public" | ref
structures frigate | after_attack | after_lunch | abilities[0].when
structures frigate | op = "gain" | op = "win" | abilities[0].ops[0].op
structures frigate | fleet = 1 }] | fleet = 1, stars = 2 }] | abilities[0].ops[0].stars
structures death_spores | slot = "R" | slot = "A" | abilities[0].slot
structures cloning_center | slot = "A"↵ |  | abilities[0].slot
structures biospheres | needs = { discards = 1 } | needs = { luck = 1 } | abilities[0].needs.luck
structures government_support | { food = 2 } | { food = -2 } | abilities[0].cost.food
structures titan | morale_to_build = 6 | morale_to_build = "six" | morale_to_build
structures star_fortress | "attacked" | "insulted" | abilities[0].trigger
structures space_elevator | scope = "all" | scope = "some" | abilities[0].ops[0].scope
structures artemis_system_net | "vp", amount | "morale", amount | abilities[0].ops
structures titan | "each_opponent" | "defender" | abilities[0].ops
structures star_fortress | ops = | optional = true↵ops = | abilities[0].optional
races mrrshan | ops = | cost = { vp = 1 }↵ops = | abilities[0].cost
advisors quail | start_of_round | after_build | abilities[0].when
races mrrshan | when = "always"↵trigger = "own_exploit" | when = "activation"↵slot = "A" | abilities[0].slot
structures space_elevator | ops = | covered = true↵ops = | abilities[0].covered
structures space_elevator | ops = | cost = { vp = 1 }↵ops = | abilities[0].cost
structures space_elevator | op = "discount", amount = 1, scope = "all" | op = "extra_system" | abilities[0].ops
advisors vale | "attack_fleet", amount = 2 | "extra_system" | abilities
structures gaia_transformation | ops = | optional = true↵ops = | abilities[0].optional
structures cloning_center | ops = | marker_stays = true↵ops = | abilities[0].marker_stays
structures cloning_center | ops = | cost = { actions = 1 }↵ops = | abilities[0].cost.actions
structures cloning_center | op = "gain", food = 4 | op = "if_active", colour = "red", then = [{ op = "marker_to_pool" }] | abilities[0].ops
structures destroyer | amount = -2 | amount = "two" | abilities[0].ops[0].options[1].ops[0].amount
structures recyclotron | of = "yellow" | of = "gold" | abilities[0].ops[0].of
advisors vale | amount = 3 | amount = "many" | abilities[1].ops[0].amount
advisors victoria | { food = 2 } | { food = 22 } | abilities[0].ops[0].options[0].food
races alkari | vp = 3 | vp = -3 | vp
races human | food = 6 | food = 50 | start.food
races psilon | count = 3 | count = [] | abilities[0].ops[0].count
races bulrathi | level = "high" | level = "top" | abilities[0].ops[0].level
trade fleet_production | a = { fleet = 2 } | a = { food = 3, fleet = 2 } | a
structures titan | morale_to_build = 6 | morale_to_build = 60 | morale_to_build
development high | actions = 5 | actions = -5 | actions
"""  # noqa: E501
)


@pytest.mark.parametrize(("thing", "old", "new", "field"), FAULTS)
def test_O22_3_a_fault_names_the_card_and_the_field(thing, old, new, field):
    kind, id = thing.split()
    said = refusal(changed(kind, id, old, new))
    assert "mine.toml" in said
    assert re.search(rf"\b{re.escape(field)}( is .*;|:) ", said)
    assert said.endswith(".")
    assert id in said
    assert "\n" not in said


def test_O22_3_cards_that_are_missing_unknown_or_there_twice():
    frigate = entry("structures", "frigate")
    assert "structures: frigate is missing" in refusal(OWN.replace(frigate, ""))
    other = OWN.replace(frigate, frigate + "\n\n" + frigate.replace('"frigate"', '"sloop"'))
    assert "sloop, id: the game has no name for it" in refusal(other)
    assert "frigate" in refusal(OWN.replace(frigate, frigate + "\n\n" + frigate))


@pytest.mark.parametrize(("table", "id"), [("development", "high"), ("trade", "fleet_production")])
def test_O22_3_levels_and_rates_that_are_missing_or_there_twice(table, id):
    assert f"{table}: {id} is missing" in refusal(OWN.replace(entry(table, id), ""))
    assert f'{id}, id: "{id}" appears twice' in refusal(OWN + entry(table, id))


def test_O22_3_a_sheet_that_is_not_whole():
    assert "exploitation: grey is missing" in refusal(OWN.replace(entry("exploitation", "grey"), ""))
    steps = changed("development", "low", "least = 0", "least = 1")
    assert "development: the levels must go down" in refusal(steps)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("morale_start = 10", "morale_start = 11", "morale_start is 11; it must be between 0 and 10"),
        ("resource_max = 9", "resource_max = 10", "resource_max is 10; it must be between 1 and 9"),
        ("seats = [2, 4]", "seats = [2]", "meta, seats"),
        ("seats = [2, 4]", "seats = [4, 2]", "meta, seats"),
    ],
)
def test_O22_3_numbers_that_do_not_go_together(old, new, said):
    assert old in OWN
    assert said in refusal(OWN.replace(old, new))


def test_O22_3_a_file_that_is_no_toml(load):
    with pytest.raises(BadComponents, match=r"mine\.toml"):
        load("[meta\n")


def test_O22_3_a_corrected_card_is_played_with(tmp_path):
    path = tmp_path / "mine.toml"
    path.write_text(changed("races", "human", "food = 6", "food = 9"), encoding="utf-8")
    words = ("--option", "beginner=true", "--seats", "you,bot:random", "--plain", "--components", str(path))
    done = astrarium(tmp_path, "play", "--text", "orion", *words, typed="quit\n")
    assert "You, food: 9\n" in done.stdout, done.stderr


def test_O22_3_a_spoilt_card_is_named_in_one_line():
    said = refusal(changed("structures", "titan", "vp = 5", 'vp = "five"'))
    assert said == 'mine.toml: titan, vp is "five"; it must be a number.'


# -- the vocabulary


def test_every_op_is_used_and_explained():
    used = {op.name for card in THINGS.values() for ability in card.abilities for op in within(ability.ops)}
    used.add("draw_keep")  # the bonus of grey cards
    assert used == set(Effect.known)
    head = OWN[: OWN.index("[meta]")]
    explained = {line.split()[1] for line in head.splitlines() if line.startswith("#   ")}
    assert used <= explained


def test_the_head_of_the_file_names_the_fields_of_every_op():
    head = OWN[: OWN.index("[meta]")]
    for name, kind in Effect.known.items():
        line = next(line for line in head.splitlines() if line.startswith(f"#   {name} "))
        for field in fields_of(kind):
            assert re.search(rf"\b{field}\b", line), (name, field)


def fields_of(kind):
    """What a table of the file may say about an op."""
    with pytest.raises(BadComponents) as caught:
        read_thing(kind, Row({"?": 1}, "a file"))
    return caught.value.text.args["must"].args["names"].split(", ")


def test_every_entry_says_where_it_comes_from():
    for kind in (STRUCTURES, ADVISORS, RACES):
        for card in kind.values():
            assert card.source in ("rulebook", "public", "designed")
            if card.source == "designed":
                assert "effect" in card.designed
