"""Positions as text.

A position is its scores and named fields, separated by bars::

    4500 3200 9000 | seat 1 | round 7 | strich 2 3 | money 100 -50 -50
    0 350 0 | seat 3 | round 2 | strich 1 3 | sets 1250 | kept 1 5 444 | rolls 2 | dice 4
    0 0 0 | seat 2 | round 1 | order 2 1 3

``order`` names the seats in the order of play, the starting player first; without it, seat 1
starts, followed by 2 and 3. ``kept`` names loose dice one by one and a group as one word. ``dice``
is the roll to decide about; without it, the dice have yet to be rolled. ``over`` ends a game.
Fields that are 0 or apply to no seat are left out.
"""

from typing import Any, Final

from engines.games.lange_strasse.dice import POOL
from engines.games.lange_strasse.kernels.state import ORDERS, SEATS
from engines.games.lange_strasse.possible import check
from engines.games.lange_strasse.snapshot import KeptDice, Snapshot
from engines.rulekit import notation
from engines.runtime.errors import ParseError, quoted
from engines.runtime.types import Seat


def kept_text(kept: KeptDice) -> str:
    """Loose dice one by one, a group as one word: ``1 5 444``."""
    group = [str(kept.face) * kept.size] if kept.size else []
    return notation.joined([*"1" * kept.ones, *"5" * kept.fives, *group])


def _kept(_word: str, value: str) -> KeptDice:
    words = value.split()
    groups = [word for word in words if len(word) >= 3 and word in word[0] * len(word)]
    if len(groups) > 1:
        raise ParseError("errors-two-groups-complete-set")
    for word in words:
        if word not in ("1", "5") and (word not in groups or word[0] not in "123456"):
            raise ParseError("errors-cannot-kept-only-single", word=quoted(word))
    group = (int(groups[0][0]), len(groups[0])) if groups else (0, 0)
    return KeptDice(words.count("1"), words.count("5"), *group)


def _order(word: str, value: str) -> tuple[Seat, ...]:
    order = tuple(seat - 1 for seat in notation.numbers(word, value))
    if order not in ORDERS:
        raise ParseError("errors-not-order-play-name", value=quoted(f"order {value}"), seats=SEATS)
    return order


def _complete(given: dict[str, Any]) -> Snapshot:
    order = given.get("order", ORDERS[0])
    mover = order[-1] if "over" in given else given.get("mover", order[0])
    rolls = 1 if given.get("dice") and "kept" not in given else 0
    return Snapshot(**{"rolls": rolls} | given | {"mover": mover})


NOTATION: Final = notation.Notation(
    Snapshot,
    "4500 3200 9000 | seat 1 | round 7 | kept 1 5 | rolls 2 | dice 1 3 4 4",
    (
        notation.Part("", "scores", notation.NUMBERS, notation.always),
        notation.Part("over", "over", notation.FLAG),
        notation.Part("seat", "mover", notation.COUNTED, lambda now: not now.over),
        notation.Part("round", "round", shown=notation.always),
        notation.Part("strich", "strich", notation.marks(SEATS)),
        notation.Part("money", "money", notation.NUMBERS),
        notation.Part("sets", "accumulated"),
        notation.Part("kept", "kept", notation.Kind(kept_text, _kept)),
        notation.Part("rolls", "rolls"),
        notation.Part(
            "dice",
            "dice",
            notation.Kind(POOL.text, lambda _, value: tuple(sorted(POOL.parse(value)))),
        ),
        notation.Part("totale", "totale", notation.choice(("set", "turn", "round 1"))),
        notation.Part(
            "order",
            "order",
            notation.Kind(lambda order: notation.joined([seat + 1 for seat in order]), _order),
        ),
    ),
    check,
    _complete,
)
