"""Analyses where nothing moves: doubles, draws, and passes."""

from dataclasses import replace

from engines.contract.analysis import BY_SHARE, Analysis, Estimate, Line, Reason, Unit, Work
from engines.contract.messages import message
from engines.games.dice_chess.bots.lines import values_of
from engines.games.dice_chess.bots.voices import EquityVoice, Judgement, Voice, said, verdict_on
from engines.games.dice_chess.cube import Verdict
from engines.games.dice_chess.kernels import state as st
from engines.games.dice_chess.text import move_text
from engines.runtime.texts import difference
from engines.runtime.types import Action, Seat


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
    if judged.snapshot.phase == st.MAY_DOUBLE:
        worth = {st.ROLL: _no_double, st.DOUBLE: _double}
    else:
        worth = {st.ACCEPT_DOUBLE: _taken, st.DECLINE_DOUBLE: _passed}
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


def _no_double(found: Verdict) -> float:
    return found.no_double


def _double(found: Verdict) -> float:
    return found.double


def _taken(found: Verdict) -> float:
    return -found.take


def _passed(found: Verdict) -> float:
    return -found.drop


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
