### Tous les textes de `keypeg … --help`. Des phrases simples, sans variantes : elles sont lues sans Fluent, pour que l’aide vienne aussitôt.

help = Mastermind, en entier : cinq règles du jeu, arbitrées à la lettre.
help-heading-usage = utilisation :
help-heading-options = options
help-heading-arguments = arguments
help-heading-commands = commandes
help-heading-of = { $value } :

## Ce qui représente une valeur

help-value-COMMAND = COMMANDE
help-value-EDITION = BOÎTE
help-value-FILE = FICHIER
help-value-DIR = DOSSIER
help-value-NAME = NOM
help-value-NAMES = NOMS
help-value-NAME-VALUE = NOM=VALEUR
help-value-RGBY = RVBJ
help-value-RGBY-1-2 = RVBJ=1,2
help-value-DATE = DATE
help-value-LEVEL = NIVEAU
help-value-PLAYER = JOUEUR
help-value-ROLE = RÔLE
help-value-OBJECTIVE = BUT
help-value-SHELL = SHELL
help-value-TEXT = TEXTE
help-value-GUEST = INVITÉ
help-value-SUBJECT = QUI
help-value-ADDRESS = ADRESSE
help-value-STAGE = ÉTAPE
help-value-WIDTH = LARGEUR
help-value-LANG = LANGUE
help-value-HOST = HÔTE
help-value-HOSTS = HÔTES
help-value-ORIGINS = ORIGINES
help-value-PROXIES = PROXYS
help-value-PATH = CHEMIN
help-value-DATABASE = BASE
help-value-URL-COMMAND = URL|COMMANDE

## Ce qu’ont plusieurs commandes

help-all-help = montrer cette aide
help-all-version = montrer la version
help-all-lang = la langue : { $choices } (par défaut : celle de vos paramètres régionaux)
help-all-json = écrire un seul objet JSON, pour les programmes
help-all-edition = la boîte : classic, travel, hasbro94, duel, group, custom, super (par défaut : { $default })
help-all-option = une option de la boîte, par exemple rounds=4 ; peut être répétée
help-all-row = une rangée posée et sa réponse, d’abord les rouges ; une fois par rangée, dans l’ordre où elles ont été posées
help-all-objective = ce qui compte : average (le moins de rangées en moyenne), worst (le moins au pire) ou points (ceux de la boîte) (par défaut : { $default })
help-all-seat = le siège, compté à partir de 0
help-all-force = remplacer ce qui existe déjà
help-all-workers = processus (par défaut : un par cœur)
help-all-limit = en énumérer au plus tant (par défaut : { $default })
help-all-tree = un fichier d’arbre d’où vient la stratégie
help-all-config = un fichier TOML avec les réglages (KEYPEG_CONFIG)
help-all-lines = JSON Lines : un enregistrement par ligne en entrée, une réponse par ligne en sortie
help-all-file = un enregistrement de partie, ou - pour l’entrée standard

## Jouer

help-play = jouer une partie dans ce terminal, tout le monde au même clavier
help-play-edition = la boîte : classic, travel, hasbro94, duel, group, custom, super (par défaut : classic)
help-play-players = les noms des personnes, séparés par des virgules
help-play-computer = asseoir un ordinateur après les personnes : { $choices } (rookie pour une première partie) ; peut être répété
help-play-record = garder l’enregistrement de la partie dans ce fichier ; une partie qui s’y trouve continue
help-play-force = commencer une nouvelle partie, quoi que contienne le fichier
help-daily = le code du jour, une fois par jour et par boîte
help-daily-edition = la boîte : classic, travel, hasbro94, duel ou super (par défaut : { $default })
help-daily-date = un autre jour qu’aujourd’hui, par exemple 2026-11-18
help-daily-row = poser cette rangée et ne rien demander ; peut être répété
help-daily-reveal = le code d’un jour passé, et comment le vérifier
help-daily-check = voir si un texte partagé peut être vrai ; - lit l’entrée standard
help-puzzle = des rangées et leurs réponses, et un seul code possible : trouvez-le
help-puzzle-seed = quelle énigme ; la même graine et le même degré donnent la même
help-puzzle-grade = la difficulté, de 1 à 5 (par défaut : 3)
help-puzzle-best-row = choisir plutôt la meilleure de trois rangées
help-puzzle-solution = écrire aussi la solution, et ne rien demander
help-assist = à côté d’une vraie boîte : les points, des conseils, les réponses, et quelqu’un qui cache ou cherche un code
help-assist-as = ce que fait l’assistant : { $choices } (par défaut : { $default })
help-assist-edition = la boîte : classic, travel, hasbro94, duel, group, custom, super (par défaut : classic)
help-assist-players = qui joue, dans l’ordre des sièges ; dans la boîte group dans le sens des aiguilles d’une montre, vous d’abord
help-assist-file = où sont gardés les points (par défaut : scores.json dans le dossier des données)
help-assist-resume = continuer là où ce rôle s’était arrêté, avec sa boîte et ses rangées
help-assist-force = commencer une nouvelle partie, quoi que contienne le fichier des points

## Boîtes, règles et enregistrements

help-editions = les boîtes et leurs options
help-rules = comment jouer à une boîte, paragraphe par paragraphe
help-replay = arbitrer un enregistrement de partie
help-replay-verify = refuser les codes qui ne correspondent pas à leur propre engagement
help-replay-receipt = comparer aussi les engagements à un reçu qu’une page a gardé pendant la partie
help-review = ce que valait chaque rangée d’une partie, et ce qui était meilleur
help-review-seat = ne commenter que les rangées d’un siège, compté à partir de 0
help-history = ce que donnent beaucoup de parties : rangées, adresse et chance, adversaires, fautes qui reviennent
help-history-files = des enregistrements de partie, un par fichier ou en JSON Lines ; - pour l’entrée standard
help-history-player = l’histoire d’un seul joueur
help-history-own = l’histoire de la personne qui a exporté les enregistrements, quel que fût son nom

## Étudier

help-analyse = ce que le code peut encore être, et les meilleures rangées à poser
help-analyse-seat = le plateau de qui, dans un duel, 0 ou 1 (par défaut : 0)
help-analyse-best = énumérer au plus tant de rangées à poser (par défaut : { $default })
help-analyse-seconds = réfléchir si longtemps au lieu de répondre aussitôt ; 0 : aussi longtemps qu’il faut
help-equilibrium = comment cacher quand le décodeur s’y attend, et ce que vaut une manche
help-equilibrium-quick = seulement des bornes, sans chercher les meilleures réponses
help-arena = beaucoup de parties entre ordinateurs, avec les taux de victoire et leur certitude
help-arena-edition = la boîte : classic, travel, hasbro94, duel, group, custom, super
help-arena-players = rookie, novice, casual, strong, master, ou l’un des vôtres sous la forme module:factory
help-arena-matches = combien en tout, arrondi au-dessus pour que chacun ait chaque siège aussi souvent (par défaut : { $default })
help-arena-seats = sièges à une table, pour group (par défaut : les joueurs)
help-arena-seed = la même graine joue les mêmes parties (par défaut : au hasard)
help-arena-record = garder l’enregistrement de chaque partie : un fichier par partie dans ce dossier, ou une ligne par partie si le nom finit par .jsonl ; la même commande reprend là où elle a été arrêtée
help-arena-plot = dessiner les résultats : un fichier .svg ou .png
help-bot-check = faire jouer à un bot toutes les boîtes, et dire ce qu’il fait de faux
help-bot-check-bot = une commande entre guillemets qui lance le bot, ou l’URL d’un serveur où il attend dans la liste des tables
help-bot-check-editions = ne jouer que ces boîtes : classic, travel, hasbro94, duel, group, custom, super (par défaut : toutes)
help-bot-check-seconds = le temps que le bot peut prendre pour chaque chose, en secondes (par défaut : { $default })
help-strategy = calculer, vérifier, montrer et exporter des arbres de stratégie
help-strategy-build = chercher la meilleure stratégie et la garder dans un fichier
help-strategy-build-output = le nouveau fichier d’arbre
help-strategy-build-beam = sans preuve : essayer tant de rangées à chaque endroit
help-strategy-build-seconds = sans preuve : la meilleure trouvée en ce temps
help-strategy-build-ledger = prouver partie par partie ; reprend là où cela s’est arrêté
help-strategy-build-dask = une grappe Dask pour --ledger (demande keypeg[research])
help-strategy-verify = poser chaque rangée d’un arbre pour chaque code, ou relire le registre d’une preuve
help-strategy-verify-file = un arbre, le nôtre ou du JSON, ou un registre
help-strategy-verify-edition = la boîte, si le fichier ne dit pas pour quel plateau il est
help-strategy-verify-objective = ce qui compte : average, worst ou points (par défaut : ce pour quoi l’arbre a été calculé)
help-strategy-verify-all = rechercher de nouveau chaque partie d’un registre, et non un échantillon
help-strategy-verify-tree = un arbre qui atteint le total d’un registre
help-strategy-verify-sample = parties d’un registre à rechercher de nouveau, tirées au hasard (par défaut : 10)
help-strategy-show = la rangée à poser maintenant, et ce qui suit chaque réponse
help-strategy-export = une stratégie en JSON
help-strategy-export-output = dans ce nouveau fichier (par défaut : la sortie standard)

## Servir

help-serve = des tables en direct pour navigateurs et programmes, par HTTP et websockets
help-serve-json = écrire l’adresse en un objet JSON quand le serveur est prêt
help-migrate = mettre à jour la base de données des tables
help-migrate-from = transférer ce fichier SQLite dans une base PostgreSQL vide, sans serveur en marche
help-backup = copier la base de données des tables pendant que le serveur tourne
help-backup-file = où va la copie
help-admin = fermer des tables, exclure des invités et des adresses, énumérer et compter, pendant que le serveur tourne
help-admin-end = fermer une table : personne ne peut continuer, et rien de caché n’est révélé
help-admin-end-address = la dernière partie de l’URL de la table
help-admin-ban = exclure un invité, une adresse ou un réseau
help-admin-ban-subject = l’identifiant d’un invité, une adresse IP ou un réseau
help-admin-ban-days = combien de jours (par défaut : jusqu’à ce qu’elle soit levée)
help-admin-ban-note = pourquoi, pour ceux qui gèrent le serveur
help-admin-unban = lever une exclusion
help-admin-unban-subject = comme l’énumère « keypeg admin bans »
help-admin-bans = énumérer les exclusions
help-admin-sign-out = révoquer tous les jetons d’un invité, sur chaque appareil
help-admin-erase = effacer un invité, ses jetons, et son nom partout où il a joué
help-admin-tables = énumérer les tables, les plus récentes d’abord
help-admin-tables-stage = seulement celles d’une étape : { $choices }
help-admin-tables-guest = seulement celles qu’un invité a ouvertes ou où il joue
help-admin-guests = énumérer les invités, les derniers venus d’abord
help-all-guest = l’identifiant de l’invité
help-admin-stats = tout compter

## Complétion

help-completion = un script qui complète commandes et options dans votre shell
help-completion-shell = le shell : { $choices }
