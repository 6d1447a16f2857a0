### Avant une partie : l’invitation, et la salle où l’on s’attend.

## L’invitation

invite-title =
    { $box ->
        [duel] { $name } vous provoque en duel
       *[other] { $name } vous invite à une partie de { $title }
    }
invite-somebody = Quelqu’un
invite-name-line = C’est ainsi que les autres vous verront.
invite-sit = S’asseoir et jouer
invite-watch = Regarder
invite-own = C’est votre propre invitation
invite-own-line = Envoyez le lien à quelqu’un d’autre, et la partie pourra commencer.
invite-here = M’asseoir ici aussi, à cet écran

## La salle d’attente

room-send =
    { $links ->
        [one] Envoyez ceci à votre adversaire
       *[other] Envoyez un lien à chacun
    }
room-send-line = La partie commence dès que tout le monde est assis.
room-anyone = En attente d’un adversaire
room-anyone-line = Votre table est dans la liste que tout le monde voit. Le premier qui s’assied joue avec vous.
room-bots = Les bots peuvent aussi s’asseoir.
room-anyone-unlisted = Quiconque ouvre ce lien peut s’asseoir.
room-waiting = En attente des autres
room-onlooker = Vous regardez
room-onlooker-line = La partie commence dès que tous les sièges sont pris.
room-stood = Vous avez quitté votre siège
room-stood-line = Il reste libre jusqu’à ce que quelqu’un d’autre le prenne.
room-back = Le reprendre
room-local = Ce lien ne marche que sur cet appareil, car il contient « { $host } ». Ouvrez Keypeg à l’adresse de cet ordinateur dans votre réseau, et envoyez le lien de là.
room-share-text =
    { $box ->
        [duel] Un duel, ça vous dit ?
       *[other] Une partie de { $title }, ça vous dit ?
    }
room-share = Envoyer l’invitation
room-name-line = Il figure dans l’invitation.
room-seats = Les sièges
room-you = vous
room-for-you = votre siège
room-ready = en place
room-away = absent pour l’instant
room-free-link = libre, par lien
room-ask-link = libre : demandez le lien d’invitation
room-free-anyone = libre
room-free-guest = réservé à quelqu’un
room-stand = Quitter ce siège
room-stand-sure = Quitter votre siège ?
room-stand-line = Vous pouvez le reprendre tant que personne d’autre ne s’y assied.
room-stand-no = Rester
room-stand-yes = Le quitter
room-close = Fermer la table
room-close-sure = Fermer cette table ?
room-close-line = Les invitations ne seront plus valables, et ceux qui attendent ici seront prévenus.
room-close-no = La laisser ouverte
room-close-yes = La fermer
room-told-sat = { $name } s’est assis.
room-told-stood = { $name } a quitté son siège.
room-meanwhile = Jouer contre un ordinateur en attendant
room-meanwhile-line = On vous appelle dès que quelqu’un arrive.
room-came = { $name } est là. Votre partie commence !
room-came-closed = La table où vous attendiez a été fermée.
room-go = À la table
