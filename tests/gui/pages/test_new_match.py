"""The page for a new match: what it offers, what it remembers, what it starts."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel
from pytestqt.qtbot import QtBot

from engines.contract.bot import AS_PUBLISHED, Bot, BotFamily, BotInfo
from engines.contract.budget import Budget
from engines.contract.messages import message
from engines.contract.record import PERSON, SeatRecord
from engines.contract.registry import game as find_game
from engines.match.analysis.player_strength import Strength
from engines.match.controller.table_options import DiceSource
from engines.runtime.errors import UnknownName
from engines.runtime.texts import texts_of, tr
from gui.app import bots
from gui.app import settings as keys
from gui.app.bots import KeptBot
from gui.app.context import Context
from gui.app.kernels import Readiness
from gui.app.requests import Play, Request
from gui.kit.columns import CardGrid
from gui.kit.fields import ChoiceField
from gui.kit.portraits import PortraitView
from gui.setup.new_match import MatchForm, NewMatchPage
from gui.setup.opponents import OpponentCard, Opponents
from gui.setup.seat_row import SeatRow
from gui.shell.shell import Shell
from gui.table.rule_fields import RuleFields
from tests.gui.conftest import SENTENCES, settle
from tests.match.small_game import Scripted, SmallGame, best, careless, exact_analysis


@pytest.fixture
def page(shell: Shell) -> NewMatchPage:
    shell.new_match()
    shown = shell.window.page
    assert isinstance(shown, NewMatchPage)
    return shown


@pytest.fixture
def asked(page: NewMatchPage, shell: Shell) -> list[Request]:
    """What the page asks for; the window does not hear it."""
    found: list[Request] = []
    shell.pages.wants.disconnect(shell.carry_out)
    page.wants.connect(found.append)
    return found


@pytest.fixture
def rows(page: NewMatchPage) -> Callable[[], list[SeatRow]]:
    def visible() -> list[SeatRow]:
        return [row for row in page.form.findChildren(SeatRow) if not row.isHidden()]

    return visible


def choose(box: QComboBox, data: object) -> None:
    places = [place for place in range(box.count()) if box.itemData(place) == data]
    box.setCurrentIndex(places[0])


def started(asked: list[Request]) -> Play:
    (request,) = asked
    assert isinstance(request, Play)
    return request


def test_enter_starts_with_what_is_filled_in(page: NewMatchPage, asked: list[Request]) -> None:
    assert page.window().focusWidget() is page.start_button
    page.start_button.click()
    play = started(asked)
    assert [seat.player for seat in play.record.seats] == [PERSON, "careless"]
    assert [seat.name for seat in play.record.seats] == [tr("app-player"), "Careless"]
    assert play.dice is DiceSource.PROGRAM
    assert play.teaching == keys.OFF


def test_everything_is_filled_in_as_the_last_time(
    page: NewMatchPage, asked: list[Request], rows: Callable[[], list[SeatRow]]
) -> None:
    form = page.form
    form.count.set_current(1)
    first, second, third = rows()
    choose(first.player, "careless")
    second.name.setText("Zoë")
    choose(third.player, PERSON)
    (fast,) = form.findChildren(QCheckBox)
    fast.setChecked(True)
    form.dice.choose(DiceSource.TYPED.value)
    form.teaching.choose(keys.WARN)
    page.start_button.click()
    page.show_game("double")
    page.start_button.click()
    once, again = asked
    assert isinstance(once, Play)
    assert isinstance(again, Play)
    assert once.record.seats == again.record.seats
    assert [seat.player for seat in again.record.seats] == ["careless", "careless", PERSON]
    assert again.record.seats[1].name == "Zoë"
    assert again.record.options == {"fast": True}
    assert again.dice is DiceSource.TYPED
    assert again.teaching == keys.WARN


def test_cards_of_opponents_grow_with_the_page(page: NewMatchPage) -> None:
    opponents, sizes = page.form.opponents, []
    for size in (QSize(540, 400), QSize(720, 640), QSize(1360, 980)):
        opponents.resize(size)
        faces = {
            face.width() for card in opponents.cards for face in card.findChildren(PortraitView)
        }
        (name,) = {card.name.font().pixelSize() for card in opponents.cards}
        sizes.append((*faces, name))
    assert sizes == sorted(sizes)
    assert len(set(sizes)) == len(sizes)


@pytest.mark.parametrize("size", [QSize(720, 640), QSize(1360, 800), QSize(1600, 900)])
def test_all_opponents_are_seen_and_fill_the_page(context: Context, size: QSize) -> None:
    opponents = Opponents(context, find_game("roll_galaxy"))
    opponents.offer_for(2)
    opponents.resize(size)
    opponents.grab()
    shown = opponents.viewport().rect()
    bottoms = [card.mapTo(opponents, card.rect().bottomLeft()).y() for card in opponents.cards]
    assert max(bottoms) <= shown.bottom()
    assert max(bottoms) > 0.85 * shown.height()


def test_seats_in_the_settings_that_make_no_sense_are_forgotten(
    shell: Shell, page: NewMatchPage
) -> None:
    shell.context.settings.set(keys.last_match("double"), {"seats": [{"player": 3}]})
    page.show_game("double")
    assert page.form.choices().seats[0].player == PERSON


def test_cards_are_spread_evenly_over_rows(qtbot: QtBot) -> None:
    grid = CardGrid([QLabel() for _ in range(8)], 100)
    qtbot.addWidget(grid)
    grid.resize(760, 400)  # room for seven in a row
    grid.show()
    tops = Counter(card.y() for card in grid.findChildren(QLabel))
    assert list(tops.values()) == [4, 4]


def test_a_random_order_is_another_one_and_keeps_typed_names(
    page: NewMatchPage, asked: list[Request], rows: Callable[[], list[SeatRow]]
) -> None:
    rows()[0].name.setText("Dora")
    page.form.mix.click()
    page.start_button.click()
    seats = [(who.name, who.player) for who in started(asked).record.seats]
    assert seats == [("Careless", "careless"), ("Dora", PERSON)]


def test_a_random_order_of_equal_players_is_the_same_one(
    page: NewMatchPage, rows: Callable[[], list[SeatRow]]
) -> None:
    page.show_game("double", watch=True)
    for row in rows():
        row.sit("best")
    page.form.mix.click()
    assert [row.player_id for row in rows()] == ["best", "best"]


def test_the_rules_about_a_player_move_up_with_them_when_a_seat_is_removed(
    context: Context, qtbot: QtBot
) -> None:
    form = MatchForm(context, find_game("roll_galaxy"), watch=False)
    qtbot.addWidget(form)
    form.count.set_current(2)
    rows = form.findChildren(SeatRow)
    for number, (row, name) in enumerate(zip(rows, ("Anna", "Ben", "Cem", "Dora"), strict=True), 1):
        row.name.setText(name)
        row.rules.put({f"credits_{number}": number})
    rows[1].leave.click()
    settle(qtbot)
    chosen = form.choices()
    assert [who.name for who in chosen.seats] == ["Anna", "Cem", "Dora"]
    assert [chosen.options[f"credits_{number}"] for number in (1, 2, 3)] == [1, 3, 4]


def test_a_choice_that_changes_nothing_says_so(context: Context, qtbot: QtBot) -> None:
    words, (galaxy, chess) = context.words(), map(find_game, ("roll_galaxy", "dice_chess"))
    row, rules = SeatRow(context, galaxy, 0), RuleFields(chess, words).rows
    qtbot.addWidget(row)
    (minimum,) = (box for box in row.findChildren(ChoiceField) if box.count() == 4)
    (cube, *_) = rules[0].findChildren(ChoiceField)
    standard = words.say(message("roll_galaxy.option.credits.default", n=1))
    assert [minimum.itemText(place) for place in (0, 1)] == [standard, "$2"]
    none = words.say(message("dice_chess.option.cube.default"))
    assert [cube.itemText(place) for place in (0, 1)] == [none, "2"]


def test_the_rules_of_a_seat_take_only_what_fits(context: Context, qtbot: QtBot) -> None:
    row = SeatRow(context, find_game("roll_galaxy"), 1)
    qtbot.addWidget(row)
    assert row.rules.values() == {"credits_2": 1}
    row.rules.put({"credits_1": 3, "credits_2": 2, "handicaps": True})
    assert row.rules.values() == {"credits_2": 2}
    row.rules.put({"credits_2": 99})
    assert row.rules.values() == {"credits_2": 2}


def test_the_seed_is_a_number_or_random(page: NewMatchPage, asked: list[Request]) -> None:
    page.form.seed_field.setText("42")
    page.start_button.click()
    page.form.seed_field.setText("")
    page.start_button.click()
    seeds = [request.record.seed for request in asked if isinstance(request, Play)]
    assert seeds[0] == 42
    assert len(set(seeds)) == 2


def test_watching_puts_bots_on_all_seats_and_is_not_remembered(
    page: NewMatchPage, asked: list[Request]
) -> None:
    page.show_game("double", watch=True)
    page.start_button.click()
    assert PERSON not in [seat.player for seat in started(asked).record.seats]
    assert page.context.settings.get(keys.last_match("double")) == {}


def test_seats_of_the_same_kind_are_numbered(
    page: NewMatchPage, rows: Callable[[], list[SeatRow]]
) -> None:
    page.context.settings.set(keys.PLAYER_NAME, "Zoe")
    page.show_game("double")
    page.form.count.set_current(1)
    first, second, third = rows()
    assert first.name.placeholderText() == "Zoe"
    choose(second.player, PERSON)
    choose(third.player, PERSON)
    names = [row.name.placeholderText() for row in (first, second, third)]
    assert names == ["Zoe", tr("app-player"), "Player 2"]


def test_a_bot_says_what_it_does_and_what_it_plays_for(
    rows: Callable[[], list[SeatRow]],
) -> None:
    person, bot = rows()
    assert person.about.isHidden()
    assert bot.about.text().splitlines() == [
        "Plays careless.",
        tr("setup-level-of-goal", level=1, top=1, aim="Winning."),
        tr("app-strength-hasnt-measured-yet"),
    ]


def test_a_game_that_cannot_be_prepared_does_not_start(
    page: NewMatchPage, asked: list[Request], monkeypatch: pytest.MonkeyPatch
) -> None:
    kernels = page.context.kernels
    monkeypatch.setattr(kernels, "state", lambda _name: Readiness.FAILED)
    monkeypatch.setattr(kernels, "error", lambda _name: "It does not compile.")
    page.show_game("double")
    assert not page.start_button.isEnabled()
    page.start_button.click()
    assert asked == []


# -- bots that are not for every table --------------------------------------------------------


class PairBot(Scripted):
    """Plays with two seats only."""

    def __init__(self) -> None:
        super().__init__("silent", lambda question, *_: exact_analysis(question.position, "silent"))
        self.info = BotInfo("silent", 2, Budget(playouts=1), (2, 2))


class PublishedBot(PairBot):
    """Stands outside the ladder."""

    def __init__(self) -> None:
        super().__init__()
        self.info = BotInfo("silent", AS_PUBLISHED, Budget(playouts=1), (2, 6))


class TestPublishedBots:
    @pytest.fixture
    def small(self, small: SmallGame) -> SmallGame:
        small.bots = (careless(), best(), PublishedBot())
        return small

    def test_they_stand_under_a_heading_of_their_own(
        self, rows: Callable[[], list[SeatRow]]
    ) -> None:
        _, second = rows()
        player = second.player
        model = player.model()
        assert isinstance(model, QStandardItemModel)
        heading = player.findText(tr("setup-as-published"))
        assert heading == player.findData("silent") - 1 == player.findData("best") + 1
        assert not model.item(heading).isEnabled()
        assert player.itemText(heading + 1) == "Silent"
        choose(player, "silent")
        assert second.about.text().splitlines()[1] == tr("setup-as-published-goal", aim="Winning.")
        assert second.seat().player == "silent"


class TestPairBots:
    @pytest.fixture
    def small(self, small: SmallGame) -> SmallGame:
        small.bots = (careless(), best(), PairBot())
        return small

    def test_a_bot_for_two_gives_way_at_a_table_of_three(
        self, page: NewMatchPage, rows: Callable[[], list[SeatRow]], asked: list[Request]
    ) -> None:
        page.form.count.set_current(1)
        choose(rows()[2].player, "best")
        page.form.count.set_current(0)
        _, second = rows()
        choose(second.player, "silent")
        assert (
            tr("setup-level-of-goal", level=2, top=2, aim="Winning.")
            in second.about.text().splitlines()
        )
        page.form.count.set_current(1)
        model = second.player.model()
        assert isinstance(model, QStandardItemModel)
        place = second.player.findData("silent")
        assert not model.item(place).isEnabled()
        assert model.item(place).toolTip() == tr("setup-plays-only-with-seats", low=2)
        assert second.player_id == "careless", "the recommended one"
        page.start_button.click()
        assert len(started(asked).record.seats) == 3

    def test_the_cards_are_those_who_can_play_with_so_many(self, page: NewMatchPage) -> None:
        def offered() -> list[str]:
            cards = page.form.opponents.findChildren(OpponentCard)
            return [card.player for card in cards if card.isVisible()]

        assert offered() == ["careless", "best", "silent", PERSON]
        page.form.count.set_current(1)
        assert offered() == ["careless", "best", PERSON]
        page.form.count.set_current(0)
        assert offered() == ["careless", "best", "silent", PERSON]

    def test_two_who_give_way_are_not_replaced_by_the_same(
        self, page: NewMatchPage, rows: Callable[[], list[SeatRow]]
    ) -> None:
        page.form._own = Strength(1500.0, 40.0, 1)
        for row in rows():
            choose(row.player, "silent")
        page.form.count.set_current(1)
        assert sorted(row.player_id for row in rows())[:2] == ["best", "careless"]

    def test_a_seat_that_is_gone_is_not_the_one_to_choose_for(
        self, page: NewMatchPage, rows: Callable[[], list[SeatRow]]
    ) -> None:
        page.form.count.set_current(1)
        rows()[2].portrait.click()
        page.form.count.set_current(0)
        (card,) = [card for card in page.form.opponents.cards if card.player == "silent"]
        card.clicked.emit()
        assert [row.player_id for row in rows()] == [PERSON, "silent"]

    def test_two_clicks_start_a_table_of_two_that_is_watched(
        self, page: NewMatchPage, asked: list[Request]
    ) -> None:
        page.show_game("double", watch=True)
        opponents = page.form.opponents
        opponents.chosen.emit("silent")
        page.form.count.set_current(1)
        page.form.count.set_current(0)
        assert opponents.asks.text() == tr("setup-choose-opponents-to-watch", left=2)
        opponents.chosen.emit("best")
        assert asked == []
        opponents.chosen.emit("silent")
        assert [who.player for who in started(asked).record.seats] == ["best", "silent"]

    def test_each_seat_of_a_larger_table_is_filled_by_a_click_and_does_not_start(
        self, page: NewMatchPage, rows: Callable[[], list[SeatRow]], asked: list[Request]
    ) -> None:
        page.show_game("double", watch=True)
        page.form.count.set_current(1)
        rows()[1].portrait.click()
        name = rows()[1].shown_name
        assert page.form.opponents.asks.text() == tr("setup-click-opponent-play-place", name=name)
        for player in ("careless", "best", "careless"):
            page.form.opponents.chosen.emit(player)
        assert [row.player_id for row in rows()] == ["careless", "careless", "best"]
        assert [row.portrait.isChecked() for row in rows()] == [False, True, False]
        assert asked == []
        page.start_button.click()
        assert len(started(asked).record.seats) == 3


# -- bots with settings -----------------------------------------------------------------------


def even_bot(settings: str) -> Bot:
    if not settings.isdigit() or int(settings) % 2:
        raise UnknownName(f"“{settings}” is no even number. Write one, such as 2.")
    name = f"even:{settings}"
    made = best(name)
    made.info = BotInfo(name, 1, Budget(seconds=1.0), (2, 3), searches=True)
    return made


class FamilyGame(SmallGame):
    """The small game with a family: bots that are best with any even number as settings."""

    families = (BotFamily("even", "2", even_bot),)


class TestFamilies:
    @pytest.fixture
    def small(self, small: SmallGame, monkeypatch: pytest.MonkeyPatch) -> SmallGame:
        monkeypatch.setattr(small, "__class__", FamilyGame)
        return small

    @pytest.fixture(autouse=True)
    def words(self, small: SmallGame) -> None:
        even = """
double-bot-even-name = Even { $settings }
double-bot-even-about = Likes { $settings }.
double-bot-even-objective = Winning.
double-bot-even-family = Even number
double-bot-even-settings = An even number.
"""
        texts_of("en").put(small.id, SENTENCES + even)

    @pytest.fixture
    def row(self, rows: Callable[[], list[SeatRow]]) -> SeatRow:
        _, second = rows()
        second.player.setCurrentIndex(second.player.findText("Even number…"))
        return second

    def test_a_family_begins_with_its_example(self, row: SeatRow) -> None:
        assert row.settings.isVisible()
        assert row.player_id == "even:2"
        level = tr("setup-level-of-goal", level=1, top=1, aim="Winning.")
        assert row.about.text() == f"An even number.\n{level}"
        assert row.shown_name == "Even number"
        assert row.budget.isVisible()

    def test_settings_that_make_no_bot_are_named_and_do_not_start(
        self, row: SeatRow, page: NewMatchPage, asked: list[Request]
    ) -> None:
        row.settings.setText("3")
        assert row.problem.text() == "“3” is no even number. Write one, such as 2."
        page.start_button.click()
        assert asked == []
        assert [notice.text for notice in page.notices.notices] == [row.problem.text()]
        row.settings.setText("4")
        assert row.problem.isHidden()
        page.start_button.click()
        assert started(asked).record.seats[1].player == "even:4"
        assert page.notices.notices == []

    def test_settings_and_budget_are_remembered(
        self,
        row: SeatRow,
        page: NewMatchPage,
        rows: Callable[[], list[SeatRow]],
        asked: list[Request],
    ) -> None:
        row.settings.setText("8")
        row.budget.setCurrentIndex(row.budget.findData("16000p"))
        page.start_button.click()
        page.show_game("double")
        again = rows()[-1]
        assert again is not row
        assert again.seat() == SeatRecord("", "even:8", Budget(playouts=16_000))

    def test_a_budget_that_is_not_offered_is_kept(self, row: SeatRow) -> None:
        who = SeatRecord("Eve", "even:2", Budget(seconds=7.0))
        row.set_seat(who)
        assert row.seat() == who

    def test_a_kept_strategy_stands_among_the_bots(
        self,
        page: NewMatchPage,
        small: SmallGame,
        rows: Callable[[], list[SeatRow]],
        context: Context,
    ) -> None:
        bots.keep_bot(context.settings, small, KeptBot("even:6", "Six"))
        page.show_game("double")
        row = rows()[-1]
        row.player.setCurrentIndex(row.player.findText("Six"))
        assert row.seat().player == "even:6"
        assert row.shown_name == "Six"
        assert row.settings.isHidden()
        assert row.about.text().startswith("Likes 6.")


@pytest.mark.parametrize("dice", [True, False])
def test_real_dice_are_offered_only_where_dice_are_rolled(
    shell: Shell, small: SmallGame, dice: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(small, "info", replace(small.info, dice=dice))
    shell.new_match()
    page = shell.window.page
    assert isinstance(page, NewMatchPage)
    assert page.form.dice.isVisible() is dice
