"""Sounds: what there is to hear, and when.

* `player`   plays a sound, if the person wants sounds and the package for it is installed
* `match`    which sounds go with what happens in a match

The sounds are made by ``packaging/sounds`` and lie in ``assets/sounds``. Nothing is told by sound
alone.
"""
