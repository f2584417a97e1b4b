### Die Anleitungen: die Regeln für Menschen, in eigenen Worten. Zahlen kommen aus dem Inhalt eines Titels.

## Überschriften

guide-aim = Worum es geht
guide-course = Wie ein Spiel abläuft
guide-board = Der Spielplan
guide-turn = Ein Zug
guide-propose = Ein Projekt vorschlagen
guide-install = Ein Projekt einrichten
guide-prepare = Infrastruktur vorbereiten
guide-construct = Ein Kraftwerk bauen
guide-build = Ein Kraftwerk bauen
guide-scientists = Wissenschaftler
guide-expertise = Fachwissen
guide-knowledge = Wissen
guide-summits = Klimagipfel
guide-ceps = CEPs und ihr Markt
guide-cards = Karten
guide-goals = Ziele
guide-control = Kontrolle über eine Region
guide-income = Einkommen
guide-supply = Energieversorgung
guide-events = Ereignisse
guide-environment = Umweltziele
guide-end = Das Ende des Spiels
guide-scoring = Schlusswertung
guide-solo = Allein spielen
guide-variants = Varianten und Entscheidungen
guide-market = Zertifikate und Schlupflöcher
guide-develop = Entwickeln
guide-research = Preise der Forschung
guide-debt = Kredit
guide-event = Das Ereignis
guide-tax = CO₂-Steuer
guide-permits = Zertifikate vorzeigen
guide-trade = Handel
guide-grants = Fördermittel
guide-refill = Auffüllen

## Köpfe der Tabellen

guide-head-players = Personen
guide-head-decades = Jahrzehnte
guide-head-rounds = Runden im Jahrzehnt
guide-head-rounds-last = im letzten
guide-head-region = Region
guide-head-continent = Kontinent
guide-head-spaces = Felder
guide-head-spaces-less = Felder weniger je Kontinent
guide-head-ceps-most = Höchstens CEPs
guide-head-location = Standortkosten, von links nach rechts
guide-head-energy = Energie
guide-head-money = Geld
guide-head-cubes = Würfel
guide-head-ceps = CEPs
guide-head-points = Punkte
guide-head-tiles = Kraftwerke
guide-head-level = Stufe
guide-head-space = Ab Feld
guide-head-income = Einkommen je Feld
guide-head-bonus = Boni
guide-head-counts = Für
guide-head-each = Je
guide-head-most = Höchstens
guide-head-preset = Vorgabe
guide-head-coal = Kohle
guide-head-oil = Öl
guide-head-gas = Gas
guide-head-co2 = CO₂
guide-head-decade-name = Jahrzehnt
guide-head-open-goal = Jedes offene Ziel
guide-head-reduction = Jeder Schritt CO₂
guide-head-un-goals = UN-Ziele
guide-head-build-cost = Baukosten
guide-head-white-cubes = Weiße Würfel
guide-head-unlock-1 = Stufe 1 ab Feld
guide-head-unlock-2 = Stufe 2 ab Feld
guide-head-plant = Kraftwerk
guide-head-permits = Zertifikate

## Boni der Leisten

guide-bonus-at = Feld { $space }: { $bonus }
guide-bonus-cube = ein Technikwürfel
guide-bonus-cep = ein CEP für eine Region
guide-bonus-any = ein Punkt auf einer beliebigen Leiste

## Was das klassische Spiel und Second Chance gemeinsam haben

guide-aim-money = Auch Geld zählt: Am Ende sind { $coins } so viel wert wie { $point }, und CEPs werden verkauft. Nichts, was du hast, ist verloren.
guide-course-rounds = In einer Runde sind alle einmal am Zug, im Uhrzeigersinn vom Startspieler an. Je weniger ihr seid, desto mehr Runden hat ein Jahrzehnt.
guide-board-regions = Die Welt hat sechs Regionen. Jede hat Bedarfsfelder für Kraftwerke, drei Projektfelder, eine Agenda und einen Stapel CEPs.
guide-board-agenda = Die Agenda einer Region nennt { $kinds } Energiequellen, die bevorzugte zuerst. Etwas anderes kann dort nie vorgeschlagen werden.
guide-board-grants = Jedes Projektfeld bietet Fördermittel: Geld, Technik oder Forschung. Wer dort ein Projekt vorschlägt, bekommt sie.
guide-board-fossil = Kohle-, Öl- und Gaskraftwerke gehören niemandem. Jedes bringt CO₂, solange es steht: Kohle { $coal }, Öl { $oil }, Gas { $gas }. Grüne Kraftwerke bringen keines.
guide-grant-money = Geld: 1 $ für jedes CEP, das jetzt in der Region liegt, aber mindestens { $least }.
guide-grant-tech = Technik: { $cubes }.
guide-propose-nobody = Ein Projekt gehört niemandem. Wer als Nächstes kommt, darf damit weitermachen; ein Vorschlag ist also auch ein Geschenk.
guide-scientists-hand-project = von deiner Hand zu einem Projekt ohne Wissenschaftler;
guide-scientists-project-project = von einem Projekt zu einem anderen ohne Wissenschaftler;
guide-scientists-project-summit = von einem Projekt zu einem freien Gipfelthema derselben Energiequelle; dort bleibt er, bis der Klimagipfel abgeschlossen ist;
guide-scientists-project-hand = von einem Projekt zurück auf deine Hand.
guide-expertise-bonus = Manche Felder einer Leiste haben einen Bonus. Du bekommst ihn, sobald deine Scheibe dort ist, und ein Bonus kann den nächsten bringen.
guide-expertise-bonus-kinds = Ein Bonus ist ein Punkt auf einer anderen Leiste, ein Punkt auf einer beliebigen Leiste, ein Technikwürfel oder ein CEP vom Markt für eine Region, die dafür Platz hat.
guide-expertise-end = Am Ende einer Leiste ist dort nichts mehr zu gewinnen.
guide-summits-topics = Ein Klimagipfel hat zwei bis vier Themen: Energiequellen mit Platz für je einen Wissenschaftler. Es können die Wissenschaftler einer oder mehrerer Personen sein.
guide-summits-after = Das geschieht in Zugreihenfolge. Dann kehren die Wissenschaftler heim, und ein neuer Klimagipfel kommt an die Stelle des alten.
guide-ceps-what = CEP steht für Carbon Emission Permit, ein Emissionszertifikat. CEPs kommen vom Markt oder mit dem, was du tust; was gezahlt wird, geht an die Bank.
guide-ceps-pay = Du zahlst ein CEP aus deiner Hand oder aus einer Region, die du kontrollierst.
guide-ceps-market = Am Markt kaufst du ein CEP zu seinem Preis oder verkaufst eines von deiner Hand. Ein Verkauf senkt den Preis um 1 $, bis auf { $low }.
guide-ceps-empty = Ist das letzte CEP des Marktes weg, kommen { $refill } von der Bank, und der Preis steigt um 1 $, bis auf { $high }.
guide-ceps-region = CEPs einer Region kann man nicht verkaufen, solange sie dort liegen.
guide-cards-main = Haupteffekt: Er braucht die Aktion, die die Karte zeigt, im selben Zug.
guide-cards-minor = Nebeneffekt: ein Technikwürfel, Geld, ein CEP oder das Versetzen eines Wissenschaftlers, ohne Bedingung.
guide-goals-sell = Dein Firmenziel kannst du verdeckt für { $money } abgeben. Dann ist es endgültig weg.
guide-control-when = Um die Kontrolle geht es nur, wenn in der Region ein Kraftwerk gebaut wird. Wer dort zuerst baut, bekommt sie; später wird verglichen, wer baut und wer sie hat:
guide-control-most = Wer versorgt mehr verschiedene Energiequellen der Agenda? Die Zahl der Kraftwerke ist gleichgültig.
guide-control-builder = Immer noch gleich: wer gerade gebaut hat.
guide-control-gives = Wer eine Region kontrolliert, darf ihre CEPs ausgeben und bekommt, was am Ende davon übrig ist.
guide-control-costs = Wer sie kontrolliert, zahlt aber auch ein CEP für jedes fossile Kraftwerk, das in die Region kommt.
guide-control-stays = Anders wechselt die Kontrolle nie. Was andere später lernen, ändert nichts.
guide-income-tracks = Jede Leiste zahlt für die beste und die zweitbeste Position: so viel, wie am Feld der Scheibe steht. Bei Gleichstand bekommen es alle ganz.
guide-income-split = Du bestimmst, wie viel deines Einkommens du als Geld nimmst und wie viel als Punkte.
guide-income-two = Zu zweit zahlt nur die beste Position. Ohne Scheibe auf einer Leiste hast du dort keine.
guide-supply-nothing = Gibt es dieses Feld nicht oder steht etwas darauf, geschieht nichts.
guide-supply-fossil = Ist es leer, wird ein fossiles Kraftwerk gezogen und dort aufgestellt; sein CO₂ kommt dazu.
guide-events-cubes = Abgegebene Würfel bleiben in der Region. Wer dort als Nächstes baut, darf einen davon verwenden.
guide-scoring-money = { $coins } sind so viel wert wie { $point }; was übrig bleibt, verfällt.
guide-variants-draft = Draft: Die Karten werden nicht ausgeteilt, sondern aus Päckchen gewählt, die herumgehen.
guide-variants-rulings = Wo die gedruckten Regeln einander widersprechen oder schweigen, hat Keeling entschieden, und die meisten dieser Entscheidungen sind Optionen des Aufbaus. Die Nummern führen zu jeder von ihnen.

## Das klassische Spiel

guide-classic-aim = Du leitest einen Energiekonzern. Jedes grüne Kraftwerk, das du baust, bringt sofort Punkte; wer am Ende die meisten hat, gewinnt.
guide-classic-defeat = Doch alle verlieren, wenn der CO₂-Wert am Ende einer Versorgungsphase bei { $limit } oder höher steht, ganz gleich, wie viele Punkte ihr habt. Jemand muss genug bauen, und jedem von euch wäre es lieber, die anderen täten es.
guide-classic-course-decades = Ein Spiel hat { $decades } Jahrzehnte, zu fünft { $five }.
guide-classic-course-phases = Ein Jahrzehnt hat zwei Phasen. In der Versorgungsphase kommen Einkommen, Energieversorgung und ein Ereignis; in der Aktionsphase seid ihr am Zug. Das erste Jahrzehnt beginnt mit seiner Aktionsphase.
guide-classic-course-start-player = Der Startspielerstein bleibt ein ganzes Jahrzehnt, wo er ist, und wandert dann einen Platz nach links.
guide-classic-course-setup = Alle beginnen mit einem Wissenschaftler, { $ceps } und ein paar Dollar: mehr, wer später am Zug ist.
guide-classic-board-start = Am Anfang steht auf dem ersten Feld jeder Region ein fossiles Kraftwerk, und für jedes noch leere Feld liegt dort ein CEP.
guide-classic-turn-action = In deinem Zug führst du genau eine Aktion aus: ein Projekt vorschlagen, eines einrichten oder ein Kraftwerk bauen. Das sind die drei Schritte zu einem Kraftwerk, und drei verschiedene Personen können sie gehen.
guide-classic-turn-free = Davor oder danach sind freie Aktionen möglich, jede Art einmal:
guide-classic-turn-free-scientist = einen deiner Wissenschaftler versetzen;
guide-classic-turn-free-market = am Markt ein CEP kaufen oder verkaufen;
guide-classic-turn-free-card = eine Lobbykarte spielen oder ein UN-Ziel werten.
guide-classic-turn-end = Am Ende deines Zuges bekommst du einen Punkt Fachwissen aus einem Projekt, auf dem ein Wissenschaftler von dir steht. Dann werden abgeschlossene Klimagipfel gewertet.
guide-classic-turn-own = Freie Aktionen gibt es nur im eigenen Zug, und nicht zwischen der Zahlung für einen fremden Wissenschaftler und dem Projekt.
guide-classic-turn-pass = Solange eine Aktion möglich ist, musst du eine ausführen.
guide-classic-propose-place = Wähle eine Energiequelle der Agenda einer Region und lege ein Projekt davon auf ein leeres Projektfeld der Region, als Vorschlag. Von jeder Art gibt es nur wenige.
guide-classic-propose-grant = Du bekommst sofort die Fördermittel des Feldes:
guide-classic-grant-research = Forschung: Wirb einen Wissenschaftler an, bis zu { $number }, oder versetze einen, auch auf das neue Projekt.
guide-classic-install-cep = Wähle ein beliebiges vorgeschlagenes Projekt und zahle { $ceps } an die Bank.
guide-classic-install-benefit = Drehe es auf die eingerichtete Seite und nimm den Ertrag seiner Energiequelle. CEPs kommen vom Markt.
guide-classic-install-order = Was du hier bekommst, kann nicht dafür zahlen. Steht ein fremder Wissenschaftler auf dem Projekt, zahlst du zuerst { $coin } an seinen Besitzer, und er muss weichen.
guide-classic-install-nobody = Einrichten bringt kein Fachwissen, und das Projekt gehört immer noch niemandem. Dein eigener Wissenschaftler darf bleiben.
guide-classic-construct-needs = Wähle ein eingerichtetes Projekt. Du brauchst mindestens so viele Punkte Fachwissen in seiner Energiequelle, wie das nächste Kraftwerk Technikwürfel zeigt, und zahlst sein Geld und seine Würfel. Die billigeren einer Art kommen zuerst.
guide-classic-construct-cube = Liegen Technikwürfel in der Region, zahlt einer davon für einen Würfel des Kraftwerks.
guide-classic-construct-space = Das Kraftwerk kommt mit deiner Scheibe auf das erste leere Bedarfsfeld der Region.
guide-classic-construct-replace = Ist keines leer, ersetzt es das älteste fossile Kraftwerk: Das CO₂ sinkt um dessen Wert, und { $ceps } vom Markt kommt in die Region, wenn sie Platz hat.
guide-classic-construct-points = Du bekommst die Punkte des Kraftwerks und einen Punkt Fachwissen in seiner Energiequelle.
guide-classic-construct-control = Die Kontrolle über die Region wird verglichen.
guide-classic-construct-scientist = Ein Wissenschaftler auf dem Projekt muss weichen: Für einen fremden zahlst du wie beim Einrichten; dein eigener braucht dein freies Versetzen dieses Zuges.
guide-classic-construct-tile = Das Projekt geht zurück und kann wieder vorgeschlagen werden.
guide-classic-construct-forever = Ein grünes Kraftwerk bleibt für immer. Eine Region voller grüner Kraftwerke nimmt keines mehr auf.
guide-classic-scientists-work = Ein Wissenschaftler auf einem Projekt lehrt dich etwas: am Ende deines Zuges einen Punkt Fachwissen, aus einem deiner Projekte. Wegzugehen bringt nichts.
guide-classic-scientists-move = Ein Wissenschaftler wird als freie Aktion versetzt, durch Forschungsförderung oder durch eine Karte:
guide-classic-scientists-away = Wer ein Projekt einrichtet oder dort baut, wo dein Wissenschaftler steht, zahlt dir zuerst { $coin }. Du wählst: auf die Hand mit einem Punkt Fachwissen oder zu einem freien Gipfelthema dieser Energiequelle.
guide-classic-scientists-recruit = Nur Forschungsförderung bringt weitere Wissenschaftler, zusammen bis zu { $number }.
guide-classic-expertise-use = Fachwissen bestimmt, was du bauen kannst und wer Einkommen bekommt.
guide-classic-expertise-from = Du bekommst es durch einen Wissenschaftler am Ende deines Zuges, beim Bauen, bei Klimagipfeln, wenn dein Wissenschaftler weichen muss, durch Karten und Boni.
guide-classic-summits-full = Sind am Ende eines Zuges alle Themen besetzt, bekommen alle Beteiligten einen Punkt im Thema jedes eigenen Wissenschaftlers und einen weiteren in einem beliebigen Thema des Gipfels. Dafür genügt ein Wissenschaftler.
guide-classic-ceps-stop = Hat sich der Preis in deinem Zug geändert, kannst du nicht mehr verkaufen. Kaufen geht noch.
guide-classic-cards-hand = Du hast { $cards } Lobbykarten für das ganze Spiel. Eine Karte wird für einen ihrer beiden Effekte gespielt und ist dann weg:
guide-classic-cards-discount = Karten, die ein Kraftwerk billiger machen, spielt man zusammen mit dem Bau.
guide-classic-goals-un = Ein UN-Ziel verlangt Kraftwerke bestimmter Arten, die du selbst gebaut hast. Zahle { $cubes } und bekomme seine Punkte; danach kann es niemand mehr haben. Ein Kraftwerk darf für mehrere Ziele zählen.
guide-classic-goals-most = Wer am Ende die meisten UN-Ziele hat, bekommt noch { $points }.
guide-classic-goals-company = Alle haben ein geheimes Firmenziel, das am Ende zählt.
guide-classic-control-rank = Gleich viele: Wer versorgt die, die auf der Agenda weiter oben steht, beim ersten Unterschied?
guide-classic-control-expertise = Dieselben: Wer hat mehr Fachwissen in der obersten davon, dann in der nächsten?
guide-classic-supply-cubes = Zuerst gibt jede Region mit Technikwürfeln einen davon in den Vorrat zurück.
guide-classic-supply-space = Dann geht es Region für Region um das Bedarfsfeld mit der Nummer des Jahrzehnts:
guide-classic-supply-cep = Für ein fossiles Kraftwerk wird { $ceps } gezahlt: von dem, der die Region kontrolliert, aus der Hand oder einer kontrollierten Region, und sonst von der Region selbst.
guide-classic-supply-buy = Wer kein CEP hat, muss eines kaufen und darf Punkte in das fehlende Geld tauschen, auch wenn sie unter null fallen.
guide-classic-supply-build = Ein grünes Kraftwerk, das rechtzeitig auf dem Feld steht, hält das fossile fern.
guide-classic-events-when = Die Karte auf dem Ereignisfeld trifft ihre Region, wenn der CO₂-Wert bei { $limit } oder höher steht. Die nächste liegt schon offen.
guide-classic-events-pay = Wer in dieser Region kein grünes Kraftwerk hat, gibt einen Technikwürfel dorthin oder verliert ohne Würfel { $loss }.
guide-classic-end-tested = Am Ende einer Aktionsphase ist das Spiel vorbei:
guide-classic-end-decades = nach { $decades } Jahrzehnten, zu fünft nach { $five };
guide-classic-end-green = wenn { $regions } Regionen voller grüner Kraftwerke sind;
guide-classic-end-safe = ab Jahrzehnt { $decade }, wenn der CO₂-Wert bei { $limit } oder höher war und wieder darunter steht.
guide-classic-end-defeat = Am Ende einer Versorgungsphase geht es nur um die Niederlage: Bei { $limit } oder mehr haben alle verloren.
guide-classic-scoring-ceps = Die CEPs deiner Regionen kommen auf deine Hand, und alle werden zum Preis des Marktes verkauft, der sich dabei nicht ändert.
guide-classic-scoring-income = Es gibt noch einmal Einkommen, als Punkte, für alle auf einer Leiste und nicht nur für die besten zwei.
guide-classic-scoring-goal = Dein Firmenziel bringt Punkte, oder du nimmst { $money } dafür.
guide-classic-scoring-most = { $cubes } für die meisten Technikwürfel und { $goals } für die meisten UN-Ziele; bei Gleichstand bekommen es alle.
guide-classic-scoring-tie = Bei gleichen Punkten entscheidet die Zahl der grünen Kraftwerke, dann das Fachwissen Leiste für Leiste, dann die kontrollierten Regionen.
guide-classic-solo = Allein spielst du { $turns } Züge in jedem Jahrzehnt um die höchste Punktzahl. Vorher liegen schon { $projects } Projekte auf dem Spielplan.
guide-classic-solo-goals = UN-Ziele kommen einzeln, mit jedem Haupteffekt einer Lobbykarte, und eine Katastrophe nimmt eines weg. Nach jeder Lobbykarte ziehst du eine neue.
guide-classic-solo-end = Über { $limit } endet das Spiel mit dieser Phase und wird ohne das letzte Einkommen gewertet.
guide-classic-variants-preset = Eine Vorgabe sagt, welche fossilen Kraftwerke am Anfang stehen, statt sie zu ziehen. In der letzten fallen außerdem { $gas } Gaskraftwerke weg.
guide-classic-variants-auction = Versteigerung: Den Startspieler des nächsten Jahrzehnts bestimmt, wer in einer Runde am höchsten bietet. Ein Technikwürfel zahlt { $cube }, ein CEP seinen Preis.

## Second Chance

guide-second-course-setup = Alle beginnen mit einem Wissenschaftler, { $ceps }, { $cubes } und ein paar Dollar: mehr, wer später am Zug ist.
guide-second-board-start = Am Anfang steht kein Kraftwerk auf dem Spielplan. In jeder Region liegen so viele CEPs, wie sie fasst.
guide-second-turn-action = In deinem Zug führst du genau eine Hauptaktion aus: ein Projekt vorschlagen, Infrastruktur vorbereiten oder ein Kraftwerk bauen. Das sind die drei Schritte zu einem Kraftwerk, und drei verschiedene Personen können sie gehen. Ist ein Schritt einer Aktion unmöglich, ist es auch die Aktion.
guide-second-turn-executive = Davor oder danach sind Zusatzaktionen möglich, jede Art einmal:
guide-second-turn-scientist = einen deiner Wissenschaftler versetzen;
guide-second-turn-market = am Markt ein CEP kaufen oder verkaufen;
guide-second-turn-card = eine Lobbyistenkarte spielen oder ein UN-Ziel erfüllen.
guide-second-turn-end = Am Ende deines Zuges werden abgeschlossene Klimagipfel gewertet.
guide-second-turn-trade = Anderen darf man nur geben, was eine Regel erlaubt. Ein Wissenschaftler auf einem Projekt bringt am Ende des Zuges nichts, erst wenn er geht.
guide-second-propose-place = Wähle eine Energiequelle der Agenda einer Region und lege das nächste Projekt davon auf ein leeres Projektfeld der Region. Projekte der Stufe 1 kommen vor denen der Stufe 2.
guide-second-propose-knowledge = Du bekommst einen Punkt Wissen in dieser Energiequelle und dann die Fördermittel des Feldes:
guide-second-grant-money = Geld: { $each } für jedes CEP, das jetzt in der Region liegt.
guide-second-grant-research = Forschung: Versetze einen deiner Wissenschaftler oder wirb einen an, bis zu { $number }, mit einem Punkt Wissen in einer beliebigen Energiequelle.
guide-second-prepare-pay = Wähle ein beliebiges vorgeschlagenes Projekt und zahle { $ceps } an die Bank. Du brauchst einen deiner { $tokens } Infrastrukturmarker.
guide-second-prepare-scientist = Ein Wissenschaftler darauf muss sofort weichen, deiner oder ein fremder: Sein Besitzer versetzt ihn und lernt dabei. Dafür wird nichts gezahlt, und es ist nicht deine Zusatzaktion.
guide-second-prepare-benefit = Nimm den Ertrag der Energiequelle. CEPs kommen vom Markt.
guide-second-prepare-token = Dein Marker zeigt für den Rest des Spiels, dass die Infrastruktur deine ist, wer auch immer darauf baut.
guide-second-build-needs = Wähle eine beliebige Infrastruktur, deine oder eine fremde. Deine Scheibe muss das Feld erreicht haben, das ihre Stufe zeigt, und du zahlst Geld, Würfel und ein CEP nach Art und Stufe.
guide-second-build-space = Die Infrastruktur kommt auf das erste leere Bedarfsfeld der Region und bekommt ihr Kraftwerk; ihr Projektfeld ist wieder frei.
guide-second-build-replace = Ist keines leer, ersetzt es das älteste fossile Kraftwerk, und das CO₂ sinkt um dessen Wert.
guide-second-build-points = Das Kraftwerk bringt Punkte, aber kein Wissen.
guide-second-build-cube = Einer deiner { $cubes } Kontrollwürfel kommt unter die Agenda, zu dieser Energiequelle.
guide-second-build-control = Die Kontrolle über die Region wird verglichen.
guide-second-build-full = Eine Region voller grüner Kraftwerke nimmt keines mehr auf, und ohne ein Kraftwerk der Art, einen Würfel oder ein CEP kannst du nicht bauen.
guide-second-scientists-learn = Wenn ein Wissenschaftler ein Projekt verlässt, warum auch immer, bekommt sein Besitzer einen Punkt Wissen in der Energiequelle des Projekts. Es lohnt sich also, oft zu versetzen:
guide-second-scientists-card = von der Hand oder einem Projekt auf eine Lobbyistenkarte, die irgendjemand gespielt hat: Ihr Nebeneffekt geschieht für dich, und der Wissenschaftler bleibt dort für immer;
guide-second-scientists-recruit = Forschungsförderung bringt weitere Wissenschaftler, zusammen bis zu { $number }, und einen Punkt Wissen dazu.
guide-second-knowledge-use = Wissen bestimmt, welche Stufe du bauen kannst und wer Einkommen bekommt.
guide-second-knowledge-from = Du bekommst es beim Vorschlagen und Anwerben, wenn ein Wissenschaftler ein Projekt verlässt, bei Klimagipfeln, durch Karten und Boni. Bauen bringt keines.
guide-second-knowledge-give = Einen Bonus darfst du stattdessen jemand anderem geben, der ihn dann verwendet.
guide-second-summits-full = Sind nach einem Zug alle Themen besetzt, bringt jeder Wissenschaftler dort seinem Besitzer { $points } Punkte Wissen: in einem Thema des Gipfels oder in zweien.
guide-second-ceps-closed = Dann ist der Markt für den Rest des Zuges geschlossen: Niemand kauft oder verkauft.
guide-second-ceps-fine = Eine Strafe gibt es nur, wo eine Regel ein CEP verlangt, das du nicht hast: Ein CEP vom Markt geht an die Bank, und du verlierst so viele Punkte, wie es kostet.
guide-second-cards-hand = Du hast { $cards } Lobbyistenkarten für das ganze Spiel und darfst sie nicht zeigen. Eine Karte wird für einen ihrer beiden Effekte gespielt und bleibt offen liegen:
guide-second-cards-main = Haupteffekt: unmittelbar vor oder nach der Aktion, die die Karte zeigt, im selben Zug.
guide-second-cards-scientist = Der Nebeneffekt einer gespielten Karte kann noch einmal genutzt werden: durch einen Wissenschaftler, der dorthin geht, egal wessen.
guide-second-cards-build = Geld einer Karte zum Bauen darf dieses Kraftwerk bezahlen.
guide-second-goals-un = Ein UN-Ziel verlangt Kraftwerke bestimmter Arten auf deiner Infrastruktur, wer auch immer sie gebaut hat, und Technikwürfel. Jedes Ziel kann nur einmal erfüllt werden.
guide-second-control-rank = Gleich viele: Wer versorgt die bevorzugte, beim ersten Unterschied?
guide-second-control-knowledge = Wieder gleich: Wer hat mehr Wissen in der Energiequelle, die gerade gebaut wurde?
guide-second-control-gives = Wer eine Region kontrolliert, darf ihre CEPs ausgeben, aber nicht verkaufen.
guide-second-control-markers = Alle haben { $markers } Kontrollmarker. Wer keinen mehr hat, bekommt keine weitere Region.
guide-second-supply-space = Region für Region, im Uhrzeigersinn, geht es um das Bedarfsfeld des Jahrzehnts:
guide-second-supply-cep = Für ein fossiles Kraftwerk ist { $ceps } fällig: von der Region selbst, wenn niemand sie kontrolliert, sonst von dem, der sie kontrolliert. Solche Schulden werden gezahlt, wenn alle Regionen an der Reihe waren, aus der Hand oder einer kontrollierten Region.

## Second Chance, gemeinsam

guide-team-aim = Ihr spielt als Team mit einem gemeinsamen Punktestand. Ihr gewinnt oder verliert zusammen, und am Ende heißt es, wie gut.
guide-team-aim-points = Punkte sind mehr als Ruhm: Sie bezahlen offene Umweltziele und das Senken des CO₂.
guide-team-aim-lose = Ihr verliert alle,
guide-team-aim-points-low = wenn euer Punktestand unter null ist, wenn er geprüft wird;
guide-team-aim-co2 = wenn ihr den CO₂-Wert nach einer Energieversorgung nicht auf { $limit } oder darunter bekommt;
guide-team-aim-private = wenn jemand am Ende kein geheimes Ziel erfüllt hat;
guide-team-aim-un = wenn am Ende mehr als { $most } UN-Ziele übrig sind.
guide-team-course-decades = Ein Spiel hat { $decades } Jahrzehnte mit je fünf Phasen:
guide-team-course-operations = Aktionen: Runden, in denen alle einmal am Zug sind, im Uhrzeigersinn.
guide-team-course-income = Einkommen: Punkte für das Team, Geld für jeden.
guide-team-course-environment = Umweltziele: Was offen ist, kostet Punkte.
guide-team-course-supply = Energieversorgung: neue fossile Kraftwerke; danach dürft ihr das CO₂ senken.
guide-team-course-end = Ende des Jahrzehnts: Der Startspieler wechselt nach rechts.
guide-team-course-last = Zu dritt hat das letzte Jahrzehnt eine Runde weniger.
guide-team-goals-un = Ein erfülltes Ziel bringt sofort { $points }. Wichtiger ist, wie wenige am Ende übrig sind.
guide-team-goals-private =
    { $goals ->
        [one] Alle haben 1 geheimes Ziel.
       *[other] Alle haben { $goals } geheime Ziele, von denen am Ende eines erfüllt sein muss.
    } Man darf sie weder zeigen noch nennen.
guide-team-environment-goals = { $goals } Umweltziele liegen von Anfang an offen. Eines wird umgedreht, wenn es erfüllt ist:
guide-team-environment-plants = ein Kraftwerk in der Region oder aus der Energiequelle, die es zeigt;
guide-team-environment-knowledge = die Mitte oder das Ende der Leiste, die es zeigt;
guide-team-environment-summits = ein abgeschlossener Klimagipfel der Größe oder mit dem Thema, das es zeigt.
guide-team-environment-lose = In dieser Phase kostet jedes noch offene Ziel das Team Punkte, in jedem Jahrzehnt mehr. Unter null ist das Spiel verloren.
guide-team-environment-twice = Von zwei gleichen Zielen muss jedes für sich erfüllt werden.
guide-team-supply-fine = Wer nicht zahlen kann, kostet das Team eine Strafe.
guide-team-supply-reduce = Dann dürft ihr Punkte zahlen, um das CO₂ in Schritten von { $step } zu senken, bis auf { $low }. Ein Schritt wird mit den Jahrzehnten teurer.
guide-team-supply-must = Bei mehr als { $limit } müsst ihr. Reichen die Punkte nicht, ist das Spiel verloren.
guide-team-supply-floor = Unter { $low } sinkt das CO₂ nie.
guide-team-end = Das Spiel endet nach { $decades } Jahrzehnten. Ihr habt gewonnen, wenn der Punktestand nicht unter null ist, alle ein geheimes Ziel vorzeigen und höchstens { $most } UN-Ziele übrig sind.
guide-team-end-epithet = Je weniger UN-Ziele übrig sind und je niedriger das CO₂, desto schöner ist der Ehrentitel.
guide-team-solo = Allein beginnst du mit { $points }.
guide-team-solo-extra = Einmal in jedem Zug darfst du eine zweite Hauptaktion ausführen; sie bringt sofort { $rise }.
guide-team-solo-tokens = Marker und Würfel anderer Farben darfst du nehmen, wenn deine verbraucht sind.
guide-team-variants-inspectors = UN-Inspektoren: Zwei Inspektoren gehen an den Umweltzielen entlang. Ein offenes Ziel, bei dem einer steht, kostet in diesem Jahrzehnt das Doppelte.
guide-team-variants-early = Das CO₂ auch vor dem Einkommen senken, mit den Punkten, die ihr bis dahin habt.

## Second Chance, gegeneinander

guide-companies-aim = Du leitest einen Energiekonzern. Jedes grüne Kraftwerk bringt dem Punkte, der es baut; wer am Ende die meisten hat, gewinnt.
guide-companies-defeat = Doch steigt der CO₂-Wert jemals über { $limit }, ist das Spiel sofort vorbei, und alle haben verloren.
guide-companies-course-decades = Ein Spiel hat { $decades } Jahrzehnte mit je fünf Phasen:
guide-companies-course-supply = Energieversorgung: neue fossile Kraftwerke, im ersten Jahrzehnt in jeder Region. Der CO₂-Wert beginnt bei { $start }.
guide-companies-course-operations = Aktionen: Runden, in denen alle einmal am Zug sind, im Uhrzeigersinn.
guide-companies-course-income = Einkommen, in Zugreihenfolge.
guide-companies-course-events = Ereignisse.
guide-companies-course-end = Ende des Jahrzehnts: Der Startspieler wechselt nach rechts.
guide-companies-goals-un = Erfüllte Ziele zählen am Ende: für eines, zwei, drei oder mehr davon { $scores } Punkte.
guide-companies-goals-company =
    { $dealt ->
        [one] Alle haben 1 geheimes Firmenziel.
       *[other] Alle bekommen { $dealt } geheime Firmenziele und behalten { $kept }.
    } Es zählt am Ende.
guide-companies-supply-fine = Wer nicht zahlen kann, zahlt eine Strafe in Punkten.
guide-companies-supply-defeat = Der CO₂-Wert wird nach jedem Kraftwerk geprüft: Über { $limit } haben alle verloren. Mit Punkten kann man ihn nicht senken.
guide-companies-events-cubes = Jede Region mit Technikwürfeln gibt einen zurück.
guide-companies-events-now = Das aktuelle Ereignis trifft seine Region. Verschont bleibt, wer dort ein Kraftwerk gebaut hat oder Infrastruktur unter einem hat.
guide-companies-events-pay = Alle anderen geben einen Technikwürfel in die Region oder verlieren ohne Würfel { $loss } und zahlen außerdem { $ceps } oder eine Strafe.
guide-companies-events-second = Bei { $limit } oder mehr geschieht auch das nächste Ereignis, auf dieselbe Weise.
guide-companies-scoring-ceps = Die CEPs deiner Regionen kommen auf deine Hand, und alle werden zum Preis des Marktes verkauft, der sich dabei nicht ändert.
guide-companies-scoring-cubes = { $cubes } für die meisten Technikwürfel; bei Gleichstand bekommen es alle.
guide-companies-scoring-un = Deine UN-Ziele zählen nach ihrer Zahl.
guide-companies-scoring-tie = Bei gleichen Punkten entscheiden UN-Ziele, dann gebaute Kraftwerke, vorbereitete Infrastruktur und Geld.
guide-companies-variants-zero = Der CO₂-Wert beginnt bei { $start }: der sanfteste Anfang.
guide-companies-variants-relief = Jedes erfüllte UN-Ziel senkt das CO₂ um { $fall }.
guide-companies-variants-stack = Ein Stapel mit vielen Gaskraftwerken obenauf: Das Spiel ist immer zu überstehen.

## Climate Policy

guide-policy-aim = Du leitest ein Energieunternehmen und willst Gewinn: Kraftwerke auf dem Spielplan bringen in jeder Runde Einkommen und am Ende Punkte, schmutzige wie saubere. Wer am Ende die meisten hat, gewinnt.
guide-policy-defeat = Schmutzige Kraftwerke sind sofort da, saubere müssen erst erforscht werden. Erreicht der CO₂-Wert jemals { $limit }, ist das Spiel vorbei, und alle haben verloren.
guide-policy-policies = Vor dem Spiel wird eine Politik gewählt: gar keine, eine CO₂-Steuer oder Zertifikate, mit denen gehandelt wird.
guide-policy-add-ons = Zu Steuer oder Zertifikaten kann zweierlei kommen: Fördermittel für Forschung aus dem, was sie einbringen (A), und Schlupflöcher zu kaufen (B).
guide-policy-order = Zum Lernen: zuerst ohne Politik, dann eine Steuer mit Fördermitteln, dann Zertifikate mit Fördermitteln.
guide-policy-course-decades = Ein Spiel hat { $decades } Jahrzehnte, mit fünf Unternehmen { $five }.
guide-policy-course-round = Eine Runde: Einkommen für alle, dann ein Zug für jeden in Zugreihenfolge, dann wird die Forschung billiger, und der Startspieler wechselt.
guide-policy-course-turn = Ein Zug hat drei Teile in dieser Reihenfolge, und alle sind freiwillig: auf dem Markt kaufen, ein Kraftwerk bauen, entwickeln.
guide-policy-course-upkeep = Am Ende eines Jahrzehnts kommt der Jahrzehntabschluss: ein Ereignis und dann, was die Politik verlangt. Auch der des letzten zählt.
guide-policy-course-setup = Alle beginnen mit { $plants } schmutzigen Kraftwerken im Lager und etwas Geld: mehr, wer später am Zug ist. Der Spielplan ist leer, und die Luft ist sauber.
guide-policy-board-spaces = Die Felder eines Kontinents füllen sich von links nach rechts. Jedes hat einen Preis für den Standort. Mit zwei oder drei Unternehmen sind es weniger.
guide-policy-board-dirty = Schmutzige Kraftwerke bringen CO₂, solange sie stehen: Kohle { $coal }, Öl { $oil }, Gas { $gas }.
guide-policy-board-clean = Saubere bringen keines. Von jeder Energiequelle gibt es zwei Stufen; wie weit die Forschung dafür sein muss, sagt die Leiste.
guide-policy-board-free = Sonst braucht es nichts: kein Projekt, keine Würfel, keine Agenda. Jede Energiequelle darf überall gebaut werden.
guide-policy-income-dirty = { $money } für jedes deiner schmutzigen Kraftwerke auf dem Spielplan;
guide-policy-income-clean = { $money } für jeden weißen Würfel auf deinen sauberen Kraftwerken;
guide-policy-income-control = { $money } für jeden Kontinent, den du kontrollierst, weil du dort mehr Kraftwerke hast als jedes andere Unternehmen.
guide-policy-income-nobody = Herrenlose Kraftwerke zahlen niemandem.
guide-policy-market-permits = Gibt es Zertifikate, kaufst du in einem Zug bis zu { $most } davon, jedes zu dem Preis, bei dem es liegt.
guide-policy-market-supply = Es gibt zusammen { $permits } Zertifikate, verteilt auf die Preise von 1 $ bis { $high }. Was ausverkauft ist, bleibt es, bis teurere nachrücken.
guide-policy-market-loopholes = Gibt es Schlupflöcher, darfst du in einem Zug eines kaufen: unter { $from_ppm } für { $low }, ab da für { $middle } und über { $above_ppm } für { $high }. Es gibt { $number }.
guide-policy-market-pays = Geld für Zertifikate geht an die Bank, mit Fördermitteln in den Fördertopf; das für Schlupflöcher immer an die Bank.
guide-policy-build-one = Du baust in einem Zug höchstens ein Kraftwerk, auf das erste freie Feld eines Kontinents, und zahlst für den Standort.
guide-policy-build-dirty = Ein schmutziges Kraftwerk kommt aus deinem Lager und kostet sonst nichts. Sein CO₂ kommt sofort dazu.
guide-policy-build-clean = Ein sauberes kommt aus dem Vorrat, wenn du seine Stufe erforscht hast, und kostet außerdem seine Baukosten. Es bringt kein CO₂.
guide-policy-build-full = Auf einem vollen Kontinent baust du auf das letzte Feld: Alle Kraftwerke rücken um eines auf, und das erste wird verdrängt, wem es auch gehört. War es schmutzig, geht sein CO₂ mit.
guide-policy-build-loophole = Ein Schlupfloch, das du hast, darfst du beim Bau auf das Kraftwerk legen. Es bringt weiter CO₂, Einkommen und Punkte, aber weder Steuer noch Zertifikat wird dafür verlangt.
guide-policy-build-demolish = Eigene Kraftwerke darfst du umsonst abreißen.
guide-policy-build-control = Dann wird die Kontrolle über den Kontinent neu bestimmt.
guide-policy-develop-choice = Du entwickelst schmutzige oder saubere Energie, nie beides in einem Zug:
guide-policy-develop-dirty = schmutzige: Zahle { $money }, ziehe { $draw } schmutzige Kraftwerke und lege zurück, was in deinem Lager mehr ist als { $stock };
guide-policy-develop-clean = saubere: Bezahle bis zu { $projects } offene Forschungsprojekte zu ihrem Preis. Jedes bringt deine Figur ein Feld weiter.
guide-policy-develop-transfer = Liegst du auf einer Leiste mindestens { $lead } Felder hinter der Spitze, darfst du deren Wissen nutzen: { $spaces } Felder statt eines, und { $money } des Preises geht an sie. Ablehnen kann sie nicht.
guide-policy-develop-pawns = Du hast { $pawns } Figuren und kannst also nur auf so vielen Leisten forschen.
guide-policy-research-cheaper = Nach jeder Runde wird die Forschung billiger: Liegt beim nächstniedrigeren Preis kein Projekt einer Energiequelle, rücken ihre Projekte dorthin nach, um höchstens einen Preis.
guide-policy-research-new = Dann werden so viele neue Projekte gezogen, wie es Unternehmen gibt, und zum höchsten Preis ausgelegt.
guide-policy-research-token = Der Startspieler wechselt nach links.
guide-policy-debt = Einmal im Spiel darfst du jederzeit einen Kredit von { $money } aufnehmen. Er wird nie zurückgezahlt und kostet am Ende { $points }.
guide-policy-event = Ein Kontinent wird gezogen, und ein schmutziges Kraftwerk kommt auf sein erstes freies Feld. Es gehört niemandem, aber sein CO₂ zählt.
guide-policy-tax = Jedes Unternehmen zahlt { $money } je { $step } aller seiner Kraftwerke zusammen, aufgerundet. Kraftwerke mit Schlupfloch zählen nicht.
guide-policy-tax-short = Wer nicht zahlen kann oder will, reißt Kraftwerke ab oder verkauft sie an andere, bis die Steuer für den Rest bezahlt ist.
guide-policy-tax-money = Die Steuer geht an die Bank, mit Fördermitteln in den Fördertopf.
guide-policy-permits = Jedes Unternehmen braucht ein Zertifikat je { $ppm } seiner Kraftwerke. Kraftwerke mit Schlupfloch brauchen keines.
guide-policy-permits-shown = Zertifikate werden vorgezeigt und nicht verbraucht; eines dient also in jedem Jahrzehnt.
guide-policy-permits-short = Wer zu wenige hat, kauft welche von anderen, verkauft Kraftwerke oder reißt sie ab, bis es genug sind.
guide-policy-permits-cheaper = Dann werden alle Zertifikate auf dem Markt um { $one } billiger.
guide-policy-permits-building = Zum Bauen braucht man keines: Nur der Jahrzehntabschluss fragt danach, und dann verkauft der Markt keine.
guide-policy-trade-what = Im Jahrzehntabschluss handeln die Unternehmen zu jedem Preis, auf den sie sich einigen: mit Geld, Zertifikaten, Schlupflöchern und Kraftwerken.
guide-policy-trade-how =
    { $offers ->
        [one] In Zugreihenfolge darf jeder 1 Angebot an ein anderes Unternehmen machen.
       *[other] In Zugreihenfolge darf jeder { $offers } Angebote machen, jedes an ein anderes Unternehmen.
    } Es wird sofort angenommen oder abgelehnt.
guide-policy-grants = Ein Klimagipfel wird gezogen. Für jede seiner Energiequellen bekommt die Spitze dieser Leiste { $money } aus dem Fördertopf.
guide-policy-grants-ties = Liegen zwei oder drei gleichauf, bekommen sie je 1 $; bei mehr als drei bekommt niemand etwas.
guide-policy-grants-pool = Gezahlt wird von links nach rechts, solange etwas im Fördertopf ist. Der Rest wartet auf das nächste Jahrzehnt.
guide-policy-scoring = Nach dem letzten Jahrzehntabschluss wird zusammengezählt; die meisten Punkte gewinnen:
guide-policy-scoring-nothing = Was im Lager liegt, bringt nichts. Bei gleichen Punkten wird der Sieg geteilt.
guide-policy-score-dirty = jedes schmutzige Kraftwerk auf dem Spielplan
guide-policy-score-clean = jeder weiße Würfel auf deinen sauberen Kraftwerken
guide-policy-score-money = { $money }
guide-policy-score-permit = jedes Zertifikat
guide-policy-score-debt = der Kredit
guide-policy-variants-tax = Steuer: ihre Höhe, für wie viel ppm, ein Anstieg je Jahrzehnt und eine Dividende, die sie allen zurückgibt.
guide-policy-variants-permits = Zertifikate: wie viele, wie viele davon kostenlos zugeteilt werden und wonach, ab wann, ob sie weniger werden, und eine Strafe statt des Abreißens.
guide-policy-variants-grants = Fördermittel: aus den Einnahmen, eine feste Summe oder ein Würfelwurf (1 bis { $die }) je Jahrzehnt, und nach welcher Regel.
guide-policy-variants-loopholes = Schlupflöcher: wie viele, ihre Preise und ab welchem CO₂-Wert.

## Nim mit Geheimnissen

guide-nim-aim = Jeder Stein, den du nimmst, ist ein Punkt, und die höchste Punktzahl gewinnt.
guide-nim-secret = Alle haben einen geheimen Lieblingshaufen: Am Ende zählt jeder Stein, den du davon genommen hast, noch einmal.
guide-nim-flood = Unter den Auffüllplättchen ist eine Flut: Kommt sie, verlieren alle.
guide-nim-take = Nimm einen bis { $most } Steine von einem Haufen,
guide-nim-show = oder zeige deine Karte für { $points }; am Ende zählt sie dann nicht mehr.
guide-nim-refill = Ist ein Haufen leer, entscheidet, wer als Nächstes am Zug ist, ob ein Auffüllplättchen dafür aufgedeckt wird.
guide-nim-end = Sind alle Haufen leer, endet das Spiel. Wer den letzten Stein genommen hat, bekommt { $points }, und die Karten werden aufgedeckt.
