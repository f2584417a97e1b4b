### Counterfactuals: what if another policy had held from a decade on?

error-whatif-title = { $title } kennt keine Politik, die eine andere hätte sein können; das kann nur Climate Policy.
error-whatif-on = Dieses Spiel läuft noch; was gewesen wäre, lässt sich fragen, wenn es zu Ende ist.
error-whatif-decade = Ein Jahrzehnt „{ $word }“ gibt es in diesem Spiel nicht; nenne seine Nummer, 1 bis { $most }, oder sein Jahr: { $years }.
error-whatif-never = Dieses Spiel war zu Ende, bevor { $decade } begann; nenne ein früheres Jahrzehnt.
error-whatif-same = Genau das wurde gespielt; nenne eine andere Politik oder eine andere Zahl.
error-whatif-games = Gespielt werden unter jeder Politik 1 bis { NUMBER($most, useGrouping: 0) } Partien, nicht { NUMBER($number, useGrouping: 0) }.
error-whatif-late = Die Option „{ $option }“ kann nicht später beginnen: { $reason }.
why-permits-are-out = dieses Spiel hat seine Zertifikate schon ausgelegt
why-loopholes-are-out = dieses Spiel hat seine Schlupflöcher schon ausgelegt
why-decade-says-it = Zertifikate beginnen mit dem Jahrzehnt, das du wählst
why-board-is-laid = sie bestimmt, welche Felder der Plan hat, und dort stehen Kraftwerke
why-deck-is-played = sie bestimmt, welche Ereigniskarten noch da sind, und einige sind schon gezogen
why-stocks-were-seen = durch sie kannten die Unternehmen von Anfang an die Vorräte der anderen oder nicht
why-scoring-is-known = sie bestimmt, wer gewinnt, und das wussten die Unternehmen von Anfang an
error-whatif-failed = Was gewesen wäre, ließ sich nicht spielen; frag noch einmal danach.
error-whatif-hidden = Was gewesen wäre, zeigt, was verborgen ist. Fragen lässt es sich, wenn das Spiel zu Ende ist.
error-jobs-wait = Es warten schon viele Rückschauen und Was-wäre-wenn-Fragen; versuche es in einigen Minuten noch einmal.
error-jobs-address = Du hast schon nach so vielen Rückschauenn und Was-wäre-wenn-Fragen gefragt; warte, bis eine Antwort da ist.

say-whatif-progress = Was wäre, wenn: gespielte Partien
say-whatif-head = Ab { $year }, jeweils { NUMBER($games, useGrouping: 0) } Partien mit { $bot } auf allen Plätzen. In Klammern: bei Jahrzehnten, wo neun von zehn Partien lagen, sonst 95-%-Intervalle.
say-whatif-same-people = In beiden spielten Bots weiter; vergleiche also die zweite Spalte mit der dritten und keine von beiden mit dem Spiel selbst.
say-whatif-changed = Was wäre, wenn: { $options }
say-whatif-figure = Größe
say-whatif-own = Wie gespielt
say-whatif-as-it-was = Von Bots weitergespielt
say-whatif-other = Was wäre, wenn
say-whatif-difference = Unterschied
say-whatif-co2 = CO₂ am Ende
say-whatif-defeat = Gemeinsame Niederlage
say-whatif-worth = Punkte von { $player }
say-whatif-decade = CO₂ am Ende von { $year }
say-whatif-yes = ja
say-whatif-no = nein
say-whatif-interval = { $mean } ({ $low } bis { $high })
say-whatif-digest = Prüfsumme { $digest }
