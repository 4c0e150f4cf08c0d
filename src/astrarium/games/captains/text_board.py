"""The board as blocks of facts, made from a view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ...kernel import Block, Cell, Facts, Grid, Seat, Text, joined
from . import saying
from .components import BOARDS, MAPS, MISSIONS, TECHS, TRACK_SPACES
from .counts import chained
from .galaxy import other_end
from .vocabulary import TRACKS, said

NONE = "–"


def outline(seen: dict[str, Any], seat: int | None) -> Iterator[Block]:
    """Where the game stands, the map, the ships, the techs, the tracks."""
    yield _status(seen)
    if seen["job"]:
        yield _job(seen["job"])
    yield _map(seen)
    yield _pirates(seen)
    for player in _own_first(seen["players"], seat):
        yield _ship(player, seen["boards"])
    yield _display(seen)
    yield _tracks(seen)
    yield _supply(seen)


def _own_first(players: list[dict[str, Any]], seat: int | None) -> list[dict[str, Any]]:
    return sorted(players, key=lambda player: player["seat"] != seat)


def _joined(parts: Iterable[Text]) -> Text | str:
    found = list(parts)
    return joined(found) if found else NONE


def _counted(things: list[str], kind: str) -> Text | str:
    """Equal things together: "2 × cadet"."""
    parts = []
    for thing in dict.fromkeys(things):
        name = Text(f"{kind}-{thing}")
        times = things.count(thing)
        parts.append(name if times == 1 else Text("times", n=times, thing=name))
    return _joined(parts)


def _status(seen: dict[str, Any]) -> Facts:
    rows: list[tuple[Text | Seat, Cell]] = [
        (Text("label-round"), Cell(Text("round-of", round=seen["round"], rounds=seen["rounds"]))),
    ]
    if seen["phase"] != "over":
        rows.append((Text("label-acting"), Cell(Seat(seen["acting"]), seen["acting"], strong=True)))
    if not seen["solo"]:
        rows.append((Text("label-first"), Cell(Seat(seen["first"]), seen["first"])))
    if seen["lasting"]:
        said = _joined(_explained(f"event-card-{event}", saying.event(event)) for event in seen["lasting"])
        rows.append((Text("label-lasting"), Cell(said)))
    if seen["passenger"]:
        name = seen["passenger"]
        rows.append((Text("label-passenger"), Cell(_explained(f"passenger-{name}", saying.passenger(name)))))
    if seen["shadow"]:
        shadow = seen["shadow"]
        rows.append(
            (
                Text("shadow"),
                Cell(Text("shadow-status", place=Text(f"place-{shadow['at']}"), left=shadow["left"])),
            )
        )
        rows.append((Text("label-played"), Cell(_joined(Text(f"shadow-card-{c}") for c in shadow["played"]))))
        rows.append((Text("label-goal"), Cell(shadow["goal"])))
    if seen["drawn"] and seen["drawn"][0]["tech"]:
        rows.append(
            (Text("label-drawn"), Cell(_joined(Text(f"tech-{each['tech']}") for each in seen["drawn"])))
        )
    if any(seen["decks"]["missions_seen"]):
        known = [Text(f"mission-{name}") for name in seen["decks"]["missions_seen"] if name]
        rows.append((Text("label-missions-seen"), Cell(_joined(known))))
    return Facts(Text("game-title"), rows)


def _explained(id: str, says: Text) -> Text:
    return Text("offer", name=Text(id), says=says)


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
    return Grid(title, (Text("label-row"), Text("label-crew"), Text("label-does")), rows)


def _map(seen: dict[str, Any]) -> Grid:
    header = (
        Text("label-place"),
        Text("label-ships"),
        Text("label-reserved"),
        Text("label-here"),
        Text("label-routes"),
    )
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


def _captain(seen: dict[str, Any], ship: int) -> Text:
    """Whose ship it is, as a text."""
    return Text("shadow") if seen["solo"] and ship else Text("captain", seat=Seat(ship))


def _what_lies(seen: dict[str, Any], place: dict[str, Any]) -> Text | str:
    if place["mission"]:
        name = place["mission"]
        return Text(
            "mission-here",
            mission=Text(f"mission-{name}"),
            points=MISSIONS[name].points,
            rows=saying.mission(name),
        )
    if place["station"]:
        name = Text(f"station-{place['station']}")
        says = saying.station(place["station"])
        if place["tile"]:
            return Text("station-open", station=name, says=says)
        due = seen["stations"][place["station"]]["tile"]
        return Text("station-empty" if due <= seen["rounds"] else "station-gone", station=name, round=due)
    if place["number"]:
        return Text("number-up" if place["face_up"] else "number-down", number=place["number"])
    return NONE


def _pirates(seen: dict[str, Any]) -> Facts:
    rows: list[tuple[Text | Seat, Cell]] = [
        (
            Text("route", a=Text(f"place-{route.a}"), b=Text(f"place-{route.b}")),
            Cell(_explained(f"cargo-{seen['pirates'][id]}", saying.pirate(seen["pirates"][id]))),
        )
        for id, route in MAPS[len(seen["players"])].routes.items()
        if id in seen["pirates"]
    ]
    return Facts(Text("label-pirates"), rows)


def _ship(player: dict[str, Any], boards: str) -> Facts:
    seat = player["seat"]
    rows: list[tuple[Text | Seat, Cell]] = [
        (Text("label-ready"), Cell(_counted(player["ready"], "figure"), strong=True)),
        (Text("label-queue"), Cell(_joined(Text(f"figure-{figure}") for figure in player["queue"]))),
        (Text("label-medals"), Cell(_medals(player))),
        (
            Text("label-cargo"),
            Cell(Text("cargo-of", cargo=_counted(player["cargo"], "cargo"), capacity=player["capacity"])),
        ),
        (
            Text("label-damage"),
            Cell(_damage(player)),
        ),
        (Text("label-slots"), Cell(_slots(player["slots"], boards))),
        (Text("label-contracts"), Cell(_contracts(player["contracts"]))),
        (Text("label-missions"), Cell(_missions(player))),
    ]
    if player["points"] is not None:
        rows.append((Text("label-points"), Cell(player["points"], seat, strong=True)))
    if player["rank"]:
        rows.append((Text("label-rank"), Cell(Text(f"rank-{player['rank']}"))))
    title = Text(
        "ship-passed" if player["passed"] else "ship-of", seat=Seat(seat), ship=Text(f"ship-{player['ship']}")
    )
    return Facts(title, rows)


def _medals(player: dict[str, Any]) -> Text | int:
    """Medals, and what more can be spent in their place (S12.2)."""
    medals, budget = int(player["medals"]), player["budget"]
    return medals if medals == budget else Text("medals-of", medals=medals, budget=budget)


def _damage(player: dict[str, Any]) -> Text:
    """All damage, and where it is."""
    return Text(
        "damage-of",
        all=player["damage"],
        damaged=player["damaged"],
        bays=player["bays"],
        surplus=player["surplus"],
        slots=player["damage"] - player["damaged"] - player["surplus"],
    )


def _contracts(contracts: dict[str, str]) -> Text | str:
    """Artifacts that lie on rooms."""
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
        if slot["tech"]:
            what = _explained(f"tech-{slot['tech']}", saying.tech(slot["tech"]))
        else:
            what = Text(f"slot-{slot['state']}")
        edges = TECHS[slot["tech"]].edges if slot["tech"] else BOARDS[boards][at].edges
        parts.append(Text("slot-of", slot=at + 1, what=what, edges=_edges(edges)))
    return chained(parts, "rows")


def _edges(edges: Mapping[Any, str]) -> Text | str:
    """The symbols of a card or slot, from the top clockwise."""
    return _joined(Text(f"edge-{side}", symbol=Text(f"symbol-{symbol}")) for side, symbol in edges.items())


def _missions(player: dict[str, Any]) -> Text | str | int:
    if player["missions"] is None:
        return int(player["mission_count"])
    return _joined(Text(f"mission-{name}") for name in player["missions"])


def _display(seen: dict[str, Any]) -> Grid:
    lying = [("deck-display", offer["tech"]) for offer in seen["display"] if offer["tech"]]
    lying += [("deck-event_tech", tech) for tech in seen["event_techs"]]
    rows = []
    for where, tech in lying:
        name = Text(f"tech-{tech}")
        if TECHS[tech].overlay:
            name = Text("overlay", tech=name)
        rows.append(
            (
                Cell(name, strong=True),
                Cell(Text(where)),
                Cell(saying.tech(tech)),
                Cell(_edges(TECHS[tech].edges)),
            )
        )
    header = (Text("label-tech"), Text("label-where"), Text("label-does"), Text("label-edges"))
    return Grid(Text("label-display"), header, rows)


def _tracks(seen: dict[str, Any]) -> Grid:
    header: tuple[Text | Seat, ...] = (
        Text("label-track"),
        *(Seat(player["seat"]) for player in seen["players"]),
        Text("label-event"),
        Text("label-bonuses"),
    )
    rows = []
    for track in TRACKS:
        event = seen["events"].get(track)
        marks = [
            Cell(
                Text(
                    "marker",
                    at=player["progress"][track] % len(TRACK_SPACES[seen["tracks"]][track]),
                    laps=player["laps"][track],
                    points=player["track_points"][track],
                ),
                player["seat"],
            )
            for player in seen["players"]
        ]
        said = _explained(f"event-card-{event}", saying.event(event)) if event else NONE
        rows.append(
            (Cell(Text(f"track-{track}"), strong=True), *marks, Cell(said), Cell(_bonuses(seen, track)))
        )
    return Grid(Text("label-tracks"), header, rows)


def _supply(seen: dict[str, Any]) -> Facts:
    """Figures that are left, and how many cards the decks have."""
    figures = _joined(
        Text("times", n=left, thing=Text(f"figure-{figure}")) for figure, left in seen["supply"].items()
    )
    decks = {"missions": "missions", "techs": "deck", "omegas": "omega_deck"}
    cards = _joined(
        Text("deck-of", deck=Text(f"deck-{name}"), n=seen["decks"][deck]) for deck, name in decks.items()
    )
    return Facts(
        Text("label-supply"),
        [
            (Text("label-crew"), Cell(figures)),
            (Text("label-decks"), Cell(cards)),
            (Text("label-discards"), Cell(_discards(seen["discards"]))),
        ],
    )


def _discards(discards: dict[str, Any]) -> Text | str:
    """Techs and tokens that lie on the discards."""
    tokens = {**discards["pirates"], **discards["artifacts"]}
    return _joined(
        [
            *(Text(f"tech-{tech}") for tech in (*discards["techs"], *discards["omegas"])),
            *(Text("times", n=n, thing=Text(f"cargo-{token}")) for token, n in tokens.items() if n),
        ]
    )


def _bonuses(seen: dict[str, Any], track: str) -> Text | str:
    """What lies on the spaces of a track."""
    spaces = TRACK_SPACES[seen["tracks"]][track]
    parts = []
    for at, space in enumerate(spaces):
        if space.bonus:
            parts.append(Text("space", at=at, says=said(space.bonus)))
        elif space.event:
            parts.append(Text("space", at=at, says=Text("label-event")))
    return _joined(parts)
