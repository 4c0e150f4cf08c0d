"""The outline: the board as text tables, made from a view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ...kernel import Block, Cell, Facts, Grid, Seat, Text, joined
from . import card_text
from .components import BOARDS, MAPS, MISSIONS, TECHS, TRACK_SPACES
from .count_ops import chained
from .galaxy import other_end
from .vocabulary import TRACKS, said

NONE = "–"


def outline(seen: dict[str, Any], seat: int | None) -> Iterator[Block]:
    """Where the game stands, the map, the ships, the techs, the tracks."""
    yield Facts(Text("game-title"), _labelled(_status(seen)))
    if seen["job"]:
        yield _job(seen["job"])
    yield _map(seen)
    yield _pirates(seen)
    for player in sorted(seen["players"], key=lambda player: player["seat"] != seat):
        title = Text(
            "ship-passed" if player["passed"] else "ship-of",
            seat=Seat(player["seat"]),
            ship=Text(f"ship-{player['ship']}"),
        )
        yield Facts(title, _labelled(_ship(player, seen["boards"])))
    yield _display(seen)
    yield _tracks(seen)
    yield Facts(Text("label-supply"), _labelled(_supply(seen)))


# -- lists and names


def _labelled(rows: Iterable[tuple[str, Cell]]) -> list[tuple[Text, Cell]]:
    return [(Text(label), cell) for label, cell in rows]


def _header(*labels: str) -> tuple[Text, ...]:
    return tuple(Text(f"label-{label}") for label in labels)


def _joined(parts: Iterable[Text]) -> Text | str:
    found = list(parts)
    return joined(found) if found else NONE


def _names(kind: str, names: Iterable[str]) -> Text | str:
    return _joined(Text(f"{kind}-{name}") for name in names)


def _many(kind: str, counts: Mapping[str, int]) -> Iterator[Text]:
    """Names with their counts: "2 × cadet"."""
    return (Text("times", n=n, thing=Text(f"{kind}-{name}")) for name, n in counts.items())


def _counted(things: list[str], kind: str) -> Text | str:
    """Names of things, with their counts above 1."""
    found = {thing: things.count(thing) for thing in things}
    counted = zip(found.items(), _many(kind, found), strict=True)
    return _joined(many if n > 1 else Text(f"{kind}-{thing}") for (thing, n), many in counted)


def _explained(id: str, says: Text) -> Text:
    return Text("offer", name=Text(id), says=says)


def _event(name: str) -> Text:
    return _explained(f"event-card-{name}", card_text.event(name))


def _captain(seen: dict[str, Any], ship: int) -> Text:
    """The owner of a ship."""
    return Text("shadow") if seen["solo"] and ship else Text("captain", seat=Seat(ship))


def _edges(edges: Mapping[Any, str]) -> Text | str:
    """The symbols of a card or slot, from the top clockwise."""
    return _joined(Text(f"edge-{side}", symbol=Text(f"symbol-{symbol}")) for side, symbol in edges.items())


# -- the game and the map


def _status(seen: dict[str, Any]) -> Iterator[tuple[str, Cell]]:
    yield "label-round", Cell(Text("round-of", round=seen["round"], rounds=seen["rounds"]))
    if seen["phase"] != "over":
        yield "label-acting", Cell(Seat(seen["acting"]), seen["acting"], strong=True)
    if not seen["solo"]:
        yield "label-first", Cell(Seat(seen["first"]), seen["first"])
    if seen["lasting"]:
        yield "label-lasting", Cell(_joined(map(_event, seen["lasting"])))
    if seen["passenger"]:
        name = seen["passenger"]
        yield "label-passenger", Cell(_explained(f"passenger-{name}", card_text.passenger(name)))
    if seen["shadow"]:
        shadow = seen["shadow"]
        place = Text(f"place-{shadow['at']}")
        yield "shadow", Cell(Text("shadow-status", place=place, left=shadow["left"]))
        yield "label-played", Cell(_names("shadow-card", shadow["played"]))
        yield "label-goal", Cell(shadow["goal"])
    if seen["drawn"] and seen["drawn"][0]["tech"]:
        yield "label-drawn", Cell(_names("tech", [each["tech"] for each in seen["drawn"]]))
    known = [name for name in seen["decks"]["missions_seen"] if name]
    if known:
        yield "label-missions-seen", Cell(_names("mission", known))


def _job(job: dict[str, Any]) -> Grid:
    crew = job["crew"]
    rows = [
        (
            Cell(Text(f"row-{line.colour}"), strong=at == job["row"]),
            Cell(Text(f"figure-{crew[at]}") if at < len(crew) else NONE),
            Cell(said(line.effects)),
        )
        for at, line in enumerate(MISSIONS[job["mission"]].rows)
    ]
    title = Text("label-job", mission=Text(f"mission-{job['mission']}"))
    return Grid(title, _header("row", "crew", "does"), rows)


def _map(seen: dict[str, Any]) -> Grid:
    header = _header("place", "ships", "reserved", "here", "routes")
    return Grid(Text("label-map"), header, [_place_row(seen, place) for place in seen["places"]])


def _place_row(seen: dict[str, Any], place: dict[str, Any]) -> tuple[Cell, ...]:
    routes = []
    for route in MAPS[len(seen["players"])].at[place["id"]]:
        end = Text(f"place-{other_end(route, place['id'])}")
        routes.append(Text("place-pirate", place=end) if route.id in seen["pirates"] else end)
    reserved = place["reserved"]
    return (
        Cell(Text(f"place-{place['id']}"), strong=bool(place["mission"] or place["tile"])),
        Cell(_joined(_captain(seen, ship) for ship in place["ships"])),
        Cell(NONE if reserved is None else _captain(seen, reserved)),
        Cell(_what_lies(seen, place)),
        Cell(_joined(routes)),
    )


def _what_lies(seen: dict[str, Any], place: dict[str, Any]) -> Text | str:
    if place["mission"]:
        name = place["mission"]
        mission, rows = Text(f"mission-{name}"), card_text.mission(name)
        return Text("mission-here", mission=mission, points=MISSIONS[name].points, rows=rows)
    if place["station"]:
        station = Text(f"station-{place['station']}")
        if place["tile"]:
            return Text("station-open", station=station, says=card_text.station(place["station"]))
        due = seen["stations"][place["station"]]["tile"]
        return Text("station-empty" if due <= seen["rounds"] else "station-gone", station=station, round=due)
    if place["number"]:
        return Text("number-up" if place["face_up"] else "number-down", number=place["number"])
    return NONE


def _pirates(seen: dict[str, Any]) -> Facts:
    rows = []
    for id, route in MAPS[len(seen["players"])].routes.items():
        if id in seen["pirates"]:
            pirate = seen["pirates"][id]
            ends = Text("route", a=Text(f"place-{route.a}"), b=Text(f"place-{route.b}"))
            rows.append((ends, Cell(_explained(f"cargo-{pirate}", card_text.pirate(pirate)))))
    return Facts(Text("label-pirates"), rows)


# -- a ship


def _ship(player: dict[str, Any], boards: str) -> Iterator[tuple[str, Cell]]:
    yield "label-ready", Cell(_counted(player["ready"], "figure"), strong=True)
    yield "label-queue", Cell(_names("figure", player["queue"]))
    yield "label-medals", Cell(_medals(player))
    cargo = _counted(player["cargo"], "cargo")
    yield "label-cargo", Cell(Text("cargo-of", cargo=cargo, capacity=player["capacity"]))
    yield "label-damage", Cell(_damage(player))
    yield "label-slots", Cell(_slots(player["slots"], boards))
    yield "label-contracts", Cell(_contracts(player["contracts"]))
    missions = player["missions"]
    yield "label-missions", Cell(player["mission_count"] if missions is None else _names("mission", missions))
    if player["points"] is not None:
        yield "label-points", Cell(player["points"], player["seat"], strong=True)
    if player["rank"]:
        yield "label-rank", Cell(Text(f"rank-{player['rank']}"))


def _medals(player: dict[str, Any]) -> Text | int:
    """Medals, and their number with the cargo that counts as medals (S12.2)."""
    medals, budget = int(player["medals"]), player["budget"]
    return medals if medals == budget else Text("medals-of", medals=medals, budget=budget)


def _damage(player: dict[str, Any]) -> Text:
    """All damage, and where it is."""
    damage, damaged, surplus = player["damage"], player["damaged"], player["surplus"]
    slots = damage - damaged - surplus
    return Text("damage-of", all=damage, damaged=damaged, bays=player["bays"], surplus=surplus, slots=slots)


def _contracts(contracts: dict[str, str]) -> Text | str:
    """Artifacts on rooms."""
    return _joined(
        Text(
            "contract-on",
            room=Text(f"{'tech' if room in TECHS else 'room'}-{room}"),
            cargo=Text(f"cargo-{artifact}"),
        )
        for room, artifact in contracts.items()
    )


def _slots(slots: list[dict[str, Any]], boards: str) -> Text | str:
    parts = []
    for at, slot in enumerate(slots):
        tech = slot["tech"]
        what = _explained(f"tech-{tech}", card_text.tech(tech)) if tech else Text(f"slot-{slot['state']}")
        edges = TECHS[tech].edges if tech else BOARDS[boards][at].edges
        parts.append(Text("slot-of", slot=at + 1, what=what, edges=_edges(edges)))
    return chained(parts, "rows")


# -- techs, tracks, supply


def _display(seen: dict[str, Any]) -> Grid:
    lying = [("deck-display", offer["tech"]) for offer in seen["display"] if offer["tech"]]
    lying += [("deck-event_tech", tech) for tech in seen["event_techs"]]
    rows = []
    for where, tech in lying:
        name = Text(f"tech-{tech}")
        if TECHS[tech].overlay:
            name = Text("overlay", tech=name)
        says, edges = card_text.tech(tech), _edges(TECHS[tech].edges)
        rows.append((Cell(name, strong=True), Cell(Text(where)), Cell(says), Cell(edges)))
    return Grid(Text("label-display"), _header("tech", "where", "does", "edges"), rows)


def _tracks(seen: dict[str, Any]) -> Grid:
    seats = [Seat(player["seat"]) for player in seen["players"]]
    rows = []
    for track in TRACKS:
        event = seen["events"].get(track)
        marks = [Cell(_marker(player, track, seen["tracks"]), player["seat"]) for player in seen["players"]]
        said = _event(event) if event else NONE
        rows.append(
            (Cell(Text(f"track-{track}"), strong=True), *marks, Cell(said), Cell(_bonuses(seen, track)))
        )
    return Grid(Text("label-tracks"), (*_header("track"), *seats, *_header("event", "bonuses")), rows)


def _marker(player: dict[str, Any], track: str, side: str) -> Text:
    at = player["progress"][track] % len(TRACK_SPACES[side][track])
    return Text("marker", at=at, laps=player["laps"][track], points=player["track_points"][track])


def _bonuses(seen: dict[str, Any], track: str) -> Text | str:
    """The bonuses and events on the spaces of a track."""
    parts = []
    for at, space in enumerate(TRACK_SPACES[seen["tracks"]][track]):
        if space.bonus:
            parts.append(Text("space", at=at, says=said(space.bonus)))
        elif space.event:
            parts.append(Text("space", at=at, says=Text("label-event")))
    return _joined(parts)


def _supply(seen: dict[str, Any]) -> Iterator[tuple[str, Cell]]:
    """Figures that are left, cards of the decks, discards."""
    yield "label-crew", Cell(_joined(_many("figure", seen["supply"])))
    decks = {"missions": "missions", "techs": "deck", "omegas": "omega_deck"}
    left = (Text("deck-of", deck=Text(f"deck-{name}"), n=seen["decks"][deck]) for deck, name in decks.items())
    yield "label-decks", Cell(_joined(left))
    discards = seen["discards"]
    techs = [Text(f"tech-{tech}") for tech in (*discards["techs"], *discards["omegas"])]
    tokens = {token: n for pile in ("pirates", "artifacts") for token, n in discards[pile].items() if n}
    yield "label-discards", Cell(_joined([*techs, *_many("cargo", tokens)]))
