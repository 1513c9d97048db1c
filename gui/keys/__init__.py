"""The keyboard: what can be done with it, which keys do it, and who gets a key first.

* `gui.keys.commands`  every command with its usual keys
* `gui.keys.keymap`    the keys a person has chosen; conflicts
* `gui.keys.guard`     keys that a focused control keeps for itself
* `gui.keys.overview`  the page behind `?`
"""
