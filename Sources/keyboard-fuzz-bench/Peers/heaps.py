"""Heaps with a faulty sort: (key, left, right), or None for an empty one."""

from hypothesis import strategies as st

NORMAL = (0, None, (0, (0, None, None), (1, None, None)))


@st.composite
def heaps(draw):
    return _heap(draw, 0, draw(st.integers(0, 20)))


def _heap(draw, least, size):
    if size == 0 or draw(st.integers(0, 7)) == 0:
        return None
    key = draw(st.integers(least, 2**63 - 1))
    return (key, _heap(draw, key, size // 2), _heap(draw, key, size // 2))


def _keys(heap):
    """All keys, the right heap's before the left one's."""
    keys, stack = [], [heap]
    while stack:
        top = stack.pop()
        if top is not None:
            keys.append(top[0])
            stack += [top[1], top[2]]
    return keys


def _merged(one, other):
    if one is None or other is None:
        return other if one is None else one
    if one[0] > other[0]:
        one, other = other, one
    return (one[0], _merged(one[2], other), one[1])


def _wrongly_sorted(heap):
    """Takes the least key and then all others as they come: the fault."""
    if heap is None:
        return []
    return [heap[0], *_keys(_merged(heap[1], heap[2]))]


def sorts(heap):
    wrong = _wrongly_sorted(heap)
    return wrong == sorted(wrong) and sorted(_keys(heap)) == wrong
