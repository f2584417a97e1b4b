### The debrief of Climate Policy: what if another policy had held from a decade on?

ui-whatif-heading = Was, wenn eine andere Politik gegolten hätte?
ui-whatif-help = Wähle eine Politik und wann sie beginnt. Von da an spielen Bots dieses Spiel weiter, { $games }-mal unter seiner eigenen Politik und { $games }-mal unter der anderen. Die Antworten bleiben nebeneinander stehen; frag also ruhig mehrmals.
ui-whatif-policy = Politik
ui-whatif-from = Ab
ui-whatif-usual = leer: { $usual }
ui-whatif-as-here = wie in diesem Spiel
ui-whatif-ask = Weiterspielen
ui-whatif-title = { $policy } ab { $year }
ui-whatif-number = { $name }: { $value }
ui-whatif-remove = „{ $title }“ entfernen
ui-whatif-begun = Der Server ist gefragt …
ui-whatif-waiting =
    { $ahead ->
        [one] Eine andere Frage kommt zuerst.
       *[other] { $ahead } andere Fragen kommen zuerst.
    }
ui-whatif-working = { $done } von { $of } Partien sind gespielt
ui-whatif-given-up = Darauf hat niemand mehr gewartet.
ui-whatif-again = Noch einmal fragen
ui-whatif-own = wie gespielt
ui-whatif-as-it-was = Bots, gleiche Politik
ui-whatif-other = Bots, was wäre, wenn
ui-whatif-spread = dunkel: jede zweite Partie; hell: neun von zehn
ui-whatif-limit = { $ppm }: alle verlieren
ui-whatif-begins = ab { $year }
ui-whatif-said = { $title }. CO₂ am Ende jedes Jahrzehnts. { $decades }
ui-whatif-decade-said = { $year }: { $own }, von Bots weitergespielt { $before } ppm, was wäre, wenn: { $after } ppm ({ $least } bis { $most } in neun von zehn Partien).
ui-whatif-own-ppm = wie gespielt { $ppm } ppm
ui-whatif-own-over = das Spiel war zu Ende
ui-whatif-co2-less = Am Ende { $amount } ppm weniger ({ $least } bis { $most }): { $after } statt { $before } ppm.
ui-whatif-co2-more = Am Ende { $amount } ppm mehr ({ $least } bis { $most }): { $after } statt { $before } ppm.
ui-whatif-co2-unsure = Am Ende { $after } statt { $before } ppm; das kann Zufall sein (von { $least } bis { $most }).
ui-whatif-defeat-never = Alle verloren in keiner dieser Partien, unter keiner der beiden Politiken.
ui-whatif-defeat-less = Alle verloren in { $after } % der Partien statt in { $before } %: { $least } bis { $most } Prozentpunkte weniger.
ui-whatif-defeat-more = Alle verloren in { $after } % der Partien statt in { $before } %: { $least } bis { $most } Prozentpunkte mehr.
ui-whatif-defeat-unsure = Alle verloren in { $after } % der Partien statt in { $before } %; das kann Zufall sein.
ui-whatif-gain = { $company } gewinnt { $amount } Punkte ({ $least } bis { $most })
ui-whatif-loss = { $company } verliert { $amount } Punkte ({ $least } bis { $most })
ui-whatif-worth = { $companies }.
ui-whatif-worth-same = Bei keinem Unternehmen ist sicher, dass es Punkte gewinnt oder verliert.
ui-whatif-bots = In beiden spielten Bots auf allen Plätzen weiter: Vergleiche die beiden Fächer miteinander, nicht mit dem Spiel selbst. Je { $games } Partien; in Klammern 95-%-Intervalle.
