"""What happens in Pig, as facts for the log and for announcements."""

from engines.contract.messages import Message, message
from engines.runtime.types import Action, Seat
from tests.calibration.kernels.pig_state import ROLL
from tests.sixth_game.engines.pig.snapshot import Snapshot


def describe(now: Snapshot, action: Action) -> Message:
    """One sentence about a decision or a roll."""
    if not now.rolling:
        told = "roll" if action == ROLL else "bank"
        return message(f"pig.log.{told}", seat=now.mover, points=now.total, score=now.banked)
    score = now.banked + action
    told = "lost" if action == 1 else "won" if score >= now.target else "rolled"
    points = now.total + (action if action > 1 else 0)
    return message(f"pig.log.{told}", seat=now.mover, face=action, points=points, score=score)


def ask(now: Snapshot) -> Message:
    """Roll or bank, with the turn total."""
    code = "pig.ask_again" if now.total else "pig.ask"
    return message(code, seat=now.mover, points=now.total)


def standing_detail(now: Snapshot, seat: Seat) -> Message | None:
    """The points of this turn so far."""
    turns = seat == now.mover and now.total
    return message("pig.standing.turn", points=now.total) if turns else None
