"""Measure the table without a server: what is loaded, how the engine starts, how quickly its bots answer."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys

from build_web import ROOT, WEB, node_environment

SITE = ROOT / "dist" / "site"


def main() -> None:
    (engine,) = (SITE / "engine").iterdir()
    packed = sum(path.stat().st_size for path in engine.iterdir())
    rest = [path for path in SITE.rglob("*") if path.is_file() and "engine" not in path.parts]
    shell = sum(len(gzip.compress(path.read_bytes())) for path in rest)
    print(f"engine, packed                 {packed / 1e6:8.2f} MB   (asked: < 6 MB)")
    print(f"all the rest, compressed       {shell / 1e6:8.2f} MB")
    command = ["node", "engine/bench.mjs", str(engine)]
    said = subprocess.run(
        command, cwd=WEB, env=node_environment(), capture_output=True, text=True, check=False
    )
    if said.returncode:
        sys.exit(said.stderr[-2000:])
    found = json.loads(said.stdout)
    print(f"engine, to the first table     {found['start_ms'] / 1000:8.2f} s")
    for game, took in found["bots"].items():
        worst = f"slowest {took['worst_ms']:.0f} ms"
        print(
            f"{game + '-basic answers, median':30} {took['median_ms']:8.1f} ms   (asked: < 150 ms; {worst})"
        )


if __name__ == "__main__":
    main()
