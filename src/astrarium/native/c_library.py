"""Loads an engine in C: from the wheel, or compiled on first use where the machine has a compiler."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import tempfile
from ctypes import CDLL
from functools import cache
from hashlib import sha256
from pathlib import Path

from ..data_folder import home
from ..kernel import AstrariumError

HERE = Path(__file__).parent
#: Compiled engines in a wheel.
CARRIED = HERE / "built"
#: No `-march`: another machine that shares the folder may load the file.
FLAGS = ("-std=c11", "-O3", "-shared", "-fPIC")


class NotNative(AstrariumError):
    """There is no engine in C for this game, or it cannot be compiled here."""


def compiler() -> str | None:
    """The machine's C compiler."""
    named = os.environ.get("CC", "").split()
    return next(filter(None, map(shutil.which, [*named[:1], "cc", "gcc", "clang"])), None)


def file_name(engine: str) -> str:
    """The file name of a compiled engine, with the platform and a hash of the sources."""
    digest = sha256()
    for path in sorted((HERE / engine).glob("*.*")):
        digest.update(path.read_bytes())
    return f"{engine}-{platform.system()}-{platform.machine()}-{digest.hexdigest()[:12]}.so".lower()


def build(engine: str, folder: Path) -> Path:
    """Compile an engine into a folder."""
    program = compiler()
    if program is None:
        raise NotNative("error-no-compiler")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as fresh:
        made = Path(fresh) / "engine.so"
        command = [program, *FLAGS, "-o", str(made), str(HERE / engine / "library.c")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise NotNative("error-compiler-failed", why=(done.stderr.strip().splitlines() or ["?"])[0])
        return made.replace(folder / file_name(engine))


@cache
def load(engine: str) -> CDLL:
    """Load the engine with this folder name, or compile it; memoised."""
    name = file_name(engine)
    for folder in (CARRIED, home() / "native"):
        try:
            return CDLL(str(folder / name))
        except OSError:
            continue  # missing, or for another system
    return CDLL(str(build(engine, home() / "native")))
