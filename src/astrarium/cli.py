"""The command `astrarium`. Heavy parts are imported only by the command that needs them."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from . import AstrariumError, Text, __version__
from .extras import MissingExtra, extra

INTERRUPTED = 130
BROKEN = 1
REFUSED = 2


COMMANDS = "astrarium.server.maintenance_commands"
#: Commands imported on demand: module and help line.
ELSEWHERE = {
    "backup": (COMMANDS, "Back up the database of a server, even while it runs."),
    "restore": (COMMANDS, "Restore a backup. The previous database is kept beside it."),
    "doctor": (COMMANDS, "Replay all stored games under the current rules and report differences."),
    "move-database": (COMMANDS, "Copy one database into another, which must be empty."),
    "simulate": ("astrarium.arena.simulate", "Play many games with bots and print statistics."),
    "arena": ("astrarium.arena.command", "Run a tournament or a balance study between bots."),
    "lab": ("astrarium.arena.lab", "Compare a variant with the printed game, on the same deals."),
    "check": ("astrarium.contract.command", "Run the conformance suite on a game."),
    "new-game": ("astrarium.new_game", "Create a package with a small complete game."),
    "puzzles": ("astrarium.puzzles.command", "Find puzzles in games between bots, or prove known ones."),
    "study": (
        "astrarium.terminal.study_command",
        "Analyse a game: go through its moves, try others, write notes, ask the engine.",
    ),
    "puzzle": ("astrarium.terminal.puzzle_command", "Solve a puzzle in the terminal."),
    "daily": ("astrarium.terminal.daily_command", "Play the daily deal in the terminal."),
    "train": (
        "astrarium.train.command",
        "Train a network by self-play, or fit the weights of a bot.",
    ),
    "bot-worker": ("astrarium.server.bots.remote_worker", "Run bots of a server on this machine."),
    "exam": ("astrarium.exam.exam_command", "Examine a text agent: a language model, a program, a bot."),
    "mcp": (
        "astrarium.mcp_server.mcp_command",
        "Run an MCP server: assistants play, teach and referee games.",
    ),
    "admin": ("astrarium.server.admin_command", "Administer a server: tables, people, bots."),
    "event": ("astrarium.server.event_commands", "List, show and announce the events of a server."),
    "bench": ("astrarium.bench.command", "Measure the speed of engine and bots."),
}
#: The optional dependencies of a command.
EXTRAS = {
    **dict.fromkeys(
        ("backup", "restore", "doctor", "move-database", "bot-worker", "admin", "event"), "server"
    ),
    **{
        "mcp": "mcp",
        "exam": "arena",
        "simulate": "arena",
        "arena": "arena",
        "lab": "arena",
        "check": "check",
        "train": "learn",
        "bench": "all",
    },
}
#: Order of the command list: commands shown after another one.
AFTER = {"serve": ("backup", "restore", "doctor")}
OTHER_CARDS = "--variant FILE uses the changed cards of that file."


def set_language(value: str | None) -> str | None:
    """Set the language of this run."""
    if value is not None:
        from .localization import choose_language

        os.environ["ASTRARIUM_LANG"] = choose_language(value)
    return value


def use_components(value: str | None) -> str | None:
    """Use a variant or a corrected component file; called before any game is loaded."""
    if value is not None:
        from .kernel.data.component_files import component_fault, left_out, use
        from .kernel.data.field_error_texts import one_of, written

        game = use(Path(value))
        known = sorted(point.name for point in entry_points(group="astrarium.games"))
        if game not in known:
            raise component_fault(Path(value).name, "meta", "id", one_of(*known), value=written(game))
        from .game_registry import game as load
        from .localization import choose_language, say

        load(game)
        for why in left_out(game):
            print(say(Text("shell-left-out", why=why), choose_language()), file=sys.stderr)
    return value


class Elsewhere(TyperCommand):
    """A command whose module is imported when it is called."""

    def __init__(self, name: str, module: str, help: str) -> None:
        super().__init__(name, help=help)
        self._module = module

    def make_context(self, info_name: Any, args: Any, parent: Any = None, **extra: Any) -> Any:
        try:
            command = self._command(str(info_name))
        except MissingExtra as missing:
            if "--help" not in args:
                raise
            # Its options are unknown; print its purpose and how to install it.
            print(f"{self.help}\n\n{missing}")
            raise typer.Exit from None
        return command.make_context(info_name, _without_common(args), parent=parent, **extra)

    def _command(self, name: str) -> Any:
        try:
            with extra(EXTRAS.get(name, "all")):
                function = getattr(import_module(self._module), name.replace("-", "_"))
        except MissingExtra:
            raise
        except (ImportError, AttributeError) as error:
            raise AstrariumError("error-command-missing", command=name, why=str(error)) from error
        alone = typer.Typer(add_completion=False, rich_markup_mode=None)
        alone.command(name, epilog="--lang en|pl selects the language of error messages. " + OTHER_CARDS)(
            function
        )
        return typer.main.get_command(alone)


def _without_common(words: list[str]) -> list[str]:
    """The arguments of a command without --lang and --variant, which are applied."""
    common = {"--lang": set_language, "--variant": use_components, "--components": use_components}
    left: list[str] = []
    rest = iter(words)
    for word in rest:
        name, equals, value = word.partition("=")
        if name not in common:
            left.append(word)
            continue
        given = value if equals else next(rest, None)
        if given is None:
            raise AstrariumError("error-words-needs-value", word=name)
        common[name](given)
    return left


class Commands(TyperGroup):
    """All commands, including those imported on demand."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for name, (module, help) in ELSEWHERE.items():
            self.add_command(Elsewhere(name, module, help))

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of all commands in display order."""
        names = super().list_commands(ctx)
        beside = {name for company in AFTER.values() for name in company}
        alone = (name for name in names if name not in beside)
        return [each for name in alone for each in (name, *AFTER.get(name, ()))]


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Play space board games, host them, and study them.",
    epilog="The language is that of --lang, else of ASTRARIUM_LANG, else of the locale.",
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
        "--variant",
        "--components",
        metavar="FILE",
        help="Use the changed cards of this file: a variant, or a corrected copy of components.toml.",
        callback=use_components,
        is_eager=True,
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER", help="The folder with the database.")]
Plain = Annotated[
    bool, typer.Option("--plain", help="Output for screen readers: no boxes, no colours, one fact per line.")
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
        str | None, typer.Option("--text", metavar="GAME", help="Play this game in the terminal.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="WHO,…",
            help="The players: you, you:NAME, bot:NAME, bot:mine; or their number.",
        ),
    ] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="People share this device.")] = False,
    seed: Annotated[str | None, typer.Option("--seed", metavar="S", help="Seed of the deal.")] = None,
    option: Annotated[
        list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A setting of the game.")
    ] = None,
    new: Annotated[bool, typer.Option("--new", help="Start a new game, even if one is unfinished.")] = False,
    load: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", help="Continue from a record.")
    ] = None,
    open_hands: Annotated[bool, typer.Option("--open", help="Hot-seat: do not hide hands.")] = False,
    plain: Plain = False,
    components: Components = None,
    lang: Lang = None,
) -> None:
    """Play in the browser, or with --text GAME in the terminal."""
    from .kernel import BadSetup
    from .localization import choose_language, say
    from .terminal.play_command import PlayRequest, find_game, play, play_from

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
        PlayRequest(game, seats, hotseat, seed, option or ()),
        language,
        plain=plain,
        new=new,
        open_hands=open_hands,
    )


@app.command()
def teach(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game to learn.")],
    lesson: Annotated[
        str | None, typer.Option("--lesson", metavar="NAME", help="The name of the lesson.")
    ] = None,
    stop: Annotated[int | None, typer.Option("--stop", metavar="NUMBER", help="Start at this stop.")] = None,
    new: Annotated[
        bool, typer.Option("--new", help="Start from the beginning, even if the lesson is unfinished.")
    ] = False,
    plain: Plain = False,
    components: Components = None,
    lang: Lang = None,
) -> None:
    """Play a lesson in the terminal."""
    from .localization import choose_language
    from .terminal.play_command import find_game, teach

    teach(find_game(game), choose_language(), lesson, plain=plain, new=new, stop=stop)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option("--host", help="The address to listen on; 0.0.0.0 accepts other machines.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", help="The port; 0 selects a free one.", min=0, max=65535)
    ] = 8000,
    data: Data = None,
    database: Annotated[
        str | None,
        typer.Option("--database", metavar="URL", help="The URL of a shared database: postgresql://…"),
    ] = None,
    public_url: Annotated[
        str | None, typer.Option("--public-url", metavar="URL", help="The public URL behind a proxy.")
    ] = None,
    trusted_proxy: Annotated[
        str | None,
        typer.Option(
            "--trusted-proxy", metavar="ADDRESS", help="Trust the client addresses that this proxy reports."
        ),
    ] = None,
    processes: Annotated[
        int,
        typer.Option("--processes", metavar="N", help="Number of server processes.", min=1, max=64),
    ] = 1,
    components: Components = None,
    lang: Lang = None,
) -> None:
    """Run a server for browsers."""
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
    from .localization import choose_language
    from .terminal.games_command import games

    games(choose_language(), as_json=json, plain=plain)


@app.command()
def review(
    file: File,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", help="Review this seat; 0 is the first.")
    ] = None,
    plain: Plain = False,
    components: Components = None,
    lang: Lang = None,
) -> None:
    """Review a game: the costliest decisions, turning points, skill and luck."""
    from .localization import choose_language
    from .terminal.coaching import review_file

    review_file(file, choose_language(), seat=seat, plain=plain)


@app.command()
def replay(
    file: File,
    to: Annotated[int | None, typer.Option("--to", metavar="MOVE", help="Stop after this move.")] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="N", help="Show what this seat saw; 0 is the first.")
    ] = None,
    spectator: Annotated[
        bool, typer.Option("--spectator", help="Show what a spectator saw (the default).")
    ] = False,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after each move.")] = False,
    json: Json = False,
    plain: Plain = False,
    components: Components = None,
    lang: Lang = None,
) -> None:
    """Replay a record in the terminal."""
    from .localization import choose_language
    from .terminal.record_commands import replay

    replay(
        file, choose_language(), to=to, seat=None if spectator else seat, step=step, as_json=json, plain=plain
    )


@app.command()
def verify(
    file: File,
    pledge: Annotated[
        str | None, typer.Option("--pledge", metavar="HASH", help="The seed hash published at the start.")
    ] = None,
    bots: Annotated[
        bool, typer.Option("--bots", help="Compute the answers of its bots again and compare.")
    ] = False,
    json: Json = False,
    plain: Plain = False,
    components: Components = None,
    lang: Lang = None,
) -> None:
    """Verify a record: format, seed, answers, positions and result."""
    from .localization import choose_language
    from .terminal.record_commands import verify

    verify(file, choose_language(), pledge, bots=bots, as_json=json, plain=plain)


# -- running a command, and refusing one


#: Typer's error for invalid arguments.
Misunderstood: type[Exception] = typer.BadParameter.__bases__[0]


def main() -> None:
    """Run the command line; a refusal prints one line and exits with status 2."""
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
        from .terminal.usage_errors import usage_text

        return refuse(words, AstrariumError(usage_text(error, words)))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has closed the pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if os.environ.get("ASTRARIUM_DEBUG"):
            raise
        why = f"{type(error).__name__}: {error}"
        refuse(words, AstrariumError("error-inside", why=why))
        return BROKEN


def refuse(words: list[str], error: AstrariumError) -> int:
    """Print a refusal in one line on stderr."""
    from .localization import say
    from .terminal.usage_errors import requested_language

    language = requested_language(words)
    line = say(error.text, language, game=getattr(error, "game", None), names=getattr(error, "names", ()))
    print(" ".join(line.split()), file=sys.stderr)
    return REFUSED


if __name__ == "__main__":
    main()
