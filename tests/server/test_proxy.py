"""Behind a proxy, as docs/hosting.md has it: `deploy/nginx.conf` in a real nginx, where there is one."""

from __future__ import annotations

import shutil
import ssl
import subprocess
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from socket import create_server

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from websockets.exceptions import ConnectionClosed

from astrarium.server.rate_limits import GUESTS

from .guests import PATIENCE, Server, websocket

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
NAME = "games.example"
OURS = f"https://{NAME}"
AROUND = """daemon off; master_process off; pid pid; events {{ worker_connections 256; }}
http {{ access_log off; client_body_temp_path a; proxy_temp_path b; fastcgi_temp_path c; uwsgi_temp_path d;
scgi_temp_path e; {site} }}
"""
FORGETFUL = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
pytestmark = pytest.mark.skipif(NGINX is None, reason="there is no nginx here")


def certify(folder: Path) -> None:
    """A certificate of our own."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, NAME)])
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(datetime.now(UTC) - timedelta(days=1))
    made = made.not_valid_after(datetime.now(UTC) + timedelta(days=1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
    (folder / "pem").write_bytes(made.sign(key, SHA256()).public_bytes(Encoding.PEM))
    told = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    (folder / "key").write_bytes(told)


class Proxy:
    """The server behind nginx, and a browser that trusts its certificate."""

    def __init__(self, folder: Path, server: Server, port: int) -> None:
        self.server = server
        self.port = port
        self.trust = ssl.create_default_context(cafile=str(folder / "pem"))
        self.http = httpx.Client(verify=self.trust, timeout=PATIENCE, cookies=FORGETFUL)

    def ask(self, method: str, path: str, **more: object) -> httpx.Response:
        headers = {"Host": NAME, **more.pop("headers", {})}  # type: ignore[dict-item]
        url, sni = f"https://127.0.0.1:{self.port}{path}", {"sni_hostname": NAME}
        return self.http.request(method, url, headers=headers, extensions=sni, **more)  # type: ignore[arg-type]

    def greeting(self, table: str, origin: str, cookie: str) -> str:
        """What a table says first, or the code by which it closes."""
        address = f"wss://{NAME}/api/tables/{table}/play"
        there = {"address": ("127.0.0.1", self.port), "server_hostname": NAME, "ssl": self.trust}
        try:
            with websocket(address, origin=origin, additional_headers={"Cookie": cookie}, **there) as socket:  # type: ignore[arg-type]
                said = socket.recv(PATIENCE)
                socket.recv(PATIENCE)
                return str(said)[:17]
        except ConnectionClosed as closed:
            return str(closed.rcvd.code if closed.rcvd else "")


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    folder = tmp_path_factory.mktemp("nginx")
    certify(folder)
    server = Server(folder / "data", TOY_PROXY="127.0.0.1", TOY_URL=OURS)
    with create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    site = (Path(__file__).parents[2] / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    ours = {"443": f"127.0.0.1:{port}", "127.0.0.1:8000": f"127.0.0.1:{server.port}"}
    ours |= {f"/etc/ssl/{NAME}.{each}": str(folder / each) for each in ("pem", "key")}
    for theirs, own in ours.items():
        assert theirs in site
        site = site.replace(theirs, own)
    (folder / "nginx.conf").write_text(AROUND.format(site=site), encoding="utf-8")
    words = [str(NGINX), "-p", str(folder), "-c", "nginx.conf", "-e", "errors"]
    nginx = subprocess.Popen(words)
    made = Proxy(folder, server, port)
    while nginx.poll() is None:
        try:
            made.ask("GET", "/readyz")
            break
        except httpx.ConnectError:
            continue
    yield made
    nginx.terminate()
    nginx.wait(PATIENCE)
    server.stop()


def test_whoever_comes_over_tls_stays_there(proxy: Proxy) -> None:
    first = proxy.ask("GET", "/api/me")
    assert first.headers["strict-transport-security"] == "max-age=31536000"
    assert {"Secure", "HttpOnly", "SameSite=lax"} <= set(first.headers["set-cookie"].split("; "))
    assert proxy.ask("GET", "/metrics").status_code == 404


def test_only_pages_of_our_address_change_anything(proxy: Proxy) -> None:
    cookie = proxy.ask("GET", "/api/me").headers["set-cookie"].split(";")[0]
    wish = {"game": "metallum", "seats": [{"kind": "me"}, {"kind": "link"}]}

    def set_up(origin: str) -> httpx.Response:
        return proxy.ask("POST", "/api/tables", json=wish, headers={"Cookie": cookie, "Origin": origin})

    others = ("https://other.example", f"{OURS}:444", f"http://{NAME}")
    assert [set_up(other).status_code for other in others] == [403] * 3
    table = set_up(OURS).raise_for_status().json()["table"]
    assert proxy.greeting(table, OURS, cookie) == '{"type":"welcome"'
    assert [proxy.greeting(table, other, cookie) for other in others] == ["4403"] * 3


def test_nobody_says_where_they_come_from_but_the_proxy(proxy: Proxy) -> None:
    forged = {"X-Forwarded-For": "192.0.2.1"}

    def refused(ask: Callable[..., httpx.Response]) -> bool:
        """Whether so many newcomers from one place are too many."""
        return any(ask(headers=forged).status_code == 429 for _ in range(2 * GUESTS[0]))

    # This machine, from which nginx sees us come whatever we say, may bring as many as it likes.
    assert not refused(partial(proxy.ask, "GET", "/api/me"))
    with httpx.Client(base_url=proxy.server.url, timeout=PATIENCE, cookies=FORGETFUL) as direct:
        assert refused(partial(direct.get, "/api/me"))
