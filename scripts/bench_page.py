"""Writes docs/benchmarks.md: what `astrarium bench` and `astrarium.bench.spent` print, word for word."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"
HEAD = """# How fast it is

Measured by `make benchmarks` on {cores} cores ({machine}, Python {python}), all engines in turns in one run:
compare the ratios, not the seconds. Server, page and site have figures of their own (`make bench`,
[scale.md](scale.md)).

```text
{printed}
```

## Where the work goes

Counted in bytecode instructions (`python -m astrarium.bench.spent GAME`), so that it is the same on every
machine; what C does between two of them, a hash or a copied list, is not in it.

**Bare play of Ad Astra** has no hot spot left: its work is spread over the rules, half of it over the eight
actions (`action`). The largest single thing is a question asked at every turn: which of the cards in hand
could do anything (`turn_options`)? A table that offered cards that do nothing would be faster, and worse.

```text
{bare}
```

**With a look at the board** two fifths are the observation: finding out which parts of the row have changed
(`Filler.fill`), filling those (`_fill_for_all` and the game's `features.py`), copying them to the seat that
looks (`_catch_up`). The row itself is written by C.

```text
{seen}
```

**In Race** a decision is so cheap that the loop around it shows: what plays the game (`_play`), picks an
answer (`choose`) and makes the question (`Choice`) is more than a fifth.

```text
{race}
```
"""


def printed(*command: str) -> str:
    said = subprocess.run(
        [sys.executable, "-m", *command],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        env={**os.environ, "COLUMNS": "110"},
    )
    lines = "\n".join(line.rstrip() for line in said.stdout.splitlines())
    print(lines)
    return lines.strip("\n")


def main(arguments: list[str]) -> None:
    page = HEAD.format(
        cores=os.cpu_count(),
        machine=platform.machine(),
        python=platform.python_version(),
        printed=printed("astrarium", "bench", "--tables", "0", "--no-page", *arguments),
        bare=printed("astrarium.bench.spent", "adastra"),
        seen=printed("astrarium.bench.spent", "adastra", "--seen"),
        race=printed("astrarium.bench.spent", "race"),
    )
    PAGE.write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
