"""Fields for the rules of a game that can be chosen."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from engines.contract.game import Game
from engines.contract.messages import Words, message
from engines.contract.rules import Option, OptionValue
from engines.runtime.types import Seat
from gui.app.setting_rows import Row
from gui.kit.fields import Control
from gui.table.form import Check, Choice


class RuleFields(QObject):
    """One row for each rule of a game that can be chosen, for a form to put where it likes.

    ``changed`` follows every change.

    Args:
        game: its rules are offered, with their defaults.
        words: put them into words.
        seat: offer the rules that are about this seat alone; None: those about all.
        compact: show the explanations only as tips.
    """

    changed = Signal()

    def __init__(
        self, game: Game, words: Words, *, seat: Seat | None = None, compact: bool = False
    ) -> None:
        super().__init__()
        self._options = [option for option in game.info.options if option.seat == seat]
        self._controls: dict[str, Control] = {}
        self.rows: list[Row] = []
        for option in self._options:
            if option.asked:
                row, control = _rule_row(game, option, words, compact=compact)
                control.put(option.default)
                control.touched.connect(self.changed)
                self._controls[option.key] = control
                self.rows.append(row)

    def put(self, chosen: Mapping[str, object]) -> None:
        """Fill in rules; one that is missing, or has no such choice, stays as it is."""
        for option in self._options:
            value = chosen.get(option.key)
            if option.asked and value in (option.choices or (False, True)):
                self._controls[option.key].put(value)

    def values(self) -> dict[str, OptionValue]:
        """What is filled in, by the keys of the options; those not offered are off."""
        off: dict[str, OptionValue] = {o.key: False for o in self._options if not o.asked}
        return off | {key: control.value() for key, control in self._controls.items()}

    def house_rules(self) -> dict[str, OptionValue]:
        """Those of `values` that differ from the game's default rules."""
        values = self.values()
        return {
            option.key: values[option.key]
            for option in self._options
            if values[option.key] != option.default
        }


def _rule_row(game: Game, option: Option, words: Words, *, compact: bool) -> tuple[Row, Control]:
    """The row of a rule, and the control in it."""
    code = f"{game.id}.option.{option.name}"
    label, help_ = (words.say(message(f"{code}.{part}")) for part in ("label", "help"))
    control = Check(option.key, "").make()
    if not isinstance(option.default, bool):
        texts = []
        for choice in option.choices:
            part = "default" if choice == option.default else "other"
            name = f"{code}.{choice if isinstance(choice, str) else part}"
            texts.append(words.say(message(name, n=choice)) if words.has(name) else str(choice))
        control = Choice(option.key, "", texts=texts, values=option.choices).make()
    wide = option.seat is None and not isinstance(option.default, bool)
    row = Row(label, "" if compact else help_, control.widget, stretch=wide)
    row.setToolTip(help_)
    return row, control
