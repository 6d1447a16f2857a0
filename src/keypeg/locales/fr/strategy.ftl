### What keypeg strategy says.

strategy-board = Plateau { $name } : { $codes } codes
strategy-total = total { $total }
strategy-average = moyenne { $average }
strategy-worst = au pire { $rows }
strategy-depth = rangée { $row } : { $count }
strategy-not-found = pas trouvés : { $count }
strategy-points = points { $points }
strategy-proven = Prouvé : rien ne peut coûter moins.
strategy-not-proven = Pas prouvé : il existe peut-être mieux.
strategy-claims-proof = D’après le fichier, rien ne peut coûter moins.
strategy-written = Écrit dans { $file } après { $seconds } s.

## Progress

strategy-standing = meilleur total { $reached }, aucune stratégie sous { $least }, parties ouvertes : { $open }
strategy-stage = largeur { $width }, première rangée { $row }, meilleur total { $best }
strategy-parts = à battre : { $reached } ; cette première rangée : au moins { $least } ; parties { $done }/{ $parts }
strategy-auditing = { $row } { $key } cherché de nouveau ({ $done }/{ $parts })

## Ledgers

strategy-reached = meilleur total { $total }
strategy-least = aucune stratégie sous { $total }
strategy-open = parties ouvertes : { $count }
strategy-searched-again = cherchées de nouveau : { $count } parties sur { $parts }

## keypeg strategy show

strategy-remaining = Codes possibles : { $codes }
strategy-lay = Posez
strategy-wins = trouvé
strategy-given-up = plus de rangée
strategy-nothing-left = Plus rien à poser. Codes possibles : { $codes }
strategy-one-step =
    Aucune stratégie n’est fournie pour ce plateau : celle-ci ne regarde qu’une rangée plus loin. La meilleure : keypeg
    strategy build.
