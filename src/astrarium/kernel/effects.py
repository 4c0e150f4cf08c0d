"""The card language: ops with their fields, conditions, effects and texts.

An op is a class. Its fields are its parameters in components.toml, and `say` returns its text. A game declares
its ops in `vocabulary`. The rules register two functions for an op:

    class Effect(Op):                                   # a family: the ops that one list may hold
        ...

    @op("jump_ship")                                    # in vocabulary: fields and text
    class JumpShip(Effect):
        \"\"\"The ship goes to another planet, then arrives.\"\"\"
        to: Literal["here", "one_any"]

        def say(self) -> Text:
            return Text("do-jump-ship", to=Text(f"where-{self.to}"))

    @bars(JumpShip)                                     # in effects: when it is barred, and why
    def _(op: JumpShip, doing: Execution) -> Reason | None:
        return None if _landings(op, doing) else ("no-other-planet", "M6.9")

    @does(JumpShip)                                     # what it does
    def _(op: JumpShip, doing: Execution) -> Steps | None:
        ...

`op.bar(doing)` and `op.do(doing)` call them. `do` returns None if it asks nothing: a rule writes
`yield from run(ops, doing) or ()`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, dataclass_transform

from .data.typed_toml import printed
from .errors import RulesBroken

if TYPE_CHECKING:
    from .choice import Reason, Steps
    from .text import Text

O = TypeVar("O", bound="Op")  # noqa: E741  (an op)
F = TypeVar("F", bound=Callable[..., Any])


class Op:
    """An instruction of a card. A direct subclass is a family: the ops that one list may hold."""

    __slots__ = ()

    #: The field of a table that names the op.
    tag: ClassVar[str] = "op"
    #: The op's name in components.toml.
    name: ClassVar[str] = ""
    #: The ops of the family, by name.
    known: ClassVar[dict[str, type[Op]]]
    #: A lasting rule: the players' powers include it, and it is never carried out.
    derived: ClassVar[bool] = False

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        if Op in cls.__bases__ and "known" not in cls.__dict__:
            cls.known = {}

    def bar(self, doing: Any) -> Reason | None:
        """Why it is barred now; None if it is not."""
        return None

    def do(self, doing: Any) -> Steps | None:
        """Carry it out; None if it asks nothing."""
        raise RulesBroken("error-op-undone", op=self.name)

    def say(self) -> Text:
        """What it does, as a text."""
        raise RulesBroken("error-op-unsaid", op=self.name)


@dataclass_transform(frozen_default=True, kw_only_default=True)
def op(name: str) -> Callable[[type[O]], type[O]]:
    """Add a class to its family under this name."""

    def enter(cls: type[O]) -> type[O]:
        made = printed(cls)
        if name in made.known:
            raise RulesBroken("error-op-twice", op=name)
        made.name = name
        made.known[name] = made
        return made

    return enter


def bars(*kinds: type[Op]) -> Callable[[F], F]:
    """Register when ops of these classes are barred: (op, doing) -> Reason | None."""
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
    """Carry out a list of ops in order; None if they ask nothing."""
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
    """These steps, then the steps of `go_on`; None if neither asks anything."""
    return go_on() if steps is None else _then(steps, go_on)


def _then(steps: Steps, go_on: Callable[[], Steps | None]) -> Steps:
    yield from steps
    yield from go_on() or ()


def barred(ops: Iterable[Op], doing: Any) -> Reason | None:
    """The first reason that bars an op of a list, or None."""
    for each in ops:
        reason = each.bar(doing)
        if reason is not None:
            return reason
    return None


def barrable(ops: Iterable[Op]) -> tuple[Op, ...]:
    """The ops of a list that have a condition."""
    return tuple(each for each in ops if type(each).bar is not Op.bar)


# -- a vocabulary as a whole


def unfinished(families: Iterable[type[Op]]) -> Iterator[RulesBroken]:
    """Ops without a rule or without a text; checked when a game is loaded."""
    for family in families:
        for name, kind in family.known.items():
            if not kind.derived and kind.do is Op.do:
                yield RulesBroken("error-op-undone", op=name)
            if kind.say is Op.say:
                yield RulesBroken("error-op-unsaid", op=name)
