"""Numbers for learners: action index, features, picks."""
