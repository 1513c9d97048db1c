"""The `Theme` object: which look is on, and every color, size and font of it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache
from typing import Final
from weakref import ref

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from engines.runtime.paths import asset
from gui.style import tokens
from gui.style.chess import BoardStyle, PieceSet
from gui.style.drawing import Dress
from gui.style.palette import make_palette, make_view_palette
from gui.style.style import ParlourStyle
from gui.style.tokens import SEATS, SeatStyle, Size, Token, TypeRole


class Scheme(Enum):
    """The user's choice of colors."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@dataclass(frozen=True, slots=True)
class Look:
    """Everything the user can choose about the look.

    `high_contrast` None follows the system. `scale` is a percentage out of `tokens.SCALES`. `plain`
    tables have no materials. `pieces` and `board` are those of chess.
    """

    scheme: Scheme = Scheme.SYSTEM
    high_contrast: bool | None = None
    scale: int = 100
    plain: bool = False
    pieces: PieceSet = PieceSet.TURNED
    board: BoardStyle = BoardStyle.WALNUT


Sized = float | QSize | TypeRole
"""Everything that depends on the user scale: pixels at 100%, or the font of a type role."""
_PRUNED_FROM: Final = 256


@dataclass(frozen=True, slots=True)
class _Scaled:
    """A setter of an object, which may have gone, and the sizes it is called with."""

    owner: Callable[[], object | None]
    name: str
    sizes: tuple[Sized, ...]


class Theme(QObject):
    """Colors, sizes and fonts of the current look; get it with `theme()`.

    Nothing has to be notified of a change of colors: what is drawn asks for them, and Qt paints it
    again and sends `PaletteChange`, for widgets that keep pictures. See `scaled` for sizes.
    """

    def __init__(self, app: QApplication, look: Look | None = None) -> None:
        super().__init__(app)
        self._app = app
        self.look = look or Look()
        """The user's choices."""
        for name in _FILES if FAMILY not in QFontDatabase.families() else ():
            QFontDatabase.addApplicationFont(str(asset("fonts", name)))
        self._style: ParlourStyle | None = None
        self._sized_at = 0.0
        self._scaled: dict[tuple[int, str], _Scaled] = {}
        self._prune_at = _PRUNED_FROM
        app.styleHints().colorSchemeChanged.connect(self._apply)
        app.styleHints().accessibility().contrastPreferenceChanged.connect(self._apply)
        self._apply()

    @property
    def materials(self) -> bool:
        """Whether tables and dice are of wood, felt and ivory; plain colors otherwise."""
        return not (self.look.plain or self.high_contrast)

    @property
    def scale(self) -> float:
        """The user scale, 1.0 being 100%."""
        return self.look.scale / 100

    def set_look(self, look: Look) -> None:
        """Change colors or scale in the whole program.

        Raises ValueError when the scale is not one of `tokens.SCALES`.
        """
        if look.scale not in tokens.SCALES:
            raise ValueError(f"{look.scale} % is not a scale; choose one of {tokens.SCALES}")
        if look != self.look:
            self.look = look
            self._apply()

    def step_scale(self, steps: int) -> None:
        """Make everything larger (positive) or smaller by a number of steps, within the limits."""
        place = tokens.SCALES.index(self.look.scale) + steps
        place = min(max(place, 0), len(tokens.SCALES) - 1)
        self.set_look(replace(self.look, scale=tokens.SCALES[place]))

    def hex(self, token: Token) -> str:
        """Return a color as `#RRGGBB`."""
        return self._colours[token]

    def color(self, token: Token, opacity: float = 1.0) -> QColor:
        """Return a color; `opacity` from 0 to 1."""
        colour = QColor(self._colours[token])
        colour.setAlphaF(opacity)
        return colour

    def shadow(self) -> QColor:
        """Return the shadow color of dice, dragged items and dialogs."""
        opacity = tokens.SHADOW_OPACITY_DARK if self.dark else tokens.SHADOW_OPACITY_LIGHT
        return self.color(Token.SHADOW, opacity)

    def seat(self, seat: int) -> SeatStyle:
        """Return shape and dashes of seat 0 to 5."""
        return SEATS[seat]

    def seat_color(self, seat: int) -> QColor:
        """Return the color of seat 0 to 5; always draw it together with the seat's shape."""
        style = SEATS[seat]
        return QColor(style.dark if self.dark else style.light)

    def px(self, size: float) -> int:
        """Return a size in whole pixels at the user scale."""
        return round(size * self.scale)

    def pxf(self, size: float) -> float:
        """Return a size in pixels at the user scale, for painting."""
        return size * self.scale

    def ring(self) -> float:
        """Return the width of focus and state rings in pixels."""
        return self.pxf(Size.RING_CONTRAST if self.high_contrast else Size.RING)

    def font(self, role: TypeRole) -> QFont:
        return make_font(role, self.scale)

    def _apply(self) -> None:
        """Apply the look to everything."""
        hints = self._app.styleHints()
        self.dark = self.look.scheme is Scheme.DARK or (
            self.look.scheme is Scheme.SYSTEM and hints.colorScheme() is Qt.ColorScheme.Dark
        )
        self.high_contrast = self._wants_contrast()
        self._colours = self._pick_colours()
        colours = {token: QColor(colour) for token, colour in self._colours.items()}
        dress = Dress(colours, self.scale, self.high_contrast, self.font(TypeRole.LABEL))
        first = self._style is None
        if self._style is None:
            self._style = ParlourStyle(dress)
            self._app.setStyle(self._style)
        else:
            self._style.put_on(dress)
        palette = make_palette(self._colours)
        same = palette == self._app.palette()
        self._app.setPalette(palette)
        self._app.setPalette(make_view_palette(dress), "QAbstractItemView")  # type: ignore[arg-type]
        if not first:
            # Qt delays the palette event until the next pass of the event loop.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.ApplicationPaletteChange.value)
        if not first and same and self._sized_at == self.scale:
            # Materials or pieces alone have changed: Qt says nothing of that.
            for widget in self._app.allWidgets():
                QCoreApplication.sendEvent(widget, QEvent(QEvent.Type.PaletteChange))
                widget.update()
        if self._sized_at != self.scale:
            self._sized_at = self.scale
            self._take_scale()

    def keep_scaled(self, setter: Callable[..., object], sizes: tuple[Sized, ...]) -> None:
        owner, name = setter.__self__, setter.__name__  # type: ignore[attr-defined]
        if not isinstance(owner, QObject):
            raise TypeError(f"{name} is not a method of a QObject: nobody knows how long it lives")
        self._scaled[id(owner), name] = _Scaled(ref(owner), name, sizes)
        setter(*map(self._at_scale, sizes))
        if len(self._scaled) >= self._prune_at:
            self._scaled = {key: kept for key, kept in self._scaled.items() if kept.owner()}
            self._prune_at = max(_PRUNED_FROM, 2 * len(self._scaled))

    def _at_scale(self, size: Sized) -> int | QSize | QFont:
        if isinstance(size, TypeRole):
            return self.font(size)
        if isinstance(size, QSize):
            return QSize(self.px(size.width()), self.px(size.height()))
        return self.px(size)

    def _take_scale(self) -> None:
        """Apply the user's scale to everything that has a size."""
        self._app.setFont(self.font(TypeRole.BODY))
        for key in tuple(self._scaled):
            kept = self._scaled.get(key)  # only now: another setter may have changed or dropped it
            owner = kept and kept.owner()
            if kept and owner is not None and shiboken6.isValid(owner):
                getattr(owner, kept.name)(*map(self._at_scale, kept.sizes))
        for widget in QApplication.allWidgets():
            if shiboken6.isValid(widget):
                QApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))

    def _wants_contrast(self) -> bool:
        if self.look.high_contrast is not None:
            return self.look.high_contrast
        hints = self._app.styleHints()
        accessibility = hints.accessibility()
        return accessibility.contrastPreference() is Qt.ContrastPreference.HighContrast

    def _pick_colours(self) -> tokens.Colours:
        if self.high_contrast:
            return tokens.DARK_CONTRAST if self.dark else tokens.LIGHT_CONTRAST
        return tokens.DARK if self.dark else tokens.LIGHT


_current: Theme | None = None


def theme() -> Theme:
    """Return the theme of the running application; the first call makes and applies it.

    Raises RuntimeError when there is no QApplication yet.
    """
    global _current  # noqa: PLW0603 - one application, one theme
    if _current is None:  # called thousands of times a second, so check nothing else
        app = QApplication.instance()
        if not isinstance(app, QApplication):
            raise RuntimeError("The theme needs a QApplication; create one first")
        _current = Theme(app)
        _current.destroyed.connect(_forget)
    return _current


def scaled(setter: Callable[..., object], *sizes: Sized) -> None:
    """Call a setter with sizes at the user scale, now and whenever the scale changes.

    `setter` is a bound method of a QObject, and is forgotten with it; without sizes, it asks for
    them itself. For each setter of an object, only the last call counts.
    """
    theme().keep_scaled(setter, sizes)


def _forget() -> None:
    """Forget the theme: the application has ended."""
    global _current  # noqa: PLW0603 - one application, one theme
    _current = None


FAMILY: Final = "Inter"
FALLBACKS: Final = ("Noto Sans", "DejaVu Sans")
DISPLAY_FAMILY: Final = "Besley"
_FILES: Final = (
    "Inter-Regular.otf",
    "Inter-Medium.otf",
    "Inter-SemiBold.otf",
    "Besley-SemiBold.ttf",
)
_TABULAR: Final = QFont.Tag("tnum")


def make_font(role: TypeRole, scale: float) -> QFont:
    """Return the font of a type role at a user scale (1.0 = 100%); the caller may change it."""
    return QFont(_font(role, scale))


@lru_cache(maxsize=64)
def _font(role: TypeRole, scale: float) -> QFont:
    if role is TypeRole.RECORD:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(round(role.size * scale))
        return font
    font = QFont()
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    first = [DISPLAY_FAMILY] if role.display else []
    font.setFamilies([*first, FAMILY, system, *FALLBACKS])
    font.setPixelSize(round(role.size * scale))
    font.setWeight(QFont.Weight(role.weight))
    font.setHintingPreference(QFont.HintingPreference.PreferVerticalHinting)
    if role.tabular:
        font.setFeature(_TABULAR, 1)
    return font
