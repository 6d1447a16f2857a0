### What keypeg strategy says.

strategy-board = Plateau { $name } : { $codes } codes
strategy-total = total { $total }
strategy-average = moyenne { $average }
strategy-worst = au pire { $rows }
strategy-depth = rangée { $row } : { $count }
strategy-not-found = pas trouvés : { $count }
strategy-unfound =
    { $count ->
        [one] Un code n’est pas trouvé dans les { $rows } rangées.
       *[other] { $count } codes ne sont pas trouvés dans les { $rows } rangées.
    }
strategy-points = points { $points }
strategy-proven = Prouvé : rien ne peut coûter moins.
strategy-not-proven = Pas prouvé : il existe peut-être mieux.
strategy-claims-proof = D’après le fichier, rien ne peut coûter moins.
strategy-written = Écrit dans { $file } après { $seconds } s.

## Progress

strategy-standing = meilleur total { $reached }, aucune stratégie sous { $least }, parties ouvertes : { $open }
strategy-stage = largeur { $width }, première rangée { PEGS($row) }, meilleur total { $best }
strategy-parts = à battre : { $reached } ; cette première rangée : au moins { $least } ; parties { $done }/{ $parts }
strategy-piece = { $part } : { $done } deuxièmes rangées sur { $pieces } en { $time }, reste environ { $left }
strategy-auditing = { $part } cherché de nouveau ({ $done }/{ $parts }, reste environ { $time })
strategy-audit-plan = { $parts } parties sont cherchées de nouveau, ce qui prend environ { $time }. Ctrl-C arrête en gardant ce qui est vérifié.

## Ledgers

strategy-reached = meilleur total { $total }
strategy-least = aucune stratégie sous { $total }
strategy-row-costs = Selon la rangée qui le trouve, un code coûte { $costs } ; un code non trouvé coûte { $failure }.
strategy-row-limit = Seules comptent les stratégies qui trouvent chaque code en { $rows } rangées au plus.
strategy-fewer-refuted = Prouvé : { $rows } rangées ne suffisent pas toujours.
strategy-fewer-open = Non vérifié : si { $rows } rangées suffisent aussi ; --all le vérifie.
strategy-open = parties ouvertes : { $count }
strategy-searched-again = cherchées de nouveau : { $count } parties sur { $parts }
strategy-pass-probability = tirées au hasard : un registre avec une seule partie fausse passe avec une probabilité de { $share }
strategy-replayed = Une stratégie qui coûte { $total } a été rejouée code par code.
strategy-not-replayed = Aucune stratégie qui coûte { $total } n’a été rejouée : ajoutez --tree FICHIER, ou --all.
strategy-audit-stopped = Arrêté : seul ce qui est compté ci-dessus a été vérifié.
strategy-claimed = Prouvé si les autres parties sont justes aussi ; --all les vérifie toutes.

## keypeg strategy show

strategy-remaining = Codes possibles : { $codes }
strategy-lay = Posez
strategy-wins = trouvé
strategy-given-up = plus de rangée
strategy-nothing-left = Plus rien à poser. Codes possibles : { $codes }
strategy-one-step =
    Aucune stratégie n’est fournie pour ce plateau : celle-ci ne regarde qu’une rangée plus loin. La meilleure : keypeg
    strategy build.
