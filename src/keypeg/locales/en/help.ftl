### Every text of `keypeg … --help`. Plain sentences with blanks only: they are read without Fluent, so that help comes at once.

help = Mastermind, all of it: five rulebooks, refereed to the letter.
help-heading-usage = usage:
help-heading-options = options
help-heading-arguments = arguments
help-heading-commands = commands
help-heading-of = { $value }:

## What stands for a value

help-value-COMMAND = COMMAND
help-value-EDITION = EDITION
help-value-FILE = FILE
help-value-DIR = FOLDER
help-value-NAME = NAME
help-value-NAMES = NAMES
help-value-NAME-VALUE = NAME=VALUE
help-value-RGBY = RGBY
help-value-RGBY-1-2 = RGBY=1,2
help-value-DATE = DATE
help-value-LEVEL = LEVEL
help-value-PLAYER = PLAYER
help-value-ROLE = ROLE
help-value-OBJECTIVE = OBJECTIVE
help-value-SHELL = SHELL
help-value-TEXT = TEXT
help-value-GUEST = GUEST
help-value-SUBJECT = SUBJECT
help-value-ADDRESS = ADDRESS
help-value-STAGE = STAGE
help-value-WIDTH = WIDTH
help-value-LANG = LANGUAGE
help-value-HOST = HOST
help-value-HOSTS = HOSTS
help-value-ORIGINS = ORIGINS
help-value-PROXIES = PROXIES
help-value-PATH = PATH
help-value-DATABASE = DATABASE
help-value-URL-COMMAND = URL|COMMAND

## What many commands have

help-all-help = show this help
help-all-version = show the version
help-all-lang = the language: { $choices } (default: that of your locale)
help-all-json = print one JSON object, for programs
help-all-edition = the box: classic, travel, hasbro94, duel, group, custom, super (default: { $default })
help-all-option = an option of the edition, such as rounds=4; may be repeated
help-all-row = a row laid and its key, reds first; once for each row, in the order in which they were laid
help-all-objective = what counts: average (fewest rows on average), worst (fewest at worst) or points (those of the edition) (default: { $default })
help-all-seat = the seat, counted from 0
help-all-force = replace what is there already
help-all-workers = processes (default: one a core)
help-all-limit = list at most so many (default: { $default })
help-all-tree = a tree file to take the strategy from
help-all-config = a TOML file with settings (KEYPEG_CONFIG)
help-all-lines = JSON Lines: a record a line in, an answer a line out
help-all-file = a match record, or - for standard input

## Playing

help-play = play a match in this terminal, everybody at one keyboard
help-play-edition = the box: classic, travel, hasbro94, duel, group, custom, super (default: classic)
help-play-players = the names of the people, with commas between them
help-play-computer = seat a computer after the people: { $choices } (rookie for a first game); may be repeated
help-play-record = keep the match record in this file; a match that it holds goes on
help-play-force = begin a new match, whatever the file holds
help-daily = the code of the day, once a day for each box
help-daily-edition = the box: classic, travel, hasbro94, duel or super (default: { $default })
help-daily-date = another day than today, such as 2026-11-18
help-daily-row = lay this row and ask nothing; may be repeated
help-daily-reveal = the code of a day that is over, and how to check it
help-daily-check = see whether a text that was shared can be true; - reads standard input
help-puzzle = rows and keys that one code fits: find it
help-puzzle-seed = which puzzle; the same seed and grade give the same one
help-puzzle-grade = how hard, 1 to 5 (default: 3)
help-puzzle-best-row = choose the best of three rows instead
help-puzzle-solution = print the solution, too, and ask nothing
help-assist = beside a real box: the score, advice, keys, and somebody who hides or looks for a code
help-assist-as = what it does: { $choices } (default: { $default })
help-assist-edition = the box: classic, travel, hasbro94, duel, group, custom, super (default: classic)
help-assist-players = who plays, in the order of the seats; in the group box clockwise, you first
help-assist-file = where the score is kept (default: scores.json in the data folder)
help-assist-resume = go on where this role was left, with its box and rows
help-assist-force = begin a new match, whatever the file with the score holds

## Boxes, rules and records

help-editions = the boxes and their options
help-rules = how to play an edition, paragraph by paragraph
help-replay = referee a match record
help-replay-verify = refuse codes that do not match their own commitments
help-replay-receipt = also check the commitments against a receipt that a page saved while the match was played
help-review = what every row of a match was worth, and what was better
help-review-seat = review the rows of one seat only, counted from 0
help-history = what many matches come to: rows, skill and luck, opponents, mistakes that come back
help-history-files = match records, one a file or JSON Lines; - for standard input
help-history-player = the history of one player
help-history-own = the history of whoever exported the records, whatever their name was

## Studying

help-analyse = what the code can still be, and the best rows to lay
help-analyse-seat = whose board in a duel, 0 or 1 (default: 0)
help-analyse-best = list at most so many rows to lay (default: { $default })
help-analyse-seconds = think so long instead of at once; 0 is as long as it takes
help-equilibrium = how to hide when the codebreaker expects it, and what a round is worth
help-equilibrium-quick = only bounds, without a search for best answers
help-arena = many matches among computer players, with win rates and how sure they are
help-arena-edition = the box: classic, travel, hasbro94, duel, group, custom, super
help-arena-players = rookie, novice, casual, strong, master, or one of your own as module:factory
help-arena-matches = how many in all, rounded up until everybody had every seat equally often (default: { $default })
help-arena-seats = seats at a table, for group (default: the players)
help-arena-seed = the same seed plays the same matches (default: any)
help-arena-record = keep the record of every match: a file each in this folder, or a line each if the name ends in .jsonl; the same command goes on where one was stopped
help-arena-plot = draw the results: an .svg or .png file
help-bot-check = play a bot through every edition, and say what it does wrong
help-bot-check-bot = a command in quotes that starts the bot, or the URL of a server in whose lobby it waits
help-bot-check-editions = play these boxes alone: classic, travel, hasbro94, duel, group, custom, super (default: all)
help-bot-check-seconds = how long the bot may take for anything (default: { $default })
help-strategy = build, verify, show and export strategy trees
help-strategy-build = search for the best strategy and keep it in a file
help-strategy-build-output = the new tree file
help-strategy-build-beam = no proof: try this many rows at each point
help-strategy-build-seconds = no proof: the best found in this time
help-strategy-build-ledger = prove part by part; taken up where it was stopped
help-strategy-build-dask = a Dask cluster for --ledger (needs keypeg[research])
help-strategy-verify = lay every row of a tree for every code, or look over the ledger of a proof
help-strategy-verify-file = a tree, ours or JSON, or a ledger
help-strategy-verify-edition = the edition, where the file does not say which board it is for
help-strategy-verify-objective = what counts: average, worst or points (default: what the tree was built for)
help-strategy-verify-all = search every part of a ledger again, not a sample
help-strategy-verify-tree = a tree that reaches the total of a ledger
help-strategy-verify-sample = parts of a ledger to search again, chosen at random (default: 10)
help-strategy-show = the row to lay now, and what follows each key
help-strategy-export = a strategy as JSON
help-strategy-export-output = to this new file (default: standard output)

## Serving

help-serve = live tables for browsers and programs, over HTTP and websockets
help-serve-json = print the address as one JSON object when the server is ready
help-migrate = bring the database of live tables up to date
help-migrate-from = carry this SQLite file over to an empty PostgreSQL database, while no server runs
help-backup = copy the database of live tables while the server runs
help-backup-file = where the copy goes
help-admin = end tables, ban guests and addresses, list and count, while the server runs
help-admin-end = end a table: nobody can play on, and nothing hidden is revealed
help-admin-end-address = the last part of the table’s URL
help-admin-ban = ban a guest, an address or a network
help-admin-ban-subject = a guest’s id, an IP address, or a network
help-admin-ban-days = how many days (default: until it is lifted)
help-admin-ban-note = why, for operators only
help-admin-unban = lift a ban
help-admin-unban-subject = as “keypeg admin bans” lists it
help-admin-bans = list the bans
help-admin-sign-out = revoke all tokens of a guest, on every device
help-admin-erase = delete a guest, its tokens, and its name wherever it sat
help-admin-tables = list tables, newest first
help-admin-tables-stage = only those of one stage: { $choices }
help-admin-tables-guest = only those that one guest opened or sits at
help-admin-guests = list guests, those who were here last first
help-all-guest = the guest’s id
help-admin-stats = count everything

## Completion

help-completion = a script that completes commands and options in your shell
help-completion-shell = the shell: { $choices }
