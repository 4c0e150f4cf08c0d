"""Data: component files, JSON, schemas, validation."""
