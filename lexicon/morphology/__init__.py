"""Inflection and derivation: vzory and alternations are data; nothing here knows what is allowed."""
