"""The bit arrays of the variants."""

from hypothesis import given
from hypothesis import strategies as st

from lexicon.store.bits import admits, packed


@given(st.binary(), st.integers(0, 7))
def test_packed_has_one_bit_a_mask(masks: bytes, bit: int) -> None:
    bits = packed(masks, bit)
    assert len(bits) == -(-len(masks) // 8)
    assert [bits[n >> 3] >> (n & 7) & 1 for n in range(len(masks))] == [mask >> bit & 1 for mask in masks]
    assert [admits(bits, n) for n in range(len(masks))] == [mask >> bit & 1 == 1 for mask in masks]
