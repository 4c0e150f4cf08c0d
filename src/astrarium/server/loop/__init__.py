"""An event loop that never keeps anybody waiting."""
