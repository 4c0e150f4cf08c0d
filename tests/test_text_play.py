"""Text play, as a person plays it: the real program, typed into through pipes or at a terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

from astrarium.kernel import Record
from program import Terminal, astrarium

GAME = ("play", "--text", "metallum", "--seats", "you:Ala,bot:random", "--seed", "7")
#: What stands below every question.
READY = "lists everything else."
FIVE = "You revealed Move 1, Deposit report and Extra activation"
QUESTION = "Which program do you choose for this round?"
BOXES = "─│┌┐└┘├┤┬┴┼═║╔╗╚╝╭╮╯╰━┃╇╈"


def kept(home: Path) -> Record:
    """The only game in play."""
    (path,) = (home / "playing").glob("*.json")
    return Record.load(path)


def test_a_whole_game_by_first_options(home: Path) -> None:
    run = astrarium(home, *GAME, typed="1\n" * 400)
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    assert "⟦" not in run.stdout
    assert "Bot random wins." in run.stdout
    assert "Decided by: More credits." in run.stdout
    assert "Planets explored" in run.stdout
    (record,) = (home / "finished").glob("*.json")
    assert f"Record of the game: {record}" in run.stdout.replace("\n", "") + run.stdout
    assert list((home / "playing").iterdir()) == []
    assert astrarium(home, "verify", str(record)).returncode == 0


def test_the_question_stands_below_board_and_log(home: Path) -> None:
    shown = astrarium(home, *GAME, typed="1\n1\n").stdout
    assert "Your decision." in shown
    assert "The system" in shown
    assert "● Bot random revealed" in shown
    assert shown.index("The system") < shown.index(QUESTION) < shown.index("   1 Move 1")
    assert "The game is saved. To continue it: astrarium play --text metallum" in shown


def test_of_much_news_the_latest_is_told_and_the_rest_counted(home: Path) -> None:
    seats = "bot:random,bot:random,bot:random,you:Ala"
    shown = astrarium(
        home, "play", "--text", "captains", "--seats", seats, "--seed", "7", typed="pass\n\n" * 4
    ).stdout
    counted = re.search(r"(\d+) earlier lines: log (\d+) shows them all", shown)
    assert counted is not None
    assert int(counted[2]) == int(counted[1]) + 8
    lines = shown[counted.end() :].splitlines()[1:9]
    assert all(line.strip() for line in lines)


def test_typing_narrows_and_enter_takes_the_last_one(home: Path) -> None:
    typed = "two robots -buy\nINTENSIVE\nmove 1\n\n"
    shown = astrarium(home, *GAME, "--plain", typed=typed).stdout
    first, second, third = (part for part in shown.split("\n> ")[1:4])
    assert "Two robots" in first
    assert "Buy" not in first.split("\n", 1)[1]
    assert all("Intensive mining" in line for line in second.splitlines()[1:-1])
    assert "One option is left: Enter picks it." in third
    assert "You: Move 1, Two robots, Intensive mining" in shown
    assert list(kept(home).moves[0][1]) == ["program", "move_1", "deploy_2", "intensive_mining"]


def test_enter_shows_all_options_again_and_all_lists_every_one(home: Path) -> None:
    shown = astrarium(home, *GAME, "--plain", typed="overload\n\nall\n").stdout
    narrowed, again, everything = shown.split("\n> ")[1:4]
    assert "1. Move 1: " not in narrowed
    assert "1. Move 1: " in again
    assert "13. " not in again
    assert "95. " in everything


def test_a_number_outside_the_narrowed_list_is_not_taken(home: Path) -> None:
    shown = astrarium(home, *GAME, "--plain", typed="overload\n1\n\nall\n1\n").stdout
    assert "Option 1 isn't in the list you narrowed down" in shown
    assert list(kept(home).moves[0][1]) == ["program", "move_1"]


def test_numbers_that_are_not_there(home: Path) -> None:
    shown = astrarium(home, *GAME, "--plain", typed=f"0\nall\n0\n999\n1 2\n{'9' * 5000}\n1\n").stdout
    assert "There is no option 0: they're numbered 1 to 12." in shown
    assert "There is no option 0: they're numbered 1 to 95." in shown
    assert "There is no option 999" in shown
    assert "You can only pick one option here." in shown
    assert kept(home).moves


def test_question_mark_shows_the_rule(home: Path) -> None:
    shown = astrarium(home, *GAME, "--plain", typed="?\n? 7\nall\n? 3\n?overload\n? M7.8\n").stdout
    question, tile, _, option, name, number = shown.split("\n> ")[1:7]
    assert "M7.7: Deposit report (special, complexity 1)" in tile
    assert "M4.1: Choose from one to four of your active tiles." in question
    assert "Deposit report: Put a marker, rich or poor" in option
    assert "M4.6: Every two tiles of the program that touch must match" in option
    assert "Overload: Place 1 robot" in name
    assert "M7.8: Overload (special, complexity 2)" in number
    polish = astrarium(home, *GAME, "--plain", "--lang", "pl", "--new", typed="?\n").stdout
    assert "M4.1: Wybie" in polish


def test_why_tells_what_is_barred(home: Path) -> None:
    shown = astrarium(
        home, *GAME, "--plain", typed="why\nwhy move 3 three robots\nwhy teapot\nmove 3 three\n"
    ).stdout
    everything, one, nothing, attempt = shown.split("\n> ")[1:5]
    assert "What isn't allowed, and why" in everything
    assert "Move 3" in one
    assert "M4.6" in one
    assert "Nothing that isn't allowed contains “teapot”." in nothing
    assert "No option contains “move 3 three”." in attempt
    assert "What isn't allowed, and why" in attempt


def test_undo_goes_back_to_the_own_decision_past_the_bot(home: Path) -> None:
    run = astrarium(home, *GAME, "--plain", typed="undo\nall\n1\nundo\nall\n2\n")
    assert "There is nothing to take back." in run.stdout
    assert "Taken back: it's your decision again." in run.stdout
    record = kept(home)
    assert ("undo", None) in record.moves
    answers = [list(answer) for seat, answer in record.moves if seat == 0]
    assert answers[:2] == [["program", "move_1"], ["program", "move_1", "deposit_report"]]


def test_log_board_rules_and_help(home: Path) -> None:
    shown = astrarium(
        home, *GAME, "--plain", typed="log\n1\n1\nlog 1\nboard\nrules\nrules robot factory\nhelp\n"
    ).stdout
    parts = shown.split("\n> ")
    assert "Nothing has happened yet." in parts[1]
    assert len(parts[4].splitlines()) == 2
    assert "Alpha, your robots: 0" in parts[5]
    assert "Which word?" in parts[6]
    assert "M10.12: Robot Factory" in parts[7].splitlines()[1]
    assert "undo: goes back to your last decision" in parts[8]


def test_save_and_load(home: Path, tmp_path: Path) -> None:
    file, foreign = tmp_path / "saved.json", tmp_path / "foreign.txt"
    foreign.write_text("mine")
    typed = f"1\n1\nsave\nsave {foreign}\nsave {file}\n1\nsave {file}\nsave {tmp_path}/no/where.json\n"
    shown = astrarium(home, *GAME, "--plain", typed=typed).stdout
    assert "Save to which file?" in shown
    assert f"{foreign} already exists and isn't a record of this game" in shown
    assert foreign.read_text() == "mine"
    assert shown.count(f"Saved: {file}") == 2
    assert "No such file or directory" in shown
    before = file.read_bytes()
    run = astrarium(home, "play", "--load", str(file), "--plain", typed="1\n")
    assert run.returncode == 0, run.stderr
    assert f"Metallum: continuing from move {len(Record.load(file).moves)}." in run.stdout
    assert file.read_bytes() == before


def test_the_deal_of_the_day_follows_from_the_date(home: Path) -> None:
    run = astrarium(home, "daily", "metallum", "--plain", typed="1\n")
    assert run.returncode == 0, run.stderr
    assert re.search(r"The deal of 20\d\d-\d\d-\d\d \(UTC\), the same on every machine", run.stdout)
    assert re.fullmatch(r"daily 20\d\d-\d\d-\d\d", kept(home).seed or "")


def test_polish_from_the_start_and_in_the_middle(home: Path) -> None:
    shown = astrarium(
        home, *GAME, "--plain", typed="lang\nlang xx\nlang pl\ndwa roboty\ncofnij\npomoc\nkoniec\n"
    ).stdout
    assert shown.count("Which language? One of: en, pl") == 2
    assert "Jaki program układasz na tę rundę?" in shown
    assert "Nie ma czego cofnąć." in shown
    assert "cofnij: powrót do twojej ostatniej decyzji" in shown
    assert "Partia jest zapisana." in shown
    polish = astrarium(home, *GAME, "--lang", "pl", typed="tak\n1\n1\n").stdout
    assert "Grać dalej?" in polish
    assert "Bot random ujawnia" in polish
    assert "⟦" not in shown + polish


def test_plain_has_no_boxes_and_one_fact_a_line(home: Path) -> None:
    shown = astrarium(home, *GAME, "--plain", typed="1\n" * 400).stdout
    assert not set(shown) & set(BOXES + "◆●▲■✓\x1b\r")
    assert "Alpha, your robots: 0\n" in shown
    assert "You, credits: 0 $\n" in shown
    assert "Total, You: " in shown


def test_plain_tells_only_what_has_changed(home: Path) -> None:
    shown = astrarium(home, *GAME, "--plain", typed="1\n1\n1\nboard\n").stdout
    first, _, second, _, board, _ = shown.split("\n> ")
    assert "Omega (unexplored), your robots: 0" in first
    assert "Omega (unexplored), your robots: 0" not in second
    assert "Omega (unexplored), your robots: 0" in board


def test_painted_uses_shapes_with_colours(home: Path) -> None:
    with Terminal(home, *GAME) as terminal:
        shown = terminal.expect(READY)
        assert "◆ You" in shown
        assert "● Bot random" in shown
        assert "\x1b[38;" in terminal.raw
        assert set(shown) & set(BOXES)


def test_a_bot_of_about_ones_own_strength_follows_ones_results(home: Path) -> None:
    seats = ("play", "--text", "metallum", "--plain", "--new", "--seats", "you,bot:mine")
    first = astrarium(home, *seats, typed="").stdout
    assert "Your opponent: Mira, who plays at your strength. About" in first
    rating = int(first.partition("strength. About ")[2].partition(",")[0])
    astrarium(home, *GAME[:-3], f"you,bot:{rating}", "--seed", "7", "--plain", typed="1\n" * 400)
    (played,) = (home / "finished").iterdir()
    won = Record.load(played).result["ranking"][0] == [0]
    again = astrarium(home, *seats, "--lang", "pl", typed="").stdout
    now = int(again.partition("mocno jak ty. Około ")[2].partition(":")[0].partition(",")[0])
    assert now > rating if won else now < rating or "czyli tyle co Luna" in again


def test_resume_after_kill_9(home: Path) -> None:
    with Terminal(home, *GAME) as terminal:
        terminal.expect(READY)
        terminal.type("all")
        terminal.type("5")
        terminal.expect("What do you do next?")
        terminal.kill()
    record = kept(home)
    assert (0, ("program", "move_1", "deposit_report", "extra_activation")) in record.moves
    with Terminal(home, "play", "--text", "metallum") as terminal:
        terminal.expect(f"You left a game of Metallum at move {len(record.moves)}. Continue it?")
        terminal.type("maybe")
        terminal.expect("Please answer yes or no.")
        terminal.type("yes")
        assert FIVE in terminal.expect("lists everything else.")
        terminal.type("quit")
        terminal.expect("The game is saved.")
        assert terminal.status() == 0
    assert kept(home).moves == record.moves


def test_ctrl_c_keeps_the_game_and_leaves_nothing_half_written(home: Path) -> None:
    with Terminal(home, *GAME) as terminal:
        terminal.expect(READY)
        terminal.type("1")
        terminal.expect(READY)
        terminal.type("1")
        terminal.expect(READY)
        terminal.rest()
        terminal.interrupt()
        shown = terminal.expect("The game is saved.")
        assert "Traceback" not in shown
        assert terminal.status() == 130
    assert kept(home).moves
    assert not list(home.rglob("*.part"))


def test_ctrl_c_while_a_bot_thinks(home: Path) -> None:
    with Terminal(home, "play", "--text", "metallum", "--seats", "bot:ismcts:60,bot:random") as terminal:
        terminal.expect("Bot ismcts:60 is thinking")
        terminal.interrupt()
        terminal.expect("The game is saved.")
        assert terminal.status() == 130
    assert not list(home.rglob("*.part"))


def test_end_of_input_is_quit(home: Path) -> None:
    run = astrarium(home, *GAME, typed="")
    assert run.returncode == 0
    assert "The game is saved." in run.stdout
    assert astrarium(home, "play", "--text", "metallum", typed="").returncode == 0
    assert kept(home).moves == []


def test_no_and_new_start_another_game_and_keep_the_first(home: Path) -> None:
    astrarium(home, *GAME, typed="1\n")
    assert "A new game" in astrarium(home, *GAME, typed="no\n").stdout
    assert "A new game" in astrarium(home, *GAME, "--new", typed="").stdout
    assert len(list((home / "playing").glob("*.json"))) == 3


def test_a_game_that_was_left_is_offered_only_where_it_fits(home: Path) -> None:
    astrarium(home, *GAME, typed="1\n")
    other = ("play", "--text", "metallum", "--seats", "you,bot:random")
    assert "A new game" in astrarium(home, *other).stdout
    assert "A new game" in astrarium(home, *GAME[:-1], "8").stdout
    assert "Continue it?" in astrarium(home, *GAME).stdout


def test_a_game_that_is_played_elsewhere_is_not_offered(home: Path) -> None:
    with Terminal(home, *GAME) as terminal:
        terminal.expect(READY)
        assert "Continue it?" not in astrarium(home, "play", "--text", "metallum").stdout


def test_a_damaged_save_is_told_and_left_alone(home: Path) -> None:
    astrarium(home, *GAME, typed="1\n")
    (path,) = (home / "playing").glob("*.json")
    path.write_bytes(path.read_bytes()[:500])
    run = astrarium(home, *GAME, typed="")
    assert run.returncode == 0
    assert "A saved game can't be read and is left where it is" in run.stdout
    assert "A new game" in run.stdout
    assert path.exists()


def test_a_word_of_text_play_is_enough_to_play_metallum_as_text(home: Path) -> None:
    assert QUESTION in astrarium(home, "play", "--plain", typed="").stdout


def test_nobody_meets_a_strong_bot_unasked(home: Path) -> None:
    shown = astrarium(home, "play", "--text", "race", "--plain").stdout
    assert "Your opponent: Hermes, ensign." in shown
    assert "Hermes, points" in shown
    asked = ("--new", "--seats", "you,bot:captain")
    strong = astrarium(home, "play", "--text", "race", "--plain", *asked, "--lang", "pl").stdout
    assert "Ares, punkty" in strong
    assert "Twój przeciwnik" not in strong
    players = {Record.load(path).players[1] for path in (home / "playing").glob("*.json")}
    assert players == {"bot:ensign", "bot:race-basic"}


def test_only_bots(home: Path) -> None:
    run = astrarium(home, "play", "--text", "metallum", "--seats", "bot:random,bot:random", "--seed", "3")
    assert run.returncode == 0
    assert "Only bots are playing; you're watching." in run.stdout
    assert "Bot random II " in run.stdout
    assert "wins." in run.stdout


def test_alone_the_game_says_whether_it_was_a_victory(home: Path) -> None:
    run = astrarium(home, "play", "--text", "captains", "--seats", "bot:random", "--seed", "3")
    assert run.returncode == 0
    assert "Desk duty." in run.stdout
    assert "wins." not in run.stdout


def test_hot_seat_hides_one_program_from_the_other(home: Path) -> None:
    with Terminal(home, "play", "--text", "metallum", "--seats", "you:Ala,you:Ola", "--hotseat") as terminal:
        terminal.expect("Pass the device to Ala and press Enter.")
        terminal.type("")
        terminal.expect(READY)
        terminal.type("all")
        terminal.type("5")
        seen = terminal.expect("Pass the device to Ola and press Enter.")
        assert "\x1b[3J" in terminal.raw
        terminal.type("")
        seen = terminal.expect(READY)
        assert "revealed" not in seen
        assert "You are Ola." in seen
        terminal.type("all")
        terminal.type("5")
        assert FIVE.replace("You", "Ala") in terminal.expect("What do you do next?")


def test_hot_seat_can_be_open(home: Path) -> None:
    words = ("play", "--text", "metallum", "--hotseat", "--open", "--plain", "--seed", "1")
    shown = astrarium(home, *words, typed="1\n1\n").stdout
    assert "Pass the device" not in shown
    assert "You are Player 2." in shown
    assert json.loads(next((home / "playing").glob("*.json")).read_text())["players"] == ["you", "you"]
