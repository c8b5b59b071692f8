"""The pipeline from sources to the artefact; each stage a function from one stream to the next."""
