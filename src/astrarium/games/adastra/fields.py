"""The fields of what a learner sees, and by which numbers things are known there."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.features import LIMIT, Field
from .components import (
    ABILITIES,
    BUILDING_TABLE,
    CARDS,
    DISCOVERIES,
    EMPIRES,
    ENEMY_KINDS,
    FOUNDATIONS,
    MISSIONS,
    PLANETS,
    STARS,
    TECHNOLOGIES,
)
from .encoding import SYSTEMS
from .names import ACTIONS, BRANCHES, COLOURS, POPULATION, RESOURCES, SHIPS, STATES, UNITS

PLANET = {planet: at for at, planet in enumerate(PLANETS, 1)}
DISCOVERY = {discovery: at for at, discovery in enumerate(DISCOVERIES, 1)}
STAR = {star: at for at, star in enumerate(STARS, 1)}
COLOUR: dict[str, int] = {colour: at for at, colour in enumerate(COLOURS, 1)}
EMPIRE = {empire: at for at, empire in enumerate(EMPIRES, 1)}
CARD = {card: at for at, card in enumerate(CARDS)}
TECHNOLOGY = {technology: at for at, technology in enumerate(TECHNOLOGIES)}
#: What an empire is made of besides: abilities, foundations, diplomats.
SOURCE = {
    source: at
    for at, source in enumerate((*ABILITIES, *FOUNDATIONS, *(f"diplomat_{empire}" for empire in EMPIRES)))
}
MISSION = {mission: at for at, mission in enumerate(MISSIONS)}
MODULES = ("antarans", "unknown", "revenge", "custom", "missions")
#: Whatever a card that somebody looks at or has drawn can be.
FACE = {face: at for at, face in enumerate((*TECHNOLOGIES, *DISCOVERIES, *FOUNDATIONS, *ABILITIES, *CARDS))}
#: A planet: its number, its discovery, terraformed, advanced, and a number for each building.
GROUND = 4 + len(BUILDING_TABLE)
SHIP_STATES = len(SHIPS) * len(STATES)
ENEMIES = len(ENEMY_KINDS)
#: What can be in a battle.
PIECES = len(UNITS) + ENEMIES

PROMPTS = (
    "empire",
    "home",
    "keep-foundation",
    "keep-ability",
    "keep-card",
    "keep-missions",
    "pirates",
    "draft",
    "turn",
    "exchange",
    "split",
    "add",
    "growth",
    "research",
    "build",
    "item",
    "diplomacy",
    "flight",
    "ships",
    "destination",
    "exploration",
    "chart",
    "lay",
    "rotation",
    "fight",
    "keep-technology",
    "keep-discovery",
    "attack",
    "strike",
    "targets",
    "retreat",
    "withdraw",
    "invasion",
    "invasion-kind",
    "landing",
    "losses",
    "settle",
    "destroyer",
    "discard",
    "drain",
    "unpaid",
    "bid",
    "antaran-target",
    "missions",
)


def fields(seats: int) -> Sequence[Field]:
    return (
        Field("about", (SYSTEMS,), "the system that the question is about"),
        Field("count", (1,), "how many it asks for, or damage to be done", 0, 99),
        Field("budget", (2,), "production to spend on building here, and spent", 0, 999),
        Field("extra", (1,), "credits for this place", 0, 99),
        Field("acting", (1,), "who decides, as a seat", 0, 9, code=True),
        Field("card", (len(CARD),), "the action card being played"),
        Field("icon", (1,), "which of its actions", 0, len(ACTIONS), code=True),
        Field("used", (SYSTEMS,), "places in which it was used"),
        Field("exchanged", (1,), "whether an exchange was made in this turn"),
        Field("tile", (1,), "the star tile that is about to be laid", 0, len(STAR), code=True),
        Field("looking", (len(FACE),), "cards looked at to keep one, where the seat knows them", 0, 9),
        Field("drawn", (len(FACE),), "cards drawn for an empire of one's own", 0, 9),
        Field("battle", (3,), "a battle: system + 1, its round, and 1 where the seat attacks, else 2", 0, 99),
        Field("battle_pieces", (2, PIECES), "pieces in it, the attacker's first", 0, 99),
        Field("battle_hull", (2, PIECES), "their hull", 0, 999),
        Field("round", (2,), "the round, and how many there are", 0, 20),
        Field("modules", (len(MODULES),), "modules that are played with: " + ", ".join(MODULES)),
        Field("offer", (len(TECHNOLOGY),), "technologies on offer"),
        Field("empires", (len(EMPIRE),), "empires on offer"),
        Field("stacks", (3,), "cards left: discoveries, missions, unknown tiles", 0, 199),
        Field("decks", (len(BRANCHES),), "technologies left in the decks", 0, 99),
        Field("die", (1,), "the die that counts down to Orion", 0, 9),
        Field("doom_star_by", (1,), "who destroyed the Doom Star, as a seat", 0, 9, code=True),
        Field("coords", (SYSTEMS, 2), "where systems lie: q, r", -99, 99),
        Field("colours", (SYSTEMS,), "their colours", 0, len(COLOUR), code=True),
        Field("tiles", (SYSTEMS,), "their star tiles, once turned up", 0, len(STAR), code=True),
        Field("rotations", (SYSTEMS,), "how these lie", 0, 5, code=True),
        Field("explored", (SYSTEMS,), "explored systems"),
        Field("ground", (SYSTEMS, GROUND), _ABOUT_GROUND, 0, 99),
        Field("owner", (SYSTEMS,), "owners, as seats", 0, 9, code=True),
        Field("population", (SYSTEMS, len(POPULATION)), "farmers, workers, scientists", 0, 99),
        Field("fleet_owner", (SYSTEMS,), "whose ships are there, as a seat", 0, 9, code=True),
        Field("fleets", (SYSTEMS, SHIP_STATES), "ships by type: ready, exhausted, overloaded", 0, 99),
        Field("outposts", (SYSTEMS,), "outposts", 0, 99),
        Field("stations", (SYSTEMS,), "battle stations", 0, 99),
        Field("enemies", (SYSTEMS, ENEMIES), "neutral enemies by kind", 0, 99),
        Field("order", (seats,), "place on the order track, counted from 1; 0 where eliminated", 0, seats),
        Field("resources", (seats, len(RESOURCES)), ", ".join(RESOURCES), 0, 999),
        Field("levels", (seats, len(BRANCHES)), "levels of " + ", ".join(BRANCHES), 0, 99),
        Field("numbers", (seats, 8), _ABOUT_NUMBERS, -99, LIMIT),
        Field("embassies", (seats, seats), "embassies of each player (row) with each"),
        Field("supply", (seats, len(UNITS)), "pieces left", 0, 99),
        Field("hand", (seats, len(CARD)), "action cards in hand"),
        Field("played", (seats, len(CARD)), "action cards played"),
        Field("empire", (seats,), "empires", 0, len(EMPIRE), code=True),
        Field("home", (seats,), "home systems, counted from 1", 0, SYSTEMS, code=True),
        Field("technologies", (seats, len(TECHNOLOGY)), "technologies in hand"),
        Field("developed", (seats, len(TECHNOLOGY)), "technologies developed"),
        Field("sources", (seats, len(SOURCE)), "abilities, foundation, diplomats"),
        Field("missions", (len(MISSION),), "the own missions"),
        Field("revealed", (seats, len(MISSION)), "missions that were revealed"),
        Field("known_cards", (len(FACE),), "cards of stacks that the seat has seen", 0, 9, True),
        Field("known_missions", (len(MISSION),), "missions elsewhere that it has seen", 0, 9, True),
    )


_ABOUT_GROUND = "planet, discovery, terraformed type + 1, advanced terraforming, then each building"
_ABOUT_NUMBERS = (
    "discontent, points, points of missions, influence, honours, resistance, actions taken, missions held"
)
