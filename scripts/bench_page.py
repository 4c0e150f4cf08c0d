"""Writes docs/benchmarks.md: what `astrarium bench` prints here and now, word for word."""

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
"""


def main(arguments: list[str]) -> None:
    command = [sys.executable, "-m", "astrarium", "bench", "--tables", "0", "--no-page", *arguments]
    said = subprocess.run(
        command, stdout=subprocess.PIPE, text=True, check=True, env={**os.environ, "COLUMNS": "100"}
    )
    printed = "\n".join(line.rstrip() for line in said.stdout.splitlines())
    PAGE.write_text(
        HEAD.format(
            cores=os.cpu_count(),
            machine=platform.machine(),
            python=platform.python_version(),
            printed=printed.strip("\n"),
        ),
        encoding="utf-8",
    )
    print(printed)


if __name__ == "__main__":
    main(sys.argv[1:])
