"""The lobby: guests, accounts, tables, links, seats and catalogues."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from astrarium import bots, localization
from astrarium.bots.novices import GRADES
from astrarium.fluent_files import Catalogue
from astrarium.server.http.catalogue import TEXTS, read_rules
from astrarium.server.http.static_files import DIST

from .guests import Server, error, play_on, said

# -- who I am


def test_a_guest_has_a_name_and_a_cookie(server: Server) -> None:
    guest = server.guest()
    assert guest.me["name"]
    assert guest.me["account"] is None
    assert guest.get("/api/me") == guest.me
    assert guest.post("/api/me", name="  Al\tNair  ").json()["name"] == "Al Nair"
    assert guest.get("/api/me")["name"] == "Al Nair"


@pytest.mark.parametrize("name", ["", " ", "x" * 41, 5, None])
def test_a_name_that_is_none(server: Server, name: object) -> None:
    assert server.guest().post("/api/me", name=name).status_code == 400


def test_a_forged_cookie_is_nobodys(server: Server) -> None:
    guest = server.guest()
    secret = guest.http.cookies["astrarium"]
    for cookie in (f"{secret}x", secret[:-1], f"{secret}.{secret}", ".", "é", "x" * 1000, ""):
        headers = {"Cookie": f"astrarium={cookie}".encode()}
        answer = server.get("/api/tables", headers=headers)
        assert error(answer) == (401, "table-who-are-you")


def test_the_cookie_is_for_this_site_alone(server: Server) -> None:
    said = server.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in said
    assert "SameSite=lax" in said


# -- accounts


def test_an_account_on_another_device(server: Server) -> None:
    guest = server.guest()
    table = guest.new_table("me", "bot:random", game="comets")
    account = {"name": "Zubeneschamali", "password": "a long secret"}
    assert guest.post("/api/account", **account).json()["account"] == "Zubeneschamali"
    assert error(guest.post("/api/account", **account))[1] == "server-account-already"
    assert error(server.guest().post("/api/account", **account)) == (409, "server-name-taken")
    phone = server.guest()
    wrong = phone.post("/api/login", name="Zubeneschamali", password="another secret")
    assert error(wrong) == (403, "server-wrong-password")
    assert error(phone.post("/api/login", name="Nobody", password="another secret"))[0] == 403
    other = phone.new_table("me", "bot:random", game="comets")
    assert phone.post("/api/login", **account, bring_seats=True).json()["name"] == "Zubeneschamali"
    mine = {card["id"] for card in phone.get("/api/tables")["mine"]}
    assert mine == {table["table"], other["table"]}
    tab = phone.tab(other)
    assert tab.until("welcome")["mine"] == [0]
    assert phone.post("/api/logout").json()["account"] is None
    assert phone.get("/api/tables")["mine"] == []


def test_a_password_has_some_length(server: Server) -> None:
    assert server.guest().post("/api/account", name="Short", password="short").status_code == 400


# -- tables


@pytest.mark.parametrize(
    ("wish", "status", "text"),
    [
        ({"game": "chess"}, 404, "error-unknown-game"),
        ({"seats": [{"kind": "me"}]}, 400, "error-bad-seats"),
        ({"seats": []}, 400, "server-bad-request"),
        ({"seats": [{"kind": "me"}, {"kind": "bot"}]}, 400, "table-which-bot"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]}, 400, "error-unknown-bot"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "flat:x"}]}, 400, "error-bad-limit"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "flat:900"}]}, 400, "table-bot-too-slow"),
        ({"seats": [{"kind": "me"}, {"kind": "ghost"}]}, 400, "server-bad-request"),
        ({"options": {"nonsense": True}}, 400, "error-unknown-setting"),
        ({"options": {"extra_planet": 5}}, 400, "error-bad-setting"),
        ({"seed": ""}, 400, "server-bad-request"),
        ({"seed": [1]}, 400, "server-bad-request"),
        ({"clock": {"seconds": 0}}, 400, "server-bad-request"),
        ({"surprise": 1}, 400, "server-bad-request"),
        ({"name": "x" * 41}, 400, "table-name-too-long"),
        ({"seats": [{"kind": "me", "name": "x" * 41}, {"kind": "link"}]}, 400, "table-name-too-long"),
        ({"absence": -1}, 400, "server-bad-request"),
        ({"game": "comets", "options": {"deal": [1]}}, 400, "error-unknown-setting"),
        (
            {"game": "comets", "options": {"rounds": 2}, "seats": [{"kind": "me"}] * 3},
            400,
            "barred-not-yours",
        ),
    ],
)
def test_a_table_that_makes_no_sense(server: Server, wish: dict[str, object], status: int, text: str) -> None:
    guest = server.guest()
    usual = {"game": "metallum", "seats": [{"kind": "me"}, {"kind": "link"}]}
    assert error(guest.post("/api/tables", **(usual | wish))) == (status, text)
    assert guest.get("/api/tables")["mine"] == []


def test_levels_are_bots(server: Server) -> None:
    guest = server.guest()
    game = next(game for game in guest.get("/api/games")["games"] if game["id"] == "metallum")
    assert game["seats"] == [2, 2]
    assert game["settings"][0]["id"] == "extra_planet"
    names = [level["level"] for level in game["levels"]]
    assert names[:5] == [f"table-level-{word}" for word in (*GRADES, "captain")]
    assert all(level["bot"] != "random" for level in game["levels"])
    table = guest.new_table("me", "bot:ensign")
    players = guest.tab(table).until("welcome")["players"]
    assert players[1]["bot"] == game["levels"][1]["bot"]


def test_the_bot_offered_first_knows_the_game_where_one_does(server: Server) -> None:
    games = {game["id"]: game for game in server.guest().get("/api/games")["games"]}
    for game in games.values():
        offered = game["bot"]
        assert offered in [level["bot"] for level in game["levels"]], game["id"]
        own = [name for name in game["bots"] if bots.kind_of(name).game == game["id"]]
        assert offered in own if own else offered == "ismcts:0.5", game["id"]
    assert games["metallum"]["bot"] == "metallum-basic"


def test_settings_for_scripts_are_not_offered(server: Server) -> None:
    comets = next(game for game in server.guest().get("/api/games")["games"] if game["id"] == "comets")
    assert [setting["id"] for setting in comets["settings"]] == ["rounds"]
    assert comets["weight"] == 2


def test_a_table_has_a_name_and_says_where_the_game_stands(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = host.new_table("me", "link", game="comets", name="  Friday \t night ", open=True)
    card = host.get("/api/tables")["mine"][0]
    assert card["name"] == "Friday night"
    assert card["heading"] == [{"label": {"text": "label-rounds", "args": {}}, "value": 6}]
    open_card = next(card for card in friend.get("/api/tables")["open"] if card["id"] == table["table"])
    assert (open_card["name"], open_card["heading"]) == (card["name"], card["heading"])
    assert friend.get(f"/api/links/{table['links']['watch']}")["name"] == "Friday night"
    assert host.tab(table).until("welcome")["table"]["name"] == "Friday night"
    metallum = host.new_table("me", "link")["table"]
    cards = {card["id"]: card for card in host.get("/api/tables")["mine"]}
    labels = [fact["label"]["text"] for fact in cards[metallum]["heading"]]
    assert labels == ["label-round", "label-phase"]
    assert cards[metallum]["name"] is None


def test_players_are_told_apart(server: Server) -> None:
    host, friend = server.guest("Vega"), server.guest("Vega")
    table = host.new_table("me", "me", "link", game="comets")
    friend.sit(table, 2)
    players = host.tab(table).until("welcome")["players"]
    assert [player["name"] for player in players] == ["Vega", "Vega (2)", "Vega (3)"]
    assert [player["title"] for player in players] == [None, None, None]


def test_bots_are_called_by_their_level(server: Server) -> None:
    guest = server.guest()
    table = guest.new_table("me", "bot:ensign", "bot:ensign", game="comets")
    players = guest.tab(table).until("welcome")["players"]
    titles = [said(player["title"]) for player in players[1:]]
    assert titles == ["Hermes", "Hermes II"]
    table = guest.new_table("bot:lieutenant", "bot:flat:0.1", "me", game="comets")
    players = guest.tab(table).until("welcome")["players"]
    titles = [said(player["title"], "pl") for player in players[:2]]
    assert titles == ["Vesna", "Bot flat:0.1"]


def test_finished_games_are_counted(server: Server) -> None:
    guest = server.guest()
    assert guest.get("/api/tables")["finished_count"] == 0
    tab = guest.open(guest.new_table("me", "me", game="comets", options={"rounds": 2}))
    play_on([tab], Random(1))
    tables = guest.get("/api/tables")
    assert (tables["mine"], len(tables["finished"]), tables["finished_count"]) == ([], 1, 1)


def test_my_tables_and_open_ones(server: Server) -> None:
    host, other = server.guest("Atria"), server.guest()
    closed = host.new_table("me", "link", game="comets")["table"]
    opened = host.new_table("me", "open", game="comets", open=True)["table"]
    mine = {card["id"]: card for card in host.get("/api/tables")["mine"]}
    assert set(mine) == {closed, opened}
    assert mine[closed]["your_turn"]
    assert mine[closed]["mine"] == [0]
    free = {card["id"]: card for card in other.get("/api/tables")["open"]}
    assert opened in free
    assert closed not in free
    assert free[opened]["free"] == [1]
    assert other.post(f"/api/tables/{opened}/sit", seat=1).json() == {"table": opened, "seat": 1}
    assert other.get("/api/tables")["mine"][0]["mine"] == [1]
    third = server.guest()
    assert error(third.post(f"/api/tables/{opened}/sit", seat=1)) == (409, "server-link-taken")
    assert error(third.post(f"/api/tables/{closed}/sit", seat=1)) == (403, "server-not-invited")
    assert error(third.post(f"/api/tables/{closed}/sit", seat=0)) == (409, "server-link-taken")
    assert error(third.post(f"/api/tables/{closed}/sit", seat=7)) == (400, "error-no-such-seat")
    assert error(third.post("/api/tables/nowhere/sit", seat=0)) == (404, "server-no-such-table")


def test_where_links_lead(server: Server) -> None:
    host, friend, late = server.guest(), server.guest(), server.guest()
    table = host.new_table("me", "link", game="comets")
    link = f"/api/links/{table['links']['seats']['1']}"
    assert friend.get(link)["status"] == "free"
    assert friend.sit(table, 1).status_code == 200
    assert friend.sit(table, 1).status_code == 200
    assert friend.get(link)["status"] == "mine"
    used = late.get(link)
    assert (used["status"], used["text"]["text"]) == ("taken", "server-link-taken")
    assert error(late.sit(table, 1)) == (409, "server-link-taken")
    watch = late.get(f"/api/links/{table['links']['watch']}")
    assert (watch["status"], watch["table"]) == ("watch", table["table"])
    for wrong in ("x", table["links"]["watch"][:-1], "%2e%2e", "'; drop table seats"):
        assert late.get(f"/api/links/{wrong}")["status"] == "unknown"


def test_one_seat_taken_by_many_at_once(server: Server) -> None:
    host = server.guest()
    table = host.new_table("me", "link", game="comets")
    crowd = [server.guest() for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda guest: guest.sit(table, 1).status_code, crowd))
    assert sorted(answers) == [200, 409, 409, 409, 409, 409]


def test_a_record_is_for_later_and_for_those_who_may_watch(server: Server) -> None:
    host = server.guest()
    table = host.new_table("me", "bot:random", game="comets")["table"]
    assert error(host.http.get(f"/api/tables/{table}/record")) == (409, "server-record-not-yet")
    assert error(server.guest().http.get(f"/api/tables/{table}/record"))[0] == 404


# -- reading


def test_texts_in_both_languages(server: Server) -> None:
    guest = server.guest()
    for language in localization.LANGUAGES:
        shell = guest.http.get(f"/api/texts/{language}")
        assert shell.headers["content-type"].startswith("text/plain")
        assert "table-stale = " in shell.text
        assert "shell-player = " in shell.text
        assert "prompt-program = " in guest.http.get(f"/api/texts/{language}/metallum").text
    assert error(guest.http.get("/api/texts/xx"))[0] == 404
    assert error(guest.http.get("/api/texts/en/chess"))[0] == 404


#: Forms of a name that a language may ask for.
FORM = re.compile("-(person|own|low)$")


def test_the_servers_own_texts_say_the_same_in_both_languages() -> None:
    said = {}
    for language in localization.LANGUAGES:
        catalogue = Catalogue(language)
        for folder in TEXTS:
            catalogue.read(folder)
        assert catalogue.faults == []
        # In which form somebody or something is named is each language's own affair; that it is named is not.
        said[language] = {
            id: {FORM.sub("", name) for name in catalogue.variables(id)} for id in catalogue.entries
        }
    assert said["en"] == said["pl"]


def test_rules_in_chapters(server: Server) -> None:
    guest = server.guest()
    for language in localization.LANGUAGES:
        rules = guest.get(f"/api/rules/metallum/{language}")
        assert rules["language"] == language
        by_number = {p["number"]: p["markdown"] for s in rules["sections"] for p in s["paragraphs"]}
        import astrarium

        assert by_number == localization.rules(astrarium.game("metallum"), language)
    assert read_rules("# A\n\nhm\n## B2 C\nso\n**B2.1** x\ny\n", "g", "en").sections[0].intro == "so"


def test_the_schema_describes_every_call(server: Server) -> None:
    guest = server.guest()
    paths = guest.get("/schema")["paths"]
    assert {"/api/me", "/api/games", "/api/tables", "/api/tables/{table}/sit", "/api/links/{token}"} <= set(
        paths
    )
    messages = guest.get("/api/schema/messages")
    assert {"Answer", "Position", "Welcome", "Refused"} <= set(messages["components"])


def test_addresses_that_are_none(server: Server) -> None:
    guest = server.guest()
    assert error(guest.http.get("/api/nothing")) == (404, "server-not-found")
    for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/pyproject.toml", "/assets/none.js"):
        answer = guest.http.get(path)
        assert "build-system" not in answer.text
        assert answer.status_code in (200, 404, 503)


def test_the_front_page_for_every_address_of_the_client(server: Server) -> None:
    answer = server.guest().http.get("/table/abc")
    assert "text/html" in answer.headers["content-type"]
    assert answer.status_code == (200 if (DIST / "index.html").is_file() else 503)
    assert "Astrarium" in answer.text


def test_what_the_browser_has_is_not_sent_again(server: Server) -> None:
    guest = server.guest()
    for path in ("/api/texts/en", "/api/texts/pl/metallum", "/api/rules/metallum/en"):
        first = guest.http.get(path)
        assert first.headers["content-encoding"] == "gzip"
        assert first.headers["referrer-policy"] == "same-origin"
        again = guest.http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = guest.http.get(path, headers={"Accept-Encoding": "identity"})
        assert plain.text == first.text
