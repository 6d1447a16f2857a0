### Daily codes: at `keypeg daily` and on the pages.

daily-title = { $box } : le code du { $day }
daily-help =
    { $rows ->
        [one] Vous avez une rangée. Tapez-la en lettres (majuscules ou minuscules, . est un trou vide). Et aussi : { $commands }.
       *[other] Vous avez { $rows } rangées. Tapez-les en lettres (majuscules ou minuscules, . est un trou vide). Et aussi : { $commands }.
    }
daily-prompt = Rangée { $number } sur { $limit } :
daily-elsewhere = Entre-temps, vous avez continué ailleurs. Voici où en est ce code :
daily-found =
    { $rows ->
        [one] Trouvé à la première rangée !
       *[other] Trouvé en { $rows } rangées.
    }
daily-not-found = Pas trouvé. Le code était
daily-later = Vous pouvez continuer jusqu’à la fin de la journée, et plus tard avec --date { $day }.
daily-share-heading = À partager, sans rien dévoiler :
daily-share = Keypeg, { $box }, { $day } : { $rows }/{ $limit }
daily-score-heading = Vos codes de cette boîte
daily-score =
    { $played ->
        [one] Codes joués : 1, trouvés : { $found }.
       *[other] Codes joués : { $played }, trouvés : { $found }.
    }
daily-streak =
    { $streak ->
        [one] Série : { $streak } jour. La plus longue : { $longest }.
       *[other] Série : { $streak } jours. La plus longue : { $longest }.
    }
daily-kept = Gardé dans { $file }
daily-best-rows =
    { $rows ->
        [one] La meilleure stratégie le trouve à la première rangée.
       *[other] La meilleure stratégie le trouve en { $rows } rangées.
    }
daily-best-play =
    { $rows ->
        [one] La meilleure stratégie le trouve à la première rangée :
       *[other] La meilleure stratégie le trouve en { $rows } rangées :
    }
daily-check = Le SHA-256 de « { $text } » est { $sha }.
daily-reveal = Le code était
