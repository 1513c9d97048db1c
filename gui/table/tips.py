"""The tips of spots: words, sometimes below a large picture, and what new words of the game mean.

Each of them is explained in the tip where it first appears, once, on whatever page that is.
"""

import re
from collections.abc import Callable, Sequence
from html import escape
from typing import Final, TypeAlias

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QObject, QPoint, QRect, QRectF
from PySide6.QtWidgets import QAbstractScrollArea, QToolTip

from engines.contract.game import Game, Term
from engines.contract.messages import Words, message
from engines.runtime.texts import capitalized, tr
from gui.app import settings as keys
from gui.app.context import Context
from gui.app.keys import commands
from gui.kit.pictures import Look, pictures
from gui.kit.throttle import Throttle
from gui.style import theme
from gui.table.spots import Spot, words

_READING_MS: Final = 900
"""How long keyboard focus stays on a spot before its tip is shown."""
_LARGE: Final = 250.0, 224.0
"""A large picture, at 100%."""
_VOWELS: Final = str.maketrans({"a": "[aä]", "o": "[oö]", "u": "[uü]"})

Explain: TypeAlias = Callable[[str], str]


def explained(tip: str, explain: Explain) -> str:
    """A tip, followed by what its new words mean."""
    meaning = explain(tip)
    if meaning and not tip.startswith("<"):
        lines = map(escape, tip.splitlines())
        tip = f"<div>{'<br>'.join(lines)}</div>" if tip else ""
    return tip + meaning


def term_name(game: Game, term: Term) -> str:
    """The name of a word in the settings."""
    return f"{game.id}.term.{term.id}"


def term_text(game: Game, term: Term) -> tuple[str, str]:
    """A word, and what it means."""
    code, words = term_name(game, term), Words()
    return words.say(message(f"{code}.name")), words.say(message(f"{code}.text"))


def terms_in(game: Game, *texts: str) -> dict[Term, int]:
    """The game's terms that are in these texts, in its order, and the first place of each."""
    terms = () if game.tour is None else game.tour.terms
    found = {term: _places(term_text(game, term)[0], texts) for term in terms}
    return {term: min(places) for term, places in found.items() if places}


def _places(name: str, texts: Sequence[str]) -> list[int]:
    """Where texts have a word, in any form, which isn't a part of a name such as "Trade Levies".

    Each of several words may have an ending, and vowels may change: "Satz" is in "Sätze".
    """
    endings = "|".join(tr("learn-word-endings").split())
    forms = (f"{re.escape(part).translate(_VOWELS)}(?:{endings})?" for part in name.split())
    word = re.compile(rf"\b{' '.join(forms)}\b(?! [A-Z])")
    both = (each for text in texts for each in (text, text[:1].lower() + text[1:]))
    return [found.start() for each in both if (found := word.search(each)) is not None]


def section_on_tip(game: Game) -> int:
    """The section of the rules about the first word in the tip that is shown; 0 without one."""
    tip = re.sub("<[^>]*>", " ", QToolTip.text()) if QToolTip.isVisible() else ""
    terms = terms_in(game, tip)
    return min(terms, key=terms.__getitem__).section if terms else 0


class Explaining:
    """Explains, in rich text, the words in a tip that haven't been explained yet.

    While the same tip is shown, the answer stays the same.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._text = self._answer = ""

    def __call__(self, game: Game, text: str) -> str:
        if text != self._text:
            self._text, self._answer = text, self._explain(game, text)
        return self._answer

    def _explain(self, game: Game, text: str) -> str:
        settings = self._context.settings
        told, key = settings.get(keys.LESSONS_DONE), self._context.keys.text(commands.RULES)
        new = [term for term in terms_in(game, text) if term_name(game, term) not in told]
        keys.end_lessons(settings, *(term_name(game, term) for term in new))
        said = list[str]()
        for term in new:
            name, meaning = map(escape, term_text(game, term))
            said.append(f"<p><b>{capitalized(name)}.</b> {meaning}</p>")
        if new:
            said.append(f"<p>{escape(tr('learn-key-more-in-the-rules', key=key))}</p>")
        return "".join(said)


class SpotTips(QObject):
    """Shows tips over a view: where the pointer rests, or next to the spot with keyboard focus.

    ``rect_of`` says where a spot is in the view, ``focused`` which one has keyboard focus, and
    ``explain``, in rich text, what the new words of a tip mean.
    """

    def __init__(
        self,
        view: QAbstractScrollArea,
        rect_of: Callable[[object], QRect],
        focused: Callable[[], Spot | None],
    ) -> None:
        super().__init__(view)
        self._view, self._rect_of, self._focused = view, rect_of, focused
        self.explain: Explain = lambda _tip: ""
        self._reading = Throttle(self, self._show_focused, _READING_MS)

    def show(self, spot: Spot | None, at: QPoint) -> None:
        """Show the tip of a spot at a point on the screen; hide it if there is none."""
        tip = "" if spot is None else words(spot.tip)
        if spot is None or not tip:
            QToolTip.hideText()
            return
        tip = explained(tip, self.explain)
        if spot.large is not None:
            tip = _picture_html(spot.large, self._view.devicePixelRatioF()) + tip
        QToolTip.showText(at, tip, self._view.viewport(), self._rect_of(spot.key))

    def hide(self) -> None:
        """Hide the tip, because the keyboard is being used for something else."""
        if self._reading.isActive() or QToolTip.isVisible():
            self._reading.stop()
            QToolTip.hideText()

    def rest(self) -> None:
        """Keyboard focus moved to another spot: show its tip if it stays there."""
        self._reading.once_quiet()

    def _show_focused(self) -> None:
        spot = self._focused()
        if spot is not None and self._view.hasFocus():
            corner = self._rect_of(spot.key).bottomRight()
            self.show(spot, self._view.viewport().mapToGlobal(corner))


def _picture_html(look: Look, ratio: float) -> str:
    """A picture for rich text."""
    room = QRectF(0, 0, *map(theme().pxf, _LARGE))
    picture = pictures.picture(look, room, ratio).pixmap
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    code = bytes(data.toBase64().data()).decode()
    size = f'width="{round(room.width())}" height="{round(room.height())}"'
    return f'<img src="data:image/png;base64,{code}" {size}/>'
