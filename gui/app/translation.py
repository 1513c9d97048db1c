"""The language of the window: of the catalog (`engines.runtime.texts`), of Qt, and of dates."""

import logging

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator
from PySide6.QtGui import QGuiApplication

from engines.runtime import texts

_log = logging.getLogger(__name__)


def language_name(code: str) -> str:
    """The name of a language in that language: "Deutsch"."""
    everywhere = QLocale(QLocale(code).language(), QLocale.Country.World)
    name = everywhere.nativeLanguageName()  # that of "en" would be American English
    return texts.capitalized(name)


def spoken(wanted: str) -> str:
    """The language that is spoken if ``wanted`` is chosen.

    An empty text follows the system. Languages we lack become English.
    """
    wanted = wanted or QLocale.system().name().split("_")[0]
    return wanted if wanted in texts.languages() else texts.ENGLISH


class Translation(QObject):
    """Chooses the language; the texts of Qt's own dialogs are Qt's."""

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        self._app = app
        self._dialogs: QTranslator | None = None

    def use(self, wanted: str) -> None:
        """Speak what ``spoken`` says."""
        language = spoken(wanted)
        texts.speak(language)
        QLocale.setDefault(QLocale(language))
        QGuiApplication.setLayoutDirection(QLocale(language).textDirection())
        if self._dialogs is not None:
            self._app.removeTranslator(self._dialogs)
            self._dialogs = None
        if language != texts.ENGLISH:
            self._translate_dialogs(language)

    def _translate_dialogs(self, language: str) -> None:
        translator = QTranslator(self)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if translator.load(f"qtbase_{language}", folder):
            self._app.installTranslator(translator)
            self._dialogs = translator
        else:
            _log.warning("Qt has no translation for %s in %s.", language, folder)
