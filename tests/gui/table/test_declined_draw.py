"""Dice Chess says that a draw was declined, also after the turn that began with it."""

from engines.contract.messages import Words
from engines.contract.position import Position
from engines.games.dice_chess import GAME
from engines.games.dice_chess.text import Decision
from gui.games.face import face
from gui.table.board import Scene, Step

OFFERED = "4k3/7p/8/8/8/8/P7/4K3 b - - 0 1 | agreements | draw offered"
WORDS = Words(names=("Anna", "Ben"))


def step(before: Position, action: int) -> Step:
    return Step(before, action, before.apply(action), GAME.describe(before.state, action))


def test_a_declined_draw_is_told_with_the_last_move(qapp: object) -> None:
    asked = Position.parse(GAME, OFFERED)
    declined = step(asked, Decision.DECLINE_DRAW)
    rolled = step(declined.after, declined.after.parse_action("ppp"))
    moved = step(rolled.after, rolled.after.parse_action("h7h6"))
    board = face(GAME.id).make_board()
    trail = (declined, rolled, moved)
    said, _ = board.happened(Scene(moved.after, None, WORDS, trail=trail))
    assert said == f"{WORDS.say(declined.told)} {WORDS.say(moved.told)}"
    said, _ = board.happened(Scene(rolled.after, None, WORDS, trail=(rolled,)))
    assert said == WORDS.say(rolled.told)
