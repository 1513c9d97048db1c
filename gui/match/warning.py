"""The tutor's warning before a mistake is final."""

from functools import partial

from engines.match.advice.hint import Answer, Warned, subject
from engines.match.advice.quality import Quality
from engines.runtime.texts import tr
from gui.app.values import cost_text
from gui.kit.card import CardTone
from gui.match.tray import TrayButton, TrayCard
from gui.match.view import MatchView


def quality_text(quality: Quality) -> str:
    """The quality of a decision as a word."""
    return tr(f"match-quality-{quality.value}")


def counted_text(quality: Quality, count: int) -> str:
    """How many decisions had a poor quality: "2 mistakes"."""
    return tr(f"match-counted-{quality.value}", count=count)


def verdict(quality: Quality) -> str:
    """The quality of a decision, as the end of a sentence."""
    if quality.is_mistake:
        return tr(f"match-verdict-{quality.value}")
    return tr("match-a-good-move")


def warning_card(match_view: MatchView, warning: Warned) -> TrayCard:
    """The card with the four answers."""
    judgement = warning.judgement
    move = match_view.words.say(judgement.told)
    title = tr("match-looks-like", move=move, verdict=verdict(judgement.quality))
    cost = tr("match-it-costs-about", loss=cost_text(match_view.game, judgement))
    position = match_view.match.history.place(judgement.node).position
    about = [match_view.words.say(each) for each in subject(position, judgement.best)]
    order = sorted(warning.answers, key=lambda each: each is not Answer.RETHINK)
    buttons = [
        TrayButton(
            tr(f"match-answer-{each.value}"),
            partial(match_view.answer_warning, each),
            name=each.value,
        )
        for each in order
    ]
    return TrayCard(title, (" ".join((cost, *about)),), buttons, CardTone.WARN)
