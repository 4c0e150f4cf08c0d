"""The exam: a fixed, versioned benchmark for language models and other text agents."""
