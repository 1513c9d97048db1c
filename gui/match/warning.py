"""The tutor's warning before a mistake is final."""

from collections.abc import Callable

from engines.match.advice.hint import Answer, Warned, subject
from engines.match.advice.quality import Quality
from engines.runtime.texts import tr
from gui.app.values import cost_text
from gui.kit.card import CardTone
from gui.match.tray import TrayButton, TrayCard
from gui.match.view import MatchView


def answer_text(answer: Answer) -> str:
    match answer:
        case Answer.PLAY_ANYWAY:
            return tr("match-play-anyway")
        case Answer.RETHINK:
            return tr("match-rethink")
        case Answer.SHOW_HINT:
            return tr("match-show-hint")
        case Answer.STOP_WARNING:
            return tr("match-dont-warn-me-again")


def quality_text(quality: Quality) -> str:
    """The quality of a decision as a word."""
    match quality:
        case Quality.BEST:
            return tr("match-best-move")
        case Quality.GOOD:
            return tr("match-good-move")
        case Quality.INACCURACY:
            return tr("match-inaccuracy")
        case Quality.MISTAKE:
            return tr("match-mistake")
        case Quality.BLUNDER:
            return tr("match-blunder")


def counted_text(quality: Quality, count: int) -> str:
    """How many decisions had a quality: "2 mistakes"."""
    match quality:
        case Quality.INACCURACY:
            return tr("match-inaccuracies", count=count)
        case Quality.MISTAKE:
            return tr("match-mistakes", count=count)
        case _:
            return tr("match-blunders", count=count)


def verdict(quality: Quality) -> str:
    """The quality of a decision, as the end of a sentence."""
    match quality:
        case Quality.INACCURACY:
            return tr("match-an-inaccuracy")
        case Quality.MISTAKE:
            return tr("match-a-mistake")
        case Quality.BLUNDER:
            return tr("match-a-blunder")
        case _:
            return tr("match-a-good-move")


def warning_card(match_view: MatchView, warning: Warned, rethink: Callable[[], object]) -> TrayCard:
    """The card with the four answers; ``rethink`` offers the choices again."""

    def answer(chosen: Answer) -> None:
        match_view.answer_warning(chosen)
        if match_view.person_decides:
            rethink()

    judgement = warning.judgement
    move = match_view.words.say(judgement.told)
    title = tr("match-looks-like", move=move, verdict=verdict(judgement.quality))
    cost = tr("match-it-costs-about", loss=cost_text(match_view.game, judgement))
    position = match_view.match.history.place(judgement.node).position
    about = [match_view.words.say(each) for each in subject(position, judgement.best)]
    order = sorted(warning.answers, key=lambda each: each is not Answer.RETHINK)
    buttons = [
        TrayButton(answer_text(each), lambda each=each: answer(each), name=each.value)  # type: ignore[misc]
        for each in order
    ]
    return TrayCard(title, (" ".join((cost, *about)),), buttons, CardTone.WARN)
