"""The artefact: written whole, opened memory-mapped, checked."""
