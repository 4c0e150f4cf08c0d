"""Tables in words: for language models and programs that read and write text."""
