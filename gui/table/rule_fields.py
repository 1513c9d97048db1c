"""Fields for the rules of a game that can be chosen."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QCheckBox

from engines.core.facts import fact
from engines.core.game import Game, Option, OptionValue
from engines.core.words import Words
from gui.app.setting_rows import Row
from gui.kit.fields import ChoiceField


class RuleFields(QObject):
    """One row for each rule of a game that can be chosen, for a form to put where it likes.

    ``changed`` follows every change.

    Args:
        game: its rules are offered.
        words: say them.
        chosen: what to fill in; what is missing or not offered is as the game has it by default.
    """

    changed = Signal()

    def __init__(self, game: Game, words: Words, chosen: Mapping[str, object]) -> None:
        super().__init__()
        self._game = game
        self.rows: list[Row] = []
        self._fields: dict[str, QCheckBox | ChoiceField] = {}
        for option in game.facts.options:
            code = f"{game.id}.option.{option.key}"
            field = self._field(option, words, code, chosen.get(option.key, option.default))
            label, help_ = (words.say(fact(f"{code}.{part}")) for part in ("label", "help"))
            self._fields[option.key] = field
            self.rows.append(Row(label, help_, field, stretch=isinstance(field, ChoiceField)))

    def _field(
        self, option: Option, words: Words, code: str, value: object
    ) -> QCheckBox | ChoiceField:
        if isinstance(option.default, bool):
            switch = QCheckBox()
            switch.setChecked(value is True)
            switch.toggled.connect(self.changed)
            return switch
        texts = [
            words.say(fact(f"{code}.{choice}")) if isinstance(choice, str) else str(choice)
            for choice in option.choices
        ]
        box = ChoiceField(texts, option.choices)
        known = value in option.choices
        box.set_data(value if known else option.default)
        box.currentIndexChanged.connect(self.changed)
        return box

    def values(self) -> dict[str, OptionValue]:
        """What is filled in, by the keys of the options."""
        return {key: _value(field) for key, field in self._fields.items()}

    def house_rules(self) -> dict[str, OptionValue]:
        """Of `values`, what differs from the rules that the game has by default."""
        return {
            option.key: value
            for option, value in zip(self._game.facts.options, self.values().values(), strict=True)
            if value != option.default
        }


def _value(field: QCheckBox | ChoiceField) -> OptionValue:
    if isinstance(field, QCheckBox):
        return field.isChecked()
    value: OptionValue = field.currentData()
    return value
