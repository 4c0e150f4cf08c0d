"""The texts of the cards, generated from components.toml."""

from __future__ import annotations

from collections.abc import Iterator

from ...kernel import Text, sentence, sentences
from ...kernel.text import joined
from .component_types import Design, Rule
from .components import ACTIONS, BOX, DESIGNS
from .vocabulary import Bonus, DevelopBonus, Power, SettleBonus

PHASES = ("explore", "develop", "settle", "trade", "consume", "produce")
#: The noun for each type of card in a scoring list.
NOUNS = {"world": "world", "development": "development", None: "card"}


def say_design(design: Design) -> Text:
    """The text of a card: its powers by phase, and the scoring list of a 6-cost development."""
    said = [
        sentence(_in_phase(phase, powers)) for phase in PHASES if (powers := getattr(design.powers, phase))
    ]
    if design.score:
        said += [sentence(worth(design)), *map(Text, _notes(design))]
    return sentences(said or [Text("no-powers")])


def _in_phase(phase: str, powers: tuple[Power, ...]) -> Text:
    """The sentence of a phase's powers; those of Explore are joined by "and"."""
    said = powers[0].say()
    for power in powers[1:]:
        said = Text("powers-both" if phase == "explore" else "powers", a=said, b=power.say())
    return Text("in-phase", phase=Text(f"phase-{phase}"), powers=said)


# -- what a 6-cost development is worth


def worth(design: Design) -> Text:
    lines = [_line(design, rule, first=not at) for at, rule in enumerate(design.score)]
    return Text("worth", lines=joined(lines, "both"))


def _line(design: Design, rule: Rule, first: bool) -> Text:
    vp = Text("worth-first", vp=rule.vp) if first else Text("worth-more", vp=rule.vp)
    if rule.chips is not None:
        return Text("worth-chips", vp=vp, n=rule.chips)
    if rule.total_military:
        return Text("worth-military", vp=vp)
    if rule.ids:
        named = [Text("worth-card", card=Text(f"card-{id}")) for id in rule.ids]
        return Text(
            "worth-named" if len(named) == 1 else "worth-named-each", vp=vp, cards=joined(named, "both")
        )
    line = Text("worth-each", vp=vp, cards=_counted(design, rule))
    counting = next((each for each in design.score if each.counts(design)), None)
    return Text("worth-included", line=line) if rule is counting else line


def _counted(design: Design, rule: Rule) -> Text:
    """The cards that a line counts: "each other Rebel military world"."""
    of_worlds = rule.good or rule.windfall is not None or rule.military is not None
    type = rule.type or ("world" if of_worlds else None)
    noun = Text(f"noun-{NOUNS[type]}")
    if rule.windfall is not None:
        noun = Text("noun-windfall" if rule.windfall else "noun-production", noun=noun)
    if rule.military is not None:
        noun = Text("noun-military" if rule.military else "noun-peaceful", noun=noun)
    if rule.good:
        noun = Text("noun-kind", noun=noun, kind=Text(f"kind-{rule.good}"))
    if rule.flag:
        noun = Text(f"noun-{rule.flag}", noun=noun)
    if rule.cost is not None:
        noun = Text("noun-cost", noun=noun, n=rule.cost)
    if rule.power:
        noun = Text(f"noun-power-{rule.power}", noun=noun)
    other = "other" if _overlaps(design, rule) else "each"
    return Text(f"{other}-{NOUNS[type]}", noun=noun)


def _overlaps(design: Design, rule: Rule) -> bool:
    """Whether an earlier line already counts cards that match this one."""
    before = [each for each in design.score[: design.score.index(rule)] if not each.ids]
    return any(each.counts(card) for card in DESIGNS.values() if rule.counts(card) for each in before)


def _notes(design: Design) -> Iterator[str]:
    if any(rule.power == "consume" for rule in design.score):
        yield "worth-without-trade"
    if any(rule.total_military for rule in design.score):
        yield "worth-total-military"


# -- the texts of all things


def _action(id: str) -> Text:
    said = [bonus.say() for bonus in ACTIONS[id].bonus]
    return sentence(said[0] if len(said) == 1 else Text("powers-both", a=said[0], b=said[1]))


def _second(bonus: Bonus) -> Text:
    """The bonus of a card that was chosen as the second of its kind."""
    if isinstance(bonus, DevelopBonus):
        return sentence(Text("bonus-discount-second", n=bonus.n))
    assert isinstance(bonus, SettleBonus)
    return sentence(Text("bonus-draw-after-place-second", n=bonus.n))


def says() -> dict[str, Text]:
    """The sentences of all things, by their text ids."""
    numbers = BOX.constants
    said = {f"card-{id}": say_design(design) for id, design in DESIGNS.items()}
    said |= {f"action-{id}": _action(id) for id in ACTIONS}
    said |= {f"action-{id}_2": _second(card.bonus[0]) for id, card in ACTIONS.items() if card.full == 2}
    said |= {f"kind-{id}": Text(f"about-{id}", n=kind.price) for id, kind in BOX.kinds.items()}
    return said | {
        "phase-start": Text("about-start", n=numbers.deal, discard=numbers.discard_at_start),
        "phase-explore": Text("about-explore", n=numbers.explore_draw, keep=numbers.explore_keep),
        "phase-end_round": Text("about-end-round", n=numbers.hand_limit),
        "zone-pool": Text("about-pool", n=numbers.pool_per_player),
        "zone-tableau": Text("about-tableau", n=numbers.tableau_end),
    }
