"""How Hypothesis runs in tests: the same examples every time, however busy the machine is."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

STEADY = settings(derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
