"""Generated files: client types, action index, confusable letters."""
