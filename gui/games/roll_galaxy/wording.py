"""Names, tooltips and sentences of the board."""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from engines.contract.messages import Message, Words, message
from engines.contract.position import Position
from engines.games.roll_galaxy import data
from engines.games.roll_galaxy.data import decision_of, face_of
from engines.games.roll_galaxy.names import ROLLS, face_name, face_text, faces
from engines.games.roll_galaxy.rollbot import Level
from engines.games.roll_galaxy.view import Dice, GalaxyView, SeatView, StackView, gains_of
from engines.runtime.texts import capitalized, tr
from engines.runtime.types import Action, Seat
from gui.games.roll_galaxy import symbols
from gui.games.roll_galaxy.keys import Place
from gui.games.roll_galaxy.things import Bar, Shown, Thing
from gui.kit.label import MAX_WORDS, Tip, tip_html
from gui.table.board import Scene, Step


def reason(scene: Scene, first: Seat, second: Seat) -> str:
    """What separated the winner from the runner-up."""
    view: GalaxyView = scene.position.view(scene.viewer)
    words = scene.words
    one, two = view.seats[first].score, view.seats[second].score
    kinds = (
        ("roll_galaxy-tiles-to", one.tiles, two.tiles),
        ("roll_galaxy-vp-chips-to", one.chips, two.chips),
        ("roll_galaxy-bonuses-to", one.bonus, two.bonus),
    )
    parts = [tr(text, first=mine, second=other) for text, mine, other in kinds if mine != other]
    if one.total == two.total:
        parts.append(tr("roll_galaxy-tie-break-to", first=one.tiebreak, second=two.tiebreak))
    return tr(
        "roll_galaxy-to-points-against",
        first=one.total,
        second=two.total,
        other=words.names[second],
        reasons=", ".join(parts),
    )


def dice_text(dice: Dice) -> str:
    """``3 Home, 1 Genes``; "none" for no dice."""
    parts = [f"{n} {symbols.colour_name(c)}" for c, n in enumerate(dice) if n]
    return ", ".join(parts) or tr("roll_galaxy-none")


def kind_text(face: int) -> str:
    """``world, Novelty`` or ``development``."""
    colour = data.TABLE[face].colour
    if colour == data.DEVELOPMENT:
        return tr("roll_galaxy-development")
    if colour == data.GREY:
        return tr("roll_galaxy-world-gray")
    return tr("roll_galaxy-world", color=symbols.colour_name(colour))


def thing_name(thing: Thing, shown: Shown) -> str:
    """A thing on the table for screen readers."""
    key = thing.key
    match key.place:
        case Place.SEAT:
            return seat_sentence(shown.view.seats[key.a], shown.names[key.a])
        case Place.POWER:
            return tr("roll_galaxy-reassign-power", tile=face_name(key.a))
        case Place.CHOICE:
            return dict(shown.choices)[key.a]
        case Place.CREDITS:
            return tr("roll_galaxy-credits-line", credits=shown.area.credits)
        case Place.CHIPS:
            return tr("roll_galaxy-vp-chips-left", chips=shown.view.pool)
        case Place.SYMBOLS:
            return tr("roll_galaxy-symbols-of-this-game")
        case Place.BAG:
            return tr("roll_galaxy-tiles-in-the-bag", tiles=shown.view.bag)
        case _:
            return _other_name(thing, shown)


def _other_name(thing: Thing, shown: Shown) -> str:
    key = thing.key
    if thing.is_die:
        return _die_name(thing, shown)
    if thing.is_tile:
        return _tile_name(thing, shown)
    if key.place is Place.HEAD:
        return tr("roll_galaxy-select", phase=symbols.phase_name(key.a))
    if key.place is Place.COLUMN:
        assigned = shown.area.assignment
        dice = assigned.columns[key.a] if assigned is not None else Dice()
        return tr("roll_galaxy-column", phase=symbols.phase_name(key.a), dice=dice_text(dice))
    if key.place is Place.DICTATE:
        return tr("roll_galaxy-dictate")
    return tr("roll_galaxy-stack-empty", stack=_stack_name(key.a))


def _die_name(thing: Thing, shown: Shown) -> str:
    key, colour = thing.key, symbols.colour_name(thing.colour)
    match key.place:
        case Place.WORKER if key.a == data.PHASES:
            return tr("roll_galaxy-die-wild-not-placed", color=colour)
        case Place.WORKER:
            return tr("roll_galaxy-die-in-column", color=colour, phase=symbols.phase_name(key.a))
        case Place.HEAD:
            return tr("roll_galaxy-die-selects", color=colour, phase=symbols.phase_name(key.a))
        case Place.VIRTUAL:
            return tr("roll_galaxy-worker-without-a-die", color=colour)
        case Place.CUP:
            return tr("roll_galaxy-die-in-the-cup", color=colour)
        case Place.CITIZEN:
            return tr("roll_galaxy-die-in-the-citizenry", color=colour)
        case Place.DICTATE:
            return tr("roll_galaxy-die-given-up-dictate", color=colour)
        case Place.GOOD:
            world = face_name(data.NUMBERS[shown.area.squares[key.a].face])
            return tr("roll_galaxy-good-on", color=colour, world=world)
        case _:
            stack = _stack_name(key.a)
            return tr("roll_galaxy-die-on-the-stack", color=colour, stack=stack)


def _stack_name(half: int) -> str:
    return tr(f"roll_galaxy-place-{('developments', 'worlds')[half]}")


def _tile_name(thing: Thing, shown: Shown) -> str:
    name = tr(
        "roll_galaxy-cost-name",
        name=face_name(thing.face),
        kind=kind_text(thing.face),
        cost=data.TABLE[thing.face].cost,
    )
    if thing.key.place is Place.STACK:
        stack = stack_of(shown.area, thing.key.a)
        done, cost = len(stack.workers.each), stack.costs[0]
        name += ", " + tr("roll_galaxy-of-workers", done=done, cost=cost)
    return name


def bars(levels: Sequence[Level], *, revealed: bool = False) -> tuple[Bar, ...]:
    """How much Rollbot wants the phases, each with its reason in a few words.

    They are unknown if all is ``revealed``, but the game began after the roll.
    """
    if revealed and not levels:
        return (Bar(-1, tr("roll_galaxy-roll-not-seen"), False),) * data.PHASES
    most = max((level.level for level in levels), default=0)
    return tuple(Bar(each.level, _why(each), each.level == most > 0) for each in levels)


def _why(level: Level) -> str:
    if level.level == level.points != min(level.reach, level.goal):
        return tr("roll_galaxy-vp-now", points=level.points)
    if level.phase == data.EXPLORE:
        text = "roll_galaxy-of-wanted" if level.goal else "roll_galaxy-has-enough"
        return tr(text, level=level.level, goal=level.goal)
    return _use(level.phase, level.level, level.goal)


def _use(phase: int, workers: int, goal: int, extra: int = 0) -> str:
    """What workers, and ``extra`` ones without dice, do after Explore: ``2 + 1 of 4 goods``."""
    none, some = (
        ("roll_galaxy-nothing-to-build", "roll_galaxy-of-to-build"),
        ("roll_galaxy-nothing-to-build", "roll_galaxy-of-to-build"),
        ("roll_galaxy-no-room-for-goods", "roll_galaxy-of-worlds"),
        ("roll_galaxy-no-goods", "roll_galaxy-of-goods"),
    )[phase - data.DEVELOP]
    level = min(workers, goal)
    extra = min(extra, goal - level)
    return tr(some if goal else none, level=f"{level} + {extra}" if extra else level, goal=goal)


def lane_note(shown: Shown, phase: int, workers: int) -> str:
    """What the workers of a lane would do, ``workers`` of them with dice."""
    area = shown.area
    if phase == data.EXPLORE:
        return tr("roll_galaxy-explore-each")
    if (half := phase - data.DEVELOP) in (0, 1):
        stack = stack_of(area, half)
        there, cost = workers + sum(stack.workers), sum(stack.costs[:1])
        if (more := min(there, sum(stack.costs)) - cost) > 0:
            return tr("roll_galaxy-of-to-build-and-next", goal=cost, more=more)
        return _use(phase, there, cost)
    goal = area.room if phase == data.PRODUCE else sum(len(at.goods) for at in area.squares)
    return _use(phase, workers, goal, shown.view.extra(shown.seat, phase))


def stack_of(area: SeatView, half: int) -> StackView:
    """A half of a construction zone."""
    return (area.developments, area.worlds)[half]


def seat_sentence(area: SeatView, name: str) -> str:
    return tr(
        "roll_galaxy-vp-chips-squares-cup",
        name=name,
        credits=area.credits,
        chips=area.score.chips,
        squares=len(area.squares),
        cup=dice_text(area.cup),
        citizenry=dice_text(area.citizenry),
    )


def sums(area: SeatView) -> str:
    """What the points of a seat are made of."""
    score = area.score
    return tr("roll_galaxy-points-for", tiles=score.tiles, chips=score.chips, bonus=score.bonus)


# -- tooltips -----------------------------------------------------------------------------------


def thing_tip(thing: Thing, shown: Shown) -> str:
    """The tooltip of a thing: its name, and what it does and costs now."""
    if thing.is_tile:
        return tile_tip(thing, shown)
    if thing.is_die and thing.column < 0 and thing.key.place is not Place.GOOD:
        return _tip(thing_name(thing, shown), die_faces(thing.colour))
    if thing.key.place is Place.POWER:
        return _tip(face_name(thing.key.a), face_text(thing.key.a))
    if shown.bars and thing.key.place in (Place.HEAD, Place.COLUMN):
        bar = shown.bars[thing.key.a]
        told = "roll_galaxy-rollbots-interest" + "-unknown" * (bar.level < 0)
        return _tip(thing_name(thing, shown), tr(told, level=bar.level, why=bar.why))
    return _tip(thing_name(thing, shown))


def _tip(*lines: str) -> str:
    """A tooltip of a name and lines, cut to the number of words that tooltips may have."""
    room, kept = MAX_WORDS, []
    for line in lines:
        words = line.split()
        kept.append(" ".join(words[:room]) + "…" * (len(words) > room > 0))
        room = max(0, room - len(words))
    return tip_html(Tip(kept[0], lines=tuple(filter(None, kept[1:]))))


def tile_tip(thing: Thing, shown: Shown) -> str:
    """What a tile is and does, and what it costs its owner now."""
    printed = data.TABLE[thing.face].cost
    lines = [tr("roll_galaxy-cost", kind=kind_text(thing.face), cost=printed)]
    if thing.key.place is Place.STACK:
        stack = stack_of(shown.area, thing.key.a)
        cost, there = stack.costs[0], len(stack.workers.each)
        if cost != printed:
            lines[0] += "; " + tr(
                "roll_galaxy-costs-now", cost=cost, printed=printed, less=printed - cost
            )
        lines.append(
            tr("roll_galaxy-workers-placed-more-needed", placed=there, needed=max(0, cost - there))
        )
    lines.append(face_text(thing.face))
    return _tip(face_name(thing.face), *lines)


def die_faces(colour: int) -> str:
    """What a die of a color shows, as ``2 Explore, 1 Ship``."""
    sides = data.SIDES[colour]
    parts = [f"{n} {symbols.phase_name(face)}" for face, n in enumerate(sides) if n]
    return tr("roll_galaxy-its-faces", faces=", ".join(parts))


# -- sentences ----------------------------------------------------------------------------------


def rolled(trail: Sequence[Step]) -> Message | None:
    """All dice that were rolled last, whatever their colors; None: something else has happened."""
    rolls = [*takewhile(lambda step: step.told.code == "roll_galaxy.log.roll", reversed(trail))]
    if not rolls:
        return None
    counts = [
        sum(each) for each in zip(*(ROLLS.counts(step.action) for step in rolls), strict=True)
    ]
    return message("roll_galaxy.rolled", seat=rolls[0].before.owner, faces=faces(counts))


def short_choice(position: Position, action: Action, among: Sequence[Action]) -> str:
    """The short text of a button: only what differs ``among`` the actions that are offered.

    Empty where a button has to say it all.
    """
    kind, (a, b, _, d) = decision_of(action)
    made = [decision_of(each).fields for each in among if decision_of(each).kind is kind]
    differs = [len(set(values)) > 1 for values in zip(*made, strict=True)]
    match kind:
        case data.Kind.START:
            return tr("roll_galaxy-develop-tile", tile=face_name(face_of(a, 0)))
        case data.Kind.HANDICAP:
            return f"${a}"
        case data.Kind.RECALL if len(made) == 1:
            return tr("roll_galaxy-recall-die", die=symbols.colour_name(b))
        case data.Kind.MOVE:
            power = tr("roll_galaxy-dictate") if a == data.DICTATING else face_name(a)
            colour, phase = symbols.colour_name(b), symbols.phase_name(d)
            if sum(differs) == 1 and (differs[0] or differs[3]):
                return power if differs[0] else f"→ {phase}"
            return tr("roll_galaxy-to-color", color=colour, phase=phase, power=power)
        case data.Kind.STOCK | data.Kind.SCOUT | data.Kind.SHIP | data.Kind.PRODUCE:
            return _short_task(position, action, differs)
        case _:
            return ""


def _short_task(position: Position, action: Action, differs: Sequence[bool]) -> str:
    """The worker, or the world or good, where the choice is between some; otherwise the task."""
    kind, (a, b, c, d) = decision_of(action)
    gain, text = effect(position, action, position.turn), ""
    if not any(differs[:3]) and kind is not data.Kind.PRODUCE:
        task = ("trade", "consume")[d] if kind is data.Kind.SHIP else kind.name.lower()
        return f"{capitalized(tr(f'roll_galaxy-term-{task}-name'))} {gain}".strip()
    if not differs[3] and sum((differs[0], any(differs[1:3]))) == 1:
        colour, virtual = data.worker_of(a) if differs[0] else (c, False)
        text = symbols.colour_name(colour)
        if differs[1]:
            area: SeatView = position.view(position.turn).seats[position.turn]
            text = face_name(data.NUMBERS[area.squares[b].face])
        elif virtual:
            text = tr("roll_galaxy-worker-without-a-die", color=text)
        if differs[0]:
            text = tr("roll_galaxy-with-worker", worker=text)
    return f"{text} ({gain})" if text and gain else text


def gesture(position: Position, actions: Sequence[Action]) -> str:
    """The text of a button for several dice at once: what they do, and the gain."""
    kind, count = decision_of(actions[0]).kind, len(actions)
    if kind is data.Kind.PRODUCE:
        return tr("roll_galaxy-produce-goods", count=count)
    if kind is data.Kind.WORK:
        return tr("roll_galaxy-build-with", count=count)
    if kind is data.Kind.RECRUIT:
        names = [symbols.colour_name(decision_of(each).fields[0]) for each in actions]
        counts = ((name, names.count(name)) for name in dict.fromkeys(names))
        dice = ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in counts)
        return tr("roll_galaxy-recruit-dice", count=count, dice=dice)
    money, chips = map(sum, zip(*_gains(position, actions), strict=True))
    if kind is data.Kind.STOCK:
        return f"{tr('roll_galaxy-stock-dice', count=count)} ({_brought(money, chips)})"
    text = tr("roll_galaxy-ship-goods", count=count)
    return f"{text} ({_brought(money, chips)})"


def _gains(position: Position, actions: Sequence[Action]) -> Iterator[tuple[int, int]]:
    """The gain of each of several actions for the deciding seat: credits and VP chips."""
    seat = position.turn
    for action in actions:
        yield gains_of(position, action, seat)
        position = position.apply(action)


def effect(position: Position, action: Action, seat: Seat) -> str:
    """The immediate gain of an action: ``+$4``, ``+2 VP``; empty if nothing."""
    return _brought(*gains_of(position, action, seat))


def _brought(money: int, chips: int) -> str:
    """Credits and VP chips, if any: ``+$4, +2 VP``."""
    parts = []
    if money:
        parts.append(f"{'+' if money > 0 else '−'}${abs(money)}")
    if chips:
        parts.append(tr("roll_galaxy-chips-gained", chips=chips))
    return ", ".join(parts)


def spoken(view: GalaxyView, words: Words) -> str:
    """The position in sentences, for a screen reader."""
    names = words.names
    parts = [tr("roll_galaxy-round", round=view.round)]
    parts += [seat_sentence(seat, names[at]) + "." for at, seat in enumerate(view.seats)]
    return " ".join(parts)
