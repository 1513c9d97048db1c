"""Level 8: pruning changes nothing, values are those of the definition, threads do not matter."""

from dataclasses import replace

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engines.contract.analysis import Analysis
from engines.contract.bot import Question, ask
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.dice_chess import GAME, boards
from engines.games.dice_chess.bots.master import MasterBot
from engines.games.dice_chess.deepening import MILLION, Deepening, Method
from engines.games.dice_chess.dfen import parse
from engines.games.dice_chess.kernels import evaluation, expectimax, turns
from engines.games.dice_chess.kernels.state import KING, PIECES
from engines.games.dice_chess.kernels.tables import ROLL_FACES, ROLL_WEIGHTS, ROLLS
from engines.games.dice_chess.snapshot import EMPTY, Snapshot, write
from engines.games.dice_chess.tables import shipped_weights
from engines.games.dice_chess.text import move_text
from engines.runtime.streams import stream
from tests.games.dice_chess import plain
from tests.games.dice_chess.figures import color_flip, horizontal_mirror
from tests.games.dice_chess.positions import played, scattered

BACK_RANK = "1r4k1/p4ppp/8/8/8/8/5PPP/R5K1 w - - 0 1 NNR"
PLAIN = Method(star_1=False, star_2=False, tables=False, width=0, looks=0, threads=1)
WAYS = (
    Method(star_1=True, star_2=False, tables=False, width=0, looks=0, threads=1),
    Method(star_1=True, star_2=False, tables=True, width=0, looks=0, threads=1),
    Method(star_1=True, star_2=True, tables=False, width=0, looks=0, threads=1),
    Method(star_1=True, star_2=True, tables=True, width=0, looks=0, threads=1),
)


def small(seed: int, men: str) -> Snapshot:
    """Two kings and some pieces anywhere, with dice."""
    random = np.random.default_rng(seed)
    squares = random.permutation(64)
    board = [EMPTY] * 64
    for square, man in zip(squares, f"Kk{men}", strict=False):
        on_edge = square < 8 or square >= 56
        board[square] = {"P": "N", "p": "n"}.get(man, man) if on_edge else man
    return replace(
        Snapshot(),
        board="".join(board),
        mover=int(random.integers(2)),
        castling="",
        dice=tuple(sorted(random.integers(1, 7, 3).tolist())),
    )


def best(snapshot: Snapshot, depth: int, method: Method) -> tuple[int, set[int], int] | None:
    """Value of the best turns, the turns, and how many positions it took; None without a choice."""
    work = boards.find_turns(snapshot, stream(1, "turns"))
    graph = turns.Graph.of(work.graph)
    if graph.info[turns.TAKES] or not graph.info[turns.LEAVES]:
        return None
    search = Deepening(work.graph, method)
    search.run(Budget(depth=depth, nodes=1 << 40), Monitor(), lambda: None)
    value = search.turns[0].value
    equal = {turn.leaf for turn in search.turns if turn.exact and turn.value == value}
    return value, equal, search.positions


def same_without_pruning(
    snapshot: Snapshot, depth: int, width: int = 0, ways: tuple[Method, ...] = WAYS
) -> bool:
    plainly = best(snapshot, depth, replace(PLAIN, width=width))
    for way in ways:
        found = best(snapshot, depth, replace(way, width=width))
        if found is None or plainly is None:
            assert found is plainly
            return False
        assert found[:2] == plainly[:2]
    return True


@pytest.mark.parametrize("count", [300, pytest.param(900, marks=pytest.mark.slow)])
def test_pruning_changes_nothing_two_turns_ahead(count: int) -> None:
    men = ("Rn", "pN", "BbP", "rP", "Pbn", "Pp", "Nn")
    positions = (small(seed, men[seed % len(men)]) for seed in range(count))
    compared = sum(same_without_pruning(each, 2, ways=WAYS[3:]) for each in positions)
    assert compared >= count / 2


def test_pruning_changes_nothing_in_games() -> None:
    compared = [same_without_pruning(snapshot, 2) for snapshot in [*played(2, 4), *scattered(4, 4)]]
    assert any(compared)


@pytest.mark.parametrize("width", [0, 2])
def test_pruning_changes_nothing_three_turns_ahead(width: int) -> None:
    compared = [same_without_pruning(small(seed, "Np"), 3, width) for seed in range(2)]
    assert any(compared)


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, 1 << 30), st.text("PNBRQpnbrq", min_size=1, max_size=4))
def test_pruning_changes_nothing_anywhere(seed: int, men: str) -> None:
    same_without_pruning(small(seed, men), 2)


def test_pruning_saves_work() -> None:
    snapshot = parse(BACK_RANK)
    ways = [replace(way, settled=0) for way in (PLAIN, WAYS[0], WAYS[3])]
    counts = [best(snapshot, 2, way) for way in ways]
    positions = [found[2] for found in counts if found is not None]
    assert positions[0] > positions[1] > positions[2]


def definition(snapshot: Snapshot, path: list[str]) -> int:
    """The value of a turn at a depth of two turns, from the definition."""
    at = plain.Board.of(snapshot)
    for moves, end in plain.turns(at, list(snapshot.dice)).quiet:
        if list(map(str, moves)) == path:
            men, castling, targets = plain.end_of_turn(end)
            at = plain.Board(list(men), 1 - at.side, castling, set(targets))
    total = 0
    for faces, weight in zip(ROLL_FACES, ROLL_WEIGHTS.tolist(), strict=True):
        replies = plain.turns(at, list(faces))
        if replies.captures:
            total += weight * MILLION
        else:
            ends = [end for _, end in replies.quiet] or [at]
            total += weight * max(MILLION - chance_at(end, snapshot.mover) for end in ends)
    return MILLION - total // ROLLS


def chance_at(end: plain.Board, seat: int) -> int:
    men, _, targets = plain.end_of_turn(end)
    board = replace(Snapshot(), board="".join(men), targets=tuple(sorted(targets)))
    return evaluation.chance_to_win(boards.row_of(write(board)), seat, shipped_weights())


@pytest.mark.parametrize("seed", range(6))
def test_values_are_those_of_the_definition(seed: int) -> None:
    snapshot = small(seed, "RnPp")
    work = boards.find_turns(snapshot, stream(1, "turns"))
    search = Deepening(work.graph, PLAIN)
    search.run(Budget(depth=2, nodes=1 << 40), Monitor(), lambda: None)
    for turn in search.turns[:2]:
        leaf = turns.Graph.of(work.graph).leaves[turn.leaf]
        out = np.zeros(turns.COLUMNS, np.int64)
        count = turns.path_to(work.graph, leaf[turns.PARENT], leaf[turns.MOVE], out)
        assert turn.value == definition(snapshot, [move_text(int(m)) for m in out[:count]])


def test_a_position_is_worth_the_same_from_the_other_side() -> None:
    for snapshot in [*played(20, 9), *scattered(60, 9)]:
        if snapshot.board.count("K") != 1 or snapshot.board.count("k") != 1:
            continue
        mirrored = [color_flip(snapshot)]
        if not snapshot.castling:
            mirrored.append(horizontal_mirror(snapshot))
        chance = evaluation.chance_to_win(
            boards.row_of(write(snapshot)), snapshot.mover, shipped_weights()
        )
        for other in mirrored:
            row = boards.row_of(write(other))
            assert evaluation.chance_to_win(row, other.mover, shipped_weights()) == chance


def test_features_are_those_that_there_are() -> None:
    from engines.games.dice_chess.kernels.board import ROW
    from engines.games.dice_chess.kernels.capture import PAIRS

    row, pairs = np.zeros(ROW, np.int64), np.zeros(PAIRS, np.int64)
    out = np.zeros(evaluation.MOST, np.int64)
    for snapshot in [*played(20, 2), *scattered(40, 2), replace(Snapshot(), board="Q" * 64)]:
        board = boards.row_of(write(snapshot))
        found = out[: evaluation.find_features(board, snapshot.mover, row, pairs, out)].tolist()
        assert all(0 <= feature < evaluation.FEATURES for feature in found)
        men = sum(man != EMPTY for man in snapshot.board)
        kings = ("K" in snapshot.board) + ("k" in snapshot.board)
        assert len(found) == (1 + kings) * men + 2 * (2 + KING) + 1


def test_hidden_units_are_added_up_in_words_as_they_are_alone() -> None:
    from engines.games.dice_chess.kernels.board import ROW
    from engines.games.dice_chess.kernels.capture import PAIRS
    from engines.labs.dice_chess import fitting
    from engines.labs.dice_chess.kernels import training_data

    random = np.random.default_rng(1)
    model = fitting.first_model(1)
    model[training_data.VALUES] += random.normal(0.0, 0.1, model[0].shape).astype(np.float32)
    weights = fitting.whole(model)
    each = np.round(
        model[training_data.VALUES, :-1, : evaluation.HIDDEN].astype(float) * evaluation.FINENESS
    )
    counts = weights[evaluation.OUT_AT :]
    row, pairs = np.zeros(ROW, np.int64), np.zeros(PAIRS, np.int64)
    out = np.zeros(evaluation.MOST, np.int64)
    for snapshot in [*played(40, 2), *scattered(40, 2)]:
        board = boards.row_of(write(snapshot))
        found = out[: evaluation.find_features(board, snapshot.mover, row, pairs, out)]
        above = np.maximum(each[found].sum(axis=0), 0.0)
        z = int(weights[found].sum() + (above * counts).sum() // evaluation.FINENESS)
        chance = evaluation.chance_of(z)
        assert evaluation.chance_to_win(board, snapshot.mover, weights) == chance


def test_quick_dangers_are_among_the_exact_ones() -> None:
    from engines.games.dice_chess.kernels import capture
    from engines.games.dice_chess.kernels.board import ROW

    row, pairs = np.zeros(ROW, np.int64), np.zeros(capture.PAIRS, np.int64)
    out = np.zeros(evaluation.MOST, np.int64)
    for snapshot in [*played(30, 6), *scattered(30, 6)]:
        board = boards.row_of(write(snapshot))
        for side in range(2):
            kings = board[PIECES * (1 - side) + KING]
            quick = evaluation.look_around(board, side, kings, 0, row, pairs, out, 0)
            exact = capture.count_rolls(capture.king_capture_rolls(board, 1 - side))
            assert quick <= exact
            assert (quick > 0) >= (capture.attacking_kinds(board, side, kings) > 0)


def answer(method: Method, budget: Budget, text: str) -> Analysis:
    bot = MasterBot(GAME.bot("master").info, method)
    analysis = ask(bot, Question(Position.parse(GAME, text), budget, 3))
    return replace(analysis, work=replace(analysis.work, seconds=0.0))


@pytest.mark.parametrize(
    "budget", [Budget(depth=2), Budget(nodes=3000), Budget(depth=3, nodes=9000)]
)
def test_threads_change_nothing(budget: Budget) -> None:
    alone, together = (answer(Method(threads=count), budget, BACK_RANK) for count in (1, 3))
    assert alone == together
    assert alone == answer(Method(threads=1), budget, BACK_RANK)


def test_the_depth_is_told() -> None:
    for depth in (1, 2, 3):
        assert answer(Method(), Budget(depth=depth), BACK_RANK).work.depth == depth


def test_memory_of_earlier_searches_changes_nothing() -> None:
    first, other = small(3, "RnP"), small(8, "QbPp")
    before = best(first, 2, Method())
    best(other, 2, Method())
    assert best(first, 2, Method()) == before


def test_a_space_is_as_large_as_its_layout() -> None:
    assert expectimax.new_space().nbytes == expectimax.Space.dtype.itemsize
