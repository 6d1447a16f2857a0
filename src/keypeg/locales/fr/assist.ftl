### The assistant for a real box, at `keypeg assist`.

assist-title-adviser = { $box } : conseils. Dites-moi les rangées et les réponses au fur et à mesure.
assist-title-breaker = { $box } : je cherche votre code. Cachez-en un et répondez à mes rangées.
assist-title-marker = { $box } : je réponds à vos rangées. Tapez d’abord le code ; l’écran est ensuite effacé.
assist-title-codemaker = { $box } : je cache un code, et vous le cherchez.
assist-help-adviser = Tapez une rangée et sa réponse, par exemple { PEGS($row) } 1 2 (les rouges d’abord). Et aussi : { $commands }.
assist-help-breaker = Tapez la réponse, par exemple 1 2 (les rouges d’abord). Et aussi : { $commands }.
assist-help-marker = Tapez une rangée pour avoir sa réponse, ou une rangée et une réponse, par exemple { PEGS($row) } 1 2, pour la faire vérifier. Et aussi : { $commands }.
assist-help-codemaker = Tapez une rangée. Et aussi : { $commands }.
assist-prompt-row = Rangée { $number } :
assist-prompt-code = Le code :
assist-prompt-key = Ma rangée { $number }. Sa réponse :
assist-empty = Il n’y a rien à reprendre.
assist-contradiction =
    { $count ->
        [one] Aucun code ne donne cette réponse à la rangée { $rows }.
       *[other] Les rangées { $rows } se contredisent : aucun code ne convient à toutes.
    }
assist-repair = Si la rangée { $row } avait { $key }, tout irait de nouveau ensemble.
assist-no-repair = Plus d’une réponse est fausse : aucun changement ne suffit à lui seul.
assist-only-one = Il ne reste que ce code :
assist-found-mine =
    { $rows ->
        [one] Trouvé à la première rangée.
       *[other] Trouvé en { $rows } rangées.
    }
assist-key = Réponse : { $key }
assist-reds =
    { $count ->
        [one] Rouge pour le trou { $holes }.
       *[other] Rouge pour les trous { $holes }.
    }
assist-whites = Blanc pour les couleurs placées ailleurs : { $colours }.
assist-nothing = Aucune couleur de cette rangée n’est dans le code.
assist-key-right = Cette réponse est juste.
assist-key-wrong = Cette réponse est fausse. La bonne est { $key }.
assist-hidden = Un code est caché. Vous avez { $rows } rangées.
assist-not-found = Il ne reste plus de rangée. Le code était
