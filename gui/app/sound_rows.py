"""The rows of settings about sounds."""

from PySide6.QtCore import QCoreApplication

from gui.app import settings as keys
from gui.app.setting_rows import PercentSlider, Row, Switch
from gui.app.settings import Settings
from gui.app.sounds import can_play

translate = QCoreApplication.translate


def sound_rows(settings: Settings) -> tuple[Row, Row]:
    """Sounds on or off, and their volume; where none can be played, why."""
    switch = Switch(settings, keys.SOUND)
    volume = PercentSlider(settings, keys.VOLUME)
    help_ = translate("Sound", "Nothing is told by sound alone.")
    if not can_play():
        help_ = translate(
            "Sound",
            "Sounds need a package that is not installed. Install it with "
            "pip install 'parlour[sound]' and start Parlour again.",
        )
        switch.set_blocked(help_)
        volume.setEnabled(False)
    return (
        Row(translate("Sound", "Sounds"), help_, switch, stretch=False),
        Row(translate("Sound", "Volume"), "", volume),
    )
