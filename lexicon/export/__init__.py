"""The words of a variant in the formats of other programs, each read back before it appears."""
