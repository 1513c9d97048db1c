"""Gallery: dice in every state, trays, typed rolls."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QWidget

from gui.style import DiceColour
from gui.table.dice.entry import DiceEntry, EntryFace
from gui.table.dice.floor import DiceGroup
from gui.table.dice.tray import Bare, DiceTray
from gui.table.dice.view import PIP_FACES, DieState, DieView, Face, Glyph, Pips
from tests.gallery.parts import Section, captioned, column, row

GALAXY = (
    (DiceColour.HOME, "fa6s.eye"),
    (DiceColour.MILITARY, "mdi6.rhombus"),
    (DiceColour.CONSUMPTION, "mdi6.earth"),
    (DiceColour.NOVELTY, "fa6s.industry"),
    (DiceColour.RARE, "fa6s.rocket"),
    (DiceColour.GENES, "fa6s.asterisk"),
    (DiceColour.ALIEN, "fa6s.eye"),
)
_PIECES = tuple(
    EntryFace(key, Glyph(f"chess.{name}"), name)
    for key, name in zip(
        "KQRBNP", ("king", "queen", "rook", "bishop", "knight", "pawn"), strict=True
    )
)


class Racked(Bare):
    """Nothing but dice, and a rack in the upper third."""

    def floor(self, size: QSizeF) -> QRectF:
        return QRectF(0, size.height() / 3, size.width(), size.height())

    def rack(self, size: QSizeF) -> QRectF:
        return QRectF(0, 0, size.width(), size.height() / 3)


def _tray(views: Sequence[DieView], most: int | None = None) -> DiceTray:
    tray = DiceTray(len(views), most=most)
    tray.lay(views)
    tray.setFixedSize(tray.sizeHint())
    return tray


def _states_of(face: Face, colour: DiceColour) -> list[DieView]:
    return [
        DieView(None, colour),
        DieView(face, colour),
        DieView(face, colour, DieState.AVAILABLE),
        DieView(face, colour, DieState.KEPT),
        DieView(face, colour, advice=""),
        DieView(face, colour, DieState.AVAILABLE, advice="keep"),
        DieView(face, colour, DieState.KEPT, advice="keep"),
        DieView(face, colour, DieState.USED),
        DieView(face, colour, DieState.BLOCKED),
        DieView(face, colour, typed=True),
    ]


def _states() -> QWidget:
    words = (
        "not rolled, ready, may be used, kept, advised, advice in words, kept as advised, used, "
        "no legal move, typed by hand"
    )
    trays = [
        _tray(_states_of(Pips(4), DiceColour.IVORY)),
        _tray(_states_of(Glyph("chess.knight"), DiceColour.BLACK)),
        _tray(_states_of(Glyph("fa6s.rocket"), DiceColour.GENES)),
    ]
    return captioned(column(trays, 0), words)


def _kinds() -> QWidget:
    pips = _tray([DieView(face) for face in PIP_FACES])
    galaxy = _tray([DieView(Glyph(name), colour) for colour, name in GALAXY])
    pieces = [Glyph(f"chess.{name}") for name in ("knight", "queen", "pawn")]
    white = _tray([DieView(piece, DiceColour.WHITE) for piece in pieces])
    black = _tray([DieView(piece, DiceColour.BLACK) for piece in pieces])
    compact = _tray([DieView(face) for face in PIP_FACES], most=40)
    return column((row((pips, white)), row((galaxy,)), row((compact, black))), 0)


def _groups() -> QWidget:
    faces = (4, 2, 4, 4, 1, 6, 1, 3, 5, 2)
    rest = (1, 5, 7, 9)
    trays = []
    for past in (False, True):
        tray = DiceTray(10, most=96, around=Racked())
        tray.setFixedSize(520, 320)
        tray.lay(
            [
                DieView(
                    Pips(face),
                    state=DieState.AVAILABLE if die in rest and not past else DieState.READY,
                    past=past,
                )
                for die, face in enumerate(faces)
            ],
            rest,
            (
                DiceGroup((0, 2, 3), "400"),
                DiceGroup((4, 6), "200", fresh=not past),
                DiceGroup((8,), "50"),
            ),
        )
        trays.append(tray)
    return column(trays)


def _rolling() -> QWidget:
    tray = DiceTray(5)
    tray.roll([DieView(Pips(face)) for face in (1, 2, 3, 4, 5)])
    tray.setFixedSize(tray.sizeHint())
    return tray


def _entry() -> QWidget:
    fresh, partly, pieces = DiceEntry(5), DiceEntry(10), DiceEntry(3, _PIECES)
    partly.enter("1")
    partly.enter("4")
    partly.enter("7")
    pieces.enter("N q p")
    return row((fresh, partly, pieces), space=48)


def _cues() -> QWidget:
    tray = _tray([DieView(face, state=DieState.AVAILABLE) for face in PIP_FACES])
    tray.show_cues(True)
    return tray


SECTIONS = (
    Section("Dice: states", _states),
    Section("Dice: kinds", _kinds),
    Section("Dice: groups and shelf", _groups),
    Section("Dice: rolling", _rolling),
    Section("Typed dice", _entry),
    Section("Key cues", _cues),
)
