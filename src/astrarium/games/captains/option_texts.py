"""The words of options, prompts and events, and the rule cited for each option.

An option is a word and its arguments. Figures are cadet, red, yellow, blue, red_commander and so on, and
android; cargo tokens are artifacts (red_yellow) and pirate ships (green_android); tech slots and places in
the queue count from 0.

    a turn        ("room", room, figure)           ("artifacts", room, artifact, artifact)
                  ("contract", room, artifact)     ("mission", mission)
                  ("train", figure, colour)        ("promote", colour)      ("pass",)   ("end",)
    a mission     ("crew", figure) for each row    ("resolve",)   ("skip",)
    a commander   ("extra", room)   ("again",)   ("order", figure)   ("nothing",)
                  ("order", figure, place) where equal figures stand apart in the queue
    the ship      ("fly", place, route)   ("jump", place)   ("stay",)   ("fight", route)   ("convert", tech)
    techs         ("take", tech)   ("keep", card)   ("bonus", symbol)
                  ("place", slot, *symbols)   ("replace", slot, tech, *symbols): with the bonuses there
    damage        ("repair", "bay" or "surplus")   ("mend", slot)   ("prevent", tech, token)   ("accept",)
    cargo         ("drop", token)   ("pay", token, "medal" or "android")   ("discard", slot, tech)
    tracks        ("advance", track, n)   ("retreat", track, n)
    choices       ("choose", list)   ("copy", room)   ("event", event)
                  ("react", "tech" or "passenger", card)
    declining     ("stop",) where no other word says it
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...kernel import Option, Seat, Telling, Text, Words, joined
from . import card_text
from .component_schema import HOME
from .components import EVENTS, MAPS, MISSIONS, PROMOTION, ROOM_EFFECTS, TECHS, TRAINING
from .state import State
from .vocabulary import said


def named(kind: str) -> Callable[[State, Any], Text]:
    return lambda g, value: Text(f"{kind}-{value}")


def room(g: State, name: str) -> Text:
    """A basic room or a tech room."""
    return Text(f"tech-{name}") if name in TECHS else Text(f"room-{name}")


def ability(g: State, name: str) -> Text:
    """A tech, or the passenger whose ability it is."""
    return Text(f"tech-{name}") if name in TECHS else Text(f"passenger-{name}")


def explained(g: State, name: str) -> Text:
    """An ability by its card, and what it does."""
    return Text("offer", name=ability(g, name), says=card_text.by_card(name))


def happening(g: State, name: str) -> Text:
    """An event and what it does."""
    return Text("offer", name=Text(f"event-card-{name}"), says=card_text.happens(name))


def route(g: State, name: str) -> Text:
    way = MAPS[g.seats].routes[name]
    return Text("route", a=Text(f"place-{way.a}"), b=Text(f"place-{way.b}"))


def prize(g: State, name: str) -> Text:
    """The pirate on a route and what it brings."""
    pirate = g.pirates.get(name, "")
    if not pirate:
        return route(g, name)
    return Text("prize", route=route(g, name), pirate=Text(f"cargo-{pirate}"), list=card_text.pirate(pirate))


def goal(g: State, place: str) -> Text:
    """A place with what waits there."""
    name = Text(f"place-{place}")
    if place in g.missions:
        return Text("place-mission", place=name, mission=Text(f"mission-{g.name(g.missions[place])}"))
    station = g.station_at(place)
    if station and station != HOME:
        return Text("place-mission", place=name, mission=Text(f"station-{station}"))
    return name


def via(g: State, route: str) -> Text | str:
    """The pirate on a route, if there is one."""
    return Text("via-pirate") if route in g.pirates else ""


def offer(g: State, tech: str) -> Text:
    """A tech and what it does."""
    return Text("offer", name=Text(f"tech-{tech}"), says=card_text.tech(tech))


def mission(g: State, name: str) -> Text:
    """A mission, its points and its rows."""
    points = MISSIONS[name].points
    return Text("offered", mission=Text(f"mission-{name}"), points=points, says=card_text.mission(name))


def figures(g: State, crew: list[str]) -> Text:
    return joined(Text(f"figure-{figure}") for figure in crew)


def card(g: State, id: int) -> Text:
    return offer(g, g.name(id))


def face(g: State, id: int) -> Text:
    """A tech or a mission by its name."""
    return Text(f"{'tech' if g.name(id) in TECHS else 'mission'}-{g.name(id)}")


def numbered(g: State, at: int) -> int:
    """A tech slot or a place in the queue, counted from 1."""
    return at + 1


def symbols(g: State, met: tuple[str, ...]) -> Text | str:
    """The bonuses that a tech would bring in a slot."""
    return Text("bonuses", symbols=joined(Text(f"symbol-{each}") for each in met)) if met else ""


def queue(g: State, places: tuple[int, ...]) -> Text | str:
    """The place of a figure in the queue, if the option has one."""
    return Text("place-in-queue", place=places[0] + 1) if places else ""


def tech_rule(name: str) -> str:
    """The rules paragraph whose table lists a tech."""
    tech = TECHS[name]
    if tech.kind == "omega":
        return "S20.5"
    if tech.deck == "alpha":
        return "S20.1" if tech.kind == "room" else "S20.2"
    return "S20.3" if tech.kind == "room" else "S20.4"


def _room_rule(g: State, option: Option) -> str:
    return tech_rule(option[1]) if option[1] in TECHS else "S4.1"


WORDS = Words(
    options={
        "room": ("room", "figure"),
        "artifacts": ("room", "one", "other"),
        "contract": ("room", "artifact"),
        "mission": ("offered",),
        "train": ("figure", "into"),
        "promote": ("figure",),
        "pass": (),
        "end": (),
        "stop": (),
        "stay": (),
        "accept": (),
        "crew": ("figure",),
        "resolve": (),
        "skip": (),
        "again": (),
        "nothing": (),
        "extra": ("room",),
        "order": ("figure", "*queue"),
        "fly": ("goal", "via"),
        "jump": ("goal",),
        "convert": ("ability",),
        "fight": ("prize",),
        "take": ("offer",),
        "keep": ("card",),
        "place": ("slot", "*symbols"),
        "replace": ("slot", "tech", "*symbols"),
        "discard": ("slot", "tech"),
        "bonus": ("symbol",),
        "repair": ("part",),
        "mend": ("slot",),
        "drop": ("cargo",),
        "prevent": ("tech", "cargo"),
        "advance": ("track", "n"),
        "retreat": ("track", "n"),
        "choose": ("list",),
        "copy": ("copied",),
        "pay": ("cargo",),
        "react": ("kind", "ability"),
        "event": ("happening",),
    },
    at_large={
        "train": {"price": Text("cost-medal", n=TRAINING)},
        "promote": {"price": Text("cost-medal", n=PROMOTION)},
    },
    reasons={
        "android": (),
        "artifact-colour": ("artifact", "chamber"),
        "bay-whole": (),
        "bonus-only": ("tech",),
        "colour": ("figure", "chamber"),
        "contracted": ("room", "artifact"),
        "costs": ("asset",),
        "crew": ("rows", "ready"),
        "elsewhere": ("place", "moves"),
        "grey-room": ("room",),
        "here-already": ("place",),
        "in-queue": ("figure", "queued"),
        "medals": ("n", "medals"),
        "no-card": (),
        "no-medal": (),
        "no-missions": (),
        "no-order": (),
        "no-pirate": ("route",),
        "no-promotion": ("figure",),
        "no-retreat": ("n",),
        "no-route": ("here", "place", "moves"),
        "no-slot": ("tech", "taken", "damaged"),
        "no-slots": ("taken", "damaged"),
        "no-substitute": ("cargo",),
        "no-techs": (),
        "no-tokens": ("asset",),
        "no-training": ("figure",),
        "nobody-near": ("place",),
        "none-counted": ("counted",),
        "not-at-track": ("tech",),
        "not-central": ("tech",),
        "not-copied": ("room",),
        "not-resolved": ("row",),
        "nothing-damaged": (),
        "on-row": ("figure", "row"),
        "only-one": ("artifact",),
        "order": ("figure", "commander"),
        "other-track": ("track",),
        "pirate-elsewhere": ("route", "here"),
        "price": ("price", "have"),
        "queue-empty": (),
        "reserved": ("player",),
        "reserved-shadow": (),
        "retreat": ("track", "n", "made"),
        "rings": ("n",),
        "same-colour": ("figure",),
        "slot-damaged": ("slot",),
        "slot-taken": ("slot", "tech", "new"),
        "slot-whole": ("slot",),
        "supply": ("figure",),
        "surplus-first": ("surplus",),
        "too-far": ("n",),
        "turned-once": ("tech",),
        "went-back": ("track",),
    },
    args={
        "room": room,
        "copied": lambda g, name: Text("offer", name=room(g, name), says=said(ROOM_EFFECTS[name])),
        "figure": named("figure"),
        "into": named("figure"),
        "figures": figures,
        "one": named("cargo"),
        "other": named("cargo"),
        "artifact": named("cargo"),
        "cargo": named("cargo"),
        "pirate": named("cargo"),
        "mission": named("mission"),
        "offered": mission,
        "tech": ability,
        "offer": offer,
        "card": card,
        "face": face,
        "slot": numbered,
        "queued": numbered,
        "queue": queue,
        "place": named("place"),
        "here": named("place"),
        "chamber": named("room"),
        "commander": named("figure"),
        "new": named("tech"),
        "asset": lambda g, what: Text(f"cost-{what}", n=1),
        "price": lambda g, price: Text(f"cost-{price[0]}", n=price[1]),
        "counted": lambda g, count: count.say(),
        "goal": goal,
        "via": via,
        "route": route,
        "prize": prize,
        "symbol": named("symbol"),
        "symbols": symbols,
        "part": named("part"),
        "track": named("track"),
        "colour": named("row"),
        "list": lambda g, name: card_text.by_name(name),
        "incident": named("event-card"),
        "station": named("station"),
        "passenger": named("passenger"),
        "deck": named("deck"),
        "rank": named("rank"),
        "played": named("shadow-card"),
        "player": lambda g, seat: Seat(seat),
        "name": ability,
        "ability": explained,
        "happening": happening,
    },
    cites={
        "room": _room_rule,
        "copy": _room_rule,
        "take": lambda g, option: tech_rule(option[1]),
        "keep": lambda g, option: tech_rule(g.name(option[1])),
        "event": lambda g, option: "S20.8" if EVENTS[option[1]].solo else "S20.7",
        "mission": "S20.6",
        "artifacts": "S4.3",
        "contract": "S12.8",
        "train": "S5.2",
        "promote": "S5.3",
        "pass": "S3.4",
        "end": "S3.5",
        "extra": "S5.6",
        "again": "S5.7",
        "order": "S5.8",
        "convert": "S12.4",
        "mend": "S10.4",
        "retreat": "S13.3",
        "skip": "S8.4",
    },
    # all candidates are legal: any order of effects, any of the lists, any cargo, a row or not
    free=frozenset({"bonus", "choose", "drop", "event-order", "react", "row"}),
)

#: How the log groups the events of a turn.
TELLING = Telling(
    heads=frozenset({"round"}),
    deeds=frozenset(
        {
            "trained",
            "promoted",
            "passed",
            "passed-idle",
            "moved",
            "jumped",
            "fought",
            "installed",
            "mission",
            "station",
            "shadow-moved",
            "shadow-jumped",
            "shadow-completed",
            "shadow-station",
            "shadow-discarded",
            "shadow-cleared",
        }
    ),
    leads=frozenset(
        {"room", "room-artifacts", "contract", "extra", "ordered", "converted", "copied", "lasting", "shadow"}
    ),
    consequences=frozenset(
        {
            "ambushed",
            "pirate-appeared",
            "pirate-discarded",
            "loaded",
            "dropped",
            "paid",
            "prevented",
            "damaged",
            "repaired",
            "mended",
            "decorated",
            "joined",
            "none-left",
            "readied",
            "reacted",
            "offered",
            "drew",
            "drew-tech",
            "tech-discarded",
            "bonus",
            "advanced",
            "retreated",
            "lapped",
            "event",
            "event-boxed",
            "lost-tech",
            "peeked",
            "saw-mission",
            "assigned",
            "row",
            "row-skipped",
            "again",
            "completed",
            "appeared",
            "number-moved",
        }
    ),
    bookkeeping=frozenset(
        {
            "techs-reshuffled",
            "omegas-reshuffled",
            "uprising",
            "numbers-up",
            "returned",
            "tile-returned",
            "tile-waits",
            "first",
            "over",
            "ranked",
        }
    ),
    until={"mission": "completed"},
    unsaid={
        "row": {"mission"},
        "row-skipped": {"mission"},
        "again": {"mission"},
        "number-moved": {"mission"},
    },
    gains=frozenset({"decorated", "loaded", "joined", "readied"}),
)
