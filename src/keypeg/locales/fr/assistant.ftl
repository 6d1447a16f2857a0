### The assistant for a real box, on the pages.

assistant-title = À côté de la vraie boîte
assistant-lead = Posez le téléphone sur la table, à côté de votre jeu. Quel rôle doit-il tenir ?
assistant-goes-on = Reprend là où vous en étiez
assistant-private = Tout reste sur cet appareil. L’écran reste allumé tant qu’un rôle est ouvert.
assistant-adviser = Conseiller
assistant-adviser-line = Vous cherchez un code. Il dit ce qui reste possible et donne des indices.
assistant-marker = Répondeur
assistant-marker-line = Vous avez caché un code. Il donne la réponse à chaque rangée, ou vérifie celles qui ont été données.
assistant-codemaker = Codeur
assistant-codemaker-line = Vous êtes seul avec le jeu. Il cache un code et répond à vos rangées.
assistant-breaker = Décodeur
assistant-breaker-line = Vous cachez un code et répondez. Il cherche le code.
assistant-scores = Marqueur de points
assistant-scores-line = Les noms, les manches et les points, selon les règles.
assistant-group = Conseiller pour le jeu à plusieurs
assistant-group-line = Jetons, questions et réponses : ce que vous pouvez savoir.
