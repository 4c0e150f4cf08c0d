"""The exam: a fixed, versioned yardstick for whoever plays in words."""
