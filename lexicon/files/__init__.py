"""Reading data files with errors that name file and line, and writing outputs whole or not at all."""
