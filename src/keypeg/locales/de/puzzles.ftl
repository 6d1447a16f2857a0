### Puzzles: at `keypeg puzzle` and on the pages.

puzzle-title = { $box }: Rätsel { $seed }, Grad { $grade }
puzzle-task = Genau ein Code passt zu allen diesen Reihen. Welcher?
puzzle-colours = Farben:
puzzle-help = Tipp den Code als Buchstaben ein (groß oder klein, . ist ein leeres Loch). Außerdem: { $commands }.
puzzle-prompt = Dein Code:
puzzle-right = Richtig: Das ist der Code.
puzzle-objection = Reihe { $row } spricht dagegen. Mit diesem Code hätte sie: { $earned }. Sie hat aber: { $given }.
puzzle-step = Schritt { $number }
puzzle-step-known = Schritt { $number }, mit dem, was du bis dahin weißt
puzzle-all-steps = Das war der letzte Schritt: Jetzt bleibt nur noch ein Code.
puzzle-solution = Die Lösung, Schritt für Schritt
puzzle-answer = Also ist der Code
puzzle-again = So findest du es wieder: { $command }

## Puzzles of the best row

puzzle-row-title = { $box }: beste Reihe, Rätsel { $seed }
puzzle-row-task =
    { $codes ->
        [one] Ein Code passt zu diesen Reihen. Welche Reihe legst du am besten?
       *[other] { $codes } Codes passen zu diesen Reihen. Welche Reihe legst du am besten?
    }
puzzle-row-prompt = Deine Wahl, 1 bis { $last }:
puzzle-row-help = Tipp eine Zahl von 1 bis { $last } ein. Außerdem: { $commands }.
puzzle-row-right = Richtig: Keine Reihe ist besser.
puzzle-row-wrong = Nicht die beste: Mit ihr brauchst du im Mittel { $cost } Reihen mehr.
puzzle-row-worth = Im Mittel noch { $rows } Reihen. Sie lässt im Mittel { $codes } Codes übrig, und { $keys } verschiedene Signale sind möglich.
puzzle-row-may-be-code = Sie kann der Code sein.
puzzle-row-not-code = Sie kann nicht der Code sein.
