"""Runs the benchmarks on Hypothesis and prints lines of fields with tabs between them.

    hypothesis_peer.py throughput       name of the workload, cases a second
    hypothesis_peer.py shrinking SEEDS  name of the challenge, normal forms reached, failing runs,
                                        median evaluations, median passing cases before
"""

import statistics
import sys
import time

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import UnsatisfiedAssumption

from challenges import CHALLENGES, ints
from trees import count, count_by_stack, trees


def runs(cases, phases):
    return settings(
        database=None,
        deadline=None,
        derandomize=False,
        max_examples=cases,
        phases=phases,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )


class Run:
    """One search for a counterexample: what was evaluated before and after the first failure."""

    def __init__(self, challenge, number):
        self.before = self.evaluations = 0
        self.smallest = None

        @seed(number)
        @runs(100_000, [Phase.generate, Phase.shrink])
        @given(challenge.values)
        def search(value):
            self.evaluate(challenge, value)

        try:
            search()
        except AssertionError:
            pass

    def evaluate(self, challenge, value):
        try:
            holds = challenge.holds(value)
        except UnsatisfiedAssumption:
            self.count(fails=False)
            raise
        self.count(fails=not holds)
        if not holds:
            # The last to fail is the smallest: Hypothesis evaluates it again to report it.
            self.smallest = value
            raise AssertionError

    def count(self, fails):
        if self.evaluations or fails:
            self.evaluations += 1
        else:
            self.before += 1


def shrinking(seeds):
    for challenge in CHALLENGES:
        failed = [run for number in range(seeds) if (run := Run(challenge, number)).evaluations]
        reached = sum(run.smallest in challenge.normal for run in failed)
        evaluations = statistics.median(run.evaluations for run in failed) if failed else 0
        before = statistics.median(run.before for run in failed) if failed else 0
        print(challenge.name, reached, len(failed), int(evaluations), int(before), sep="\t", flush=True)


def throughput():
    lists = st.integers(0, 100).flatmap(lambda count: st.lists(ints, min_size=count, max_size=count))
    measure("lists", 3000, lists, lambda numbers: numbers[::-1][::-1] == numbers)
    measure("trees", 1000, trees(), lambda tree: count(tree) == count_by_stack(tree))


def measure(name, cases, values, holds):
    evaluated = 0

    @runs(cases, [Phase.generate])
    @given(values)
    def test(value):
        nonlocal evaluated
        evaluated += 1
        assert holds(value)

    start = time.process_time()
    test()
    print(name, int(evaluated / (time.process_time() - start)), sep="\t", flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "throughput":
        throughput()
    else:
        shrinking(int(sys.argv[2]))
