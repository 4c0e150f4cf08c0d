"""Limits per person, address and table: refused with a text, nothing changed."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from astrarium.server import rate_limits
from astrarium.server.rate_limits import RateLimits, at_home, place_of
from astrarium.tables import token_bucket as table_limits
from astrarium.tables.token_bucket import Bucket, Buckets, TooMuch

from .guests import PATIENCE, Server, error, said, websocket

#: A proxy on this machine tells for whom it asks.
ELSEWHERE = {"X-Forwarded-For": "203.0.113.7"}


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy on this machine, whose word counts; nothing that is used up comes back."""
    server = Server(tmp_path_factory.mktemp("proxied") / "data", TOY_PROXY="127.0.0.1", TOY_LIMITS="still")
    yield server
    server.stop()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that stands until it is moved."""
    now = [100.0]
    monkeypatch.setattr(table_limits, "monotonic", lambda: now[0])
    return now


def test_a_bucket_fills_again(clock: list[float]) -> None:
    bucket = Bucket(2, 0.5)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    clock[0] += 1.9
    assert not bucket.take()
    clock[0] += 0.2
    assert [bucket.take(), bucket.take()] == [True, False]
    clock[0] += 1000
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_whoever_sends_more_has_to_wait(clock: list[float]) -> None:
    bucket = Bucket(2, 4)
    assert [bucket.owe() for _ in range(4)] == [0, 0, 0.25, 0.5]


def test_quiet_addresses_are_forgotten(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_limits, "REMEMBERED", 3)
    buckets = Buckets(1, 1)
    for who in ("a", "b"):
        assert buckets.take(who)
    clock[0] += 5
    assert buckets.take("c")
    assert not buckets.take("c")
    assert buckets.take("d")
    assert list(buckets._of) == ["c", "d"]


def test_addresses_of_this_machine() -> None:
    assert [at_home(address) for address in ("127.0.0.1", "::1", "127.3.2.1")] == [True] * 3
    assert [at_home(address) for address in ("203.0.113.7", "192.168.0.2", "", "here")] == [False] * 4


def test_a_household_is_one_address() -> None:
    assert place_of("2001:db8:1:2:3:4:5:6") == place_of("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert place_of("2001:db8:1:3::1") != place_of("2001:db8:1:2::1")
    assert place_of("::ffff:203.0.113.7") == place_of("203.0.113.7") == "203.0.113.7"
    assert at_home("::ffff:127.0.0.1")


def test_one_account_is_tried_only_so_often(clock: list[float]) -> None:
    """From however many addresses: a network of programs guesses no faster than one."""
    entrance = RateLimits()
    tries = [f"203.0.113.{place}" for place in range(rate_limits.TRIES_EACH[0] + 1)]
    for address in tries[:-1]:
        entrance.log_in(address, "algol")
    with pytest.raises(TooMuch):
        entrance.log_in(tries[-1], "algol")
    entrance.log_in(tries[-1], "alcor")


def test_one_person_changes_only_so_much(clock: list[float]) -> None:
    entrance = RateLimits()
    for _ in range(rate_limits.CHANGES[0]):
        entrance.change("127.0.0.1", "p")
    with pytest.raises(TooMuch):
        entrance.change("127.0.0.1", "p")
    entrance.change("127.0.0.1", "q")
    clock[0] += 1
    entrance.change("127.0.0.1", "p")
    for turn in range(rate_limits.CHANGES_FROM[0]):
        entrance.change(f"2001:db8::{turn:x}", f"r{turn}")
    with pytest.raises(TooMuch):
        entrance.change("2001:db8::1:0:0:1", "s")


def test_newcomers_from_one_address(proxied: Server) -> None:
    with httpx.Client(base_url=proxied.url, headers=ELSEWHERE, timeout=PATIENCE) as crowd:
        came = 0
        while (answer := crowd.get("/api/me")).status_code == 200 and came < 600:
            crowd.cookies.clear()
            came += 1
        assert came >= rate_limits.GUESTS[0]
        assert error(answer) == (429, "server-too-many-guests")
        assert "set-cookie" not in answer.headers
    other = proxied.get("/api/me", headers={"X-Forwarded-For": "203.0.113.8"})
    assert other.status_code == 200
    assert proxied.guest().me["name"]


def test_whoever_came_over_tls_comes_so_again(proxied: Server) -> None:
    told, over_tls = "strict-transport-security", {"X-Forwarded-Proto": "https"}
    assert told not in proxied.get("/api/games").headers
    for path in ("/", "/api/me", "/nowhere", "/api/nowhere"):
        assert proxied.get(path, headers=over_tls).headers[told] == "max-age=31536000"
    assert "secure" in proxied.get("/api/me", headers=over_tls).headers["set-cookie"].lower()


@pytest.mark.parametrize(
    ("scheme", "refusals"),
    [("https", ("table-who-are-you", "server-no-such-table")), ("http", ("server-other-site",) * 2)],
)
def test_a_page_without_tls_does_not_act_for_one_with_it(
    proxied: Server, scheme: str, refusals: tuple[str, str]
) -> None:
    """Whoever holds the line may write a page of our name, but has no certificate."""
    place = proxied.url.removeprefix("http://")
    headers = {"X-Forwarded-Proto": "https", "Origin": f"{scheme}://{place}"}
    changed = proxied.request("POST", "/api/me", json={"name": "Alya"}, headers=headers)
    with websocket(f"ws://{place}/api/tables/none/play", additional_headers=headers) as socket:
        played = json.loads(socket.recv())["text"]["text"]
    assert (error(changed)[1], played) == refusals


def test_nobody_else_is_believed_about_where_they_come_from(server: Server) -> None:
    """Without a trusted proxy the header counts for nothing: these guests come from this machine."""
    with httpx.Client(base_url=server.url, headers=ELSEWHERE, timeout=PATIENCE) as crowd:
        for _ in range(rate_limits.GUESTS[0] + 5):
            assert crowd.get("/api/me").status_code == 200
            crowd.cookies.clear()


def test_guessing_passwords(proxied: Server) -> None:
    headers = {"X-Forwarded-For": "203.0.113.9"}
    body = {"name": "Nobody", "password": "x" * 201}
    with httpx.Client(base_url=proxied.url, headers=headers, timeout=PATIENCE) as guesser:
        answers = [guesser.post("/api/login", json=body) for _ in range(14)]
    assert [error(answer)[1] for answer in answers[:10]] == ["server-wrong-password"] * 10
    assert error(answers[-1]) == (429, "server-too-many-tries")


def test_names_and_passwords_have_a_length(server: Server) -> None:
    guest = server.guest()
    assert error(guest.post("/api/me", name="x" * 41)) == (400, "table-name-too-long")
    for password in ("short", "x" * 201):
        answer = guest.post("/api/account", name="Alkes", password=password)
        assert error(answer) == (400, "server-password-length")
    assert guest.get("/api/me") == guest.me


def test_talk_has_a_pace(proxied: Server) -> None:
    guest = proxied.guest()
    tab = guest.open(guest.new_table("me", "link", game="comets"))
    assert tab.ask("chat", text="x" * 501)["text"] == {"text": "table-chat-too-long", "args": {"most": 500}}
    said_so = [tab.ask("chat", text=str(line)) for line in range(7)]
    assert [each["type"] for each in said_so[:5]] == ["done"] * 5
    assert said_so[6]["text"]["text"] == "table-chat-too-fast"
    assert len([m for m in tab.messages if m["type"] == "chat"]) < 7


def test_tables_in_play(server: Server) -> None:
    guest = server.guest()
    for _ in range(rate_limits.TABLES):
        guest.new_table("me", "link", game="comets")
    wish = {"game": "comets", "seats": [{"kind": "me"}, {"kind": "link"}]}
    refused = guest.post("/api/tables", **wish)
    assert error(refused) == (429, "server-too-many-tables")
    assert len(guest.get("/api/tables")["mine"]) == rate_limits.TABLES
    assert server.guest().post("/api/tables", **wish).status_code == 201


def test_connections_of_one_person(server: Server) -> None:
    guest = server.guest()
    table = guest.new_table("me", "link", game="comets")
    tabs = [guest.open(table) for _ in range(rate_limits.CONNECTIONS)]
    crowded = guest.tab(table)
    assert crowded.read()["text"]["text"] == "server-too-many-connections"
    assert crowded.closed() == 4429
    for tab in tabs:
        tab.socket.socket.close()  # without reading what has come meanwhile
    while True:  # until the server has noticed
        again = guest.tab(table)
        if again.read()["type"] == "welcome":
            break
        assert again.closed() == 4429


def test_connections_are_counted_down(clock: list[float]) -> None:
    entrance = RateLimits()
    with ExitStack() as stack:
        for _ in range(rate_limits.CONNECTIONS):
            stack.enter_context(entrance.connected("p"))
        with pytest.raises(TooMuch), entrance.connected("p"):
            pass
        with entrance.connected("q"):
            pass
    with entrance.connected("p"):
        pass


def test_large_requests_are_refused_in_words(server: Server) -> None:
    large = server.guest().post("/api/me", name="x" * 100_000)
    assert error(large) == (413, "server-too-large")
    assert said(large.json()["error"]) == "That message is too long: 65,536 bytes at most."


def test_a_person_is_slowed_down_in_however_many_windows(server: Server) -> None:
    guest = server.guest()
    tables = [guest.new_table("me", "bot:random", game="comets") for _ in range(3)]
    tabs = [guest.open(table) for table in tables]
    began = time.monotonic()
    for tab in tabs:
        for _ in range(60):  # in one window that would be nothing
            tab.send("chat", text="")
    for tab in tabs:
        for _ in range(60):
            tab.until("refused")
    assert time.monotonic() - began > (180 - rate_limits.MESSAGES[0]) / rate_limits.MESSAGES[1] - 0.2
