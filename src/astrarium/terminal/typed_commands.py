"""Typed commands besides answers: help, rules, reasons, undo, log, save, quit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ..kernel import AstrariumError, BadRecord, Barred, Record, Text
from ..localization import LANGUAGES
from .coaching import hint, warnings
from .input_matching import fold, matches, narrow, numbers
from .screen import Leave

if TYPE_CHECKING:
    from .decision import Decision

LOG_LINES = 20
#: The parts of a game's one-minute summary.
PRIMER = ("goal", "turn", "mind")
MOST_PARAGRAPHS = 8
MOST_BARRED = 15

#: The words of each command in every language, without diacritics.
WORDS = {
    "help": ("help", "h", "pomoc"),
    "rule": ("?",),
    "why": ("why", "dlaczego", "czemu"),
    "hint": ("hint", "podpowiedz"),
    "warnings": ("warnings", "ostrzezenia"),
    "undo": ("undo", "u", "cofnij"),
    "log": ("log", "dziennik"),
    "board": ("board", "b", "plansza"),
    "rules": ("rules", "zasady"),
    "primer": ("primer", "wstep"),
    "all": ("all", "wszystko", "wszystkie"),
    "save": ("save", "zapisz"),
    "lang": ("lang", "jezyk"),
    "quit": ("quit", "q", "exit", "koniec", "wyjdz"),
}
#: Commands of a lesson: a letter, or the words of the browser's buttons.
TAUGHT = {"explain": ("w", "why", "dlaczego"), "show": ("s", "show", "show me", "pokaz")}
#: Commands without an argument. With one, the line is a search.
BARE = ("help", "hint", "warnings", "undo", "board", "primer", "all", "quit")


class AskAgain(BaseException):
    """The table has changed; the session has to ask again."""


@dataclass(frozen=True, slots=True)
class TypedCommand:
    """A typed command with its argument."""

    name: str
    rest: str

    def run(self, decision: Decision, quietly: bool = False) -> None:
        if self.name == "why":
            why(decision, self.rest, quietly)
        else:
            COMMANDS[self.name](decision, self.rest)


def find_command(typed: str, taught: bool = False) -> TypedCommand | None:
    """The command in a line, or None."""
    if typed.startswith("?"):
        return TypedCommand("rule", typed[1:].strip())
    for name, own in TAUGHT.items() if taught else ():
        if fold(typed) in own:
            return TypedCommand(name, "")
    word, _, rest = typed.partition(" ")
    for name, words in WORDS.items():
        if fold(word) in words and not (rest.strip() and name in BARE):
            return TypedCommand(name, rest.strip())
    return None


# -- looking things up


def help_(decision: Decision, rest: str) -> None:
    say = decision.voice.shell
    decision.screen.line(say("shell-help"), "title")
    rows = [
        (say("shell-typed-number"), say("shell-help-number")),
        (say("shell-typed-text"), say("shell-help-text")),
    ]
    for name in WORDS:
        word = "?" if name == "rule" else say(f"shell-word-{name}")
        rows.append((word, say(f"shell-help-{name}")))
    if decision.session.teacher is not None:
        rows += [(letter, say(f"shell-help-{name}")) for name, (letter, *_) in TAUGHT.items()]
    decision.screen.pairs(rows)


def rule(decision: Decision, rest: str) -> None:
    """`?` prints the rule behind the question; `? 3` or `? name`, that of an option, with its effects."""
    if not rest:
        _paragraph(decision, decision.choice.rule)
        return
    picked = numbers(rest)
    found = (
        [number - 1 for number in picked] if picked else narrow(decision.labels, decision.everything, rest)
    )
    options = decision.choice.options
    if not found:
        rules(decision, rest)
        return
    for at in found[:3]:
        if not 0 <= at < len(options):
            decision.complain(
                decision.voice.shell("shell-no-number", number=str(at + 1)[:9], last=len(options))
            )
            return
        _option_rule(decision, at)


def _option_rule(decision: Decision, at: int) -> None:
    option = decision.choice.options[at]
    text = decision.session.table.say(decision.choice, option)
    decision.screen.line(f"{at + 1}. {decision.labels[at]}", "question")
    told: set[str] = set()
    for thing in _things(text):
        about = decision.voice.about(thing)
        if about and about not in told:
            told.add(about)
            decision.screen.line(f"{decision.voice.say(thing)}: {about}")
    _paragraph(decision, decision.session.table.cite(decision.choice, option))


def _things(text: Text) -> Iterator[Text]:
    """The texts nested in a text, at any depth."""
    for arg in text.args.values():
        if isinstance(arg, Text):
            yield arg
            yield from _things(arg)


def _paragraph(decision: Decision, number: str) -> None:
    paragraph = decision.voice.rules().get(number)
    if paragraph is None:
        decision.screen.line(decision.voice.shell("shell-no-rule"))
    else:
        decision.screen.rule(number, paragraph)


def rules(decision: Decision, rest: str) -> None:
    """Print the paragraphs with these words, or with this number."""
    if not rest:
        decision.screen.line(decision.voice.shell("shell-rules-usage"))
        return
    paragraphs = decision.voice.rules()
    exact = [number for number in paragraphs if fold(number) == fold(rest)]
    found = exact or [number for number in paragraphs if matches(paragraphs[number], rest)]
    found.sort(key=lambda number: _distance(paragraphs[number], rest))
    if not found:
        decision.screen.line(decision.voice.shell("shell-no-rules", typed=rest[:60]), "bad")
    for number in found[:MOST_PARAGRAPHS]:
        decision.screen.rule(number, paragraphs[number])
    if len(found) > MOST_PARAGRAPHS:
        numbers = ", ".join(found[MOST_PARAGRAPHS:])
        decision.screen.line(decision.voice.shell("shell-more-rules", numbers=numbers), "quiet")


def primer(decision: Decision, rest: str) -> None:
    """Print the one-minute summary of the game."""
    say = decision.voice.shell
    if not decision.voice.has("primer-goal"):
        decision.screen.line(say("game-blurb" if decision.voice.has("game-blurb") else "game-title"))
        return
    decision.screen.line(say("shell-primer"), "title")
    decision.screen.pairs([(say(f"shell-primer-{part}"), say(f"primer-{part}")) for part in PRIMER])


def _distance(paragraph: str, typed: str) -> int:
    """Search rank of a paragraph: 0 if it begins with the typed text, 1 if it contains it, else 2."""
    words, wanted = fold(paragraph.replace("*", "")), fold(typed)
    return 0 if words.startswith(wanted) else 1 if wanted in words else 2


def why(decision: Decision, rest: str, quietly: bool = False) -> None:
    """Print barred options with reasons; `quietly` prints nothing without a match."""
    reasons = [_barred_words(decision, barred) for barred in decision.choice.barred()]
    found = [words for words in reasons if matches(words, rest)]
    if not found and not quietly:
        missing = "shell-no-barred-match" if reasons else "shell-no-barred"
        decision.screen.line(decision.voice.shell(missing, typed=rest[:60]))
    elif found:
        decision.screen.line(decision.voice.shell("shell-why"), "title")
    for words in found[:MOST_BARRED]:
        decision.screen.line(words)
    if len(found) > MOST_BARRED:
        more = len(found) - MOST_BARRED
        decision.screen.line(decision.voice.shell("shell-more-barred", count=more), "quiet")


def _barred_words(decision: Decision, barred: Barred) -> str:
    """A barred option and its reason; the reason alone if the option has no words at this table."""
    reason = decision.voice.say(barred.text) + (f" ({barred.rule})" if barred.rule else "")
    try:
        return f"{decision.voice.say(decision.session.table.say(decision.choice, barred.option))}: {reason}"
    except (LookupError, ValueError, TypeError, StopIteration):
        return reason


# -- the table


def undo(decision: Decision, rest: str) -> None:
    decision.session.take_back()
    raise AskAgain


def log(decision: Decision, rest: str) -> None:
    count = int(rest) if rest.isdecimal() and len(rest) < 7 else LOG_LINES
    deeds = decision.session.deeds()
    if not deeds:
        decision.screen.line(decision.voice.shell("shell-log-empty"))
    decision.screen.deeds(deeds[len(deeds) - min(count, len(deeds)) :])


def board(decision: Decision, rest: str) -> None:
    decision.session.show_board(wholly=True)
    decision.left = decision.everything
    decision.show()


def all_(decision: Decision, rest: str) -> None:
    decision.left = decision.everything
    decision.list_options(most=len(decision.left))


def save(decision: Decision, rest: str) -> None:
    """Write a record; never overwrites anything except a record of this game."""
    if not rest:
        decision.screen.line(decision.voice.shell("shell-save-usage"))
        return
    record = decision.session.table.record
    try:
        path = Path(rest).expanduser()
        taken = path.exists()
    except (OSError, RuntimeError) as error:
        raise BadRecord(
            "error-file", file=rest[:80], why=getattr(error, "strerror", None) or str(error)
        ) from None
    if taken and not _same_game(path, record):
        raise BadRecord("error-file-exists", file=str(path))
    record.save(path)
    decision.screen.line(decision.voice.shell("shell-saved", file=str(path)), "good")


def _same_game(path: Path, record: Record) -> bool:
    try:
        there = Record.load(path)
    except AstrariumError:
        return False
    return (there.game, there.seed, there.position) == (record.game, record.seed, record.position)


def lang(decision: Decision, rest: str) -> None:
    if rest.lower() not in LANGUAGES:
        decision.screen.line(decision.voice.shell("shell-lang-usage", languages=", ".join(LANGUAGES)))
        return
    decision.voice.language = rest.lower()
    decision.label()
    board(decision, "")


def quit_(decision: Decision, rest: str) -> None:
    raise Leave


def explain(decision: Decision, rest: str) -> None:
    """In a lesson: print the reason of the stop."""
    assert decision.session.teacher is not None
    decision.session.teacher.explain()


def show(decision: Decision, rest: str) -> None:
    """In a lesson: print the planned answer."""
    assert decision.session.teacher is not None
    decision.session.teacher.show(decision.choice)


COMMANDS: dict[str, Callable[[Decision, str], None]] = {
    "explain": explain,
    "show": show,
    "help": help_,
    "rule": rule,
    "hint": hint,
    "warnings": warnings,
    "undo": undo,
    "log": log,
    "board": board,
    "rules": rules,
    "primer": primer,
    "all": all_,
    "save": save,
    "lang": lang,
    "quit": quit_,
}
