"""Doubling, draws, resigning and the 50-move rule at the table."""

import pytest

from engines.contract.analysis import Estimate, Unit
from engines.contract.bot import Question, ask
from engines.contract.messages import Words, message
from engines.contract.position import Position
from engines.contract.record import Node, Record, SeatRecord
from engines.games.dice_chess import GAME
from engines.games.dice_chess.kernels.state import LEAVE
from engines.games.dice_chess.snapshot import read
from engines.games.dice_chess.text import DECISIONS
from engines.games.dice_chess.view import Ending, Phase
from engines.match.archive.records import verified
from engines.runtime.errors import IllegalAction, RecordError
from tests.raised import raises

QUIET = "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1"


def play(position: Position, *actions: str) -> Position:
    for action in actions:
        position = position.apply(position.parse_action(action))
        assert Position.parse(GAME, position.text()) == position
    return position


def names(position: Position) -> list[str]:
    return [position.action_text(action) for action in position.legal()]


def table(text: str = QUIET, *parts: str) -> Position:
    return Position.parse(GAME, " | ".join((text, *parts)))


def test_the_cube_goes_to_and_fro() -> None:
    position = table(QUIET, "cube 4 1")
    assert names(position) == ["roll", "double"]
    position = play(position, "double")
    assert (position.turn, position.owner) == (1, 0)
    assert position.view(None).phase is Phase.ANSWER_DOUBLE
    position = play(position, "accept double")
    assert position.is_chance
    assert read(position.state).cube.owner == 1
    position = play(position, "PPP", "a2a3", "a3a4", "a4a5")
    assert names(position) == ["roll", "double"]
    position = play(position, "double", "accept double", "PPP", "a7a6")
    assert position.is_chance, "the highest stake is reached"
    cube = read(position.state).cube
    assert (cube.owner, cube.stake) == (0, 4)


@pytest.mark.parametrize("word", [name for code, name in DECISIONS.items() if code < LEAVE])
def test_no_decision_is_taken_for_a_roll(word: str) -> None:
    with raises(IllegalAction, "errors-dice-decide-first-type"):
        table().parse_action(word)
    code = next(code for code, name in DECISIONS.items() if name == word)
    with raises(IllegalAction, "errors-chance-decides-next-not"):
        table().apply(code)
    seats = (SeatRecord("Anna"), SeatRecord("Ben"))
    record = Record("dice_chess", {}, seats, 1, "", "", nodes=(Node(-1, word, "person"),), at=0)
    with raises(RecordError, "errors-record-does-not-fit-rules-step", ply=1):
        verified(record)


def test_either_side_may_leave_at_a_roll() -> None:
    assert play(table(), "black resigns").returns().tolist() == [1.0, 0.0]


def test_who_does_not_own_the_cube_just_rolls() -> None:
    position = play(table(QUIET, "cube 64 2 white"), "roll", "PPP", "a2a3", "a3a4", "a4a5")
    assert position.is_chance
    assert position.owner == 1


def test_declining_a_double_loses() -> None:
    position = play(table(QUIET, "cube 64 1"), "double", "decline double")
    assert position.returns().tolist() == [1.0, 0.0]
    assert position.view(None).ending is Ending.DOUBLE


def test_a_draw_is_offered_with_a_turn_and_answered_before_the_roll() -> None:
    position = play(table(f"{QUIET} PPP", "agreements"), "offer draw")
    assert "offer draw" not in names(position)
    position = play(position, "a2a3", "a3a4", "a4a5")
    assert (position.turn, names(position)) == (1, ["accept draw", "decline draw"])
    agreed = play(position, "accept draw")
    assert agreed.returns().tolist() == [0.5, 0.5]
    refused = play(position, "decline draw")
    assert refused.is_chance
    assert "refused white" in refused.text()


def test_after_a_refusal_the_other_side_is_to_offer() -> None:
    position = table("4k3/p7/8/8/8/8/P7/4K3 b - - 0 1 KKK", "agreements", "refused white")
    silent = play(position, "e8d8", "d8e8", "e8d8", "KKK")
    assert "offer draw" not in names(silent)
    spoken = play(position, "offer draw", "e8d8", "d8e8", "e8d8", "decline draw", "KKK")
    assert "offer draw" in names(spoken)


def test_a_draw_is_settled_before_a_double() -> None:
    position = table(f"{QUIET} PPP", "cube 64 1", "agreements")
    position = play(position, "offer draw", "a2a3", "a3a4", "a4a5")
    assert names(position) == ["accept draw", "decline draw"]
    assert names(play(position, "decline draw")) == ["roll", "double"]


def test_either_side_may_leave_in_any_turn() -> None:
    position = table(f"{QUIET} QQQ")
    assert play(position, "white resigns").returns().tolist() == [0.0, 1.0]
    assert play(position, "black resigns").returns().tolist() == [1.0, 0.0]
    assert play(table(), "black out of time").view(None).ending is Ending.TIME
    said = position.game.describe(position.state, position.parse_action("black resigns"))
    assert said == message("dice_chess.log.resigns", seat=1)


def test_nothing_is_said_unless_the_table_allows_it() -> None:
    position = Position.start(GAME, 2)
    assert position.is_chance
    assert all(len(name) in (4, 5) for name in names(play(position, "PNN")))


def test_a_hundred_half_moves_are_a_draw_before_the_roll() -> None:
    position = table("4k3/8/8/8/8/8/8/4K3 w - - 98 60 KKQ")
    position = play(position, "e1e2", "e2e1")
    assert position.is_over
    assert position.returns().tolist() == [0.5, 0.5]
    assert position.view(None).ending is Ending.COUNT


def test_a_pass_ends_the_turn_and_counts_nothing() -> None:
    position = table("4k3/8/8/8/8/8/8/4K3 b - - 7 4 qqq")
    assert names(position) == ["pass"]
    assert play(position, "pass").text() == "4k3/8/8/8/8/8/8/4K3 w - - 7 5"


# -- what bots say ----------------------------------------------------------------------------


def said(bot: str, position: Position, seed: int = 1) -> str:
    player = GAME.bot(bot)
    analysis = ask(player, Question(position, player.info.budget, seed))
    sentence = [Words().say(reason.message) for reason in analysis.best.reasons]
    assert all(sentence)
    return analysis.best.names[0]


def share(bot: str, position: Position, name: str) -> float:
    return sum(said(bot, position, seed) == name for seed in range(300)) / 300


BETTER = "4k3/8/8/8/8/8/P7/4K3 w - - 0 1"
"""One pawn up: a win chance of 56%."""
MUCH_BETTER = "4k3/8/8/8/8/8/R7/4K3 w - - 0 1"


@pytest.mark.parametrize(
    ("bot", "text", "doubles"),
    [
        ("greedy", MUCH_BETTER, "roll"),
        ("greedy-v2", BETTER, "roll"),
        ("greedy-v2", MUCH_BETTER, "double"),
        ("aggressive", BETTER, "double"),
        ("aggressive", QUIET, "roll"),
    ],
)
def test_who_doubles(bot: str, text: str, doubles: str) -> None:
    assert said(bot, table(text, "cube 64 1")) == doubles


@pytest.mark.parametrize(
    ("bot", "text", "answer"),
    [
        ("greedy", QUIET, "accept double"),
        ("greedy", MUCH_BETTER, "decline double"),
        ("greedy-v2", BETTER, "accept double"),
        ("aggressive", MUCH_BETTER, "accept double"),
    ],
)
def test_the_responder_looks_from_its_own_side(bot: str, text: str, answer: str) -> None:
    assert said(bot, table(text, "cube 64 1", "doubled")) == answer


PASSING = "rnb1k1nr/pppp1ppp/5q2/2b1p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 2 2 BQK"
"""No piece can move; Black's queen and bishop aim at the king."""


def told(bot: str, position: Position) -> Estimate:
    """White's win chance according to a bot."""
    player = GAME.bot(bot)
    analysis = ask(player, Question(position, player.info.budget, 1))
    return analysis.best.values[Unit.WIN][0]


@pytest.mark.parametrize("bot", ["monte-carlo", "master"])
def test_a_pass_is_worth_what_follows(bot: str) -> None:
    assert told(bot, table(PASSING)).mean < 0.4
    mirrored = "rnbqkbnr/pppppppp/8/8/2B1P3/5Q2/PPPP1PPP/RNB1K1NR b KQkq - 2 2 BQK"
    assert told(bot, table(mirrored)).mean > 0.6


@pytest.mark.parametrize("bot", [bot.info.id for bot in GAME.bots])
@pytest.mark.parametrize("text", [PASSING, f"{BETTER} | cube 64 1"])
def test_nobody_tells_of_a_chance_without_an_error(bot: str, text: str) -> None:
    win = told(bot, table(text))
    assert 0.0 < win.mean < 1.0
    assert win.error > 0.0


def test_the_random_player_leaves_words_to_chance() -> None:
    assert share("random", table(QUIET, "cube 64 1"), "double") == pytest.approx(0.15, abs=0.08)
    doubled = table(QUIET, "cube 64 1", "doubled")
    assert share("random", doubled, "accept double") == pytest.approx(0.5, abs=0.1)
    moving = table(f"{QUIET} PPP", "agreements")
    assert 0 < share("random", moving, "offer draw") < 0.12
    offered = table(QUIET, "agreements", "draw offered")
    assert share("random", offered, "accept draw") == pytest.approx(0.2, abs=0.09)


def test_the_cautious_player_agrees_to_draws() -> None:
    late = table("4k3/p7/8/8/8/8/P7/4K3 w - - 0 31 PPP", "agreements")
    assert said("greedy-v2", late) == "offer draw"
    assert said("greedy-v2", table(f"{QUIET} PPP", "agreements")) != "offer draw"
    worse = "4k3/8/8/8/8/8/R7/4K3 b - - 0 1"
    assert said("greedy-v2", table(worse, "agreements", "draw offered")) == "accept draw"
    assert said("aggressive", table(worse, "agreements", "draw offered")) == "decline draw"
