"""The rulebooks as data, a module each. No other package names an edition or a paragraph.

A new box is a module here, its name in `names.py`, a line in `keypeg.rules.boxes`, its texts and its picture.
"""
