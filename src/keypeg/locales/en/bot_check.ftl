# keypeg bot-check: a bot is played through every edition.

bot-match-good = ✓ { $match }
bot-match-bad = ✗ { $match }
bot-fault-match = { $times ->
    [one] in: { $match }
   *[other] in: { $match } ({ $times } times)
}
bot-result = { $finished } of { $matches } matches played to the end. { $faults ->
    [0] No faults.
    [one] One fault.
   *[other] { $faults } faults.
}
bot-fault-not-seated = Nobody sat down at a listed table that wants bots.
bot-fault-not-marked = The bot did not say that it is one. Send "bot": true when you become a guest.
bot-fault-sits-unwanted = The bot sat down, or tried to, at a table that wants no bots. Look at "bots" in the lobby.
bot-fault-bad-request = The server could not read a request, or it was not the bot's to send.
bot-fault-illegal-action = The bot laid something that the rules do not allow. The shape in the offer says what they do.
bot-fault-out-of-turn = The bot did something that was not on offer. Act on the offers alone.
bot-fault-too-early = The bot laid a row before the race had started. Wait until "race_starts".
bot-fault-after-the-end = The bot went on after the match was over. Stop when the stage is "over".
bot-fault-ignores-refusals = The bot was refused for the same reason again and again, and did not change what it did.
bot-fault-wrong-key = The bot gave a wrong key or a wrong answer.
bot-fault-resigned = The bot gave a round up.
bot-fault-too-slow = The match waited for the bot, and the bot did nothing.
bot-fault-crashed = The program of the bot ended.
bot-fault-not-back = The connection was cut, and the bot did not go on. Connect again: the snapshot has everything.
bot-fault-stuck-at-end = After a match the bot did not sit down at the next table.
bot-fault-endless = The match did not come to an end.
