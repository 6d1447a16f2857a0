### The assistant for a real box, on the pages.

assistant-title = Neben dem echten Spiel
assistant-lead = Leg das Telefon neben dein Spiel auf den Tisch. Was soll es sein?
assistant-goes-on = Geht weiter, wo du warst
assistant-private = Alles bleibt auf diesem Gerät. Der Bildschirm bleibt an, solange eine Rolle offen ist.
assistant-adviser = Berater
assistant-adviser-line = Du suchst einen Code. Er sagt, was noch möglich ist, und gibt Tipps.
assistant-marker = Signalgeber
assistant-marker-line = Du hast einen Code versteckt. Er sagt zu jeder Reihe das Signal oder prüft gegebene Signale.
assistant-codemaker = Codemacher
assistant-codemaker-line = Du bist allein mit dem Spiel. Er versteckt einen Code und gibt die Signale.
assistant-breaker = Codeknacker
assistant-breaker-line = Du versteckst einen Code und gibst die Signale. Er sucht ihn.
assistant-scores = Punkteschreiber
assistant-scores-line = Namen, Runden und Punkte, genau nach den Regeln.
assistant-group = Berater für das Gruppenspiel
assistant-group-line = Plättchen, Fragen und Antworten: was du wissen kannst.
