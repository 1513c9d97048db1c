"""What bots do besides moving: when they double, take, and agree to draws (rules, 3.8).

All comparisons are strict.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from engines.contract.analysis import BY_SHARE, Analysis, Estimate, Line, Reason, Unit, Work
from engines.contract.messages import message
from engines.contract.position import Position
from engines.games.dice_chess.boards import row_of
from engines.games.dice_chess.bots.lines import values_of
from engines.games.dice_chess.cube import Verdict, shipped
from engines.games.dice_chess.kernels import evaluate
from engines.games.dice_chess.kernels import state as st
from engines.games.dice_chess.messages import decider
from engines.games.dice_chess.snapshot import EMPTY, Snapshot, write
from engines.games.dice_chess.text import move_text
from engines.runtime.kernels.rng import below
from engines.runtime.streams import stream
from engines.runtime.texts import difference
from engines.runtime.types import Action, Seat

_SCALE: Final = 400.0
"""The scale, in centipawns, of the sigmoid from evaluation to win chance (rules, 3.4)."""
_ANSWERS: Final = {
    st.DRAW_OFFERED: (st.ACCEPT_DRAW, st.DECLINE_DRAW),
    st.MAY_DOUBLE: (st.DOUBLE, st.ROLL),
    st.DOUBLED: (st.ACCEPT_DOUBLE, st.DECLINE_DOUBLE),
}
"""The possible answers, yes first."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """The basis of a bot's doubles and draws.

    Attributes:
        snapshot: the state of the game.
        seat: who decides.
        win: its win chance as the bot sees it.
        standard: its evaluation in centipawns.
        seed: for bots that leave it to chance.
    """

    snapshot: Snapshot
    seat: Seat
    win: Estimate
    standard: int
    seed: int


def judge(snapshot: Snapshot, seed: int) -> Judgement:
    """A judgement based on the evaluation, for the side that decides."""
    seat = decider(snapshot)
    standard = evaluate.standard(row_of(write(snapshot)), seat)
    win = 1.0 / (1.0 + math.exp(-standard / _SCALE))
    return Judgement(snapshot, seat, Estimate(win), standard, seed)


@dataclass(frozen=True, slots=True)
class Voice:
    """Doubles by its win chance, and never agrees to a draw.

    Attributes:
        doubles_above: it doubles above this chance; None: never.
        takes_above: it continues for twice the stake above this chance.
    """

    doubles_above: float | None = None
    takes_above: float = 0.25

    def doubles(self, judged: Judgement) -> bool:
        return self.doubles_above is not None and judged.win.mean > self.doubles_above

    def accepts_double(self, judged: Judgement) -> bool:
        return judged.win.mean > self.takes_above

    def offers_draw(self, judged: Judgement) -> bool:
        return False

    def accepts_draw(self, judged: Judgement) -> bool:
        return False


class RandomVoice(Voice):
    """Leaves everything to chance."""

    __slots__ = ()

    def doubles(self, judged: Judgement) -> bool:
        return _chance(judged, "double", 15)

    def accepts_double(self, judged: Judgement) -> bool:
        return _chance(judged, "accept double", 50)

    def offers_draw(self, judged: Judgement) -> bool:
        return _chance(judged, "draw", 5)

    def accepts_draw(self, judged: Judgement) -> bool:
        return _chance(judged, "accept draw", 20)


def _chance(judged: Judgement, purpose: str, percent: int) -> bool:
    return below(stream(judged.seed, "voice", purpose), 100) < percent


class EquityVoice(Voice):
    """Doubles, takes, and declines by equities (``cube``)."""

    __slots__ = ()

    def doubles(self, judged: Judgement) -> bool:
        """Whether doubling has a higher equity than rolling."""
        return verdict_on(judged, judged.win.mean).doubles

    def accepts_double(self, judged: Judgement) -> bool:
        """Whether continuing is better than losing the stake."""
        return verdict_on(judged, judged.win.mean).takes


def verdict_on(judged: Judgement, win: float) -> Verdict:
    """The cube decision of a position in which the decider's win chance is ``win``."""
    snapshot = judged.snapshot
    cube = snapshot.cube
    return shipped().verdict(
        win if judged.seat == snapshot.mover else 1.0 - win,
        (cube.limit // cube.stake).bit_length() - 1,
        owned=cube.owner is not None,
    )


class CautiousVoice(Voice):
    """Offers a draw after move 30 if about level; accepts one if more than a pawn behind."""

    __slots__ = ()

    def offers_draw(self, judged: Judgement) -> bool:
        return judged.snapshot.full > 30 and abs(judged.standard) < 50

    def accepts_draw(self, judged: Judgement) -> bool:
        return judged.standard < -100


class DeadlockVoice(Voice):
    """Offers a draw when nothing can happen anymore; accepts one two pawns behind."""

    __slots__ = ()

    def offers_draw(self, judged: Judgement) -> bool:
        return _is_deadlock(judged.snapshot.board)

    def accepts_draw(self, judged: Judgement) -> bool:
        return judged.standard < -200


def _is_deadlock(board: str) -> bool:
    """Bare kings apart, each with at most a bishop that can never attack the other king's square.

    A heuristic: kings may still capture each other.
    """
    men = [(square, man) for square, man in enumerate(board) if man != EMPTY]
    letters = [man for _, man in men]
    if set(letters) - set("KkBb") or max(letters.count("B"), letters.count("b")) > 1:
        return False
    white, black = board.find("K"), board.find("k")
    if min(white, black) < 0 or _distance(white, black) <= 1:
        return False
    return all(
        _colour(square) != _colour(black if man == "B" else white)
        for square, man in men
        if man in "Bb"
    )


def _distance(a: int, b: int) -> int:
    return max(abs(a % 8 - b % 8), abs(a // 8 - b // 8))


def _colour(square: int) -> int:
    return (square % 8 + square // 8) % 2


VOICES: Final[Mapping[str, Voice]] = {
    "random": RandomVoice(),
    "checkmate-aware": Voice(),
    "greedy": Voice(),
    "aggressive": Voice(0.55, 0.22),
    "expectimax": EquityVoice(),
    "master": EquityVoice(),
    "greedy-v2": CautiousVoice(0.70, 0.35),
    "monte-carlo": DeadlockVoice(0.65, 0.30),
}
"""By the id of the bot."""


def offers_draw(voice: Voice, position: Position, snapshot: Snapshot, seed: int) -> bool:
    """Whether a bot offers a draw before the turn it is about to play."""
    return (
        snapshot.quota is None
        and snapshot.agreements.allowed
        and st.OFFER_DRAW in position.legal()
        and voice.offers_draw(judge(snapshot, seed))
    )


def said(voice: Voice, judged: Judgement) -> tuple[Action, Action]:
    """The action a voice chooses, and the one it rejects."""
    phase = judged.snapshot.phase
    yes, no = _ANSWERS[phase]
    if phase == st.DRAW_OFFERED:
        agrees = voice.accepts_draw(judged)
    elif phase == st.MAY_DOUBLE:
        agrees = voice.doubles(judged)
    else:
        agrees = voice.accepts_double(judged)
    return (yes, no) if agrees else (no, yes)


def talk_analysis(
    bot: str, voice: Voice, judged: Judgement, work: Work, win: Estimate | None = None
) -> Analysis:
    """The analysis where no micro-move is possible: a double, a draw offer, or a pass.

    ``win`` is the win chance to report if the voice decides by a different figure.
    """
    win = judged.win if win is None else win
    if isinstance(voice, EquityVoice) and judged.snapshot.phase in (st.MAY_DOUBLE, st.DOUBLED):
        lines = _cube_lines(judged)
        return Analysis(
            "dice_chess", bot, judged.seat, Unit.EQUITY, lines, "bot.preference.value", work
        )
    if judged.snapshot.dice:
        lines = (_line(judged.seat, st.PASS, 1.0, win, win.mean),)
    else:
        chosen, other = said(voice, judged)
        seen = judged.win.mean
        lines = (
            _line(judged.seat, chosen, 1.0, win, seen),
            _line(judged.seat, other, 0.0, win, seen),
        )
    return Analysis("dice_chess", bot, judged.seat, Unit.WIN, lines, BY_SHARE, work)


def _line(seat: Seat, action: Action, share: float, win: Estimate, seen: float) -> Line:
    """The line of one answer; ``seen`` is the win chance that its reason states."""
    if action == st.DECLINE_DOUBLE:
        win = Estimate(0.0)
    elif action == st.ACCEPT_DRAW:
        win = Estimate(0.5)
    return Line(
        actions=(action,),
        names=(move_text(action),),
        preference=share,
        bar=Estimate(share),
        values=values_of(seat, win),
        reasons=(Reason(message("dice_chess.reason.chance", chance=seen), seen),),
    )


def _cube_lines(judged: Judgement) -> tuple[Line, ...]:
    """Both decisions about the cube with their equities, the better one first."""
    worth: dict[Action, Callable[[Verdict], float]] = (
        {st.ROLL: lambda each: each.no_double, st.DOUBLE: lambda each: each.double}
        if judged.snapshot.phase == st.MAY_DOUBLE
        else {st.ACCEPT_DOUBLE: lambda each: -each.take, st.DECLINE_DOUBLE: lambda each: -each.drop}
    )
    win = judged.win
    low, now, high = (
        verdict_on(judged, min(1.0, max(0.0, each)))
        for each in (win.mean - win.error, win.mean, win.mean + win.error)
    )
    best, other = sorted(worth, key=lambda action: -worth[action](now))
    behind = worth[best](now) - worth[other](now)
    swings = [worth[best](at) - worth[other](at) for at in (low, high)]
    shown = difference(worth[best](now), worth[other](now), 2)
    gap = Estimate(behind, abs(swings[1] - swings[0]) / 2)
    found = []
    for action in (best, other):
        equity = Estimate(worth[action](now), abs(worth[action](high) - worth[action](low)) / 2)
        line = _line(judged.seat, action, equity.mean, win, win.mean)
        sides = (equity, Estimate(-equity.mean, equity.error))
        found.append(
            replace(
                line,
                bar=Estimate(min(1.0, max(0.0, (equity.mean + 1) / 2)), equity.error / 2),
                values={Unit.EQUITY: sides[:: -1 if judged.seat else 1], **line.values},
                reasons=_cube_reasons(judged, now, None if action == best else shown),
                behind=None if action == best else gap,
            )
        )
    return tuple(found)


def _cube_reasons(judged: Judgement, found: Verdict, cost: float | None) -> tuple[Reason, ...]:
    """The verdict with the three equities of the doubler; then what it is based on.

    For the worse decision, what it gives up comes first.
    """
    kind = f"{'double' if found.doubles else 'no_double'}_{'take' if found.takes else 'pass'}"
    equities = {"no_double": found.no_double, "take": found.take, "drop": found.drop}
    verdict = Reason(message(f"dice_chess.reason.cube_{kind}", **equities), 2.0)
    if cost is not None:
        return Reason(message("dice_chess.reason.cube_cost", loss=cost), -3.0), verdict
    told = [verdict, Reason(message("dice_chess.reason.chance", chance=judged.win.mean), 1.5)]
    if judged.snapshot.phase == st.DOUBLED:
        told.append(Reason(message("dice_chess.reason.take_point", chance=found.take_point), 1.0))
    elif found.window is not None:
        opens, closes = found.window
        window = {"opens": opens, "closes": closes}
        told.append(Reason(message("dice_chess.reason.window", **window), 1.0))
    return tuple(told)
