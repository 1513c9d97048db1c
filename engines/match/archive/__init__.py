"""Matches on disk.

* ``archive``: the one door, with threads of its own; ``records``: new, read, written
* ``open_matches``: a file for each unfinished match
* ``library``, ``library_file``: finished games, in one SQLite file
"""
