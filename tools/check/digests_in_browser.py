"""Play records in the page's own Python and in this one: every answer must lead to the same table.

Without names, all played games of the tests; else the files that are named. With `--every 7`, tables are
compared after every seventh answer and at the end: what went apart between them stays apart.
"""

from __future__ import annotations

import argparse
import json
import runpy
import subprocess
import sys
from pathlib import Path

from tools.build.web_client import ROOT, WEB, node_environment


def differences(files: list[Path], every: int) -> list[str]:
    """Descriptions of the differences between the two Pythons."""
    (engine,) = (ROOT / "dist" / "site" / "engine").iterdir()
    command = ["node", "engine/digests.mjs", str(engine), str(every), *map(str, files)]
    said = subprocess.run(
        command, cwd=WEB, env=node_environment(), capture_output=True, text=True, check=False
    )
    if said.returncode:
        return [line for line in said.stderr.splitlines() if len(line) < 300][-12:]
    there = json.loads(said.stdout)
    digests = runpy.run_path(str(WEB / "engine" / "digests.py"))["digests"]
    found = []
    for file in files:
        here = digests(json.loads(file.read_text(encoding="utf-8")), every)
        if here != there[str(file)]:
            same = zip(here, there[str(file)], strict=False)
            count = next((at for at, (a, b) in enumerate(same) if a != b), len(here) - 1)
            found.append(f"{file.name} differs after answer {(count + 1) * every} or before")
    return found


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("files", nargs="*", type=Path, help="records; without any, those of the tests")
    words.add_argument("--every", type=int, default=1, help="compare after every so many answers")
    asked = words.parse_args()
    files = [file.resolve() for file in asked.files] or sorted((ROOT / "tests" / "records").glob("*/*.json"))
    if found := differences(files, asked.every):
        sys.exit("\n".join(found))
    print(f"{len(files)} records, the same in both.")


if __name__ == "__main__":
    main()
