"""The keyboard: what can be done with it, which keys do it, and who gets a key first.

* `gui.app.keys.commands` every command and everything that belongs to it
* `gui.app.keys.keymap`    the keys a person has chosen; conflicts
* `gui.app.keys.guard`     keys that a focused control keeps for itself
"""
