"""Environments for machine learning, single and in batches."""
