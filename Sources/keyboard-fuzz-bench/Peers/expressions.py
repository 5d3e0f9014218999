"""Sums and quotients: a number, or an operator with two expressions."""

from hypothesis import strategies as st


def expressions(numbers):
    any_of_them = st.deferred(
        lambda: numbers
        | st.tuples(st.just("+"), any_of_them, any_of_them)
        | st.tuples(st.just("/"), any_of_them, any_of_them)
    )
    return any_of_them


def has_literal_zero_divisor(expression):
    if isinstance(expression, int):
        return False
    operator, left, right = expression
    if operator == "/" and right == 0:
        return True
    return has_literal_zero_divisor(left) or has_literal_zero_divisor(right)


def divides_by_zero(expression):
    try:
        _value(expression)
    except ZeroDivisionError:
        return True
    return False


def _value(expression):
    if isinstance(expression, int):
        return expression
    operator, left, right = expression
    left, right = _value(left), _value(right)
    return left + right if operator == "+" else left // right
