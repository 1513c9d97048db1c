"""Dice Chess: the readable side of the game (``engines.contract.game``)."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import numpy as np

from engines.contract.analysis import Unit
from engines.contract.game import TO_ROLL, Stop, Term, Tour
from engines.contract.messages import Message
from engines.contract.position import Position
from engines.contract.record import PERSON
from engines.contract.rules import GameInfo, Leave, Option, Options
from engines.games.dice_chess import messages, snapshot, text
from engines.games.dice_chess.bots import BOTS
from engines.games.dice_chess.dfen import dice_letters
from engines.games.dice_chess.kernels import state as st
from engines.games.dice_chess.snapshot import Snapshot
from engines.rulekit.game import PlainGame
from engines.runtime.types import Action, Seat, State

CUBE: Final = "cube"
AGREEMENTS: Final = "agreements"
_TURNS_TO_GO: Final = (
    (1, 3, 5, 8, 10, 15, 20, 30, 40),
    (7.517, 6.017, 5.471, 5.176, 5.136, 5.431, 6.185, 8.830, 12.050),
)
"""Moves, and how many turns a side still has then, as counted in many games (rules, 4.7)."""


class DiceChess(PlainGame[Snapshot]):
    """Chess in which three dice decide which pieces may move; whoever captures the king wins."""

    id = "dice_chess"
    bots = BOTS
    guide = messages.DiceChessGuide()
    info = GameInfo(
        seats=(st.SEATS, st.SEATS),
        default_seats=st.SEATS,
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
    sentences = messages
    layout, notation, viewed, pool = snapshot.LAYOUT, text.NOTATION, Snapshot, snapshot.POOL
    words = MappingProxyType({name: code for code, name in text.DECISIONS.items()})
    tour = Tour(
        (PERSON, "random"),
        (
            Stop("roll", (TO_ROLL,)),
            Stop("move", ("ask",)),
            Stop("dice", ("ask",)),
            Stop("king", ("ask",), "king", round=2),
        ),
        terms=(
            Term("pass", 3),
            Term("castle", 2),
            Term("promote", 2),
            Term("double", 6),
            Term("draw", 5),
        ),
    )

    def start(self, seats: int, options: Options) -> State:
        """The pieces in their places; White is about to roll."""
        cube = snapshot.Cube(limit=int(options[CUBE]))
        agreements = snapshot.Agreements(allowed=bool(options[AGREEMENTS]))
        return snapshot.write(Snapshot(cube=cube, agreements=agreements))

    def essence(self, state: State) -> bytes:
        """Without the half-move clock, which depends on whether a capture came first or last."""
        same = state.copy()
        st.GameState.of(same).half = 0
        return same.tobytes()

    def owner(self, state: State) -> Seat:
        return int(st.GameState.of(state).mover)

    def action_text(self, state: State, action: Action) -> str:
        """``"e2e4"``, ``"e7e8q"``, ``"pass"``, or a roll, ``"PNB"``."""
        now = snapshot.read(state)
        if now.phase is snapshot.Phase.ROLL and action < st.LEAVE:
            return dice_letters(snapshot.POOL.faces(action), now.mover)
        return text.move_text(action)

    def parse_action(self, state: State, text_: str) -> Action:
        """The inverse of ``action_text``; a side can leave at any time."""
        leaving = self.words.get(" ".join(text_.lower().split()), 0)
        return leaving if leaving >= st.LEAVE else super().parse_action(state, text_)

    def decision_of(self, now: Snapshot, words: str) -> Action:
        if words in self.words or now.phase is not snapshot.Phase.MOVE:
            return super().decision_of(now, words)
        return text.parse_move(re.sub("[-–x×=]", "", words))

    def ask(self, state: State) -> Message:
        """Which piece to move, or the question that waits for an answer."""
        must_pass = Position(self, state).legal() == (st.PASS,)
        return messages.ask(snapshot.read(state), must_pass=must_pass)

    def dice_due(self, now: Snapshot) -> int:
        return st.DICE if now.phase is snapshot.Phase.ROLL else 0

    def leaves(self, state: State) -> Mapping[tuple[Seat, Leave], Action]:
        """Either side resigns or is out of time, whoever is to move."""
        if snapshot.read(state).over:
            return {}
        codes = {Leave.RESIGNS: st.RESIGN, Leave.OUT_OF_TIME: st.OUT_OF_TIME}
        return {(seat, why): code + seat for seat in range(st.SEATS) for why, code in codes.items()}

    def turns_to_go(self, state: State) -> float:
        return float(np.interp(snapshot.read(state).full, *_TURNS_TO_GO))


GAME: Final = DiceChess()
