### Lektionen: ein erstes Spiel in Kapiteln. Zwei kurze Sätze je Schritt; `heading` nennt den Gedanken, `task` ist, was jetzt zu tun ist.

## Kapitel

lesson-chapter-aim = Worum es geht
lesson-chapter-supply = CO₂ und Versorgung
lesson-chapter-propose = Vorschlagen
lesson-chapter-install = Einrichten
lesson-chapter-construct = Bauen
lesson-chapter-scientists = Wissenschaftler und Fachwissen
lesson-chapter-market = CEPs und der Markt
lesson-chapter-summits = Klimagipfel
lesson-chapter-goals = Ziele
lesson-chapter-control = Kontrolle
lesson-chapter-end = Das Ende

## Was ein anderer Zug bewirkt hat

lesson-other-propose = Du hast ein Projekt vorgeschlagen und seine Förderung bekommen. Das war deine Aktion in diesem Zug.
lesson-other-install = Du hast für ein CEP ein Projekt eingerichtet, und seine Energiequelle hat dich belohnt. Das war deine Aktion in diesem Zug.
lesson-other-construct = Du hast ein Kraftwerk gebaut: Punkte, ein Schritt Fachwissen, ein Platz weniger für Kohle. Das war deine Aktion in diesem Zug.
lesson-other-construct-lobby = Du hast mit einer Lobbykarte gebaut, das war billiger. Karte und Aktion sind verbraucht.
lesson-other-move = Dein Wissenschaftler ist umgezogen, einmal je Zug ist das frei. Er lernt dort, wo er steht.
lesson-other-buy = Du hast ein CEP zum Marktpreis gekauft. Auf den Markt darfst du einmal je Zug.
lesson-other-sell = Du hast ein CEP verkauft, und der Preis ist um eins gefallen. Auf den Markt darfst du einmal je Zug.
lesson-other-lobby = Du hast eine Lobbykarte gespielt: Sie bringt sofort etwas, oder mehr mit dem Zug, der auf ihr steht. Danach ist sie weg.
lesson-other-goal = Du hast für einen Technologiewürfel ein UN-Ziel genommen und seine Punkte bekommen. Nun kann es kein anderer mehr nehmen.
lesson-other-discard-goal = Du hast dein geheimes Firmenziel für 8 Münzen aufgegeben. Am Ende hätte es Punkte gebracht.
lesson-other-end = Dein Zug ist vorbei, die anderen sind dran. Was du nicht getan hast, muss bis zu deinem nächsten Zug warten.
lesson-other-pay = Du hast das CEP von dort bezahlt. CEPs der Regionen, die du kontrollierst, sind so gut wie deine eigenen.
lesson-other-place-cep = Du hast ein Bonus-CEP in eine Region gelegt. Wer sie kontrolliert, darf es ausgeben.
lesson-other-learn = Du hast in dieser Energiequelle einen Schritt Fachwissen gewonnen.
lesson-other-income = Du hast dein Einkommen in Münzen und Punkte aufgeteilt.
lesson-other-begin = Die Versorgung hat in dieser Region begonnen und geht einmal um die Welt.

## Worum es geht

lesson-aim-loss = Steht CO₂ nach einer Versorgung bei 500 ppm oder mehr, verlieren alle. Ihr seid also Rivalen und haltet doch gemeinsam den Planeten zusammen.
    .heading = Den Planeten bewahren
lesson-aim-points = Hält der Planet, gewinnen die meisten Punkte. Kraftwerke, Ziele und Fachwissen bringen welche, und am Ende sind auch zwei Münzen ein Punkt.
    .heading = Dann zählen Punkte
lesson-aim-build = In Europa ist ein Recyclingwerk baureif. Es würde ein altes Gaskraftwerk ersetzen: 20 ppm weniger und 7 Punkte für dich.
    .heading = Ein Zug für beides
    .task = baue das Kraftwerk in Europa.
lesson-aim-after = CO₂ ist gefallen, und du hast mehr Punkte. Wie du zu so einem Zug kommst, zeigen die nächsten Kapitel.
    .heading = Gut für dich, gut für alle

## CO₂ und Versorgung

lesson-supply-spaces = In jedem Jahrzehnt ist in jeder Region ein Platz an der Reihe. Ist er noch leer, kommt ein fossiles Kraftwerk mit 20 bis 40 ppm: als Nächstes in Afrika und Ozeanien.
    .heading = Wo nichts steht, wird es brennen
lesson-supply-end = Du hast alles getan, und es ist die letzte Runde des Jahrzehnts. Sind die anderen fertig, beginnt die Versorgung.
    .heading = Lass das Jahrzehnt enden
    .task = beende deinen Zug.
lesson-supply-income = Die beiden Besten in jeder Energiequelle werden für ihr Fachwissen bezahlt. Du nimmst dein Einkommen als Münzen, als Punkte oder gemischt.
    .heading = Zuerst das Einkommen
    .task = teile dein Einkommen auf.
lesson-supply-begin = Nun kommt auf jeden leeren Platz, der an der Reihe ist, ein Kraftwerk. Du bist Startspieler und sagst, wo es losgeht.
    .heading = Dann kommen die Kraftwerke
    .task = wähle eine Region.
lesson-supply-after = Zwei fossile Kraftwerke mehr, und CO₂ steht über 350: Von da an trifft in jedem Jahrzehnt eine Katastrophe eine Region. Ein Platz, den du rechtzeitig füllst, bleibt sauber.
    .heading = Die Luft vergisst nichts

## Vorschlagen

lesson-propose-places = Jede Region hat drei Plätze für Projekte. Ihre Agenda neben dem Namen sagt, welche drei Energiequellen dort vorgeschlagen werden dürfen.
    .heading = Ein Kraftwerk beginnt als Idee
lesson-propose-grant = Ein Vorschlag zahlt sich sofort aus: Münzen, Technologiewürfel oder Arbeit für einen Wissenschaftler. Auf dem Platz mit der Münze bekommst du eine für jedes CEP der Region; Asien hat fünf.
    .heading = Jede Idee wird gefördert
    .task = schlage auf der Münze von Asien ein Projekt vor.
lesson-propose-near = Ein guter Vorschlag, und die Förderung gehört dir. Die Münze von Asien hätte fünf gebracht.
lesson-propose-after = Ein Projekt gehört niemandem: Jeder darf es einrichten, und jeder darf das Kraftwerk bauen. Denk daran, was du den anderen übrig lässt.
    .heading = Deins und doch nicht deins

## Einrichten

lesson-install-cep = Baureif wird eine Idee erst, wenn jemand sie einrichtet. Das kostet ein CEP, das heißt Carbon Emission Permit: das Recht, CO₂ auszustoßen.
    .heading = Ein CEP für jedes Projekt
lesson-install-benefit = Auch das Einrichten bringt etwas: Recycling 5 Münzen und ein CEP, Solarenergie Technologiewürfel. Bei deinem eigenen Projekt schuldest du keinem Wissenschaftler etwas.
    .heading = Die Energiequelle sagt danke
    .task = richte dein Recyclingprojekt in Europa ein.
lesson-install-near = Eingerichtet, und eine Münze ging an den Wissenschaftler eines anderen. Wo dein eigener steht, hätte es dich keine gekostet.
lesson-install-after = Ein CEP bezahlt, fünf Münzen und ein neues CEP bekommen. Jetzt kann gebaut werden, von dir oder von jemandem, der schneller ist.
    .heading = Ein guter Tausch

## Bauen

lesson-construct-cost = Ein Kraftwerk kostet die Münzen und Technologiewürfel, die darauf stehen. Und du brauchst so viele Schritte Fachwissen in seiner Energiequelle, wie es Würfel hat.
    .heading = Was ein Kraftwerk kostet
lesson-construct-build = Du hast 18 Münzen, 4 Würfel und weißt genug über Recycling. Das Projekt in Europa wartet auf den Ersten, der kommt.
    .heading = Alles ist bereit
    .task = baue das Recyclingwerk in Europa.
lesson-construct-after = Sieben Punkte und ein Schritt Fachwissen, sofort. Das Kraftwerk füllt einen leeren Platz, und sein Projekt liegt wieder im Vorrat.
    .heading = Das bleibt

## Wissenschaftler und Fachwissen

lesson-scientists-learn = Am Ende deines Zuges lernst du aus einem Projekt, auf dem ein Wissenschaftler von dir steht: einen Schritt Fachwissen in dessen Energiequelle.
    .heading = Wo sie stehen, lernst du
lesson-scientists-move = In jedem deiner Züge darf neben der Aktion ein Wissenschaftler umziehen. Deiner ist auf deiner Hand.
    .heading = Gib ihm Arbeit
    .task = setze deinen Wissenschaftler auf das Projekt in Europa.
lesson-scientists-end = Nun steht er auf Recycling. Er lernt, wenn dein Zug endet, und wenn andere das Projekt nutzen, bekommst du eine Münze von ihnen.
    .heading = Lernen dauert einen Zug
    .task = beende deinen Zug.
lesson-scientists-after = Mit Fachwissen baust du größere Kraftwerke, und es bringt in jedem Jahrzehnt Einkommen. Auf manchen Schritten liegt noch ein Bonus.
    .heading = Wofür es gut ist

## CEPs und der Markt

lesson-market-price = Auf dem Markt liegen CEPs zu einem Preis für alle. In jedem Zug darfst du neben der Aktion eines kaufen oder eines verkaufen.
    .heading = CEPs haben einen Preis
lesson-market-sell = Ein CEP kostet jetzt 7 Münzen, mehr wird es kaum. Du hast vier davon.
    .heading = Verkaufe, wenn es teuer ist
    .task = verkaufe ein CEP.
lesson-market-bought = Du hast ein CEP für 7 Münzen gekauft. Das ist teuer: Der Preis fällt mit jedem Verkauf um eins und steigt, wenn der Markt leer wird.
lesson-market-after = Sieben Münzen, und der Preis liegt nun eins tiefer. Behalte ein paar: Einrichten kostet ein CEP, und jedes fossile Kraftwerk in einer Region, die du kontrollierst, auch.
    .heading = Münzen, wenn du sie brauchst

## Klimagipfel

lesson-summits-topics = Ein Klimagipfel hat zwei bis vier Themen. Sind alle besetzt, lernt jeder dort sein Thema und noch eines nach Wahl.
    .heading = Fachleute treffen sich
lesson-summits-send = Du hast gerade das Projekt unter deinem Wissenschaftler gebaut, er muss also weg. Auf dem Gipfel in Bonn geht es um seine Energiequelle, die kalte Fusion.
    .heading = Ein Platz in Bonn
    .task = schicke deinen Wissenschaftler nach Bonn.
lesson-summits-near = Auch so hat er das Projekt verlassen. In Bonn würde nur noch ein Thema fehlen, und er brächte dir zwei Schritte Fachwissen.
lesson-summits-after = Dort wartet er, bis das andere Thema besetzt ist, von dir oder von jemand anderem. Dann kommt er auf deine Hand zurück.
    .heading = Nun warte auf Gesellschaft

## Ziele

lesson-goals-un = Ein UN-Ziel zeigt Energiequellen. Wer von jeder ein Kraftwerk gebaut hat, darf es für einen Technologiewürfel nehmen, und das kann nur einer.
    .heading = Wer zuerst kommt
lesson-goals-score = Du hast Aufforstung, kalte Fusion und Recycling gebaut. Genau das verlangt dieses Ziel, und es bringt 10 Punkte.
    .heading = Nimm es vor den anderen
    .task = werte das UN-Ziel mit deinen drei Energiequellen.
lesson-goals-after = Zehn Punkte mit einem freien Zug. Du hast auch ein geheimes Firmenziel; es zählt am Ende oder bringt 8 Münzen, wenn du es aufgibst.
    .heading = Aus Zielen wird ein Plan

## Kontrolle

lesson-control-who = Wer in einer Region mehr verschiedene Energiequellen ihrer Agenda gebaut hat, kontrolliert sie. In Südamerika habt ihr je eine, du und ein anderer.
    .heading = Wem gehört die Region?
lesson-control-take = Ein Biomassewerk wäre dort deine zweite Energiequelle. Es ersetzt Kohle, bringt 8 Punkte und nimmt dem anderen die Region.
    .heading = Zwei schlagen eine
    .task = baue das Biomassewerk in Südamerika.
lesson-control-near = Ein schönes Kraftwerk, aber Südamerika gehört dir noch nicht. Eine zweite Energiequelle dort würde es dir bringen.
lesson-control-after = Die CEPs deiner Regionen darfst du wie eigene ausgeben, und am Ende gehören sie dir. Dafür zahlst du eines, wenn dort ein fossiles Kraftwerk dazukommt.
    .heading = Eine Region verpflichtet

## Das Ende

lesson-end-when = Nach fünf Jahrzehnten ist Schluss. Früher endet es, wenn zwei Regionen voll grüner Kraftwerke sind oder CO₂ ab dem vierten Jahrzehnt von 350 oder mehr wieder darunter gefallen ist.
    .heading = Die letzte Runde
lesson-end-last = Dein letzter Zug ist gespielt. CEPs werden verkauft, es gibt noch einmal Einkommen, und zwei Münzen sind ein Punkt.
    .heading = Nun soll es zählen
    .task = beende deinen Zug und lerne ein letztes Mal.
lesson-end-after = Das ist das ganze Spiel. Spiel nun dein eigenes: Leichte Bots sind geduldig, und jede Stelle auf dem Plan sagt, warum etwas nicht geht.
    .heading = Du kannst spielen

## Auf der Kommandozeile, und was abgelehnt wird

say-lesson =
    { $title }: { $chapters ->
        [one] 1 Kapitel
       *[other] { $chapters } Kapitel
    }
say-lessons-checked = { $chapters } Kapitel gespielt, { $failed } durchgefallen.
error-lesson-none = Zu { $title } gibt es keine Lektion.
error-lesson-chapter = Die Lektion zu { $title } hat kein Kapitel „{ $chapter }“.
error-lesson-rules = Die Lektion zu { $title } gehört zu anderen Regeln oder einem anderen Inhalt; ihr Spiel muss neu gespielt werden.
