### The rules of every box, paragraph by paragraph. Ids follow the numbered rules.

## Headings

part-players = Joueurs et manches
part-code = Le code
part-play = Déroulement d’une manche
part-keys = Les réponses
part-scoring = Les points
part-mistakes = Réponses fausses
part-ending = Fin de la partie
part-variants = Variantes
part-marking = Qui donne les réponses

## Key pegs

rule-K1 =
    Une rangée reçoit une fiche rouge pour chaque pion de la bonne couleur à la bonne place. Dans la boîte
    Groupe, cette fiche est noire.
rule-K2 = Une rangée reçoit une fiche blanche pour chaque pion de la bonne couleur, mais à la mauvaise place.
rule-K3 =
    Une fiche répond à un seul pion, et le rouge passe avant le blanc. Le nombre de fiches rouges est le
    nombre de positions où la rangée et le code portent la même couleur. Pour les blanches, on compte pour
    chaque couleur combien de fois elle figure dans la rangée et combien de fois dans le code, et l’on retient
    le plus petit des deux nombres ; on additionne ces nombres pour toutes les couleurs et l’on retranche les
    rouges. Dans la boîte Groupe, c’est G5 qui s’applique à la place.
rule-K4 =
    Les fiches n’ont pas d’ordre : l’endroit où l’une d’elles est plantée n’indique pas à quel pion elle
    répond. Keypeg ne le trahit jamais, sur aucun écran ni dans aucun compte rendu. Dans la boîte Groupe, en
    revanche, on sait quel plateau a donné quelle réponse (G6).
rule-K5 =
    Les exemples imprimés font foi. Le livret classique en a quatre. Un pion bien placé, un pion de la bonne
    couleur mal placé et deux pions de mauvaise couleur : une fiche rouge et une blanche. Deux verts dans la
    rangée, un seul dans le code, et l’un des deux à sa place : une seule fiche pour le vert, une rouge, et
    aucune blanche. Un jaune qui se trouve ailleurs dans le code, et rien d’autre qui convienne : une seule
    fiche blanche. Deux rouges dans la rangée et deux dans le code, dont un seul à sa place : une fiche rouge
    et une blanche pour ces rouges. Le livret Voyage en a un : pour le code vert, rouge, bleu, jaune, la
    rangée bleu, rouge, orange, vert reçoit une fiche rouge et deux blanches.
rule-K6 = Toute rangée posée reste visible, avec sa réponse, pendant toute la manche.

## Classic

rule-C1 =
    Le jeu se joue à deux. Avant de commencer, les joueurs conviennent de celui qui compose le premier code
    (d’habitude, celui du premier siège) et du nombre de manches (d’habitude 2).
rule-C2 =
    Le code se compose de quatre pions en six couleurs, dissimulés derrière le cache. Toutes les combinaisons
    sont permises : une couleur peut servir deux fois ou plus, mais aucun trou ne reste vide. Notre règle :
    les couleurs sont le rouge, le jaune, le vert, le bleu, le blanc et le noir, car le livret n’en donne pas
    la liste.
rule-C3 =
    Le décodeur dispose de dix rangées. Chacune reçoit quatre pions dans les six mêmes couleurs ; une couleur
    peut être répétée, et aucun trou ne reste vide.
rule-C4 =
    Après chaque rangée, le codeur donne la réponse ; c’est seulement ensuite que le décodeur peut poser la
    rangée suivante.
rule-C5 =
    La manche s’achève dès qu’une rangée est identique au code, chaque couleur à sa place. Cette rangée reçoit
    une fiche rouge pour chacun de ses pions (quatre dans la boîte classique), et le code est dévoilé.
rule-C6 =
    Quand le code est trouvé, le codeur marque 1 point pour chaque rangée posée par le décodeur, la dernière
    comprise. Le décodeur ne marque rien. Les joueurs échangent ensuite leurs rôles.
rule-C7 =
    Si les dix rangées sont utilisées et que le code n’est pas trouvé, la manche est terminée et le code est
    dévoilé. Le codeur marque 11 points : 10 pour les rangées et 1 de bonus. Les joueurs échangent ensuite
    leurs rôles.
rule-C8 =
    Si le décodeur montre qu’une réponse était fausse, il marque 3 points et le codeur n’en marque aucun. La
    manche est alors rejouée depuis le début, et le même codeur cache de nouveau un code. Notre règle : la
    vérification au dévoilement (M2) le montre tout aussi bien.
rule-C9 =
    Après les manches convenues, le total le plus élevé gagne. Notre règle : à égalité, la partie est nulle,
    sauf dans votre propre boîte, où l’on peut convenir de manches supplémentaires (X1). Le but annoncé est
    d’avoir besoin de moins de coups que l’adversaire : chaque rangée dont un joueur a besoin est un point
    pour l’autre. Les points pour des réponses fausses, des abandons et des codes non trouvés comptent aussi
    dans le total ; c’est donc le total qui décide.

## Travel

rule-T1 =
    Les deux joueurs conviennent du nombre de manches (d’habitude 4) et de celui qui compose le premier code
    (d’habitude, celui du premier siège). Un nombre pair est conseillé, pour que chacun compose autant de
    codes que l’autre. Notre règle : un nombre impair est permis, avec une note bien visible rappelant que
    l’un des joueurs compose plus de codes.
rule-T2 =
    Le code se compose de quatre pions ; chaque couleur y sert une fois au plus, et aucun trou ne reste vide.
    Notre règle : il y a huit couleurs, à savoir le rouge, le jaune, le vert, le bleu, le blanc, le noir,
    l’orange et le violet. Le livret ne dit pas combien, mais ses 80 pions en font dix de chacune de huit
    couleurs. On peut convenir de 7 ou 6 couleurs seulement : le violet part d’abord, puis le noir. L’orange
    reste, car l’exemple du livret en pose un.
rule-T3 =
    Notre règle : l’interdiction de répéter une couleur ne vaut que pour le code ; une rangée peut donc
    contenir plusieurs fois la même couleur. Si l’on convient de rangées comme un code, chaque rangée doit
    elle aussi respecter les règles du code. Ce paragraphe vaut également pour la boîte Hasbro 1994.
rule-T4 = Le décodeur dispose de neuf rangées de quatre pions.
rule-T5 =
    Après chaque rangée, le codeur donne la réponse. Elle suit K1 à K3, mais se donne avec les curseurs : à
    côté de la rangée, le codeur tire le curseur rouge d’un cran pour chaque pion bien placé et le curseur
    blanc d’un cran pour chaque pion de la bonne couleur mal placé.
rule-T6 =
    Si le décodeur trouve le code, le codeur marque 1 point par rangée utilisée, la dernière comprise : 1
    point pour un code trouvé à la première rangée, 9 pour un code trouvé à la neuvième. Le décodeur ne marque
    rien.
rule-T7 =
    Si le code n’est pas trouvé après neuf rangées, la manche est terminée, le code est dévoilé et le codeur
    marque 9 points. Il n’y a pas de bonus : c’est autant que pour un code trouvé à la neuvième rangée.
rule-T8 =
    Les joueurs échangent leurs rôles après chaque manche. Seule une manche rejouée (T10) garde le même
    codeur.
rule-T9 =
    Après les manches convenues, le total le plus élevé gagne ; en cas d’égalité, le livret permet de jouer
    une manche supplémentaire. Notre règle : les joueurs en conviennent d’avance. D’habitude, on joue des
    manches supplémentaires ; si l’on a choisi la partie nulle, l’égalité demeure. Notre règle : dans les
    manches supplémentaires, le rôle de codeur continue d’alterner, et elles vont par paires, pour que chacun
    compose un code. Une paire est toujours jouée jusqu’au bout, et d’autres paires suivent jusqu’à ce que les
    totaux diffèrent.
rule-T10 =
    Si le codeur donne une réponse fausse, la manche est rejouée avec le même codeur, et 3 points passent à
    son adversaire : le codeur en perd 3, le décodeur en gagne 3. Un total peut descendre au-dessous de zéro.

## Hasbro 1994

rule-H1 =
    Les deux joueurs conviennent du nombre de manches (d’habitude 2) et de celui qui compose le premier code
    (d’habitude, celui du premier siège). Ils échangent leurs rôles après chaque manche.
rule-H2 =
    Le code se compose de quatre pions en huit couleurs. Dans le jeu de base, aucune couleur n’est répétée et
    aucun trou ne reste vide ; les variantes H10 et H11 le permettent. Notre règle : les couleurs sont le
    rouge, le jaune, le vert, le bleu, le blanc, le noir, l’orange et le violet, car le livret ne les nomme
    pas.
rule-H3 =
    Le décodeur dispose de douze rangées de quatre pions. Notre règle : T3 s’y applique ; une rangée peut donc
    répéter une couleur même quand le code ne le peut pas, sauf si les joueurs sont convenus de rangées comme
    un code.
rule-H4 = Après chaque rangée, le codeur donne la réponse avec des fiches rouges et blanches, selon K1 à K3.
rule-H5 =
    Si le décodeur trouve le code, le codeur marque 1 point par rangée utilisée, la dernière comprise : de 1 à
    12 points.
rule-H6 =
    Si le code n’est pas trouvé après douze rangées, la manche est terminée et le codeur marque 13 points : 12
    pour les rangées et 1 de bonus.
rule-H7 =
    Seul le codeur marque des points. Trouver le code ne rapporte rien au décodeur, mais limite le score du
    codeur.
rule-H8 =
    Si le codeur donne une réponse fausse, la manche recommence avec le même codeur, et il y a 3 points de
    pénalité. Le texte allemand retire ces points au décodeur, c’est-à-dire à la victime de l’erreur : une
    coquille évidente. Notre règle : d’habitude, c’est le codeur qui perd les 3 points. Si l’on convient de la
    règle imprimée, c’est le décodeur, comme le dit le texte allemand. Notre règle : un codeur qui abandonne
    la manche perd 3 points dans les deux cas, car abandonner n’est jamais récompensé. Un total peut descendre
    au-dessous de zéro.
rule-H9 =
    Après les manches convenues, celui qui a le plus de points gagne. Notre règle : à égalité, la partie est
    nulle.
rule-H10 =
    Avec la variante Couleurs doubles, le code peut contenir plusieurs fois la même couleur. Rien d’autre ne change ;
    K3 dit comment répondre aux couleurs répétées. La variante se combine avec Neuvième couleur (H11).
rule-H11 =
    Avec la variante Neuvième couleur, des trous peuvent rester vides, dans le code comme dans les rangées, et
    un trou vide compte comme une neuvième couleur : il donne droit à des fiches rouges et blanches comme les
    autres. Notre règle : plusieurs trous peuvent être vides, même sans Couleurs doubles. La variante se combine avec
    Couleurs doubles (H10).
rule-H12 =
    La piste de score compte 30 encoches par joueur. Le premier codeur y marque ses points avec une fiche
    rouge, l’autre joueur avec une blanche. Notre règle : au-delà de 30 ou au-dessous de zéro, la piste se
    prolonge : la fiche fait un tour de plus, et les tours sont indiqués à côté de la piste.

## Duel

rule-D1 =
    Les deux joueurs conviennent d’un nombre impair de manches (d’habitude 3). Chaque manche vaut 1 point, et
    le premier qui obtient la majorité des points gagne la partie : le premier à 3 dans une partie en 5
    manches, par exemple.
rule-D2 =
    Chaque joueur cache un code de cinq anneaux en huit couleurs, répétitions permises, et cherche celui de
    l’autre. Les anneaux sont les pions de cette boîte, et aucune place ne reste vide. Notre règle : les
    couleurs sont le rouge, le jaune, le vert, le bleu, le blanc, le noir, l’orange et le violet, car le
    livret ne les nomme pas.
rule-D3 =
    À chaque tour, les deux joueurs posent une rangée, dans n’importe quel ordre ; c’est seulement quand les
    deux sont posées que chacun donne à l’autre sa réponse. Notre règle : nul ne voit la rangée de
    l’adversaire avant d’avoir posé la sienne. Les rangées et les réponses passées sont visibles des deux
    joueurs, puisque chacun répond aux rangées de l’autre.
rule-D4 = Chaque joueur dispose de douze rangées.
rule-D5 =
    Si un joueur trouve le code à un tour où l’autre ne le trouve pas, il gagne la manche et marque 1 point.
rule-D6 =
    Si les deux joueurs trouvent le code au même tour, la manche est nulle : personne ne marque, et on la
    rejoue.
rule-D7 =
    Si aucun des deux n’a trouvé le code après douze rangées chacun, la manche est rejouée. Notre règle : pour
    toute manche rejouée, les deux joueurs composent de nouveaux codes.
rule-D8 =
    Si un joueur donne une réponse fausse, la victime reçoit un point, et la manche est rejouée. Notre règle :
    la manche rejouée met son propre point en jeu. Notre règle : si les deux joueurs ont donné une réponse
    fausse dans la même manche, elle est rejouée et personne ne reçoit de point. Notre règle : si le point
    accordé à la victime décide de la partie, rien n’est rejoué.
rule-D9 =
    Dans la variante à quatre anneaux, les deux codes ont quatre anneaux au lieu de cinq. Rien d’autre ne
    change.
rule-D10 =
    Avec une avance, un joueur doit trouver un code de quatre anneaux et l’autre un code de cinq. On convient
    d’abord de qui reçoit l’avance. Elle ne va pas avec quatre anneaux pour tous deux (D9).
rule-D11 =
    Dans la variante Course, il n’y a pas de tours : chacun pose ses rangées à son rythme, 12 au plus, chaque
    rangée reçoit aussitôt sa réponse, et rangées et réponses sont visibles au fur et à mesure. Le premier qui
    trouve le code prend le point, quel que soit le nombre de rangées, et c’est l’ordre d’arrivée chez
    l’arbitre qui décide. Un joueur qui n’a plus de rangées attend ; si les deux n’en ont plus, la manche est
    rejouée. Quand les réponses sont données à la main, elles sont dues immédiatement : celui qui doit une
    réponse la donne avant de poser une rangée.
rule-D12 =
    Quand un code est trouvé, il est dévoilé, et la rangée qui l’a trouvé reçoit autant de fiches rouges que
    le code a d’anneaux : 5, ou 4 si le code en a quatre.

## Group

rule-G1 =
    Le jeu se joue à deux, trois ou quatre. À trois ou quatre, chacun a un plateau. À deux, on convient d’un
    plateau chacun, comme d’habitude, de deux chacun, ou de deux pour un seul des joueurs.
rule-G2 =
    Pour chaque plateau, on tire au hasard deux jetons, qui restent secrets. L’un est un jeton de couleur
    parmi 24, quatre de chaque couleur : blanc, rouge, vert, jaune, noir et bleu ; l’autre est l’un des cinq
    jetons numérotés de 1 à 5. Les jetons tirés ne sont pas remis en jeu : deux plateaux n’ont jamais le même
    numéro, mais deux plateaux donnés ont la même couleur avec une chance de 3 sur 23.
rule-G3 =
    Le code a cinq places. Chaque numéro tiré porte la couleur tirée avec lui, et chaque numéro non tiré est
    une place vide. Avec quatre plateaux, le code compte quatre pions et une place vide. Notre règle : avec
    moins de plateaux, il compte moins de pions : trois pions et deux places vides avec trois plateaux, deux
    pions et trois places vides avec deux plateaux.
rule-G4 = Un joueur désigné au hasard commence, puis on joue dans le sens des aiguilles d’une montre.
rule-G5 =
    À son tour, un joueur pose une rangée de cinq places, avec ou sans le pion qu’il connaît par son propre
    plateau, et interroge les autres joueurs. Chacun de leurs plateaux répond seulement pour sa couleur et son
    numéro : une fiche noire si sa couleur est sur son numéro, sinon une blanche si sa couleur est ailleurs
    dans la rangée, sinon rien. Les plateaux de celui qui interroge ne répondent rien, et deux plateaux de
    même couleur répondent indépendamment l’un de l’autre. Notre règle : une rangée a la forme d’un code, avec
    autant de pions qu’il y a de plateaux. Si l’on convient de rangées libres, chaque place porte n’importe
    quelle couleur ou reste vide, de cinq pions jusqu’à aucun.
rule-G6 =
    Les rangées et les réponses sont visibles de tous, et chacun sait quel plateau a donné quelle réponse. Les
    jetons restent secrets.
rule-G7 =
    Pour gagner, un joueur annonce MASTERMIND et pose le code entier. Il suffit de donner le code, sans dire
    qui en détient quelle part. S’il est exact, les jetons sont dévoilés et le joueur gagne la manche.
rule-G8 =
    Celui dont l’annonce est fausse est éliminé de la manche : il ne joue plus et n’annonce plus, mais
    continue de répondre aux autres. Notre règle : la rangée annoncée reste visible de tous, comme à la table.
    Notre règle : l’arbitre dit seulement qu’elle est fausse, et les jetons restent cachés.
rule-G9 =
    L’annonce se fait à son tour et remplace la question. Notre règle : un joueur qui abandonne est éliminé,
    comme après une annonce fausse (G8).
rule-G10 =
    On peut convenir que l’annonce se fait à tout moment. Il y a une exception : celui qui a joué le dernier
    tour, en interrogeant ou en annonçant à son tour, ne peut pas annoncer hors de son tour avant qu’un autre
    joueur ait joué le sien. Une annonce fausse faite hors de son tour ne change pas le joueur dont c’est le
    tour. Des annonces simultanées sont prises dans l’ordre où elles parviennent à l’arbitre. Une annonce a
    toujours la forme d’un code, même là où toute rangée est permise.
rule-G11 =
    Le dernier joueur encore en lice doit lui aussi faire une annonce pour gagner la manche. Notre règle : si
    tous les joueurs sont éliminés, par une annonce fausse ou par abandon, la manche n’a pas de gagnant et
    compte comme jouée.
rule-G12 =
    La manche suivante est ouverte par le voisin de gauche de celui qui a ouvert la précédente. Une manche
    rejouée garde le même premier joueur, sauf s’il n’y participe pas (G14). Notre règle : celui qui ouvre la
    manche rejouée en dernier compte comme celui qui l’a ouverte.
rule-G13 =
    Les joueurs conviennent d’un nombre de manches (d’habitude 3). Notre règle : il y en a 7 au plus, car un
    plateau a sept trous pour compter les victoires. Celui qui a gagné le plus de manches gagne la partie.
    Notre règle : ceux qui sont à égalité en tête se la partagent.
rule-G14 =
    Notre règle : si une réponse donnée à la main était fausse, la manche est nulle et on la rejoue avec un
    nouveau tirage, ouverte par le même joueur. L’erreur se constate au dévoilement, après une annonce exacte
    ou quand tous sont éliminés, ou bien sur une contestation, que peut faire tout joueur encore en lice.
    Notre règle : celui qui a mal répondu ne rejoue pas cette manche : il n’interroge ni n’annonce, et
    l’arbitre répond pour ses plateaux ; une réponse fausse ne rapporte donc jamais rien. Si c’est lui qui
    devait ouvrir, le prochain joueur à gauche qui n’est pas écarté ouvre à sa place. Si tous ont mal répondu,
    la manche n’est pas rejouée : elle compte comme jouée, et personne ne la gagne.

## Who gives the keys

rule-M1 = Notre règle : d’habitude, l’arbitre calcule toutes les réponses ; aucune ne peut donc être fausse.
rule-M2 =
    Notre règle : si l’on convient de réponses à la main, le codeur place les fiches, comme à la table, et
    peut se tromper ; dans la boîte Groupe, ce sont les joueurs interrogés, et G14 s’applique. À tout moment
    après une réponse, le décodeur peut contester : l’arbitre vérifie toutes les réponses données jusque-là,
    et une réponse fausse déclenche aussitôt la règle de la boîte sur les erreurs ; sinon le jeu continue et
    la contestation ne coûte rien. Au dévoilement, l’arbitre vérifie de lui-même toutes les réponses de la
    manche. Dans un duel, une contestation porte sur les réponses données à celui qui conteste, et si l’une
    d’elles est fausse, D8 examine les deux côtés. Une réponse impossible, comme 3 rouges et 1 blanche pour
    quatre pions, ou plus de fiches que de trous, est refusée et n’est pas une erreur.
rule-M3 =
    Notre règle : quand une réponse se révèle fausse, la règle sur les erreurs remplace les points ordinaires
    de la manche : C8, T10, H8, D8 ou G14, ou, dans votre boîte, ce dont on est convenu (X1).
rule-M4 =
    Notre règle : quand les réponses sont données à la main, le dévoilement vient dès que la dernière rangée
    posée a reçu sa réponse et que l’une de ces conditions est remplie : la rangée est identique au code, sa
    réponse le prétend (que des rouges), ou il ne reste plus de rangées. Dans un duel, on répond d’abord aux
    deux rangées du tour ; dans une course, un joueur attend la réponse à une rangée avant de poser la
    suivante, et donne la réponse qu’il doit avant de poser la sienne (D11). Notre règle : un abandon n’est
    pas un dévoilement ; la manche abandonnée est comptée comme telle et ses réponses ne sont pas vérifiées,
    il faut donc contester avant d’abandonner. Si le décodeur abandonne, le code compte comme non trouvé ; si
    c’est le codeur, les points sont ceux d’une réponse fausse (mais voir H8), et rien n’est rejoué. Dans un
    duel, le point va à l’adversaire de celui qui abandonne, et dans la boîte Groupe, celui-ci est éliminé
    (G9).

## House rules

rule-X1 =
    Votre boîte est le jeu classique dans la forme de votre choix : de 1 à 8 pions ; de 2 à 12 couleurs,
    prises dans l’ordre rouge, vert, bleu, jaune, orange, violet, blanc, noir, marron, turquoise, magenta et
    vert citron ; de 1 à 20 rangées ; avec ou sans répétitions et, selon H11, avec ou sans trous vides. Si le
    code n’est pas trouvé, le codeur marque 1 point par rangée, plus le bonus convenu (de 0 à 100). Après une
    réponse fausse, la manche est rejouée, et les joueurs choisissent ce qu’elle coûte : le décodeur gagne 3
    points, ou le codeur lui en donne 3, ou le codeur en perd 3. Si les rangées doivent être comme un code
    (T3), qui compose le premier code (C1) et ce qui suit une égalité (T9, mais d’habitude une partie nulle),
    on en convient comme ailleurs. D’habitude, il y a 4 pions, 6 couleurs, 10 rangées, des répétitions, aucun
    trou vide, un bonus de 1, 3 points pour le décodeur après une réponse fausse et 2 manches. Une forme pour
    laquelle aucun code n’est possible, comme cinq pions de quatre couleurs sans répétition, est refusée avec
    un message clair.
rule-X2 =
    Super est le jeu classique avec un code plus grand : cinq pions en huit couleurs (rouge, jaune, vert, bleu,
    blanc, noir, orange et violet) et douze rangées. Une couleur peut être répétée dans le code comme dans les
    rangées, et aucun trou ne reste vide. Si les douze rangées sont utilisées et que le code n’est pas trouvé, le
    codeur marque 13 points : 12 pour les rangées et 1 de bonus. Tout le reste est comme dans le jeu classique.
