"""Small games for testing the house itself."""
