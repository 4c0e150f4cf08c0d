"""Tools of the project. They import astrarium; astrarium never imports them."""
