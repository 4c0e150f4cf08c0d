"""Race for the Galaxy, rule by rule; a test's name bears the paragraphs of RULES.md it shows, or the example."""
