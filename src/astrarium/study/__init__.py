"""Studies: trees of variations from one start position, with engine analysis.

`tree.py` defines the data and the file format. `walk.py` plays positions and new variations. `by_hand.py`
changes positions, `changes.py` applies a client's changes, `study_messages.py` builds the messages for clients, and
`analysis.py` ranks the answers at a node.
"""

from .tree import DEAL, SIGNS, BadStudy, Node, Study
from .walk import Walk, study_of

__all__ = ["DEAL", "SIGNS", "BadStudy", "Node", "Study", "Walk", "study_of"]
