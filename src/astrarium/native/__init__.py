"""Games in C: the same rules, many thousand times as fast."""
