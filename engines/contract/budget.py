"""How much work a bot may do for one decision."""

import math
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from engines.runtime.errors import OptionError, quoted


@dataclass(frozen=True, slots=True)
class Budget:
    """Limits; whichever is reached first ends the work. At least one is set.

    With any limit but ``seconds`` (and without ``seconds``), the same position and seed give the
    same analysis, bit for bit, on any computer and with any number of threads.

    Attributes:
        seconds: wall-clock time.
        playouts: playouts or iterations.
        nodes: positions visited by a tree search.
        depth: decisions that a full-width search looks ahead. It ends after a fixed amount of work
            even if it hasn't reached this depth; ``Work.depth`` says how far it got.
    """

    seconds: float | None = None
    playouts: int | None = None
    nodes: int | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        limits = (self.seconds, self.playouts, self.nodes, self.depth)
        if all(limit is None for limit in limits):
            raise OptionError("errors-budget-needs-limit-seconds")
        if not all(limit is None or 0 < limit < math.inf for limit in limits):
            raise OptionError("errors-limits-budget-greater-zero", text=self.text())

    @property
    def repeatable(self) -> bool:
        """Whether the same seed gives the same analysis."""
        return self.seconds is None

    def times(self, factor: float) -> "Budget":
        """Every limit but the depth multiplied; *Deeper* uses 4."""

        def scale(limit: int | None) -> int | None:
            return None if limit is None else max(1, round(limit * factor))

        seconds = None if self.seconds is None else self.seconds * factor
        return Budget(seconds, scale(self.playouts), scale(self.nodes), self.depth)

    def within(self, seconds: float, *, stretched: bool = False) -> "Budget":
        """The same limits and at most ``seconds``; ``stretched``: exactly this many."""
        own = seconds if self.seconds is None or stretched else self.seconds
        return replace(self, seconds=min(own, seconds))

    def text(self) -> str:
        """The budget as ``parse`` reads it: ``"2s"``, ``"400p+0.5s"``, ..."""
        seconds = None if self.seconds is None else decimal(self.seconds)
        limits = ((seconds, "s"), (self.playouts, "p"), (self.nodes, "n"), (self.depth, "d"))
        return "+".join(f"{limit}{unit}" for limit, unit in limits if limit is not None)

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """Read ``"0.5s"``, ``"400p"``, ``"1000n"``, ``"3d"`` or several joined by ``+``.

        Raises:
            OptionError: the text isn't a budget.
        """
        names = {"s": "seconds", "p": "playouts", "n": "nodes", "d": "depth"}
        limits: dict[str, float] = {}
        for part in text.replace(" ", "").split("+"):
            name = names.get(part[-1:], "")
            value = _amount(part[:-1], whole=name != "seconds")
            if not name or name in limits or value is None:
                raise OptionError("errors-not-budget-write-seconds", text=quoted(text))
            limits[name] = value
        return cls(
            seconds=limits.get("seconds"),
            **{k: int(v) for k, v in limits.items() if k != "seconds"},
        )


INSTANT: Final = Budget(playouts=1)
"""The budget of bots that answer at once."""


def decimal(seconds: float) -> str:
    """The shortest decimal number that reads back as ``seconds``, without an exponent."""
    return np.format_float_positional(seconds, trim="-")


def _amount(text: str, *, whole: bool) -> float | None:
    """The number in ``text``; None if it isn't a number, or one that can't be a limit."""
    try:
        value = float(text)
    except ValueError:
        return None
    usable = math.isfinite(value) and not (whole and value % 1)
    return value if usable else None
