# keypeg bot-check : un bot joue toutes les boîtes.

bot-match-good = ✓ { $match }
bot-match-bad = ✗ { $match }
bot-fault-match = { $times ->
    [one] dans : { $match }
   *[other] dans : { $match } ({ $times } fois)
}
bot-result = { $finished } parties sur { $matches } jouées jusqu’au bout. { $faults ->
    [0] Aucune faute.
    [one] Une faute.
   *[other] { $faults } fautes.
}
bot-fault-not-seated = Personne ne s’est assis à une table de la liste qui accepte les bots.
bot-fault-not-marked = Le bot n’a pas dit qu’il en est un. Envoyez "bot": true en devenant invité.
bot-fault-sits-unwanted = Le bot s’est assis, ou a essayé, à une table qui ne veut pas de bots. Regardez "bots" dans la liste.
bot-fault-bad-request = Le serveur n’a pas pu lire une requête, ou elle ne revenait pas au bot.
bot-fault-illegal-action = Le bot a posé quelque chose que les règles ne permettent pas. La forme dans l’offre dit ce qu’elles permettent.
bot-fault-out-of-turn = Le bot a fait quelque chose qui n’était pas offert. Suivez les offres seules.
bot-fault-too-early = Le bot a posé une rangée avant le départ de la course. Attendez "race_starts".
bot-fault-after-the-end = Le bot a continué après la fin de la partie. Arrêtez quand l’étape est "over".
bot-fault-ignores-refusals = Le bot a été refusé plusieurs fois de suite pour la même raison et n’a rien changé.
bot-fault-wrong-key = Le bot a donné une réponse fausse.
bot-fault-resigned = Le bot a abandonné une manche.
bot-fault-too-slow = La partie attendait le bot, et le bot n’a rien fait.
bot-fault-crashed = Le programme du bot s’est terminé.
bot-fault-not-back = La connexion a été coupée, et le bot n’a pas continué. Reconnectez-vous : l’instantané contient tout.
bot-fault-stuck-at-end = Après une partie, le bot ne s’est pas assis à la table suivante.
bot-fault-endless = La partie n’est pas arrivée à sa fin.
