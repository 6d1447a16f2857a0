### The assistant for a real box, on the pages.

assistant-title = Beside a real box
assistant-lead = Put the phone on the table beside your box. What shall it be?
assistant-goes-on = Goes on where you stopped
assistant-private = Everything stays on this device. The screen stays on while a role is open.
assistant-adviser = Adviser
assistant-adviser-line = You look for a code. It says what is left and gives hints.
assistant-marker = Marker
assistant-marker-line = You hid a code. It says the key of every row, or checks the keys that were given.
assistant-codemaker = Codemaker
assistant-codemaker-line = You are alone with the box. It hides a code and gives the keys.
assistant-breaker = Codebreaker
assistant-breaker-line = You hide a code and give the keys. It looks for the code.
assistant-scores = Score keeper
assistant-scores-line = Names, rounds and points, by the book.
assistant-group = Adviser for the group box
assistant-group-line = Tokens, questions and answers: what you can know.
