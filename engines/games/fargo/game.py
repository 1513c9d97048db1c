"""Fargo: the readable side of the game (``engines.contract.game``)."""

from importlib import import_module
from typing import Final

from engines.contract.analysis import Unit
from engines.contract.game import TO_ROLL, Stop, Term, Tour
from engines.contract.record import PERSON
from engines.contract.rules import GameInfo, Option, Options
from engines.games.fargo import messages
from engines.games.fargo.bots import BOTS, FAMILIES
from engines.games.fargo.kernels.state import MAX_SEATS, ROLL, STOP, TARGET
from engines.games.fargo.possible import MIN_SEATS
from engines.games.fargo.rolls import POOL
from engines.games.fargo.snapshot import LAYOUT, Snapshot, read, write
from engines.games.fargo.text import NOTATION
from engines.games.fargo.view import FargoView
from engines.rulekit.game import PlainGame
from engines.runtime.types import State

AT_EXACTLY: Final = "trigger_at_exactly_10000"

WORDS: Final = {"roll": ROLL, "bank": STOP, "stop": STOP}


class Fargo(PlainGame[Snapshot]):
    """Ten dice, push your luck, and one last turn for everyone else once someone passes 10,000."""

    id = "fargo"
    guide = messages.FargoGuide()
    info = GameInfo(
        seats=(MIN_SEATS, MAX_SEATS),
        default_seats=2,
        unit=Unit.WIN,
        bounds=(0.0, 1.0),
        constant_sum=1.0,
        hidden=False,
        options=(Option(AT_EXACTLY, default=False),),
    )
    bots, families = BOTS, FAMILIES
    sentences = messages
    layout, notation, viewed, pool = LAYOUT, NOTATION, FargoView, POOL
    words = WORDS
    tour = Tour(
        (PERSON, "reckless"),
        (
            Stop("roll", (TO_ROLL,)),
            Stop("run", ("ask",), "figures"),
            Stop("risk", ("ask",), "bust"),
            Stop("decide", ("ask",)),
            Stop("race", ("ask",), "scores", round=2),
        ),
        terms=(Term("run", 1), Term("bust", 1), Term("hot", 1), Term("final", 3)),
    )

    def start(self, seats: int, options: Options) -> State:
        """All scores 0, seat 1 to roll ten dice."""
        return write(Snapshot(scores=(0,) * seats, at_exactly=bool(options[AT_EXACTLY])))

    def turns_to_go(self, state: State) -> float:
        """Counted in 40 games of three bots: 2.4 with 1,000 points to go, 10.5 with 10,000."""
        now = read(state)
        return 1.0 if now.last_turn else 1.5 + 0.9 * (TARGET - max(now.scores)) / 1000

    def load(self) -> None:
        """The solver of the final round, whose win chances the board shows."""
        import_module("engines.games.fargo.solved")

    def dice_due(self, now: Snapshot) -> int:
        return now.dice_due


GAME: Final = Fargo()
