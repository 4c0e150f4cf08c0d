"""Values that no thing of the game uses, each on a thing of a corrected file (see common/values.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from common.values import Case, Data, entry

from .table import lay_out, module_at, money, options, play, played, refused, robots
from .test_m10_planetary_modules import on, paid


def does(table: str, id: str, *effects: dict[str, Any]) -> Callable[[Data], None]:
    """A planet, tile or module that does this."""

    def plant(data: Data) -> None:
        field = "modifiers" if table == "modules" else "effects"
        entry(data, table, id)[field] = [*effects]

    return plant


def removed_where_the_ship_is() -> None:
    """Alpha is used through a relay on it: the ship is elsewhere."""
    t = played("red", "use alpha", robots={"blue": {"alpha": 2, "beta": 1}})
    assert robots(t, "blue") == {"alpha": 1, "beta": 1}
    t = lay_out(ships="beta", installed={"relay": "alpha"}, robots={"blue": {"alpha": 2, "beta": 1}})
    play(t, "red", "use alpha")
    assert robots(t, "blue") == {"alpha": 2}


def all_removed_here() -> None:
    position = {
        "installed": {"relay": "gamma"},
        "robots": {"red": {"gamma": 1, "alpha": 1}, "blue": {"gamma": 2}},
    }
    t = played("red", "use gamma", **position)
    assert (robots(t, "red"), robots(t, "blue")) == ({"alpha": 1}, {})


def paid_here() -> None:
    """The planet of the installation, not that of the ship."""
    t = lay_out(
        installed={"relay": "epsilon"}, robots={"red": {"epsilon": 2}, "blue": {"epsilon": 1, "alpha": 3}}
    )
    play(t, "red", "use epsilon")
    assert money(t) == (3, 0)


def module_taken_here() -> None:
    t = played("red", "use delta", "take optimiser", round=7, installed={"relay": "delta"})
    assert module_at(t, "optimiser") == ("red", "delta")


def more_for_a_tie() -> None:
    mine = {"refinery": ("red", "beta")}
    assert paid(robots=on("beta", 2, 2), installed=mine) == (2, 0)
    assert paid(robots=on("beta", 2, 1), installed=mine) == (3, 1), "not for a majority"
    assert paid(robots=on("beta", 2, 2), installed={"refinery": "zeta"}) == (0, 0), "not elsewhere"


def shielded_from_subprograms() -> None:
    """Overload removes a robot here; the force field stops that, and not the installation of Alpha."""
    position = {"programs": "move_1 overload", "robots": {"blue": {"alpha": 2}}}
    t = played("red", "resolve overload", **position)
    assert robots(t, "blue") == {"alpha": 1}
    t = lay_out(installed={"force_field": ("blue", "alpha")}, **position)
    assert refused(t, "red", "resolve overload") == ("barred-shielded", "M10.4")
    play(t, "red", "use alpha")
    assert robots(t, "blue") == {"alpha": 1}


def shielded_from_modules() -> None:
    """The jump gate removes a robot here; the barrier stops that, and not the installation of Alpha."""
    gate = {"jump_gate": ("red", "alpha")}
    t = played("red", "run jump_gate", installed=gate, robots={"blue": {"alpha": 2}})
    assert robots(t, "blue") == {"alpha": 1}
    t = lay_out(installed={**gate, "barrier": ("blue", "alpha")}, robots={"blue": {"alpha": 2}})
    assert "run jump_gate" not in options(t)
    play(t, "red", "use alpha")
    assert robots(t, "blue") == {"alpha": 1}


def protect(against: str) -> dict[str, Any]:
    return {"kind": "protect", "against": against, "actor": "opponent", "covers": ["robots"]}


def one_at(place: str) -> dict[str, Any]:
    return {"op": "remove", "owner": "opponent", "min": 1, "max": 1, "at": place}


def both(*plants: Callable[[Data], None]) -> Callable[[Data], None]:
    def plant(data: Data) -> None:
        for each in plants:
            each(data)

    return plant


CASES: dict[str, Case] = {
    "removed where the ship is": Case(
        ("remove.at = ship_planet",),
        does("planets", "alpha", one_at("ship_planet")),
        removed_where_the_ship_is,
    ),
    "all removed here": Case(
        ("remove_every.at = here",),
        does("planets", "gamma", {"op": "remove_every", "at": "here"}),
        all_removed_here,
    ),
    "paid here": Case(
        ("score_planet.at = here",),
        does("planets", "epsilon", {"op": "score_planet", "at": "here"}),
        paid_here,
    ),
    "a module taken here": Case(
        ("take_module.at = here",),
        does("planets", "delta", {"op": "take_module", "at": "here"}),
        module_taken_here,
    ),
    "more for a tie": Case(
        ("score_bonus.when = tie",),
        does("modules", "refinery", {"kind": "score_bonus", "scope": "here", "when": "tie", "amount": 2}),
        more_for_a_tie,
    ),
    "shielded from subprograms": Case(
        ("protect.against = subprograms",),
        both(
            does("modules", "force_field", protect("subprograms")),
            does("subprograms", "overload", one_at("ship_planet")),
        ),
        shielded_from_subprograms,
    ),
    "shielded from modules": Case(
        ("protect.against = modules",),
        both(
            does("modules", "barrier", protect("modules")),
            does("modules", "jump_gate", {"kind": "free_action", "effects": [one_at("here")]}),
        ),
        shielded_from_modules,
    ),
}
#: What the things of the cases say.
SAYS: dict[str, tuple[str, str]] = {
    "planet-alpha": (
        "Remove 1 enemy robot from your ship's planet.",
        "Usuń 1 robota przeciwnika z planety swojego statku.",
    ),
    "planet-gamma": (
        "Remove every robot, yours and your opponent's, from this planet.",
        "Usuń z tej planety wszystkie roboty, swoje i przeciwnika.",
    ),
    "planet-epsilon": (
        "You alone are paid for this planet, right now.",
        "Tylko ty od razu dostajesz zysk z tej planety.",
    ),
    "planet-delta": (
        "Take a planetary module that nobody bought, free of charge, and install it on this planet.",
        "Weź za darmo jeden z niekupionych modułów planetarnych i zainstaluj go na tej planecie.",
    ),
    "module-refinery": (
        "You earn 2 $ more for this planet while you are in a tie here.",
        "Gdy masz tu remis, zarabiasz na tej planecie o 2 $ więcej.",
    ),
    "module-force_field": (
        "Your opponent's tiles cannot touch your robots on this planet.",
        "Podprogramy przeciwnika nie ruszają twoich robotów na tej planecie.",
    ),
    "module-barrier": (
        "Your opponent's planetary modules cannot touch your robots on this planet.",
        "Moduły planetarne przeciwnika nie ruszają twoich robotów na tej planecie.",
    ),
    "module-jump_gate": (
        "Once in your action phase: remove 1 enemy robot from this planet.",
        "Raz w twojej fazie akcji: usuń 1 robota przeciwnika z tej planety.",
    ),
}
