"""What a seat can work out about hidden colonists, with exact chances.

Every deal and every pick counts as equally likely, as in redrawing what is hidden (rules, 2.5).
Only what the seat knows goes in (``memory``). A colonist that it cannot place belongs to one of two
pools: those that it was not offered are with earlier seats, or removed; those that it has passed on
are with later seats, or left over. Within a pool each is equally likely everywhere.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from engines.contract.messages import Message, Parameter, message
from engines.games.colonizers import memory
from engines.games.colonizers.cards import COLONISTS, MODULES
from engines.games.colonizers.kernels.state import DEAL, PICK, SEATS
from engines.games.colonizers.snapshot import Snapshot
from engines.runtime.types import Seat

OUT: Final = SEATS
"""Stands for no seat: removed, left over, or still on offer."""

Chances = tuple[tuple[Fraction, ...], ...]
"""By colonist, the chance of each seat, and of ``OUT`` last."""


def chances(snapshot: Snapshot, viewer: Seat) -> Chances:
    """Where each colonist can be, by what ``viewer`` knows."""
    table = [[Fraction(0)] * (SEATS + 1) for _ in COLONISTS]
    for seat in range(SEATS):
        possible = memory.colonists_of(snapshot, seat, viewer)
        for colonist in possible:
            table[colonist][seat] = Fraction(1, len(possible))
    for row in table:
        row[OUT] = 1 - sum(row, Fraction(0))
    return tuple(tuple(row) for row in table)


def deductions(snapshot: Snapshot, viewer: Seat) -> tuple[Message, ...]:
    """What ``viewer`` can deduce about hidden colonists and hands, in sentences."""
    return (*_about_colonists(snapshot, viewer), *_about_hands(snapshot, viewer))


def _about_colonists(snapshot: Snapshot, viewer: Seat) -> Iterator[Message]:
    if snapshot.phase == DEAL or (snapshot.phase == PICK and viewer != snapshot.seat):
        return  # whoever has yet to pick takes of what this seat has passed on
    offered = snapshot.offered
    shown = {snapshot.players[seat].colonist for seat in (*snapshot.exposed, viewer)}
    for colonist, row in enumerate(chances(snapshot, viewer)):
        if colonist not in shown and colonist not in offered:
            yield _whereabouts(colonist, row)


def _whereabouts(colonist: int, row: tuple[Fraction, ...]) -> Message:
    """``deduction.where.two_or_out``: with one of two seats, or with nobody."""
    seats = [seat for seat in range(SEATS) if row[seat]]
    said: dict[str, Parameter] = {"colonist": COLONISTS[colonist], "out": float(row[OUT])}
    for name, seat in zip(("first", "second", "third"), seats, strict=False):
        said[name] = seat
        said["chance"] = float(row[seat])
    if row[OUT] == 1:
        return message("colonizers.deduction.out", **said)
    many = ("one", "two", "three")[len(seats) - 1]
    code = f"{many}_or_out" if row[OUT] else many
    return message(f"colonizers.deduction.where.{code}", **said)


def _about_hands(snapshot: Snapshot, viewer: Seat) -> Iterator[Message]:
    for seat in range(SEATS):
        known = memory.known_hand(snapshot, seat, viewer)
        if seat != viewer and known:
            cards = tuple(MODULES[card] for card in known)
            size = len(snapshot.players[seat].hand)
            yield message("colonizers.deduction.hand", seat=seat, cards=cards, n=size)
