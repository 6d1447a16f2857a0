### The rules of every box, paragraph by paragraph. Ids follow the numbered rules.

## Headings

part-players = Players and rounds
part-code = The code
part-play = How a round is played
part-keys = The keys
part-scoring = Scoring
part-mistakes = Wrong keys
part-ending = The end of the match
part-variants = Variants
part-marking = Who gives the keys

## Key pegs

rule-K1 =
    A row gets one red key peg for each code peg that has the right colour and stands in the right position.
    In the group box this key peg is black.
rule-K2 =
    A row gets one white key peg for each code peg that has the right colour but stands in the wrong position.
rule-K3 =
    One key peg answers one code peg, and red goes before white. The number of reds is the number of positions
    in which the row and the code hold the same colour. For the whites, count for each colour how often it
    stands in the row and how often in the code, and take the smaller of the two numbers; add these numbers up
    over all colours and subtract the reds. The group box answers by G5 instead.
rule-K4 =
    Key pegs have no order: where one sits says nothing about which code peg it answers. Keypeg never gives
    that away, on no screen and in no record. In the group box, however, everyone knows which board gave which
    answer (G6).
rule-K5 =
    The printed examples hold. The classic rulebook has four. One peg in place, one of the right colour
    elsewhere and two of wrong colours: one red and one white key peg. Two greens in the row and only one in
    the code, one of the two in place: a single red key peg for green and no white one. A yellow that stands
    elsewhere in the code, and nothing else that fits: just one white. Two reds in the row and two in the
    code, only one of them in place: one red and one white key peg for the reds. The travel rulebook has one:
    against the code green, red, blue, yellow, the row blue, red, orange, green gets one red and two whites.
rule-K6 = Every row that has been laid stays in view, with its key, for the whole round.

## Classic

rule-C1 =
    The game is for two players. Before they begin, they agree who makes the first code (usually the player in
    the first seat) and how many rounds they will play (usually 2).
rule-C2 =
    The code is four code pegs in six colours, hidden behind the code shield. Any combination will do: a
    colour may be used twice or more, but no hole may stay empty. Our ruling: the colours are red, yellow,
    green, blue, white and black, since the rulebook does not list them.
rule-C3 =
    The codebreaker has ten rows. Each takes four code pegs in the same six colours; colours may be repeated,
    and no hole may stay empty.
rule-C4 = After each row the codemaker gives the key, and only then may the codebreaker lay the next row.
rule-C5 =
    The round ends as soon as a row equals the code, every colour in its position. That row gets a red key peg
    for each of its pegs (four in the classic box), and the code is revealed.
rule-C6 =
    When the code is found, the codemaker scores 1 point for each row the codebreaker laid, the last one
    included. The codebreaker scores nothing. Then the players switch roles.
rule-C7 =
    If all ten rows are used and the code has not been found, the round is over and the code is revealed. The
    codemaker scores 11 points: 10 for the rows and 1 as a bonus. Then the players switch roles.
rule-C8 =
    If the codebreaker shows that a key was wrong, the codebreaker scores 3 points and the codemaker scores
    nothing. The round is then replayed from the start, with the same codemaker hiding a code again. Our
    ruling: the check at the reveal (M2) shows it as well.
rule-C9 =
    After the agreed rounds the player with the higher total wins. Our ruling: equal totals are a draw, except
    in your own box, where the players may have agreed on extra rounds (X1). The stated object is to need
    fewer turns than the opponent: every row that a player needs is a point for the other. Points for wrong
    keys, for resigning and for codes that were not found count in the total as well, so it is the total that
    decides.

## Travel

rule-T1 =
    Two players agree how many rounds they will play (usually 4) and who makes the first code (usually the
    player in the first seat). An even number of rounds is recommended, so that both make the same number of
    codes. Our ruling: an odd number is allowed, with a visible note that one player makes more codes.
rule-T2 =
    The code is four pegs, each colour used at most once, and no hole may stay empty. Our ruling: there are
    eight colours, namely red, yellow, green, blue, white, black, orange and purple. The rulebook names no
    number, but its 80 pegs make ten of each of eight colours. The players may agree on 7 or 6 colours
    instead: purple goes first, then black. Orange stays, because the rulebook’s own example lays it.
rule-T3 =
    Our ruling: the ban on repeated colours binds the code only, so a row may hold the same colour more than
    once. If the players agree on rows like a code, every row must obey the rules for the code as well. This
    paragraph also applies to the Hasbro 1994 box.
rule-T4 = The codebreaker has nine rows of four pegs.
rule-T5 =
    After each row the codemaker gives the key. It follows K1 to K3, but it is shown on sliders: beside the
    row, the codemaker pulls the red slider out by one notch for each red and the white slider by one notch
    for each white.
rule-T6 =
    If the codebreaker finds the code, the codemaker scores 1 point for each row used, the last one included:
    1 point for a code found in the first row, 9 for one found in the ninth. The codebreaker scores nothing.
rule-T7 =
    If the code has not been found after nine rows, the round is over, the code is revealed, and the codemaker
    scores 9 points. There is no bonus: that is the same score as for a code found in the ninth row.
rule-T8 = The players switch roles after every round. Only a replay (T10) keeps the same codemaker.
rule-T9 =
    After the agreed rounds the player with the highest total wins; on a tie, the rulebook lets the players
    add an extra round. Our ruling: the players settle this in advance. Usually extra rounds are played; if
    they agree on a draw, the tie stands. Our ruling: extra rounds keep switching the codemaker and come in
    pairs, so that both players make a code. A pair is always played out, and further pairs follow until the
    totals differ.
rule-T10 =
    If the codemaker gives a wrong key, the round is replayed with the same codemaker, and 3 points pass to
    the opponent: the codemaker loses 3 and the codebreaker gains 3. A total may go below zero.

## Hasbro 1994

rule-H1 =
    Two players agree how many rounds they will play (usually 2) and who makes the first code (usually the
    player in the first seat). They switch roles after every round.
rule-H2 =
    The code is four pegs in eight colours. In the base game no colour may be repeated and no hole may stay
    empty; the variants H10 and H11 allow it. Our ruling: the colours are red, yellow, green, blue, white,
    black, orange and purple, since the rulebook does not name them.
rule-H3 =
    The codebreaker has twelve rows of four pegs. Our ruling: T3 applies to them, so a row may repeat colours
    even where the code may not, unless the players agreed on rows like a code.
rule-H4 = After each row the codemaker gives the key with red and white key pegs, by K1 to K3.
rule-H5 =
    If the codebreaker finds the code, the codemaker scores 1 point for each row used, the last one included:
    from 1 point up to 12.
rule-H6 =
    If the code has not been found after twelve rows, the round is over and the codemaker scores 13 points: 12
    for the rows and 1 as a bonus.
rule-H7 =
    Only the codemaker scores. The codebreaker earns nothing by finding the code, but keeps the codemaker’s
    score down.
rule-H8 =
    If the codemaker gives a wrong key, the round starts again with the same codemaker, and there is a penalty
    of 3 points. The German text takes these points from the codebreaker, who is the victim of the mistake: an
    evident misprint. Our ruling: usually the codemaker loses the 3 points. If the players agree on the rule
    as printed, the codebreaker loses them, as the German text has it. Our ruling: a codemaker who gives the
    round up loses 3 points in either case, because giving up is never rewarded. A total may go below zero.
rule-H9 =
    After the agreed rounds the player with the most points wins. Our ruling: equal totals are a draw.
rule-H10 =
    With the variant Doubles the code may hold the same colour more than once. Nothing else changes; K3 says
    how repeated colours are answered. The variant may be combined with Ninth colour (H11).
rule-H11 =
    With the variant Ninth colour, holes may stay empty, in the code and in the rows, and an empty hole counts
    as a ninth colour: it earns red and white key pegs like any other. Our ruling: several holes may be empty,
    even without Doubles. The variant may be combined with Doubles (H10).
rule-H12 =
    The score track has 30 notches for each player. The first codemaker marks points with a red peg, the other
    player with a white one. Our ruling: where a total is past 30 or below zero, the track runs on: the peg
    starts another lap, and the laps are shown beside the track.

## Duel

rule-D1 =
    Two players agree on an odd number of rounds (usually 3). Each round is worth 1 point, and the first
    player to win the majority of the points wins the match: the first to 3 in a match of 5 rounds, for
    example.
rule-D2 =
    Each player hides a code of five rings in eight colours, repeats allowed, and each tries to break the
    other’s code. Rings are the code pegs of this box, and no place may stay empty. Our ruling: the colours
    are red, yellow, green, blue, white, black, orange and purple, since the rulebook does not name them.
rule-D3 =
    In a turn both players lay a row, in either order; only when both rows are down does each player give the
    other the key. Our ruling: nobody sees the opponent’s row before their own is down. Past rows and keys are
    open to both, since each player marks the other’s.
rule-D4 = Each player has twelve rows.
rule-D5 =
    If one player finds the code in a turn in which the other does not, the finder wins the round and scores 1
    point.
rule-D6 =
    If both players find the code in the same turn, the round is void: nobody scores, and it is replayed.
rule-D7 =
    If neither player has found the code after twelve rows each, the round is replayed. Our ruling: for every
    replay, both players make new codes.
rule-D8 =
    If a player gives a wrong key, the victim gets a point, and the round is played again. Our ruling: the
    replay has a point of its own at stake. Our ruling: if both players gave a wrong key in the same round, it
    is replayed and neither gets a point. Our ruling: if the victim’s point decides the match, nothing is
    replayed.
rule-D9 =
    In the variant with four rings, both codes have four rings instead of five. Everything else stays the
    same.
rule-D10 =
    With a head start, one player has a code of four rings to find and the other a code of five. The players
    say beforehand who gets the head start. It does not go together with four rings for both (D9).
rule-D11 =
    In the variant Race there are no turns: each player lays rows at any pace, 12 at most, every row is
    answered at once, and rows and keys are open as they come. The first to find the code takes the point,
    whatever the number of rows, and the row that reaches the referee first decides. A player who has run out
    of rows waits; if both have run out, the round is replayed. When keys are given by hand, the answer is due
    immediately: whoever owes a key gives it before laying a row.
rule-D12 =
    When a code is found, it is revealed, and the row that found it gets as many red key pegs as the code has
    rings: 5, or 4 where the code has four.

## Group

rule-G1 =
    The game is for two, three or four players. Three or four players have one board each. Two players agree
    on one board each, which is usual, on two each, or on two for only one of them.
rule-G2 =
    For each board two tokens are drawn at random and kept secret. One is a colour token out of 24, four each
    of white, red, green, yellow, black and blue; the other is one of five number tokens, 1 to 5. Drawn tokens
    are not put back: no two boards share a number, but two given boards share a colour with a chance of 3 in
    23.
rule-G3 =
    The code has five places. Each number that was drawn holds the colour drawn with it, and each number that
    was not drawn is an empty place. With four boards the code is four pegs and one empty place. Our ruling:
    with fewer boards it has fewer pegs: three boards make three pegs and two empty places, two boards two
    pegs and three empty places.
rule-G4 = A player chosen at random starts, and play goes clockwise.
rule-G5 =
    On their turn, a player lays a row of five places, with or without the peg they know from their own board,
    and asks. Every board of the other players answers for its own colour and number alone: black if its
    colour stands on its number, else white if its colour stands anywhere in the row, else nothing. The
    asker’s own boards answer nothing, and two boards of the same colour answer independently of each other.
    Our ruling: a row has the shape of a code, with as many pegs as there are boards. If the players agree
    that anything goes, each place holds any colour or stays empty, from five pegs down to none at all.
rule-G6 =
    Rows and answers are open to everyone, and everyone knows which board gave which answer. The tokens stay
    secret.
rule-G7 =
    To win, a player announces MASTERMIND and lays the whole code. It is the code that counts, not who holds
    which part of it. If it is right, the tokens are uncovered and the player wins the round.
rule-G8 =
    A player whose call is wrong is out of the round: they take no more turns and make no more calls, but keep
    answering the others. Our ruling: the row called lies open to all, as at the table. Our ruling: the
    referee says only that it is wrong, and the tokens stay hidden.
rule-G9 =
    A call is made on one’s own turn and takes the place of the question. Our ruling: a player who resigns is
    out, as after a wrong call (G8).
rule-G10 =
    The players may agree that a call may be made at any moment. There is one exception: the player who took
    the last turn, by asking or by calling on turn, may not call off-turn until another player has taken a
    turn. A wrong off-turn call leaves the turn where it was. Calls at the same moment are taken in the order
    in which they reach the referee. A call always has the shape of a code, even where any row may be asked.
rule-G11 =
    The last player left in the round still has to call in order to win it. Our ruling: if all players are
    out, by wrong calls or by resigning, the round has no winner and counts as played.
rule-G12 =
    The next round is opened by the left neighbour of the player who opened the previous one. A replay keeps
    its opener, unless that player is out of it (G14). Our ruling: whoever opens the last replay of a round
    counts as its opener.
rule-G13 =
    The players agree on a number of rounds (usually 3). Our ruling: there are at most 7, because a board has
    seven holes for counting wins. Whoever has won the most rounds wins the match. Our ruling: players who tie
    for the most share it.
rule-G14 =
    Our ruling: if an answer given by hand was wrong, the round is void and dealt again, opened by the same
    player. The mistake comes to light at the reveal, which follows a right call or comes when all are out, or
    on a challenge, which any player still in the round may make. Our ruling: whoever answered wrongly is out
    of the replays of that round: they neither ask nor call, and the referee answers for their boards, so that
    a wrong answer never pays. If the opener is out, the next player to the left who is not out opens. If
    everybody has answered wrongly, the round is not dealt again: it counts as played, and nobody wins it.

## Who gives the keys

rule-M1 = Our ruling: usually the referee works out every key, so none can be wrong.
rule-M2 =
    Our ruling: if the players agree on keys by hand, the codemaker places the key pegs, as at the table, and
    can be wrong; in the group box the players who are asked do so, and G14 applies. At any time after a key
    the codebreaker may challenge: the referee checks all keys so far, and a wrong one triggers the mistake
    rule of the box at once; otherwise play goes on and the challenge costs nothing. At the reveal the referee
    checks every key of the round unasked. In a duel a challenge looks at the keys given to the challenger,
    and if one of them is wrong, D8 looks at both sides. A key that cannot exist, such as 3 reds and 1 white
    for four pegs, or more key pegs than holes, is refused and does not count as a mistake.
rule-M3 =
    Our ruling: when a wrong key is established, the mistake rule replaces the normal score of the round: C8,
    T10, H8, D8 or G14, or in your own box what the players agreed on (X1).
rule-M4 =
    Our ruling: with keys given by hand, the reveal comes once the last row laid is marked and one of three
    things holds: that row equals the code, its key claims that it does (all reds), or no rows are left. In a
    duel both rows of the turn are marked first; in a race a player waits for the mark of one row before
    laying the next, and gives the key they owe before laying their own (D11). Our ruling: resigning is not a
    reveal; a resigned round is scored as resigned and its keys are not checked, so challenge before you
    resign. When a codebreaker resigns, the code counts as not found; when a codemaker resigns, points are
    scored as for a wrong key (but see H8), and nothing is replayed. In a duel the opponent of the player who
    resigns takes the point, and in the group box that player is out (G9).

## House rules

rule-X1 =
    Your own box is the classic game in any shape: 1 to 8 pegs; 2 to 12 colours, taken in the order red,
    green, blue, yellow, orange, purple, white, black, brown, turquoise, magenta and lime; 1 to 20 rows;
    repeats or not; and, by H11, empty holes or not. If the code is not found, the codemaker scores 1 point
    for each row plus the bonus agreed on (0 to 100). After a wrong key the round is replayed, and the players
    choose what it costs: the codebreaker gains 3 points, or the codemaker gives the codebreaker 3 points, or
    the codemaker loses 3 points. Whether rows must be like a code (T3), who makes the first code (C1) and
    what happens on a tie (T9, but usually a draw) is agreed on as elsewhere. Usually there are 4 pegs, 6
    colours, 10 rows, repeats, no empty holes, a bonus of 1, 3 points for the codebreaker after a wrong key,
    and 2 rounds. A shape that no code satisfies, such as five pegs of four colours without repeats, is
    refused with a clear message.
rule-X2 =
    Super is the classic game with a larger code: five code pegs in eight colours (red, yellow, green, blue,
    white, black, orange and purple) and twelve rows. Colours may be repeated in codes and rows, and no hole may
    stay empty. If all twelve rows are used and the code has not been found, the codemaker scores 13 points: 12
    for the rows and 1 as a bonus. Everything else is as in the classic game.
