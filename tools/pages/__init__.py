"""Pages of docs/ that a command writes."""
