"""Playing: tables, records, playouts and results."""

from ...moved_modules import old_names

#: `kernel.play` was the module of playouts.
__getattr__ = old_names(
    __name__,
    {name: (f"{__name__}.playout", name) for name in ("Chooser", "play_on", "play_out")},
)
