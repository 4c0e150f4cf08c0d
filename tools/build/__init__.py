"""Builds: web client, static site, documents, package."""
