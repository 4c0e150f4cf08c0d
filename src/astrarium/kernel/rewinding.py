"""Going back: which answer a seat may take back, and the way to an earlier position."""

from __future__ import annotations

from .engine import Engine
from .errors import UndoRefused


class Rewinding(Engine):
    """An engine that finds its way back, by its checkpoints and the answers after them."""

    __slots__ = ()

    def undoable(self, seat: int) -> int:
        """How many of its answers, from the last backwards, this seat may take back on its own."""
        end: int | str = len(self._history)
        count = -1
        while isinstance(end, int):
            end = self._find_last(seat, end)
            count += 1
        return count

    def _last_of(self, seat: int | None, end: int) -> int:
        """Which answer before `end` a seat would take back; without a seat: the last one not forced."""
        found = self._find_last(seat, end)
        if isinstance(found, str):
            raise UndoRefused(found)
        return found

    def _find_last(self, seat: int | None, end: int) -> int | str:
        """The same, or the text that says why there is none."""
        history = self._history
        first_open = len(history) - len(self._given)
        for index in range(end - 1, -1, -1):
            move = history[index]
            if move.forced:
                continue
            if seat is None:
                return index
            if move.seat == seat:
                if move.news != self.state.news:
                    return "error-undo-learned"
                if index < first_open and self._others_decided(seat):
                    return "error-undo-decided"
                return index
            if index < first_open:
                return "error-undo-decided"
        return "error-undo-nothing"

    def _others_decided(self, seat: int) -> bool:
        open_moves = self._history[len(self._history) - len(self._given) :] if self._given else []
        return any(move.seat != seat for move in open_moves)  # forced or not: nobody is to tell

    def _rewind(self, move: int, held: bool = False) -> None:
        """Back to the position after `move` answers, from the last checkpoint before it."""
        while len(self._checkpoints) > 1 and self._checkpoints[-1].move > move:
            self._checkpoints.pop()
        checkpoint = self._checkpoints[-1]
        since = self._history[checkpoint.move - self._first : move - self._first]
        del self._history[checkpoint.move - self._first :]
        del self._events[checkpoint.events :]
        self.resume_from(checkpoint.state.copy(), since, listen=not self._light, held=held)
