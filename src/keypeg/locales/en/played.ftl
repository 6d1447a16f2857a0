### The page with the matches that one played.

played-title = Your matches
played-summary =
    { $matches ->
        [one] One match: { $won } won, { $drawn } drawn, { $lost } lost.
       *[other] { $matches } matches: { $won } won, { $drawn } drawn, { $lost } lost.
    }
played-shares = Won { $won }, drawn { $drawn }, lost { $lost }
played-shares-legend = Full: won. Striped: drawn. Empty: lost.
played-none = Here you will find every match that you play to its end.
played-none-line = Matches under way are on the page of the tables.
played-play = Play a match
played-other-daily = The code of the day
played-other-puzzles = Puzzles
played-progress =
    { $left ->
        [one] The coach is looking at one more match.
       *[other] The coach is looking at your matches: { $left } to go.
    }
played-progress-label = How far the coach has come
played-filter-box = Box
played-filter-every-box = Every box
played-filter-opponent = Against
played-filter-everybody = Everybody
played-no-coach = This server has no coach, so it counts results alone.
played-left-out =
    { $matches ->
        [one] One match is not counted: its board is too large for the coach.
       *[other] { $matches } matches are not counted: their boards are too large for the coach.
    }

played-rows-title = Rows to find a code
played-rows-bar =
    { $times ->
        [one] In { $rows } rows: once
       *[other] In { $rows } rows: { $times } times
    }
played-box-codes =
    { $codes ->
        [one] You looked for 1 code and found { $found }.
       *[other] You looked for { $codes } codes and found { $found }.
    }
played-box-average = { $rows } rows on average.
played-skill = Skill { $skill }
played-luck = Luck { $luck }
played-rows = { $rows } rows

played-time-title = Skill and luck over time
played-time-line = Skill is about the rows you chose, luck about the keys they met. Luck is 50 on average.
played-time-skill = Skill from { $from } to { $to }
played-time-luck = Luck from { $from } to { $to }

played-against-title = Against whom
played-mistakes-title = Mistakes that come back
played-no-mistakes = No mistake has come back so far.
played-times =
    { $times ->
        [one] once
       *[other] { $times } times
    }
played-cost = { $rows } rows given away
played-mistake-forgot_row = You forget what row { $row } said
played-mistake-told_nothing = You lay rows whose key is known before
played-mistake-told_less = Your row { $row } tells less than another would
played-mistake-asked_less = You ask questions that tell little
played-mistake-called_wrong = You call MASTERMIND and are wrong
played-mistake-wrong_key = You give wrong keys

played-list-title = All matches
played-list-none = No match is like that.
played-result-won = You won against { $others }
played-result-drawn = A draw with { $others }
played-result-lost = You lost to { $others }
played-waiting = The coach has not looked at it yet
played-impossible = Too large a board for the coach
played-more = More matches

played-as-table = As a table
played-head-rows = Rows
played-head-times = How often
played-head-when = When
played-head-matches = Matches
played-head-skill = Skill
played-head-luck = Luck
played-head-name = Name
played-head-won = Won
played-head-drawn = Drawn
played-head-lost = Lost

played-yours-title = They are yours
played-export-line = Save all of your matches in one file. Matches under way are not in it.
played-export = Save all matches
played-delete = Delete all matches
played-delete-title = Delete all your matches?
played-delete-what = Your history will be empty, and the figures on this page are gone.
played-delete-others = Whoever played with you keeps the match, but your name is no longer in it.
played-delete-solo = Games alone, codes of the day and puzzles are deleted too. Only today’s codes stay: each can be played once.
played-delete-stays = Your name here and matches under way stay as they are.
played-delete-final = This cannot be undone. You may want to save them first.
played-delete-left =
    { $left ->
        [one] One more to go.
       *[other] { $left } more to go.
    }
played-delete-no = Keep them
played-delete-yes = Delete them
