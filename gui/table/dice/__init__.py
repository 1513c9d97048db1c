"""Dice: pictures of real ones, or drawn flat, on a surface of the kit.

* `view`      what a die shows (plain values)
* `painting`  how a die is drawn; also the 16 pixel mini dice of logs
* `sprites`   pictures of real dice
* `rolling`   how dice are thrown, and how they glide
* `floor`     where thrown dice are, and those in a rack
* `tray`      the surface that holds dice: `DiceTray`
* `entry`     fields to type a roll made with real dice
"""
