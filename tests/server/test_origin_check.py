"""Cookies with and without TLS, log-in attempts of strangers, and the host names of the server."""

from __future__ import annotations

from collections.abc import Iterator
from socket import create_connection

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from astrarium.server import rate_limits
from astrarium.server.origin_check import origin_of

from .guests import PASSWORD, Server, error, websocket

TLS = {"X-Forwarded-Proto": "https"}
OURS = "https://games.example"


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy on this machine, known as games.example."""
    folder = tmp_path_factory.mktemp("doors") / "data"
    server = Server(folder, TOY_PROXY="127.0.0.1", TOY_URL=OURS, TOY_LIMITS="still")
    yield server
    server.stop()


def given(answer: httpx.Response) -> dict[str, str]:
    """The cookies that an answer sets."""
    return dict(each.split(";")[0].split("=", 1) for each in answer.headers.get_list("set-cookie"))


def ask(server: Server, method: str, path: str, cookies: dict[str, str], **more: object) -> httpx.Response:
    told = "; ".join(f"{name}={value}" for name, value in cookies.items())
    body = {"json": more} if more else {}
    headers = {**TLS, "Cookie": told}
    return server.request(method, path, headers=headers, **body)  # type: ignore[arg-type]


# -- cookies


def test_over_tls_a_cookie_is_of_this_host_alone(proxied: Server) -> None:
    answer = ask(proxied, "GET", "/api/me", {})
    (line,) = answer.headers.get_list("set-cookie")
    words = line.split("; ")
    assert words[0].startswith("__Host-astrarium=")
    assert {"Secure", "HttpOnly", "Path=/", "SameSite=lax"} <= set(words)
    assert not any(word.startswith("Domain") for word in words)
    assert ask(proxied, "GET", "/api/me", given(answer)).json() == answer.json()


def test_a_cookie_of_before_is_moved_over(proxied: Server) -> None:
    first = ask(proxied, "GET", "/api/me", {})
    secret = given(first)["__Host-astrarium"]
    moved = ask(proxied, "GET", "/api/me", {"astrarium": secret})
    assert moved.json() == first.json()
    assert given(moved)["__Host-astrarium"] == secret
    dropped = next(line for line in moved.headers.get_list("set-cookie") if line.startswith("astrarium="))
    assert "Max-Age=0" in dropped
    again = ask(proxied, "GET", "/api/me", {"__Host-astrarium": secret})
    assert again.json() == first.json()
    assert "set-cookie" not in again.headers
    # One that another site of the same domain has set does not stand against it.
    other = given(ask(proxied, "GET", "/api/me", {}))["__Host-astrarium"]
    assert (
        ask(proxied, "GET", "/api/me", {"astrarium": other, "__Host-astrarium": secret}).json()
        == first.json()
    )


def test_a_guest_who_becomes_an_account_gets_another_cookie(server: Server) -> None:
    guest = server.guest()
    before = guest.http.cookies["astrarium"]
    table = guest.new_table("me", "bot:random", game="comets")
    tab = guest.open(table)
    assert guest.post("/api/account", name="Sadalsuud", password=PASSWORD).status_code == 200
    after = guest.http.cookies["astrarium"]
    server.secrets.add(after)
    assert after != before
    assert guest.get("/api/me")["account"] == "Sadalsuud"
    assert tab.closed() == 1012  # whoever is there by the old one has to come again
    old = server.get("/api/tables", headers={"Cookie": f"astrarium={before}"})
    assert old.status_code == 401
    assert guest.tab(table).until("welcome")["mine"] == [0]
    assert len(guest.get("/api/logins")["logins"]) == 1


# -- tries


def test_strangers_who_guess_do_not_keep_the_owner_out(proxied: Server) -> None:
    def log_in(cookies: dict[str, str], address: str, password: str) -> httpx.Response:
        told = "; ".join(f"{name}={value}" for name, value in cookies.items())
        headers = {**TLS, "Cookie": told, "X-Forwarded-For": address}
        body = {"name": "Zubenelgenubi", "password": password}
        return proxied.request("POST", "/api/login", json=body, headers=headers)

    guest = given(ask(proxied, "GET", "/api/me", {}))
    made = ask(proxied, "POST", "/api/account", guest, name="Zubenelgenubi", password=PASSWORD)
    kept = given(made)
    assert set(kept) == {"__Host-astrarium", "__Host-astrarium-device"}
    owner = {"__Host-astrarium-device": kept["__Host-astrarium-device"]}
    tried = [log_in({}, f"203.0.113.{at}", "a wrong guess") for at in range(rate_limits.TRIES_EACH[0] + 2)]
    assert error(tried[0]) == (403, "server-wrong-password")
    assert error(tried[-1]) == (429, "server-too-many-tries")
    forged = {"__Host-astrarium-device": "0" * 16 + "." + "0" * 64}
    assert log_in(forged, "198.51.100.6", PASSWORD).status_code == 429
    assert log_in(owner, "198.51.100.7", PASSWORD).status_code == 200
    # Whoever has found such a browser guesses no faster than anybody.
    more = [log_in(owner, f"198.51.100.{at}", "a wrong guess") for at in range(rate_limits.TRIES_EACH[0] + 1)]
    assert error(more[-1]) == (429, "server-too-many-tries")
    assert log_in(owner, "198.51.100.99", PASSWORD).status_code == 429


# -- names and methods


def test_a_server_that_is_told_its_name_answers_to_no_other(proxied: Server) -> None:
    def status(host: str, path: str = "/api/games") -> int:
        return proxied.get(path, headers={"Host": host}).status_code

    ours = ("games.example", "GAMES.example:8443", "127.0.0.1:8000", "[::1]:8000", "localhost", "192.168.0.7")
    assert [status(host) for host in ours] == [200] * len(ours)
    assert [status(host) for host in ("evil.example", "games.example.evil.example", "[::1", "")] == [421] * 4
    assert [status("evil.example", path) for path in ("/", "/api/me")] == [421] * 2
    assert [status("evil.example", path) for path in ("/healthz", "/readyz")] == [200] * 2
    there = create_connection(("127.0.0.1", proxied.port))
    with pytest.raises(InvalidStatus):
        websocket("ws://evil.example/api/tables/none/play", sock=there)


def test_head_is_answered_like_get(server: Server) -> None:
    for path in ("/", "/healthz", "/readyz", "/api/games", "/api/texts/en", "/api/nowhere", "/nowhere"):
        asked, head = server.get(path), server.request("HEAD", path)
        assert head.content == b""
        kinds = [
            (each.status_code, each.headers.get("content-type"), each.headers.get("etag"))
            for each in (asked, head)
        ]
        assert kinds[0] == kinds[1], path


def test_the_public_address_is_an_origin() -> None:
    assert origin_of("https://Games.example/") == "https://games.example"
    assert origin_of(None) is None
