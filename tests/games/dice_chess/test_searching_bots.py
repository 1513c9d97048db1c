"""Levels 6 to 8: what they search, and what they find."""

import pytest

from engines.contract.analysis import Analysis, Unit
from engines.contract.bot import Question, ask
from engines.contract.budget import Budget
from engines.contract.position import Position
from engines.games.dice_chess import GAME, boards
from engines.games.dice_chess.bots.monte_carlo import SPREAD, Rollouts, look
from engines.games.dice_chess.bots.searching import candidates, choices
from engines.games.dice_chess.dfen import parse
from engines.games.dice_chess.kernels import evaluate
from engines.games.dice_chess.kernels.tables import ROLL_FACES, ROLL_WEIGHTS, ROLLS
from engines.games.dice_chess.kernels.two_ply import LOSS
from engines.games.dice_chess.snapshot import write
from engines.runtime.streams import stream
from tests.games.dice_chess import plain

HANGING = "1r4k1/p4ppp/8/8/8/8/5PPP/R5K1 w - - 0 1 NNR"
GOLDEN = "4k3/2N5/8/8/8/8/2n5/4K3 w - - 0 1"


def answer(bot: str, text: str, budget: Budget | None = None, seed: int = 1) -> Analysis:
    player = GAME.bot(bot)
    position = Position.parse(GAME, text)
    return ask(player, Question(position, budget or player.info.budget, seed))


@pytest.mark.parametrize("bot", ["expectimax", "master", "monte-carlo"])
@pytest.mark.parametrize("seed", [0, 7, 42])
def test_a_pawn_is_not_worth_the_back_rank(bot: str, seed: int) -> None:
    budget = Budget(playouts=600) if bot == "monte-carlo" else Budget(depth=2)
    assert answer(bot, HANGING, budget, seed).best.text != "a1a7"


@pytest.mark.parametrize("bot", ["expectimax", "master", "monte-carlo"])
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


def test_the_playouts_that_are_asked_for_are_played() -> None:
    for playouts in (1, 40, 300):
        analysis = answer("monte-carlo", f"{parse_start()} PNB", Budget(playouts=playouts))
        assert analysis.work.playouts == playouts
        assert analysis.best.visits == max(line.visits for line in analysis.lines)


# The best of 1,141 turns captures nothing: it ranks far behind many captures that lose the king.
QUIET_IS_BEST = "1r1q1bn1/Bbp1p2r/4kp1p/7R/1n2pKP1/N2P1N2/PPP2P2/R6Q w - - 0 7 NRK"


def test_monte_carlo_looks_at_every_turn() -> None:
    """Its choice keeps the king far safer than any of the sixteen turns that win most material."""
    found = choices(Position.parse(GAME, QUIET_IS_BEST), (), 1)
    assert found is not None
    every = candidates(found, 3, len(found.leaves))
    looks = [look(b, 0, score) for b, score in zip(every.boards, every.scores, strict=True)]
    assert len(looks) > 1000
    assert max(looks[:16]) < 0.35
    analysis = answer("monte-carlo", QUIET_IS_BEST, Budget(playouts=30))
    assert analysis.best.values[Unit.WIN][0].mean > 0.7
    assert analysis.best.preference >= max(looks[:16]) + 0.3


def test_a_look_tells_turns_apart_as_playouts_do() -> None:
    """In a position unlike those that it was fitted to, with both kings in the open."""
    open_kings = "rnbq1br1/ppppp1pp/4kp2/8/8/4PP1N/PPPP2P1/RNB1KQ1R w KQ - 2 6 PPK"
    found = choices(Position.parse(GAME, open_kings), (), 1)
    assert found is not None
    every = candidates(found, 3, len(found.leaves))
    errors = []
    for i in range(0, len(every.leaves), len(every.leaves) // 8):
        played = Rollouts(every.boards[i], 1, 0, stream(2, i))
        played.add(found.work, 40)
        errors.append(look(every.boards[i], 0, every.scores[i]) - played.win.mean)
    mean = sum(errors) / len(errors)
    assert max(abs(error - mean) for error in errors) < 0.15


def test_a_few_playouts_do_not_pretend_to_be_exact() -> None:
    row = boards.row_of(write(parse(GOLDEN)))
    played = Rollouts(row, 0, 0, stream(5, "few"))
    errors = []
    for _ in range(4):
        played.add(boards.workspace(), 1)
        errors.append(played.win.error)
    assert errors[0] == pytest.approx(SPREAD)
    assert errors[-1] > SPREAD / 4
    played.add(boards.workspace(), 400)
    assert 0.0 < played.win.error < errors[-1] / 4


@pytest.mark.parametrize("bot", ["aggressive", "expectimax", "greedy", "greedy-v2", "master"])
def test_chances_to_win_are_no_certainties(bot: str) -> None:
    for dice in ("PNB", "PPP", "NNR"):
        chance = answer(bot, f"{parse_start()} {dice}").best.values[Unit.WIN][0].mean
        assert 0.35 < chance < 0.75


def test_the_estimate_is_that_of_the_published_playout() -> None:
    """The golden value is a mean of 64 playouts whose spread is about 0.1."""
    from engines.games.dice_chess.kernels import rollout

    row = boards.row_of(write(parse(GOLDEN)))
    played = Rollouts(row, 0, 0, stream(5, "golden"))
    for _ in range(600):
        graph = boards.workspace().replies
        rollout.play_outs(row, 0, 0, 1, 6, graph, played.random, played.sums)
    win = played.win
    deviation = win.error * 600**0.5
    assert win.mean == pytest.approx(0.5251474787726832, abs=4 * deviation / 8)
    assert played.sums[rollout.OTHER] / 600 == pytest.approx(0.16441636804094195, abs=0.2)


SEARCHING = ("monte-carlo", "expectimax", "master")
FEW = {"monte-carlo": Budget(playouts=64), "expectimax": Budget(depth=2), "master": Budget(depth=2)}


@pytest.mark.parametrize("bot", SEARCHING)
def test_named_moves_are_searched_alone(bot: str) -> None:
    position = Position.parse(GAME, f"{parse_start()} PNB")
    named = tuple(position.parse_action(move) for move in ("b1c3", "d2d4"))
    player = GAME.bot(bot)
    analysis = ask(player, Question(position, FEW[bot], 1, named))
    assert {line.actions[0] for line in analysis.lines} <= set(named)
    everything = ask(player, Question(position, FEW[bot], 1))
    assert analysis.best.preference <= everything.best.preference + (bot == "monte-carlo")
    for line in analysis.lines:
        at = position
        for action in line.actions:
            at = at.apply(action)
        assert at.is_chance, "whole turns"


@pytest.mark.parametrize("bot", SEARCHING)
def test_named_moves_may_take_the_king_or_be_the_whole_turn(bot: str) -> None:
    taking = Position.parse(GAME, "k7/8/8/8/8/8/8/R3K2R w - - 0 1 RR")
    player = GAME.bot(bot)
    for move, wins in (("a1a8", True), ("h1h8", True), ("a1b1", False)):
        named = (taking.parse_action(move),)
        best = ask(player, Question(taking, FEW[bot], 1, named)).best
        assert best.actions[0] == named[0]
        assert (best.values[Unit.WIN][0].mean == 1.0) == wins
    single = Position.parse(GAME, "4k3/8/8/8/8/8/P7/4K3 w - - 0 1 PQQ")
    named = (single.parse_action("a2a4"),)
    best = ask(player, Question(single, FEW[bot], 1, named)).best
    assert best.actions == named


@pytest.mark.parametrize("bot", SEARCHING)
def test_a_named_draw_offer_comes_before_a_turn(bot: str) -> None:
    position = Position.parse(GAME, f"{parse_start()} PNB | agreements")
    offer = (position.parse_action("offer draw"),)
    analysis = ask(GAME.bot(bot), Question(position, FEW[bot], 1, offer))
    assert all(line.actions[0] == offer[0] and len(line.actions) > 1 for line in analysis.lines)


@pytest.mark.parametrize("bot", SEARCHING)
def test_named_words_are_judged_alone(bot: str) -> None:
    position = Position.parse(GAME, "4k3/8/8/8/8/8/P7/4K3 w - - 0 1 | cube 64 1")
    for action in position.legal():
        analysis = ask(GAME.bot(bot), Question(position, FEW[bot], 1, (action,)))
        assert [line.actions[0] for line in analysis.lines] == [action]


@pytest.mark.parametrize("bot", SEARCHING)
def test_no_search_calls_its_values_exact(bot: str) -> None:
    analysis = answer(bot, f"{parse_start()} PNB", FEW[bot])
    assert all(line.values[Unit.WIN][0].error > 0 for line in analysis.lines)


def test_the_other_side_judges_a_double_with_the_same_chances() -> None:
    """The chances of the two sides add up to 1."""
    text = "4k3/8/8/8/8/8/PP6/4K3 w - - 0 1 | cube 64 1"
    position = Position.parse(GAME, text)
    doubling = ask(GAME.bot("expectimax"), Question(position, FEW["expectimax"], 1))
    doubled = position.apply(position.parse_action("double"))
    answering = ask(GAME.bot("expectimax"), Question(doubled, FEW["expectimax"], 1))
    share = doubling.lines[0].values[Unit.WIN][0].mean
    accepting = {line.text: line for line in answering.lines}["accept double"]
    assert accepting.values[Unit.WIN][1].mean == pytest.approx(1 - share)
    assert 0.5 < share < 0.7, "two pawns are no certain win"
    queen = Position.parse(GAME, text.replace("PP6", "QQ6"))
    rich = ask(GAME.bot("expectimax"), Question(queen, FEW["expectimax"], 1)).best
    assert rich.text == "double"
    assert share < rich.values[Unit.WIN][0].mean < 0.98
