"""Paints everything but the modules: seats, colonists, piles, the bar of steps."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from engines.games.colonizers.cards import CODES, copies_of
from engines.games.colonizers.data import TYPES
from engines.runtime.texts import percent, tr
from gui.games.colonizers import wording
from gui.games.colonizers.art import (
    paint_building,
    paint_face,
    paint_omnium,
    paint_pile,
    paint_portrait,
)
from gui.games.colonizers.cards import (
    LEAST_LETTERS,
    WRAPPED,
    paint_badge,
    paint_body,
    paint_glass,
    paint_icon,
    paint_module,
    paint_pill,
    paint_word_pill,
    turned,
    write,
)
from gui.games.colonizers.colours import (
    CARDS_ICON,
    COLONIST_BADGES,
    COLONIST_ICONS,
    INCOME_COLOURS,
    STYLES,
    Tone,
    tone,
)
from gui.games.colonizers.picture import STEPS
from gui.kit.paint import box, fill_icon
from gui.kit.words import CENTRE, LEFT, RIGHT, draw_words, fitted, width_of, words_font
from gui.style import Radius, Space, TypeRole, theme
from gui.table.materials import rounded

_POWERFUL: Final = QSizeF(90, 145)
"""From this size on, at 100%, a colonist's card names its power."""
_LARGE: Final = 220.0
"""From this height on, at 100%, the power is written in larger letters."""
_SMALL: Final = 104.0
"""Below this height, at 100%, words are as small as is legible."""
_COUNTED: Final = 44.0
_RADIUS: Final = 10.0
_DRAWN: Final = 40.0
"""From this height of a row on, at 100%, modules that the viewer hasn't seen are drawn."""
_NONE_LEFT: Final = 0.45
_TOP: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
_PILED: Final = 4
_SURE: Final = 0.42
"""The only face takes at most this share of a width, so that its name has room."""


# -- seats ------------------------------------------------------------------------------------


def first_omnium(purse: QRectF) -> QRectF:
    """Where the first piece of Omnium in a purse is."""
    side = 0.85 * purse.height()
    return QRectF(purse.left(), purse.center().y() - side / 2, side, side)


def paint_purse(painter: QPainter, rect: QRectF, coins: int, told: str) -> None:
    """The Omnium of a seat: pieces of it, closer together if there are many, and how much it is."""
    gap, first = theme().pxf(Space.S), first_omnium(rect)
    side = first.width()
    size = max(theme().pxf(14), 0.5 * rect.height())
    room = max(0.0, rect.width() - width_of(told, TypeRole.SECTION, size) - side - 2 * gap)
    step, left = min(side * 0.92, room / max(coins - 1, 1)), rect.left()
    for number in range(coins):
        left = rect.left() + number * step
        paint_omnium(painter, first.translated(number * step, 0))
        left += side + gap
    rest = QRectF(left, rect.top(), rect.right() - left, rect.height())
    write(painter, rest, told, role=TypeRole.SECTION, size=size)


def paint_who(
    painter: QPainter,
    rect: QRectF,
    found: tuple[tuple[str, float], ...],
    hidden: bool,
    advised: str,
) -> None:
    """The colonists that a seat may have, the likeliest first, with their chances in percent.

    If there are none, say whether it has picked a ``hidden`` one.
    """
    t, face = theme(), sure_face(rect)
    rest = rect.adjusted(face.width() + t.pxf(Space.S), 0, 0, 0)
    if not found:
        painter.setPen(QPen(tone(Tone.EDGE), t.pxf(1.2), Qt.PenStyle.DashLine))
        painter.setBrush(tone(Tone.PAD) if hidden else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(face)
        text = tr("colonizers-hidden" if hidden else "colonizers-no-colonist-yet")
        font = words_font(TypeRole.SECONDARY)
        if rest.contains(QFontMetricsF(font).boundingRect(rest, WRAPPED, text)):  # whole or not
            draw_words(painter, rest, text, font, tone(Tone.INK2), WRAPPED)
        return
    if len(found) == 1:
        name = found[0][0]
        paint_face(painter, face, name, Tone.ADVICE if name == advised else Tone.CHOICE)
        size = min(t.pxf(19), max(t.pxf(14), 0.36 * rect.height()))
        write(painter, rest, wording.colonist_name(name), role=TypeRole.SECTION, size=size)
        return
    figures = max(t.pxf(12), 0.26 * rect.height()) if found[0][1] else 0.0
    side = min(rect.height() - figures, rect.width() / len(found))
    size = min(t.pxf(16), max(t.pxf(11), 0.9 * figures))
    told = [percent(chance, 0) for _name, chance in found]
    widest = max(width_of(each, TypeRole.LABEL, size) for each in told) + t.pxf(Space.S)
    if widest > rect.width() / len(found):  # the percent signs would make them touch
        told = [each.rstrip("%\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}") for each in told]
    step = min(max(1.25 * side, widest), rect.width() / len(found))
    left = rect.left() + (step - side) / 2
    for at, (name, _chance) in enumerate(found):
        ring = Tone.ADVICE if name == advised else Tone.EDGE if at else Tone.CHOICE
        paint_face(painter, QRectF(left + at * step, rect.top(), side, side), name, ring)
        if figures:
            below = QRectF(rect.left() + at * step, rect.bottom() - figures, step, figures)
            colour = Tone.INK2 if at else Tone.INK
            write(painter, below, told[at], colour, TypeRole.LABEL, CENTRE, size)


def sure_face(rect: QRectF) -> QRectF:
    """Where to draw the only face, or its place, with words beside it."""
    side = min(rect.height(), _SURE * rect.width())
    return QRectF(rect.left(), rect.center().y() - side / 2, side, side)


def paint_own_colonist(
    painter: QPainter, rect: QRectF, name: str, incomes: tuple[tuple[str, int], ...]
) -> None:
    """The colonist of the bottom seat; an empty name: it has none yet.

    If there is room, also how many modules it has in each color that earns Omnium.
    """
    room = above_counts(rect, always=not name)
    if room != rect:
        row = rect.adjusted(0, room.height() + theme().pxf(Space.XS), 0, 0)
        _paint_counts(painter, row, incomes)
    if room.height() >= theme().pxf(TypeRole.LABEL.line):
        paint_who(painter, room, ((name, 0.0),) if name else (), False, "")


def above_counts(rect: QRectF, *, always: bool = False) -> QRectF:
    """The room for a colonist above the counts: all of it if they don't fit, unless ``always``."""
    t = theme()
    row = max(t.pxf(20), 0.13 * rect.height()) + t.pxf(Space.XS)
    return rect.adjusted(0, 0, 0, -row if always or rect.height() >= t.pxf(_COUNTED) else 0)


def _paint_counts(painter: QPainter, rect: QRectF, incomes: tuple[tuple[str, int], ...]) -> None:
    side, x = rect.height() * 0.9, rect.left()
    for name, count in incomes:
        badge = QRectF(x, rect.center().y() - side / 2, side, side)
        paint_badge(painter, badge, INCOME_COLOURS[name])
        words = QRectF(badge.right() + side * 0.3, rect.top(), 2 * side, rect.height())
        write(painter, words, str(count), role=TypeRole.SECTION, size=side * 0.72)
        x += min(2.3 * side, rect.width() / len(incomes))


def paint_no_cards(painter: QPainter, rect: QRectF) -> None:
    """The note in place of an empty hand."""
    line = QRectF(0, 0, rect.width(), theme().pxf(26))
    line.moveCenter(rect.center())
    paint_word_pill(painter, line, tr("colonizers-no-cards-in-hand"), Tone.INK2, bold=False)


# -- colonists --------------------------------------------------------------------------------


def paint_colonist(
    painter: QPainter,
    rect: QRectF,
    name: str,
    degrees: float,
    out: bool,
    power: str,
    word: str,
) -> None:
    """A colonist's card: portrait, name, power, and at its foot why it can't be chosen."""
    t, radius = theme(), theme().pxf(_RADIUS)
    turned(painter, rect, degrees)
    paint_body(painter, rect, radius)
    large, small = rect.height() >= t.pxf(_LARGE), rect.height() < t.pxf(_SMALL)
    pad = t.pxf(Space.S)
    if width_of(word, TypeRole.LABEL, t.pxf(10)) > rect.width() - 1.25 * pad:
        word = ""
    name_high = t.pxf(26 if large else 14 if small else 19)
    foot_high = t.pxf(20 if large else 13 if small else 17) if word else pad
    inner = rect.adjusted(pad, 0, -pad, -pad / 2)
    power_high = 0.0
    power_font = words_font(TypeRole.LABEL, t.pxf(14 if large else 12))
    if rect.width() >= t.pxf(_POWERFUL.width()) and rect.height() >= t.pxf(_POWERFUL.height()):
        metrics = QFontMetricsF(power_font)
        power_high = metrics.boundingRect(inner, _TOP, power).height()
        power_high = min(power_high, 4 * metrics.lineSpacing())
    below = name_high + power_high + foot_high + pad / 2
    portrait = rect.adjusted(0, 0, 0, -below)
    painter.save()
    painter.setClipPath(rounded(rect, radius), Qt.ClipOperation.IntersectClip)
    paint_portrait(painter, portrait, name, out=out)
    painter.fillRect(QRectF(portrait.left(), portrait.bottom() - t.pxf(1.5), portrait.width(),
                            t.pxf(1.5)), tone(Tone.CHOICE))  # fmt: skip
    painter.restore()
    box(painter, rect, radius, None, tone(Tone.EDGE), t.pxf(1))
    side = t.pxf(28 if large else 15 if small else 20)
    badge = QRectF(portrait.topLeft() + QPointF(pad, pad), QSizeF(side, side))
    colour = QColor(COLONIST_BADGES[name]) if not out else tone(Tone.CARD_LOW)
    box(painter, badge, side / 2, colour, QColor(255, 255, 255, 110), t.pxf(1))
    ink = QColor(255, 255, 255) if not out else tone(Tone.INK2)
    fill_icon(painter, COLONIST_ICONS[name], badge.center(), side * 0.58, ink)
    start = pad if power_high else pad / 4
    width = rect.width() - start - pad / 4
    line = QRectF(rect.left() + start, portrait.bottom() + pad / 4, width, name_high)
    size = t.pxf(19 if large else 11 if small else 13)
    ink_tone = Tone.INK2 if out else Tone.INK
    role = TypeRole.SECTION if small else TypeRole.PLATE
    flags = LEFT if power_high else CENTRE
    write(painter, line, wording.colonist_name(name), ink_tone, role, flags, size)
    if power_high:
        rest = QRectF(inner.left(), line.bottom(), inner.width(), power_high)
        draw_words(painter, rest, power, power_font, tone(Tone.INK2), _TOP)
    foot = QRectF(line.left(), rect.bottom() - foot_high - pad / 2, width, foot_high)
    write(painter, foot, word, Tone.INK2, TypeRole.SECTION, flags, t.pxf(12))


# -- the middle -------------------------------------------------------------------------------


def paint_deck(painter: QPainter, rect: QRectF, cards: int) -> None:
    """The deck as a pile, and how many cards it has."""
    t = theme()
    piled = min(cards, _PILED)
    away = t.pxf(3)
    size = QSizeF(rect.width() * 0.84, rect.height() * 0.9)
    for number in range(piled):
        corner = rect.topLeft() + QPointF(0.08 * rect.width(), t.pxf(2))
        corner += QPointF(away, away) * (piled - 1 - number)
        paint_module(painter, QRectF(corner, size), None)
    if not cards:
        pen = QPen(tone(Tone.EDGE), t.pxf(1.5), Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(tone(Tone.PAD))
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), t.pxf(8), t.pxf(8))
    _paint_plate(painter, rect, CARDS_ICON, str(cards))


def paint_bank(painter: QPainter, rect: QRectF, takes: int) -> None:
    """The Omnium in the bank, and in the draw step how much of it can be taken."""
    foot = max(theme().pxf(28), 0.15 * rect.height())
    paint_pile(painter, rect.adjusted(0, rect.height() * 0.04, 0, -foot))
    if takes:
        _paint_plate(painter, rect, "", tr("colonizers-draw-brings", omnium=takes))


def _paint_plate(painter: QPainter, pile: QRectF, icon: str, text: str) -> None:
    """A figure at the lower edge of a pile."""
    t = theme()
    high = max(t.pxf(24), 0.13 * pile.height())
    wide = width_of(text, TypeRole.SECTION, 0.58 * high) + t.pxf(Space.XL)
    side = 0.7 * high if icon and wide + 0.7 * high <= pile.width() else 0.0
    plate = QRectF(0, 0, min(wide + side, pile.width()), high)
    plate.moveCenter(QPointF(pile.center().x(), pile.bottom() - high / 2))
    paint_pill(painter, plate)
    words = plate.adjusted(t.pxf(2), 0, -t.pxf(2), 0)
    if side:
        at = QRectF(plate.left() + t.pxf(Space.S), plate.center().y() - side / 2, side, side)
        paint_icon(painter, icon, Tone.INK2, at)
        words.setLeft(at.right())
    colour = Tone.INK if icon else Tone.FIGURE
    write(painter, words, text, colour, TypeRole.SECTION, CENTRE, 0.58 * high)


def paint_unseen(painter: QPainter, rect: QRectF, unseen: tuple[int, ...]) -> None:
    """Four columns, one for each color: how many of each module the viewer hasn't seen."""
    t, columns, rows = theme(), len(STYLES), TYPES // len(STYLES)
    paint_glass(painter, rect, t.pxf(Radius.CARD))
    inner = rect.adjusted(t.pxf(Space.S), t.pxf(Space.XS), -t.pxf(Space.S), -t.pxf(Space.XS))
    size = QSizeF(inner.width() / columns, inner.height() / rows)
    drawn = size.height() >= t.pxf(_DRAWN)
    side = size.height() * 1.15 if drawn else min(t.pxf(18), size.height() - 2)
    letters = min(t.pxf(16), max(t.pxf(11), 0.055 * size.width() + t.pxf(2)))
    font, gap = words_font(TypeRole.LABEL, letters), t.pxf(Space.XS)
    metrics = QFontMetricsF(font)
    for card, left in enumerate(unseen):
        column, row = divmod(card, rows)
        corner = inner.topLeft() + QPointF(column * size.width(), row * size.height())
        cell = QRectF(corner, size).adjusted(gap, 0, -2 * gap, 0)
        painter.setOpacity(1.0 if left else _NONE_LEFT)
        if drawn:
            site = QRectF(cell.left(), cell.top() + 2, side, size.height() - 4)
            paint_building(painter, site, CODES[card])
        else:
            badge = QRectF(cell.left(), cell.center().y() - side / 2, side, side)
            paint_badge(painter, badge, list(STYLES)[column])
        painter.setOpacity(1.0)
        count = tr("colonizers-of", count=left, all=copies_of(card))
        room = cell.adjusted(side + gap, 0, -metrics.horizontalAdvance(count) - gap, 0)
        draw_words(painter, cell, count, font, tone(Tone.INK if left else Tone.INK2), RIGHT)
        name = wording.module_name(CODES[card])
        smaller = fitted(
            QFont(font), t.pxf(LEAST_LETTERS), room.width(), name, height=room.height()
        )
        painter.setFont(smaller)
        painter.drawText(room, WRAPPED, name)


def paint_steps(
    painter: QPainter, rect: QRectF, round_: str, step: int, note: str, room: float
) -> None:
    """The round, the steps of a turn with the current one, and a note, in the given room.

    Only the current step if there is too little room for all.
    """
    t = theme()
    paint_glass(painter, rect, t.pxf(Radius.BUTTON))
    inner = rect.adjusted(t.pxf(Space.M), 0, 0, 0)
    inner.setRight(rect.left() + room - t.pxf(Space.S))
    size = min(t.pxf(20), 0.56 * rect.height())
    write(painter, inner, round_, role=TypeRole.PLATE, size=size)
    x = inner.left() + width_of(round_, TypeRole.PLATE, size) + t.pxf(Space.L)
    letters = min(t.pxf(16), 0.46 * rect.height())
    font = words_font(TypeRole.SECONDARY, letters)
    metrics, gap, pad = QFontMetricsF(font), t.pxf(Space.XL), letters
    names = [tr(f"colonizers-step-{each}") for each in STEPS]
    widths = [metrics.horizontalAdvance(name) + pad for name in names]
    all_fit = x + sum(widths) + gap * (len(names) - 1) <= inner.right()
    for number, (name, width) in enumerate(zip(names, widths, strict=True)):
        now = number == step
        if not (all_fit or now):
            continue
        if number and all_fit:
            write(painter, QRectF(x, rect.top(), gap, rect.height()), "→", Tone.INK2,
                  TypeRole.SECONDARY, CENTRE, letters)  # fmt: skip
            x += gap
        chip = QRectF(x, rect.center().y() - 0.9 * letters, width, 1.8 * letters)
        if now:
            box(painter, chip, chip.height() / 2, tone(Tone.CHOICE))
        colour = Tone.CARD_LOW if now else Tone.INK2
        write(painter, chip, name, colour, TypeRole.SECONDARY, CENTRE, letters)
        x += width
    if metrics.horizontalAdvance(note) + gap <= inner.right() - x:
        write(painter, inner, note, Tone.INK2, TypeRole.SECONDARY, RIGHT, letters)
