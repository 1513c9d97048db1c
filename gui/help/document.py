"""Pages to read: how to write external bots, and what Parlour is made of."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QUrl
from PySide6.QtGui import (
    QDesktopServices,
    QFont,
    QResizeEvent,
    QShowEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
    QTextFrameFormat,
    QTextListFormat,
    QTextTable,
    QTextTableCellFormat,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QTextBrowser

from engines.runtime import paths, texts
from engines.runtime.texts import tr
from gui.app.context import Context
from gui.app.page import Page
from gui.style import Space, Token, TypeRole, scaled, theme

_LINE_WIDTH: Final = 720
"""About 80 characters of body text."""
_LINE_HEIGHT: Final = 130
"""Percent of the font's own line height."""
_CODE_HEIGHT: Final = 110
_GAPS: Final[tuple[int, ...]] = (Space.M, Space.S, Space.XS)
"""Gaps between table columns; the first one that makes all columns fit is used."""


class DocumentView(QTextBrowser):
    """Shows Markdown in the type and colors of the theme; web links open outside."""

    def __init__(self) -> None:
        super().__init__()
        self._text = ""
        self._rendered = True
        self._gap: int = _GAPS[0]
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setOpenLinks(False)
        self.setObjectName("document")
        self.anchorClicked.connect(self._open)
        scaled(self._center)

    def show_markdown(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self._render()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def event(self, event: QEvent) -> bool:
        """Keep the text in the middle, and scroll even when the pointer is beside it."""
        if event.type() is QEvent.Type.Resize:
            self._center()
        if isinstance(event, QWheelEvent):
            self.wheelEvent(event)
            return True
        return super().event(event)

    def _center(self) -> None:
        t = theme()
        side = max(0, (self.width() - t.px(_LINE_WIDTH)) // 2) + t.px(6)
        self.setViewportMargins(side, t.px(Space.S), side, t.px(Space.S))

    def changeEvent(self, event: QEvent) -> None:
        """Render again with the theme's fonts and colors, now or when it is next visible."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._rendered = False
            if self.isVisible():
                self._render()

    def showEvent(self, event: QShowEvent) -> None:
        if not self._rendered:
            self._render()
        super().showEvent(event)

    def _render(self) -> None:
        self._rendered = True
        self.prepare()
        t = theme()
        self.document().setDefaultFont(t.font(TypeRole.BODY))
        self.document().setMarkdown(self._text)
        whole = QTextCursor(self.document())
        whole.beginEditBlock()  # lays the text out once, not after every change
        self._style_blocks()
        self._style_strong()
        self._style_tables()
        self.style_more()
        whole.endEditBlock()
        self._fit_tables()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def render_again(self) -> None:
        """Render the same text again, at the same scroll position."""
        place = self.verticalScrollBar().value()
        self._render()
        self.verticalScrollBar().setValue(place)

    def prepare(self) -> None:
        """Hook that runs before the text is rendered."""

    def style_more(self) -> None:
        """Hook for more styling before the text is laid out."""

    def _style_blocks(self) -> None:
        t = theme()
        for block in self.blocks():
            cursor = QTextCursor(block)
            level = block.blockFormat().headingLevel()
            spacing = QTextBlockFormat()
            in_table = cursor.currentTable() is not None
            spacing.setTopMargin(t.px(Space.XL if level == 2 else 0))
            spacing.setBottomMargin(0 if in_table else t.px(Space.S))
            in_code = block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence)
            if in_code:
                self._style_code(cursor, spacing)
            proportional = QTextBlockFormat.LineHeightTypes.ProportionalHeight
            spacing.setLineHeight(_CODE_HEIGHT if in_code else _LINE_HEIGHT, proportional.value)
            cursor.mergeBlockFormat(spacing)
            _style_list(block)
            if level:
                self._style_heading(cursor, level)

    def blocks(self) -> Iterator[QTextBlock]:
        """The paragraphs, headings and cells, in their order."""
        block = self.document().begin()
        while block.isValid():
            yield block
            block = block.next()

    def formatted(self) -> Iterator[tuple[QTextCursor, QTextCharFormat]]:
        """Every part of a paragraph that is written alike, selected by a cursor, and how."""
        for block in self.blocks():
            for each in block.textFormats():
                cursor = QTextCursor(block)
                cursor.setPosition(block.position() + each.start)
                end = cursor.position() + each.length
                cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
                yield cursor, each.format

    def _style_code(self, cursor: QTextCursor, spacing: QTextBlockFormat) -> None:
        """Make code smaller and wrap its long lines, so that the page doesn't scroll sideways."""
        spacing.setNonBreakableLines(False)
        spacing.setBottomMargin(0)
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        style = QTextCharFormat()
        pixels = theme().font(TypeRole.SECONDARY).pixelSize()
        style.setProperty(QTextFormat.Property.FontPixelSize, pixels)
        cursor.mergeCharFormat(style)
        cursor.clearSelection()

    def _style_strong(self) -> None:
        """Give bold words a weight that the font really has."""
        weight, style = QFont.Weight(TypeRole.SECTION.weight), QTextCharFormat()
        style.setFontWeight(weight)
        for cursor, written in self.formatted():
            if written.fontWeight() > weight:
                cursor.mergeCharFormat(style)

    def _style_heading(self, cursor: QTextCursor, level: int) -> None:
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        style = QTextCharFormat()
        style.setFont(theme().font(TypeRole.TITLE if level == 1 else TypeRole.VALUE))
        style.setForeground(theme().color(Token.TEXT))
        cursor.setCharFormat(style)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit_tables()

    def _fit_tables(self) -> None:
        """Move columns closer together if a table would be wider than the page."""
        for gap in _GAPS:
            if self._gap != gap:
                self._gap = gap
                whole = QTextCursor(self.document())
                whole.beginEditBlock()
                self._style_tables()
                whole.endEditBlock()
            if self.document().idealWidth() <= self.viewport().width():
                return

    def _style_tables(self) -> None:
        """Put a thin line below each row, as in all tables of the window."""
        t = theme()
        for frame in self.document().rootFrame().childFrames():
            if not isinstance(frame, QTextTable):
                continue
            style = frame.format()
            style.setBorder(0)
            style.setCellPadding(0)
            style.setCellSpacing(0)
            style.setTopMargin(t.px(Space.S))
            style.setBottomMargin(t.px(Space.M))
            frame.setFormat(style)
            for row in range(frame.rows()):
                for column in range(frame.columns()):
                    cell = frame.cellAt(row, column)
                    cell.setFormat(_cell_format(cell.format(), self._gap, strong=row == 0))

    def _open(self, link: QUrl) -> None:
        if link.scheme() in ("http", "https"):
            QDesktopServices.openUrl(link)
        elif link.hasFragment():
            self.scrollToAnchor(link.fragment())


class DocumentPage(Page):
    """A page with one document."""

    def __init__(self, context: Context, name: str, text: str) -> None:
        super().__init__(context)
        self.view = DocumentView()
        self.view.setAccessibleName(name)
        self.view.show_markdown(text)
        self.body.addWidget(self.view)

    def opened(self) -> None:
        self.view.setFocus()


class ProgramsPage(DocumentPage):
    """How to write and add external bots, with a complete example."""

    def __init__(self, context: Context) -> None:
        text = read(texts.page("help", "programs.md"))
        example = read(paths.asset("help", "example_bot.py"))
        super().__init__(context, tr("help-external-bots"), f"{text}\n```\n{example}```\n")


class AboutPage(DocumentPage):
    """Version, license, and the works of others that Parlour uses."""

    def __init__(self, context: Context) -> None:
        head = tr("help-about-page", version=context.version)
        notices = read(texts.page("help", "notices.md"))
        super().__init__(context, tr("help-about-parlour"), f"{head}\n\n{notices}")


def _cell_format(now: QTextCharFormat, gap: int, *, strong: bool) -> QTextTableCellFormat:
    t = theme()
    style = now.toTableCellFormat()
    style.setPadding(t.px(Space.XS))
    style.setLeftPadding(t.px(min(gap, Space.XS)))
    style.setRightPadding(t.px(gap))
    style.setBottomBorder(1)
    style.setBottomBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    style.setBottomBorderBrush(t.color(Token.LINE_STRONG if strong else Token.LINE))
    return style


def read(file: Path) -> str:
    """The text of a file, or why it can't be read."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        return f"{file}: {error.strerror}"


def _style_list(block: QTextBlock) -> None:
    """Give a list without numbers filled bullets: the circles of Markdown's stars look empty."""
    style = QTextListFormat() if block.textList() is None else block.textList().format()
    if style.style() is QTextListFormat.Style.ListCircle:
        style.setStyle(QTextListFormat.Style.ListDisc)
        block.textList().setFormat(style)
