### Das erste Spiel von Climate Policy in Kapiteln. Zwei kurze Sätze je Schritt; `heading` nennt den Gedanken, `task`, was jetzt zu tun ist.

## Kapitel

lesson-chapter-emissions = Woher CO₂ kommt
lesson-chapter-dirty-plants = Schmutzige Kraftwerke
lesson-chapter-clean-research = Forschung
lesson-chapter-knowledge = Das Wissen der anderen
lesson-chapter-clean-plants = Saubere Kraftwerke
lesson-chapter-permit-market = Zertifikate
lesson-chapter-loopholes = Schlupflöcher
lesson-chapter-events = Ein Angebot und ein Ereignis
lesson-chapter-decade-end = Die Aufsicht
lesson-chapter-trading = Handel

## Was ein anderer Zug bewirkt hat

lesson-policy-other-buy-permit = Du hast das billigste Zertifikat gekauft. Bis zu vier sind es in einem Zug, bevor du baust oder entwickelst.
lesson-policy-other-buy-loophole = Du hast ein Schlupfloch gekauft, das eine dieses Zuges. Es kommt auf ein Kraftwerk, wenn du es baust.
lesson-policy-other-build = Du hast das eine Kraftwerk dieses Zuges gebaut. Ein schmutziges bringt seine ppm in die Luft, ein sauberes nichts.
lesson-policy-other-build-exempt = Du hast ein Kraftwerk mit Schlupfloch gebaut, es braucht keine Zertifikate. Ist es schmutzig, sind seine ppm trotzdem in der Luft.
lesson-policy-other-develop-dirty = Für 1 $ hast du schmutzige Kraftwerke in dein Lager gezogen. Forschung gibt es dann in diesem Zug keine.
lesson-policy-other-put-back = Dieses Kraftwerk liegt wieder im Vorrat. Drei dürfen in deinem Lager bleiben.
lesson-policy-other-fund = Du hast Forschung bezahlt, und deine Figur ist ein Feld weiter. Zwei Projekte sind es je Zug, und dann ziehst du keine schmutzigen Kraftwerke.
lesson-policy-other-transfer = Du hast Forschung mit dem Wissen des Führenden bezahlt. Deine Figur ist zwei Felder weiter, und 1 $ des Preises hat nun er.
lesson-policy-other-borrow = Du hast einen Kredit von 5 $ aufgenommen, das geht einmal im Spiel. Zurückzahlen kannst du ihn nie, am Ende kostet er 6 Punkte.
lesson-policy-other-demolish = Du hast ein eigenes Kraftwerk abgerissen, das kostet nichts. War es schmutzig, ist CO₂ um seine ppm gesunken.
lesson-policy-other-comply = Du hast deine Zertifikate vorgezeigt. Du behältst sie alle.
lesson-policy-other-trade = Du hast ein Angebot an dieses Unternehmen begonnen. Es ist eines von zweien, auch wenn du es zurückziehst.
lesson-policy-other-no-trade = Du machst jetzt kein Angebot. Vor deinem nächsten Zug und am Ende des Jahrzehnts darfst du wieder.
lesson-policy-other-give = In deinem Angebot steht nun, dass du das gibst. Bis das andere Unternehmen annimmt, gehört es dir.
lesson-policy-other-ask = In deinem Angebot steht nun, dass du das willst. Das andere Unternehmen darf noch Nein sagen.
lesson-policy-other-offer = Du hast das Angebot gemacht, und das andere Unternehmen hat geantwortet.
lesson-policy-other-withdraw = Du hast das Angebot zurückgezogen. Nichts hat den Besitzer gewechselt.
lesson-policy-other-accept = Du hast angenommen, und alles aus dem Angebot hat den Besitzer gewechselt.
lesson-policy-other-decline = Du hast abgelehnt. Alles bleibt, wo es war.

## Worum es geht

lesson-policy-aim-loss = Erreicht CO₂ jemals 500 ppm, ist das Spiel sofort vorbei, und alle verlieren. Jetzt steht es bei 360.
    .heading = Ein Planet für alle
lesson-policy-aim-worth = Sonst gewinnt, wer am meisten wert ist: 1 $ ist ein Punkt, ein schmutziges Kraftwerk 3, ein weißer Würfel auf einem sauberen 3, ein Zertifikat 2. Du bist gerade 93 wert.
    .heading = Ein Unternehmen will Gewinn
lesson-policy-aim-build = Du darfst Solarenergie der Stufe 2 bauen, mit fünf weißen Würfeln. Europa ist voll, also muss dort das linke Kraftwerk weg: Gas, 20 ppm, von einem anderen Unternehmen.
    .heading = Ein Zug für beides
    .task = baue Solarenergie (Stufe 2) in Europa.
lesson-policy-aim-near = Gebaut, aber anders als gemeint. Solarenergie der Stufe 2 in Europa würde 15 Punkte zählen und dort das Gaskraftwerk verdrängen.
lesson-policy-aim-after = CO₂ ist um 20 gesunken. Du bist 8 mehr wert, 15 für fünf Würfel weniger die gezahlten 7 $, und die Würfel bringen 5 $ je Runde.
    .heading = Gut für dich, gut für die Luft

## Woher CO₂ kommt

lesson-policy-emissions-plants = CO₂ beginnt bei 0 und steigt, wenn jemand ein schmutziges Kraftwerk baut: Kohle bringt 40 ppm, Öl 30, Gas 20. Saubere bringen nichts.
    .heading = Es kommt aus Schornsteinen
lesson-policy-emissions-build = In deinem Lager sind Kohle und Gas. In Europa hat noch niemand gebaut, und der erste Platz dort kostet 1 $.
    .heading = Dein erstes Kraftwerk
    .task = baue Kohle in Europa.
lesson-policy-emissions-after = CO₂ ist gestiegen, und von selbst sinkt es nie. Erst wenn ein schmutziges Kraftwerk abgerissen oder verdrängt wird, sind seine ppm weg.
    .heading = Die Luft vergisst nichts

## Schmutzige Kraftwerke und Einkommen

lesson-policy-dirty-why = Ein schmutziges Kraftwerk kostet nur seinen Platz, 1 bis 3 $. Es bringt in jeder Runde 1 $ und zählt am Ende 3 Punkte.
    .heading = Warum alle sie bauen
lesson-policy-dirty-develop = In deinem Lager ist noch eines. Für 1 $ ziehst du zufällig drei dazu, und drei dürfen insgesamt bleiben.
    .heading = Nachschub
    .task = entwickle schmutzige Energie.
lesson-policy-dirty-back = Nun hast du vier, eines zu viel. Gas stößt am wenigsten aus, also darf ein Ölkraftwerk gehen.
    .heading = Drei dürfen bleiben
    .task = lege Öl zurück.
lesson-policy-dirty-income = Jede Runde beginnt mit Einkommen: 1 $ für jedes schmutzige Kraftwerk, jeden weißen Würfel und jeden Kontinent, auf dem du mehr Kraftwerke hast als jeder andere. Lass die nächste Runde kommen.
    .heading = Dann kommt Geld
    .task = beende deinen Zug.
lesson-policy-dirty-after = Du hast 2 $ bekommen: einen für dein Kohlekraftwerk und einen für Europa, wo du die meisten Kraftwerke hattest.
    .heading = Schnell und einfach

## Forschung

lesson-policy-research-tracks = Saubere Kraftwerke muss man erforschen. Jede Energiequelle hat eine Leiste: Ihre erste Marke schaltet Stufe 1 frei, ihr Ende Stufe 2.
    .heading = Erst denken, dann bauen
lesson-policy-research-fund = In einem Zug darfst du zwei Projekte bezahlen, jedes für ein Feld auf seiner Leiste. Biomasse ist am schnellsten, nach drei Feldern, und ein Projekt kostet gerade 1 $.
    .heading = Ein kurzer Weg
    .task = bezahle Forschung an Biomasse für 1 $.
lesson-policy-research-near = Deine Figuren stehen nun auf anderen Leisten. Biomasse bräuchte nur drei Felder bis zu ihren ersten Kraftwerken.
lesson-policy-research-second = Ein Projekt hast du in diesem Zug noch. Ein weiteres Feld Biomasse oder eine neue Leiste: Du hast vier Figuren für fünf Energiequellen.
    .heading = Und noch eines
    .task = bezahle ein zweites Projekt.
lesson-policy-research-after = Neue Projekte kosten hier 3 $. Liegt von seiner Energiequelle keines beim nächstniedrigeren Preis, wird ein Projekt am Ende der Runde 1 $ billiger.
    .heading = Geduld ist billig

## Das Wissen der anderen

lesson-policy-knowledge-behind = Bei Recycling hast du nicht begonnen, ein anderes Unternehmen steht auf dem zweiten Feld. Liegst du zwei oder mehr zurück, darfst du das Wissen des Führenden nutzen.
    .heading = Andere wissen mehr
lesson-policy-knowledge-transfer = Dasselbe Projekt bringt dich dann zwei Felder weiter. Der Preis bleibt gleich, aber 1 $ davon bekommt der Führende, und ablehnen kann er nicht.
    .heading = Zwei für eins
    .task = bezahle Forschung an Recycling mit dem Wissen des Führenden.
lesson-policy-knowledge-alone = Das hast du ohne Hilfe getan, also ein Feld. Wo der Führende zwei voraus ist, wären es zwei zum selben Preis.
lesson-policy-knowledge-after = Für 1 $ hast du aufgeholt, und den Dollar hat der Führende. Führst du, werden andere dich bezahlen.
    .heading = Alle haben etwas davon

## Saubere Kraftwerke

lesson-policy-clean-unlocked = Deine Figur hat die erste Marke von Biomasse erreicht. Du darfst ihre Kraftwerke der Stufe 1 bauen, auf jedem Kontinent.
    .heading = Freigeschaltet
lesson-policy-clean-build = Es kostet seinen Platz und 1 $, und sein weißer Würfel bringt 1 $ je Runde und 3 Punkte: so viel wie Kohle. Aber kein CO₂, und Zertifikate braucht es keine.
    .heading = Dein erstes sauberes Kraftwerk
    .task = baue Biomasse auf einem Kontinent deiner Wahl.
lesson-policy-clean-after = Die besten haben sechs weiße Würfel, aber eine lange Leiste. Auf einem vollen Kontinent verdrängt ein neues Kraftwerk das linke, wem es auch gehört.
    .heading = Weitermachen lohnt sich

## Zertifikate

lesson-policy-permits-cover = Die Politik dieses Spiels sind Zertifikate, und jedes deckt 10 ppm. Am Ende eines Jahrzehnts musst du genug für alle deine Kraftwerke haben.
    .heading = Das Recht auf CO₂
lesson-policy-permits-buy = Gas stößt 20 ppm aus, braucht also zwei. Die billigsten kosten 1 $, und bis zu vier darfst du je Zug kaufen, bevor du baust.
    .heading = Erst kaufen, dann bauen
    .task = kaufe zwei Zertifikate.
lesson-policy-permits-build = Südamerika ist leer: Wer dort zuerst baut, kontrolliert es auch und bekommt in jeder Runde 1 $ mehr.
    .heading = Gedeckt
    .task = baue Gas in Südamerika.
lesson-policy-permits-near = Ein sauberes Kraftwerk braucht keine Zertifikate, auch gut. Deine zwei hätten das Gaskraftwerk gedeckt.
lesson-policy-permits-after = Zertifikate werden vorgezeigt und bleiben dir, am Ende zählt jedes 2 Punkte. Nach jedem Jahrzehnt wird der Markt 1 $ billiger, aber für euch alle gibt es nur 35.
    .heading = Sie bleiben dir

## Schlupflöcher

lesson-policy-loopholes-what = Kohle braucht vier Zertifikate, mehr darfst du in einem Zug nicht kaufen. Mit einem Schlupfloch darauf braucht sie keines.
    .heading = An den Regeln vorbei
lesson-policy-loopholes-buy = Ein Schlupfloch kostet unter 300 ppm 3 $, bis 400 5 $ und darüber 7 $. Eines darfst du je Zug kaufen, bevor du baust.
    .heading = Billig, solange die Luft gut ist
    .task = kaufe ein Schlupfloch.
lesson-policy-loopholes-build = Es kommt auf ein Kraftwerk, wenn du es baust, später nicht mehr. Mit Kohle in Asien hättest du dort auch die meisten Kraftwerke.
    .heading = Ein Kraftwerk, das keiner zählt
    .task = baue Kohle mit Schlupfloch in Asien.
lesson-policy-loopholes-without = Du hast ohne Schlupfloch gebaut. Auf ein Kraftwerk, das schon steht, kommt keines mehr.
lesson-policy-loopholes-near = Das Schlupfloch liegt nun auf einem anderen Kraftwerk. Kohle in Asien hätte dir vier Zertifikate erspart.
lesson-policy-loopholes-after = Es verdient und zählt wie jedes, und niemand fragt nach Zertifikaten. Aber 40 ppm mehr sind in der Luft, und bei 500 ist auch für dich Schluss.
    .heading = Die Luft zählt es

## Ein Angebot und ein Ereignis

lesson-policy-events-when = Nach der letzten Runde eines Jahrzehnts kommt ein Ereignis: Auf einem zufälligen Kontinent entsteht ein zufälliges schmutziges Kraftwerk. Es gehört niemandem, aber sein CO₂ trifft alle.
    .heading = Was niemand geplant hat
lesson-policy-events-end = Das ist diese Runde, und dein Zug ist getan. Haltet zu 500 immer 40 ppm Abstand, so viel kann Kohle bringen.
    .heading = Lass es kommen
    .task = beende deinen Zug.
lesson-policy-events-answer = Vorher will jemand handeln: 10 $ für deine Recyclinganlage in Nordamerika. Sie brächte noch in zwölf Runden 1 $ und zählt 3 Punkte.
    .heading = Moment, ein Angebot!
    .task = lehne ab, oder nimm an, wenn du magst.
lesson-policy-events-after = Da steht es, und seine ppm sind in der Luft. Abreißen kann es niemand, aber auf einem vollen Kontinent wird es verdrängt wie jedes andere.
    .heading = Herrenlos

## Die Aufsicht

lesson-policy-decade-regulator = Nun werden die Zertifikate geprüft, und vorher dürfen alle handeln. Wer zu wenige hat, muss Kraftwerke abreißen, bis sie reichen.
    .heading = Das Jahrzehnt wird abgeschlossen
lesson-policy-decade-show = Dein Gaskraftwerk braucht zwei Zertifikate, und du hast zwei. Handeln musst du also nicht.
    .heading = Alles in Ordnung
    .task = mache keine Angebote, dann zeige deine Zertifikate.
lesson-policy-decade-tax = Du behältst sie. Bei einer CO₂-Steuer würdest du stattdessen zahlen, 1 $ für je 20 ppm deiner Kraftwerke, Jahrzehnt für Jahrzehnt.
    .heading = Es könnte auch eine Steuer sein
lesson-policy-decade-grants = Was Zertifikate kosten, kommt in den Fördertopf. Ein Klimagipfel nennt Energiequellen, und wer in ihrer Forschung führt, bekommt 3 $: heute du, bei Recycling.
    .heading = Geld für Wissen

## Handel

lesson-policy-trading-partner = Vor jedem deiner Züge darfst du zwei Angebote machen. Du willst Kohle bauen, auf dem Markt sind nur noch zwei Zertifikate; ein Unternehmen hat 16 und braucht 6.
    .heading = Sie haben, was du brauchst
    .task = biete dem Unternehmen mit 16 Zertifikaten einen Handel an.
lesson-policy-trading-other = Dieses Unternehmen hat nur drei übrig. Das andere hat zehn.
lesson-policy-trading-ask = Ein Angebot sagt, was du willst und was du gibst, und Geld allein genügt nicht. Kohle braucht vier Zertifikate.
    .heading = Was du willst
    .task = verlange 4 Zertifikate.
lesson-policy-trading-few = Das sind zu wenige: Kohle braucht vier Zertifikate. Nimm es zurück und verlange mehr.
lesson-policy-trading-give = Jedes Zertifikat zählt dem anderen Unternehmen 2 Punkte. Du hast 42 $, also biete etwas mehr, als es verliert.
    .heading = Was du gibst
    .task = gib 10 $.
lesson-policy-trading-offer = Das ist alles: dein Geld für ihre Zertifikate. Das andere Unternehmen antwortet sofort.
    .heading = Fertig
    .task = mache das Angebot.
lesson-policy-trading-declined = Sie haben Nein gesagt. Ein Angebot hast du noch: Gib mehr, oder verlange weniger.
lesson-policy-trading-after = Abgemacht, und ihr habt beide etwas davon. Schlupflöcher und Kraftwerke handelt man genauso.
    .heading = Ein Geschäft

## Das Ende

lesson-policy-end-when = Nach dem fünften Jahrzehnt ist Schluss. Noch einmal kommt ein Ereignis, noch einmal werden Zertifikate gezeigt, und 500 ppm wären immer noch das Ende für alle.
    .heading = Der letzte Zug
lesson-policy-end-last = Was du jetzt noch kaufst, verdient nichts mehr. Dein Geld zählt je Dollar einen Punkt.
    .heading = Halte dein Geld zusammen
    .task = beende deinen Zug, mache keine Angebote und zeige deine Zertifikate.
lesson-policy-end-after = Das ist das ganze Spiel. Spiel nun dein eigenes, und probiere eine andere Politik: Wie weit gingen alle, wenn niemand etwas verlangte?
    .heading = Du kannst spielen
