"""The dice at the left under the board, for boards that draw none: the last roll as it fell."""

from typing import Final

from PySide6.QtWidgets import QSizePolicy

from engines.core.game import DiceRoll, DieKind
from gui.match.view import MatchView
from gui.style import DiceColour, Size, theme
from gui.table.board import Step
from gui.table.dice.entry import EntryFace
from gui.table.dice.tray import DiceTray
from gui.table.dice.view import DieView, Face, Glyph, Pips

PIECES: Final = {
    "pawn": "fa6s.chess-pawn",
    "knight": "fa6s.chess-knight",
    "bishop": "fa6s.chess-bishop",
    "rook": "fa6s.chess-rook",
    "queen": "fa6s.chess-queen",
    "king": "fa6s.chess-king",
}
PHASES: Final = {
    "explore": "fa6s.eye",
    "develop": "mdi6.rhombus",
    "settle": "mdi6.earth",
    "produce": "fa6s.industry",
    "ship": "fa6s.rocket",
    "wild": "fa6s.asterisk",
}
_LETTERS: Final = {"knight": "N"}
_UNKNOWN: Final = "fa6s.question"
_MOST_DICE: Final = 12


def face_of(roll: DiceRoll, number: int) -> Face:
    """How face ``number`` (from 1) of the dice of a roll looks."""
    return named_face(roll.kind, roll.faces[number - 1])


def named_face(kind: DieKind, name: str) -> Face:
    """How the face called ``name`` of a kind of dice looks."""
    if kind is DieKind.PIPS:
        return Pips(int(name))
    icons = PIECES if kind is DieKind.PIECES else PHASES
    return Glyph(icons.get(name.lower(), _UNKNOWN))


def entry_faces(roll: DiceRoll) -> tuple[EntryFace, ...]:
    """The faces that can be typed for a roll."""
    return tuple(
        EntryFace(_LETTERS.get(name.lower(), name[:1].upper()), face_of(roll, number), name)
        for number, name in enumerate(roll.faces, start=1)
    )


class DiceCorner(DiceTray):
    """Shows a roll; keeps it until the next one."""

    def __init__(self) -> None:
        super().__init__(_MOST_DICE, edge=Size.DIE_COMPACT)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setAccessibleName(self.tr("Dice"))

    def apply_theme(self) -> None:
        super().apply_theme()
        self.setFixedHeight(theme().px(Size.TRAY))

    def show_last_roll(self, match_view: MatchView) -> None:
        """Show the newest roll of what is on the table, or nothing."""
        trail = match_view.scene(choices=False).trail
        rolls = [step for step in trail if step.before.roll() is not None]
        self.set_dice(_views(rolls[-1]) if rolls else ())

    def roll_step(self, step: Step) -> bool:
        """Roll what ``step`` rolled; False if it is no roll of dice."""
        roll = step.before.roll()
        if roll is None:
            return False
        faces = tuple(face_of(roll, number) for number in range(1, len(roll.faces) + 1))
        self.roll(_views(step), faces=faces)
        return True


def _views(step: Step) -> tuple[DieView, ...]:
    roll = step.before.roll()
    assert roll is not None
    numbers = step.before.dice(step.action)
    return tuple(
        DieView(
            face_of(roll, number), DiceColour.IVORY, typed=step.typed, name=roll.faces[number - 1]
        )
        for number in numbers
    )
