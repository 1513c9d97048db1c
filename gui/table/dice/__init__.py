"""Dice: drawn with vectors, one item class for all games.

* `view`      what a die shows (plain values)
* `painting`  how a die is drawn; also the 16 pixel mini dice of logs
* `item`      one die in a scene: states, rolling, moving
* `frame`     the frame around dice that count together
* `rolling`   what a rolling die shows at each moment
* `layout`    where dice, groups and the shelf of kept dice lie
* `tray`      the view that holds dice: `DiceTray`
* `entry`     fields to type a roll made with real dice
"""
