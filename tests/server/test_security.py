"""Security: each claim of docs/security.md names its test, here or in another module."""

from __future__ import annotations

import hmac
import stat
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from argon2 import Type

from astrarium.server.accounts import Accounts
from astrarium.server.origin_check import same_place
from astrarium.tables.display_names import clean_name, skeleton

from .guests import PASSWORD, Server, error

ELSEWHERE = [
    {"Origin": "http://evil.example"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


# -- other sites


@pytest.mark.parametrize("headers", ELSEWHERE, ids=str)
@pytest.mark.parametrize("path", ["/api/logout", "/api/login", "/api/me", "/api/tables", "/api/account"])
def test_no_other_site_acts_in_somebodys_name(server: Server, path: str, headers: dict[str, str]) -> None:
    guest = server.guest("Rigel")
    body = {"name": "Rigel", "password": "a long secret"}
    assert error(guest.http.post(path, json=body, headers=headers)) == (403, "server-other-site")
    assert guest.get("/api/me")["name"] == "Rigel"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_no_form_changes_anything(server: Server, kind: str) -> None:
    guest = server.guest()
    before = guest.get("/api/me")
    answer = guest.http.post("/api/logout", content=b"{}", headers={"Content-Type": kind})
    assert error(answer) == (415, "server-not-json")
    assert guest.get("/api/me") == before


def test_our_own_page_may(server: Server) -> None:
    guest = server.guest()
    headers = {"Origin": server.url, "Sec-Fetch-Site": "same-origin"}
    assert guest.http.post("/api/me", json={"name": "Vega"}, headers=headers).status_code == 200


def test_a_websocket_of_another_port_is_turned_away(server: Server) -> None:
    guest = server.guest()
    table = guest.new_table("me", "bot:random", game="comets")
    for origin in (f"http://127.0.0.1:{server.port + 1}", "http://localhost", "http://evil.example", "null"):
        tab = guest.tab(table, Origin=origin)
        assert tab.until("refused")["text"]["text"] == "server-other-site"
        assert tab.closed() == 4403
    assert guest.tab(table, Origin=server.url).until("welcome")["mine"] == [0]


def test_what_is_no_text_ends_a_connection_and_says_nothing_in_the_log(server: Server) -> None:
    guest = server.guest()
    table = guest.new_table("me", "bot:random", game="comets")
    before = server.said
    for frame in (
        b"\xff\xfe",
        b'{"type": "chat", "text": "\xff"}',
        b'{"type": "chat", "text": "\xed\xa0\x80"}',
    ):
        tab = guest.tab(table)
        tab.socket.send(frame, text=True)
        assert tab.closed() == 1007
    assert guest.tab(table).until("welcome")["mine"] == [0]
    assert server.said == before


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("https://a.example", "a.example", True),
        ("https://a.example", "a.example:443", True),
        ("http://a.example:8000", "a.example:8000", True),
        ("http://A.example:8000", "a.example:8000", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        ("http://a.example:8001", "a.example:8000", False),
        ("http://a.example", "a.example:8000", False),
        ("http://b.example", "a.example", False),
        ("http://localhost:8000", "127.0.0.1:8000", False),
        ("null", "a.example", False),
        ("http://[::1", "[::1", False),
        ("http://a:b:c", "a:b:c", False),
        ("ftp://a.example", "a.example", False),
    ],
)
def test_an_origin_is_a_name_and_a_port(origin: str, host: str, same: bool) -> None:
    assert same_place(origin, host) is same


# -- log-ins


def with_cookie(server: Server, cookie: str) -> httpx.Response:
    return server.get("/api/tables", headers={"Cookie": f"astrarium={cookie}"})


def test_a_cookie_is_worth_nothing_after_log_out(server: Server) -> None:
    guest = server.member("Algol")
    table = guest.new_table("me", "bot:random", game="comets")
    tab = guest.open(table)
    cookie = guest.http.cookies["astrarium"]
    assert with_cookie(server, cookie).status_code == 200
    assert guest.post("/api/logout").json()["account"] is None
    assert with_cookie(server, cookie).status_code == 401
    assert tab.closed() == 1012


def test_log_ins_are_listed_and_ended(server: Server) -> None:
    desk, phone = server.member("Alcor"), server.guest()
    assert phone.post("/api/login", name="alcor", password="a long secret").json()["account"] == "Alcor"
    logins = desk.get("/api/logins")["logins"]
    assert sorted(login["mine"] for login in logins) == [False, True]
    assert all("python-httpx" in login["agent"] for login in logins)
    other = next(login["id"] for login in logins if not login["mine"])
    stranger = server.guest()
    assert error(stranger.post("/api/logins/end", id=other)) == (404, "server-no-such-login")
    left = desk.post("/api/logins/end", id=other).json()["logins"]
    assert [login["mine"] for login in left] == [True]
    assert with_cookie(server, phone.http.cookies["astrarium"]).status_code == 401
    phone.post("/api/login", name="Alcor", password="a long secret")
    assert len(desk.post("/api/logins/end").json()["logins"]) == 1


def test_another_password_ends_all_other_log_ins(server: Server) -> None:
    desk, phone = server.member("Alioth"), server.guest()
    phone.post("/api/login", name="Alioth", password="a long secret")
    wrong = desk.post("/api/password", old="no such secret", new="another secret")
    assert error(wrong) == (403, "server-wrong-password")
    assert desk.post("/api/password", old="a long secret", new="short").status_code == 400
    assert desk.post("/api/password", old="a long secret", new="another secret").status_code == 200
    assert with_cookie(server, phone.http.cookies["astrarium"]).status_code == 401
    assert with_cookie(server, desk.http.cookies["astrarium"]).status_code == 200
    again = server.guest()
    assert again.post("/api/login", name="Alioth", password="a long secret").status_code == 403
    assert again.post("/api/login", name="Alioth", password="another secret").status_code == 200
    assert error(server.guest().post("/api/password", old="a long secret", new="another secret"))[0] == 403


def test_seats_come_along_only_on_purpose(server: Server) -> None:
    server.member("Alkaid")
    guest = server.guest()
    guest.new_table("me", "bot:random", game="comets")
    guest.post("/api/login", name="Alkaid", password="a long secret")
    assert guest.get("/api/tables")["mine"] == []


def test_a_signed_cookie_of_former_times_is_exchanged_once(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    guest = server.guest("Mira")
    ((key,),) = server.rows("SELECT value FROM settings WHERE key = 'cookie-key'")
    ((id,),) = server.rows("SELECT id FROM people WHERE name = 'Mira'")
    server.change("UPDATE people SET signed = 1")
    old = f"{id}.{hmac.new(bytes.fromhex(key), id.encode(), sha256).hexdigest()}"
    assert with_cookie(server, old).status_code == 200
    guest.http.cookies.clear()
    exchanged = server.get("/api/me", headers={"Cookie": f"astrarium={old}"})
    assert exchanged.json()["name"] == "Mira"
    assert "." not in exchanged.cookies["astrarium"]
    assert with_cookie(server, old).status_code == 401
    assert with_cookie(server, exchanged.cookies["astrarium"]).status_code == 200
    server.stop()


# -- what is kept


def test_files_are_their_owners_alone(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.guest()
    server.stop()
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
    kept = [path for path in (tmp_path / "data").iterdir() if path.name.startswith("tables.sqlite3")]
    assert any(path.is_file() for path in kept)
    assert all(stat.S_IMODE(path.stat().st_mode) == (0o700 if path.is_dir() else 0o600) for path in kept)
    (tmp_path / "data").chmod(0o755)
    (tmp_path / "data" / "tables.sqlite3").chmod(0o644)
    Server(tmp_path / "data").stop()
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
    assert stat.S_IMODE((tmp_path / "data" / "tables.sqlite3").stat().st_mode) == 0o600


def test_neither_secrets_of_browsers_nor_passwords_are_kept(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    guest = server.guest()
    guest.post("/api/account", name="Sirius", password="known to nobody")
    cookie = guest.http.cookies["astrarium"]
    server.stop()
    kept = b"".join(path.read_bytes() for path in (tmp_path / "data").rglob("*") if path.is_file())
    assert cookie.encode() not in kept
    assert b"known to nobody" not in kept
    assert cookie not in server.said
    assert "known to nobody" not in server.said


def test_a_password_takes_long_to_guess() -> None:
    """Argon2id, with at least what OWASP asks for."""
    hasher = Accounts(None)._hasher  # type: ignore[arg-type]
    assert hasher.type is Type.ID
    assert hasher.memory_cost >= 19 * 1024
    assert hasher.time_cost >= 2


def test_an_error_of_the_database_tells_no_secret() -> None:
    from sqlalchemy import text
    from sqlalchemy.exc import SQLAlchemyError

    from astrarium.server.store.store import Store

    store = Store("sqlite://")
    with pytest.raises(SQLAlchemyError) as failure, store.engine.begin() as connection:
        connection.execute(text("SELECT * FROM nothing WHERE token = :token"), {"token": "s3cret"})
    assert "s3cret" not in str(failure.value)


# -- what makes no sense


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/%00", 200),
        ("/" + "x" * 300, 200),
        ("/" + "x/" * 2000, 200),
        ("/api/%00", 404),
        ("/api/links/%00", 200),
    ],
)
def test_odd_addresses_are_no_fault(server: Server, path: str, status: int) -> None:
    answer = server.get(path)
    assert answer.status_code < 500 or answer.status_code == 503  # 503: no client was built
    if answer.status_code != 503:
        assert answer.status_code == status


@pytest.mark.parametrize("body", [b"[" * 60_000, b'{"a":' * 10_000, b"\xff", b"", b"null", b"{", b"[]"])
def test_odd_bodies_are_no_fault(server: Server, body: bytes) -> None:
    guest = server.guest()
    for path in ("/api/me", "/api/tables"):
        answer = guest.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400
    assert error(guest.post("/api/me", name="x" * 100_000))[0] == 413


def test_no_body_is_a_fault_at_any_address(server: Server) -> None:
    """Neither what is no UTF-8, in names and values, nor what only nearly is."""
    guest = server.guest()
    paths = server.get("/schema/openapi.json").json()["paths"]
    posted = [
        path.replace("{node}", "0").replace("{", "").replace("}", "")
        for path, deeds in paths.items()
        if "post" in deeds
    ]
    assert len(posted) > 20
    for path in posted:
        for body in (
            b'{"name": "\xff"}',
            b'{"a\xc3": 1}',
            b'{"name": "\xed\xa0\x80"}',
            b'{"name": "\xc0\x80"}',
        ):
            answer = guest.http.post(path, content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code == 400, (path, body, answer.text)


@pytest.mark.parametrize("host", ["a:b:c", "[::1", "", "x" * 300])
def test_odd_hosts_are_no_fault(server: Server, host: str) -> None:
    for path in ("/api/me", "/", "/api/games"):
        assert server.get(path, headers={"Host": host}).status_code < 500
    guest = server.guest()
    headers = {"Host": host, "Origin": "http://a"}
    assert guest.http.post("/api/me", json={"name": "x"}, headers=headers).status_code in (400, 403)


# -- names


@pytest.mark.parametrize(
    "other",
    ["vega ", "VEGA", "Vegа", "Ｖｅｇａ", "V\u200bega", "ᵛega", "Vega\u00ad", "Ꮩega", "Vegа.", "Veɡа"],
    ids=ascii,
)
def test_names_that_look_alike_are_one(other: str) -> None:
    assert skeleton(clean_name(other)) == skeleton("Vega")


def test_capital_i_and_small_l_are_one() -> None:
    assert len({skeleton(name) for name in ("Algol", "AlgoI", "aIgoI", "A1gol", "algo|", "ALGOL")}) == 1
    assert skeleton("Mira") == skeleton("rnira")


def test_different_names_stay_different() -> None:
    names = ["Vega", "Wega", "Łukasz", "Lukasz", "Ana", "Anna", "Zoë", "Zoe"]
    assert len({skeleton(name) for name in names}) == len(names)
    assert skeleton("Zoe\u0308") == skeleton("Zoë")


def test_nobody_is_called_like_somebodys_account(server: Server) -> None:
    server.member("Fomalhaut")
    for name in ("fomalhaut", "Fоmalhaut", "FOMALHAUT", "Fomalhaut"):
        guest = server.guest()
        taken = guest.post("/api/account", name=name, password="a long secret")
        assert error(taken) == (409, "server-name-taken")
        assert error(guest.post("/api/me", name=name)) == (409, "server-name-taken")


# -- pages


def test_pages_are_sealed(server: Server) -> None:
    for path in ("/", "/api/me", "/api/games", "/nowhere"):
        headers = server.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["x-content-type-options"] == "nosniff"


def test_a_study_to_look_at_is_the_only_page_in_a_frame(server: Server) -> None:
    framed = [
        server.get(path).headers["content-security-policy"] for path in ("/study/x?embed", "/table/x?embed")
    ]
    assert ["frame-ancestors *" in each for each in framed] == [True, False]
    assert "frame-ancestors 'none'" in server.get("/study/x").headers["content-security-policy"]


def test_guests_are_marked(server: Server) -> None:
    guest, member = server.guest(), server.member("Denebola")
    table = guest.new_table("me", "link", game="comets")
    tab = guest.tab(table)
    assert [player["guest"] for player in tab.until("welcome")["players"]] == [True, False]
    assert member.sit(table, 1).status_code == 200
    players = tab.until(lambda m: m["type"] == "players" and m["players"][1]["taken"])["players"]
    assert [player["guest"] for player in players] == [True, False]
    assert guest.post("/api/account", name="Zosma", password=PASSWORD).status_code == 200
    players = tab.until(lambda m: m["type"] == "players" and m["players"][0]["name"] == "Zosma")["players"]
    assert [player["guest"] for player in players] == [False, False]


def test_every_claim_names_a_test_that_exists() -> None:
    folder = Path(__file__).parent
    document = (folder.parents[1] / "docs" / "security.md").read_text(encoding="utf-8")
    claims = [line for line in document.splitlines() if line.startswith("| ") and "`test_" in line]
    assert len(claims) >= 15
    for line in claims:
        file = ""
        for word in line.rpartition(" | ")[2].replace("`", "").replace("|", "").split(","):
            name, _, test = word.strip().partition("::")
            file = name or file
            source = (folder / file).read_text(encoding="utf-8")
            assert not test or f"def {test}(" in source, word
