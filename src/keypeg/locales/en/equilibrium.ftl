### What keypeg equilibrium says.

equilibrium-title = { $box } ({ $name }): { $codes } codes of { $kinds ->
    [one] one kind
   *[other] { $kinds } kinds
}
equilibrium-value = A round is worth { $fraction } = { $decimal } points to the codemaker when both play their best: proven.
equilibrium-rows = A code takes { $fraction } = { $decimal } rows when both play their best: proven.
equilibrium-between = A round is worth between { $least } and { $most } points to the codemaker when both play their best.
equilibrium-rows-between = A code takes between { $least } and { $most } rows when both play their best.
equilibrium-bounds-by = Both bounds are proven: the first by how the codemaker hides here, the other by what the codebreaker follows.
equilibrium-hide = The codemaker hides
equilibrium-never = never
equilibrium-share = { $codes ->
    [one] one code
   *[other] { $codes } codes
}
equilibrium-follow = The codebreaker follows { $plans ->
    [one] one strategy
   *[other] one of { $plans } strategies
}
equilibrium-first-row = first row { PEGS($row) }, at worst { $worst }
equilibrium-round = round { $round }: between { $least } and { $most }
