"""The public interface is the one that is written down: whoever changes it changes the file, too."""

from __future__ import annotations

import subprocess
import sys
import warnings

import pytest

from tools.generate.public_face import FILE, face


def test_the_public_interface_is_what_the_file_says() -> None:
    """`python -m tools.generate.public_face` writes it anew; a line that goes needs an alias for one release."""
    assert face() == FILE.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("statement", "now"),
    [
        ("from astrarium.kernel.table import Table", "astrarium.kernel.play.table"),
        ("from astrarium.kernel.chance import Chance", "astrarium.kernel.hidden.chance"),
        ("from astrarium.bots.limits import Limit", "astrarium.bots.search_budget"),
        ("from astrarium.kernel import Wonder", "astrarium.kernel.Candidates"),
        ("from astrarium.kernel import lately", "astrarium.kernel.unchanged"),
        ("from astrarium.contract import Walk", "astrarium.contract.Playthrough"),
        ("from astrarium.learn.environment import Sight", "astrarium.learn.environment.ObservationOptions"),
        ("from astrarium.kernel.play import play_out", "astrarium.kernel.play.playout.play_out"),
    ],
)
def test_old_paths_and_names_still_work_and_say_the_new_one(statement: str, now: str) -> None:
    code = f"import warnings; warnings.simplefilter('always')\n{statement}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert f"DeprecationWarning: {statement.split()[1]}" in done.stderr
    assert f"is {now} now." in done.stderr


def test_an_old_path_is_the_same_module_and_not_a_second_one() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from astrarium.kernel.stepping import ActionStepper as Stepper  # type: ignore[import-not-found]
    from astrarium.kernel import ActionStepper

    assert Stepper is ActionStepper
