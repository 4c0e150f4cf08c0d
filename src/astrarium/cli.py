"""The command `astrarium`. Heavy parts are imported only by the command that needs them."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from . import AstrariumError, Text, __version__
from .commands import Commands, set_language, use_components

INTERRUPTED = 130
BROKEN = 1
REFUSED = 2


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="A table for space board games.",
    epilog="The language is --lang's, else that of ASTRARIUM_LANG, else that of the locale.",
)


def _say_version(value: bool) -> None:
    if value:
        print(f"astrarium {__version__}")
        raise typer.Exit


Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="en|pl", help="Language.", callback=set_language, is_eager=True),
]
Components = Annotated[
    str | None,
    typer.Option(
        "--components",
        metavar="FILE",
        help="Play with the cards of this file: a copy of the game's components.toml, corrected.",
        callback=use_components,
        is_eager=True,
    ),
]
Json = Annotated[bool, typer.Option("--json", help="For programs.")]
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="Where tables are kept.")]
Plain = Annotated[
    bool, typer.Option("--plain", help="For a screen reader: no boxes, no colours, one fact a line.")
]
File = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]


@app.callback()
def _astrarium(
    lang: Lang = None,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version.", callback=_say_version, is_eager=True)
    ] = False,
) -> None:
    pass


@app.command()
def play(
    text: Annotated[
        str | None, typer.Option("--text", metavar="GAME", help="Play this game as text.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option("--seats", metavar="WHO,…", help="you, you:NAME, bot:NAME, bot:mine; or how many."),
    ] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="People share this device.")] = False,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="S", help="The same seed, the same deal.")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A setting of the game.")
    ] = None,
    new: Annotated[bool, typer.Option("--new", help="Do not offer a game that was left.")] = False,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="Go on from a record.")] = None,
    open_hands: Annotated[bool, typer.Option("--open", help="Hot-seat without hiding anything.")] = False,
    plain: Plain = False,
    components: Components = None,
    lang: Lang = None,
) -> None:
    """Play in the browser; or as text in this terminal, with --text GAME."""
    from .kernel import BadSetup
    from .terminal.playing import Wanted, find_game, play, play_from
    from .texts import choose_language, say

    language = choose_language()
    if load is not None:
        given = {"--seats": seats, "--hotseat": hotseat, "--seed": seed, "--option": option, "--new": new}
        if words := [word for word, value in given.items() if value not in (None, False, [])]:
            raise BadSetup("error-load-and-setup", words=", ".join(words))
        play_from(load, language, plain=plain, open_hands=open_hands)
        return
    game = find_game("metallum" if text is None else text)
    if text is None and not any((seats, hotseat, seed, option, new, plain)):
        from .server import BUILT, run

        if BUILT.is_file():
            run(open_browser=True)
            return
        print(say(Text("shell-no-browser", game=Text("game-title")), language, game=game))
    play(
        Wanted(game, seats, hotseat, seed, option or ()),
        language,
        plain=plain,
        new=new,
        open_hands=open_hands,
    )


@app.command()
def teach(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game to learn.")],
    lesson: Annotated[str | None, typer.Option("--lesson", metavar="NAME", help="Which lesson.")] = None,
    new: Annotated[bool, typer.Option("--new", help="From the beginning, also where one was left.")] = False,
    plain: Plain = False,
    components: Components = None,
    lang: Lang = None,
) -> None:
    """Learn a game by playing it, in this terminal."""
    from .terminal.playing import find_game, teach
    from .texts import choose_language

    teach(find_game(game), choose_language(), lesson, plain=plain, new=new)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option("--host", help="Where to listen; 0.0.0.0 lets others in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="0 takes a free one.", min=0, max=65535)] = 8000,
    data: Data = None,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="postgresql://…: for several servers together."),
    ] = None,
    public_url: Annotated[
        str | None, typer.Option("--public-url", metavar="URL", help="How people reach it behind a proxy.")
    ] = None,
    trusted_proxy: Annotated[
        str | None,
        typer.Option(
            "--trusted-proxy", metavar="ADDRESS", help="Whose word on where people come from counts."
        ),
    ] = None,
    processes: Annotated[
        int,
        typer.Option("--processes", metavar="N", help="Serve in so many, on as many cores.", min=1, max=64),
    ] = 1,
    components: Components = None,
    lang: Lang = None,
) -> None:
    """Serve tables to browsers."""
    from .server import run

    run(
        host,
        port,
        data,
        public_url=public_url,
        trusted_proxy=trusted_proxy,
        database=database,
        processes=processes,
    )


@app.command()
def games(json: Json = False, plain: Plain = False, components: Components = None, lang: Lang = None) -> None:
    """List the games."""
    from .terminal.listing import games
    from .texts import choose_language

    games(choose_language(), as_json=json, plain=plain)


@app.command()
def review(
    file: File,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", help="Whose decisions; 0 is the first.")
    ] = None,
    plain: Plain = False,
    components: Components = None,
    lang: Lang = None,
) -> None:
    """Look back at a game: what cost most, where it turned, luck and decisions told apart."""
    from .terminal.coaching import review_file
    from .texts import choose_language

    review_file(file, choose_language(), seat=seat, plain=plain)


@app.command()
def replay(
    file: File,
    to: Annotated[int | None, typer.Option("--to", metavar="MOVE", help="Only up to this move.")] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", help="As this seat saw it; 0 is the first.")
    ] = None,
    spectator: Annotated[bool, typer.Option("--spectator", help="As a spectator saw it (usual).")] = False,
    step: Annotated[bool, typer.Option("--step", help="Move by move, with Enter.")] = False,
    json: Json = False,
    plain: Plain = False,
    components: Components = None,
    lang: Lang = None,
) -> None:
    """Tell a recorded game again."""
    from .terminal.records import replay
    from .texts import choose_language

    replay(
        file, choose_language(), to=to, seat=None if spectator else seat, step=step, as_json=json, plain=plain
    )


@app.command()
def verify(
    file: File,
    pledge: Annotated[
        str | None, typer.Option("--pledge", metavar="HASH", help="What was pledged when the table began.")
    ] = None,
    bots: Annotated[
        bool, typer.Option("--bots", help="Ask its bots again: each must answer what it answered.")
    ] = False,
    json: Json = False,
    plain: Plain = False,
    components: Components = None,
    lang: Lang = None,
) -> None:
    """Check a record: its layout, seed, every answer, every position and the result."""
    from .terminal.records import verify
    from .texts import choose_language

    verify(file, choose_language(), pledge, bots=bots, as_json=json, plain=plain)


# -- running a command, and refusing one


#: What Typer raises when it does not understand the words of a command.
Misunderstood: type[Exception] = typer.BadParameter.__bases__[0]


def main() -> None:
    """Run the command line; whatever is refused takes one line and ends with status 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    words = sys.argv[1:] or ["--help"]
    sys.exit(run(words))


def run(words: list[str]) -> int:
    """Run one command; its exit status."""
    try:
        status = typer.main.get_command(app)(words, prog_name="astrarium", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except AstrariumError as error:
        return refuse(words, error)
    except Misunderstood as error:
        from .terminal.words import misunderstood

        return refuse(words, AstrariumError(misunderstood(error, words)))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has had enough of it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if os.environ.get("ASTRARIUM_DEBUG"):
            raise
        why = f"{type(error).__name__}: {error}"
        refuse(words, AstrariumError("error-inside", why=why))
        return BROKEN


def refuse(words: list[str], error: AstrariumError) -> int:
    """Say in one line on stderr what was refused."""
    from .terminal.words import wanted_language
    from .texts import say

    language = wanted_language(words)
    line = say(error.text, language, game=getattr(error, "game", None), names=getattr(error, "names", ()))
    print(" ".join(line.split()), file=sys.stderr)
    return REFUSED


if __name__ == "__main__":
    main()
