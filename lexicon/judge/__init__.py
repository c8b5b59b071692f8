"""Verdicts and explanations as data; wording kept apart."""
