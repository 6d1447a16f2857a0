### What is refused, and why. A message an error code; the web client says it from the same files.
### Each sentence stands on one line, because some are shown as they are.

refused-outright = refused ({ $code }): { $message }
refused-at-action = refused at action { $number } ({ $code }): { $message }
refused-at-row = refused at row { $number } ({ $code }): { $message }
refused-after-branch = refused after { PEGS($branch) } ({ $code }): { $message }
refused-at-first-row = refused at the first row ({ $code }): { $message }

## The record or the edition

refusal-no-such-file =
    { $why ->
       *[missing] There is no file “{ $file }”.
        [folder] “{ $file }” is a folder, not a file.
        [forbidden] “{ $file }” may not be opened.
        [closed] Standard input is closed.
        [system] “{ $file }” cannot be opened (the system says { $number }).
    }
refusal-too-large =
    { $why ->
       *[record] A record is at most { $most } MiB long.
        [receipt] A receipt is at most { $most } MiB long.
        [board] This board has { $rows } rows; at most { $most } can be thought about.
        [request] This is longer than { $most } KiB.
        [header] The header of a request is at most { $most } KiB long.
    }
refusal-not-json =
    { $why ->
       *[damaged] This is not JSON: it is damaged at byte { $byte }.
        [cut_short] This is not JSON: it is cut short.
        [no_text] This is not JSON: it is not text in UTF-8.
        [nested] This is not a match record: it is nested too deeply.
    }
refusal-not-a-record =
    { $why ->
       *[no_object] This is not a match record: a record is an object with "keypeg", "edition", "players" and "actions".
        [missing] This is not a match record: it has no “{ $field }”.
        [unknown_field] This is not a match record: a record has no “{ $field }”.
        [actions] This is not a match record: the actions are a list.
        [tags] This is not a match record: the tags are an object of names and texts.
        [repeated_key] This is not a match record: “{ $key }” stands twice in one object.
        [options] This is not a match record: the options are an object of names and values.
        [players] This is not a match record: the players are a list of names.
    }
refusal-unknown-version = This reads records of version { $version }: "keypeg": { $version }.
refusal-unknown-edition =
    { $why ->
       *[none_such] There is no edition “{ $edition }”; choose one of { $editions }.
        [meant] There is no edition “{ $edition }”. Did you mean “{ $meant }”?
        [no_name] The edition is a name, such as "classic".
    }
refusal-unknown-option =
    { $why ->
       *[none_such] { $edition } has no option “{ $option }”; it has { $options }.
        [meant] { $edition } has no option “{ $option }”. Did you mean “{ $meant }”?
    }
refusal-bad-option =
    { $why ->
       *[bounds] The option { $option } of { $edition } takes { $bounds }, not “{ $value }”.
        [meant] The option { $option } of { $edition } does not take “{ $value }”. Did you mean “{ $meant }”?
    }
refusal-contradictory-options =
    { $why ->
       *[even_duel] A duel takes an odd number of rounds, so that somebody wins; choose { $fewer } or { $more }.
        [boards] Two boards each is for two players.
        [second_board] A second board for one player goes with boards_each = 1.
        [handicap] With rings = 4 both find 4 rings already: play the handicap with 5 rings, or drop it.
    }
refusal-impossible-shape =
    { $why ->
       *[repeats] { $pegs } pegs of { $colours } colours need repeats: allow them, or take fewer pegs or more colours.
        [nothing] A code needs at least one hole and one colour.
        [empties] The number of empty holes does not fit the row.
    }
refusal-wrong-player-count = { $edition } with these options is for { $players } players, not { $count }.
refusal-bad-name =
    { $why ->
       *[length] A name has at least one character and at most { $most }.
        [blank] A name has characters that can be seen.
        [marks] This name has too many marks on one letter, or marks without a letter.
    }

## The action itself

refusal-bad-action =
    { $why ->
       *[no_object] An action is an object such as {"{"}"seat": 1, "do": "guess", …{"}"}.
        [no_act] An action is an object such as {"{"}"do": "guess", "row": "RGBY"{"}"}.
        [missing] The action “{ $action }” lacks its “{ $field }”.
        [unknown_field] The action “{ $action }” has no “{ $field }”.
        [value] In the action “{ $action }”, write “{ $field }” like this: { $example }.
        [note] A note is a text of at most { $most } characters.
        [no_secret] Only a hide or a deal carries a salt and a commitment.
        [no_hex] A salt and a commitment are strings of hex digits.
        [no_row] “{ $row }” is not a row and its key; write it like RGBY=1,2, reds first.
    }
refusal-unknown-action = "do" is one of { $actions }.
refusal-unknown-seat =
    { $why ->
       *[none_such] There is no such seat; seats are 0 to { $last }.
        [no_number] A seat is a number: 0, 1, …
        [unnamed] Say which seat does this.
        [handicap] With a handicap the seats find different codes: say which seat.
    }
refusal-hidden = This match was still going on, and what was hidden in it is not in the record (null). Export it again once the round is over.
refusal-commitment-missing = This hides something without a salt and a commitment.
refusal-commitment-mismatch = What was hidden is not what was committed to.

## A receipt beside the record

refusal-not-a-receipt =
    { $why ->
       *[no_json] This is not a receipt: it is not JSON, or it is cut short.
        [fields] This is not a receipt: a field is missing, or holds what a receipt never has there.
        [nested] This is not a receipt: it is nested too deeply.
        [twice] This is not a receipt: it has two commitments for one code.
    }
refusal-other-match =
    { $why ->
       *[table] The receipt is of the table { $receipt }, the record of the table { $record }.
        [edition] The receipt is of a match of { $receipt }, the record of a match of { $record }.
        [players] The receipt is of a match with { $receipt } players, the record of a match with { $record }.
    }
refusal-receipt-mismatch =
    { $why ->
       *[code] Round { $round }, attempt { $attempt }: the code of { $name } was changed. Its commitment was { $expected } when it was hidden; the record has { $found }.
        [deal] Round { $round }, attempt { $attempt }: the tokens were changed. Their commitment was { $expected } when they were drawn; the record has { $found }.
    }
refusal-not-in-record =
    { $why ->
       *[code] Round { $round }, attempt { $attempt }: the receipt has a code of { $name }, the record has none. It was cut short or changed.
        [deal] Round { $round }, attempt { $attempt }: the receipt has a draw of the tokens, the record has none. It was cut short or changed.
    }

## The moment

refusal-match-over = The match is over.
refusal-not-in-this-edition =
    { $why ->
       *[action] There is no “{ $action }” in { $edition }.
        [no_codebreaker] In the group box every board answers for itself and others hear it: there is no board for one codebreaker, and so no strategy tree.
    }
refusal-not-your-turn =
    { $why ->
       *[key_awaited] Wait for the key of your last row.
        [codemaker_hides] The other player makes the code in this round.
        [own_code] You made this code; the other player breaks it.
        [codemaker_marks] The codemaker gives the keys.
        [own_keys] The keys are yours; only the codebreaker may challenge them.
        [row_down] Your row is down; wait for the other player’s.
        [mark_first] Mark the other player’s row first: the turn is not over.
        [key_owed] Give the other player the key of their row first: in a race it is due at once.
        [table_deals] The table deals; players do not.
        [answers_awaited] Wait until every board has answered the last row.
        [turn_of] It is the turn of seat { $seat }.
        [call_on_turn] Call on your turn, in place of a question.
        [took_last_turn] You took the last turn: let another player take one first.
    }
refusal-code-not-hidden =
    { $why ->
       *[one] Wait until the code is hidden.
        [both] Wait until both codes are hidden.
    }
refusal-code-already-hidden = Your code is hidden already; it stays as it is.
refusal-not-by-hand = The referee gives the keys here: there is nothing to mark, to answer or to challenge.
refusal-nothing-to-mark = Every row has its key; wait for the next row.
refusal-nothing-to-challenge =
    { $why ->
       *[keys] No key that you may challenge has been given yet.
        [answers] No answer has been given yet.
    }
refusal-no-rows-left =
    { $why ->
       *[wait] Your rows are used up; wait for the other player.
        [laid] { $rows } rows are laid, and the board has { $limit }.
    }
refusal-hints-forbidden = This match was agreed on without hints.
refusal-not-dealt = Wait until the tokens are drawn.
refusal-already-dealt = The tokens of this round are drawn already.
refusal-nothing-to-answer = That board has no row to answer now.
refusal-unknown-board =
    { $boards ->
        [one] You have one board: number 0.
       *[other] You have { $boards } boards, counted from 0.
    }
refusal-out-of-round =
    { $why ->
       *[answers] You are out of this round; go on answering the others.
        [barred] You answered wrongly, so you are out of the replays of this round; the referee answers for you.
    }

## What was laid

refusal-wrong-length =
    { $letters ->
        [one] “{ PEGS($row) }” has one letter; this takes { $holes }.
       *[other] “{ PEGS($row) }” has { $letters } letters; this takes { $holes }.
    }
refusal-unknown-letter = “{ PEGS($letter) }” is not a colour; use { PEGS($colours) }.
refusal-colour-not-in-box = “{ PEGS($letter) }” is not a colour of this box; use { PEGS($colours) }.
refusal-colour-repeated = { PEGS($row) } holds { PEGS($colour) } more than once; use every colour at most once.
refusal-empty-hole = { PEGS($row) } leaves a hole empty; fill all { $holes }.
refusal-wrong-peg-count =
    { $pegs ->
        [one] { PEGS($row) } does not hold the right number of pegs; lay one.
       *[other] { PEGS($row) } does not hold the right number of pegs; lay { $pegs }.
    }
refusal-impossible-key = No row of { $holes } can earn that key: give at most { $holes } key pegs, and never { $reds } red with 1 white.
refusal-impossible-deal =
    { $why ->
       *[count] { $boards } boards draw { $boards } tokens.
        [numbers] The numbers 1 to { $last } are there once each.
        [colours] Tokens are of the colours { PEGS($colours) }.
        [second_opener] Only the first deal names an opener.
        [no_opener] The first deal names the seat that opens.
    }
refusal-contradictory-keys =
    { $count ->
        [one] No code fits row { PEGS($rows) }.
       *[other] No code fits these rows together: { PEGS($rows) }.
    }

## At a live table

refusal-no-such-table = There is no such table.
refusal-bad-plan = A computer’s level is one of { $levels }.
refusal-too-many-rounds = A match at a table has at most { $most } rounds.
refusal-not-your-seat =
    { $why ->
       *[not_there] You do not sit there.
        [none_such] There is no such seat; seats are 0 to { $last }.
        [onlooker] Whoever looks on has no say.
    }
refusal-seat-taken =
    { $why ->
       *[taken] Somebody sits there already.
        [kept] This seat is kept for somebody else.
    }
refusal-wrong-link =
    { $why ->
       *[seat] This seat is for whoever has its link.
        [transfer] This link has been used, or is too old.
    }
refusal-no-bots = This table is for people. Bots may sit down where the table says so.
refusal-not-begun = Wait until every seat is taken.
refusal-already-begun =
    { $why ->
       *[seat] The match has begun: resign, or let the others claim the round.
        [rematch] The rematch has begun already.
    }
refusal-race-not-started = The race has not started yet.
refusal-nothing-to-claim = Nobody who is waited for has been away long enough.
refusal-not-over = The match is not over yet.
refusal-not-opener = Only whoever opened this table may close it.
refusal-reaction-too-soon = One reaction at a time: wait a moment.
refusal-bad-id = An action’s id has 1 to { $most } characters.
refusal-table-closed =
    { $why ->
       *[operator] Whoever runs this server has ended this table.
        [disuse] This table was closed because nobody used it.
        [opener] Whoever opened this table has closed it.
    }

## In the arena

refusal-no-such-player =
    { $why ->
       *[unknown] There is no player “{ $player }”; take { $levels }, or a player of your own as module:factory.
        [meant] There is no player “{ $player }”. Did you mean “{ $meant }”?
        [no_module] { $player }: there is no module { $module }.
        [module] { $player }: the module { $module } cannot be imported: { $error }.
        [attribute] { $player }: the module { $module } has no class or function { $name }.
        [type] { $player } returned an object of { $type }, not a keypeg.players.Player.
        [raised] { $player } takes no seat: { $error }.
    }
refusal-wrong-entrant-count =
    { $why ->
       *[few] An arena takes two players or more; name one twice to let it play against itself.
        [many] An arena takes { $most } players at most, not { $count }.
    }
refusal-player-failed =
    { $why ->
       *[raised] Match { $match } of seed { $seed }: { $player } (seat { $seat }) fails: { $error }.
        [seat] Match { $match } of seed { $seed }: { $player } (seat { $seat }) takes no seat: { $error }.
    }
refusal-not-an-action = Match { $match } of seed { $seed }: { $player } (seat { $seat }) does not return an action, but { $value }.
refusal-bad-pace = Match { $match } of seed { $seed }: { $player } (seat { $seat }) takes { $seconds } seconds for a row.
refusal-illegal-action =
    { $why ->
       *[match] Match { $match } of seed { $seed }: the referee refuses what { $player } (seat { $seat }) plays: { $reason }.
        [seat] The referee refuses what seat { $seat } plays: { $reason }.
    }
refusal-match-stalled =
    { $why ->
       *[match] Match { $match } of seed { $seed }: everybody waits for the others ({ $players }).
        [round] Everybody waits for the others in round { $round }.
    }
refusal-endless-match =
    { $why ->
       *[round] Match { $match } of seed { $seed }: a round has no end after { $actions } actions.
        [match] Match { $match } of seed { $seed }: it has no end after { $attempts } attempts.
    }
refusal-worker-died = A worker process died, perhaps in match { $first } to { $last } of seed { $seed }.
refusal-plots-not-installed = Plots need matplotlib, which is not installed: pip install 'keypeg[plots]'.

## The server itself

refusal-bad-request =
    { $why ->
       *[detail] This cannot be understood: { $detail }.
        [json] This is not the JSON that was expected.
        [nothing] Say what to do: act, claim or rematch.
        [seat] A seat is a number: 0, 1, …
    }
refusal-wrong-host = This server does not go by that name; see --allow-hosts.
refusal-not-known =
    { $why ->
       *[stranger] Become a guest first: POST /api/guests.
        [silent] Say who you are first: {"{"}"token": "…"{"}"}.
        [token] Nobody has this token.
    }
refusal-wrong-origin = Another site’s page cannot use this server.
refusal-no-such-record = There is no such record.
refusal-no-such-game = There is no such game of yours.
refusal-no-such-page = There is no such page.
refusal-wrong-method = This address is not used in that way.
refusal-too-fast =
    { $why ->
       *[guest] This is more than one guest may send. Wait a moment.
        [address] This is more than one address may send. Wait a moment.
        [guests] Too many guests come from your address. Wait a moment.
        [records] Too many match records come from your address. Wait a moment.
        [coach] You ask the coach too much at once. Wait a moment.
        [puzzles] That is too many puzzles and answers at once. Wait a moment.
        [tables] Too many tables are being opened. Wait a moment.
        [reads] Your address reads too many matches. Wait a moment.
        [solo] You begin too many games. Wait a moment.
    }
refusal-too-many = Your address follows too many tables at once.
refusal-too-many-tables =
    { $why ->
       *[open] At most { $most } of your tables may wait for players. Let one of them begin, or wait until it expires.
        [listed] At most { $most } of your tables may be in the list. Let one of them end, or open this one for friends with a link.
    }
refusal-banned =
    { $why ->
       *[guest] Whoever runs this server has banned you.
        [address] Whoever runs this server has banned your address.
    }
refusal-unexpected = Something went wrong here. It is in the log as { $number }.
refusal-no-coach =
    { $why ->
       *[busy] The coach is busy. Ask again in a moment.
        [none] This server has no coach.
    }
refusal-unavailable = The database does not answer. Send the same again: it is done once.
refusal-stopping = The server is about to stop.

## Boards, positions and strategy trees

refusal-bad-board =
    { $why ->
       *[colours] Codes and rows need the same holes and the same colours.
        [rows] Every code has to be a row that may be laid.
    }
refusal-not-on-this-board =
    { $why ->
       *[row] “{ PEGS($row) }” may not be laid on this board.
        [code] “{ PEGS($code) }” is not a code of this board.
    }
refusal-too-many-rows = { $rows } rows are too many; at most { $most } can be thought about.
refusal-too-few-rows =
    { $rows ->
        [one] One row is not enough to find every code.
       *[other] { $rows } rows are not enough to find every code.
    }
refusal-no-code-fits = No code fits these rows: one of the keys is wrong.
refusal-not-shipped = No strategy comes with Keypeg for the board { $board }: build one with “keypeg strategy build”.
refusal-bad-tree =
    { $why ->
       *[not_json] This is no tree in JSON: the JSON is damaged at byte { $byte }.
        [nested] This is no tree in JSON: it is nested too deeply.
        [no_object] A tree has to be an object with a "row".
        [bad_next] "next" has to be an object with a tree for each key.
        [unknown_field] There is an unknown field “{ $field }”; a tree has "row" and "next".
        [bad_key] { $row } earns no key “{ $key }”; write reds,whites.
        [after_win] { $row }={ $key } wins; nothing follows.
        [other_length] “{ $row }” is no row for codes like { $code }.
        [missed] No row follows, and { $code } may still be the code.
        [repeated] The same row again tells nothing new.
        [too_deep] { $code } is still hidden after { $rows } rows.
    }
refusal-bad-tree-file =
    { $why ->
       *[no_tree] “{ $file }” is not a strategy tree.
        [cut_header] “{ $file }” is cut short within the header.
        [bad_header] The header of “{ $file }” is damaged at { $field }.
        [bad_count] “{ $file }” promises { $nodes } nodes; a tree has 1 to { $most }.
        [damaged] “{ $file }” is damaged at byte { $byte }.
        [cut_short] “{ $file }” is cut short at byte { $byte }.
        [wrong_length] “{ $file }” holds something else than the { $nodes } nodes it promises.
        [no_such_row] “{ $file }” is damaged: there is no row of number { $number }.
        [bad_key] “{ $file }” is damaged: at node { $node }, a row follows a key that cannot exist or that wins.
        [no_parent] “{ $file }” is damaged: no row leads to node { $node }.
        [wrong_count] “{ $file }” promises { $nodes } nodes, and its keys lead to { $found }.
        [other_board] “{ $file }” is a tree of another board than { $edition } has with these options.
        [wrong_total] “{ $file }” promises a total of { $total }, and its rows come to { $found }.
        [too_large] “{ $file }” has more than { $most } MB: too large for a tree.
    }

## Proofs and equilibria

refusal-bad-ledger =
    { $why ->
       *[no_header] “{ $file }”, line 1: the header is missing.
        [bad_field] “{ $file }”, line { $line }: { $field } is missing, unknown or of the wrong type.
        [not_json] “{ $file }”, line { $line }: the JSON is damaged at byte { $byte }.
        [cut_short] “{ $file }”, line { $line }: cut short.
        [other_board] “{ $file }” is the ledger of another board or objective.
        [no_part] “{ $file }”, line { $line }: { $row } has no part { $key } here.
        [contradicted] “{ $file }”, line { $line }: { $row } { $key } is contradicted by a line before.
        [wrong_cost] “{ $file }” is wrong: it says of { $row } { $key } that the cost is { $claimed }, and it is { $found }.
        [out_of_reach] Nothing reaches { $total }: no strategy is below { $least }.
        [wrong_total] “{ $file }” promises a total of { $total }, and its strategy costs { $found }.
        [no_opening] “{ $file }” holds no first row that reaches { $total }.
        [unsupported] “{ $file }” promises a total of { $total }, and nothing shows it: neither its parts nor a tree reach it.
        [other_tree] The tree given for “{ $file }” is of another board.
        [cells] “{ $file }”, line { $line }: the cells of { $row } { $key } do not add up to its cost.
        [too_high] “{ $file }” is wrong: it says that no strategy is below { $least }, and one that was replayed costs { $total }.
        [unreached] “{ $file }”: its parts promise a total of { $total }, and the best strategy at hand costs { $found }. With --all, one is built from the parts.
        [too_many_rows] “{ $file }” allows { $rows } rows, and fewer are always enough.
    }
refusal-needs-proof = The worst case needs a proof: leave out --beam and --seconds.
refusal-too-many-codes = This board has { $codes } codes; at most { $most } can be searched.
refusal-workers-lost =
    { $why ->
       *[died] The workers died again and again; the ledger holds all that was done.
        [part] The workers died again and again, last at { $row } { $key } ({ $detail }); the ledger holds all that was done.
        [unreachable] The cluster cannot be reached any more ({ $detail }); the ledger holds all that was done.
    }

## The command line

refusal-unknown-command =
    { $why ->
       *[none_such] There is no command “{ $command }”. { $parent } --help lists them all.
        [meant] There is no command “{ $command }”. Did you mean “{ $parent } { $meant }”?
    }
refusal-unknown-argument =
    { $why ->
       *[word] “{ $word }” is one word too many. { $command } --help says what may stand there.
        [option] There is no option “{ $word }”. { $command } --help lists them all.
        [meant] There is no option “{ $word }”. Did you mean “{ $meant }”?
    }
refusal-missing-argument =
    { $why ->
       *[required] Something is missing: { $arguments }. { $command } --help explains it.
        [value] { $argument } needs a value.
    }
refusal-bad-argument =
    { $why ->
       *[whole] { $argument } takes a whole number from { $least } to { $most }, not “{ $value }”.
        [amount] { $argument } takes a number from 0 to { $most }, not “{ $value }”.
        [above] { $argument } takes a number above 0, and at most { $most }, not “{ $value }”.
        [ending] { $argument } takes a file that ends in { $endings }, not “{ $value }”.
        [pair] { $argument } takes a name and a value, such as rounds=4, not “{ $value }”.
        [choice] { $argument } takes one of { $choices }, not “{ $value }”.
        [meant] { $argument } does not take “{ $value }”. Did you mean “{ $meant }”?
        [none] { $argument } takes no value.
        [other] { $argument } does not take “{ $value }”.
    }
refusal-missing-extra = This needs { $module }, which is not installed: pip install 'keypeg[{ $extra }]'.
refusal-needs-edition =
    { $why ->
       *[options] Options and seats belong to an edition: name it after the file.
        [points] Points belong to an edition: name it after the file.
        [board] No board of the rulebooks has these rows: name the edition after the file, and give its --option.
    }
refusal-file-exists = “{ $file }” is there already; give --force to replace it.
refusal-not-writable =
    { $why ->
       *[place] “{ $file }”: no file can be written there.
        [folder] “{ $file }” cannot be written: there is no such folder.
        [file] “{ $file }” is a file, not a folder.
        [forbidden] “{ $file }” may not be written.
        [full] “{ $file }” cannot be written: there is no room left.
        [closed] Standard output is closed.
        [system] “{ $file }” cannot be written (the system says { $number }).
    }
refusal-ignored-option =
    { $why ->
       *[together] { $option } and { $other } exclude each other: leave one of them out.
        [alone] { $option } works only with { $other }.
        [tree] { $option } is for ledgers, and “{ $file }” is none.
    }
refusal-no-cluster =
    { $why ->
       *[no_ledger] A cluster works on a ledger: give --ledger FILE as well as --dask.
        [not_installed] Dask is not installed: pip install 'keypeg[research]'.
        [no_answer] No Dask cluster answers at { $address }.
        [no_workers] The Dask cluster at { $address } has no workers.
    }
refusal-off-the-tree =
    { $why ->
       *[nothing_left] Nothing is left to lay.
        [other_row] This strategy lays { PEGS($expected) }, not { PEGS($row) }.
    }
refusal-no-codemaker = { $edition } has no codemaker: every player holds a part of the code by chance. Choose another edition.
refusal-unequal-codes = The two codes of this duel are not of the same size. Drop the handicap, or ask with rings = 4.
refusal-no-database =
    { $why ->
       *[missing] There is no database “{ $file }”.
        [schema] The database is not of this version of Keypeg: run “keypeg migrate” first, or install the version of its server.
        [driver] PostgreSQL needs its driver: pip install 'keypeg[postgres]'.
        [silent] The database does not answer.
    }
refusal-no-such-guest = There is no guest { $guest }.
refusal-no-such-ban = { $subject } is not banned.
refusal-bad-network = “{ $text }” is neither the id of a guest, nor an IP address, nor a network such as 192.0.2.0/24.
refusal-table-over = The match at { $address } is over already.
refusal-use-pg-dump = “keypeg backup” copies SQLite files. Back a PostgreSQL database up with pg_dump.
refusal-no-hint =
    { $why ->
        [codemaker] You hid the code: hints are for whoever looks for it.
        [contradiction] The keys contradict each other, so that no hint can be given.
       *[no_row] There is no row to lay now.
    }

## Puzzles, daily codes and histories

refusal-no-puzzle =
    { $why ->
       *[no_codebreaker] The group box has no puzzles: nobody breaks a code alone there. Choose another box.
        [large] This board has { $codes } codes or rows; puzzles are made for at most { $most }.
        [small] This board has only { $codes } codes; puzzles are made for { $least } or more.
        [rows] This seed has no puzzle of the best row on this board. Choose another seed or a larger board.
    }
refusal-bad-grade =
    { $why ->
       *[unknown] A grade is a whole number from 1 to { $most }.
        [board] The hardest puzzles of this board are of grade { $most }.
        [best_row] Puzzles of the best row have no grades.
        [seed] This seed has no puzzle of grade { $grade } on this board. Choose another seed or grade.
    }
refusal-bad-seed = A seed is a whole number from 0 to { $most }.
refusal-no-daily = There is no daily code for the box { $box }; choose one of { $boxes }.
refusal-impossible-result =
    { $why ->
       *[outcome] A round of this box cannot end like that.
        [seat] This result names the wrong players for how the round ended.
        [rows] The code is found in 1 to { $most } rows.
        [needless_rows] Rows are noted only where the code was found.
        [barred] Whoever answered wrongly is out of the replay of this round.
        [out] Whoever is out cannot win the round.
        [unasked] Only one player is left to ask, so nobody asked that player.
    }
refusal-no-tokens = The box { $edition } has no tokens: this help is for boxes in which everybody holds a part of the code.
refusal-bad-date =
    { $why ->
       *[form] “{ $date }” is not a date such as 2026-11-18.
        [none_such] There is no day { $date }.
        [out_of_range] There is no code for { $date }: daily codes go from { $first } to { $last }.
        [future] The day { $date } has not come yet.
        [not_over] The code of { $date } is revealed when the day is over.
    }
refusal-bad-share =
    { $why ->
       *[form] “{ $line }” is not a line of a text that Keypeg gives to share.
        [count] The text says { $said } rows, and has { $rows }. It was changed.
        [limit] This box has { $limit } rows. The text was changed.
        [ending] Row { $row } cannot be: the last row that finds the code has all red, and no other. The text was changed.
        [key] No row earns { $reds } red, { $whites } white with the code of { $date }, as row { $row } says. The text was changed.
    }
refusal-no-solo = Nobody breaks a code alone in this box. Choose another one.
refusal-solo-over = This game is over.
refusal-not-next-row = You have gone on with this game elsewhere. It has { $laid ->
    [one] one row
   *[other] { $laid } rows
} now.
refusal-daily-played = You have played the code of { $date } already. Each can be played once.
refusal-bad-daily-file = “{ $file }” is damaged, so that your daily codes cannot be read. Nothing was changed: repair the file, or move it away.
refusal-bad-names =
    { $why ->
       *[none] Say who plays, such as --players Ada,Ben.
        [unclear] Every player needs a name of their own, of at most { $longest } characters.
    }
refusal-bad-score-file = “{ $file }” is damaged, so that the score cannot be read. Nothing was changed: repair the file, or move it away.
refusal-other-score = “{ $file }” holds another match, of { $names }. Add --force to begin a new one there, or choose another file with --file.
refusal-nobody-of-that-name = Nobody in these records is called “{ $name }”.
refusal-no-own-seats = None of these records says which seat was yours. Those of an exported history do.
refusal-no-bot =
    { $why ->
        [answer] The server at “{ $bot }” answers with status { $status }: it is not a server of Keypeg, or turns the check away.
        [foreign] What answers at “{ $bot }” is not a server of Keypeg.
        [server] The server at “{ $bot }” does not answer. Is its address right, and does it run?
        [missing] There is no program “{ $bot }”. Put the whole command in quotes, such as "python bot.py".
        [forbidden] “{ $bot }” may not be started.
        [own_server] The server of the check itself could not start ({ $number }). Try again.
        [words] “{ $bot }” is no command: a quotation mark is not closed, or there is nothing in it.
       *[system] “{ $bot }” cannot be started (the system says { $number }).
    }
refusal-cannot-resume =
    { $why ->
       *[foreign] “{ $file }” is not a match that keypeg play has kept. Choose another file, or replace it with --force.
        [over] The match in “{ $file }” is over. Choose another file, or begin a new match there with --force.
        [other] “{ $file }” holds another match: { $edition }, with { $players }. Go on with it without naming another, choose another file, or begin a new match there with --force.
        [arena] “{ $file }” is of another arena, or damaged: { $edition }, { $players }, seed { $seed }. Go on with that arena by the same command, choose another place, or begin a new one there with --force.
    }
refusal-nothing-to-undo =
    { $why ->
       *[nothing] There is nothing that can be taken back.
        [other] The last to act was { $name }, who alone may take it back.
        [over] The round is over: it stays.
        [seen] You have seen the key of this row: against a computer it stays.
    }
