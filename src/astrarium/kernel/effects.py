"""The language of effects: ops that are declared once, barred, carried out and said.

An op is a class: its fields are what components.toml may say about it, its docstring explains it, `say` puts
it into words. A game's `vocabulary.py` declares them; what the rules make of an op is registered with it:

    class Effect(Op):                                   # a family: whatever stands in a list of effects
        ...

    @op("jump_ship")                                    # vocabulary.py: what it is
    class JumpShip(Effect):
        \"\"\"The ship goes to another planet, then arrives.\"\"\"
        to: Literal["here", "one_any"]

        def say(self) -> Text:
            return Text("do-jump-ship", to=Text(f"where-{self.to}"))

    @bars(JumpShip)                                     # effects/ships.py: when it cannot be done, and why
    def _(op: JumpShip, doing: Doing) -> Reason | None:
        return None if _landings(op, doing) else ("no-other-planet", "M6.9")

    @does(JumpShip)                                     # and what it does
    def _(op: JumpShip, doing: Doing) -> Steps | None:
        ...

`op.bar(doing)` and `op.do(doing)` then call them. Nothing to ask is None, in every game: `do` returns None
when it has done everything without asking anybody, and a rule writes `yield from run(ops, doing) or ()`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, dataclass_transform

from .errors import RulesBroken
from .reading import printed

if TYPE_CHECKING:
    from .choice import Reason, Steps
    from .text import Text

O = TypeVar("O", bound="Op")  # noqa: E741  (an op)
F = TypeVar("F", bound=Callable[..., Any])


class Op:
    """One step of what a card does. A class right below is a family: whatever may stand in one list."""

    __slots__ = ()

    #: The field of a table that names the op.
    tag: ClassVar[str] = "op"
    #: The op's name in components.toml.
    name: ClassVar[str] = ""
    #: The ops of the family, by name.
    known: ClassVar[dict[str, type[Op]]]
    #: Another rule holds as long as it is there: what cards add up to knows it, and nobody carries it out.
    derived: ClassVar[bool] = False

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        if Op in cls.__bases__ and "known" not in cls.__dict__:
            cls.known = {}

    def bar(self, doing: Any) -> Reason | None:
        """Why it cannot be carried out now; None where it can."""
        return None

    def do(self, doing: Any) -> Steps | None:
        """Carry it out; None when nobody has anything to decide."""
        raise RulesBroken("error-op-undone", op=self.name)

    def say(self) -> Text:
        """What it does, in words."""
        raise RulesBroken("error-op-unsaid", op=self.name)


@dataclass_transform(frozen_default=True, kw_only_default=True)
def op(name: str) -> Callable[[type[O]], type[O]]:
    """Enter a class into the vocabulary of its family under this name."""

    def enter(cls: type[O]) -> type[O]:
        made = printed(cls)
        if name in made.known:
            raise RulesBroken("error-op-twice", op=name)
        made.name = name
        made.known[name] = made
        return made

    return enter


def bars(*kinds: type[Op]) -> Callable[[F], F]:
    """Register when ops of these classes cannot be carried out: (op, doing) -> Reason | None."""
    return _registered("bar", kinds)


def does(*kinds: type[Op]) -> Callable[[F], F]:
    """Register how ops of these classes are carried out: (op, doing) -> Steps | None."""
    return _registered("do", kinds)


def _registered(part: str, kinds: Sequence[type[Op]]) -> Callable[[F], F]:
    def enter(function: F) -> F:
        for kind in kinds:
            if part in kind.__dict__:
                raise RulesBroken("error-op-twice", op=kind.name)
            setattr(kind, part, function)
        return function

    return enter


# -- lists of ops


def run(ops: Sequence[Op], doing: Any) -> Steps | None:
    """Carry out a list of ops from first to last; None when nobody had anything to decide."""
    if len(ops) == 1:
        return ops[0].do(doing)
    for at, each in enumerate(ops):
        steps = each.do(doing)
        if steps is not None:
            return _go_on(steps, ops[at + 1 :], doing) if at + 1 < len(ops) else steps
    return None


def _go_on(steps: Steps, ops: Sequence[Op], doing: Any) -> Steps:
    yield from steps
    for each in ops:
        more = each.do(doing)
        if more is not None:
            yield from more


def then(steps: Steps | None, go_on: Callable[[], Steps | None]) -> Steps | None:
    """These steps, and when they are over what `go_on` makes of the position; None when nobody is asked."""
    return go_on() if steps is None else _then(steps, go_on)


def _then(steps: Steps, go_on: Callable[[], Steps | None]) -> Steps:
    yield from steps
    yield from go_on() or ()


def barred(ops: Iterable[Op], doing: Any) -> Reason | None:
    """Why a list of ops cannot be carried out: the first reason of one of them, or None."""
    for each in ops:
        reason = each.bar(doing)
        if reason is not None:
            return reason
    return None


def barrable(ops: Iterable[Op]) -> tuple[Op, ...]:
    """The ops of a list that cannot be carried out in every position: the only ones worth looking at."""
    return tuple(each for each in ops if type(each).bar is not Op.bar)


# -- a vocabulary as a whole


def unfinished(families: Iterable[type[Op]]) -> Iterator[RulesBroken]:
    """Ops of a vocabulary that nobody can carry out, or that have no words: checked when a game is loaded."""
    for family in families:
        for name, kind in family.known.items():
            if not kind.derived and kind.do is Op.do:
                yield RulesBroken("error-op-undone", op=name)
            if kind.say is Op.say:
                yield RulesBroken("error-op-unsaid", op=name)
