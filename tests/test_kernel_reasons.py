"""One `bar` gives options, refusals and reasons; what is no option at all is refused in words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import astrarium
from astrarium.kernel import Candidates, Choice, IllegalAnswer, Option, Reason, Text, Words, ask, start
from astrarium.localization import say
from toys import comets

WORDS = Words(
    options={"buy": ("thing",), "stop": ()},
    args={"thing": lambda g, thing: Text(f"thing-{thing}")},
    reasons={"dear": ("price", "have"), "not-all": ("*things",), "because": ("thing", "reason")},
    asked={"thing": lambda g, thing, choice: Text("priced", thing=thing, price=choice.args["price"])},
    cites={"buy": {"tin": replace(comets.GAME.settings[0])}, "stop": "C1.2", "go": lambda g, option: "C1.1"},
)
STOP: Option = ("stop",)


def bar(option: Option) -> Reason | None:
    return ("dear", "C1.1", 5, 3) if option == ("buy", "gold") else None


def asked() -> Choice:
    return ask(
        WORDS, None, 1, "shop", [("buy", "gold"), ("buy", "tin")], bar, "C1.2", {"price": 4}, also=[STOP]
    )


def test_options_are_what_nothing_bars() -> None:
    choice = asked()
    assert (choice.seat, choice.prompt, choice.rule, choice.args) == (1, "shop", "C1.2", {"price": 4})
    assert list(choice.options) == [("buy", "tin"), STOP]
    (barred,) = choice.barred()
    assert (barred.option, barred.text, barred.rule) == (
        ("buy", "gold"),
        Text("barred-dear", price=5, have=3),
        "C1.1",
    )


def test_the_refusal_is_the_reason() -> None:
    with pytest.raises(IllegalAnswer) as refused:
        asked().normalise(("buy", "gold"))
    assert refused.value.text == Text("barred-dear", price=5, have=3)


def test_several_may_be_asked_for() -> None:
    choice = ask(WORDS, None, 0, "shop", [("buy", "tin"), STOP], bar, "", at_least=1, at_most=2, ordered=True)
    assert (choice.at_least, choice.at_most, choice.ordered) == (1, 2, True)


def test_candidates_may_be_listed_when_somebody_looks() -> None:
    looked = []

    def candidates() -> list[Option]:
        looked.append(True)
        return [("buy", "gold"), ("buy", "tin"), ("buy", "gold")]

    choice = Choice(0, "shop", [("buy", "tin")], candidates=Candidates(WORDS, None, candidates, bar))
    assert not looked
    assert [each.option for each in choice.barred()] == [("buy", "gold")]


def test_a_reason_names_its_values() -> None:
    assert WORDS.reason(None, ("not-all", "C1.1", "a", "b")) == Text("barred-not-all", things=("a", "b"))  # type: ignore[arg-type]
    nested = WORDS.reason(None, ("because", "C1.1", "tin", ("dear", "C1.2", 2, 1)))
    dear = Text("barred-dear", price=2, have=1)
    assert nested == Text("barred-because", thing=Text("thing-tin"), reason=dear)


def test_an_argument_may_depend_on_the_question() -> None:
    choice = asked()
    assert WORDS.option(None, ("buy", "tin")).args["thing"] == Text("thing-tin")
    assert WORDS.option(None, ("buy", "tin"), choice).args["thing"] == Text("priced", thing="tin", price=4)


def test_an_option_says_what_holds_for_the_whole_game() -> None:
    words = replace(WORDS, at_large={"buy": {"price": 3}})
    assert words.option(None, ("buy", "tin")).args == {"thing": Text("thing-tin"), "price": 3}
    assert words.option(None, STOP).args == {}


def test_paragraphs_by_the_first_word() -> None:
    class Tin:
        rule = "C1.1"

    words = replace(
        WORDS, cites={"buy": {"tin": Tin}, "stop": "C1.2", "go": lambda g, option: f"C{option[1]}"}
    )
    cited = [words.cite(None, asked(), option) for option in (("buy", "tin"), STOP, ("go", 9), ("other",))]
    assert cited == ["C1.1", "C1.2", "C9", "C1.2"]


def refusal(table: Any, seat: int, answer: Any, language: str = "en") -> str:
    with pytest.raises(IllegalAnswer) as refused:
        table.answer(seat, answer)
    return say(refused.value.text, language, game=table.game, strict=True)


def test_what_is_no_option_is_refused_in_words() -> None:
    table = start(comets.GAME, 2, seed=1)
    card = sorted(table.state.hands[0])[1]  # between two that stay in the hand
    table.answer(0, ("card", card))
    table.answer(1, table.choice(1).options[0])
    choice = table.pending[0]
    mine = say(table.say(choice, ("card", card)), game=comets.GAME)
    assert refusal(table, 0, [("card", card)] * 2).startswith(
        f"“{mine}” isn't a possible answer now. The question is: "
    )


@pytest.mark.parametrize(
    "answer", [None, 3, "pass", ("no-such",), ("card",), ("card", 99), ("card", "x"), ("card", [])]
)
def test_nonsense_is_not_repeated(answer: Any) -> None:
    table = start(comets.GAME, 2, seed=1)
    assert refusal(table, 0, answer).startswith("That isn't a possible answer now. The question is: ")
    assert refusal(table, 0, answer, "pl").startswith("Taki wybór nie jest teraz możliwą odpowiedzią.")


def test_a_refusal_shows_no_hidden_face() -> None:
    table = start(comets.GAME, 2, seed=1)
    for card in table.state.hands[1]:
        assert refusal(table, 0, ("card", card)).startswith("That isn't a possible answer now.")


def test_a_refusal_in_a_real_game_is_a_sentence() -> None:
    table = astrarium.start("orion", seats=2, seed=3)
    seat = table.pending[0].seat
    said = refusal(table, seat, ("pass",))
    assert "(" not in said.replace(f"({table.pending[0].rule})", "")
