"""Design tokens: the colors and sizes that the whole window shares.

Colors are `#RRGGBB` strings in one dictionary per scheme. Sizes are logical pixels at a user scale
of 100%; `Theme.px` and `Theme.pxf` turn them into pixels. `tests/gui/test_theme_contrast.py`
computes every contrast and color-distance promise made here.
"""

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Final, Self


class Token(StrEnum):
    """Names of the colors; each has its purpose next to it."""

    WINDOW = "window"  # background behind everything
    SURFACE = "surface"  # cards, tables, fields
    RAISED = "raised"  # menus, tooltips, dialogs
    SUNKEN = "sunken"  # bar tracks, disabled fields
    LINE = "line"  # decoration only
    LINE_STRONG = "lineStrong"  # edges of controls and dice
    TEXT = "text"
    TEXT2 = "text2"
    TEXT_DISABLED = "textDisabled"
    RAIL = "rail"  # behind the navigation
    ACCENT = "accent"  # focus, selection, own turn
    BRASS = "brass"  # primary action
    BRASS_HOVER = "brassHover"
    ON_BRASS = "onBrass"
    ACCENT_SOFT = "accentSoft"  # selected rows, active seat
    ON_ACCENT = "onAccent"
    HINT = "hint"  # everything that comes from the adviser, and nothing else
    HINT_SOFT = "hintSoft"
    GOOD = "good"  # best move, success
    GOOD_SOFT = "goodSoft"
    WARN = "warn"  # inaccuracy, automatic action
    WARN_SOFT = "warnSoft"
    BAD = "bad"  # error, blunder
    BAD_SOFT = "badSoft"
    LAST_MOVE = "lastMove"  # trail of the last turn, drawn with LAST_MOVE_OPACITY
    SHADOW = "shadow"  # drawn with the scheme's shadow opacity


Colours = dict[Token, str]

LIGHT: Final[Colours] = {
    Token.WINDOW: "#F5EFE5",
    Token.SURFACE: "#FAF6EC",
    Token.RAISED: "#FFFDF7",
    Token.SUNKEN: "#DED4C0",
    Token.LINE: "#D6CAB3",
    Token.LINE_STRONG: "#857659",
    Token.TEXT: "#261E15",
    Token.TEXT2: "#5C4F3D",
    Token.TEXT_DISABLED: "#857659",
    Token.ACCENT: "#7A4F0B",
    Token.BRASS: "#D3A347",
    Token.BRASS_HOVER: "#E5BE6D",
    Token.ON_BRASS: "#2A1B06",
    Token.RAIL: "#E2D9C8",
    Token.ACCENT_SOFT: "#F3E4C2",
    Token.ON_ACCENT: "#FFFFFF",
    Token.HINT: "#6B3FA0",
    Token.HINT_SOFT: "#EDE3F5",
    Token.GOOD: "#1D6B45",
    Token.GOOD_SOFT: "#DDEEDF",
    Token.WARN: "#96480A",
    Token.WARN_SOFT: "#F8E5CF",
    Token.BAD: "#A8261F",
    Token.BAD_SOFT: "#F7DFD9",
    Token.LAST_MOVE: "#E9B44C",
    Token.SHADOW: "#000000",
}

DARK: Final[Colours] = {
    Token.WINDOW: "#181310",
    Token.SURFACE: "#211B16",
    Token.RAISED: "#2C241D",
    Token.SUNKEN: "#0E0B08",
    Token.LINE: "#3B3128",
    Token.LINE_STRONG: "#93836D",
    Token.TEXT: "#F4EBDC",
    Token.TEXT2: "#C2B39D",
    Token.TEXT_DISABLED: "#93836D",
    Token.ACCENT: "#E8C07A",
    Token.BRASS: "#DDB25C",
    Token.BRASS_HOVER: "#F0CE87",
    Token.ON_BRASS: "#2A1B06",
    Token.RAIL: "#120E0B",
    Token.ACCENT_SOFT: "#3B2D16",
    Token.ON_ACCENT: "#2A1B06",
    Token.HINT: "#CBAAF4",
    Token.HINT_SOFT: "#35284B",
    Token.GOOD: "#74CFA0",
    Token.GOOD_SOFT: "#193629",
    Token.WARN: "#F2A55F",
    Token.WARN_SOFT: "#402812",
    Token.BAD: "#FF9186",
    Token.BAD_SOFT: "#47211D",
    Token.LAST_MOVE: "#E9B44C",
    Token.SHADOW: "#000000",
}


def high_contrast(base: Colours, ground: str, ink: str) -> Colours:
    """Return `base` with plain ground and ink, strong lines and no soft fills."""
    grounds = (Token.WINDOW, Token.SURFACE, Token.RAISED, Token.SUNKEN, Token.RAIL)
    softs = (
        Token.ACCENT_SOFT,
        Token.HINT_SOFT,
        Token.GOOD_SOFT,
        Token.WARN_SOFT,
        Token.BAD_SOFT,
    )
    inks = (Token.TEXT, Token.TEXT2, Token.LINE, Token.LINE_STRONG)
    return (
        base
        | dict.fromkeys(grounds, ground)
        | dict.fromkeys(softs, ground)
        | dict.fromkeys(inks, ink)
        | dict.fromkeys((Token.BRASS, Token.BRASS_HOVER), base[Token.ACCENT])
        | {Token.ON_BRASS: base[Token.ON_ACCENT]}
    )


LIGHT_CONTRAST: Final = high_contrast(LIGHT, "#FFFFFF", "#000000")
DARK_CONTRAST: Final = high_contrast(DARK, "#000000", "#FFFFFF")

LAST_MOVE_OPACITY: Final = 0.43
SHADOW_OPACITY_LIGHT: Final = 0.22
SHADOW_OPACITY_DARK: Final = 0.45


class Ink(StrEnum):
    """Words and marks on the materials of a table: the same by day and in the evening.

    On a plain table they have the color of the token that is named with them.
    """

    ON_TABLE = "#F6EAD3", Token.TEXT  # on felt, leather, walnut, dark inlays
    ON_TABLE2 = "#DCC9AA", Token.TEXT2
    CHALK = "#ECE8DC", Token.TEXT
    CHALK2 = "#B9B7AC", Token.TEXT2
    ON_PALE = "#2B2118", Token.TEXT  # on maple, ivory, brass and paper
    ON_PALE2 = "#3B2D1F", Token.TEXT2
    CANDLE = "#F0CE87", Token.ACCENT  # what has just happened, whose turn it is
    ADVICE = "#D3B8F7", Token.HINT
    GAIN = "#8FDDB4", Token.GOOD
    LOSS = "#FFA79E", Token.BAD
    INLAY = "#100906", Token.SURFACE  # under words on bright ground

    plain: Token

    def __new__(cls, colour: str, plain: Token) -> Self:
        made = str.__new__(cls, colour)
        made._value_ = colour + plain
        made.plain = plain
        return made


INLAY_OPACITY: Final = 0.66


class SeatShape(Enum):
    """The mark that always goes with a seat's color."""

    CIRCLE = "circle"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"
    STAR = "star"
    CROSS = "cross"


@dataclass(frozen=True, slots=True)
class SeatStyle:
    """How one seat looks: shape, colors, dash pattern of its graph line (in pen widths)."""

    shape: SeatShape
    light: str
    dark: str
    dashes: tuple[float, ...]


SEATS: Final = (
    SeatStyle(SeatShape.CIRCLE, "#1B5EDA", "#6C9BF7", ()),
    SeatStyle(SeatShape.SQUARE, "#BD460F", "#F26A33", (4, 2)),
    SeatStyle(SeatShape.TRIANGLE, "#123434", "#B9E9D1", (1, 2)),
    SeatStyle(SeatShape.DIAMOND, "#9C4490", "#C686B9", (4, 2, 1, 2)),
    SeatStyle(SeatShape.STAR, "#6F6C57", "#EADC8C", (8, 3)),
    SeatStyle(SeatShape.CROSS, "#300054", "#78906C", (8, 2, 1, 2)),
)


class DiceColour(StrEnum):
    """The bodies a die can have."""

    IVORY = "ivory"  # pip dice
    WHITE = "white"  # Dice Chess, White's roll
    BLACK = "black"  # Dice Chess, Black's roll
    HOME = "home"
    MILITARY = "military"
    CONSUMPTION = "consumption"
    NOVELTY = "novelty"
    RARE = "rare"
    GENES = "genes"
    ALIEN = "alien"


@dataclass(frozen=True, slots=True)
class DiceStyle:
    """Colors of a die, the same in every scheme; `letter` is drawn bottom right ("" for none)."""

    fill: str
    ink: str
    letter: str = ""


DICE_STYLES: Final[dict[DiceColour, DiceStyle]] = {
    DiceColour.IVORY: DiceStyle("#F5F4F2", "#23272F"),
    DiceColour.WHITE: DiceStyle("#F3EBDD", "#23272F"),
    DiceColour.BLACK: DiceStyle("#2B303A", "#F3EBDD"),
    DiceColour.HOME: DiceStyle("#F5F4F2", "#23272F", "H"),
    DiceColour.MILITARY: DiceStyle("#C73F24", "#FFFFFF", "M"),
    DiceColour.CONSUMPTION: DiceStyle("#5D36A1", "#FFFFFF", "C"),
    DiceColour.NOVELTY: DiceStyle("#2D6C76", "#FFFFFF", "N"),
    DiceColour.RARE: DiceStyle("#3E2215", "#FFFFFF", "R"),
    DiceColour.GENES: DiceStyle("#55C680", "#23272F", "G"),
    DiceColour.ALIEN: DiceStyle("#F3BE29", "#23272F", "A"),
}


class MoveQuality(Enum):
    """Class of a move by its loss of win chance: mark and color."""

    BEST = ("✓", Token.GOOD)
    GOOD = ("·", Token.TEXT2)
    INACCURACY = ("?!", Token.WARN)
    MISTAKE = ("?", Token.BAD)
    BLUNDER = ("??", Token.BAD)

    def __init__(self, mark: str, token: Token) -> None:
        self.mark = mark
        self.token = token


class Space:
    """Spacing steps: multiples of the base unit 4."""

    XS: Final = 4
    S: Final = 8
    M: Final = 12
    L: Final = 16
    XL: Final = 24


class Radius:
    """Corner radii."""

    INNER: Final = 6  # controls inside cards
    BUTTON: Final = 8
    CARD: Final = 10


class Size:
    """Sizes of controls and parts."""

    CONTROL: Final = 36
    CONTROL_COMPACT: Final = 28
    TARGET: Final = 32
    TARGET_TABLE: Final = 24
    ICON: Final = 18
    ICON_SMALL: Final = 16
    MARK: Final = 16
    TOOLBAR: Final = 44
    PLAYER_CARD: Final = 64
    DOCK_TITLE: Final = 36
    DOCK_WIDTH: Final = 360
    DOCK_MIN: Final = 280
    DOCK_MAX: Final = 520
    TRAY: Final = 84
    TABLE_ROW: Final = 32
    GRAPH: Final = 120
    BAR: Final = 8
    PROGRESS: Final = 3
    RING: Final = 2
    RING_CONTRAST: Final = 4
    RING_GAP: Final = 2
    DIE: Final = 52
    DIE_COMPACT: Final = 40
    DIE_LARGE: Final = 64
    DIE_MINI: Final = 16


class TypeRole(Enum):
    """Type roles as (pixel size, weight, line height, tabular figures).

    The first five and SCORE are set in the display face: names of games, titles, large figures.
    """

    HERO = (44, 600, 50, False)  # the result of a game
    FIGURE = (36, 600, 42, False)
    TITLE = (26, 600, 32, False)
    PLATE = (18, 600, 24, False)  # headings of cards
    NAME = (15, 600, 20, False)  # headings of small cards
    SECTION = (14, 600, 20, False)
    BODY = (14, 400, 20, False)
    TABLE = (14, 400, 20, True)
    SECONDARY = (13, 400, 18, False)
    LABEL = (12, 500, 16, False)
    SCORE = (20, 600, 24, True)
    VALUE = (16, 600, 20, True)
    CLOCK = (18, 500, 22, True)
    RECORD = (13, 400, 18, True)  # in the system's monospaced font

    def __init__(self, size: int, weight: int, line: int, tabular: bool) -> None:
        self.size = size
        self.weight = weight
        self.line = line
        self.tabular = tabular

    @property
    def display(self) -> bool:
        """Whether the role is set in the display face."""
        return self.name in ("HERO", "FIGURE", "TITLE", "PLATE", "NAME", "SCORE")


SCALES: Final = (80, 90, 100, 110, 125, 150, 175, 200, 250)
