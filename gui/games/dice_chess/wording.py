"""The words of Dice Chess's board: names of squares and dice, buttons, how the game ended."""

from engines.contract.messages import Words
from engines.games.dice_chess.dfen import square_name
from engines.games.dice_chess.messages import name_of
from engines.games.dice_chess.snapshot import EMPTY, NAMES
from engines.games.dice_chess.text import Decision
from engines.games.dice_chess.view import DiceChessView, Ending, Phase
from engines.runtime.texts import tr
from engines.runtime.types import Seat
from gui.games.dice_chess.picture import Picture
from gui.games.dice_chess.pieces import side
from gui.games.dice_chess.turns import DICE, Die
from gui.table.board import Scene


def piece_name(letter: str) -> str:
    """A piece with its side: "white knight"."""
    color = "white" if letter.isupper() else "black"
    return tr(f"dice_chess-{color}-{name_of(letter)}")


def square_words(picture: Picture, square: int) -> str:
    """A square for screen readers: "e4, white knight, legal target"."""
    letter = picture.board[square]
    parts = [square_name(square), tr("dice_chess-empty") if letter == EMPTY else piece_name(letter)]
    if square == picture.picked:
        parts.append(tr("dice_chess-picked-up"))
    elif square in picture.targets:
        parts.append(tr("dice_chess-legal-target"))
    elif square in picture.origins and not picture.free:
        parts.append(tr("dice_chess-may-move"))
    if square in picture.attacked:
        parts.append(tr("dice_chess-attacked"))
    if square in picture.touched:
        parts.append(tr("dice_chess-last-moved"))
    return ", ".join(parts)


def die_words(place: int, die: Die) -> str:
    """A die for screen readers, and its tooltip: "Die 2 of 3, knight, used"."""
    parts = [tr("dice_chess-die-of", number=place + 1, dice=DICE)]
    if die.face is None:
        parts.append(tr("dice_chess-not-rolled-yet"))
    else:
        parts.append(die_face(die.face))
    if die.past:
        parts.append(tr("dice_chess-the-last-roll"))
    elif die.used:
        parts.append(tr("dice_chess-used"))
    elif die.blocked:
        parts.append(tr("dice_chess-no-legal-move"))
    return ", ".join(parts)


def die_face(face: int) -> str:
    """The piece that a face (1 to 6) shows."""
    return tr(f"dice_chess-piece-{NAMES[face - 1]}")


def become(face: int) -> str:
    """The text of the button that promotes a pawn to the piece of a die's ``face``."""
    return tr(f"dice_chess-become-{NAMES[face - 1]}")


def decision(action: int, view: DiceChessView) -> str:
    declines = action == Decision.DECLINE_DOUBLE
    stake = view.cube.stake if declines else view.cube.next_stake
    return tr(f"dice_chess-decision-{Decision(action).name.lower()}", stake=stake)


def cube_stake(view: DiceChessView) -> str:
    if view.cube.doubled:
        return tr("dice_chess-stake-offered", stake=view.cube.next_stake)
    return tr("dice_chess-stake-now", stake=view.cube.stake)


def cube_owner(view: DiceChessView) -> str:
    """Who may double; empty after the end."""
    if view.ending is not Ending.NONE:
        return ""
    if view.cube.doubled:
        return tr("dice_chess-doubles", side=side(view.mover))
    if view.cube.owner is None:
        return tr("dice_chess-both-may-double")
    return tr("dice_chess-may-double", side=side(view.cube.owner))


def ending(view: DiceChessView, words: Words) -> str:
    """How the game ended; empty while it runs."""
    if view.ending is Ending.NONE:
        return ""
    winner = "" if view.winner is None else words.names[view.winner]
    return tr(f"dice_chess-ending-{view.ending.name.lower()}", winner=winner)


def reason(scene: Scene, _first: Seat, _second: Seat) -> str:
    """What decided the game, and what it was worth."""
    view: DiceChessView = scene.position.view()
    told = [scene.words.say(step.told) for step in scene.trail[-1:]]
    if view.cube.limit > 1 and view.winner is not None:
        told.append(tr("dice_chess-stake-was", stake=view.cube.stake))
    return " ".join(told)


def spoken(view: DiceChessView, words: Words) -> str:
    sentences = []
    for seat, is_white in enumerate((True, False)):
        pieces = [
            f"{tr(f'dice_chess-piece-{name_of(letter)}')} {square_name(square)}"
            for square, letter in sorted(enumerate(view.board), key=_by_value)
            if letter != EMPTY and letter.isupper() == is_white
        ]
        sentences.append(tr("dice_chess-has", side=side(seat), pieces=tuple(pieces)))
    if view.phase is Phase.MOVE:
        dice = tuple(map(die_face, view.dice))
        sentences.append(tr("dice_chess-plays", name=words.names[view.mover], dice=dice))
    sentences.append(ending(view, words))
    return " ".join(filter(None, sentences))


def _by_value(piece: tuple[int, str]) -> tuple[int, int]:
    """Sort key that puts kings first and pawns last."""
    square, letter = piece
    return (-NAMES.index(name_of(letter)) if letter != EMPTY else 1, square)
