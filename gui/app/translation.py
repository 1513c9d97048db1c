"""The language of the window.

English is the source; other languages are ``assets/translations/parlour_CODE.qm``, made by
``packaging/translations``; that of English, written by hand, has only the forms for one and for
many. Sentences of the games are in ``assets/text`` (`engines.contract.catalog`).
"""

import logging
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator

from engines.contract import catalog
from engines.runtime import paths

ENGLISH: Final = "en"
_PREFIX: Final = "parlour_"

_log = logging.getLogger(__name__)


def languages() -> tuple[str, ...]:
    """Codes of the languages that the whole window speaks, English first."""
    folder = paths.asset("translations")
    found = {file.stem.removeprefix(_PREFIX) for file in folder.glob(f"{_PREFIX}*.qm")}
    return (ENGLISH, *sorted(found & set(catalog.languages()) - {ENGLISH}))


def language_name(code: str) -> str:
    """The name of a language in that language: "Deutsch"."""
    everywhere = QLocale(QLocale(code).language(), QLocale.Country.World)
    name = everywhere.nativeLanguageName()  # that of "en" would be American English
    return name[:1].upper() + name[1:]


class Translation(QObject):
    """Installs the translators of one language at a time."""

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        self._app = app
        self._translators: list[QTranslator] = []
        self._language = ENGLISH

    @property
    def language(self) -> str:
        """Code of the language that is on."""
        return self._language

    def use(self, wanted: str) -> None:
        """Speak ``wanted``; empty follows the system. Languages we lack become English."""
        system = QLocale.system().name().split("_")[0]
        language = wanted or system
        self._language = language if language in languages() else ENGLISH
        for translator in self._translators:
            self._app.removeTranslator(translator)
        self._translators = []
        QLocale.setDefault(QLocale(self._language))
        self._install(f"{_PREFIX}{self._language}", str(paths.asset("translations")))
        if self._language != ENGLISH:
            qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
            self._install(f"qtbase_{self._language}", qt_folder)

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator(self)
        if not translator.load(name, folder):
            _log.warning("There is no translation %s in %s.", name, folder)
            return
        self._app.installTranslator(translator)
        self._translators.append(translator)
