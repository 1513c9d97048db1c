"""Games of Dice Chess for boards."""

from tests.gui.games import told as table

NAMES = ("Anna", "Ben")
START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


class Told(table.Told):
    """Plays and remembers."""

    def __init__(self, text: str = START) -> None:
        super().__init__("dice_chess", NAMES, text)
