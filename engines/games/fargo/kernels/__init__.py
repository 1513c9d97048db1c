"""The compiled rules and mathematics of Fargo."""

from engines.games.fargo.kernels.rules import KERNEL

__all__ = ["KERNEL", "warm_up"]


def warm_up() -> None:
    """Compile every kernel of this package."""
    from engines.games.fargo.kernels import rolls

    rolls.score(0)  # what the nine functions do not already compile
