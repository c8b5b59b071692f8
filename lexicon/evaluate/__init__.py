"""Measuring a lexicon against a word list: how much of it is there, how much else, and why."""
