### Ce que dit keypeg arena.

arena-title = { $box } ({ $name }), { $seats } places
arena-played = { $played ->
    [one] Une partie
   *[other] { $played } parties
} de la graine { $seed }
arena-stopped = Arrêt : { $played } parties sur { $asked } de la graine { $seed }
arena-kept = { $kept ->
    [one] Une partie de la graine { $seed } est déjà là.
   *[other] { $kept } parties de la graine { $seed } sont déjà là.
}
arena-progress = { $done ->
    [one] { $done } partie sur { $matches }
   *[other] { $done } parties sur { $matches }
}

## Les tableaux

arena-player = joueur
arena-matches = parties
arena-won = gagnées
arena-drawn = nulles
arena-lost = perdues
arena-elo = Elo
arena-share = part
arena-cpu = ms par coup
arena-cpu-worst = pire ms
arena-rounds = manches gagnées
arena-round-points = points par manche
arena-made = points par manche comme codeur
arena-conceded = points concédés comme décodeur
arena-rows = rangées, code trouvé
arena-not-found = pas trouvés
arena-replays = manches rejouées
arena-wrong-keys = fausses réponses
arena-wrong-calls = fausses annonces
arena-meetings = Qui contre qui : victoires du joueur de la ligne en %

## Ce que sont les chiffres

arena-note-shares = Les parts sont celles de ce qui fut décidé, à 95 % (Wilson) ; ± est l’intervalle à 95 % d’une moyenne.
arena-note-elo = Elo est une échelle commune : 1500 est la moyenne, et qui a 100 points de plus gagne à 64 % contre l’autre. Une partie nulle vaut une demi-victoire.
arena-note-even = À jeu égal, chacun aurait une part de { $share }.
arena-note-rounds = Les rangées comptent quand le joueur a trouvé le code le premier, ou en même temps que l’autre.
arena-note-roles = Les rangées comptent quand le code est trouvé ; les points concédés comptent à chaque manche.
arena-note-cpu = Le temps est celui du processeur, en millisecondes par coup.

## L’image

arena-plot-shares = Part des parties décidées, intervalle à 95 %
arena-plot-round-shares = Part des manches décidées, intervalle à 95 %
arena-plot-rows = Rangées quand le code fut trouvé
arena-plot-percent = % des codes trouvés
arena-plot-even = à égalité
