"""The table kit: one way to show a game's table, to point at it, and to say what can be picked.

A game describes its table as a value, a `spots.Tabletop`, whenever anything changes. The kit does
the rest, the same for all games: pictures, zoom, pointer, tips, dragging, the keyboard, key cues,
screen readers and motion.

**What a game writes**

* A tabletop: a frozen dataclass with

  - ``ground_look`` and ``ground(painter, size)``: what is under everything, painted once for each
    look, size and theme;
  - ``spots(size)``: everything that can be pointed at (`spots.Spot`), in reading order, laid out
    for a surface of that size in pixels. Everything that can be pointed at is a spot, even if it
    can't be chosen now: people who read the table with arrow keys or a screen reader need it.
    ``active`` says that a press means something;
  - ``marks(size)``: highlights, rings, arrows, ghosts (`spots.Mark`): small separate pictures above
    or (``layer`` below 0) under those of the spots. Never put a passing state into a spot's
    look if a mark can say it. One that ``waits_for`` things is not seen while they move.

  Spots, marks and flights are painted from a *look*: ``(function, *values)``, painted by
  ``function(painter, rect, *values)`` and kept in one cache. The values must be hashable and hold
  all that the picture depends on but the theme. A picture that reaches beyond its rectangle says
  how far in ``bleed``; ``hover`` is what a spot looks like under the pointer.
* `offers.Offer`: for each legal action the keys of the things that name it. `offers.Selection`
  knows what is picked, what can be picked next (``active``), which action is ``decided``, and which
  ``options`` buttons offer.
* A `board.Board`: makes a `surface.Surface`, hands it to ``use_surface``, shows a tabletop in
  ``draw`` with ``surface.show_table``, and answers the surface's ``pressed``, ``grabbed``, and
  ``dropped`` by ``select``, which lets it ``lay`` the scene again. In ``show_step``, it makes
  `spots.Flight` objects fly with ``settle_when_landed(flights, reading_ms)`` or waits with
  ``settle_after(ms)``. It may use several surfaces; the first has the focus. Others that show
  motion go to ``movers``, too; ``then(what)`` says what follows once a surface has ``landed``. A
  board names its ``backdrop``, which fills the page around it, and says whether it
  ``draws_buttons`` and ``shows_scores`` itself; it may have room for buttons (``foot_room``) and
  for the player cards (``seat_rooms``). Its ``why_not`` asks the rules (``Guide.why_not``) why a
  press does nothing; the kit shows the answer next to the pointer.
* Dice: `dice.tray.DiceTray`, a ready-made surface: a floor, a rack, and around them whatever the
  game puts there (`dice.tray.Around`). With ``use_surface``, digit keys work on its dice, and its
  throws (not dice that only move) trigger what ``then`` was given.
* Materials: wood, felt, and brass (`materials`), with words, a dial, and buttons on them
  (`instruments`). They also handle plain surfaces and high contrast.

* Scores: `sheet.ScoreSheet`, a table of rows and columns, on its own or as a part of another
  tabletop (``spots_in``, ``marks_in``), with names, figures, and winners.

**What it gets**

* Keys of spots are the game's own values (hashable, unique on the table). `surface.Surface` emits
  them; ``surface.table.spots[key]`` gives the spot, ``surface.spot_rect(key)`` its pixels.
* ``place=n`` (0 to 9) makes the digit keys and `board.Board.choose_place` press a spot; ``cue``
  shows another key next to it while Alt is held. Tab goes through ``group``, arrows go by geometry,
  Space and Enter press; when a key would do nothing here, the window gets it.
* A spot's ``name`` and ``tip`` may be functions, which are called only when needed.
* A spot with ``row`` and ``column`` is a cell of a table for screen readers.
* Ctrl and the wheel zoom; a double-click outside all spots resets the zoom.
* Tests: click ``surface.viewport()`` at ``surface.spot_rect(key).center()``, or call
  ``surface.press_spot(key)``; send keys to the surface.

`gui.games.dice_chess` (``table``, ``offers``, ``board``) is the example to read.

* `spots`      spots, marks, flights, the tabletop: plain values
* `offers`     from picked things to actions; no Qt
* `scene`      shows a tabletop; `flying`: what moves over it
* `surface`    the view: mouse, keys, tips; `keyboard`, `tips` and `zoom` are parts of it
* `sheet`      score sheets
* `materials`  surfaces and the light on them; `instruments`: words, figures, a dial, buttons
* `access`     spots for screen readers
* `frame`      what surrounds a table: backdrop, headline, foot with the buttons
* `board`      the interface between a page and a board

The kit knows no game and no page.
"""
