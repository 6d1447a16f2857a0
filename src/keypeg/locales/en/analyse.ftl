### What `keypeg analyse` says.

analyse-decimal-point = .
analyse-title = { $box }: what the board says
analyse-remaining =
    { $count ->
        [0] None of the { $all } codes fits.
        [one] One of the { $all } codes fits.
       *[other] { $count } of the { $all } codes fit.
    }
analyse-remaining-at-least = At least { $count } of the { $all } codes fit: they were not all counted.
analyse-large = No row is advised: this board has { $rows } rows, and up to { $most } can be compared.
analyse-contradiction-large = These rows contradict each other, and none of them can be left out:
analyse-more =
    { $count ->
        [one] … and one more
       *[other] … and { $count } more
    }
analyse-found = The code is found.
analyse-full = Every row is laid: the code can no longer be found.
analyse-contradiction =
    { $count ->
        [one] No code earns this row its key:
       *[other] These rows contradict each other, and no fewer do:
    }
analyse-heat = How likely each colour stands in each hole
analyse-share = { $share }%
analyse-best = Best rows to lay: { $wish } (* may be the code)
analyse-wish-average = fewest rows on average
analyse-wish-worst = fewest rows at worst, then on average
analyse-wish-points = fewest points for the codemaker
analyse-wish-duel = smallest share of the point lost to a good opponent
analyse-head-row = Row
analyse-head-within = At worst
analyse-head-expected = Expected
analyse-head-bits = Bits
analyse-head-parts = Parts
analyse-head-largest = Largest
analyse-head-split = Codes by key (red,white:codes)
analyse-alike =
    { $count ->
        [one] and one like it
       *[other] and { $count } like it
    }
analyse-exact = { $expected } exact
analyse-reached = { $expected } reached, at least { $least }
analyse-estimated = about { $expected }
analyse-proven = Proven: no row does better than the first.
analyse-bounded = Not proven in the time there was: the best expectation is at least { $least }. More time: --seconds 10
