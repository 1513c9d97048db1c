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
from engines.games.dice_chess.bots.lines import UNKNOWN, values_of
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


_Decision = Callable[[Judgement], bool]


def judge(snapshot: Snapshot, seed: int) -> Judgement:
    """A judgement based on the evaluation, for the side that decides."""
    seat = decider(snapshot)
    standard = evaluate.standard(row_of(write(snapshot)), seat)
    win = 1.0 / (1.0 + math.exp(-standard / _SCALE))
    return Judgement(snapshot, seat, Estimate(win), standard, seed)


def _never(_: Judgement) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Voice:
    """How a bot decides besides moving."""

    accepts_double: _Decision
    doubles: _Decision = _never
    offers_draw: _Decision = _never
    accepts_draw: _Decision = _never


def _above(chance: float) -> _Decision:
    """Yes above a win chance."""
    return lambda judged: judged.win.mean > chance


def _below(standard: int) -> _Decision:
    """Yes below an evaluation."""
    return lambda judged: judged.standard < standard


def _at_times(purpose: str, percent: int) -> _Decision:
    """Left to chance."""
    return lambda judged: below(stream(judged.seed, "voice", purpose), 100) < percent


def verdict_on(judged: Judgement, win: float) -> Verdict:
    """The cube decision of a position in which the decider's win chance is ``win``."""
    snapshot = judged.snapshot
    cube = snapshot.cube
    return shipped().verdict(
        win if judged.seat == snapshot.mover else 1.0 - win,
        (cube.limit // cube.stake).bit_length() - 1,
        owned=cube.owner is not None,
    )


def _is_deadlock(judged: Judgement) -> bool:
    """Bare kings apart, each with at most a bishop that can never attack the other king's square.

    A heuristic: kings may still capture each other.
    """
    board = judged.snapshot.board
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


_BY_EQUITY: Final = Voice(
    doubles=lambda judged: verdict_on(judged, judged.win.mean).doubles,
    accepts_double=lambda judged: verdict_on(judged, judged.win.mean).takes,
)
VOICES: Final[Mapping[str, Voice]] = {
    "random": Voice(
        doubles=_at_times("double", 15),
        accepts_double=_at_times("accept double", 50),
        offers_draw=_at_times("draw", 5),
        accepts_draw=_at_times("accept draw", 20),
    ),
    "checkmate-aware": Voice(accepts_double=_above(0.25)),
    "greedy": Voice(accepts_double=_above(0.25)),
    "aggressive": Voice(doubles=_above(0.55), accepts_double=_above(0.22)),
    "expectimax": _BY_EQUITY,
    "master": _BY_EQUITY,
    "greedy-v2": Voice(
        doubles=_above(0.70),
        accepts_double=_above(0.35),
        offers_draw=lambda judged: judged.snapshot.full > 30 and abs(judged.standard) < 50,
        accepts_draw=_below(-100),
    ),
    "monte-carlo": Voice(
        doubles=_above(0.65),
        accepts_double=_above(0.30),
        offers_draw=_is_deadlock,
        accepts_draw=_below(-200),
    ),
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
    lines: tuple[Line, ...]
    if judged.snapshot.dice:
        lines = (_line(judged.seat, st.PASS, 1.0, win, win.mean),)
    else:
        chosen, other = said(voice, judged)
        if judged.snapshot.phase in (st.MAY_DOUBLE, st.DOUBLED) and win != UNKNOWN:
            lines = _cube_lines(replace(judged, win=win), chosen, other)
            return Analysis("dice_chess", bot, judged.seat, Unit.EQUITY, lines, work=work)
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


def _cube_lines(judged: Judgement, chosen: Action, rejected: Action) -> tuple[Line, ...]:
    """Both decisions about the cube with their equities.

    A bot that decides by something else may choose the worse one: it then says what that costs.
    """
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
    gains = [worth[chosen](at) - worth[rejected](at) for at in (low, now, high)]
    gap = Estimate(gains[1], abs(gains[2] - gains[0]) / 2)
    worse = rejected if gap.mean >= 0 else chosen
    cost = abs(difference(worth[chosen](now), worth[rejected](now), 2))
    found = []
    for action in (chosen, rejected):
        equity = _limited(
            worth[action](now),
            abs(worth[action](high) - worth[action](low)) / 2,
            1.0 if action in (st.ROLL, st.DECLINE_DOUBLE) else 2.0,
        )
        line = _line(judged.seat, action, equity.mean, win, win.mean)
        sides = (equity, Estimate(-equity.mean, equity.error))
        found.append(
            replace(
                line,
                bar=Estimate(min(1.0, max(0.0, (equity.mean + 1) / 2)), equity.error / 2),
                values={
                    Unit.EQUITY: sides[:: -1 if judged.seat else 1],
                    **values_of(judged.seat, win),  # of the game, also where it would end
                },
                reasons=_cube_reasons(judged, now, cost if action == worse else None),
                behind=None if action == chosen else gap,
            )
        )
    return tuple(found)


def _limited(mean: float, error: float, stake: float) -> Estimate:
    """An equity whose range, of two errors each way, is no more than can be won or lost."""
    return Estimate(mean, min(error, max(0.0, stake - abs(mean)) / 2))


def _cube_reasons(judged: Judgement, found: Verdict, cost: float | None) -> tuple[Reason, ...]:
    """The verdict with its three equities and its basis; of the worse one, what it gives up."""
    if cost is not None:
        return (Reason(message("dice_chess.reason.cube_cost", loss=cost), -3.0),)
    kind = f"{'double' if found.doubles else 'no_double'}_{'take' if found.takes else 'pass'}"
    equities = {"no_double": found.no_double, "take": found.take, "drop": found.drop}
    told = [
        Reason(message(f"dice_chess.reason.cube_{kind}", **equities), 2.0),
        Reason(message("dice_chess.reason.chance", chance=judged.win.mean), 1.5),
    ]
    if judged.snapshot.phase == st.DOUBLED:
        told.append(Reason(message("dice_chess.reason.take_point", chance=found.take_point), 1.0))
    elif found.window is not None:
        opens, closes = found.window
        window = {"opens": opens, "closes": closes}
        told.append(Reason(message("dice_chess.reason.window", **window), 1.0))
    return tuple(told)
