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

## Qui tient le score

assist-prompt-result = Comment cela a-t-il fini ?
assist-prompt-opener = Qui commence la première manche ? Un nom, ou Entrée pour tirer au sort :
assist-results-codebreaking = Tapez le nombre de rangées qu’il a fallu pour trouver le code (1 à { $rows }), « { $nobody } » s’il n’a pas été trouvé, ou « { $wrong } » si une réponse était fausse.
assist-results-duel = Tapez le nom de qui a trouvé le code, « { $both } », « { $nobody } », ou « { $wrong } » avec le nom de qui a donné une réponse fausse, par exemple « { $wrong } { $name } ».
assist-results-group = Tapez le nom de qui a annoncé le code, « { $nobody } » si tous sont éliminés, ou « { $wrong } » avec les noms de qui a mal répondu, par exemple « { $wrong } { $name } ». On peut ajouter qui était déjà éliminé : « { $name } { $out } { $other } ».
assist-results-also = Et aussi : « { $resign } { $name } » si quelqu’un a abandonné la manche, « { $undo } », « { $mend } 2 … » pour changer la ligne 2, { $help }, { $quit }.
assist-rows =
    { $rows ->
        [one] Dès la première rangée.
       *[other] En { $rows } rangées.
    }
assist-extra-round = une manche supplémentaire
assist-barred = { $name } ne la joue pas

## La boîte Groupe

assist-title-group-adviser = { $box } : conseils. Dites-moi votre jeton, puis les questions et les réponses au fur et à mesure.
assist-title-group-marker = { $box } : je réponds pour chaque plateau. Tapez d’abord tous les jetons ; l’écran est ensuite effacé.
assist-help-group-adviser = Tapez qui demande, la rangée, et les réponses des autres dans l’ordre : { $name } { PEGS($row) } { $answers } (n noir, b blanc, - rien ; votre propre réponse est connue). Un MASTERMIND annoncé à tort : « faux » avec le nom et la rangée. Et aussi : { $commands }.
assist-help-group-marker = Tapez qui demande et la rangée pour avoir les réponses, ou ajoutez les réponses pour les faire vérifier : { $name } { PEGS($row) } { $answers } (n noir, b blanc, - rien). Et aussi : { $commands }.
assist-prompt-token = Jeton de { $name }, par exemple R2 :
assist-prompt-question = Question { $number } :
assist-answers-contradict =
    { $count ->
        [one] Les réponses à la question { $rows } ne peuvent pas être toutes justes.
       *[other] Les réponses aux questions { $rows } se contredisent : aucun code ne va avec toutes.
    }
assist-answer-repair = Si { $name } avait répondu { $answer } à la question { $row }, tout irait de nouveau ensemble.
assist-no-answer-repair = Plus d’une réponse est fausse : aucun changement ne suffit à lui seul.
assist-answer-wrong = { $name } a mal répondu à la question { $row } : la bonne réponse est { $right }.
assist-answers-right = Ces réponses sont justes.
