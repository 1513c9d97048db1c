"""Tooltips with a bold first line, a key and plain sentences."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from PySide6.QtWidgets import QWidget

MAX_WORDS = 60


@dataclass(frozen=True, slots=True)
class Tip:
    """A tooltip: name, key name ("" for none) and lines of plain text.

    Raises ValueError for more than 60 words.
    """

    name: str
    key: str = ""
    lines: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        words = len(" ".join((self.name, *self.lines)).split())
        if words > MAX_WORDS:
            raise ValueError(f"A tooltip has at most {MAX_WORDS} words; this one has {words}")


def tip_html(tip: Tip) -> str:
    """Return the tooltip as rich text, for `setToolTip` of widgets and graphics items."""
    ink = "palette(placeholder-text)"  # of the look in which the tip is shown
    key = f'&nbsp;&nbsp; <span style="color:{ink}">{escape(tip.key)}</span>' if tip.key else ""
    body = "".join(f"<br/>{escape(line)}" for line in tip.lines)
    name = f'<span style="font-weight:600">{escape(tip.name)}</span>'
    return f"<div>{name}{key}{body}</div>"


def set_tip(widget: QWidget, tip: Tip) -> None:
    """Give a widget a tooltip, and the name for screen readers."""
    widget.setToolTip(tip_html(tip))
    if not widget.accessibleName():
        widget.setAccessibleName(tip.name)
    widget.setAccessibleDescription(" ".join(tip.lines))
