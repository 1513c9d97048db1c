"""The parts of the arena page: tournaments of bots, watched in the window.

* `files`       tournaments that are kept in the data folder: listed, counted, deleted
* `keeper`      which of them is open: begun, read, closed
* `run`         one tournament and its news, at most four times a second
* `setup_form`  who plays what: the form on the left
* `earlier`     tournaments of earlier times, to open or delete
* `table`       the standings, everyone against everyone, and every finished game
* `elo_lines`   Elo over time as plain data, `elo_graph` draws it
* `shown_game`  a game as positions, made in a worker thread; `live_board` shows it
* `foot`        progress, time left, pause, finish, stop, export; `exports` writes the files
* `figures`     intervals and times in words

Everything that takes long (reading files, starting and closing tournaments, positions of games)
happens in worker threads. The tournament itself (`engines.arena.tournament`) plays in its own.
"""
