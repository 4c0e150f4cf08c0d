"""Runs in the Python of the page: packs Astrarium, and of Python's library what a table needs, compiled.

What is needed is found out by importing all of Astrarium and playing a little. The archives are not
compressed themselves: they are as a whole, and so become smaller.
"""

import ast
import importlib
import importlib.util
import json
import logging
import marshal
import sys
from pathlib import Path
from zipfile import ZIP_STORED, ZipFile, ZipInfo

SOURCE, LIBRARY = Path("/source"), "/library.zip"
#: Of Astrarium, what only stands on a machine of one's own.
ELSEWHERE = {
    "arena", "bench", "cli", "contract", "data_folder", "exam", "fluent_files", "learn", "localization",
    "__main__", "mcp_server", "native", "new_game", "new_game_template", "progress", "server", "terminal",
    "text_environment", "train", "web_dist",
}  # fmt: skip
#: What Python reaches for by itself on a bad day.
BAD_DAYS = (
    "ast",
    "linecache",
    "textwrap",
    "tokenize",
    "traceback",
    "warnings",
    "encodings.idna",
    "stringprep",
)
INFO = "astrarium-0.dist-info"


def add(archive: ZipFile, name: str, data: bytes) -> None:
    """Files have no date: the same source makes the same archive."""
    archive.writestr(ZipInfo(name), data)


def astrarium() -> None:
    """Its sources: compiled they would be three times as large, and take longer to come than to compile."""
    with ZipFile("/out/astrarium.zip", "w", ZIP_STORED) as archive:
        for path in sorted(each for each in SOURCE.rglob("*") if wanted(each.relative_to(SOURCE))):
            data = path.read_bytes()
            add(archive, str(path.relative_to(SOURCE)), bare(data) if path.suffix == ".py" else data)
        games = sorted(path.parent.name for path in SOURCE.glob("astrarium/games/*/components.toml"))
        points = "".join(f"{game} = astrarium.games.{game}:GAME\n" for game in games)
        add(archive, f"{INFO}/entry_points.txt", f"[astrarium.games]\n{points}".encode())
        add(archive, f"{INFO}/METADATA", b"Name: astrarium\nVersion: 0\n")


def bare(source: bytes) -> bytes:
    """A module without what its docstrings say: a page runs it and nobody reads it there."""
    lines = source.decode().split("\n")
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        first = node.body[0] if node.body else None
        if (
            isinstance(first, ast.Expr)
            and isinstance(first.value, ast.Constant)
            and isinstance(first.value.value, str)
        ):
            begin, end = first.lineno - 1, first.end_lineno
            if (
                lines[begin][: first.col_offset].strip() == ""
                and lines[end - 1][first.end_col_offset :].strip() == ""
            ):
                lines[begin:end] = [f'{lines[begin][: first.col_offset]}""'] + [""] * (end - begin - 1)
    return "\n".join(lines).encode()


def wanted(inside: Path) -> bool:
    parts = inside.parts
    if "__pycache__" in parts or len(parts) < 2 or parts[1].removesuffix(".py") in ELSEWHERE:
        return False
    if inside.name == "command.py":  # for the terminal
        return False
    return inside.suffix in (".py", ".toml") or inside.name in (
        "RULES.md",
        "en.ftl",
        "looks.txt",
        "puzzles.json",
        "ratings.json",
        "fitted.json",
    )


def play_a_little() -> None:
    """Import whatever a page may import."""
    import shutil

    shutil.unpack_archive("/out/astrarium.zip", "/lib/astrarium", "zip")
    sys.path.insert(0, "/lib/astrarium")
    for path in sorted(Path("/lib/astrarium").rglob("*.py")):
        name = ".".join(path.relative_to("/lib/astrarium").with_suffix("").parts).removesuffix(".__init__")
        try:
            importlib.import_module(name)
        except ModuleNotFoundError as error:
            if error.name != "numpy":
                raise
    for name in BAD_DAYS:
        importlib.import_module(name)
    from astrarium.site import Host, think

    orders: list[dict] = []
    host = Host(lambda order: orders.append(json.loads(order)))
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "race-basic"}]
    wish = {"called": "", "game": "race", "seats": seats}
    host.hear(json.dumps({"do": "call", "call": 1, "what": "create", "with": wish}))
    think(json.dumps({"work": "thought", "task": []}))
    assert [order["do"] for order in orders] == ["keep"], orders
    try:
        raise ValueError
    except ValueError:
        logging.getLogger("pack").exception("as it is said")


def library() -> None:
    needed = {name.partition(".")[0] if name in sys.builtin_module_names else name for name in sys.modules}
    files = {f"{name.replace('.', '/')}{ending}" for name in needed for ending in (".py", "/__init__.py")}
    with ZipFile(LIBRARY) as whole, ZipFile("/out/library.zip", "w", ZIP_STORED) as archive:
        for name in sorted(files & set(whole.namelist())):
            add(archive, f"{name}c", compiled(whole.read(name), name))


def compiled(source: bytes, name: str) -> bytes:
    """A module as Python keeps it, with nothing to be checked against its source."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    head = importlib.util.MAGIC_NUMBER + (0b01).to_bytes(4, "little") + importlib.util.source_hash(source)
    return head + marshal.dumps(code)


astrarium()
play_a_little()
library()
