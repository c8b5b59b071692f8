"""What the affix flags of the Czech spelling dictionaries say of a word: part of speech, features, vzor.

Ispell's and hunspell's Czech dictionaries share one set of affix classes, so both readers ask here.
"""
