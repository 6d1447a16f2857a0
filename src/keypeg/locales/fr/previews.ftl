### What messengers show beside a link, and what stands on the pictures that people share.

preview-home-title = Keypeg : le Mastermind dans les règles
preview-home-headline = Le Mastermind dans les règles.
preview-home-line = Entre amis ou contre l’ordinateur, dans le navigateur, sans compte.
preview-box-title = { $box } · Mastermind avec Keypeg
preview-rules-title = { $box } : la règle du jeu
preview-analysis-title = { $box } : une position
preview-analysis-line = Quels codes restent, qu’est-ce qui est certain et quelle rangée est la meilleure ? Regardez et essayez.
preview-puzzle-title = { $box } : une énigme
preview-puzzle-line = Un seul code convient à toutes les rangées. Le trouverez-vous ?
preview-row-puzzle-line = Trois rangées, dont une est la meilleure. Laquelle ?
preview-invite-title = { $name } vous invite à jouer
preview-seat-title = Une place vous attend
preview-seat-line = { $box } : prenez place et jouez tout de suite, dans le navigateur, sans compte.
preview-match-line = { $box } : la partie est en cours. Venez regarder.
preview-closed-line = { $box } : cette partie a été interrompue.
preview-found =
    { $rows ->
        [one] Trouvé en { $rows } coup.
       *[other] Trouvé en { $rows } coups.
    }
preview-mastermind = MASTERMIND !
preview-not-found = Code non trouvé.
preview-feat = { $name } a trouvé un code parmi { $codes } ({ $box }).
preview-score = Score final : { $scores }.
preview-match-title = { $names } : { $box }
preview-record-title = Une partie, rangée par rangée
preview-picture = Un plateau de { $box }, par Keypeg
