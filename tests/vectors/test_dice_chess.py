"""Known answers for Dice Chess: every case is a test of its own."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest

from engines.arena import sprt
from engines.contract.analysis import CONFIDENCE_95
from engines.contract.position import Position
from engines.contract.time_control import target_ms
from engines.games.dice_chess import GAME, boards
from engines.games.dice_chess.bots.voices import VOICES, judge
from engines.games.dice_chess.dfen import FACE_LETTERS, dfen, parse, parse_square, square_name
from engines.games.dice_chess.kernels import board, evaluate, players, turns
from engines.games.dice_chess.kernels.state import MOVING, PASS, GameState
from engines.games.dice_chess.kernels.tables import ROLL_COUNT, ROLL_WEIGHTS, ROLLS
from engines.games.dice_chess.snapshot import Ending, Snapshot, read, write
from engines.games.dice_chess.text import move_text, parse_move
from engines.runtime.errors import ParseError
from engines.runtime.streams import stream
from tests.games.dice_chess import figures, plain
from tests.games.dice_chess.figures import material_features
from tests.games.dice_chess.java import Java48
from tests.vectors.cases import Case, documents

SCHEMA = "dice-chess-vectors/1"
COLOURS = {"white": 0, "black": 1}
LEVELS = {"random": 1, "checkmate-aware": 2, "greedy": 3, "cautious": 4, "aggressive": 5}
Answer = dict[str, Any]


def cases(kind: str) -> pytest.MarkDecorator:
    found = [
        pytest.param(case, id=f"dice_chess-{name}-{case['id']}")
        for name, document in documents(SCHEMA)
        if document["kind"] == kind
        for case in document["cases"]
    ]
    return pytest.mark.parametrize("case", found)


def rolled(text: str) -> Snapshot:
    """A position in which the dice are played, even where a king is missing."""
    return replace(parse(text), ending=Ending.NONE, winner=None)


def position(snapshot: Snapshot) -> Position:
    return Position(GAME, write(snapshot))


def first_moves(snapshot: Snapshot) -> list[str]:
    legal = position(snapshot).legal()
    return sorted(move_text(action) for action in legal if action != PASS)


# -- rules ------------------------------------------------------------------------------------


def answer_first_moves(case: Case) -> Answer:
    return {"moves": first_moves(rolled(case["dfen"]))}


def answer_next_moves(case: Case) -> Answer:
    at = position(rolled(case["dfen"]))
    mover = at.owner
    for text in case["prefix"]:
        at = at.apply(parse_move(text))
    complete = at.owner != mover or at.is_over
    moves = [] if complete else sorted(move_text(action) for action in at.legal())
    return {"moves": moves, "complete": complete}


def answer_turn_legal(case: Case) -> Answer:
    at = position(rolled(case["dfen"]))
    mover = at.owner
    for text in case["turn"]:
        if at.owner != mover or at.is_over or parse_move(text) not in at.legal():
            return {"legal": False}
        at = at.apply(parse_move(text))
    passed = not case["turn"] and at.legal() == (PASS,)
    return {"legal": passed or at.owner != mover or at.is_over}


def answer_turn_summary(case: Case) -> Answer:
    counts = figures.turn_counts(rolled(case["dfen"]))
    return {
        "paths": counts.capture_paths + counts.quiet_paths,
        "capture_paths": counts.capture_paths,
        "max_dice": counts.max_dice,
        "positions": counts.positions,
    }


def moves_of(snapshot: Snapshot, die: int) -> list[str]:
    return sorted(map(move_text, figures.moves_of_die(snapshot, die)))


def answer_pseudo_moves(case: Case) -> Answer:
    return {"moves": moves_of(parse(case["dfen"]), case["die"])}


def answer_castling_moves(case: Case) -> Answer:
    row, out = boards.row_of(write(parse(case["dfen"]))), np.zeros(4, np.int64)
    count = board.castling_moves(row, parse(case["dfen"]).mover, out, 0)
    return {"moves": sorted(map(move_text, out[:count].tolist()))}


def answer_is_pseudo_legal(case: Case) -> Answer:
    snapshot = parse(case["dfen"])
    return {"legal": any(case["move"] in moves_of(snapshot, die) for die in range(1, 7))}


def answer_perft_die(case: Case) -> Answer:
    def leaves(snapshot: Snapshot, depth: int) -> int:
        moves = figures.moves_of_die(snapshot, case["die"])
        if depth == 1:
            return len(moves)
        return sum(leaves(ended(played(snapshot, [move])), depth - 1) for move in moves)

    return {"nodes": leaves(parse(case["dfen"]), case["depth"])}


def played(snapshot: Snapshot, moves: list[int]) -> Snapshot:
    """The position after micro-moves; dice are paid if there are any."""
    state = write(snapshot)
    row = boards.row_of(state)
    dice = list(snapshot.dice)
    for move in moves:
        kind = board.piece_on(row, snapshot.mover, move & 63)
        castles = board.is_castling(kind, move & 63, (move >> 6) & 63)
        for face in (4, 6) if castles else (kind + 1,):
            if snapshot.dice:
                dice.remove(face)
        board.make(row, snapshot.mover, move)
    board.store(row, state)
    return replace(read(state), dice=tuple(dice))


def ended(snapshot: Snapshot) -> Snapshot:
    """The position after the end of the turn."""
    state = write(replace(snapshot, ending=Ending.NONE, winner=None))
    GameState.of(state).phase = MOVING
    GAME.kernel.apply(state, PASS)
    return read(state)


def answer_apply_micro_moves(case: Case) -> Answer:
    return {"dfen": dfen(played(parse(case["dfen"]), list(map(parse_move, case["moves"]))))}


def answer_end_turn(case: Case) -> Answer:
    return {"dfen": dfen(ended(parse(case["dfen"])))}


def answer_parse_serialize(case: Case) -> Answer:
    assert dfen(read(write(parse(case["dfen"])))) == dfen(parse(case["dfen"]))
    return {"dfen": dfen(parse(case["dfen"]))}


def answer_parse_error(case: Case) -> Answer:
    with pytest.raises(ParseError):
        GAME.parse_position(case["dfen"])
    return {"error": True}


def answer_normalize(case: Case) -> Answer:
    return {"fen4": figures.fen4(parse(case["dfen"]))}


def answer_book_key(case: Case) -> Answer:
    return {"key": figures.key_of(parse(case["dfen"]))}


def answer_die_letter(case: Case) -> Answer:
    known = 1 <= case["die"] <= len(FACE_LETTERS)
    return {"letter": FACE_LETTERS[case["die"] - 1].lower() if known else None}


def answer_dice_distribution(case: Case) -> Answer:
    weights = ROLL_WEIGHTS.tolist()
    return {
        "multisets": ROLL_COUNT,
        "total": ROLLS,
        "triples": weights.count(1),
        "pairs": weights.count(3),
        "distinct": weights.count(6),
        "weight_triple": 1,
        "weight_pair": 3,
        "weight_distinct": 6,
    }


def answer_game_over(case: Case) -> Answer:
    snapshot = parse(case["dfen"])
    ending, winner = replace(snapshot, half=0).natural_result
    names = {None: None, 0: "white", 1: "black"}
    return {"over": ending is not Ending.NONE, "winner": names[winner]}


# -- evaluation -------------------------------------------------------------------------------


def answer_evaluate(case: Case) -> Answer:
    row = boards.row_of(write(parse(case["dfen"])))
    return {"value": getattr(evaluate, case["function"])(row, COLOURS[case["color"]])}


def answer_attackers(case: Case) -> Answer:
    state, square = write(parse(case["dfen"])), parse_square(case["square"])
    found = figures.attackers(state, square, COLOURS[case["color"]])
    return {"squares": sorted(map(square_name, found))}


def answer_hanging(case: Case) -> Answer:
    snapshot = parse(case["dfen"])
    found = figures.hanging(write(snapshot), COLOURS[case["color"]])
    values = dict(zip("PNBRQ", (100, 300, 300, 500, 900), strict=True))
    material = sum(values[snapshot.board[square].upper()] for square in found)
    return {"squares": sorted(map(square_name, found)), "material": material}


def bot_choices(snapshot: Snapshot, level: int) -> list[list[str]] | None:
    """All turns that a level may choose: those that end like one of its best turns or captures."""
    all_turns = plain.turns(plain.Board.of(snapshot), list(snapshot.dice))
    if not all_turns.all:
        return None
    if level == players.RANDOM:
        return [list(map(str, path)) for path in all_turns.all]
    if all_turns.captures:
        longest = 3 if level == players.SAFE else min(len(p) for p, _ in all_turns.captures)
        return [list(map(str, path)) for path, _ in all_turns.captures if len(path) <= longest]
    work = boards.find_turns(snapshot, stream(1))
    players.score_leaves(work.graph, level, work.spare, work.scores)
    graph = turns.Graph.of(work.graph)
    scores = work.scores[: graph.info[turns.LEAVES]].tolist()
    best = set()
    for leaf, score in enumerate(scores):
        if score == max(scores):
            turns.board_of(work.graph, leaf, work.spare)
            state = write(snapshot)
            board.store(work.spare, state)
            end = read(state)
            best.add((end.board, end.castling, frozenset(end.targets)))
    return [list(map(str, path)) for path, end in all_turns.quiet if plain.end_of_turn(end) in best]


def answer_bot_choices(case: Case) -> Answer:
    found = bot_choices(rolled(case["dfen"]), LEVELS[case["bot"]])
    return {"turns": None if found is None else sorted(found)}


# -- doubling, draws, time --------------------------------------------------------------------


def answer_draw_offer_deadlock(case: Case) -> Answer:
    return {"offer": VOICES["monte-carlo"].offers_draw(judge(parse(case["dfen"]), 0))}


def answer_draw_accept_deadlock(case: Case) -> Answer:
    return {"accept": VOICES["monte-carlo"].accepts_draw(judge(parse(case["dfen"]), 0))}


def answer_cautious_draw_offer(case: Case) -> Answer:
    return {"offer": VOICES["greedy-v2"].offers_draw(judge(parse(case["dfen"]), 0))}


def answer_cube_sigmoid(case: Case) -> Answer:
    bots = {"cautious": "greedy-v2", "aggressive": "aggressive", "default": "greedy"}
    voice, judged = VOICES[bots[case["bot"]]], judge(parse(case["dfen"]), 0)
    return {
        "offer": voice.doubles(judged),
        "accept": voice.accepts_double(judged),
        "probability": pytest.approx(judged.win.mean, abs=1e-9),
    }


def turns_to_go(move: int) -> float:
    return GAME.turns_to_go(write(Snapshot(full=move)))


def answer_time_budget(case: Case) -> Answer:
    clock = case["clock"]
    move = clock["move_number"]
    to_go = max(12, 30 - move) if case["policy"] == "legacy" else turns_to_go(move)
    left = clock["remaining_ms"], clock["increment_ms"]
    target, cap = target_ms(*left, clock.get("moves_to_go") or to_go)
    return {"target_ms": target, "hard_cap_ms": cap}


def answer_empirical_moves_to_go(case: Case) -> Answer:
    return {"estimate": pytest.approx(turns_to_go(case["move_number"]), abs=1e-9)}


def answer_tick_clock(case: Case) -> Answer:
    left, flagged = figures.tick(case["remaining_ms"], case["elapsed_ms"], case["increment_ms"])
    return {"remaining_ms": left, "flagged": flagged}


# -- statistics of matches --------------------------------------------------------------------


def answer_sprt(case: Case) -> Answer:
    limits = sprt.Hypotheses(case["elo0"], case["elo1"], case["alpha"], case["beta"])
    result = sprt.sequential_test(limits, case["pairs"], case["singles"])
    return {
        "llr": pytest.approx(result.llr, abs=1e-6),
        "lower": pytest.approx(result.lower, abs=1e-6),
        "upper": pytest.approx(result.upper, abs=1e-6),
        "verdict": result.verdict.value,
    }


def answer_elo_score(case: Case) -> Answer:
    from engines.arena.stats import expected_score

    return {"score": pytest.approx(expected_score(case["elo"]), abs=1e-9)}


@dataclass(frozen=True, slots=True)
class Spread:
    """How far apart the scores of pairs are.

    Attributes:
        deviation: sample standard deviation of one pair.
    """

    count: int
    mean: float
    deviation: float

    @property
    def half_width_percent(self) -> float:
        """Half of the 95% interval of the mean, in percentage points."""
        return 100 * CONFIDENCE_95 * self.deviation / math.sqrt(self.count)

    def games_to_resolve(self, percentage_points: float) -> int:
        """Games (two for each pair) until the half width is this small."""
        pairs = (CONFIDENCE_95 * self.deviation / (percentage_points / 100)) ** 2
        return 2 * math.ceil(pairs)


def spread_of_pairs(pairs: Sequence[int]) -> Spread:
    """The spread of a histogram of pairs."""
    scores = np.repeat(np.linspace(0.0, 1.0, len(pairs)), pairs)
    return Spread(len(scores), float(scores.mean()), float(scores.std(ddof=1)))


def answer_pair_spread(case: Case) -> Answer:
    spread = spread_of_pairs(case["pairs"])
    return {
        "n": spread.count,
        "mean": pytest.approx(spread.mean, abs=1e-6),
        "sd": pytest.approx(spread.deviation, abs=1e-6),
        "ci95_half_width_percent": pytest.approx(spread.half_width_percent, abs=1e-6),
        "games_to_resolve_2pc": spread.games_to_resolve(2),
    }


def answer_latency_percentiles(case: Case) -> Answer:
    samples = case["samples"]
    shares = {"p50": 50, "p95": 95, "p99": 99}
    found = np.percentile(samples, list(shares.values()), method="inverted_cdf")
    return {"count": len(samples), "max": max(samples), **dict(zip(shares, found, strict=True))}


# -- features, symmetry, playouts ------------------------------------------------------------


def answer_material_features(case: Case) -> Answer:
    return {"vector": list(material_features(parse(case["dfen"]), COLOURS[case["color"]]))}


def answer_color_flip(case: Case) -> Answer:
    return {"dfen": dfen(figures.color_flip(parse(case["dfen"])))}


def answer_horizontal_mirror(case: Case) -> Answer:
    return {"dfen": dfen(figures.horizontal_mirror(parse(case["dfen"])))}


def answer_canonical_key(case: Case) -> Answer:
    return {"dfen": dfen(figures.canonical(parse(case["dfen"])))}


def answer_monte_carlo_estimate(case: Case) -> Answer:
    random = Java48(case.get("seed", 0))
    start = parse(case["dfen"])
    masses = np.array(
        [random.rollout(start, case["max_plies"]) for _ in range(case["rollouts"])]
    ).mean(axis=0)
    names = ("white_win", "black_win", "undecided")
    tolerance = case["expect"]["tolerance"]
    found = dict(zip(names, masses.tolist(), strict=True))
    return {name: pytest.approx(value, abs=tolerance) for name, value in found.items()} | {
        "tolerance": tolerance
    }


ANSWERS: dict[str, Callable[[Case], Answer]] = {
    name.removeprefix("answer_"): function
    for name, function in list(globals().items())
    if name.startswith("answer_")
}


@cases("rules")
def test_rules(case: Case) -> None:
    expected = dict(case["expect"])
    for name in ("moves", "squares", "turns"):
        if expected.get(name):
            expected[name] = sorted(expected[name])
    assert ANSWERS[case["op"]](case) == expected


@cases("king_capture")
def test_king_capture(case: Case) -> None:
    defender, state = COLOURS[case["defender"]], write(parse(case["dfen"]))
    count = (
        figures.king_capture_rolls(state, defender)
        if case["piece"] == "king"
        else figures.queen_capture_rolls(state, defender)
    )
    assert count == case["rolls"]


@cases("turn_counts")
def test_turn_counts(case: Case) -> None:
    first_six = " ".join(case["dfen"].split()[:6])
    total = passes = captures = 0
    for roll in case["rolls"]:
        snapshot = parse(f"{first_six} {roll['dice']}")
        counts = figures.turn_counts(snapshot)
        found = {
            "capture_paths": counts.capture_paths,
            "quiet_paths": counts.quiet_paths,
            "paths": counts.capture_paths + counts.quiet_paths,
            "max_dice": counts.max_dice,
            "positions": counts.positions,
            "first_moves": len(first_moves(snapshot)),
        }
        assert found == {name: roll[name] for name in found}, roll["dice"]
        total += roll["weight"] * found["paths"]
        passes += roll["weight"] * (found["paths"] == 0)
        captures += roll["weight"] * (counts.capture_paths > 0)
    assert total / ROLLS == pytest.approx(case["expected_paths_per_roll"], abs=0.005)
    assert (passes, captures) == (case["pass_rolls"], case["capture_rolls"])


@cases("scenarios")
def test_scenarios(case: Case) -> None:
    snapshot = rolled(case["dfen"])
    counts = figures.turn_counts(snapshot)
    assert counts.capture_paths + counts.quiet_paths == case["legal_turns"]
    for name, rate in case.get("hit_rate", {}).items():
        choices = bot_choices(snapshot, LEVELS[name])
        if case["expect"].get("pass"):
            assert choices is None
        else:
            assert choices is not None
            hits = sum(choice in case["expect"]["turns"] for choice in choices)
            assert hits / len(choices) == pytest.approx(rate, abs=1e-6)
