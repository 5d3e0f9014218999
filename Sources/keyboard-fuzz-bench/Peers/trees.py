"""Binary trees with numbers in their leaves: a number, or a pair of trees."""

from hypothesis import strategies as st


@st.composite
def trees(draw):
    return _tree(draw, 6)


def _tree(draw, depth):
    if depth == 0 or draw(st.integers(0, 3)) == 0:
        return draw(st.integers(-(2**63), 2**63 - 1))
    return (_tree(draw, depth - 1), _tree(draw, depth - 1))


def count(tree):
    return 1 if isinstance(tree, int) else 1 + count(tree[0]) + count(tree[1])


def count_by_stack(tree):
    total, stack = 0, [tree]
    while stack:
        top = stack.pop()
        total += 1
        if not isinstance(top, int):
            stack += top
    return total
