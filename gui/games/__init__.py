"""The faces of the games: a board and a tile for each, found by name.

A game needs nothing here: it can be played on the text board (`gui.table.text_board`) at once. A
board of its own is a package ``gui/games/ID`` that defines ``FACE`` (`gui.games.face.Face`); the
contract of the board is `gui.table.board`, that of the form in which a position is set up
`gui.table.form`. Nothing else needs an edit.

Boards draw what they are given and say which legal action was chosen. They hold no rules: the scene
says which actions are legal, what follows, and what it is called.
"""
