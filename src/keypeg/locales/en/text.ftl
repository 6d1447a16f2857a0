### The text mode: what may be typed, and what it says.

## The text mode. What may be typed: each command's words, the usual one first, separated by commas

type-guess = guess, lay
type-hide = hide
type-mark = mark
type-ask = ask
type-answer = answer
type-mastermind = mastermind, call
type-challenge = challenge
type-resign = resign
type-rows = rows
type-code = code, hand
type-notes = notes
type-note = note
type-hint = hint, hints
type-why = why
type-review = review
type-try = try, practise
type-score = score
type-players = players
type-who = who
type-rules = rules, rule
type-help = help, offers
type-pass = pass
type-claim = claim
type-rematch = rematch, again
type-decline = decline
type-react = react, say
type-mute = mute
type-record = record
type-commitments = commitments, fair
type-receipt = receipt
type-board = board
type-yes = yes
type-no = no
typed-note-out = out
typed-note-sure = sure
typed-note-possible = possible
typed-reaction-clap = bravo, clap
typed-reaction-think = hmm, think
typed-reaction-wow = wow
typed-reaction-party = hooray, party
typed-reaction-well_played = well played
typed-reaction-thanks = thanks

## What the text mode says

text-log = What has been said
text-field = Command
text-send = Send
text-begin = Type { $help } to hear what you can do.
text-rows = Rows so far
text-maker =
    { $who ->
        [you] You make the code.
       *[other] { $name } makes the code.
    }
text-out =
    { $who ->
        [you] You are out of this round.
       *[other] { $name } is out of this round.
    }
text-barred =
    { $who ->
        [you] You are out of the replays of this round, and the referee answers.
       *[other] { $name } is out of the replays of this round, and the referee answers.
    }
text-code = Your code: { $code }.
text-covered = A row is down, still covered.
text-covered-own = Your covered row: { $row }.
text-clock =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
text-letters = Colours by letter: { $colours }. A dot is an empty hole. Names work, too.
text-holding = Press Enter to go on.
text-nothing = Nothing yet.
text-now = What you can do now
text-always = At any time
text-resign-sure = Give this round up? Type { $yes } or { $no }.
text-resign-not = Play goes on.
text-not-over = The match is not over yet.
text-notes = Your notes
text-notes-none = You have nothing to take notes of now.
text-notes-sure = Hole { $number }: { $colours } for sure.
text-notes-out = Hole { $number }: not { $colours }.
text-notes-open = Hole { $number }: everything is possible.
text-notes-where = There is no such hole or colour to take a note of. In the group box say whose board it is, too.
text-about-notes = { $word }: what you have noted.
text-about-note = { $word } with a colour, a hole and out, sure or possible: take a note.
text-about-hint = { $word }: a hint; again, the next one, which says more. Everybody is told that you took it.
text-about-why = { $word } with a colour and a hole: which rows make it certain.
text-about-review = { $word }: what the coach says about the last round.
text-about-try = { $word } with the number of a row: play on from there against the same code; nobody else sees it.
text-try-none = There is no row to try again yet.
text-try-how = Lay your row with { $guess }, or just its colours. { $review } ends the practice.
text-hint-none = Hints are for players.
text-why-forbidden = This match was agreed on without hints.
text-why-open = Nothing is certain about it yet.
text-no-question = Nothing was asked.
text-no-rule = There is no rule { $rule }.
text-rules-how = Type, for example, { $word } { $rule } to hear a paragraph.
text-nobody = There is nobody by that name: { $name }.
text-how-hide = { $typed } hides a code.
text-how-guess = { $typed } lays a row; the colours alone do it, too.
text-how-mark = { $typed } gives a key: first the reds, then the whites.
text-how-ask = { $typed } asks with a row.
text-how-answer = { $typed } answers for your token: black, white or nothing.
text-how-mastermind = { $typed } calls the whole code.
text-how-challenge = { $typed } says that a key was wrong.
text-how-resign = { $typed } gives the round up, once you have confirmed it.
text-about-rows = { $word }: all rows so far.
text-about-code = { $word }: what only you know.
text-about-score = { $word }: the points.
text-about-players = { $word }: who plays, who is there, and the clocks.
text-about-who = { $word }: whom the match waits for.
text-about-rules = { $word }: the rules of this box.
text-about-help = { $word }: what you can do now.
text-about-board = { $word }: back to the board.
text-about-pass = { $word } and a name: give the screen to somebody else.
text-about-rematch = { $word }: play again.
text-about-decline = { $word }: do not play again.
text-about-react = { $word } with bravo, hmm, wow, hooray, well played or thanks: say it to the others.
text-about-mute = { $word }: hear no reactions, or hear them again.
text-muted = Reactions are muted.
text-not-muted = Reactions are read out again.
text-about-record = { $word }: the match row by row.
text-about-commitments = { $word }: what was published about hidden codes, and whether any was changed.
text-about-receipt = { $word }: save a file with it, to check the record of the match against.
text-receipt = The receipt is saved as a file.
text-unclear-word = “{ $text }” means nothing here. Type { $help } to hear what you can do.
text-unclear-row = “{ $text }” is no row. Use letters or the names of colours.
text-unclear-mark = A key is two numbers: the reds, then the whites.
text-unclear-answer = An answer is black, white or none.
text-unclear-note = A note is a colour, the number of a hole, and out, sure or possible.
text-unclear-reaction = You can say bravo, hmm, wow, hooray, well played or thanks.
text-unclear-why = Say a colour and the number of a hole, for example blue 2.
