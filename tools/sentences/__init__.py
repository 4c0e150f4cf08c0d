"""Card sentences in every frame."""
