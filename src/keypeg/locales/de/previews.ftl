### What messengers show beside a link, and what stands on the pictures that people share.

preview-home-title = Keypeg: Mastermind, wie es im Buche steht
preview-home-headline = Mastermind, wie es im Buche steht.
preview-home-line = Mit Freunden oder gegen den Computer, im Browser und ohne Konto.
preview-box-title = { $box } · Mastermind mit Keypeg
preview-rules-title = { $box }: die Spielregeln
preview-analysis-title = { $box }: eine Stellung
preview-analysis-line = Welche Codes sind noch möglich, was ist sicher, und welche Reihe ist die beste? Sieh nach und probier es aus.
preview-puzzle-title = { $box }: ein Rätsel
preview-puzzle-line = Genau ein Code passt zu allen Reihen. Findest du ihn?
preview-row-puzzle-line = Drei Reihen, und eine davon ist die beste. Welche?
preview-invite-title = { $name } lädt dich zum Spielen ein
preview-seat-title = Ein Platz ist frei für dich
preview-seat-line = { $box }: Setz dich und spiel gleich mit, im Browser und ohne Konto.
preview-match-line = { $box }: Die Partie läuft. Schau zu!
preview-closed-line = { $box }: Diese Partie wurde abgebrochen.
preview-found = In { $rows } geknackt.
preview-mastermind = MASTERMIND!
preview-not-found = Nicht geknackt.
preview-feat = { $name } hat einen Code von { $codes } geknackt ({ $box }).
preview-score = Endstand: { $scores }.
preview-match-title = { $names }: { $box }
preview-record-title = Eine Partie, Reihe für Reihe
preview-picture = Ein Brett von { $box }, mit Keypeg
