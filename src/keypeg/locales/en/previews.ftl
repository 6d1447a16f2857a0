### What messengers show beside a link, and what stands on the pictures that people share.

preview-home-title = Keypeg: Mastermind by the book
preview-home-headline = Mastermind by the book.
preview-home-line = Against friends or computers, in the browser. No account needed.
preview-box-title = { $box } · Mastermind with Keypeg
preview-rules-title = { $box }: how to play
preview-analysis-title = { $box }: a position
preview-analysis-line = Which codes are left, what is certain, and which row is best? Look, and try your own.
preview-puzzle-title = { $box }: a puzzle
preview-puzzle-line = Exactly one code fits all the rows. Can you find it?
preview-row-puzzle-line = Three rows, and one of them is the best. Which one?
preview-invite-title = { $name } invites you to play
preview-seat-title = A seat is free for you
preview-seat-line = { $box }: sit down and play at once, in the browser. No account needed.
preview-match-line = { $box }: the match is on. Look over their shoulders.
preview-closed-line = { $box }: this match was broken off.
preview-found =
    { $rows ->
        [one] Cracked in one.
       *[other] Cracked in { $rows }.
    }
preview-mastermind = MASTERMIND!
preview-not-found = Not cracked.
preview-feat = { $name } broke a code of { $codes } ({ $box }).
preview-score = Final score: { $scores }.
preview-match-title = { $names }: { $box }
preview-record-title = A match, row by row
preview-picture = A board of { $box }, by Keypeg
