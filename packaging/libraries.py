"""Print the Debian packages that this machine lacks, one per line.

Usage: ``python libraries.py GROUP...`` with groups from ``LIBRARIES`` and ``PROGRAMS``.

A library counts as present if the dynamic linker can load it, wherever it came from; the package
only says what to install. The lists were found by adding packages to a minimal Debian 12 until Qt
6.11 worked.
"""

import ctypes
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence

# Group -> library -> package, or its names from the newest release of Debian to the oldest.
LIBRARIES: dict[str, dict[str, tuple[str, ...]]] = {
    # Any window, even one that is only drawn into a picture.
    "drawing": {
        "libGL.so.1": ("libgl1",),
        "libEGL.so.1": ("libegl1",),
        "libX11.so.6": ("libx11-6",),
        "libglib-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
        "libgthread-2.0.so.0": ("libglib2.0-0t64", "libglib2.0-0"),
        "libxkbcommon.so.0": ("libxkbcommon0",),
        "libfontconfig.so.1": ("libfontconfig1",),
        "libfreetype.so.6": ("libfreetype6",),
        "libdbus-1.so.3": ("libdbus-1-3",),
    },
    # A window on an X server.
    "x11": {
        "libX11-xcb.so.1": ("libx11-xcb1",),
        "libxkbcommon-x11.so.0": ("libxkbcommon-x11-0",),
        "libxcb-cursor.so.0": ("libxcb-cursor0",),
        "libxcb-icccm.so.4": ("libxcb-icccm4",),
        "libxcb-image.so.0": ("libxcb-image0",),
        "libxcb-keysyms.so.1": ("libxcb-keysyms1",),
        "libxcb-randr.so.0": ("libxcb-randr0",),
        "libxcb-render.so.0": ("libxcb-render0",),
        "libxcb-render-util.so.0": ("libxcb-render-util0",),
        "libxcb-shape.so.0": ("libxcb-shape0",),
        "libxcb-shm.so.0": ("libxcb-shm0",),
        "libxcb-sync.so.1": ("libxcb-sync1",),
        "libxcb-util.so.1": ("libxcb-util1",),
        "libxcb-xfixes.so.0": ("libxcb-xfixes0",),
        "libxcb-xkb.so.1": ("libxcb-xkb1",),
    },
    # A window on a Wayland compositor.
    "wayland": {
        "libwayland-client.so.0": ("libwayland-client0",),
        "libwayland-cursor.so.0": ("libwayland-cursor0",),
        "libwayland-egl.so.1": ("libwayland-egl1",),
    },
}

# Group -> program -> package.
PROGRAMS: dict[str, dict[str, str]] = {
    # A screen for tests where there is none; windows only become active under a window manager.
    "screen": {"Xvfb": "xvfb", "openbox": "openbox"},
}


def can_load(library: str) -> bool:
    """Tell whether the dynamic linker finds ``library`` and all that it needs."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def known_package(names: Sequence[str]) -> str:
    """Return the first of ``names`` that this release has; the oldest one if apt knows none."""
    for name in names[:-1]:
        answer = subprocess.run(
            ["apt-cache", "show", "--no-all-versions", name], capture_output=True, check=False
        )
        if answer.returncode == 0 and answer.stdout:
            return name
    return names[-1]


def missing_packages(groups: Iterable[str]) -> list[str]:
    """Return the packages that ``groups`` need and this machine lacks, each once.

    Raises:
        KeyError: for an unknown group.
    """
    missing: dict[str, None] = {}
    for group in groups:
        if group in PROGRAMS:
            wanted = PROGRAMS[group].items()
            missing.update((package, None) for name, package in wanted if not shutil.which(name))
            continue
        for library, names in LIBRARIES[group].items():
            if not can_load(library):
                missing[names[-1] if len(names) == 1 else known_package(names)] = None
    return list(missing)


def main() -> None:
    """Print the missing packages of the groups named on the command line."""
    for package in missing_packages(sys.argv[1:]) if sys.platform == "linux" else ():
        print(package)


if __name__ == "__main__":
    main()
