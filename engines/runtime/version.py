"""Which Parlour this is."""

import importlib.metadata


def program_version() -> str:
    """The version of Parlour that writes records and results."""
    try:
        return importlib.metadata.version("parlour")
    except importlib.metadata.PackageNotFoundError:
        return "unknown"
