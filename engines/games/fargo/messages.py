"""The events of Fargo as facts, for the log and announcements."""

from collections.abc import Sequence

from engines.contract.messages import Message, Parameter, message
from engines.contract.rules import Guide, Rules
from engines.games.fargo.kernels.state import ROLL
from engines.games.fargo.rolls import faces_of, score
from engines.games.fargo.snapshot import Snapshot, read
from engines.runtime.types import Action, State


def describe(snapshot: Snapshot, action: Action) -> Message:
    if snapshot.rolling:
        return _roll(snapshot, action)
    if action == ROLL:
        return message("fargo.log.roll", seat=snapshot.mover, n=snapshot.dice)
    return message(
        f"fargo.log.stop{_ending(snapshot, snapshot.stopped)}",
        seat=snapshot.mover,
        points=snapshot.banked + snapshot.run,
        score=snapshot.stopped,
    )


def _roll(snapshot: Snapshot, roll: Action) -> Message:
    result = score(roll)
    rolled: dict[str, Parameter] = {"seat": snapshot.mover, "dice": faces_of(roll)}
    run = snapshot.run + result.points
    if result.bust:
        safe = "_safe" if snapshot.banked else ""
        return message(
            f"fargo.log.bust{safe}{_ending(snapshot, snapshot.safe)}",
            **rolled,
            lost=snapshot.run,
            points=snapshot.banked,
            score=snapshot.safe,
        )
    if result.hot:
        return message("fargo.log.hot", **rolled, points=run)
    return message("fargo.log.rolled", **rolled, points=result.points, run=run, n=result.left)


def _ending(snapshot: Snapshot, score: int) -> str:
    """What ending the turn with ``score`` means: the rest of the message's code."""
    if snapshot.triggers(score):
        return "_trigger"
    if not snapshot.last_turn:
        return ""
    best = snapshot.best_other
    return "_ahead" if score > best else "_level" if score == best else "_behind"


def ask(snapshot: Snapshot) -> Message:
    return message(
        "fargo.ask_last" if snapshot.last_turn else "fargo.ask",
        seat=snapshot.mover,
        n=snapshot.dice,
        points=snapshot.banked + snapshot.run,
        best=snapshot.best_other,
    )


def standing_detail(snapshot: Snapshot, seat: int) -> Message | None:
    """The small figure on the card of ``seat``: its points this turn, or that it is the trigger."""
    turn = snapshot.banked + snapshot.run
    if seat == snapshot.mover and turn:
        return message("fargo.standing.turn", points=turn)
    if seat == snapshot.trigger:
        return message("fargo.standing.trigger")
    return None


class FargoGuide(Guide):
    """Things are ``die`` and ``bank``."""

    def neutral(self, state: State, legal: Sequence[Action]) -> Action | None:
        """Rolling, while nothing is at risk or banking would lose the game."""
        snapshot = read(state)
        loses = snapshot.last_turn and snapshot.stopped < snapshot.best_other
        return ROLL if ROLL in legal and (snapshot.run == 0 or loses) else None

    def why_not(self, rules: Rules, state: State, thing: str, *at: int) -> Message | None:
        return message(f"fargo.why.{thing}")
