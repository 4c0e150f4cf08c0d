"""Values that no card of the game uses, each on a card of a corrected file (see common/values.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from common.values import Case, Data, entry

from .table import advisor, hand, lay_out, marked, options, play, played, stock, systems

#: Something small that shows that an op was carried out.
FOOD = {"op": "gain", "food": 1}


def on(card: str, *ops: dict[str, Any], when: str = "activation", **more: Any) -> Callable[[Data], None]:
    """A structure whose only ability is this."""

    def plant(data: Data) -> None:
        ability = {"when": when, **({"slot": "A"} if when == "activation" else {}), **more, "ops": [*ops]}
        entry(data, "structures", card)["abilities"] = [ability]
        entry(data, "structures", card).setdefault("vp", 1)

    return plant


def food(stack: str, do: str, gained: int, beside: tuple[str, ...] = (), **more: Any) -> None:
    """With this system (and others beside it), doing that brings so much food."""
    t = played(do, systems=[stack, *beside], stock=(0, 5, 5), pool=(3, 3), **more)
    assert stock(t, 0)[0] == gained, (stack, do, stock(t, 0))


def gain_of_the_defender() -> None:
    t = played("attack 1", systems=["frigate"], stock={0: (5, 5, 5), 1: (0, 0, 0)})
    assert stock(t, 1) == (2, 0, 0)


def gain_for_each_own_system() -> None:
    food("biospheres", "activate biospheres", 3, ("autolab", "titan"))


def points_for_each_own_system() -> None:
    t = played("activate cloning_center", systems=["cloning_center", "autolab"])
    assert t.state.vp[0] == 2


def morale_for_each(card: str, other: str) -> Callable[[], None]:
    def shown() -> None:
        for beneath, more in (("", 0), (other, 1)):
            t = played(f"activate {card}", systems=[f"{beneath} {card}", other], morale=3)
            assert t.state.morale[0] == 3 + more, (card, beneath)

    return shown


def build_of_a_colour(card: str, fits: str, other: str) -> Callable[[], None]:
    def shown() -> None:
        t = played(f"activate {card}", hands=f"{fits} {other}", systems=[card], stock=(9, 9, 9))
        if any(each.startswith("build") for each in options(t)):
            assert options(t, "build") == [f"build {fits}"]
            play(t, f"build {fits}")
        play(t, *options(t, "on")[:1])
        assert hand(t, 0) == [other]

    return shown


def then_after_a_colour(card: str, fits: str, other: str) -> Callable[[], None]:
    """What follows comes after a structure of the colour, and after no other."""

    def shown() -> None:
        for built, points in ((fits, 7), (other, 0)):
            t = played(f"activate {card}", hands=f"{built} doom_star", systems=[card], stock=(9, 9, 9))
            if f"build {built}" in options(t):
                play(t, f"build {built}")
            play(t, *[each for each in options(t) if each == "on 1"])
            assert t.state.vp[0] == points, (card, built)

    return shown


def buried(card: str, do: str, whose: int) -> Callable[[], None]:
    def shown() -> None:
        t = played(do, systems={0: [card, "autolab holosimulator"], 1: ["autolab holosimulator"]})
        play(t, *[each for each in options(t) if "holosimulator" in each][:1])
        stacks = [systems(t, seat)[1 - seat] for seat in (0, 1)]
        assert stacks[whose] == "holosimulator autolab"
        assert stacks[1 - whose] == "autolab holosimulator"

    return shown


def if_active(card: str, fits: str) -> Callable[[], None]:
    def shown() -> None:
        food(card, f"activate {card}", 1, (fits,))
        food(card, f"activate {card}", 0, ())

    return shown


def filled(card: str, whose: tuple[int, ...]) -> Callable[[], None]:
    """All slots that are empty."""

    def shown() -> None:
        t = played(f"activate {card}", systems={0: [card, "research_laboratory"], 1: ["research_laboratory"]})
        for seat in (0, 1):
            assert ("research_laboratory A" in marked(t, seat)) == (seat in whose), (seat, marked(t, seat))

    return shown


def advisor_goes(card: str, do: str, whose: int) -> Callable[[], None]:
    def shown() -> None:
        t = played(do, systems=[card], advisors={0: "advia_osm", 1: "quail"})
        assert [bool(advisor(t, seat)) for seat in (0, 1)] == [seat != whose for seat in (0, 1)]

    return shown


def cheaper(card: str, fits: str, price: tuple[int, int, int], other: str) -> Callable[[], None]:
    """One resource less of the owner's choice, for one colour alone."""

    def shown() -> None:
        short = tuple(max(0, n - (at == price.index(max(price)))) for at, n in enumerate(price))
        t = lay_out(hands=f"{fits} {other}", systems=[card], stock=short)
        assert options(t, "build") == [f"build {fits}"]

    return shown


def exploited(card: str, gone: str, bonus: tuple[int, int, int]) -> Callable[[], None]:
    """What exploiting a card brings more than without the bonus."""

    def shown() -> None:
        def after(stack: str) -> tuple[int, ...]:
            t = played(f"exploit {gone}", hands=gone, systems=[stack], stock=(1, 1, 1))
            play(t, *options(t, "discard")[:1])
            return stock(t, 0)

        plain, more = after("galactic_cybernet"), after(card)
        assert tuple(b - a for a, b in zip(plain, more, strict=True)) == bonus

    return shown


def level(card: str, highest: int, actions: int, morale: int) -> Callable[[], None]:
    """A level of development gives so many markers and so much morale at the beginning of a round."""

    def shown() -> None:
        t = lay_out(systems=[card], stock=(highest, 0, 0), morale=4, pool=(0, 0), phase="development")
        assert (t.state.pool[0], t.state.morale[0]) == (actions, 4 + morale)

    return shown


def beneath_grey() -> None:
    food("autolab weather_controller", "activate weather_controller", 1)
    t = lay_out(systems=["titan weather_controller"])
    assert "activate weather_controller" not in options(t)


MORALE = {
    "blue": ("fighter_garrison", "hydroponic_farm"),
    "red": ("trade_goods", "frigate"),
    "yellow": ("pleasure_dome", "trade_goods"),
    "grey": ("spaceport", "autolab"),
}
BUILD = {
    "blue": ("civil_transport", "hydroponic_farm", "titan"),
    "yellow": ("colony_ship", "trade_goods", "titan"),
    "grey": ("soil_enrichment", "autolab", "titan"),
}
THEN = {
    "red": ("government_support", "frigate", "autolab"),
    "yellow": ("hydroponic_farm", "recyclotron", "autolab"),
    "grey": ("planetary_stock_exchange", "autolab", "recyclotron"),
}
ACTIVE = {
    "blue": ("death_spores", "biospheres"),
    "red": ("autolab", "titan"),
    "grey": ("scout_ship", "holosimulator"),
}
CASES: dict[str, Case] = {
    "gain of the defender": Case(
        ("gain.target = defender",),
        on("frigate", {"op": "gain", "food": 2, "target": "defender"}, when="after_attack"),
        gain_of_the_defender,
    ),
    "gain for each own system": Case(
        ("gain.per = target_systems",),
        on("biospheres", {"op": "gain", "food": 1, "per": "target_systems"}),
        gain_for_each_own_system,
    ),
    "points for each own system": Case(
        ("vp.per = target_systems",),
        on("cloning_center", {"op": "vp", "amount": 1, "per": "target_systems"}),
        points_for_each_own_system,
    ),
}
for _colour, (_card, _other) in MORALE.items():
    CASES[f"morale for each {_colour} card"] = Case(
        (f"morale.of = {_colour}", "morale.per = colour_in_system"),
        on(_card, {"op": "morale", "amount": 1, "per": "colour_in_system", "of": _colour}),
        morale_for_each(_card, _other),
    )
for _colour, (_card, _fits, _other) in BUILD.items():
    CASES[f"build a {_colour} card"] = Case(
        (f"build.colour = {_colour}",),
        on(_card, {"op": "build", "from": "hand", "colour": _colour}),
        build_of_a_colour(_card, _fits, _other),
    )
for _colour, (_card, _fits, _other) in THEN.items():
    CASES[f"build, and more if it is {_colour}"] = Case(
        (f"build.then_colour = {_colour}",),
        on(
            _card,
            {"op": "build", "from": "hand", "then_colour": _colour, "then": [{"op": "vp", "amount": 7}]},
        ),
        then_after_a_colour(_card, _fits, _other),
    )
for _colour, (_card, _fits) in ACTIVE.items():
    CASES[f"with an active {_colour} card"] = Case(
        (f"if_active.colour = {_colour}",),
        on(_card, {"op": "if_active", "colour": _colour, "then": [FOOD]}),
        if_active(_card, _fits),
    )
for _who, _do, _card, _when in (
    (0, "activate automated_factory", "automated_factory", "activation"),
    (1, "attack 1", "battleship", "after_attack"),
):
    _target = ("self", "defender")[_who]
    CASES[f"bury a card of the {_target}"] = Case(
        (f"bury_active.target = {_target}",),
        on(_card, {"op": "bury_active", "target": _target}, when=_when),
        buried(_card, _do, _who),
    )
for _who, _do, _card, _when in (
    (0, "activate orbital_shipyard", "orbital_shipyard", "activation"),
    (1, "attack 1", "destroyer", "after_attack"),
):
    _target = ("self", "defender")[_who]
    CASES[f"the advisor of the {_target} goes"] = Case(
        (f"return_advisor.target = {_target}",),
        on(_card, {"op": "return_advisor", "target": _target}, when=_when),
        advisor_goes(_card, _do, _who),
    )
for _card, _target, _whose in (("deep_core_mine", "self", (0,)), ("robominer_plant", "each_opponent", (1,))):
    CASES[f"fill the slots of {_target}"] = Case(
        (f"fill_slots.target = {_target}",),
        on(_card, {"op": "fill_slots", "target": _target}),
        filled(_card, _whose),
    )
CASES["a grey card beneath"] = Case(
    ("Needs.beneath = grey",),
    on("weather_controller", FOOD, needs={"beneath": ["grey"]}),
    beneath_grey,
)
for _colour, _card, _fits, _price, _other in (
    ("blue", "orbital_batteries", "terraforming", (6, 0, 1), "automated_factory"),
    ("red", "star_fortress", "doom_star", (0, 4, 3), "spy_training_complex"),
    ("grey", "space_elevator", "advanced_data_center", (4, 0, 0), "terraforming"),
):
    CASES[f"{_colour} cards are cheaper"] = Case(
        (f"discount.colour = {_colour}",),
        on(_card, {"op": "discount", "amount": 1, "scope": "colour", "colour": _colour}, when="always"),
        cheaper(_card, _fits, _price, _other),
    )
for _colour, _card, _gone in (
    ("red", "subterranean_farms", "titan"),
    ("grey", "terraforming", "high_orbit_sonar"),
):
    CASES[f"more for exploiting a {_colour} card"] = Case(
        (f"exploit_bonus.colour = {_colour}",),
        on(_card, {"op": "exploit_bonus", "colour": _colour, "fleet": 2}, when="always"),
        exploited(_card, _gone, (0, 2, 0)),
    )
for _level, _card, _highest in (("medium", "astro_university", 4), ("low", "planetary_supercomputer", 0)):
    CASES[f"another {_level} level of development"] = Case(
        (f"development.level = {_level}",),
        on(_card, {"op": "development", "level": _level, "actions": 2, "morale": 3}, when="always"),
        level(_card, _highest, 2, 3),
    )
#: What the things of the cases say.
SAYS: dict[str, tuple[str, str]] = {
    "card-frigate": (
        "The defender gains 2 food.",
        "Obrońca zyskuje 2 żywności.",
    ),
    "card-biospheres": (
        "Gain 1 food for each of your systems.",
        "Zyskaj 1 żywność za każdy swój układ.",
    ),
    "card-cloning_center": (
        "Gain 1 VP for each of your systems.",
        "Zyskaj 1 PZ za każdy swój układ.",
    ),
    "card-fighter_garrison": (
        "Gain 1 morale for each blue card in this system, this one included.",
        "Zyskaj 1 morale za każdą niebieską kartę w tym układzie, także za tę.",
    ),
    "card-civil_transport": (
        "Build a blue structure from your hand.",
        "Zbuduj z ręki niebieską strukturę.",
    ),
    "card-government_support": (
        "Build a structure from your hand. If it is red, gain 7 VP.",
        "Zbuduj z ręki strukturę. Jeśli jest czerwona, zyskaj 7 PZ.",
    ),
    "card-death_spores": (
        "Gain 1 food if you have an active blue card.",
        "Zyskaj 1 żywność, jeśli masz aktywną niebieską kartę.",
    ),
    "card-automated_factory": (
        "Put one of your active structures at the bottom of its system.",
        "Przełóż jedną ze swoich aktywnych struktur na spód jej układu.",
    ),
    "card-battleship": (
        "Put one active structure of the defender at the bottom of its system.",
        "Przełóż jedną aktywną strukturę obrońcy na spód jej układu.",
    ),
    "card-orbital_shipyard": (
        "Send your advisor back to the middle of the table.",
        "Odeślij swojego doradcę na środek stołu.",
    ),
    "card-destroyer": (
        "The defender sends their advisor back to the middle of the table.",
        "Obrońca odsyła swojego doradcę na środek stołu.",
    ),
    "card-deep_core_mine": (
        "Fill every empty slot of your active cards and advisor with reserve markers.",
        "Zajmij znacznikami z rezerw wszystkie puste pola swoich aktywnych kart i doradcy.",
    ),
    "card-robominer_plant": (
        "Each opponent has to fill every empty slot of their active cards and their advisor with "
        "reserve markers.",
        "Każdy przeciwnik musi zająć znacznikami z rezerw wszystkie puste pola swoich aktywnych kart "
        "i doradcy.",
    ),
    "card-weather_controller": (
        "Gain 1 food. Only where the card directly beneath is grey.",
        "Zyskaj 1 żywność. Tylko gdy karta bezpośrednio pod spodem ma kolor: szary.",
    ),
    "card-orbital_batteries": (
        "Blue structures cost you 1 resource less.",
        "Niebieskie struktury kosztują cię o 1 zasób mniej.",
    ),
    "card-subterranean_farms": (
        "Exploiting a red card brings you 2 fleet more.",
        "Eksploatacja czerwonej karty daje ci o 2 floty więcej.",
    ),
    "card-astro_university": (
        "Medium development gives you 2 action markers and 3 morale, and costs you no morale.",
        "Średni rozwój daje ci 2 znaczniki akcji i 3 morale, a przy tym nie kosztuje cię morale.",
    ),
    "card-trade_goods": (
        "Gain 1 morale for each red card in this system, this one included.",
        "Zyskaj 1 morale za każdą czerwoną kartę w tym układzie, także za tę.",
    ),
    "card-pleasure_dome": (
        "Gain 1 morale for each yellow card in this system, this one included.",
        "Zyskaj 1 morale za każdą żółtą kartę w tym układzie, także za tę.",
    ),
    "card-spaceport": (
        "Gain 1 morale for each grey card in this system, this one included.",
        "Zyskaj 1 morale za każdą szarą kartę w tym układzie, także za tę.",
    ),
    "card-colony_ship": (
        "Build a yellow structure from your hand.",
        "Zbuduj z ręki żółtą strukturę.",
    ),
    "card-soil_enrichment": (
        "Build a grey structure from your hand.",
        "Zbuduj z ręki szarą strukturę.",
    ),
    "card-hydroponic_farm": (
        "Build a structure from your hand. If it is yellow, gain 7 VP.",
        "Zbuduj z ręki strukturę. Jeśli jest żółta, zyskaj 7 PZ.",
    ),
    "card-planetary_stock_exchange": (
        "Build a structure from your hand. If it is grey, gain 7 VP.",
        "Zbuduj z ręki strukturę. Jeśli jest szara, zyskaj 7 PZ.",
    ),
    "card-autolab": (
        "Gain 1 food if you have an active red card.",
        "Zyskaj 1 żywność, jeśli masz aktywną czerwoną kartę.",
    ),
    "card-scout_ship": (
        "Gain 1 food if you have an active grey card.",
        "Zyskaj 1 żywność, jeśli masz aktywną szarą kartę.",
    ),
    "card-star_fortress": (
        "Red structures cost you 1 resource less.",
        "Czerwone struktury kosztują cię o 1 zasób mniej.",
    ),
    "card-space_elevator": (
        "Grey structures cost you 1 resource less.",
        "Szare struktury kosztują cię o 1 zasób mniej.",
    ),
    "card-terraforming": (
        "Exploiting a grey card brings you 2 fleet more.",
        "Eksploatacja szarej karty daje ci o 2 floty więcej.",
    ),
    "card-planetary_supercomputer": (
        "Low development gives you 2 action markers and 3 morale, and costs you no morale.",
        "Niski rozwój daje ci 2 znaczniki akcji i 3 morale, a przy tym nie kosztuje cię morale.",
    ),
}
