"""What the documents show is true: code runs, excerpts are true, commands, targets, links and paths exist.

A block ```python runs as it is, in an empty folder. A block ```python excerpt=FILE is held against that file:
its lines stand there in that order, "..." for what was left out.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import typer

from astrarium import cli
from astrarium.cli import Elsewhere

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
TICKED = re.compile(r"`((?:make|astrarium) [^`\n]+)`")
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
#: A path between backquotes: it names a folder, and ends as a file does or with a slash.
PATH = re.compile(r"`(?!dist/)([\w.-]+/[\w./-]*(?:/|\.(?:py|ts|svelte|md|toml|json|ftl|txt|c)))`")
#: Where a path may begin besides the document's own folder.
PLACES = [
    *(ROOT / place for place in ("", "tests/server", "src/astrarium", "src/astrarium/kernel", "web/src")),
    ROOT / "src/astrarium/bots",
    *(file.parent for file in (ROOT / "src/astrarium/games").glob("*/components.toml")),
]


def name(document: Path) -> str:
    return str(document.relative_to(ROOT))


def blocks(kind: str) -> list[Any]:
    return [
        pytest.param(found[2].strip(), found[3], id=f"{name(document)}-{at}")
        for document in DOCUMENTS
        for at, found in enumerate(BLOCK.finditer(document.read_text(encoding="utf-8")))
        if found[1] == kind
    ]


def said() -> Iterator[Any]:
    """Every command line that a document shows, in the text or in a block for the shell."""
    for document in DOCUMENTS:
        text = document.read_text(encoding="utf-8")
        lines = [found[1] for found in TICKED.finditer(text)]
        for block in BLOCK.finditer(text):
            if block[1] == "sh":
                lines += [line.partition("#")[0].strip() for line in block[3].splitlines()]
        for line in dict.fromkeys(filter(None, lines)):
            yield pytest.param(line, id=f"{name(document)}-{line}")


@pytest.mark.parametrize(("mark", "code"), blocks("python"))
def test_every_piece_of_code_runs(mark: str, code: str, tmp_path: Path) -> None:
    if mark:
        source = (ROOT / mark.removeprefix("excerpt=")).read_text(encoding="utf-8")
        lines = iter([line.strip() for line in source.splitlines()])
        missing = [line for line in map(str.strip, code.splitlines()) if line != "..." and line not in lines]
        assert missing == []
    else:
        ran = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True)
        assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("line", list(said()))
def test_every_command_and_its_options_exist(line: str) -> None:
    program, *words = shlex.split(line.replace("…", "X"))
    if program == "make":
        targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        assert [word for word in words if "=" not in word and word not in targets] == []
    elif program == "astrarium":
        assert _unknown(words) == []


def _unknown(words: list[str]) -> list[str]:
    """The words that the program does not know: its command, and options of it."""
    commands: Any = typer.main.get_command(cli.app)
    if words[0].startswith("-"):
        return []
    if words[0] not in commands.commands:
        return words[:1]
    command = commands.commands[words[0]]
    if isinstance(command, Elsewhere):
        command = command._command(words[0])
    known = {option for parameter in command.params for option in parameter.opts}
    given = [word.partition("=")[0] for word in words if word.startswith("--")]
    return [word for word in given if word not in known | {"--lang", "--variant", "--help"}]


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_every_link_leads_somewhere(document: Path) -> None:
    targets = LINK.findall(document.read_text(encoding="utf-8"))
    inside = [target for target in targets if not re.match(r"[a-z]+:", target)]
    assert [target for target in inside if not (document.parent / target).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_every_path_is_there(document: Path) -> None:
    paths = dict.fromkeys(PATH.findall(document.read_text(encoding="utf-8")))
    assert [
        path for path in paths if not any((at / path).exists() for at in (document.parent, *PLACES))
    ] == []


def test_the_path_of_a_card_is_what_the_document_says() -> None:
    """Every file is there, and holds the names in its row."""
    text = (ROOT / "docs" / "one-card.md").read_text(encoding="utf-8")
    chapters = [chapter for chapter in re.split(r"^## ", text, flags=re.MULTILINE) if "\n| file |" in chapter]
    assert len(chapters) == 5
    for chapter in chapters:
        game = re.findall(r"web/src/games/(\w+)/", chapter)[0]
        rows = re.findall(r"^\| (`.+?) \|(.*)\|$", chapter, re.MULTILINE)
        assert len(rows) <= 8
        for files, holds in rows:
            for file in re.findall(r"`(.+?)`", files):
                path = ROOT / file if file.startswith("web/") else ROOT / "src/astrarium/games" / game / file
                code = path.read_text(encoding="utf-8")
                assert [name for name in re.findall(r"`(?:\w+\.)?([\w-]+)`", holds) if name not in code] == []


def test_learned_weights_are_what_the_document_says() -> None:
    said = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `(\S+)` \|.*?`([0-9a-f]{64})`", said, re.MULTILINE))
    folder = ROOT / "src" / "astrarium" / "bots"
    kept = [*folder.rglob("*.npz"), *folder.rglob("fitted.json")]
    assert rows == {
        path.relative_to(folder).as_posix(): sha256(path.read_bytes()).hexdigest() for path in kept
    }
    games: Counter[str] = Counter()
    for path in kept:
        games[path.parent.as_posix()] += path.stat().st_size
    assert max(games.values()) < 2_000_000
