"""`astrarium replay` and `astrarium verify`: prints or verifies a record."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from ..data_folder import home
from ..kernel import AstrariumError, BadRecord, Diverged, Game, Record, Table, Text, grouped, write_whole
from ..kernel import replay as play_again
from ..kernel.data import component_files
from ..kernel.data.variant import Misfit, of_data
from ..kernel.play.record import FORMAT, seed_hash
from ..tables.record_validation import load_record
from ..tables.seed_words import parted, pledge_of
from .refusal_context import about
from .result_screen import show_result
from .screen import Leave, Screen, open_screen
from .seat_arguments import players_of
from .text_formatter import TableSpeech
from .verify_bots import check_bots


def read_record(path: Path) -> tuple[Game, Record]:
    """Read a record; refusals name the file."""
    with about(file=path):
        _use_variant(Record.load(path))
        return load_record(path)


def _use_variant(record: Record) -> None:
    """Play with the changed cards that a record carries."""
    if record.variant is None or component_files.replaced(record.game):
        return
    with suppress(Misfit):  # the reader of the record refuses it
        variant = of_data(record.variant)
        folder = home() / "variants"
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{variant.digest}.toml"
        write_whole(file, variant.to_toml())
        component_files.use(file)


def read_table(path: Path) -> Table:
    """The table of a record file, with every answer checked."""
    game, record = read_record(path)
    with about(game, file=path):
        return play_again(game, record)


def voice_for(table: Table, language: str) -> TableSpeech:
    return TableSpeech(
        language, table.game, [player.name for player in players_of(table.game, table.players)]
    )


# -- replay


def replay(
    path: Path,
    language: str,
    *,
    to: int | None = None,
    seat: int | None = None,
    step: bool = False,
    as_json: bool = False,
    plain: bool = False,
) -> None:
    """Print the events of a record up to a move, as a seat (None: a spectator) may know them."""
    whole = read_table(path)
    voice = voice_for(whole, language)
    with about(whole.game, voice.names):
        table = whole if to is None else whole.at(to)
        table.view(seat)
        if as_json:
            print(json.dumps(_replay_json(whole, table, seat, voice), ensure_ascii=False))
            return
        screen = open_screen(voice, plain)
        screen.line(voice.shell("shell-replay", game=Text("game-title"), moves=whole.moves), "title")
        if step:
            _step_through(screen, table, seat)
        else:
            screen.deeds(grouped(table.game.telling, table.events(seat=seat)))
        _show_position(screen, whole, table, seat)


def _show_position(screen: Screen, whole: Table, table: Table, seat: int | None) -> None:
    screen.line()
    screen.line(screen.voice.shell("shell-after-move", move=table.moves, moves=whole.moves), "title")
    seen = table.view(seat)
    screen.map(table.game.hex_map(seen, seat))
    screen.blocks(list(table.game.outline(seen, seat)))
    show_result(screen, table)


def _step_through(screen: Screen, table: Table, seat: int | None) -> None:
    """Print a record move by move, one for each press of Enter."""
    try:
        events = table.events(seat=seat)
        for move in sorted({event.move for event in events}):
            screen.line(screen.voice.shell("shell-move", move=move), "title")
            screen.deeds(grouped(table.game.telling, [event for event in events if event.move == move]))
            screen.line(screen.voice.shell("shell-press-enter"), "quiet")
            screen.read()
    except Leave:
        return


def _replay_json(whole: Table, table: Table, seat: int | None, voice: TableSpeech) -> dict[str, Any]:
    result = table.result
    return {
        "game": table.game.id,
        "players": table.players,
        "move": table.moves,
        "moves": whole.moves,
        "events": [event.to_json() | {"words": voice.say(event.text)} for event in table.events(seat=seat)],
        "view": table.view(seat),
        "result": None if result is None else result.to_json(),
    }


# -- verify


def verify(
    path: Path,
    language: str,
    pledge: str | None = None,
    *,
    bots: bool = False,
    as_json: bool = False,
    plain: bool = False,
) -> None:
    """Print each passed check of a record, including its pledge and bots; raises the first failure."""
    voice = TableSpeech(language)
    screen = open_screen(voice, plain)
    passed: list[str] = []
    try:
        for text in _checks(path, pledge, bots):
            passed.append(text.id.removeprefix("shell-check-"))
            if not as_json:
                screen.line(f"{'' if plain else '✓ '}{voice.say(text)}")
    except AstrariumError as error:
        if as_json:
            _report(path, passed, error.text)
        raise
    if as_json:
        _report(path, passed, None)
    else:
        screen.line(voice.shell("shell-checked", file=str(path)), "good")


def _report(path: Path, passed: list[str], failed: Text | None) -> None:
    """Print the outcome as JSON: the passed checks, and the refusal if there is one."""
    why = failed.args.get("why") if failed is not None else None
    refusal = why if isinstance(why, Text) else failed
    report = {"file": str(path), "ok": failed is None, "passed": passed}
    print(json.dumps(report | {"failed": None if refusal is None else refusal.id}))


def _checks(path: Path, pledge: str | None, bots: bool) -> Iterator[Text]:
    game, record = read_record(path)
    yield Text("shell-check-layout", format=FORMAT)
    yield Text("shell-check-game", game=game.id, rules=record.rules)
    if record.seed is None:
        yield Text("shell-check-position")
    else:
        yield Text("shell-check-seed", seed=record.seed, hash=seed_hash(record.seed)[:16])
    if pledge is not None:
        if record.seed is None or pledge_of(record.seed) != pledge.strip().lower():
            raise BadRecord("error-record-pledge", pledge=pledge.strip()[:16])
        yield Text("shell-check-pledge", pledge=pledge.strip()[:16])
    words = [word for word in parted(record.seed or "")[1] if word]
    if words:
        yield Text("shell-check-words", words=", ".join(words))
    with about(game, file=path):
        yield from _check_play(game, record)
        if bots:
            yield from check_bots(play_again(game, record))


def _check_play(game: Game, record: Record) -> Iterator[Text]:
    """The checks that need the rules: answers, positions, snapshot and result."""
    if record.rules != game.revision:
        raise BadRecord("error-record-unverifiable", rules=record.rules, known=game.revision)
    answers = Text("shell-check-answers", count=sum(1 for who, _ in record.moves if isinstance(who, int)))
    try:
        again = play_again(game, record).record
    except Diverged:
        yield answers
        raise
    if again.moves != record.moves:
        raise BadRecord("error-record-layout", where="moves")
    yield answers
    if not record.fingerprints:
        raise BadRecord("error-record-no-fingerprints")
    yield Text("shell-check-fingerprints", count=len(record.fingerprints))
    if record.snapshot is None:
        yield Text("shell-check-no-snapshot")
    elif record.snapshot != json.loads(json.dumps(again.snapshot)):
        raise Diverged("error-record-snapshot")
    else:
        yield Text("shell-check-snapshot")
    if record.result is None:
        yield Text("shell-check-open")
    else:
        scores = " : ".join(str(score) for score in record.result["scores"].values())
        yield Text("shell-check-result", scores=scores)
