### What keypeg arena says.

arena-title = { $box } ({ $name }), { $seats } seats
arena-played = { $played ->
    [one] One match
   *[other] { $played } matches
} of seed { $seed }
arena-stopped = Stopped: { $played } of { $asked } matches of seed { $seed }
arena-kept = { $kept ->
    [one] One match of seed { $seed } is there already.
   *[other] { $kept } matches of seed { $seed } are there already.
}
arena-progress = { $done } of { $matches } matches

## The tables

arena-player = player
arena-matches = matches
arena-won = won
arena-drawn = drawn
arena-lost = lost
arena-elo = Elo
arena-share = share
arena-cpu = ms a move
arena-cpu-worst = worst ms
arena-rounds = rounds won
arena-round-points = points a round
arena-made = points a round as codemaker
arena-conceded = points conceded as codebreaker
arena-rows = rows when found
arena-not-found = not found
arena-replays = replays
arena-wrong-keys = wrong keys
arena-wrong-calls = wrong calls
arena-meetings = Who met whom: the row’s player won so many %

## What the figures are

arena-note-shares = Shares are of what was decided, with 95 % intervals (Wilson); ± is the 95 % interval of a mean.
arena-note-elo = Elo is one scale for all: 1500 is the mean, and whoever has 100 more wins 64 % against the other. A draw is half a win.
arena-note-even = Among equals each would have a share of { $share }.
arena-note-rounds = Rows are counted where the player found the code first, or both did.
arena-note-roles = Rows are counted where the code was found; points conceded count every round.
arena-note-cpu = Time is CPU time in milliseconds a move.

## The picture

arena-plot-shares = Share of decided matches, 95 % interval
arena-plot-round-shares = Share of decided rounds, 95 % interval
arena-plot-rows = Rows when the code was found
arena-plot-percent = % of the codes found
arena-plot-even = equal play
