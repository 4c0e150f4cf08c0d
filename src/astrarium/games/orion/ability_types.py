"""Abilities of components.toml: moment, cost, requirements and ops, with their checks and text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Literal, TypeAlias

from ...kernel import Inline, Length, Span, Text, computed, joined, printed, sentence, sentences
from ...kernel.data.field_error_texts import Fault, entries, not_with, one_of, only_with
from .phrases import Phrase, all_of, amounts, count
from .vocabulary import (
    NO_GOODS,
    Bundle,
    Change,
    Choose,
    Colour,
    Deed,
    Effect,
    GainByColourBeneath,
    MarkerToPool,
    Morale,
    Points,
    TakeAdvisor,
    TakeDiscard,
    Vp,
    phrases,
    within,
)

Moment: TypeAlias = Literal[
    "activation", "after_attack", "after_build", "end_game", "always", "start_of_round"
]
Trigger: TypeAlias = Literal["attacked", "own_propaganda", "own_exploit"]
Some: TypeAlias = Annotated[int, Span(0, 9)]


@printed
class Cost:
    """What an ability costs besides its marker."""

    goods: Annotated[Bundle, Inline()]
    vp: Points = 0
    cards: Some = 0
    morale: Some = 0
    actions: Some = 0

    def faults(self) -> Iterator[Fault]:
        if self.goods == NO_GOODS and not (self.vp or self.cards or self.morale or self.actions):
            yield "food", Text("must-cost")

    def parts(self) -> list[Phrase]:
        """The parts of the cost as phrases, in order."""
        paid = amounts(self.goods) + ([count("points", self.vp)] if self.vp else [])
        found = [Phrase(Text("cost-pay", what=joined(paid, "both")))] if paid else []
        if self.morale:
            found.append(Phrase(Text("do-lose", what=count("morale", self.morale))))
        if self.cards:
            found.append(Phrase(Text("do-discard", cards=count("cards", self.cards))))
        if self.actions:
            found.append(Phrase(Text("cost-markers", markers=count("available", self.actions))))
        return found


@printed
class Needs:
    """What has to be there: cards in the discard pile, a colour beneath, an advisor to hire."""

    discards: Some = 0
    beneath: tuple[Colour, ...] = ()
    advisor: bool = False


NO_NEEDS = Needs()


@printed
class Ability:
    """When it works, what it costs and needs, and its ops from first to last."""

    when: Moment
    slot: Literal["A", "R"] | None = None
    optional: bool = False
    cost: Cost | None = None
    needs: Needs = NO_NEEDS
    #: The minimum morale for its use.
    morale: Annotated[int, Span(-10, 10)] | None = None
    trigger: Trigger | None = None
    covered: bool = False
    marker_stays: bool = False
    ops: tuple[Effect, ...]

    #: Its owner may decline it: it is optional, or has a cost and is not an activation.
    may: bool = computed(lambda it: it.optional or (it.cost is not None and it.when != "activation"))
    #: The ops that must be possible for an activation (O8.4).
    must: tuple[Effect, ...] = computed(
        lambda it: tuple(op for op in it.ops if it.when == "activation" and op.needed())
    )
    #: It has no condition except a free slot.
    free: bool = computed(
        lambda it: not (it.cost or it.morale is not None or it.needs != NO_NEEDS or it.must)
    )
    #: It is automatic, and no decision depends on its result (O11.6).
    plain: bool = computed(lambda it: not (it.may or it.slot or it.cost) and all(map(_only_adds, it.ops)))
    #: An op is not `quiet`, or the cost takes what others may give: its order can matter (O11.6).
    delicate: bool = computed(lambda it: _spends(it.cost) or not all(op.quiet for op in it.ops))
    #: The owner is asked first: it may be declined, and has a cost or a first op that cannot be declined.
    asks: bool = computed(lambda it: it.may and not (it.cost is None and _declines(it.ops)))
    #: Its only op moves the marker on its card to the pool.
    fetches: bool = computed(lambda it: len(it.ops) == 1 and isinstance(it.ops[0], MarkerToPool))

    def faults(self) -> Iterator[Fault]:
        """Combinations of fields that are well-formed but make no sense."""
        yield from self._faults_of_the_moment()
        if not self.ops and not self.marker_stays:  # a marker that stays may be the whole effect
            yield "ops", entries(1)
        standing = self.when == "always" and not self.trigger
        for at, op in enumerate(self.ops):
            if isinstance(op, Change) != standing:
                fits = [name for name, kind in Effect.known.items() if issubclass(kind, Change) == standing]
                yield f"ops[{at}].op", one_of(*fits)
        if self.when == "end_game" and not all(isinstance(op, Vp) for op in self.ops):
            yield "ops", Text("must-only-be", names="vp")
        if self.when == "end_game" or standing:
            for name in ("optional", "cost", "morale"):
                if getattr(self, name):
                    yield name, not_with(f"when = {self.when}")
            if self.needs != NO_NEEDS:
                yield "needs", not_with(f"when = {self.when}")
        if self.when == "activation" and self.cost is not None and self.cost.actions:
            yield (
                "cost.actions",
                not_with("when = activation"),
            )  # an activation takes only its own marker
        deeds = list(within(self.ops))
        if self.when == "activation" and any(isinstance(op, MarkerToPool) for op in deeds):
            yield (
                "ops",
                Text("must-lack", what="marker_to_pool", beside="when = activation"),
            )  # it could be activated endlessly
        if self.when != "after_attack" and any(op.whose == "defender" for op in deeds):
            yield "ops", Text("must-lack", what="target = defender", beside=f"when = {self.when}")
        if not self.ops and not self.slot:
            yield "ops", entries(1)

    def _faults_of_the_moment(self) -> Iterator[Fault]:
        """Activations have slot A; after an attack a card may have slot R; nothing else has a slot."""
        if self.trigger and self.when != "always":
            yield "trigger", only_with("when = always")
        if self.when == "activation" and self.slot != "A":
            yield "slot", one_of("A")
        if self.slot and self.when != ("activation" if self.slot == "A" else "after_attack"):
            yield "slot", only_with(f"when = {'activation' if self.slot == 'A' else 'after_attack'}")
        if self.marker_stays and self.slot != "R":
            yield "marker_stays", only_with("slot = R")
        if self.trigger and self.may:
            yield "optional" if self.cost is None else "cost", not_with("trigger")

    # -- in words

    def say(self, moment: bool = False) -> Text:
        """Its effect and its requirements in sentences; `moment` puts its moment in front."""
        first, *parts = self._words()
        if moment:
            first = Text("at-moment", moment=self.moment(), words=first)
        parts.insert(0, first)
        if self.covered:
            parts.append(Text("works-covered"))
        needs = self.needs
        if needs.discards > 1 or (needs.discards and not self._speaks_of(TakeDiscard)):
            parts.append(Text("needs-discards", cards=count("cards", needs.discards)))
        if needs.beneath and set(needs.beneath) != self._beneath():
            colours = [Text(f"colour-{colour}") for colour in needs.beneath]
            parts.append(Text("needs-beneath", colours=joined(colours, "either")))
        if needs.advisor and not self._speaks_of(TakeAdvisor):
            parts.append(Text("needs-advisor"))
        if self.morale is not None:
            parts.append(Text(f"needs-morale{'-to-activate' if self.slot == 'A' else ''}", least=self.morale))
        return sentences([sentence(each) for each in parts])

    def moment(self) -> Text:
        """Its moment, such as "Activation (A)"."""
        name = Text(f"moment-{self.when}")
        return Text("moment-slot", moment=name, slot=self.slot) if self.slot else name

    def _words(self) -> list[Text]:
        if self.when == "end_game":
            return [op.worth() for op in self.ops if isinstance(op, Vp)]
        if self.when == "always" and not self.trigger:
            return [op.say() for op in self.ops]
        said = self._phrase().text
        return [Text(f"on-{self.trigger}", what=said) if self.trigger else said]

    def _phrase(self) -> Phrase:
        """Cost, marker and ops as one phrase."""
        deeds: Sequence[Deed] = [op for op in self.ops if isinstance(op, Deed)]
        said = phrases(deeds) if deeds else None
        costs = [] if self.cost is None else self.cost.parts()
        if self.slot == "R":
            costs.append(Phrase(Text("cost-stays" if self.marker_stays else "cost-slot")))
        if costs:
            said = all_of(costs) if said is None else said.after(all_of(costs))
        assert said is not None
        return said.may() if self.may and (costs or not _declines(self.ops)) else said

    def _speaks_of(self, kind: type[Effect]) -> bool:
        return any(isinstance(op, kind) for op in within(self.ops))

    def _beneath(self) -> set[Colour]:
        """The colours beneath that its ops name already."""
        return {
            colour
            for op in within(self.ops)
            if isinstance(op, GainByColourBeneath)
            for colour in op.colours()
        }


def _only_adds(op: Effect) -> bool:
    return op.adds or (isinstance(op, Morale) and op.amount < 0 and op.target != "self")


def _spends(cost: Cost | None) -> bool:
    return cost is not None and (cost.goods != NO_GOODS or cost.cards > 0 or cost.actions > 0)


def _declines(ops: Sequence[Effect]) -> bool:
    """Whether the first op lets its owner decline."""
    return bool(ops) and ops[0].declines()


#: A list of effects outside an ability, such as an exploitation bonus.
Bonus: TypeAlias = Annotated[tuple[Deed, ...], Length(least=1)]


def bonus_faults(ops: Sequence[Deed]) -> Iterator[Fault]:
    """A bonus belongs to no card and has no defender."""
    for op in within(ops):
        if isinstance(op, MarkerToPool | Choose) or op.whose == "defender":
            yield "ops", Text("must-lack", what=op.name, beside="exploitation")
