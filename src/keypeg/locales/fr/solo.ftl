### The code of the day and other games alone, on the pages.

## The code of the day

today-title = Le code du jour
today-lead = Tout le monde cherche les mêmes codes, et chacun ne se joue qu’une fois.
today-open =
    { $rows ->
        [one] Une rangée pour le trouver
       *[other] { $rows } rangées pour le trouver
    }
today-go-on = Continuer à la rangée { $row }
today-found =
    { $rows ->
        [one] Trouvé à la première rangée
       *[other] Trouvé en { $rows } rangées
    }
today-not_found = Pas trouvé
today-given_up = Abandonné
today-played = { $played } sur { $boxes } joués
today-streak =
    { $streak ->
        [one] Trouvé aujourd’hui : une série commence
       *[other] { $streak } jours de suite
    }
today-standing = Vos résultats
today-none = Vous n’avez encore terminé aucun code de cette boîte.
today-bar =
    { $rows ->
        [one] À la première rangée : { $count }
       *[other] En { $rows } rangées : { $count }
    }
today-yesterday = Le code de la veille
today-later = Il s’affiche ici quand ce jour est terminé partout sur Terre, ou quand vous l’avez joué.
today-before = La veille

## Choosing a game

solo-title = Jouer seul
solo-lead = Vous contre un code. Personne n’attend, et rien n’est en jeu.
solo-unfinished = Continuer
solo-kind = À quoi jouer ?
solo-kind-single = Un code, maintenant
solo-kind-single-line = Un nouveau code, et toutes les rangées de la boîte pour le trouver.
solo-kind-sprint = Sprint
solo-kind-sprint-line = Dix codes en aussi peu de rangées que possible. Un code manqué compte une rangée de plus que le plateau n’en a.
solo-box = Dans quelle boîte ?
solo-no-repeats = Aucune couleur deux fois
solo-no-repeats-line = Chaque couleur figure au plus une fois dans le code. Dans vos rangées, autant de fois que vous voulez.
solo-blind = À l’aveugle
solo-blind-line = Vos rangées sont recouvertes dès qu’elles sont posées. Les réponses restent.
solo-begin-single = Commencer
solo-begin-sprint = Lancer le sprint

## Playing

solo-board = Votre plateau
solo-row-of = Rangée { $number } sur { $limit }
solo-code-of = Code { $number } sur { $codes }
solo-so-far =
    { $rows ->
        [one] { $rows } rangée
       *[other] { $rows } rangées
    }
solo-give-up = Abandonner
solo-give-up-title = Abandonner ?
solo-give-up-line = Le code est dévoilé et compte comme non trouvé.
solo-give-up-no = Continuer
solo-to-board = Au plateau
solo-text-help =
    { $rows ->
        [one] Tapez { $holes } couleurs. Vous avez une rangée. Les couleurs : { $colours }.
       *[other] Tapez { $holes } couleurs. Vous avez { $rows } rangées. Les couleurs : { $colours }.
    }
solo-text-unclear = Ce n’est pas une rangée. Tapez des couleurs ou leurs lettres : { $colours }.

## The end

solo-over = La fin
solo-found =
    { $rows ->
        [one] Trouvé à la première rangée !
       *[other] Trouvé en { $rows } !
    }
solo-missed = Il a gardé son secret.
solo-given-up = Vous avez abandonné.
solo-code-was = Le code était { $code }.
solo-sprint-done =
    { $rows ->
        [one] Dix codes en 1 rangée !
       *[other] Dix codes en { $rows } rangées !
    }
solo-best = Votre record sur cet appareil : { $rows } rangées.
solo-best-first = Votre premier sprint sur ce plateau : c’est lui qu’il faudra battre.
solo-best-new = Nouveau record sur cet appareil ! Avant : { $rows } rangées.
solo-codes = Les codes et le nombre de rangées pour chacun
solo-keypeg = Keypeg
solo-again-single = Un autre code
solo-again-sprint = Un autre sprint
solo-other = Choisir autrement
solo-today = Les codes du jour
solo-next-box = Suite : { $box }
solo-analyse = Analyser
solo-share = Partager sans rien dévoiler
solo-copy = Copier sans rien dévoiler
solo-copied = Copié
solo-not-counted = Un jour passé ne compte pas pour la série.
solo-tomorrow = Le prochain code arrive dans { $hours } h { $minutes } min.
