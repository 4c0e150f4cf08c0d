"""How texts travel: as trees, the way the kernel makes them."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from ..kernel.shapes import Shaped
from ..kernel.text import Tree, TreeArg

#: A text tree: an id of the Fluent files and its arguments.
TextTree: TypeAlias = Annotated[dict[str, Any], Shaped(Tree)]
#: What may be an argument of one: another, a seat, a number, a string.
TextArg: TypeAlias = Annotated[Any, Shaped(TreeArg)]
