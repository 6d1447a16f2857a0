"""The rulebooks as data, a module each. No other package names an edition or a paragraph.

A new box is a module here, a line in `keypeg.rules.boxes`, its texts and its picture.
"""
