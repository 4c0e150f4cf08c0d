"""Play records in the page's own Python and in this one: every answer must lead to the same table.

Without arguments, all played games of the tests; else the files that are named.
"""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
from pathlib import Path

from build_web import ROOT, WEB, node_environment


def differences(files: list[Path]) -> list[str]:
    """Where the two Pythons differ, in words."""
    (engine,) = (ROOT / "dist" / "site" / "engine").iterdir()
    command = ["node", "engine/digests.mjs", str(engine), *map(str, files)]
    said = subprocess.run(
        command, cwd=WEB, env=node_environment(), capture_output=True, text=True, check=False
    )
    if said.returncode:
        return [line for line in said.stderr.splitlines() if len(line) < 300][-12:]
    there = json.loads(said.stdout)
    digests = runpy.run_path(str(WEB / "engine" / "digests.py"))["digests"]
    found = []
    for file in files:
        here = digests(json.loads(file.read_text(encoding="utf-8")))
        if here != there[str(file)]:
            pairs = zip(here, there[str(file)], strict=False)
            since = next((at for at, (a, b) in enumerate(pairs, 1) if a != b), min(len(here), len(there)))
            found.append(f"{file.name} differs after answer {since}")
    return found


def main(*names: str) -> None:
    files = [Path(name).resolve() for name in names] or sorted((ROOT / "tests" / "records").glob("*/*.json"))
    found = differences(files)
    if found:
        sys.exit("\n".join(found))
    print(f"{len(files)} records, the same in both.")


if __name__ == "__main__":
    main(*sys.argv[1:])
