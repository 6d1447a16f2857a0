### What `keypeg history` says.

history-title =
    { $matches ->
        [one] One match
       *[other] { $matches } matches
    }
history-matches =
    { $matches ->
        [0] no match over yet
        [one] one match over: won { $won }, drawn { $drawn }, lost { $lost }
       *[other] { $matches } matches over: won { $won }, drawn { $drawn }, lost { $lost }
    }
history-box =
    { $codes ->
        [one] { $box }: looked for one code, found { $found }
       *[other] { $box }: looked for { $codes } codes, found { $found }
    }
history-rows = Found in { $rows } rows on average.
history-opponents = Against
history-mistakes = Mistakes that come back
history-times =
    { $times ->
        [one] { $what }: once
       *[other] { $what }: { $times } times
    }
history-times-cost =
    { $times ->
        [one] { $what }: once, { $cost } rows given away
       *[other] { $what }: { $times } times, { $cost } rows given away
    }
history-forgot-row = Forgot what row { $row } had said
history-told-nothing = Laid a row whose key was known before
history-told-less = Row { $row } told less than another would have
history-asked-less = Asked a question that told little
history-called-wrong = Called MASTERMIND, and was wrong
history-wrong-key = Gave a wrong key
