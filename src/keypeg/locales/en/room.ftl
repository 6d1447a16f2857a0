### Before a match: the invitation, and the room where players wait for each other.

## The invitation

invite-title =
    { $box ->
        [duel] { $name } invites you to a duel
       *[other] { $name } invites you to a game of { $title }
    }
invite-somebody = Somebody
invite-name-line = The others at the table see it.
invite-sit = Sit down and play
invite-watch = Watch
invite-own = This is your own invitation
invite-own-line = Send the link to somebody else, and the match can begin.
invite-here = Sit here too, at this screen

## The waiting room

room-send =
    { $links ->
        [one] Send this to your friend
       *[other] Send each friend a link
    }
room-send-line = The match begins when everybody sits.
room-anyone = Waiting for an opponent
room-anyone-line = Your table is in the list that everybody sees. Whoever sits down first plays with you.
room-bots = Bots may sit down too.
room-anyone-unlisted = Whoever opens this link may sit down.
room-waiting = Waiting for the others
room-onlooker = You are watching
room-onlooker-line = The match begins when every seat is taken.
room-stood = You have given your seat up
room-stood-line = It is free until somebody else takes it.
room-back = Take it back
room-local = This link works on this device only, because it says “{ $host }”. Open Keypeg at the address that this computer has in your network, and send the link from there.
room-share-text =
    { $box ->
        [duel] How about a duel?
       *[other] How about a game of { $title }?
    }
room-share = Send the invitation
room-name-line = Your friend reads it in the invitation.
room-seats = The seats
room-you = you
room-for-you = your seat
room-ready = ready
room-away = not here now
room-free-link = free, by link
room-ask-link = free: ask for the invitation link
room-free-anyone = free
room-free-guest = kept for somebody
room-stand = Give the seat up
room-stand-sure = Give your seat up?
room-stand-line = You can take it back until somebody else sits there.
room-stand-no = Stay
room-stand-yes = Give it up
room-close = Close the table
room-close-sure = Close this table?
room-close-line = The invitations stop working, and whoever waits here is told.
room-close-no = Keep it open
room-close-yes = Close it
room-told-sat = { $name } has sat down.
room-told-stood = { $name } has given the seat up.
room-meanwhile = Play a computer while you wait
room-meanwhile-line = You are called when somebody comes.
room-came = { $name } is here. Your match begins!
room-came-closed = The table at which you waited was closed.
room-go = To the table
