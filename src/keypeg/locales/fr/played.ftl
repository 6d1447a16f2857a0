### The page with the matches that one played.

played-title = Vos parties
played-summary =
    { $matches ->
        [one] Une partie : gagnées { $won }, nulles { $drawn }, perdues { $lost }.
       *[other] { $matches } parties : gagnées { $won }, nulles { $drawn }, perdues { $lost }.
    }
played-shares = Gagnées { $won }, nulles { $drawn }, perdues { $lost }
played-shares-legend = Plein : gagnées. Rayé : nulles. Vide : perdues.
played-none = Vous trouverez ici chaque partie que vous jouez jusqu’au bout.
played-none-line = Les parties en cours sont sur la page des tables.
played-play = Jouer une partie
played-other-daily = Le code du jour
played-other-puzzles = Énigmes
played-progress =
    { $left ->
        [one] L’entraîneur regarde encore une partie.
       *[other] L’entraîneur regarde vos parties : encore { $left }.
    }
played-progress-label = Où en est l’entraîneur
played-filter-box = Boîte
played-filter-every-box = Toutes les boîtes
played-filter-opponent = Contre
played-filter-everybody = Tout le monde
played-no-coach = Ce serveur n’a pas d’entraîneur ; il ne compte que les résultats.
played-left-out =
    { $matches ->
        [one] Une partie n’est pas comptée : son plateau est trop grand pour l’entraîneur.
       *[other] { $matches } parties ne sont pas comptées : leurs plateaux sont trop grands pour l’entraîneur.
    }

played-rows-title = Rangées pour trouver un code
played-rows-bar =
    { $times ->
        [one] En { $rows } rangées : une fois
       *[other] En { $rows } rangées : { $times } fois
    }
played-box-codes =
    { $codes ->
        [one] Codes cherchés : 1, trouvés : { $found }.
       *[other] Codes cherchés : { $codes }, trouvés : { $found }.
    }
played-box-average = { $rows } rangées en moyenne.
played-skill = Adresse { $skill }
played-luck = Chance { $luck }
played-rows = { $rows } rangées

played-time-title = Adresse et chance au fil du temps
played-time-line = L’adresse tient aux rangées que vous choisissez, la chance à leurs réponses. La chance est de 50 en moyenne.
played-time-skill = Adresse de { $from } à { $to }
played-time-luck = Chance de { $from } à { $to }

played-against-title = Contre qui
played-mistakes-title = Les erreurs qui reviennent
played-no-mistakes = Aucune erreur n’est revenue jusqu’ici.
played-times =
    { $times ->
        [one] une fois
       *[other] { $times } fois
    }
played-cost = { $rows } rangées perdues
played-mistake-forgot_row = Vous oubliez ce que disait la rangée { $row }
played-mistake-told_nothing = Vous posez des rangées dont la réponse est connue d’avance
played-mistake-told_less = Votre rangée { $row } en dit moins qu’une autre
played-mistake-asked_less = Vous posez des questions qui apprennent peu
played-mistake-called_wrong = Vous annoncez MASTERMIND à tort
played-mistake-wrong_key = Vous donnez des réponses fausses

played-list-title = Toutes les parties
played-list-none = Aucune partie ne correspond.
played-result-won = Victoire contre { $others }
played-result-drawn = Partie nulle contre { $others }
played-result-lost = Défaite contre { $others }
played-waiting = L’entraîneur ne l’a pas encore regardée
played-impossible = Plateau trop grand pour l’entraîneur
played-more = D’autres parties

played-as-table = En tableau
played-head-rows = Rangées
played-head-times = Combien de fois
played-head-when = Quand
played-head-matches = Parties
played-head-skill = Adresse
played-head-luck = Chance
played-head-name = Nom
played-head-won = Gagnées
played-head-drawn = Nulles
played-head-lost = Perdues

played-yours-title = Elles sont à vous
played-export-line = Enregistrez toutes vos parties dans un seul fichier. Les parties en cours n’y sont pas.
played-export = Enregistrer toutes les parties
played-delete = Supprimer toutes les parties
played-delete-title = Supprimer toutes vos parties ?
played-delete-what = Votre historique sera vide, et les chiffres de cette page disparaîtront.
played-delete-others = Ceux qui ont joué avec vous gardent la partie, mais votre nom n’y est plus.
played-delete-solo = Vos parties en solo, les codes du jour et les énigmes sont aussi supprimés. Seuls les codes d’aujourd’hui restent : chacun ne se joue qu’une fois.
played-delete-stays = Votre nom ici et les parties en cours restent tels quels.
played-delete-final = Il n’y a pas de retour possible. Vous voudrez peut-être les enregistrer avant.
played-delete-left =
    { $left ->
        [one] Encore une.
       *[other] Encore { $left }.
    }
played-delete-no = Les garder
played-delete-yes = Les supprimer
