"""What the levels of teaching do, in words."""

from PySide6.QtCore import QCoreApplication

from engines.session.tutor import Teaching

translate = QCoreApplication.translate


def teaching_help(level: Teaching) -> str:
    """What a level of teaching does, in one sentence."""
    match level:
        case Teaching.OFF:
            return translate("Teaching", "Hints come when you ask for them.")
        case Teaching.WARN:
            return translate("Teaching", "You are warned before an action that costs win chance.")
        case Teaching.COACH:
            return translate(
                "Teaching",
                "The coach shows step by step what to do, says what each decision is about, warns "
                "before mistakes and tells what they cost.",
            )
