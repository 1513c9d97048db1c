"""Dice: drawn with vectors, on a surface of the kit.

* `view`      what a die shows (plain values)
* `painting`  how a die is drawn; also the 16 pixel mini dice of logs
* `rolling`   what a rolling die shows at each moment
* `layout`    where dice, groups and the shelf of kept dice lie
* `tray`      the surface that holds dice: `DiceTray`
* `entry`     fields to type a roll made with real dice
"""
