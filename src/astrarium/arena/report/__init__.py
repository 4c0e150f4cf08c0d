"""Reports of matches and balance studies."""
