"""Which man is picked up, and where it may go. No Qt."""

from dataclasses import dataclass, replace

from engines.games.dice_chess.view import Move


@dataclass(frozen=True, slots=True)
class Selection:
    """A choice of a micro-move, step by step: the man, its square, the man that a pawn becomes.

    Attributes:
        moves: the micro-moves that may be chosen.
        origin: square of the man that is picked up.
        target: square where a pawn is to be promoted, while its new man is chosen.
        die: place of the die that was picked; None: any.
        face: what that die shows.
    """

    moves: tuple[Move, ...] = ()
    origin: int | None = None
    target: int | None = None
    die: int | None = None
    face: int | None = None

    @property
    def payable(self) -> tuple[Move, ...]:
        """The moves that the die pays for that was picked; without one, all."""
        return tuple(move for move in self.moves if self.face is None or self.face in move.dice)

    @property
    def origins(self) -> tuple[int, ...]:
        """Squares of the men that may move, ascending."""
        return tuple(sorted({move.origin for move in self.payable}))

    @property
    def targets(self) -> tuple[int, ...]:
        """Where the man that is picked up may go, ascending."""
        return tuple(sorted({move.target for move in self.payable if move.origin == self.origin}))

    @property
    def captures(self) -> tuple[int, ...]:
        """Those of the ``targets`` where something is taken."""
        return tuple(
            sorted(
                {
                    move.target
                    for move in self.payable
                    if move.origin == self.origin and (move.takes or move.is_en_passant)
                }
            )
        )

    @property
    def promotions(self) -> tuple[Move, ...]:
        """What the pawn may become, the most valuable first, while that is chosen."""
        if self.target is None:
            return ()
        found = self._moves_to(self.target)
        return tuple(sorted(found, key=lambda move: -(move.promotion or 0)))

    def with_die(self, place: int, face: int) -> "Selection":
        """Pick a die, so that only its men may move, or put it back; men are put down."""
        if place == self.die:
            return Selection(self.moves)
        return Selection(self.moves, die=place, face=face)

    def picked(self, square: int) -> "Selection":
        """Pick up the man on a square, or put down the one that stands there."""
        if square == self.origin or square not in self.origins:
            return self.cleared()
        return replace(self, origin=square, target=None)

    def move_to(self, square: int) -> Move | None:
        """The only move of the man that is picked up to a square, if there is just one."""
        found = self._moves_to(square)
        return found[0] if len(found) == 1 else None

    def towards(self, square: int) -> "Selection":
        """Choose the square of a promotion; another square puts the man down."""
        if len(self._moves_to(square)) > 1:
            return replace(self, target=square)
        return self.cleared()

    def cleared(self) -> "Selection":
        """Nothing is picked up."""
        return replace(self, origin=None, target=None)

    def _moves_to(self, square: int) -> tuple[Move, ...]:
        return tuple(
            move for move in self.payable if move.origin == self.origin and move.target == square
        )
