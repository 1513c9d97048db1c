"""Levels 6 and 7: what they search, and what they find."""

import pytest

from engines.core.analysis import Analysis
from engines.core.bot import consult
from engines.core.budget import Budget
from engines.core.monitor import Monitor
from engines.core.position import Position
from engines.core.streams import stream
from engines.games.dice_chess import GAME, boards
from engines.games.dice_chess.bots.monte_carlo import Rollouts
from engines.games.dice_chess.dfen import parse
from engines.games.dice_chess.kernels import evaluate
from engines.games.dice_chess.kernels.replies import LOSS
from engines.games.dice_chess.kernels.tables import ROLL_FACES, ROLL_WEIGHTS, ROLLS
from engines.games.dice_chess.snapshot import write
from tests.games.dice_chess import plain

HANGING = "1r4k1/p4ppp/8/8/8/8/5PPP/R5K1 w - - 0 1 NNR"
GOLDEN = "4k3/2N5/8/8/8/8/2n5/4K3 w - - 0 1"


def answer(bot: str, text: str, budget: Budget | None = None, seed: int = 1) -> Analysis:
    player = GAME.bot(bot)
    position = Position.parse(GAME, text)
    return consult(player, position, budget or player.info.budget, Monitor(), seed)


@pytest.mark.parametrize("bot", ["expectimax", "monte-carlo"])
@pytest.mark.parametrize("seed", [0, 7, 42])
def test_a_pawn_is_not_worth_the_back_rank(bot: str, seed: int) -> None:
    budget = Budget(playouts=600) if bot == "monte-carlo" else Budget(depth=2)
    assert answer(bot, HANGING, budget, seed).best.text != "a1a7"


@pytest.mark.parametrize("bot", ["expectimax", "monte-carlo"])
def test_the_shortest_way_to_the_king(bot: str) -> None:
    assert answer(bot, "k7/8/8/8/8/8/8/R3K2R w - - 0 1 RR").best.text == "a1a8"


def plain_value(text: str, turn: list[str]) -> float:
    """The expectation after a turn, from the definition (rules, 4.1)."""
    snapshot = parse(text)
    at = plain.Board.of(snapshot)
    for path, end in plain.turns(at, list(snapshot.dice)).quiet:
        if list(map(str, path)) == turn:
            men, castling, targets = plain.end_of_turn(end)
            at = plain.Board(list(men), 1 - at.side, castling, set(targets))
    total = 0.0
    for faces, weight in zip(ROLL_FACES, ROLL_WEIGHTS.tolist(), strict=True):
        replies = plain.turns(at, list(faces))
        if replies.captures:
            total += weight * LOSS
        else:
            ends = [end for _, end in replies.quiet] or [at]
            total += weight * min(plain_evaluation(end, snapshot.mover) for end in ends)
    return total / ROLLS


def plain_evaluation(end: plain.Board, seat: int) -> int:
    from dataclasses import replace

    snapshot = replace(parse(GOLDEN), board="".join(end.men))
    return evaluate.aggressive(boards.row_of(write(snapshot)), seat)


@pytest.mark.parametrize("text", [HANGING, "4k3/8/3q4/8/8/2B5/4P3/R3K3 w Q - 0 1 PBK"])
def test_values_are_those_of_the_definition(text: str) -> None:
    analysis = answer("expectimax", text)
    for line in analysis.lines[:3]:
        assert line.preference == pytest.approx(plain_value(text, line.text.split(", ")))


def test_only_finished_candidates_are_compared() -> None:
    some = answer("expectimax", f"{parse_start()} PNB", Budget(nodes=5000))
    everything = answer("expectimax", f"{parse_start()} PNB")
    assert 5000 <= some.work.nodes < everything.work.nodes
    values = {line.text: line.preference for line in everything.lines}
    for line in some.lines:
        assert values.get(line.text, line.preference) == line.preference
    nothing = answer("expectimax", f"{parse_start()} PNB", Budget(depth=1))
    assert (nothing.work.depth, nothing.work.nodes) == (1, 0)
    assert nothing.best.preference == answer("aggressive", f"{parse_start()} PNB").best.preference


def parse_start() -> str:
    from engines.games.dice_chess.dfen import START

    return START


def test_playouts_are_shared_among_the_candidates() -> None:
    analysis = answer("monte-carlo", f"{parse_start()} PNB", Budget(playouts=40))
    assert analysis.work.playouts == 40
    assert {line.visits for line in analysis.lines} <= {2, 3}


def test_the_estimate_is_that_of_the_published_playout() -> None:
    """The golden value is a mean of 64 play-outs whose spread is about 0.1."""
    from engines.games.dice_chess.kernels import rollout

    row = boards.row_of(write(parse(GOLDEN)))
    played = Rollouts(row, 0, 0, stream(5, "golden"))
    for _ in range(600):
        rollout.play_outs(
            row,
            0,
            0,
            1,
            6,
            boards.workspace().replies,
            boards.workspace().spare,
            played.random,
            played.sums,
        )
    win = played.win
    deviation = win.error * 600**0.5
    assert win.mean == pytest.approx(0.5251474787726832, abs=4 * deviation / 8)
    assert played.sums[rollout.OTHER] / 600 == pytest.approx(0.16441636804094195, abs=0.2)
