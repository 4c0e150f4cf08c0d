"""Tests of Race for the Galaxy. A name bears the paragraphs and examples that the test shows."""
