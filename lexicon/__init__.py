"""A lexicon compiler and word-validity service for Czech Scrabble."""
