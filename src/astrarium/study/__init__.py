"""Studies: a tree of variations over one start position, kept as data, walked, shown and judged.

`tree.py` is the data and its file. `walk.py` plays it: positions of nodes, new variations. `shown.py` makes the
messages of a client, `analysis.py` looks for the best answers at a node.
"""

from .tree import DEAL, SIGNS, BadStudy, Node, Study
from .walk import Walk, study_of

__all__ = ["DEAL", "SIGNS", "BadStudy", "Node", "Study", "Walk", "study_of"]
