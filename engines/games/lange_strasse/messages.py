"""The events of Lange Strasse as facts, for the log and announcements."""

from engines.contract.messages import Message, Parameter, message
from engines.contract.position import Position
from engines.contract.rules import Guide, Rules
from engines.games.lange_strasse.dice import Keep, Result, faces_of, is_strich, keep_of
from engines.games.lange_strasse.kernels.state import TARGET, TOTALE_ROUND_1, TOTALE_SET
from engines.games.lange_strasse.snapshot import Snapshot, read
from engines.runtime.types import Action, State


def describe(snapshot: Snapshot, action: Action) -> Message:
    if snapshot.dice:
        return _decision(snapshot, keep_of(snapshot, action))
    rolled: dict[str, Parameter] = {"seat": snapshot.mover, "dice": faces_of(action)}
    if not is_strich(snapshot, action):
        return message("lange_strasse.log.rolled", **rolled)
    if is_totale(snapshot):
        return message("lange_strasse.log.totale", **rolled)
    lost = snapshot.accumulated
    code = "strich_lost" if lost else "strich"
    return message(f"lange_strasse.log.{code}", **rolled, points=lost)


def is_totale(snapshot: Snapshot) -> bool:
    """Whether a strich on the pending roll would be a Totale."""
    if snapshot.kept.dice:
        return False
    if snapshot.totale == TOTALE_SET:
        return True
    first_round = snapshot.totale != TOTALE_ROUND_1 or snapshot.round == 1
    return snapshot.accumulated == 0 and first_round


def _decision(snapshot: Snapshot, keep: Keep) -> Message:
    said: dict[str, Parameter] = {"seat": snapshot.mover, "dice": keep.faces}
    turn = snapshot.accumulated + keep.points
    if keep.ends_turn:
        code = "talheim" if keep.result is Result.TALHEIM else "stop"
        score = snapshot.scores[snapshot.mover] + turn
        plays_on = snapshot.place < snapshot.seats - 1 and not snapshot.last_round
        ending = "_arrives" if score >= TARGET and plays_on else ""
        return message(f"lange_strasse.log.{code}{ending}", **said, points=turn, score=score)
    codes = {
        Result.OPEN: "keep",
        Result.COMPLETE: "complete",
        Result.STRASSE: "strasse",
        Result.SUPER: "super",
    }
    code = codes[keep.result]
    return message(f"lange_strasse.log.{code}", **said, points=keep.points, turn=turn)


def ask(snapshot: Snapshot) -> Message:
    code = "ask_last" if snapshot.last_round else "ask_sets" if snapshot.accumulated else "ask"
    return message(
        f"lange_strasse.{code}",
        seat=snapshot.mover,
        points=snapshot.accumulated,
        best=max(snapshot.scores),
    )


def standing_detail(snapshot: Snapshot, seat: int) -> Message:
    """The small figure on the card of ``seat``: money so far, and whether it has a strich."""
    code = "marked" if snapshot.strich[seat] else "clean"
    return message(f"lange_strasse.standing.{code}", cents=snapshot.money[seat])


class LangeStrasseGuide(Guide):
    """Things are ``die`` (face, whether others are picked) and ``kept``."""

    def usual(self, rules: Rules, state: State) -> tuple[Action, ...]:
        """Completing the set; else the largest group; else as few dice as possible."""
        # If only points count, this is best in 5 of 6 decisions and costs 12 points on average.
        snapshot, legal = read(state), Position(rules, state).legal()
        usual = max(
            (keep_of(snapshot, action) for action in legal),
            key=lambda k: (k.result is not Result.OPEN, k.kept.size, -len(k.faces), k.points),
        )
        return (usual.action,)

    def why_not(self, rules: Rules, state: State, thing: str, *at: int) -> Message | None:
        snapshot = read(state)
        if thing == "kept":
            return message("lange_strasse.why.kept")
        if not snapshot.dice:
            return message("lange_strasse.why.roll")
        face, picked = at
        code = "together" if picked and face in (1, 5) else "three"
        return message(f"lange_strasse.why.{code}", face=face)
