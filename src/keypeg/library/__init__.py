"""The library: what `import keypeg` offers. A match to play with, its pictures, and one function for each question.

- `match`: a match that one plays action by action, takes back, prints and keeps as a record.
- `analysis`: analyse a board, and take its best strategy.
- `simulation`: let computers play.
- `text`, `pictures`: a match as plain text and as SVG.

`keypeg` itself loads these when they are first used.
"""
