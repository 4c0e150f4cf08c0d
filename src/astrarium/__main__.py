"""`python -m astrarium` is the program `astrarium`."""

from .cli import main

main()
