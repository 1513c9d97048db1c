"""The events of Dice Chess as facts, for the log and announcements."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engines.contract.messages import Message, Parameter, message
from engines.contract.position import Position
from engines.contract.rules import Guide, Rules
from engines.games.dice_chess.kernels import state as st
from engines.games.dice_chess.snapshot import EMPTY, LETTERS, NAMES, POOL, Snapshot, read, write
from engines.games.dice_chess.text import Decision
from engines.games.dice_chess.view import Move, move_of
from engines.runtime.types import Action, Seat, State

_ASKED: Final = {
    st.DRAW_OFFERED: "ask_draw",
    st.MAY_DOUBLE: "ask_double",
    st.DOUBLED: "ask_doubled",
}


def name_of(letter: str) -> str:
    """The name of a piece in message codes: ``knight`` for ``N`` and ``n``."""
    return NAMES[LETTERS.index(letter) % 6]


def describe(snapshot: Snapshot, action: Action) -> Message:
    seat = decider(snapshot)
    if action >= st.LEAVE:
        leaves = "resigns" if action < st.OUT_OF_TIME else "out_of_time"
        return message(f"dice_chess.log.{leaves}", seat=(action - st.LEAVE) % 2)
    if snapshot.phase == st.ROLL_DUE:
        return message("dice_chess.log.rolled", seat=seat, pieces=_pieces(POOL.faces(action)))
    if action >= st.META:
        code, stake = Decision(action).name.lower(), snapshot.cube.next_stake
        pieces = _pieces(snapshot.dice)
        return message(f"dice_chess.log.{code}", seat=seat, stake=stake, pieces=pieces)
    return _move(seat, move_of(snapshot, action))


def _move(seat: Seat, move: Move) -> Message:
    said: dict[str, Parameter] = {"seat": seat, "move": move.text}
    if move.takes_king:
        code = "takes_king"
    elif move.rook is not None:
        code = "castles_short" if move.target > move.origin else "castles_long"
    elif move.promotion is not None:
        kind = "promotes" if move.takes is None else "promotes_taking"
        code = f"{kind}.{NAMES[move.promotion - 1]}"
    elif move.is_en_passant:
        code = "en_passant"
    elif move.takes is not None:
        code = f"takes.{name_of(move.takes)}"
    else:
        code = f"moves.{name_of(move.piece)}"
    return message(f"dice_chess.log.{code}", **said)


def decider(snapshot: Snapshot) -> Seat:
    """Who decides, or rolls."""
    return 1 - snapshot.mover if snapshot.phase == st.DOUBLED else snapshot.mover


def ask(snapshot: Snapshot, *, must_pass: bool = False) -> Message:
    """The question for the deciding seat; ``must_pass``: no piece can move."""
    code = "ask_pass" if must_pass else _ASKED.get(snapshot.phase, "ask")
    pieces, stake = _pieces(snapshot.dice), snapshot.cube.next_stake
    return message(f"dice_chess.{code}", seat=decider(snapshot), pieces=pieces, stake=stake)


def _pieces(dice: tuple[int, ...]) -> tuple[Message, ...]:
    """The pieces that dice show, in words."""
    return tuple(message(f"dice_chess.piece.{NAMES[face - 1]}") for face in dice)


def standing_detail(_snapshot: Snapshot, seat: Seat) -> Message:
    """The color of ``seat``; the cube, if there is one, is on the table."""
    return message("dice_chess.standing.black" if seat else "dice_chess.standing.white")


class DiceChessGuide(Guide):
    """Things are ``square`` (square), ``move`` (from, to), and ``die`` (face, whether used)."""

    def neutral(self, state: State, legal: Sequence[Action]) -> Action | None:
        """Rolling, without which the turn can't continue; doubling is left to the mover."""
        return st.ROLL if st.ROLL in legal else super().neutral(state, legal)

    def why_not(self, rules: Rules, state: State, thing: str, *at: int) -> Message | None:
        snapshot = read(state)
        if snapshot.phase in (st.ROLL_DUE, st.MAY_DOUBLE):
            return message("dice_chess.why.roll_first")
        if snapshot.phase in (st.DRAW_OFFERED, st.DOUBLED):
            return message("dice_chess.why.answer_first")
        if thing == "die":
            return message("dice_chess.why.die_used" if at[1] else "dice_chess.why.die_blocked")
        return _of_piece(rules, snapshot, *at)


def _of_piece(
    rules: Rules, snapshot: Snapshot, origin: int, target: int | None = None
) -> Message | None:
    """Why the piece on a square can't move, or can't move to a target."""
    letter = snapshot.board[origin]
    if letter == EMPTY:
        return message("dice_chess.why.pick_first")
    seat, kind = divmod(LETTERS.index(letter), len(NAMES))
    piece = (message(f"dice_chess.piece.{name_of(letter)}"),)
    if seat != snapshot.mover:
        return message("dice_chess.why.not_yours", seat=seat, pieces=piece)
    if kind + 1 not in snapshot.dice:
        return message("dice_chess.why.no_die", pieces=piece)
    alone = [
        target for start, target in _moves_of_a_die(rules, snapshot, kind + 1) if start == origin
    ]
    if not alone:
        return message("dice_chess.why.no_move", pieces=piece)
    if target is not None and target not in alone:
        return message("dice_chess.why.not_there", pieces=piece)
    return message("dice_chess.why.more_dice")


def _moves_of_a_die(rules: Rules, snapshot: Snapshot, face: int) -> list[tuple[int, int]]:
    """Moves, as pairs of squares, that would be possible if this were the only die."""
    alone = replace(snapshot, dice=(face,), quota=None)
    legal = Position(rules, write(alone)).legal()
    moves = (move_of(alone, action) for action in legal if action < st.META)
    return [(move.origin, move.target) for move in moves]
