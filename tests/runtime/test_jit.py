"""The cache of compiled code: stamps, places, and processes that compile nothing."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from engines.runtime import caches, jit, warmup
from tests.runtime.copies import COMPILER, KERNELS, Copies, copies

ROOT = Path(jit.__file__).parents[2]

CALLER = """
from engines.runtime.kernels.contract import kernel
from engines.games.toy.kernels.callee import step


@kernel
def twice(n):
    return step(step(n))
"""
CALLEE = """
from engines.runtime.kernels.contract import kernel


@kernel
def step(n):
    return n + 1
"""
PACKAGE = """
def rules():
    from engines.runtime.kernels.contract import int64
    from engines.games.toy.kernels.callee import step

    return step(int64(0))


def more():
    from engines.runtime.kernels.contract import int64
    from engines.games.toy.kernels.caller import twice

    return twice(int64(0))


PARTS = {"rules": rules, "more": more}
"""
# Prints what the kernels compute, where their code is, and how many had to be compiled.
ASK = """
from engines.runtime import jit, warmup
from engines.games.toy.kernels import more, callee, caller

value = more()
misses = sum(sum(k.stats.cache_misses.values()) for k in (callee.step, caller.twice))
print(value, misses, not warmup.needed(["games.toy"]), jit.unit_cache("games.toy"), sep="\\n")
"""
IN_CHILDREN = "from engines.runtime import warmup; print(*warmup.warm_up(['games.toy']))"
# The command line of such a child.
WARM_UP = """
import sys

from engines.runtime import warmup

if warmup.main(sys.argv[1:]):
    raise SystemExit(1)
"""
# All kernels of one unit of the real project, after its warm-up.
WARM_UNIT = """
import pkgutil
import sys
from importlib import import_module

unit = sys.argv[1]
package = import_module(f"engines.{unit}.kernels")
for part in package.PARTS.values():
    part()
for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
    import_module(module.name)
"""
# Every bot of the unit's game decides, and compares, in the first positions of a game.
DECIDE = """
from engines.contract.bot import Question
from engines.contract.budget import Budget
from engines.contract.monitor import Monitor
from engines.contract.position import Position
from engines.contract.registry import games
from engines.runtime.streams import stream

game = next(game for game in games().values() if game.unit_name == unit)
budget = Budget(playouts=40, nodes=2000, depth=2)
position, random = Position.start(game, game.info.default_seats), stream(1)
for _ in range(8):
    if position.is_chance:
        position = position.apply(position.sample(random))
        continue
    for bot in game.bots:
        analysis = bot.analyse(Question(position, budget, 1), Monitor())
        named = tuple(line.actions[0] for line in analysis.lines[:2])
        bot.analyse(Question(position, budget, 1, named), Monitor())
    position = position.apply(analysis.lines[0].actions[0])
"""
# For every kernel: whether it is the unit's own, how many combinations of types this process has,
# and how many of them it had to compile.
LIST_KERNELS = """
from numba.core.dispatcher import Dispatcher

found = {}
for name, module in list(sys.modules.items()):
    if name.startswith("engines.") and ".kernels" in name:
        for kernel in vars(module).values():
            if isinstance(kernel, Dispatcher):
                home = kernel.py_func.__module__
                found[f"{home}.{kernel.py_func.__name__}"] = (
                    home.startswith(f"{package.__name__}."),
                    len(kernel.signatures),
                    sum(kernel.stats.cache_misses.values()),
                )
for name, facts in found.items():
    print(name, *map(int, facts))
"""

# For every kernel of a unit: how many combinations of types its warm-up has compiled. Those that
# were compiled after the warm-up was complete do not count. Nothing is loaded.
COUNT = """
import pkgutil
import sys
from importlib import import_module
from pathlib import Path

from engines.runtime import jit
from numba.core.dispatcher import Dispatcher

unit = sys.argv[1]
package = import_module(f"engines.{unit}.kernels")
complete = (jit.unit_cache(unit) / "STAMP").stat().st_mtime_ns
for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
    for kernel in vars(import_module(module.name)).values():
        if isinstance(kernel, Dispatcher) and kernel.py_func.__module__ == module.name:
            cache = kernel._cache
            code = Path(cache.cache_path).glob(f"{cache._impl.filename_base}.*.nbc")
            types = sum(file.stat().st_mtime_ns <= complete for file in code)
            print(f"{module.name}.{kernel.py_func.__name__}", types)
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the runtime with one small game beside it."""
    make_project(tmp_path)
    return tmp_path


def make_project(folder: Path) -> None:
    engines = folder / "engines"
    shutil.copytree(
        ROOT / "engines" / "runtime",
        engines / "runtime",
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    kernels = engines / "games" / "toy" / "kernels"
    kernels.mkdir(parents=True)
    for package in (engines, engines / "games", engines / "games" / "toy"):
        (package / "__init__.py").write_text("")
    (kernels / "__init__.py").write_text(PACKAGE)
    (kernels / "caller.py").write_text(CALLER)
    (kernels / "callee.py").write_text(CALLEE)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project that has been warmed up."""
    folder = tmp_path_factory.mktemp("compiled")
    make_project(folder)
    assert run(folder, "-c", IN_CHILDREN) == ["games.toy"]
    return folder


@pytest.fixture
def warm(compiled: Path, tmp_path: Path) -> Path:
    """A copy of the project that has been warmed up."""
    return shutil.copytree(compiled, tmp_path, dirs_exist_ok=True)


@pytest.fixture(scope="module")
def compiler() -> Iterator[Copies]:
    with copies(COMPILER) as process:
        yield process


@pytest.fixture
def in_project(project: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """This process looks for kernels in the copy."""
    monkeypatch.setattr(jit, "_ENGINES", project / "engines")
    monkeypatch.setattr(jit, "_PREBUILT", project / "engines" / "_jit")
    monkeypatch.setenv("PARLOUR_KERNEL_CACHE", str(project / "cache"))
    monkeypatch.setattr(jit, "parts", lambda _unit: {"rules": None})
    forget()
    yield project / "engines"
    forget()


def forget() -> None:
    for cached in (jit.units, jit.used_units, jit.stamp, jit.unit_cache):
        cached.cache_clear()


def stamps() -> dict[str, str]:
    forget()
    return {unit: jit.stamp(unit) for unit in jit.units()}


def append(file: Path, text: str) -> None:
    file.write_text(file.read_text() + text)


def run(project: Path, *arguments: str, **environment: str) -> list[str]:
    settings = {name: value for name, value in os.environ.items() if "NUMBA" not in name}
    settings |= {"PYTHONPATH": str(project), "PARLOUR_KERNEL_CACHE": str(project / "cache")}
    child = subprocess.run(
        [sys.executable, *arguments],
        cwd=project,
        env=settings | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert child.returncode == 0, child.stderr
    return child.stdout.splitlines()


def here(
    compiler: Copies, project: Path, script: str, *arguments: str, **environment: str
) -> list[str]:
    """``run`` a script in a process where numba is ready."""
    environment = {"PARLOUR_KERNEL_CACHE": str(project / "cache"), **environment}
    return compiler.run(script, *arguments, folder=project, **environment)


# -- which source belongs where ---------------------------------------------------------------


def test_units_are_the_kernel_packages(in_project: Path) -> None:
    assert jit.units() == ("games.toy", "runtime")
    assert jit.kernels_folder("games.toy") == in_project / "games" / "toy" / "kernels"


def test_sources_know_their_unit(in_project: Path) -> None:
    kernels = in_project / "games" / "toy" / "kernels"
    assert jit.unit_of(kernels / "caller.py") == "games.toy"
    assert jit.unit_of(kernels / "deeper" / "more.py") == "games.toy"
    assert jit.unit_of(in_project / "runtime" / "kernels" / "rng.py") == "runtime"
    assert jit.unit_of(in_project / "runtime" / "jit.py") is None
    assert jit.unit_of(in_project.parent / "kernels" / "foreign.py") is None
    assert jit.KernelCacheLocator.from_function(run, __file__) is None


# -- stamps -----------------------------------------------------------------------------------


def test_an_edit_invalidates_its_own_game_only(in_project: Path) -> None:
    before = stamps()
    append(in_project / "games" / "toy" / "kernels" / "callee.py", "# why\n")
    after = stamps()
    assert after["games.toy"] != before["games.toy"]
    assert after["runtime"] == before["runtime"]


def test_an_edit_invalidates_those_who_use_the_kernels(in_project: Path) -> None:
    experiments = in_project / "labs" / "toy" / "kernels"
    experiments.mkdir(parents=True)
    (experiments / "__init__.py").write_text("")
    (experiments / "games.py").write_text("from engines.games.toy.kernels.callee import step\n")
    before = stamps()
    assert jit.used_units("labs.toy") == ("games.toy", "labs.toy")
    append(in_project / "games" / "toy" / "kernels" / "callee.py", "# why\n")
    assert stamps()["labs.toy"] != before["labs.toy"]
    before = stamps()
    append(experiments / "games.py", "# why\n")
    assert stamps()["games.toy"] == before["games.toy"]


def test_an_edit_of_the_shared_kernels_invalidates_everything(in_project: Path) -> None:
    before = stamps()
    append(in_project / "runtime" / "kernels" / "rng.py", "# why\n")
    after = stamps()
    assert all(after[unit] != before[unit] for unit in before)


def test_an_edit_of_the_shared_constants_invalidates_everything(in_project: Path) -> None:
    before = stamps()
    types = in_project / "runtime" / "types.py"
    types.write_text(types.read_text().replace("CHANCE: Final = -1", "CHANCE: Final = -3"))
    after = stamps()
    assert all(after[unit] != before[unit] for unit in before)


def test_new_and_renamed_sources_count(in_project: Path) -> None:
    kernels = in_project / "games" / "toy" / "kernels"
    seen = [stamps()["games.toy"]]
    (kernels / "more.py").write_text("")
    seen.append(stamps()["games.toy"])
    (kernels / "more.py").rename(kernels / "other.py")
    seen.append(stamps()["games.toy"])
    (kernels / "deeper").mkdir()
    (kernels / "other.py").rename(kernels / "deeper" / "other.py")
    seen.append(stamps()["games.toy"])
    assert len(set(seen)) == 4


def test_sources_that_are_no_kernels_do_not_count(in_project: Path) -> None:
    before = stamps()
    append(in_project / "runtime" / "storage.py", "# why\n")
    (in_project / "games" / "toy" / "texts.py").write_text("")
    assert stamps() == before


@pytest.mark.parametrize(
    "name",
    [
        "NUMBA_BOUNDSCHECK",
        "NUMBA_OPT",
        "NUMBA_CPU_NAME",
        "NUMBA_CPU_FEATURES",
        "NUMBA_DISABLE_JIT",
    ],
)
def test_switches_that_change_the_code_change_the_stamp(
    name: str, in_project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = stamps()
    monkeypatch.setenv(name, "1")
    after = stamps()
    assert all(after[unit] != before[unit] for unit in before)


# -- places -----------------------------------------------------------------------------------


def test_a_warm_cache_is_known_by_its_stamp(in_project: Path) -> None:
    assert not jit.warm_parts("games.toy")
    assert "games.toy/rules" in warmup.needed()
    jit.mark_warm("games.toy", "rules")
    assert jit.warm_parts("games.toy") == ("rules",)
    assert warmup.needed(["games.toy"]) == ()
    append(in_project / "games" / "toy" / "kernels" / "caller.py", "# why\n")
    forget()
    assert not jit.warm_parts("games.toy")


def test_parts_are_noted_one_by_one_whoever_compiles_them(in_project: Path) -> None:
    jit.mark_warm("games.toy", "rules")
    jit.mark_warm("games.toy", "more")
    assert jit.warm_parts("games.toy") == ("rules", "more")
    jit.mark_warm("games.toy", "rules")
    assert jit.warm_parts("games.toy") == ("rules", "more")


@pytest.mark.parametrize("damage", [b"", b"other", None])
def test_a_damaged_file_goes_and_with_it_the_note_of_what_is_complete(
    damage: bytes | None, in_project: Path
) -> None:
    kernel = jit.unit_cache("games.toy") / "caller" / "twice.1.nbc"
    kernel.parent.mkdir(parents=True)
    kernel.write_bytes(b"compiled")
    jit.mark_warm("games.toy", "rules")
    jit.drop_damaged("games.toy")
    assert jit.warm_parts("games.toy") == ("rules",)
    if damage is None:
        kernel.unlink()
    else:
        kernel.write_bytes(damage)
    jit.drop_damaged("games.toy")
    assert not kernel.exists()
    jit.mark_warm("games.toy", "more")
    assert jit.warm_parts("games.toy") == ("more",)


def test_a_packaged_cache_is_used_while_it_fits(in_project: Path) -> None:
    packaged = in_project / "_jit" / "games.toy"
    packaged.mkdir(parents=True)
    (packaged / "STAMP").write_text(jit.stamp("games.toy") + " rules\n")
    assert jit.unit_cache("games.toy") == packaged
    (packaged / "STAMP").write_text("another program")
    forget()
    assert jit.unit_cache("games.toy").is_relative_to(in_project.parent / "cache")


def test_marking_a_warm_cache_writes_nothing(in_project: Path) -> None:
    packaged = in_project / "_jit" / "games.toy"
    packaged.mkdir(parents=True)
    (packaged / "STAMP").write_text(jit.stamp("games.toy") + " rules\n")
    jit.mark_warm("games.toy", "rules")
    assert (packaged / "STAMP").read_text().endswith(" rules\n")


def test_code_that_nobody_has_used_for_long_goes(in_project: Path) -> None:
    cache = in_project.parent / "cache"
    names = ["games.toy-" + 16 * "a", "runtime-" + 16 * "b", "games.gone-" + 16 * "c"]
    others = ["games.toy-" + 16 * "d", "my-notes", "games.toy.lock"]
    for name in names + others:
        (cache / name / "caller").mkdir(parents=True)
    long_ago = time.time() - caches.UNUSED_S - 60
    for name in [*names, "my-notes", "games.toy.lock"]:
        os.utime(cache / name, (long_ago, long_ago))
    own = jit.unit_cache("games.toy")
    os.utime(own, (long_ago, long_ago))
    forget()
    jit.unit_cache("games.toy")
    assert own.stat().st_mtime > long_ago, "to use it is to be seen"
    jit.mark_warm("games.toy", "rules")
    assert {entry.name for entry in cache.iterdir()} == {own.name, *others}


# -- in fresh processes -----------------------------------------------------------------------


def test_an_edited_callee_never_leaves_stale_code_behind(warm: Path) -> None:
    assert run(warm, "-c", ASK)[:3] == ["2", "0", "True"]
    assert run(warm, "-c", IN_CHILDREN) == [""]
    callee = warm / "engines" / "games" / "toy" / "kernels" / "callee.py"
    callee.write_text(CALLEE.replace("n + 1", "n + 21"))
    assert run(warm, "-c", ASK)[:3] == ["42", "2", "False"]
    assert run(warm, "-c", ASK)[:2] == ["42", "0"]


def test_a_part_is_ready_without_the_others(project: Path, compiler: Copies) -> None:
    here(compiler, project, WARM_UP, "games.toy/rules")
    needed = "from engines.runtime import warmup; print(*warmup.needed(['games.toy']))"
    assert here(compiler, project, needed) == ["games.toy/more"]
    compiled = {file.name.partition("-")[0] for file in (project / "cache").rglob("*.nbc")}
    assert "callee.step" in compiled
    assert "caller.twice" not in compiled
    here(compiler, project, WARM_UP, "games.toy/more")
    assert here(compiler, project, needed) == [""]


def test_a_child_tells_each_kernel_that_it_compiles(project: Path, compiler: Copies) -> None:
    assert here(compiler, project, WARM_UP, "games.toy/rules") == ["."]
    assert here(compiler, project, WARM_UP, "games.toy") == ["."]
    assert here(compiler, project, WARM_UP, "games.toy") == []


def test_without_a_place_to_write_a_temporary_folder_serves(
    project: Path, compiler: Copies
) -> None:
    (project / "file").write_text("")
    unusable = str(project / "file" / "below")
    value, _misses, warm, folder = here(compiler, project, ASK, PARLOUR_KERNEL_CACHE=unusable)
    assert (value, warm) == ("2", "False")
    assert "parlour-jit-" in folder
    assert not Path(folder).exists()


def test_on_a_full_disk_a_temporary_folder_serves(
    in_project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = in_project.parent / "cache"
    assert cache in jit.unit_cache("games.toy").parents
    full = shutil.disk_usage(in_project)._replace(free=1000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _folder: full)
    forget()
    assert cache not in jit.unit_cache("games.toy").parents


def test_a_packaged_cache_needs_no_other(project: Path, compiler: Copies) -> None:
    here(compiler, project, WARM_UP, PARLOUR_KERNEL_BUILD="1")
    (project / "file").write_text("")
    unusable = str(project / "file" / "below")
    packaged = project / "engines" / "_jit" / "games.toy"
    answer = here(compiler, project, ASK, PARLOUR_KERNEL_CACHE=unusable)
    assert answer == ["2", "0", "True", str(packaged)]


def test_two_programs_may_warm_up_at_once(project: Path) -> None:
    command = [sys.executable, "-m", "engines.runtime.warmup", "games.toy"]
    place = {"PYTHONPATH": str(project), "PARLOUR_KERNEL_CACHE": str(project / "cache")}
    both = [subprocess.Popen(command, cwd=project, env=os.environ | place) for _ in range(2)]
    assert [child.wait() for child in both] == [0, 0]
    assert run(project, "-c", ASK)[:3] == ["2", "0", "True"]


def test_files_that_a_power_cut_left_empty_are_compiled_again(
    project: Path, compiler: Copies
) -> None:
    here(compiler, project, ASK)
    torn = [file for file in (project / "cache").rglob("*.nb?") if "caller" in file.name]
    for file in torn:
        file.write_bytes(b"")
    assert torn
    here(compiler, project, WARM_UP, "games.toy")
    assert here(compiler, project, ASK)[:3] == ["2", "0", "True"]


@pytest.mark.parametrize("damaged", ["*.nbi", "*.nbc", "STAMP"])
def test_damaged_code_is_compiled_again(warm: Path, compiler: Copies, damaged: str) -> None:
    found = list((warm / "cache").glob(f"games.toy-*/**/{damaged}"))
    for file in found:
        file.write_bytes(b"\xff" * 300)
    assert found
    here(compiler, warm, WARM_UP, "games.toy")
    assert here(compiler, warm, ASK)[:3] == ["2", "0", "True"]


def test_code_that_is_missing_is_compiled_again(warm: Path) -> None:
    next((warm / "cache").glob("games.toy-*/**/*.nbc")).unlink()
    assert run(warm, "-c", IN_CHILDREN) == ["games.toy"]


def test_bounds_checked_code_lives_apart(warm: Path, compiler: Copies) -> None:
    plain = here(compiler, warm, ASK)
    checked = run(warm, "-c", ASK, NUMBA_BOUNDSCHECK="1")  # numba reads this when it is imported
    assert checked[1] == "2"
    assert plain[3] != checked[3]
    assert here(compiler, warm, ASK)[1] == "0"


def test_kernels_that_cannot_be_compiled_are_named(project: Path) -> None:
    caller = project / "engines" / "games" / "toy" / "kernels" / "caller.py"
    caller.write_text(CALLER.replace("step(step(n))", "step(nothing)"))
    child = subprocess.run(
        [sys.executable, "-c", IN_CHILDREN],
        cwd=project,
        env=os.environ | {"PARLOUR_KERNEL_CACHE": str(project / "cache")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert child.returncode == 1
    *_, said = child.stderr.splitlines()
    assert "The compiled code of games.toy could not be prepared (" in said
    assert said.endswith("to see the whole message.")


@pytest.mark.parametrize(
    ("end", "named"),
    [
        ("os.kill(os.getpid(), 9)", "stopped by the system, signal 9"),
        ("os._exit(3)", "ended with 3"),
    ],
)
def test_a_warm_up_that_ends_without_a_word_is_named(project: Path, end: str, named: str) -> None:
    package = project / "engines" / "games" / "toy" / "kernels" / "__init__.py"
    package.write_text(f"def rules():\n    import os\n    {end}\n\n\nPARTS = {{'rules': rules}}\n")
    child = subprocess.run(
        [sys.executable, "-c", IN_CHILDREN],
        cwd=project,
        env=os.environ | {"PARLOUR_KERNEL_CACHE": str(project / "cache")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert child.returncode == 1
    assert f"games.toy could not be prepared ({named})" in child.stderr


@pytest.fixture(scope="module")
def imported() -> Iterator[Copies]:
    with copies(COMPILER + KERNELS) as process:
        yield process


def kernels_after_warm_up(
    imported: Copies, unit: str, then: str = ""
) -> list[tuple[str, int, int, int]]:
    """For every kernel in a fresh process: name, whether it is the unit's own, types, compiled."""
    lines = map(str.split, imported.run(WARM_UNIT + then + LIST_KERNELS, unit))
    return [(name, int(own), int(types), int(misses)) for name, own, types, misses in lines]


@pytest.mark.parametrize("unit", [unit for unit in jit.units() if not unit.startswith("games.")])
def test_a_fresh_process_compiles_nothing(unit: str, imported: Copies) -> None:
    warmup.warm_up([unit])
    kernels = kernels_after_warm_up(imported, unit)
    assert any(types for _name, own, types, _misses in kernels if own)
    assert [name for name, _own, _types, misses in kernels if misses] == []


@pytest.mark.parametrize("unit", [unit for unit in jit.units() if unit.startswith("games.")])
def test_no_bot_waits_for_a_compiler_when_it_first_decides(unit: str, imported: Copies) -> None:
    """A fresh process compiles nothing, neither for the warm-up nor for the bots after it."""
    warmup.warm_up([*jit.units()])
    kernels = kernels_after_warm_up(imported, unit, DECIDE)
    own = [kernel for kernel in kernels if kernel[1]]
    assert any(types for _name, _own, types, _misses in own)
    assert {name: types for name, _own, types, _misses in own if types > 1} == {}
    assert [name for name, _own, _types, misses in kernels if misses] == []


@pytest.mark.parametrize("unit", jit.units())
def test_the_warm_up_compiles_every_kernel_for_one_combination_of_types(
    unit: str, imported: Copies
) -> None:
    warmup.warm_up([unit])
    found = {name: int(types) for name, types in map(str.split, imported.run(COUNT, unit))}
    assert found
    assert {name: types for name, types in found.items() if types != 1} == {}
