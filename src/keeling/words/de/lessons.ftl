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

## Second Chance: was beide Spielarten gemeinsam haben

lesson-chapter-prepare = Vorbereiten
lesson-chapter-build = Bauen

lesson-sc-other-prepare = Du hast ein Projekt vorbereitet: ein CEP bezahlt, dein Marker liegt darunter, und seine Energiequelle hat dich belohnt. Das war deine Aktion in diesem Zug.
lesson-sc-other-build = Du hast ein Kraftwerk gebaut: Punkte, ein sauberer Platz, ein Würfel mehr für die Kontrolle. Das war deine Aktion in diesem Zug.
lesson-sc-other-move = Dein Wissenschaftler ist umgezogen, einmal je Zug ist das frei. Verlässt er ein Projekt, lernt er dessen Energiequelle.
lesson-sc-other-lobby = Du hast eine Lobbykarte gespielt. Sie bleibt liegen, und ein Wissenschaftler kann ihren kleinen Effekt noch einmal nutzen.
lesson-sc-other-claim = Du hast ein UN-Ziel für seine Technologiewürfel beansprucht. Ein zweites Mal geht das nicht.
lesson-sc-other-give = Du hast gesagt, wer den Bonus der Leiste bekommt.
lesson-sc-other-recruit = Du hast einen Wissenschaftler angeworben und dabei einen Schritt gelernt.
lesson-sc-other-decline = Du hast die Gelegenheit ausgelassen. Sonst hat sich nichts geändert.

lesson-sc-propose-grant = Ein Vorschlag bringt einen Schritt Fachwissen in seiner Energiequelle und die Förderung seines Platzes. Der Platz mit der Münze in Europa zahlt eine für jedes der fünf CEPs dort.
    .heading = Jede Idee wird gefördert
    .task = schlage auf der Münze von Europa ein Projekt vor.
lesson-sc-propose-near = Ein guter Vorschlag: Du hast einen Schritt gelernt und die Förderung bekommen. Die Münze von Europa hätte fünf gebracht.
lesson-sc-propose-after = Einen Schritt Recycling gelernt, fünf Münzen verdient. Das Projekt gehört seiner Region: Jeder darf es vorbereiten.
    .heading = Es gehört der Region

lesson-sc-prepare-cep = Aus einer Idee wird Infrastruktur, wenn jemand sie vorbereitet. Das kostet ein CEP, das heißt Carbon Emission Permit, und einen deiner acht Marker.
    .heading = Ein CEP für jedes Projekt
lesson-sc-prepare-benefit = Auch das Vorbereiten bringt etwas: Wasserkraft 3 Münzen, einen Technologiewürfel und ein neues CEP. Dein Marker bleibt bis zum Ende und zählt für Ziele.
    .heading = Die Energiequelle sagt danke
    .task = bereite die Wasserkraft in Südamerika vor.
lesson-sc-prepare-near = Vorbereitet, und die Energiequelle hat dich belohnt. Die Wasserkraft in Südamerika hätte Münzen, einen Würfel und ein CEP gebracht.
lesson-sc-prepare-after = Nun kann das Kraftwerk gebaut werden, von dir oder von jemand anderem. Dein Marker sagt, wer es möglich gemacht hat.
    .heading = Bereit zum Bauen

lesson-sc-build-cost = Ein Kraftwerk kostet Münzen, Technologiewürfel und ein CEP. Wie weit du seine Energiequelle kennst, sagt, welche Stufe du bauen darfst.
    .heading = Was ein Kraftwerk kostet
lesson-sc-build-build = Du hast 12 Münzen, 5 Würfel und CEPs und weißt genug über Recycling. Die Infrastruktur in Europa ist schon deine.
    .heading = Alles ist bereit
    .task = baue das Recyclingwerk in Europa.

lesson-sc-scientists-learn = Wissenschaftler stehen auf vorgeschlagenen Projekten. Geht einer weg, warum auch immer, lernst du einen Schritt in dieser Energiequelle.
    .heading = Beim Gehen lernt man
lesson-sc-scientists-move = Deiner steht in Europa auf Recycling. Von dort darf er zu einem Klimagipfel über dieselbe Energiequelle und lernt unterwegs.
    .heading = Schick ihn weiter
    .task = setze den Wissenschaftler aus Europa auf den Gipfel in Dubai.
lesson-sc-scientists-near = Er ist umgezogen, aber nicht von einem Projekt weg, also hast du nichts gelernt. Der in Europa hätte es.
lesson-sc-scientists-after = Einen Schritt Recycling gelernt, und auf dem Gipfel wartet er auf mehr. Fachwissen entscheidet, was du bauen kannst, und bringt Einkommen.
    .heading = Wofür es gut ist

lesson-sc-summits-topics = Auf diesem Gipfel ist jeder Platz besetzt, also findet er jetzt statt. Jeder Wissenschaftler dort bringt zwei Schritte in seinen Themen.
    .heading = Fachleute treffen sich
lesson-sc-summits-learn = Du wählst, was dein Wissenschaftler gelernt hat. Bei der Wasserkraft bist du drei Schritte weit, und auf dem vierten liegt ein Bonus.
    .heading = Der erste Schritt
    .task = lerne einen Schritt in einem Thema des Gipfels.
lesson-sc-summits-after = Der Gipfel ist vorbei, ein neuer tritt an seine Stelle. Dein Wissenschaftler ist wieder auf deiner Hand.
    .heading = Wieder zu Hause

lesson-sc-market-buy = Ein CEP kostet jetzt 3 Münzen, das ist wenig. Du brauchst eines für jedes Projekt, das du vorbereitest, und eines für jedes Kraftwerk.
    .heading = Kaufe, solange es billig ist
    .task = kaufe ein CEP.
lesson-sc-market-sold = Du hast ein CEP für 3 Münzen verkauft. Das ist wenig: Der Preis steigt, wenn der Markt leer wird, und fällt mit jedem Verkauf.
lesson-sc-market-after = Nun hast du vier CEPs. Wird der Markt leer, steigt der Preis um eins, und er bleibt für den Rest des Zuges geschlossen.
    .heading = Bereit zum Vorbereiten

## Second Chance als Team

lesson-team-other-reduce = Das Team hat Punkte bezahlt, um CO₂ zu senken.

lesson-team-aim-together = Ihr seid ein Team mit einer gemeinsamen Wertung. Steht CO₂ nach einer Versorgung über 500 ppm und ihr könnt es nicht senken, verlieren alle.
    .heading = Alle in einem Boot
lesson-team-aim-points = Mit Punkten bezahlt das Team: für jedes offene Ziel der Welt und um CO₂ zu senken. Fallen sie unter 0, ist das Spiel verloren.
    .heading = Punkte sind euer Atem
lesson-team-aim-build = In Südamerika ist ein Wasserkraftwerk baureif. Es bringt dem Team 6 Punkte, und auf seinen Platz kann kein fossiles Kraftwerk mehr.
    .heading = Ein Zug für beides
    .task = baue das Kraftwerk in Südamerika.
lesson-team-aim-after = Sechs Punkte für alle und ein Platz weniger, der brennen wird. Die nächsten Kapitel zeigen, wie ihr dahin kommt.
    .heading = Gut für alle

lesson-team-build-after = Fünf Punkte für das Team, und ein leerer Platz ist gefüllt. Du kontrollierst nun Europa: Seine CEPs darfst du ausgeben, und für seine fossilen Kraftwerke stehst du ein.
    .heading = Nun kümmerst du dich

lesson-team-summits-bonus = Auf manchen Schritten liegt ein Bonus, und du darfst ihn jedem im Team geben. Gib ihn dorthin, wo er am meisten hilft, dann lerne den zweiten Schritt.
    .heading = Teile den Bonus
    .task = gib den Bonus weiter und lerne den zweiten Schritt.

lesson-team-goals-world = Die Welt verlangt viel: Kraftwerke, Wissen, Klimagipfel. Nach jedem Jahrzehnt kostet jedes offene Ziel Punkte, und jedes Mal mehr.
    .heading = Was die Welt verlangt
lesson-team-goals-un = Ein UN-Ziel will Kraftwerke, die auf deiner eigenen Infrastruktur stehen, egal wer sie gebaut hat. Am Ende dürfen höchstens drei übrig sein.
    .heading = Was die UN verlangt
lesson-team-goals-claim = Deine Infrastruktur trägt Solarenergie und Wasserkraft. Für einen Technologiewürfel gehört dieses Ziel euch: 2 Punkte und eine Sorge weniger.
    .heading = Du hast, was es braucht
    .task = beanspruche das UN-Ziel mit Solarenergie und Wasserkraft.
lesson-team-goals-own = Du hast auch zwei geheime Ziele und darfst nicht über sie sprechen. Hat jemand am Ende keines von seinen erreicht, verlieren alle.
    .heading = Was nur du weißt

lesson-team-supply-spaces = Nach jedem Jahrzehnt ist in jeder Region ein Platz an der Reihe. Ist er leer, kommt ein fossiles Kraftwerk mit 20 bis 40 ppm: als Nächstes in Nordamerika, Afrika und Ozeanien.
    .heading = Wo nichts steht, wird es brennen
lesson-team-supply-end = Du hast in diesem Jahrzehnt alles getan. Nach dem letzten Zug kommt das Einkommen, dann kosten offene Ziele Punkte, dann beginnt die Versorgung.
    .heading = Lass das Jahrzehnt enden
    .task = beende deinen Zug.
lesson-team-supply-reduce = Die Kraftwerke sind da. Nun darf das Team CO₂ senken: 10 ppm für je 2 Punkte in diesem Jahrzehnt, im nächsten wird es teurer.
    .heading = Kauft Luft zurück
    .task = senke CO₂ auf höchstens 500 ppm.
lesson-team-supply-after = Das nächste Jahrzehnt beginnt. Früh zu senken ist billig, also schau voraus: Die Zahlen neben CO₂ sagen, was die nächste Versorgung bringt.
    .heading = Früh ist billig

lesson-team-end-when = Nach vier Jahrzehnten schaut die Welt auf euch. Punkte und CO₂ müssen halten, jeder braucht eines seiner geheimen Ziele, und höchstens drei UN-Ziele dürfen offen sein.
    .heading = Die letzte Frage
lesson-team-end-last = Ihr habt 30 Punkte und 490 ppm, das wäre schon ein Sieg. Je tiefer ihr kommt, desto mehr dankt euch die Welt.
    .heading = Wie viel besser?
    .task = senke CO₂ noch einmal, oder lass es.
lesson-team-end-after = Das ist das ganze Spiel. Spiel nun dein eigenes: Leichte Bots sind geduldig, und jede Stelle auf dem Plan sagt, warum etwas nicht geht.
    .heading = Du kannst spielen

## Second Chance als Rivalen

lesson-rivals-aim-loss = Sobald CO₂ über 500 ppm steigt, verlieren alle auf der Stelle. Ihr seid also Rivalen und haltet doch gemeinsam den Planeten zusammen.
    .heading = Den Planeten bewahren
lesson-rivals-aim-build = In Ozeanien ist ein Recyclingwerk baureif. Es würde ein altes Ölkraftwerk ersetzen: 30 ppm weniger und 7 Punkte für dich.
    .heading = Ein Zug für beides
    .task = baue ein Kraftwerk in Ozeanien.

lesson-rivals-propose-grant = Ein Vorschlag bringt einen Schritt Fachwissen in seiner Energiequelle und die Förderung seines Platzes. Der Platz mit der Münze in Nordamerika zahlt eine für jedes der fünf CEPs dort.
    .heading = Jede Idee wird gefördert
    .task = schlage auf der Münze von Nordamerika ein Projekt vor.
lesson-rivals-propose-near = Ein guter Vorschlag: Du hast einen Schritt gelernt und die Förderung bekommen. Die Münze von Nordamerika hätte fünf gebracht.
lesson-rivals-propose-after = Einen Schritt gelernt, fünf Münzen verdient. Doch das Projekt gehört niemandem: Ein Rivale darf es als Nächster vorbereiten, also bedenke, was du übrig lässt.
    .heading = Niemandes Projekt

lesson-rivals-prepare-benefit = Auch das Vorbereiten bringt etwas: Solarenergie drei Technologiewürfel. Dein Marker bleibt bis zum Ende und zählt für Ziele.
    .heading = Die Energiequelle sagt danke
    .task = bereite die Solarenergie in Asien vor.

lesson-rivals-build-build = Du hast 18 Münzen, 7 Würfel und zwei CEPs. In Europa hat noch niemand gebaut, also bringt das erste Kraftwerk dort die Region.
    .heading = Alles ist bereit
    .task = baue das Recyclingwerk in Europa.
lesson-rivals-build-near = Ein Kraftwerk und seine Punkte, aber Europa gehört noch niemandem. Das erste Kraftwerk dort würde es bringen.
lesson-rivals-build-after = Fünf Punkte, und Europa ist deins: Seine CEPs darfst du ausgeben, und du schuldest eines, wenn ein fossiles Kraftwerk kommt. Wer dort mehr verschiedene Energiequellen hat, nimmt es dir ab.
    .heading = Vorerst deins

lesson-rivals-scientists-bonus = Du hast einen Schritt gelernt, und auf ihm liegt ein Bonus: ein Technologiewürfel. Du darfst ihn behalten oder jemandem geben.
    .heading = Ein Bonus am Weg
    .task = behalte den Bonus.
lesson-rivals-scientists-given = Der Würfel ging an einen Rivalen. Das ist erlaubt, aber selten klug.

lesson-rivals-summits-learn = Du wählst, was deine Wissenschaftler gelernt haben. Auf dem fünften Schritt beim Recycling liegt ein Bonus, und ein Bonus führt zum nächsten.
    .heading = Der erste Schritt
    .task = lerne einen Schritt in einem Thema des Gipfels.
lesson-rivals-summits-after = Einen Schritt gelernt, und was seine Boni bringen, darfst du verteilen. Jeder Wissenschaftler auf einem Gipfel bringt zwei Schritte.
    .heading = Eins führt zum anderen

lesson-rivals-market-sell = Ein CEP kostet jetzt 6 Münzen, und Münzen kannst du brauchen. Dein letztes eigenes darf gehen: In Europa liegen mehr für dich.
    .heading = Verkaufe, wenn es teuer ist
    .task = verkaufe ein CEP.
lesson-rivals-market-bought = Du hast ein CEP für 6 Münzen gekauft. Das ist teuer: Der Preis fällt mit jedem Verkauf um eins und steigt, wenn der Markt leer wird.
lesson-rivals-market-after = Sechs Münzen, und der Preis liegt nun eins tiefer. Wird der Markt leer, steigt der Preis um eins, und er bleibt für den Rest des Zuges geschlossen.
    .heading = Münzen, wenn du sie brauchst

lesson-rivals-goals-un = Ein UN-Ziel will Kraftwerke, die auf deiner eigenen Infrastruktur stehen, egal wer sie gebaut hat. Solarenergie und Wasserkraft hast du vorbereitet, und andere haben dort gebaut.
    .heading = Lass andere für dich bauen
lesson-rivals-goals-claim = Es kostet nur einen Technologiewürfel. Das erste Ziel bringt am Ende 6 Punkte, das zweite 4 mehr, das dritte 5 mehr.
    .heading = Nimm es vor den anderen
    .task = beanspruche das UN-Ziel mit Solarenergie und Wasserkraft.
lesson-rivals-goals-after = Ein Ziel gehört dir. Auch dein geheimes Firmenziel zählt am Ende; passt es nicht zu deinem Spiel, bringt es 8 Münzen.
    .heading = Aus Zielen wird ein Plan

lesson-rivals-supply-when = Ein Jahrzehnt beginnt mit der Versorgung: Auf jeden leeren Platz, der an der Reihe ist, kommt ein fossiles Kraftwerk. Es endet mit Einkommen und einem Ereignis, das alle trifft, die in seiner Region nichts haben.
    .heading = Wie ein Jahrzehnt verläuft
lesson-rivals-supply-end = Du hast alles getan, und es ist die letzte Runde. Sind die anderen fertig, kommt das Einkommen.
    .heading = Lass das Jahrzehnt enden
    .task = beende deinen Zug.
lesson-rivals-supply-wait = Nun kommt das Ereignis und danach die nächste Versorgung. Zahle, wo du ein CEP schuldest; in deinen Regionen ist das dein Teil.
    .heading = Ereignis und Versorgung
    .task = zahle, was du schuldest.
lesson-rivals-supply-after = Die neuen Kraftwerke stehen, und CO₂ ist gestiegen. Ab 400 ppm treffen euch in jedem Jahrzehnt zwei Ereignisse, grüne Kraftwerke schützen dich also doppelt.
    .heading = Die Luft vergisst nichts

lesson-rivals-end-when = Nach fünf Jahrzehnten ist Schluss, mit Einkommen und Ereignis wie immer. Dann werden CEPs verkauft, zwei Münzen sind ein Punkt, und die Ziele werden gezählt.
    .heading = Das letzte Einkommen
lesson-rivals-end-last = Punkte zählen jetzt voll und Münzen nur halb. Nimm das Einkommen also als Punkte.
    .heading = Nun soll es zählen
    .task = teile dein letztes Einkommen auf.

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
