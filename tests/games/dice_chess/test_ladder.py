"""The ladder of Dice Chess: above its first level, every bot captures a king when it can."""

from collections.abc import Iterator

from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.games.dice_chess import GAME
from engines.games.dice_chess.bots.searching import choices
from engines.runtime.kernels.rng import below
from engines.runtime.streams import stream

LEAST = Budget(playouts=1, depth=1)


def with_a_king_to_take(count: int) -> Iterator[Position]:
    """Positions of random games in which the dice capture the king."""
    random = stream(11, "kings")
    position = Position.start(GAME, 2)
    while count:
        if position.is_over:
            position = Position.start(GAME, 2)
        elif position.is_chance:
            position = position.apply(position.sample(random))
        else:
            found = choices(position, (), 1)
            if found is not None and found.taking and found.leaves:
                yield position
                count -= 1
                position = Position.start(GAME, 2)
                continue
            legal = position.legal()
            position = position.apply(legal[below(random, len(legal))])


def test_a_win_on_the_board_is_taken() -> None:
    bots = [bot for bot in GAME.ladder(2) if bot.info.level > 1]
    assert len(bots) >= 4
    for position in with_a_king_to_take(25):
        mover = position.turn
        for bot in bots:
            at = position
            for action in bot.analyse(Question(position, LEAST, 1), Monitor()).best.actions:
                at = at.apply(action)
            assert at.is_over, (bot.info.id, position.text())
            assert at.returns()[mover] == 1.0


def test_other_plans_say_how_they_differ_from_the_best() -> None:
    text = "rnbqk1n1/1ppppp1r/7b/pB5p/4P2P/2N4R/PPPP1PP1/R1B1K1N1 b Qq - 4 4 nnk"
    position = Position.parse(GAME, text)
    bot = GAME.bot("aggressive")
    best, *others = bot.analyse(Question(position, LEAST, 1), Monitor()).lines
    told = [line.reasons[0].message for line in others if line.reasons]
    assert len(set(told)) > 1
    assert {message.code.rpartition("_")[2] for message in told} == {"behind"}
    known = {reason.message.code: reason.message.parameters for reason in best.reasons}
    for message in told:
        (_name, own), (_, of_best) = message.parameters
        assert own != of_best
        ((_, figure),) = known[message.code.removesuffix("_behind")]
        assert figure == of_best
