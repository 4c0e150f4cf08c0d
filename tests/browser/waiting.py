"""Waiting in a page for what a page can only promise."""

from __future__ import annotations

from playwright.sync_api import Page

WAIT = """async (patience) => {
  const end = performance.now() + patience
  while (!(await (HOLDS)())) {
    if (performance.now() > end) throw new Error('this did not come to hold in time')
    await new Promise((go) => setTimeout(go, 20))
  }
}"""


def until(page: Page, holds: str, patience: float = 30_000) -> None:
    """Wait until an async function says yes. (`wait_for_function` takes the promise itself for a yes.)"""
    page.evaluate(WAIT.replace("HOLDS", holds), patience)
