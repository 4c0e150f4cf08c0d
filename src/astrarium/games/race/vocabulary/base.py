"""What powers are made of: kinds of goods, and what all powers have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, get_args

from ....kernel import Op, Span, Text

if TYPE_CHECKING:
    from collections.abc import Iterable

Kind = Literal["novelty", "rare", "genes", "alien"]
#: Kinds of goods; the rules go by their numbers.
KINDS: tuple[str, ...] = get_args(Kind)
#: In place of a kind's number: no kind (a grey world), every kind.
GREY = ANY = len(KINDS)
#: The places of what is kept for each kind of world, grey ones last.
EVERY = range(GREY + 1)
Few = Annotated[int, Span(1, 9)]
ByKind = tuple[int, ...]
#: What a power adds, by the names of `Powers`: a number, or one for each kind of world.
Adds = dict[str, "int | ByKind"]


def number_of(kind: str | None) -> int:
    """The number of a kind; ANY where none is named."""
    return KINDS.index(kind) if kind in KINDS else ANY


def kind_text(kind: str) -> Text:
    return Text(f"kind-{kind}")


def for_kinds(kinds: Iterable[int], n: int) -> ByKind:
    """A number for these kinds, nothing for the others."""
    return tuple([n if kind in kinds else 0 for kind in EVERY])


class Power(Op):
    """A power of a card: as long as the card is at work, it adds to what its owner's powers add up to."""

    __slots__ = ()
    known: ClassVar[dict[str, type[Op]]] = {}
    derived = True
    #: The sum of `Powers` that `n` adds to; the one that counts such powers.
    sum: ClassVar[str] = ""
    counted: ClassVar[str] = ""
    #: The text that says it, of `n` and `kind`.
    says: ClassVar[str] = ""

    if TYPE_CHECKING:  # what most of them have
        n: int
        kind: Any

    def adds(self) -> Adds:
        """What it adds to the powers of its owner."""
        added: Adds = {self.sum: self.n} if self.sum else {}
        return added | ({self.counted: 1} if self.counted else {})

    def say(self) -> Text:
        return Text(self.says, n=self.n)


class KindPower(Power):
    """A power that works for one kind."""

    __slots__ = ()

    def adds(self) -> Adds:
        return {self.sum: for_kinds((number_of(self.kind),), self.n), self.counted: 1}

    def say(self) -> Text:
        return Text(self.says, n=self.n, kind=kind_text(self.kind))
