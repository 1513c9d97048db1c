"""Lange Strasse: the readable side of the game (``engines.contract.game``)."""

from typing import Final

from engines.contract.analysis import Unit
from engines.contract.game import TO_ROLL, Stop, Term, Tour
from engines.contract.record import PERSON
from engines.contract.rules import GameInfo, Option, Options
from engines.games.lange_strasse import messages
from engines.games.lange_strasse.bots import BOTS
from engines.games.lange_strasse.dice import POOL, code_of, keep_text
from engines.games.lange_strasse.kernels.state import SEATS, STOP
from engines.games.lange_strasse.snapshot import LAYOUT, Snapshot, write
from engines.games.lange_strasse.text import NOTATION
from engines.games.lange_strasse.view import LangeStrasseView
from engines.rulekit.game import PlainGame
from engines.runtime.errors import ParseError, quoted
from engines.runtime.types import Action, State

TOTALE: Final = "totale_scope"
SCOPES: Final = ("set", "turn", "game_round_1")
MOST_CENTS: Final = 10_000.0
"""Money has no limit: each strasse pays. A game that exceeds this is rarer than one in 10^12."""
SPAN_CENTS: Final = 380.0
"""Twice the standard deviation of one seat's money in a game (rules, section 4.6)."""


class LangeStrasse(PlainGame[Snapshot]):
    """Six dice, three seats, for money: keep, roll again or stop from 300 points, until 10,000."""

    id = "lange_strasse"
    bots = BOTS
    guide = messages.LangeStrasseGuide()
    info = GameInfo(
        seats=(SEATS, SEATS),
        default_seats=SEATS,
        unit=Unit.MONEY,
        bounds=(-MOST_CENTS, MOST_CENTS),
        constant_sum=0.0,
        hidden=False,
        span=(-SPAN_CENTS / SEATS, SPAN_CENTS * (SEATS - 1) / SEATS),  # 0 is a third of the way up
        options=(Option(TOTALE, default=SCOPES[0], choices=SCOPES),),
    )
    sentences = messages
    layout, notation, viewed, pool = LAYOUT, NOTATION, LangeStrasseView, POOL
    tour = Tour(
        (PERSON, "cautious", "patient"),
        (
            Stop("roll", (TO_ROLL,)),
            Stop("keep", ("ask",)),
            Stop("stop", ("ask",), "set"),
            Stop("risk", ("ask",), "strich"),
            Stop("money", ("ask", "ask_sets"), "slate", round=2),
        ),
        terms=(
            Term("set", 1),
            Term("strich", 1),
            Term("totale", 3),
            Term("strasse", 3),
            Term("super", 3),
            Term("talheim", 3),
            Term("final", 4),
        ),
    )

    def start(self, seats: int, options: Options) -> State:
        """All scores 0, seat 1 to roll six dice."""
        return write(Snapshot(totale=SCOPES.index(str(options[TOTALE]))))

    def decision_text(self, now: Snapshot, action: Action) -> str:
        """``"keep 1 5"``, ``"keep 1 5 stop"``."""
        return keep_text(action)

    def decision_of(self, now: Snapshot, words: str) -> Action:
        """The inverse of ``decision_text``; ``keep`` may be left out."""
        said = words.split()
        faces = POOL.parse("".join(word for word in said if word not in ("keep", "stop")))
        if not faces:
            raise ParseError("errors-keeps-no-die-example", words=quoted(words))
        return code_of(faces) | (STOP if "stop" in said else 0)

    def dice_due(self, now: Snapshot) -> int:
        return 0 if now.over or now.dice else now.dice_left


GAME: Final = LangeStrasse()
