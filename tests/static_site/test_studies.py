"""Studies in a page without a server: made of a game here or of a file, kept by the browser, judged by its engine."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .page import Page
from .test_host import against_bots


@pytest.fixture
def page() -> Page:
    return Page()


def over(page: Page, game: str = "race") -> str:
    table = against_bots(page, game, f"{game}-basic", seed="7")
    page.join(table)
    page.play()
    return table


def answered(page: Page, study: str, node: int, place: int) -> int:
    (choice,) = page.call("study-node", study=study, node=node)["choices"]
    options = [each["option"] for each in choice["options"]]
    answer = options[place : place + max(1, choice["at_least"])] if choice["several"] else options[place]
    found: int = page.call(
        "study-change", study=study, do="answer", node=node, seat=choice["seat"], answer=answer
    )["node"]
    return found


def test_a_game_here_is_studied_kept_and_given_away_as_a_file(page: Page) -> None:
    table = over(page)
    study = page.call("study-table", table=table)["study"]
    assert page.call("study-table", table=table)["study"] == study
    whole = page.call("study", study=study)
    node = whole["played"][10]
    move = page.call("study-node", study=study, node=node)["move"]
    assert page.call("study-table", table=table, move=move) == {"study": study, "node": node}
    assert page.call("study-words", study=study, node=node)["blocks"]
    assert len(page.call("study-record", study=study, node=node)["moves"]) == move
    tried = [answered(page, study, node, place) for place in (0, 1)]
    page.call("study-change", study=study, do="note", node=tried[1], text="żółw")
    page.call("study-change", study=study, do="sign", node=tried[1], text="good")
    other = Page(page.store)
    again = other.call("study", study=study)
    assert next(each for each in again["nodes"] if each["id"] == tried[1])["notes"] == [["Ada", "żółw"]]
    data = other.call("study-data", study=study)
    elsewhere = Page()
    copy = elsewhere.call("study-file", data=json.loads(json.dumps(data)))["study"]
    assert elsewhere.call("study", study=copy)["nodes"] == again["nodes"]
    assert elsewhere.call("study-node", study=copy, node=tried[1]) == page.call(
        "study-node", study=study, node=tried[1]
    )


def test_the_engine_and_the_turning_points_are_at_hand(page: Page) -> None:
    table = over(page)
    page.send(type="turns")
    turns = page.last("turns")["turns"]
    study = page.call("study-table", table=table)["study"]
    moments = page.call("study-moments", study=study)["moments"]
    assert [each["change"] for each in moments] == [each["change"] for each in turns]
    node = page.call("study", study=study)["played"][12]
    seat = page.call("study-node", study=study, node=node)["choices"][0]["seat"]
    found: Any = page.call("study-best", study=study, node=node, seat=seat)
    later: Any = page.call("study-best", study=study, node=node, seat=seat, known=found["worlds"])
    assert found["done"] or later["worlds"] > found["worlds"] > 0


def test_a_game_that_runs_or_a_spoilt_file_is_refused(page: Page) -> None:
    table = against_bots(page, "race", "race-basic", seed="7")
    page.join(table)
    assert page.call("study-table", table=table)["text"] == "error-study-not-yet"
    assert page.call("study", study="study-nothing")["text"] == "error-study-gone"
    page.play()
    study = page.call("study-table", table=table)["study"]
    data = page.call("study-data", study=study)
    data["moves"][20] = [0, ["settle", 10**6]]
    assert "text" in page.call("study-file", data=data)
