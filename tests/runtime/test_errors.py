"""What messages quote from an input."""

from engines.runtime.errors import LONGEST_QUOTE, quoted


def test_a_long_input_is_quoted_in_part() -> None:
    assert quoted("e2e4") == "“e2e4”"
    assert quoted("x" * LONGEST_QUOTE) == f"“{'x' * LONGEST_QUOTE}”"
    assert quoted("x" * 5000) == f"“{'x' * LONGEST_QUOTE}…”"
