"""The generator and the playout of the golden estimate (rules, 3.6 and 3.9)."""

from dataclasses import dataclass

from engines.games.dice_chess.kernels.tables import ROLLS
from engines.games.dice_chess.snapshot import Snapshot, write
from tests.games.dice_chess import figures, plain

SURVIVAL = 1e-5
ATTEMPTS = 64


@dataclass
class Java48:
    """A linear congruential generator of 48 bits."""

    seed: int

    def __post_init__(self) -> None:
        self.state = (self.seed ^ 0x5DEECE66D) % 2**48

    def next31(self) -> int:
        self.state = (self.state * 0x5DEECE66D + 0xB) % 2**48
        return self.state >> 17

    def below(self, n: int) -> int:
        if n & (n - 1) == 0:
            return (n * self.next31()) >> 31
        while True:
            bits = self.next31()
            value = bits % n
            if bits - value + (n - 1) < 2**31:
                return value

    def roll(self) -> list[int]:
        return [self.below(6) + 1 for _ in range(3)]

    def rollout(self, start: Snapshot, max_plies: int) -> tuple[float, float, float]:
        """Masses of a White win, a Black win, and neither, of one playout."""
        survive, wins = 1.0, [0.0, 0.0]
        at = plain.Board.of(start)
        for _ in range(max_plies):
            chance = capture_chance(at)
            wins[at.side] += survive * chance
            survive *= 1 - chance
            if survive <= SURVIVAL:
                break
            for _ in range(ATTEMPTS):
                quiet = plain.turns(at, self.roll()).quiet
                if quiet:
                    after = quiet[self.below(len(quiet))][1]
                    men, castling, targets = plain.end_of_turn(after)
                    at = plain.Board(list(men), 1 - at.side, castling, set(targets))
                    break
            else:
                break
        return wins[0], wins[1], survive


def capture_chance(at: plain.Board) -> float:
    """The exact chance that the mover captures the king with its roll."""
    snapshot = Snapshot(
        board="".join(at.men),
        mover=at.side,
        castling=at.castling,
        targets=tuple(sorted(at.targets)),
    )
    return figures.king_capture_rolls(write(snapshot), 1 - at.side) / ROLLS
