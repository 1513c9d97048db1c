"""The compiled turns against the plain ones, and the symmetries of the rules."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from engines.contract.messages import Words
from engines.contract.position import Position, notation
from engines.games.dice_chess import GAME, boards
from engines.games.dice_chess.dfen import dfen, parse
from engines.games.dice_chess.kernels import board, evaluate, players, turns
from engines.games.dice_chess.kernels.state import PASS
from engines.games.dice_chess.kernels.tables import ROLL_FACES, ROLL_WEIGHTS
from engines.games.dice_chess.snapshot import Snapshot, read, write
from engines.games.dice_chess.text import move_text
from engines.runtime.streams import stream
from tests.games.dice_chess import figures, plain
from tests.games.dice_chess.figures import canonical, color_flip
from tests.games.dice_chess.positions import played, scattered

QUEENS = "qQqQkQqQ/QQQQQQQQ/8/8/8/8/QQQQQQQQ/QQQQKQQQ w - - 0 1 QQQ"


def positions(count: int) -> Iterator[Snapshot]:
    yield from played(count, 1)
    yield from scattered(count, 2)


def test_moves_can_be_typed_as_they_are_read() -> None:
    words, signs = Words("en"), set[str]()
    for snapshot in positions(30):
        position = Position(GAME, write(snapshot))
        for action in position.legal():
            read_ = words.say(notation(position, action))
            assert position.parse_action(read_) == action
            signs |= {*read_} & {*"–×="}
    assert signs == {*"–×="}


def ends(snapshot: Snapshot) -> Counter[tuple[str, str, frozenset[int]]]:
    """Every position after a quiet turn, with the number of paths to it."""
    work = boards.find_turns(snapshot, stream(3))
    graph = turns.Graph.of(work.graph)
    found: Counter[tuple[str, str, frozenset[int]]] = Counter()
    for leaf in range(graph.info[turns.LEAVES]):
        turns.board_of(work.graph, leaf, work.spare)
        state = write(snapshot)
        board.store(work.spare, state)
        end = read(state)
        paths = int(graph.leaves[leaf, turns.PATHS])
        found[end.board, end.castling, frozenset(end.targets)] += paths
    return found


def test_the_turns_are_those_of_the_plain_rules() -> None:
    for snapshot in positions(40):
        expected = plain.turns(plain.Board.of(snapshot), list(snapshot.dice))
        counts = figures.turn_counts(snapshot)
        assert counts.capture_paths == len(expected.captures), dfen(snapshot)
        assert counts.max_dice == expected.most
        quiet = Counter(plain.end_of_turn(end) for _, end in expected.quiet)
        assert ends(snapshot) == quiet, dfen(snapshot)


def test_every_micro_move_of_the_tree_and_no_other_is_legal() -> None:
    for snapshot in positions(40):
        paths = plain.turns(plain.Board.of(snapshot), list(snapshot.dice)).all
        position = Position(GAME, write(snapshot))
        if not paths:
            assert position.legal() == (PASS,)
            continue
        random = paths[len(paths) // 2]
        for depth, move in enumerate(random):
            following = {str(p[depth]) for p in paths if p[:depth] == random[:depth]}
            assert {move_text(action) for action in position.legal()} == following
            position = position.apply(position.parse_action(str(move)))
        assert position.is_over or position.owner != snapshot.mover


def test_flipped_colours_play_the_same() -> None:
    for snapshot in positions(20):
        flipped = color_flip(snapshot)
        assert figures.turn_counts(snapshot) == figures.turn_counts(flipped)
        mirrored = Counter(
            {
                (
                    "".join(men[8 * rank : 8 * rank + 8] for rank in reversed(range(8))).swapcase(),
                    "".join(sorted(castling.swapcase())),
                    frozenset(square ^ 56 for square in targets),
                ): paths
                for (men, castling, targets), paths in ends(snapshot).items()
            }
        )
        assert mirrored == Counter(
            {(men, "".join(sorted(c)), t): paths for (men, c, t), paths in ends(flipped).items()}
        )
        assert canonical(flipped) == canonical(snapshot)


def test_the_keys_of_boards_are_kept_up_to_date() -> None:
    for snapshot in positions(30):
        work = boards.find_turns(snapshot, stream(4))
        graph = turns.Graph.of(work.graph)
        for leaf in range(min(20, graph.info[turns.LEAVES])):
            turns.board_of(work.graph, leaf, work.spare)
            fresh = work.spare.copy()
            board.complete(fresh)
            assert (fresh == work.spare).all()


def test_scores_of_leaves_are_those_of_their_boards() -> None:
    castled = parse("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 RKN")
    passing = parse("8/8/8/K2pP2r/8/8/8/7k w - d6 0 1 PNB")
    attacked = 0
    for snapshot in [castled, passing, *positions(40)]:
        work = boards.find_turns(snapshot, stream(3))
        scores = np.zeros((2, turns.MAX_LEAVES), np.int64)
        players.score_leaves(work.graph, players.SAFE, work.spare, scores[0])
        players.score_leaves(work.graph, players.CAUTIOUS, work.spare, scores[1])
        for leaf in range(int(turns.Graph.of(work.graph).info[turns.LEAVES])):
            turns.board_of(work.graph, leaf, work.spare)
            penalty = evaluate.king_safety(work.spare, snapshot.mover)
            assert scores[0, leaf] == penalty, dfen(snapshot)
            assert scores[1, leaf] == evaluate.standard(work.spare, snapshot.mover), dfen(snapshot)
            attacked += penalty < 0
    assert attacked > 100


def test_every_path_is_drawn_equally_often() -> None:
    snapshot = parse("4k3/8/8/8/8/8/4PP2/4K2R w K - 0 1 PKR")
    paths = plain.turns(plain.Board.of(snapshot), list(snapshot.dice)).all
    draws = 20 * len(paths)
    found: Counter[tuple[str, ...]] = Counter()
    out = np.zeros(players.PATH, np.int64)
    for seed in range(draws):
        random = stream(seed, "draw")
        work = boards.find_turns(snapshot, random)
        count = players.choose(work.graph, players.RANDOM, work.spare, work.scores, random, out)
        found[tuple(move_text(move) for move in out[:count].tolist())] += 1
    assert set(found) <= {tuple(map(str, path)) for path in paths}
    from scipy.stats import chisquare

    observed = [found[tuple(map(str, path))] for path in paths]
    assert chisquare(observed).pvalue > 1e-6


def test_a_board_full_of_queens_is_looked_at_in_part() -> None:
    snapshot = parse(QUEENS)
    work = boards.find_turns(snapshot, stream(1))
    graph = turns.Graph.of(work.graph)
    assert graph.info[turns.OVERFLOW]
    legal = Position(GAME, write(snapshot)).legal()
    assert len(legal) <= GAME.kernel.max_actions
    bot = GAME.bot("aggressive")
    from engines.contract.bot import Question, ask

    answer = ask(bot, Question(Position(GAME, write(snapshot)), bot.info.budget, 1))
    assert answer.best.actions[0] in legal


# -- the chance to capture the king --------------------------------------------------------------


def plain_capture_rolls(snapshot: Snapshot, defender: int) -> int:
    """The rolls that capture the king, by playing everything."""

    def takes(at: plain.Board, dice: list[int]) -> bool:
        for move in plain.payable(at, dice):
            after, wins = plain.play(at, move)
            rest = list(dice)
            for face in move.cost:
                rest.remove(face)
            if wins or takes(after, rest):
                return True
        return False

    at = plain.Board.of(snapshot)
    at.side = 1 - defender
    weights = ROLL_WEIGHTS.tolist()
    return sum(
        weight for faces, weight in zip(ROLL_FACES, weights, strict=True) if takes(at, list(faces))
    )


@pytest.mark.parametrize("defender", [0, 1])
def test_the_chance_to_take_the_king_is_exact(defender: int) -> None:
    few = [s for s in scattered(40, 5) if sum(man != "." for man in s.board) < 12]
    assert len(few) > 10
    for snapshot in few[:14]:
        expected = plain_capture_rolls(snapshot, defender)
        assert figures.king_capture_rolls(write(snapshot), defender) == expected, dfen(snapshot)
