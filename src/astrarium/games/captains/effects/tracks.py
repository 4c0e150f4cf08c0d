"""S13 Faction tracks and events."""

from __future__ import annotations

from functools import cache, partial

from ....kernel import Option, Reason, Steps, ask, does, run
from ..components import EVENTS, LAP_POINTS, RESOLVED_EVENTS, TRACK_SPACES
from ..option_texts import WORDS
from ..state import State
from ..vocabulary import TRACKS, Advance, TakeTech
from .execution import STOP, Execution
from .techs import put_away

INDEX = {track: at for at, track in enumerate(TRACKS)}


@does(Advance)
def advance(effect: Advance, doing: Execution) -> Steps:
    """S14.9 Up to n spaces on one track."""
    track = effect.track
    free = track == "any" or doing.g.kit(doing.ship).any_track
    return ask_advance(doing, TRACKS if free else (track,), effect.n)


def ask_advance(doing: Execution, tracks: tuple[str, ...], most: int, retreated: str = "") -> Steps:
    """S14.9, S13.3 Ask for a track and a distance; the track of a retreat that paid for it is barred."""
    args = {"n": most} if len(tracks) > 1 else {"n": most, "track": tracks[0]}
    prompt = "advance-any" if len(tracks) > 1 else "advance"
    candidates, bar = _advances(most), partial(_bar_advance, tracks, most, retreated)
    chosen = yield ask(WORDS, doing.g, doing.seat, prompt, candidates, bar, "S14.9", args, also=(STOP,))
    if chosen[0] == "advance":
        yield from go_forward(doing.g, doing.seat, chosen[1], chosen[2])


@cache
def _advances(most: int) -> tuple[Option, ...]:
    """Candidates: every track and distance, and one space too far, to show the limit."""
    return tuple(("advance", track, n) for track in TRACKS for n in range(most + 1, 0, -1))


def _bar_advance(tracks: tuple[str, ...], most: int, retreated: str, option: Option) -> Reason | None:
    """S14.9, S13.3 Why a marker cannot go so far on this track."""
    _, track, n = option
    if track == retreated:
        return "went-back", "S13.3", track
    if track not in tracks:
        return "other-track", "S14.9", tracks[0]
    return ("too-far", "S14.9", most) if n > most else None


def go_forward(g: State, seat: int, track: str, steps: int) -> Steps:
    """S13.2 Move the marker, then carry out the bonuses and the event it passed, in their order."""
    progress = g.ships[seat].progress
    start = progress[INDEX[track]]
    progress[INDEX[track]] = start + steps
    g.tell("advanced", seat, track=track, n=steps)
    spaces = TRACK_SPACES[g.tracks][track]
    length = len(spaces)
    for at in range(start + 1, start + steps + 1):
        space = spaces[at % length]
        if space.bonus:
            yield from run(space.bonus, Execution(g, seat)) or ()
        elif space.event and track in g.events:
            yield from resolve_event(g, seat, track)
        elif at % length == 0:
            g.tell("lapped", seat, track=track, points=LAP_POINTS)


def resolve_event(g: State, seat: int, track: str) -> Steps:
    """S13.4 Resolve an event: the card leaves its track and is counted before its effects begin."""
    event = EVENTS[g.events.pop(track)]
    g.resolved += 1
    g.tell("event", seat, incident=event.id)
    if g.resolved >= RESOLVED_EVENTS:
        _box_events(g)
    if event.lasting:
        g.lasting.append(event.id)
        return
    yield from run(event.effects, Execution(g, seat)) or ()


def _box_events(g: State) -> None:
    """S13.5 Remove the other events from the game; techs at the Tincan track are discarded."""
    for track in list(g.events):
        event = g.events.pop(track)
        g.tell("event-boxed", incident=event)
        if any(
            isinstance(effect, TakeTech) and effect.source == "event_tech" for effect in EVENTS[event].effects
        ):
            cards, g.event_techs = g.event_techs, []
            for card in cards:
                put_away(g, card)
                g.tell("lost-tech", tech=g.name(card))


def bar_retreat(g: State, seat: int, track: str, steps: int) -> Reason | None:
    """S13.3 Why a marker cannot go back so far."""
    made = g.ships[seat].progress[INDEX[track]]
    return None if made >= steps else ("retreat", "S13.3", track, steps, made)


def can_retreat(g: State, seat: int, steps: int) -> list[str]:
    """S13.3 The tracks on which a marker can go back so far."""
    return [track for track in TRACKS if bar_retreat(g, seat, track, steps) is None]


def go_back(g: State, seat: int, track: str, steps: int) -> None:
    """S13.3 Move the marker back, without any bonus."""
    g.ships[seat].progress[INDEX[track]] -= steps
    g.tell("retreated", seat, track=track, n=steps)
