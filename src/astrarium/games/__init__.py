"""The games: one folder each, all of the same shape. A game knows the kernel and nothing else."""
