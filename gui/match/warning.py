"""The tutor's warning before a poor action is final, and its remark after an action."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from engines.contract.game import Game
from engines.match.advice.hint import Answer, Warned
from engines.match.advice.quality import Judgement, Quality
from gui.app.values import loss_text
from gui.kit.card import CardTone
from gui.match.tray import TrayButton, TrayCard
from gui.match.view import MatchView

translate = QCoreApplication.translate


def answer_text(answer: Answer) -> str:
    """An answer as a button."""
    match answer:
        case Answer.PLAY_ANYWAY:
            return translate("Warning", "Play anyway")
        case Answer.RETHINK:
            return translate("Warning", "Rethink")
        case Answer.SHOW_HINT:
            return translate("Warning", "Show hint")
        case Answer.STOP_WARNING:
            return translate("Warning", "Don't warn me again")


def quality_text(quality: Quality) -> str:
    """A class of decisions as a word."""
    match quality:
        case Quality.BEST:
            return translate("Quality", "best move")
        case Quality.GOOD:
            return translate("Quality", "good move")
        case Quality.INACCURACY:
            return translate("Quality", "inaccuracy")
        case Quality.MISTAKE:
            return translate("Quality", "mistake")
        case Quality.BLUNDER:
            return translate("Quality", "blunder")


def counted_text(quality: Quality, count: int) -> str:
    """How many decisions were poor: "2 mistakes"."""
    match quality:
        case Quality.INACCURACY:
            one = translate("Quality", "{0} inaccuracy")
            many = translate("Quality", "{0} inaccuracies")
        case Quality.MISTAKE:
            one = translate("Quality", "{0} mistake")
            many = translate("Quality", "{0} mistakes")
        case _:
            one = translate("Quality", "{0} blunder")
            many = translate("Quality", "{0} blunders")
    return (one if count == 1 else many).format(count)


def _verdict(quality: Quality) -> str:
    """What a decision was, as the end of a sentence."""
    match quality:
        case Quality.INACCURACY:
            return translate("Quality", "an inaccuracy")
        case Quality.MISTAKE:
            return translate("Quality", "a mistake")
        case Quality.BLUNDER:
            return translate("Quality", "a blunder")
        case _:
            return translate("Quality", "a good move")


def warning_card(match_view: MatchView, warning: Warned, rethink: Callable[[], object]) -> TrayCard:
    """The card with the four answers; ``rethink`` brings the choices back."""

    def answer(chosen: Answer) -> None:
        match_view.answer_warning(chosen)
        if match_view.person_decides:
            rethink()

    judgement = warning.judgement
    title = translate("Warning", "“{0}” looks like {1}.").format(
        judgement.text, _verdict(judgement.quality)
    )
    line = translate("Warning", "It costs about {0}.").format(
        loss_text(match_view.game, judgement.loss)
    )
    order = sorted(warning.answers, key=lambda each: each is not Answer.RETHINK)
    buttons = [
        TrayButton(answer_text(each), lambda each=each: answer(each), name=each.value)  # type: ignore[misc]
        for each in order
    ]
    return TrayCard(title, (line,), buttons, CardTone.WARN)


def remark(game: Game, judgement: Judgement) -> str:
    """What the coach says about an action that was just played."""
    if judgement.quality is Quality.BEST:
        return translate("Warning", "“{0}” was the best move.").format(judgement.text)
    return translate("Warning", "“{0}” was {1}: it cost {2}. “{3}” was best.").format(
        judgement.text,
        _verdict(judgement.quality),
        loss_text(game, judgement.loss),
        judgement.best.text,
    )
