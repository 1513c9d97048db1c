"""What the board of Dice Chess says: names of squares and dice, buttons, how the game ended."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from engines.contract.catalog import Words
from engines.games.dice_chess.decisions import Decision
from engines.games.dice_chess.dfen import square_name
from engines.games.dice_chess.messages import NAMES, name_of
from engines.games.dice_chess.snapshot import EMPTY
from engines.games.dice_chess.view import DiceChessView, Ending, Phase
from gui.games.dice_chess.happened import DICE, Die
from gui.games.dice_chess.picture import Picture

_CONTEXT: Final = "DiceChessWords"
_WHITE: Final = {
    "pawn": QT_TRANSLATE_NOOP("DiceChessWords", "white pawn"),
    "knight": QT_TRANSLATE_NOOP("DiceChessWords", "white knight"),
    "bishop": QT_TRANSLATE_NOOP("DiceChessWords", "white bishop"),
    "rook": QT_TRANSLATE_NOOP("DiceChessWords", "white rook"),
    "queen": QT_TRANSLATE_NOOP("DiceChessWords", "white queen"),
    "king": QT_TRANSLATE_NOOP("DiceChessWords", "white king"),
}
_BLACK: Final = {
    "pawn": QT_TRANSLATE_NOOP("DiceChessWords", "black pawn"),
    "knight": QT_TRANSLATE_NOOP("DiceChessWords", "black knight"),
    "bishop": QT_TRANSLATE_NOOP("DiceChessWords", "black bishop"),
    "rook": QT_TRANSLATE_NOOP("DiceChessWords", "black rook"),
    "queen": QT_TRANSLATE_NOOP("DiceChessWords", "black queen"),
    "king": QT_TRANSLATE_NOOP("DiceChessWords", "black king"),
}
_PIECES: Final = {
    "pawn": QT_TRANSLATE_NOOP("DiceChessWords", "pawn"),
    "knight": QT_TRANSLATE_NOOP("DiceChessWords", "knight"),
    "bishop": QT_TRANSLATE_NOOP("DiceChessWords", "bishop"),
    "rook": QT_TRANSLATE_NOOP("DiceChessWords", "rook"),
    "queen": QT_TRANSLATE_NOOP("DiceChessWords", "queen"),
    "king": QT_TRANSLATE_NOOP("DiceChessWords", "king"),
}
_BECOME: Final = {
    "knight": QT_TRANSLATE_NOOP("DiceChessWords", "Make it a knight"),
    "bishop": QT_TRANSLATE_NOOP("DiceChessWords", "Make it a bishop"),
    "rook": QT_TRANSLATE_NOOP("DiceChessWords", "Make it a rook"),
    "queen": QT_TRANSLATE_NOOP("DiceChessWords", "Make it a queen"),
}
_DECISIONS: Final = {
    Decision.PASS: QT_TRANSLATE_NOOP("DiceChessWords", "Pass the turn"),
    Decision.ROLL: QT_TRANSLATE_NOOP("DiceChessWords", "Roll"),
    Decision.DOUBLE: QT_TRANSLATE_NOOP("DiceChessWords", "Double to {0}"),
    Decision.ACCEPT_DOUBLE: QT_TRANSLATE_NOOP("DiceChessWords", "Take, play for {0}"),
    Decision.DECLINE_DOUBLE: QT_TRANSLATE_NOOP("DiceChessWords", "Decline, lose {0}"),
    Decision.OFFER_DRAW: QT_TRANSLATE_NOOP("DiceChessWords", "Offer a draw"),
    Decision.ACCEPT_DRAW: QT_TRANSLATE_NOOP("DiceChessWords", "Accept the draw"),
    Decision.DECLINE_DRAW: QT_TRANSLATE_NOOP("DiceChessWords", "Decline the draw"),
}
_ENDINGS: Final = {
    Ending.KING: QT_TRANSLATE_NOOP("DiceChessWords", "The king is captured. {0} wins."),
    Ending.COUNT: QT_TRANSLATE_NOOP(
        "DiceChessWords", "Draw: 100 moves without a pawn move or a capture."
    ),
    Ending.AGREEMENT: QT_TRANSLATE_NOOP("DiceChessWords", "Draw by agreement."),
    Ending.TIME: QT_TRANSLATE_NOOP("DiceChessWords", "{0} wins on time."),
    Ending.RESIGNATION: QT_TRANSLATE_NOOP("DiceChessWords", "{0} wins by resignation."),
    Ending.DOUBLE: QT_TRANSLATE_NOOP("DiceChessWords", "{0} wins: the double was declined."),
}


def _tr(text: str) -> str:
    return QCoreApplication.translate(_CONTEXT, text)


def offer_draw() -> str:
    """The words of the button that offers a draw."""
    return _tr(str(_DECISIONS[Decision.OFFER_DRAW]))


def confirm_turn() -> str:
    """The words of the button that ends a turn."""
    return _tr("Confirm the turn")


def man_name(letter: str) -> str:
    """A piece with its side: "white knight"."""
    names = _WHITE if letter.isupper() else _BLACK
    return _tr(str(names[name_of(letter)]))


def square_words(picture: Picture, square: int) -> str:
    """A square for screen readers: "e4, white knight, legal target"."""
    letter = picture.board[square]
    parts = [square_name(square), _tr("empty") if letter == EMPTY else man_name(letter)]
    if square == picture.picked:
        parts.append(_tr("picked up"))
    elif square in picture.targets:
        parts.append(_tr("legal target"))
    elif square in picture.origins and not picture.free:
        parts.append(_tr("may move"))
    if square in picture.attacked:
        parts.append(_tr("attacked"))
    if square in picture.touched:
        parts.append(_tr("last moved"))
    return ", ".join(parts)


def die_words(place: int, die: Die) -> str:
    """A die for screen readers, and its tooltip: "Die 2 of 3, knight, used"."""
    parts = [_tr("Die {0} of {1}").format(place + 1, DICE)]
    if die.face is None:
        parts.append(_tr("not rolled yet"))
    else:
        parts.append(die_face(die.face))
    if die.past:
        parts.append(_tr("the last roll"))
    elif die.used:
        parts.append(_tr("used"))
    elif die.blocked:
        parts.append(_tr("no legal move"))
    return ", ".join(parts)


def die_tip(name: str) -> str:
    """The tooltip of a die that may be used."""
    return f"{name}\n{_tr('A click marks only the pieces that it moves.')}"


def die_face(face: int) -> str:
    """The piece that a face (1 to 6) shows."""
    return _tr(str(_PIECES[NAMES[face - 1]]))


def become(face: int) -> str:
    """The button that makes a pawn another piece; ``face`` is that of its die."""
    return _tr(str(_BECOME[NAMES[face - 1]]))


def decision(action: int, view: DiceChessView) -> str:
    """The button of a decision."""
    declines = action == Decision.DECLINE_DOUBLE
    stake = view.cube.stake if declines else view.cube.next_stake
    return _tr(str(_DECISIONS[Decision(action)])).format(stake)


def side(seat: int) -> str:
    """White or Black."""
    return _tr("Black") if seat else _tr("White")


def cube_words(view: DiceChessView) -> str:
    """What the game is played for, and who may double."""
    return f"{cube_stake(view)}, {cube_owner(view)}"


def cube_stake(view: DiceChessView) -> str:
    """What the game is played for."""
    if view.cube.doubled:
        return _tr("Stake {0}?").format(view.cube.next_stake)
    return _tr("Stake {0}").format(view.cube.stake)


def cube_owner(view: DiceChessView) -> str:
    """Who may double."""
    if view.cube.doubled:
        return _tr("{0} doubles").format(side(view.mover))
    if view.cube.owner is None:
        return _tr("both may double")
    return _tr("{0} may double").format(side(view.cube.owner))


def last_roll(name: str, faces: Sequence[int]) -> str:
    """A roll that is over, for screen readers: "Ben's last roll: pawn, rook, king"."""
    return _tr("{0}, last roll: {1}").format(name, ", ".join(map(die_face, faces)))


def ending(view: DiceChessView, words: Words) -> str:
    """How the game ended; empty while it runs."""
    if view.ending is Ending.NONE:
        return ""
    winner = "" if view.winner is None else words.names[view.winner]
    return _tr(str(_ENDINGS[view.ending])).format(winner)


def spoken(view: DiceChessView, words: Words) -> str:
    """The position in sentences, for a screen reader."""
    sentences = []
    for seat, is_white in enumerate((True, False)):
        pieces = [
            f"{_tr(str(_PIECES[name_of(letter)]))} {square_name(square)}"
            for square, letter in sorted(enumerate(view.board), key=_by_value)
            if letter != EMPTY and letter.isupper() == is_white
        ]
        sentences.append(_tr("{0} has {1}.").format(side(seat), ", ".join(pieces)))
    if view.phase is Phase.MOVE:
        dice = ", ".join(die_face(face) for face in view.dice)
        sentences.append(_tr("{0} plays {1}.").format(words.names[view.mover], dice))
    sentences.append(ending(view, words))
    return " ".join(filter(None, sentences))


def _by_value(piece: tuple[int, str]) -> tuple[int, int]:
    """Kings first, pawns last."""
    square, letter = piece
    return (-NAMES.index(name_of(letter)) if letter != EMPTY else 1, square)
