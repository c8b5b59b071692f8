"""The bit arrays of the variants (VARIANT.bits): how they are packed, and how they are read."""


def packed(masks: bytes, bit: int) -> bytes:
    """One bit a mask, the lowest of a byte first: whether the mask has `bit`."""
    digits = masks.translate(bytes(ord("1") if mask >> bit & 1 else ord("0") for mask in range(256)))
    return int(digits[::-1] or b"0", 2).to_bytes((len(masks) + 7) // 8, "little")


def admits(bits: bytes, key: int) -> bool:
    """The bit of one form; the busiest look-ups (`Lexicon.is_valid`) have this expression in place."""
    return bits[key >> 3] >> (key & 7) & 1 != 0
