"""The manifest of a source that a test writes."""

EVERYTHING = ("headword", "labels", "category", "paradigm")


def source_manifest(
    source: str,
    *files: str,
    title: str = "Slovník",
    edition: str = "1",
    form: str = "table",
    testifies: tuple[str, ...] = EVERYTHING,
    rank: int = 1,
) -> str:
    """TOML; `form` is what the manifest calls format. Without files the source is one that is fetched."""
    named = f"files = {_array(files)}\n" if files else ""
    return (
        f'id = "{source}"\ntitle = "{title}"\nedition = "{edition}"\nlicence = "MIT"\nlanguage = "cs"\n'
        f'format = "{form}"\n{named}testifies = {_array(testifies)}\nrank = {rank}\n'
    )


def _array(words: tuple[str, ...]) -> str:
    return "[" + ", ".join(f'"{word}"' for word in words) + "]"
