"""The faults of `make mutants` can be planted: what they change stands where they say; so do their tests."""

from __future__ import annotations

import pytest

from tools.build.web_client import ROOT
from tools.check.mutants import FAILING, FAULTS, faults, misplaced

AREAS = ("race", "metallum", "orion", "captains", "adastra", "kernel")
AREAS += ("tables", "server", "bots", "teach", "learn", "client")
AT_LEAST = 60


@pytest.mark.parametrize("fault", faults(), ids=lambda fault: fault.name)
def test_a_fault_can_be_planted(fault) -> None:  # type: ignore[no-untyped-def]
    assert misplaced(fault) == ""
    folder = ROOT / "web" if fault.client else ROOT
    for test in fault.tests:
        path, _, name = test.partition("::")
        assert (folder / path).exists(), test
        assert f"def {name}(" in (folder / path).read_text(encoding="utf-8") if name else True, test


def test_there_are_faults_everywhere() -> None:
    names = [fault.name for fault in faults()]
    assert len(set(names)) == len(names) >= AT_LEAST
    assert {name.partition(":")[0] for name in names} == set(AREAS)
    assert FAULTS.is_file()


def test_what_noticed_a_fault_is_read_from_what_pytest_says() -> None:
    said = "FAILED tests/a.py::test_b[c - d] - assert 1 == 2\nERROR tests/e.py::test_f\n1 failed, 1 error\n"
    assert FAILING.findall(said) == ["tests/a.py::test_b[c - d]", "tests/e.py::test_f"]
