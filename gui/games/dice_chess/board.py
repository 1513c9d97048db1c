"""The board of Dice Chess: the chess board, and next to it the dice, the cube, and offers."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, QSizeF
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout

from engines.contract.analysis import Line
from engines.contract.messages import Message
from engines.contract.position import Position
from engines.games.dice_chess.text import Decision
from engines.games.dice_chess.view import DiceChessView, Move, Phase, attacked_kings, moves_of
from engines.runtime.texts import tr
from engines.runtime.types import Action
from gui.app.keys import commands
from gui.app.keys.commands import PLACES, Command
from gui.games.dice_chess import wording
from gui.games.dice_chess.commands import ACCEPT, DECLINE, DOUBLE, OFFER_DRAW
from gui.games.dice_chess.offers import Key, Kind, die_alone, offers_of, picked_at, targets_of
from gui.games.dice_chess.picture import Picture, free_picture
from gui.games.dice_chess.pieces import FACES
from gui.games.dice_chess.side import ABOVE_HEIGHT, SIDE_WIDTH, SLIM_WIDTH, Place, Side
from gui.games.dice_chess.table import ChessTable
from gui.games.dice_chess.turns import UNROLLED, Die, dice_of, moves_along, moves_of_turns, rolls
from gui.kit import boxes
from gui.style import DiceColour, Size, Space, Token, scaled, theme
from gui.style.motion import pace
from gui.table.board import Board, Choice, Scene, Step, rule_on
from gui.table.dice.rolling import share_of
from gui.table.dice.view import DieState, DieView
from gui.table.materials import Backdrop
from gui.table.offers import Selection
from gui.table.surface import Surface

_ENOUGH: Final = 0.95
"""The wide side is used if it leaves the board at least this share of the largest possible size."""
_BOARD_STRETCH: Final = 10_000
"""Stretch factor of the board: it takes all room before the margins get any."""
_LEAST_SIDE: Final = 240
_HINT_SIDE: Final = 64
_COMMANDS: Final = {
    Decision.PASS: commands.BANK,
    Decision.ROLL: commands.ROLL,
    Decision.ACCEPT_DOUBLE: ACCEPT,
    Decision.DECLINE_DRAW: DECLINE,
    Decision.DOUBLE: DOUBLE,
    Decision.DECLINE_DOUBLE: DECLINE,
    Decision.ACCEPT_DRAW: ACCEPT,
}
"""The commands of decisions, in the order of their buttons."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """Free set-up of a board: pieces are put on it and taken off, regardless of the rules.

    Attributes:
        pieces: 64 letters from a1, b1, ... to h8.
        press: called with the square that was pressed.
        drop: called with the squares a piece left and was dropped on; None: off the board.
    """

    pieces: str
    press: Callable[[int], None]
    drop: Callable[[int, int | None], None]


class DiceChessBoard(Board):
    """Click or drag pieces, or use the arrow keys; buttons offer what a pawn can promote to.

    A turn is up to three micro-moves, each a separate action: undo takes back one of them.
    """

    reason = staticmethod(wording.reason)

    backdrop = Backdrop.SLATE

    def __init__(self) -> None:
        super().__init__()
        self._moves: tuple[Move, ...] = ()
        self._plan: tuple[Move, ...] = ()
        self._attacked: tuple[int, ...] = ()
        self._dropped: Action | None = None
        self._set_up: SetUp | None = None
        self._oriented = False
        self._flipped = False
        self.chessboard = chess_surface()
        self.chessboard.setAccessibleName(tr("dice_chess-chess-board"))
        self.chessboard.pressed.connect(self._press)
        self.chessboard.grabbed.connect(self._grab)
        self.chessboard.dropped.connect(self._drop)
        self.use_surface(self.chessboard)
        talk = OFFER_DRAW, commands.RESIGN
        self._side = Side(lambda: self.card_height, lambda: [*map(self.key_text, talk)])
        self._side.offers_draw.connect(lambda: self.run(OFFER_DRAW))
        self._side.resigns.connect(lambda: self.asks.emit(commands.RESIGN))
        self._side.landed.connect(self._pause.end)
        self._side.dieClicked.connect(self._pick_die)
        self._side.refused.connect(self._why_not_die)
        self.movers.append(self._side)
        self.foot_room = self._side.foot_room
        self.seat_rooms = lambda: self._side.card_rooms(flipped=self._flipped)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.addStretch(1)
        self._row.addWidget(self.chessboard, _BOARD_STRETCH)
        self._row.addWidget(self._side)
        self._row.addStretch(1)
        scaled(self._row.setSpacing, Space.L)
        scaled(self._arrange)

    def minimumSizeHint(self) -> QSize:
        """The smallest board on which pieces are distinguishable."""
        return QSize(_LEAST_SIDE, _LEAST_SIDE) * theme().scale

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @property
    def place(self) -> Place:
        """Where the dice leave the board the most room."""
        t, gap = theme(), theme().px(Space.L)
        width, height = self.width(), self.height()
        beside = min(height, width - gap - t.px(SIDE_WIDTH))
        slim = min(height, width - gap - t.px(SLIM_WIDTH))
        above = min(width, height - gap - t.px(ABOVE_HEIGHT))
        if beside >= _ENOUGH * max(slim, above):
            return Place.BESIDE
        return Place.SLIM if slim >= above else Place.ABOVE

    def _arrange(self) -> None:
        """Give the board its room, and put the rest around it."""
        ways = QBoxLayout.Direction
        above = self.place is Place.ABOVE
        self._row.setDirection(ways.BottomToTop if above else ways.LeftToRight)
        # The dice are close to the board, not at the border of a wide window.
        self.chessboard.setMaximumWidth(
            boxes.NO_LIMIT if above else max(self.height(), _LEAST_SIDE)
        )
        self._side.lie(self.place, self.width() - theme().px(Space.L), self.height())
        # Beside a slim column, buttons need the whole width; below the squares, if there is room.
        spare = self.height() - self.width() + theme().px(Space.L + SLIM_WIDTH)
        below = min(max(0, spare), theme().px(2 * (Size.CONTROL + Space.S)))
        self._row.setContentsMargins(0, 0, 0, below if self.place is Place.SLIM else 0)
        self._row.activate()  # at once, because the player cards depend on it

    def part(self, name: str) -> QRect | None:
        """Also the ``"king"`` of whoever waits."""
        if name != "king" or self.scene is None:
            return super().part(name)
        view = _view(self.scene.position)
        king = self.chessboard.spot_rect(view.board.find("kK"[view.mover]))
        return king.translated(self.chessboard.viewport().mapTo(self, QPoint()))

    # -- scenes -------------------------------------------------------------------------------

    def draw(self, scene: Scene) -> None:
        self._plan = ()
        view = _view(scene.position)
        self._attacked = () if scene.position.is_over else attacked_kings(view.board)
        self._moves = moves_of(scene.position, scene.choices) if view.phase is Phase.MOVE else ()
        dice = dice_of(scene.position, scene.trail)
        self.selection = Selection(offers_of(self._moves, dice))
        if scene.choices and not self._oriented:
            self._oriented = True
            self._flipped = scene.position.turn == 1
        self.lay(scene)

    def show_step(self, step: Step, scene: Scene) -> None:
        self._plan = ()
        self._moves, self.selection = (), Selection()
        if step.is_chance:
            self._roll(step, scene)
            return
        moves = moves_of(step.before, (step.action,))
        dropped, self._dropped = self._dropped, None
        if not moves:
            self.then(partial(self.settle_after, pace().bot_action_ms()))
            self._side.move_cube(scene, flipped=self._flipped)
            return
        if dropped == step.action:
            self.settle_after(0)
            return
        self._attacked = ()
        trail = moves_of_turns(scene.trail[:-1])
        table = self._show(Picture(_view(step.before).board, trail[-1] if trail else ()))
        size = QSizeF(self.chessboard.viewport().size())
        self.then(partial(self._piece_stands, scene))
        self.chessboard.table.fly(table.flights(moves[0], size))

    def _piece_stands(self, scene: Scene) -> None:
        """A piece has arrived: show it there while the end of a game stays in view."""
        if scene.position.is_over:
            self.draw(scene)
        self.settle_after(0)

    def preview(self, line: Line | None) -> None:
        self._plan = ()
        if line is not None and self.scene is not None:
            self._plan = moves_along(self.scene.position, line.actions)
        self._draw()

    def happened(self, scene: Scene) -> tuple[str, Token]:
        """What was played last, but not the roll, because the question already names its dice.

        A declined draw is still told after the turn that began with it.
        """
        steps = [step for step in scene.trail if not (step.is_chance and scene.choices)]
        turn = [step for step in steps if step.before.moment == steps[-1].before.moment]
        declined = [step for step in turn[:-1] if step.action == Decision.DECLINE_DRAW]
        said = (scene.words.say(step.told) for step in (*declined, *turn[-1:]))
        return " ".join(said), Token.TEXT2

    def flip(self) -> None:
        self._oriented = True
        self._flipped = not self._flipped
        self._draw()
        if self.scene is not None:
            self._side.show_around(self.scene, flipped=self._flipped)
        self.choices_changed.emit()  # the cards have changed sides

    def bar(self, scene: Scene) -> tuple[Choice, ...]:
        view = _view(scene.position)
        if picked_at(self.selection, Kind.SQUARE) is not None:
            meant = {offer.action for offer in self.selection.candidates}
            faces = {
                move.promotion or 0: move.action for move in self._moves if move.action in meant
            }
            return tuple(
                Choice(wording.become(face), faces[face], command)
                for face, command in zip(sorted(faces, reverse=True), PLACES, strict=False)
            )
        return tuple(
            Choice(wording.decision(action, view), action, command)
            for action, command in _COMMANDS.items()
            if action in scene.choices
        )

    def clear_selection(self) -> bool:
        if picked_at(self.selection, Kind.PIECE) is None:
            return super().clear_selection()
        self.select(die_alone(self.selection))
        return True

    def why_not(self, scene: Scene, key: Hashable, carried: Hashable | None) -> Message | None:
        if not isinstance(key, int):
            return None
        origin = picked_at(self.selection, Kind.PIECE) if carried is None else carried
        own = _view(scene.position).board[key].isupper() is (scene.position.owner == 0)
        if isinstance(origin, int) and not (own and _view(scene.position).board[key].isalpha()):
            return rule_on(scene, "move", origin, key)
        return rule_on(scene, "square", key)

    def _why_not_die(self, place: object, carried: object) -> None:
        scene = self.scene
        if scene is not None and scene.choices and isinstance(place, int) and carried is None:
            die = dice_of(scene.position, scene.trail)[place]
            why = None if die.face is None else rule_on(scene, "die", die.face, die.used)
            if why is not None:
                self._side.bubble.say(scene.words.say(why), self._side.pointer)

    def run(self, command: Command) -> None:
        scene = self.scene
        if command is OFFER_DRAW and scene is not None and Decision.OFFER_DRAW in scene.choices:
            self.chosen.emit(Decision.OFFER_DRAW)

    def spoken(self, scene: Scene) -> str:
        return wording.spoken(_view(scene.position), scene.words)

    # -- picking up and moving ----------------------------------------------------------------

    def set_up(self, pieces: SetUp | None) -> None:
        """Start the free set-up of the board; None: end it."""
        self._set_up = pieces
        self._draw()

    def _press(self, square: int) -> None:
        """A click: pick up a piece, or move the one that is picked up."""
        if self._set_up is not None:
            self._set_up.press(square)
            return
        if Key(Kind.SQUARE, square) in targets_of(self.selection).active:
            self._move_to(square)
            return
        others, piece = die_alone(self.selection), Key(Kind.PIECE, square)
        again = piece in self.selection.picked or piece not in others.active
        self.select(others if again else others.pressed(piece))

    def _grab(self, square: int) -> None:
        if self._set_up is None:
            self.select(die_alone(self.selection).pressed(Key(Kind.PIECE, square)))

    def _drop(self, origin: int, square: int | None) -> None:
        if self._set_up is not None:
            self._set_up.drop(origin, square)
        elif square is not None and Key(Kind.SQUARE, square) in targets_of(self.selection).active:
            self._move_to(square, dragged=True)
        else:
            self.select(die_alone(self.selection))

    def _move_to(self, square: int, *, dragged: bool = False) -> None:
        selection = targets_of(self.selection).pressed(Key(Kind.SQUARE, square))
        action = selection.decided
        if action is None:
            self.select(selection)
            return
        self._dropped = action if dragged else None  # needs no animation
        self.chosen.emit(action)

    def _pick_die(self, place: int) -> None:
        """On a click on a die, mark only the pieces it can move, or all of them again."""
        die = Key(Kind.DIE, place)
        self.select(self.selection.only(lambda key: key == die).pressed(die))

    def lay(self, scene: Scene) -> None:
        self._draw()
        self._show_dice(scene)

    # -- motion -------------------------------------------------------------------------------

    def _roll(self, step: Step, scene: Scene) -> None:
        self._draw()
        self._side.show_around(scene, flipped=self._flipped)
        dice = dice_of(step.after, scene.trail)
        self.then(partial(self.settle_after, pace().roll_ms()))
        mover = _view(step.before).mover
        views, share = _die_views(dice, mover, self.selection), share_of(mover, self.people())
        self._side.roll(views, faces=FACES, share=share)

    # -- drawing ------------------------------------------------------------------------------

    def _draw(self) -> None:
        if self._set_up is not None:
            picture = free_picture(self._set_up.pieces, self._plan)
            self.chessboard.show_table(ChessTable(picture, self._flipped))
            return
        if self.scene is None:
            return
        trail = moves_of_turns(self.scene.trail)
        origin = picked_at(self.selection, Kind.PIECE)
        target = picked_at(self.selection, Kind.SQUARE)
        targets = _squares(targets_of(self.selection), Kind.SQUARE) if target is None else (target,)
        self._show(
            Picture(
                board=_view(self.scene.position).board,
                trail=trail[-1] if trail else (),
                plan=self._plan,
                attacked=self._attacked,
                origins=_squares(die_alone(self.selection), Kind.PIECE),
                picked=origin,
                targets=targets,
                captures=tuple(
                    move.target
                    for move in self._moves
                    if move.origin == origin
                    and move.target in targets
                    and move.captured_at is not None
                ),
            )
        )

    def _show(self, picture: Picture) -> ChessTable:
        """Show a picture; digit keys pick one of the pieces that may move, then its target.

        Once a pawn's target is picked, they choose what it becomes.
        """
        asks = picked_at(self.selection, Kind.SQUARE) is not None
        places = () if asks else picture.origins if picture.picked is None else picture.targets
        table = ChessTable(picture, self._flipped, places[: len(PLACES)])
        self.chessboard.show_table(table)
        return table

    def _show_dice(self, scene: Scene) -> None:
        dice, seat = dice_of(scene.position, scene.trail), _view(scene.position).mover
        thrown = rolls(scene.trail)
        if dice == UNROLLED and thrown:
            seat, faces = thrown[0]
            dice = tuple(Die(face, past=True) for face in faces)
        around = self._side.around_of(scene, flipped=self._flipped)
        self._side.lay(_die_views(dice, seat, self.selection), around=around)


def chess_surface(on: Token = Token.WINDOW) -> Surface:
    return Surface(QSize(8, 8) * _HINT_SIDE, QSize(), on)


def _squares(selection: Selection[Key], kind: Kind) -> tuple[int, ...]:
    """The squares that can be picked as pieces or targets, ascending."""
    return tuple(sorted(key.at for key in selection.active if key.kind is kind))


def _view(position: Position) -> DiceChessView:
    view: DiceChessView = position.view()
    return view


def _die_views(dice: tuple[Die, ...], mover: int, chosen: Selection[Key]) -> tuple[DieView, ...]:
    views = []
    for place, die in enumerate(dice):
        state = DieState.AVAILABLE if chosen.offers else DieState.READY
        if die.used:
            state = DieState.USED
        elif die.blocked:
            state = DieState.BLOCKED
        elif Key(Kind.DIE, place) in chosen.picked:
            state = DieState.KEPT
        name, more = wording.die_words(place, die), tr("dice_chess-click-marks-only-pieces")
        view = DieView(
            face=None if die.face is None else FACES[die.face - 1],
            colour=DiceColour.BLACK if mover else DiceColour.WHITE,
            state=state,
            typed=die.typed,
            past=die.past,
            name=name,
            tip=f"{name}\n{more}" if state is DieState.AVAILABLE else name,
        )
        views.append(view)
    return tuple(views)
