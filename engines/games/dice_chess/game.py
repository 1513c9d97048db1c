"""Dice Chess: the readable side of the game (``engines.contract.game``)."""

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np

from engines.contract.analysis import Unit
from engines.contract.game import (
    FAIR_SIX,
    DiceRoll,
    DieKind,
    Game,
    GameInfo,
    Leave,
    Moment,
    Option,
    Options,
    Standing,
)
from engines.contract.messages import Message
from engines.games.dice_chess import messages, text
from engines.games.dice_chess.kernels.state import (
    DICE,
    OUT_OF_TIME,
    PASS,
    RESIGN,
    ROLL_DUE,
    SEATS,
    STATE,
    unpack,
)
from engines.games.dice_chess.snapshot import Agreements, Cube, Snapshot, read, write
from engines.games.dice_chess.timing import Policy, moves_to_go
from engines.games.dice_chess.view import DiceChessView, view_of
from engines.runtime.types import Action, Seat, State

CUBE: Final = "cube"
AGREEMENTS: Final = "agreements"
VALUES: Final = {"P": 1, "N": 3, "B": 3, "R": 5, "Q": 9}
"""What men count on the player cards."""


class DiceChess(Game):
    """Chess in which three dice say which men may move; whoever takes the king wins."""

    id = "dice_chess"
    guide = messages.DiceChessGuide()
    info = GameInfo(
        seats=(SEATS, SEATS),
        default_seats=SEATS,
        unit=Unit.WIN,
        bounds=(0.0, 1.0),
        constant_sum=1.0,
        hidden=False,
        options=(
            Option(CUBE, default=1, choices=text.STAKES),
            Option(AGREEMENTS, default=False),
        ),
        leaves=True,
    )

    def start(self, seats: int, options: Options) -> State:
        """The men in their places; White is about to roll."""
        cube = Cube(limit=int(options[CUBE]))
        agreements = Agreements(allowed=bool(options[AGREEMENTS]))
        return write(Snapshot(cube=cube, agreements=agreements))

    def seats(self, state: State) -> int:
        """Always two."""
        return SEATS

    def moment(self, state: State) -> Moment:
        """A round is a move of chess: one turn of White and one of Black."""
        snapshot = read(state)
        return Moment(snapshot.full, SEATS * (snapshot.full - 1) + snapshot.mover + 1)

    def essence(self, state: State) -> bytes:
        """Without the half-move clock, which depends on whether a capture came first or last."""
        same = state.copy()
        same.view(STATE)[0]["half"] = 0
        return same.tobytes()

    def owner(self, state: State) -> Seat:
        """The mover."""
        return int(state.view(STATE)[0]["mover"])

    def standings(self, state: State, viewer: Seat | None) -> tuple[Standing, ...]:
        """What the men of each seat are worth in pawns."""
        snapshot = read(state)
        board = snapshot.board, snapshot.board.swapcase()
        return tuple(
            Standing(
                sum(VALUES.get(letter, 0) for letter in board[seat]),
                messages.standing_detail(snapshot, seat),
            )
            for seat in range(SEATS)
        )

    def view(self, state: State, viewer: Seat | None) -> DiceChessView:
        """What the board draws; everybody sees everything."""
        return view_of(read(state))

    def position_text(self, state: State) -> str:
        """A DFEN, with bars before what it does not know."""
        return text.position_text(read(state))

    def parse_position(self, text_: str) -> State:
        """The inverse of ``position_text``; raises ParseError."""
        return write(text.parse_position(text_))

    def action_text(self, state: State, action: Action) -> str:
        """``"e2e4"``, ``"e7e8q"``, ``"pass"``, or a roll, ``"PNB"``."""
        return text.action_text(read(state), action)

    def parse_action(self, state: State, text_: str) -> Action:
        """The inverse of ``action_text``; raises ParseError or IllegalAction."""
        return text.parse_action(read(state), text_)

    def describe(self, state: State, action: Action) -> Message:
        """One sentence about a decision or a roll."""
        return messages.describe(read(state), action)

    def ask(self, state: State) -> Message:
        """Which piece to move, or the question that waits for an answer."""
        out = np.zeros(self.kernel.max_actions, np.int64)
        must_pass = self.kernel.legal(state.copy(), out) == 1 and out[0] == PASS
        return messages.ask(read(state), must_pass=must_pass)

    def leaves(self, state: State) -> Mapping[tuple[Seat, Leave], Action]:
        """Either side resigns or is out of time, whoever is to move."""
        if read(state).over:
            return {}
        codes = {Leave.RESIGNS: RESIGN, Leave.OUT_OF_TIME: OUT_OF_TIME}
        return {(seat, why): code + seat for seat in range(SEATS) for why, code in codes.items()}

    def turns_to_go(self, state: State) -> float:
        """As many as games had that were counted (rules, 4.7)."""
        return moves_to_go(Policy.EMPIRICAL, read(state).full)

    def roll(self, state: State) -> DiceRoll | None:
        """Three dice with the men of chess, if a roll is due."""
        if read(state).phase != ROLL_DUE:
            return None
        return DiceRoll(DieKind.PIECES, DICE, messages.NAMES, FAIR_SIX)

    def dice(self, state: State, outcome: Action) -> tuple[int, ...]:
        """The faces of a roll in ascending order."""
        return unpack(outcome)

    def outcome_of_dice(self, state: State, faces: Sequence[int]) -> Action:
        """The outcome for typed faces, in any order; raises IllegalAction."""
        return text.outcome_of_dice(faces)


GAME: Final = DiceChess()
