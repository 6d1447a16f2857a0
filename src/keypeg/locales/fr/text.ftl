### Le mode texte : ce qui peut être tapé, et ce qu’il dit.

## The text mode. What may be typed: each command's words, the usual one first, separated by commas

type-guess = poser, proposer
type-hide = cacher
type-mark = marquer
type-ask = demander, questionner
type-answer = répondre, réponse
type-mastermind = mastermind, annoncer
type-challenge = contester
type-resign = abandonner
type-rows = rangées
type-code = code, jetons
type-notes = notes, carnet
type-note = note, noter
type-hint = indice, indices
type-why = pourquoi
type-review = bilan
type-try = réessayer, essayer
type-score = score, points
type-players = joueurs
type-who = qui
type-rules = règles, règle
type-help = aide
type-pass = passer
type-claim = réclamer
type-rematch = revanche
type-decline = refuser
type-react = dire
type-mute = muet
type-record = partie
type-commitments = engagements
type-receipt = reçu
type-board = plateau
type-yes = oui
type-no = non
typed-note-out = exclu, exclue
typed-note-sure = sûr, sûre
typed-note-possible = possible
typed-reaction-clap = bravo
typed-reaction-think = hum
typed-reaction-wow = oh
typed-reaction-party = hourra
typed-reaction-well_played = bien joué
typed-reaction-thanks = merci

## What the text mode says

text-log = Ce qui a été dit
text-field = Commande
text-send = Envoyer
text-begin = Tapez { $help } pour entendre ce que vous pouvez faire.
text-rows = Rangées posées
text-maker =
    { $who ->
        [you] Vous composez le code.
       *[other] { $name } compose le code.
    }
text-out =
    { $who ->
        [you] Vous ne jouez plus cette manche.
       *[other] { $name } ne joue plus cette manche.
    }
text-barred =
    { $who ->
        [you] Vous ne rejouez pas cette manche, et l’arbitre répond.
       *[other] { $name } ne rejoue pas cette manche, et l’arbitre répond.
    }
text-code = Votre code : { $code }.
text-covered = Une rangée est posée, encore couverte.
text-covered-own = Votre rangée couverte : { $row }.
text-clock =
    { $seconds ->
        [one] { $seconds } seconde restante
       *[other] { $seconds } secondes restantes
    }
text-letters = Couleurs par lettre : { $colours }. Un point est un trou vide. Les noms marchent aussi.
text-holding = Appuyez sur Entrée pour continuer.
text-nothing = Rien encore.
text-now = Ce que vous pouvez faire
text-always = À tout moment
text-resign-sure = Abandonner cette manche ? Tapez { $yes } ou { $no }.
text-resign-not = La manche continue.
text-not-over = La partie n’est pas finie.
text-notes = Vos notes
text-notes-none = Vous n’avez rien à noter en ce moment.
text-notes-sure = Trou { $number } : { $colours }, c’est sûr.
text-notes-out = Trou { $number } : pas { $colours }.
text-notes-open = Trou { $number } : tout est possible.
text-notes-where = Il n’y a pas de tel trou ni de telle couleur à noter. Dans la boîte Groupe, dites aussi à qui est le plateau.
text-about-notes = { $word } : ce que vous avez noté.
text-about-note = { $word } avec une couleur, un trou, puis exclu, sûr ou possible : prendre une note.
text-about-hint = { $word } : un indice ; encore une fois, le suivant, qui en dit plus. Tout le monde apprend que vous l’avez demandé.
text-about-why = { $word } avec une couleur et un trou : quelles rangées le rendent certain.
text-about-review = { $word } : ce que dit l’entraîneur de la dernière manche.
text-about-try = { $word } avec le numéro d’une rangée : rejouer à partir de là contre le même code ; personne d’autre ne le voit.
text-try-none = Il n’y a pas encore de rangée à réessayer.
text-try-how = Posez votre rangée avec { $guess }, ou par ses couleurs seules. { $review } met fin à l’entraînement.
text-hint-none = Les indices sont pour les joueurs.
text-why-forbidden = Cette partie se joue sans indices, comme convenu.
text-why-open = Rien n’est encore certain à ce sujet.
text-no-question = Il n’y avait pas de question.
text-no-rule = Il n’y a pas de règle { $rule }.
text-rules-how = Tapez par exemple { $word } { $rule } pour entendre un paragraphe.
text-nobody = Personne ne porte ce nom : { $name }.
text-how-hide = { $typed } cache un code.
text-how-guess = { $typed } pose une rangée ; les couleurs seules suffisent.
text-how-mark = { $typed } donne une réponse : d’abord les fiches rouges, puis les blanches.
text-how-ask = { $typed } questionne avec une rangée.
text-how-answer = { $typed } répond pour votre jeton : noir, blanc ou rien.
text-how-mastermind = { $typed } annonce le code entier.
text-how-challenge = { $typed } conteste une réponse.
text-how-resign = { $typed } abandonne la manche, après confirmation.
text-about-rows = { $word } : toutes les rangées posées.
text-about-code = { $word } : ce que vous êtes seul à savoir.
text-about-score = { $word } : les points.
text-about-players = { $word } : qui joue, qui est là, et les pendules.
text-about-who = { $word } : qui la partie attend.
text-about-rules = { $word } : les règles de cette boîte.
text-about-help = { $word } : ce que vous pouvez faire.
text-about-board = { $word } : retour au plateau.
text-about-pass = { $word } et un nom : donner l’écran à quelqu’un d’autre.
text-about-rematch = { $word } : rejouer.
text-about-decline = { $word } : ne pas rejouer.
text-about-react = { $word } avec bravo, hum, oh, hourra, bien joué ou merci : le dire aux autres.
text-about-mute = { $word } : ne plus entendre les réactions, ou de nouveau.
text-muted = Les réactions sont masquées.
text-not-muted = Les réactions sont de nouveau lues.
text-about-record = { $word } : la partie rangée par rangée.
text-about-commitments = { $word } : ce qui a été publié sur les codes cachés, et s’ils ont été changés.
text-about-receipt = { $word } : enregistrer un fichier pour vérifier plus tard l’enregistrement de la partie.
text-receipt = Le reçu est enregistré dans un fichier.
text-unclear-word = « { $text } » ne veut rien dire ici. Tapez { $help } pour entendre ce que vous pouvez faire.
text-unclear-row = « { $text } » n’est pas une rangée. Tapez des lettres ou des noms de couleurs.
text-unclear-mark = Une réponse, ce sont deux nombres : les fiches rouges, puis les blanches.
text-unclear-answer = La réponse d’un plateau est noir, blanc ou rien.
text-unclear-note = Une note, c’est une couleur, le numéro d’un trou, puis exclu, sûr ou possible.
text-unclear-reaction = Vous pouvez dire bravo, hum, oh, hourra, bien joué ou merci.
text-unclear-why = Dites une couleur et le numéro d’un trou, par exemple bleu 2.
