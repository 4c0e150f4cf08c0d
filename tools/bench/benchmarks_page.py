"""Writes the first part of docs/benchmarks.md, from `astrarium bench` and `tools.bench.instruction_count`.

The matches between bots below it are written by hand and do not change.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

PAGE = Path(__file__).resolve().parents[2] / "docs" / "benchmarks.md"
#: The first heading of the part written by hand.
BY_HAND = "## Matches between bots"
HEAD = """# Benchmarks

All measurements of the project stand on this page. The load on a server stands in [scale.md](scale.md), the strength of
the bots in [ratings.md](ratings.md).

## Speed

Measured by `make benchmarks` on {date}, on {cores} cores ({machine}, Python {python}). All engines take turns in
one run: compare the ratios, not the seconds.

```text
{printed}
```

## Where the work goes

Counted in bytecode instructions (`python -m tools.bench.instruction_count GAME`). The counts are the same on every
machine. Time inside C functions, such as hashing or copying a list, is not counted.

**Random play of Ad Astra** has no hot spot. Its work is spread over the rules, half of it over the eight actions
(`action`). The largest single cost is `turn_options`: which cards in hand could do anything?

```text
{bare}
```

**With an observation at each action** two fifths are the observation. `Filler.fill` finds the changed parts of the row,
`_fill_for_all` and the game's `features.py` fill them, and `_catch_up` copies them to the seat. C code writes the row
itself.

```text
{seen}
```

**In Race** a decision is so cheap that the loop around it is visible. Playing (`_play`), choosing (`choose`) and
building the question (`Choice`) take more than a fifth.

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
    _, heading, by_hand = PAGE.read_text(encoding="utf-8").partition(BY_HAND)
    today = datetime.now(UTC)
    page = HEAD.format(
        date=f"{today.day} {today:%B %Y}",
        cores=os.cpu_count(),
        machine=platform.machine(),
        python=platform.python_version(),
        printed=printed("astrarium", "bench", *arguments),
        bare=printed("tools.bench.instruction_count", "adastra"),
        seen=printed("tools.bench.instruction_count", "adastra", "--seen"),
        race=printed("tools.bench.instruction_count", "race"),
    )
    PAGE.write_text(page + "\n" + heading + by_hand, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
