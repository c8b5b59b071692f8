"""Search in the words of a variant: patterns, racks, hooks, stems, and what is new between two versions."""
