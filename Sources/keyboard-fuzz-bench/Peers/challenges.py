"""The shrinking challenges for Hypothesis: generators and properties by their exact definitions.

A property returns whether it holds; a challenge knows the normal forms that a counterexample should
be shrunk to.
"""

from math import prod
from typing import Any, Callable, NamedTuple

from hypothesis import assume
from hypothesis import strategies as st

import heaps
from expressions import divides_by_zero, expressions, has_literal_zero_divisor


class Challenge(NamedTuple):
    name: str
    values: st.SearchStrategy
    holds: Callable[[Any], bool]
    normal: list


ints = st.integers(-(2**63), 2**63 - 1)
int16s = st.integers(-(2**15), 2**15 - 1)
positives = st.integers(1, 2**31 - 1)


def wrap16(number):
    return (number + 2**15) % 2**16 - 2**15


def distinct(lists):
    return len({number for numbers in lists for number in numbers})


@st.composite
def exactly_so_many(draw):
    count = draw(st.integers(1, 100))
    return draw(st.lists(st.integers(0, 1000), min_size=count, max_size=count))


@st.composite
def factors_then_list(draw, depth):
    factors = [draw(st.integers(1, 10))]
    while len(factors) < depth:
        factors.append(draw(st.integers(1, factors[-1])))
    count = prod(factors)
    return (*factors, draw(st.lists(st.integers(0, 1), min_size=count, max_size=count)))


def calculates(expression):
    assume(not has_literal_zero_divisor(expression))
    return not divides_by_zero(expression)


def is_uncoupled(places):
    assume(all(place < len(places) for place in places))
    return all(i == j or places[j] != i for i, j in enumerate(places))


def is_gone(case):
    numbers, place = case
    assume(place < len(numbers))
    rest = list(numbers)
    rest.remove(numbers[place])
    return numbers[place] not in rest


def pairs(name, holds, normal):
    return Challenge(name, st.tuples(positives, positives), holds, [normal])


def sequences(*factors):
    values = factors_then_list(len(factors))
    return Challenge(
        f"flatmap-seq {len(factors)}",
        values,
        lambda case: len(case[-1]) < 24 or 1 not in case[-1],
        [(*factors, [0] * 23 + [1])],
    )


bounded = st.lists(int16s, max_size=10).filter(lambda numbers: wrap16(sum(numbers)) < 256)
digits = st.integers(0, 10)

CHALLENGES = [
    Challenge(
        "bound5",
        st.tuples(*[bounded] * 5),
        lambda lists: wrap16(sum(map(sum, lists))) < 5 * 256,
        [([], [], [], [-1], [-32768])],
    ),
    Challenge(
        "large union list",
        st.lists(st.lists(ints)),
        lambda lists: distinct(lists) < 5,
        [[[0, 1, -1, 2, -2]], [[0, 1, 2, 3, 4]]],
    ),
    Challenge("reverse", st.lists(ints), lambda numbers: numbers[::-1] == numbers, [[0, 1]]),
    Challenge(
        "calculator",
        expressions(ints),
        calculates,
        [("/", 0, ("+", 0, 0)), ("/", 0, ("/", 0, 1))],
    ),
    Challenge("length list", exactly_so_many(), lambda numbers: max(numbers) < 900, [[900]]),
    pairs("difference 1", lambda case: case[0] < 10 or case[0] != case[1], (10, 10)),
    pairs("difference 2", lambda case: case[0] < 10 or not 1 <= abs(case[0] - case[1]) <= 4, (10, 6)),
    pairs("difference 3", lambda case: case[0] < 10 or abs(case[0] - case[1]) != 1, (10, 9)),
    Challenge("binheap", heaps.heaps(), heaps.sorts, [heaps.NORMAL]),
    Challenge("coupling", st.lists(digits), is_uncoupled, [[1, 0]]),
    Challenge("deletion", st.tuples(st.lists(ints), digits), is_gone, [([0, 0], 0)]),
    Challenge("distinct", st.lists(ints), lambda numbers: distinct([numbers]) < 3, [[0, 1, -1], [0, 1, 2]]),
    Challenge(
        "nested lists",
        st.lists(st.lists(st.just(0))),
        lambda lists: sum(map(len, lists)) <= 10,
        [[[0] * 11]],
    ),
    Challenge(
        "replacement",
        st.tuples(st.integers(0, 10**6), st.lists(st.integers(2, 10))),
        lambda case: case[0] * prod(case[1]) < 10**6,
        [(10**6, [])],
    ),
    sequences(6, 4),
    sequences(4, 3, 2),
    sequences(3, 2, 2, 2),
    Challenge(
        "weighted linear",
        st.tuples(*[st.integers(0, 20)] * 3),
        lambda case: 2 * case[0] + case[1] + case[2] != 20,
        [(0, 0, 20)],
    ),
    Challenge(
        "distinct sum",
        st.lists(ints),
        lambda numbers: distinct([numbers]) < 5 or sum(numbers) < 50,
        [[0, 1, -1, 2, 48]],
    ),
]
