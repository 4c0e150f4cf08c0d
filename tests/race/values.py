"""Values that no card of the game uses, each on a card of a corrected file (see common/values.py)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from common.values import Case, Data, entry

from . import test_card_powers as powers
from .table import held, lay_out, play, points, tableau, unplaceable

#: A world that is paid with cards, and what it costs.
PAID = {"novelty": ("prosperous_world", 3), "genes": ("plague_world", 3), "rare": ("comet_zone", 3)}
#: A military world, and its defence.
GUARDED = {"novelty": ("pirate_world", 3), "genes": ("malevolent_lifeforms", 4), "rare": ("rebel_miners", 2)}


def on(card: str, phase: str, **power: Any) -> Callable[[Data], None]:
    """A development with this power alone."""

    def plant(data: Data) -> None:
        entry(data, "cards", card)["powers"] = {phase: [power]}

    return plant


def cheaper(card: str, kind: str) -> None:
    world, cost = PAID[kind]
    t = lay_out(f"rebel_outpost {card}", hands=[f"{world} {cost - 1}"], phase="settle")
    play(t, 1, "pass")
    play(t, 0, f"card {world}")
    assert (tableau(t, 0)[-1], held(t, 0)) == (world, 0)
    t = lay_out(f"rebel_outpost {card}", hands=[f"comet_zone {cost - 1}"], phase="settle")
    assert unplaceable(t, 0, "comet_zone") == "barred-too-dear", "it is rare"


def stronger(card: str, kind: str) -> None:
    """With the Military 1 of Rebel Outpost: enough for one kind, not for the other."""
    t = lay_out(f"rebel_outpost {card}", hands=["pirate_world malevolent_lifeforms"], phase="settle")
    other = {"novelty": "malevolent_lifeforms", "genes": "pirate_world"}[kind]
    assert unplaceable(t, 0, other) == "barred-too-weak"
    play(t, 1, "pass")
    play(t, 0, f"card {GUARDED[kind][0]}")
    assert tableau(t, 0)[-1] == GUARDED[kind][0]
    t = lay_out(f"rebel_outpost {card}", phase="settle")
    assert t.view(0)["players"][0]["military_vs"] == {kind: 4}


def free_but(card: str, kind: str) -> None:
    for each, (world, _) in PAID.items():
        t = lay_out(f"rebel_outpost {card}", hands=[world], phase="settle")
        if each == kind:
            assert unplaceable(t, 0, world) == "barred-too-dear"
        else:
            play(t, 1, "pass")
            play(t, 0, f"card {world}")
            assert tableau(t, 0) == ["rebel_outpost", world], "the ship is gone"


def paid_but(card: str, kind: str) -> None:
    for each, (world, defence) in GUARDED.items():
        t = lay_out(f"spice_world {card}", hands=[f"{world} {defence - 1}"], phase="settle")
        if each == kind:
            assert unplaceable(t, 0, world) == "barred-too-weak"
        else:
            play(t, 1, "pass")
            play(t, 0, f"card {world}")
            assert (tableau(t, 0)[-1], held(t, 0)) == (world, 0)


def scored(card: str, phase: str, counted: tuple[str, ...]) -> None:
    """So many VP for each card with a power of the phase, and nothing for others."""
    with_powers = {"develop": "investment_credits", "settle": "space_marines", "produce": "rebel_underground"}
    assert points(card, "rebel_base", *with_powers.values())[1][card] == 2 * len(counted)


def case(value: str, plant: Callable[[Data], None], shown: Callable[[], None]) -> Case:
    return Case((value,), plant, shown)


CASES: dict[str, Case] = {}
#: What the cards made for these cases say, in English and in Polish.
SAYS: dict[str, tuple[str, str]] = {}
#: Worlds of a kind, as the sentences name them.
NAMED = {
    "novelty": ("Novelty worlds", "towarów oryginalnych"),
    "genes": ("Genes worlds", "genów"),
    "rare": ("Rare worlds", "pierwiastków rzadkich"),
}
for _kind, _cards in {
    "novelty": ("public_works", "export_duties", "contact_specialist", "colony_ship"),
    "genes": ("deficit_spending", "interstellar_bank", "genetics_lab", "mining_conglomerate"),
    "rare": ("", "", "terraforming_robots", "diversified_economy"),
}.items():
    _less, _military, _ship, _contact = _cards
    _worlds, _of = NAMED[_kind]
    if _less:
        CASES[f"{_kind} worlds are cheaper"] = case(
            f"discount.kind = {_kind}",
            on(_less, "settle", op="discount", n=1, kind=_kind),
            partial(cheaper, _less, _kind),
        )
        SAYS[f"card-{_less}"] = (
            f"Settle: {_worlds} that you pay for cost 1 less.",
            f"Kolonizacja: światy {_of}, za które płacisz, są tańsze o 1.",
        )
        CASES[f"Military against {_kind} worlds"] = case(
            f"military.vs = {_kind}",
            on(_military, "settle", op="military", n=3, vs=_kind),
            partial(stronger, _military, _kind),
        )
        SAYS[f"card-{_military}"] = (
            f"Settle: +3 Military against {_worlds}.",
            f"Kolonizacja: +3 do Siły Militarnej w podboju światów {_of}.",
        )
    CASES[f"free, but not {_kind}"] = case(
        f"settle_free.except = {_kind}",
        on(_ship, "settle", op="settle_free", **{"except": _kind}),
        partial(free_but, _ship, _kind),
    )
    SAYS[f"card-{_ship}"] = (
        f"Settle: when you pay for a world, you may discard this card and pay nothing (not for {_worlds}).",
        "Kolonizacja: gdy płacisz za świat, możesz odrzucić tę kartę i nie płacić nic (nie dotyczy "
        f"światów {_of}).",
    )
    CASES[f"paid, but not {_kind}"] = case(
        f"pay_for_military.except = {_kind}",
        on(_contact, "settle", op="pay_for_military", n=1, **{"except": _kind}),
        partial(paid_but, _contact, _kind),
    )
    SAYS[f"card-{_contact}"] = (
        "Settle: you may pay for a military world instead of conquering it: 1 less than its defence "
        f"(not for {_worlds}).",
        "Kolonizacja: za świat militarny możesz zapłacić, zamiast go podbijać: o 1 mniej, niż wynosi "
        f"jego obronność (nie dotyczy światów {_of}).",
    )
CASES["alien goods sell dearer"] = case(
    "trade_bonus.kind = alien",
    on("research_labs", "trade", op="trade_bonus", n=2, kind="alien"),
    partial(powers.trade, "research_labs", 2, "alien"),
)
CASES["alien goods are consumed"] = case(
    "consume.kind = alien",
    on("replicant_robots", "consume", op="consume", kind="alien", least=1, most=2, per="good", vp=2, cards=0),
    partial(powers.consume, "replicant_robots", 1, 2, "alien", "good", 2, 0, None),
)
for _op, _shown, _kinds in (
    ("draw_per_good", powers.per_good, {"rare": "consumer_markets", "genes": "alien_tech_institute"}),
    (
        "draw_per_world",
        powers.per_world,
        {"novelty": "free_trade_association", "rare": "galactic_federation", "alien": "galactic_survey_seti"},
    ),
    (
        "draw_if_most",
        powers.most,
        {"novelty": "pan_galactic_league", "genes": "trade_league", "alien": "merchant_guild"},
    ),
):
    for _kind, _card in _kinds.items():
        CASES[f"{_op} {_kind}"] = case(
            f"{_op}.kind = {_kind}",
            on(_card, "produce", op=_op, n=2, kind=_kind),
            partial(_shown, _card, 2, _kind),
        )


def score(card: str, phase: str) -> Callable[[Data], None]:
    def plant(data: Data) -> None:
        entry(data, "cards", card)["score"] = [{"vp": 2, "power": phase}]
        entry(data, "cards", card)["powers"] = {}

    return plant


for _phase, _card, _counted in (
    ("develop", "mining_league", ("investment_credits",)),
    ("settle", "galactic_renaissance", ("space_marines",)),
    ("produce", "new_economy", ("rebel_underground",)),
):
    CASES[f"VP for powers of {_phase}"] = case(
        f"Rule.power = {_phase}", score(_card, _phase), partial(scored, _card, _phase, _counted)
    )
SAYS |= {
    "card-research_labs": (
        "Trade: +2 cards for selling an Alien good.",
        "Handel: +2 karty za sprzedaż towaru z technologią Obcych.",
    ),
    "card-replicant_robots": (
        "Consume: up to 2 Alien goods for 2 VP each.",
        "Konsumpcja: do 2 towarów z technologią Obcych, każdy za 2 PZ.",
    ),
    "card-consumer_markets": (
        "Produce: draw 2 cards for each Rare good you produce in this phase.",
        "Produkcja: dobierz 2 karty za każdy pierwiastek rzadki, który w tej fazie wyprodukujesz.",
    ),
    "card-alien_tech_institute": (
        "Produce: draw 2 cards for each Genes good you produce in this phase. Worth 3 VP for each "
        "Alien production world, 2 for each Alien windfall world and 2 for each other ALIEN card "
        "(this one included).",
        "Produkcja: dobierz 2 karty za każdy towar z genami, który w tej fazie wyprodukujesz. Warta 3"
        " PZ za każdy świat produkcyjny technologii Obcych, 2 za każdy świat windfall technologii "
        "Obcych i 2 za każdą inną kartę z napisem ALIEN (także za siebie).",
    ),
    "card-free_trade_association": (
        "Produce: draw 2 cards for each of your Novelty worlds. Worth 2 VP for each Novelty "
        "production world, 1 for each Novelty windfall world and 2 each for Consumer Markets and "
        "Expanding Colony.",
        "Produkcja: dobierz 2 karty za każdy ze swoich światów towarów oryginalnych. Warta 2 PZ za "
        "każdy świat produkcyjny towarów oryginalnych, 1 za każdy świat windfall towarów oryginalnych"
        " i po 2 za karty „Rynki Konsumenckie” i „Rozrastająca się Kolonia”.",
    ),
    "card-galactic_federation": (
        "Produce: draw 2 cards for each of your Rare worlds. Worth 2 VP for each 6-cost development "
        "(this one included) and 1 for each other development.",
        "Produkcja: dobierz 2 karty za każdy ze swoich światów pierwiastków rzadkich. Warta 2 PZ za "
        "każdą technologię o koszcie 6 (także za siebie) i 1 za każdą inną technologię.",
    ),
    "card-galactic_survey_seti": (
        "Produce: draw 2 cards for each of your Alien worlds. Worth 1 VP for each development with an"
        " Explore power, 2 for each world with an Explore power and 1 for each other world.",
        "Produkcja: dobierz 2 karty za każdy ze swoich światów technologii Obcych. Warta 1 PZ za "
        "każdą technologię ze zdolnością Eksploracji, 2 za każdy świat ze zdolnością Eksploracji i 1 "
        "za każdy inny świat.",
    ),
    "card-pan_galactic_league": (
        "Produce: draw 2 cards if in this phase you produce more Novelty goods than each other "
        "player. Worth 2 VP for each Genes world, 1 for each other military world and 3 for Contact "
        "Specialist.",
        "Produkcja: dobierz 2 karty, jeśli w tej fazie wyprodukujesz więcej towarów oryginalnych niż "
        "każdy inny gracz. Warta 2 PZ za każdy świat genów, 1 za każdy inny świat militarny i 3 za "
        "kartę „Specjalista do spraw Kontaktu”.",
    ),
    "card-trade_league": (
        "Produce: draw 2 cards if in this phase you produce more Genes goods than each other player. "
        "Worth 2 VP for each development with a Trade power and 1 for each world with a Trade power.",
        "Produkcja: dobierz 2 karty, jeśli w tej fazie wyprodukujesz więcej towarów z genami niż "
        "każdy inny gracz. Warta 2 PZ za każdą technologię ze zdolnością Handlu i 1 za każdy świat ze"
        " zdolnością Handlu.",
    ),
    "card-merchant_guild": (
        "Produce: draw 2 cards if in this phase you produce more Alien goods than each other player. "
        "Worth 2 VP for each production world.",
        "Produkcja: dobierz 2 karty, jeśli w tej fazie wyprodukujesz więcej towarów z technologią "
        "Obcych niż każdy inny gracz. Warta 2 PZ za każdy świat produkcyjny.",
    ),
    "card-mining_league": (
        "Worth 2 VP for each card with a Develop power.",
        "Warta 2 PZ za każdą kartę ze zdolnością Rozwoju.",
    ),
    "card-galactic_renaissance": (
        "Worth 2 VP for each card with a Settle power.",
        "Warta 2 PZ za każdą kartę ze zdolnością Kolonizacji.",
    ),
    "card-new_economy": (
        "Worth 2 VP for each card with a Produce power.",
        "Warta 2 PZ za każdą kartę ze zdolnością Produkcji.",
    ),
}
