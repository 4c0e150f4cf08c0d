"""Builds the C program that trains Race; it plays by the engine of `native/race`."""

from __future__ import annotations

import subprocess
from pathlib import Path

from ..kernel import BadSetup
from ..native.c_library import HERE, compiler
from ..native.race_table import table

SOURCES = Path(__file__).parent / "native"


def build(folder: Path, optimisation: str = "-O3") -> Path:
    """The program, made by the machine's C compiler."""
    found = compiler()
    if found is None:
        raise BadSetup("error-extra-missing", package="cc", command="apt install gcc")
    program = folder / "race_trainer"
    flags = [optimisation, "-march=native", "-ffast-math", "-std=c11", "-D_GNU_SOURCE", f"-I{HERE / 'race'}"]
    sources = sorted(str(path) for path in SOURCES.glob("*.c"))
    subprocess.run([found, *flags, "-o", str(program), *sources, "-lm", "-lpthread"], check=True)
    return program


def write_table(path: Path) -> None:
    """The numbers of the box, as scene.c reads them."""
    path.write_bytes(bytes(table()))
