"""The conformance check of bots: a bot is played through every box, and what it does wrong is said in plain words.

`scenarios` lists the matches, `opponent` plays the other seats, `match` plays one of them, `private_server` is a server
of the check's own that hears every refusal, `program` runs the bot, and `check` puts it all together.
"""
