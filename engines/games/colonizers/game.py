"""Colonizers: the readable side of the game (``engines.contract.game``)."""

from typing import Final

from engines.contract.analysis import Unit
from engines.contract.game import Stop, Term, Tour
from engines.contract.messages import Message
from engines.contract.record import PERSON
from engines.contract.rules import GameInfo, Moment, Option, Options
from engines.games.colonizers import deductions, messages, text
from engines.games.colonizers.bots import BOTS
from engines.games.colonizers.kernels.state import COLONISTS, PICK, SEATS
from engines.games.colonizers.snapshot import LAYOUT, Snapshot, orders, read, write
from engines.games.colonizers.view import ColonizersView, view_of
from engines.rulekit.game import SnapshotGame
from engines.runtime.types import Action, Seat, State

BONUS: Final = "full_colony_bonus"
FIRST_4: Final = "first4"
ALL_4: Final = "all4"
"""Reference mode: the original program, which also offers colonists in random order."""

_COLONISTS: Final = ("opportunist", "spy", "visionary", "general", "miner", "ecologist")

TURNS: Final = 2 * SEATS
"""Turns of a round: four picks, then four turns."""


class Colonizers(SnapshotGame[Snapshot]):
    """Four seats pick secret colonists, take Omnium, draw modules and build them."""

    id = "colonizers"
    guide = messages.ColonizersGuide()
    info = GameInfo(
        seats=(SEATS, SEATS),
        default_seats=SEATS,
        unit=Unit.WIN,
        bounds=(0.0, 1.0),
        constant_sum=1.0,
        hidden=True,
        dice=False,
        options=(Option(BONUS, default=FIRST_4, choices=(FIRST_4, ALL_4)),),
    )
    bots = BOTS
    layout, notation, sentences = LAYOUT, text.NOTATION, messages
    tour = Tour(
        (PERSON, "random", "random", "random"),
        (
            Stop("pick", ("pick",)),
            Stop("draw", ("draw",), "middle"),
            Stop("power", ("power",)),
            Stop("build", ("build",)),
            Stop("end", ("pick",), "lots", round=2),
        ),
        terms=(
            Term("omnium", 1),
            Term("module", 4),
            Term("colony", 4),
            Term("out", 2),
            *(Term(name, 3, in_tips=True) for name in _COLONISTS),
        ),
    )

    def start(self, seats: int, options: Options) -> State:
        """Empty colonies and hands, a full deck, the deal of the first round."""
        return write(Snapshot(reference=options[BONUS] == ALL_4))

    def seats(self, state: State) -> int:
        """Always four."""
        return SEATS

    def moment(self, state: State) -> Moment:
        """The picks of a round count as turns too; the deal belongs to the first of them."""
        snapshot = read(state)
        place = snapshot.seat + SEATS * (snapshot.phase > PICK)
        return Moment(snapshot.round, (snapshot.round - 1) * TURNS + place + 1)

    def owner(self, state: State) -> Seat:
        return read(state).seat

    def view(self, state: State, viewer: Seat | None) -> ColonizersView:
        return view_of(read(state), viewer)

    def action_text(self, state: State, action: Action) -> str:
        """``"Build Mass Relay"``, ``"Take Omnium"``, ``"Card Quarry"``."""
        return text.action_text(read(state), action)

    def parse_action(self, state: State, text_: str) -> Action:
        """The inverse of ``action_text``; raises ParseError or IllegalAction."""
        return text.parse_action(read(state), text_)

    def can_come_out(self, state: State, outcome: Action) -> bool:
        """Whether this can be a reference deal: a removed colonist, and an order of all."""
        return 0 <= outcome < COLONISTS * len(orders())

    def deductions(self, state: State, seat: Seat) -> tuple[Message, ...]:
        """Where hidden colonists may be, with chances, and which cards in hands are known."""
        return deductions.deductions(read(state), seat)


GAME: Final = Colonizers()
