### Nim mit Geheimnissen

title-nim = Nim mit Geheimnissen
    .summary = Nimm Steine von den Haufen, verrate deinen Lieblingshaufen nicht zu früh, und fürchte die Flut, die alle ertränkt.
heap-a = a
heap-b = b
heap-c = c

## Was eine Aktion tut

label-nim-take =
    { $amount ->
        [one] 1 Stein von Haufen { $heap } nehmen
       *[other] { $amount } Steine von Haufen { $heap } nehmen
    }
label-nim-show = Deine Karte zeigen
label-nim-refill = Den Haufen auffüllen
label-nim-leave = Den Haufen leer lassen
verb-nim-take = Nehmen
verb-nim-show = Zeigen
verb-nim-refill = Auffüllen

## Was gefragt wird

ask-nim-turn = Nimm Steine von einem Haufen oder zeige deine Karte.
ask-nim-refill = Haufen { $heap } ist leer. Soll er aufgefüllt werden?

## Was geschieht

tell-nim-take = { $player } nimmt { $amount } von Haufen { $heap }.
tell-nim-show = { $player } zeigt eine Karte: Haufen { $heap }.
tell-nim-leave = { $player } lässt Haufen { $heap } leer.
tell-nim-flood = Das Plättchen ist die Flut: Alle verlieren.
tell-nim-refill = Haufen { $heap } wird mit { $amount } aufgefüllt.
tell-nim-heaps = Die Haufen werden ausgelegt.
tell-nim-card = Dein Lieblingshaufen ist { $heap }.
tell-nim-start-player = Der Startspieler wird bestimmt.

## Warum nicht

refuse-nim-too-many = So viele Steine darf man nicht auf einmal nehmen.
refuse-nim-heap-too-small = So viele Steine hat der Haufen nicht.
refuse-nim-card-shown = Deine Karte wurde schon gezeigt.
refuse-nim-no-showing = In diesem Spiel werden nach den gewählten Optionen keine Karten gezeigt.

## Enden und Optionen

end-nim-cleared = Die Haufen sind leer: Das Spiel ist vorbei.
    .short = abgeräumt
end-nim-flooded = Die Flut kam: Alle haben verloren.
    .short = überflutet
option-nim-last_counter = Der letzte Stein
    .help = Was das Nehmen des letzten Steins bringt.
    .bonus = einen Bonus
    .penalty = eine Strafe
    .nothing = nichts
option-nim-showing = Karten zeigen
    .help = Ob man seine Karte für Punkte zeigen darf.
