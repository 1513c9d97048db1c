"""Keys of opening books: a position, whatever its history, and a roll (rules, 4.8)."""

from engines.games.dice_chess.dfen import dice_letters, fen4
from engines.games.dice_chess.snapshot import Snapshot


def key_of(snapshot: Snapshot) -> str | None:
    """``fen4`` and the dice in alphabetical order; None before the roll."""
    if not snapshot.dice:
        return None
    return f"{fen4(snapshot)} {''.join(sorted(dice_letters(snapshot.dice, snapshot.mover)))}"
