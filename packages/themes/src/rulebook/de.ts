import type { Rulebook } from './types.js';

/** The rules in German. */
export const rulebook: Rulebook = {
  intro:
    'Alle führen eine geheime Verschwörung und hängen Gruppe um Gruppe darunter. Greif an, bestich, misch dich ein und rede: Wer am Ende eines Zuges sein Ziel erreicht hat, gewinnt. MB, Megabucks, sind das Geld; eine Karte sind Illuminaten oder eine Gruppe im Spiel.',
  sections: [
    {
      id: 'setup',
      title: 'Aufbau',
      rules: [
        [
          'C-101',
          'Was da ist',
          'Zwei bis acht Leute, 8 Illuminaten, 83 Gruppen, 15 Spezialkarten (zwei davon heißen Einmischung), zwei Würfel und eine Bank, der das Geld nie ausgeht.',
        ],
        [
          'C-102',
          'Illuminaten wählen',
          'Die acht Illuminaten liegen verdeckt da. Reihum nehmen alle eine Karte und zeigen sie gleich her. Der Rest verlässt das Spiel. Auf Wunsch teilt der Zufall zu.',
        ],
        [
          'C-103',
          'Geheime Ziele',
          'Wer die UFOs hat, nennt heimlich das besondere Ziel von einem der anderen sieben Illuminaten. Bei geheimen Zielen (C-1202) tun das alle. Das Spiel wartet darauf.',
        ],
        ['C-104', 'Das erste Geld', 'Auf allen Illuminaten liegt zu Beginn ihr eigenes Einkommen; im ersten Zug kommt es noch einmal.'],
        [
          'C-105',
          'Der Stapel',
          'Gruppen und Spezialkarten werden zusammen gemischt. Aufgedeckt wird, bis vier Gruppen unkontrolliert daliegen; Spezialkarten, die dabei auftauchen, wandern zurück in den Stapel.',
        ],
        [
          'C-106',
          'Wer beginnt',
          'Für alle wird mit zwei Würfeln gewürfelt. Der höchste Wurf beginnt, bei Gleichstand gibt es ein Stechen. Dann geht es reihum.',
        ],
      ],
    },
    {
      id: 'turn',
      title: 'Dein Zug',
      rules: [
        [
          'C-201',
          'Zugbeginn',
          'Bevor du kassierst, dürfen andere den Untersuchungsausschuss spielen und du die Kursmanipulation. Auf alle anderen, die Spezialkarten haben, wird kurz gewartet. Mit dem Ziehen endet dieser Abschnitt. Das Fenster lässt sich abschalten.',
        ],
        [
          'C-202',
          'Einkommen',
          'Beim Ziehen bekommt jede deiner Karten ihr Einkommen von der Bank auf sich. Dann kostet die Post 1 MB: von den Illuminaten, sonst von der Karte über ihr, sonst nichts. Dann holt das US-Finanzamt bei allen anderen 2 MB (oder 1, wenn nur das da ist): zuerst von der dafür genannten Karte, den Rest aus der vollsten Kasse.',
          'Du nennst die Medienriesen. Dort liegt 1 MB, also kommt das andere aus deiner vollsten Kasse.',
        ],
        [
          'C-203',
          'Ziehen',
          'Du ziehst eine Karte, das Netzwerk zwei. Eine Gruppe legst du offen und unkontrolliert hin. Eine Spezialkarte siehst nur du; behalt sie verdeckt oder deck sie auf. Was offen liegt, bleibt offen.',
        ],
        [
          'C-204',
          'Zwei Aktionen',
          'Dann hast du zwei Aktionen: angreifen, eine Gruppe umhängen, bestechen, Geld über die freien Überweisungen hinaus überweisen, Gruppen geben oder tauschen (je Gruppe eine). Was übrig bleibt, verfällt.',
        ],
        [
          'C-205',
          'Was nichts kostet',
          'Beliebig oft, aber nicht während eines Angriffs, außer eine Regel sagt es: eine Gruppe fallenlassen, mit Geld und Spezialkarten handeln, Spezialkarten spielen, und zwei freie Überweisungen je Zug. Fallenlassen, Überweisen und Geschäfte mit Gruppen gehören zu den Aktionen; die Gedankenlaser wirken in den Aktionen und danach.',
        ],
        [
          'C-206',
          'Fähigkeiten',
          'Nach den Aktionen gibt es nur für die Gnome von Zürich und das Bermudadreieck eine Zeit der Fähigkeiten. Für alle anderen ist der Zug vorbei.',
        ],
        [
          'C-207',
          'Zugende',
          'Liegen weniger als zwei Gruppen unkontrolliert da, wird aufgedeckt, bis es zwei sind; Spezialkarten werden dabei abgeworfen. Dann wird geschaut, wer ausscheidet (C-1101), dann, wer gewonnen hat (C-1104).',
        ],
        [
          'C-208',
          'Passen',
          'Hast du noch beide Aktionen und in den Aktionen nichts getan, darfst du stattdessen 5 MB auf deine Illuminaten nehmen; der Zug endet sofort. Eine Karte für die Steuer nennen, eine Spezialkarte aufdecken, ein abgeblasener Angriff, ein Angebot, das niemand annahm, und Antworten an andere zählen nicht.',
        ],
        ['C-209', 'Leerer Stapel', 'Von einem leeren Stapel wird nichts gezogen, und Abgeworfenes kommt nie zurück.'],
      ],
    },
    {
      id: 'cards',
      title: 'Karten und Machtstrukturen',
      rules: [
        [
          'C-301',
          'Gesinnungen',
          'Es gibt zehn. Gegensätze: Staatlich und Kommunistisch, Liberal und Konservativ, Friedlich und Gewalttätig, Bieder und Schräg. Kriminell hat keinen. Fanatisch ist das Gegenteil von Fanatisch. Illuminaten haben weder Gesinnung noch Widerstand.',
        ],
        [
          'C-302',
          'Macht',
          'Macht 6/4 heißt: 6, wenn die Karte führt, und 4, die sie einem anderen Angriff leihen kann. Mit Macht 0 führt keine Karte einen Angriff, aber 0/2 kann ihre 2 verleihen.',
        ],
        [
          'C-303',
          'Pfeile',
          'Jede Gruppe hat einen Pfeil nach innen und bis zu drei nach außen, Illuminaten haben vier nach außen. Eine Marionette hängt mit dem inneren Pfeil an einem äußeren der Karte über ihr.',
        ],
        [
          'C-304',
          'Platz',
          'Die Karten liegen auf einem Raster, 4 mal 2 Felder, und nie übereinander. Gedreht wird in Vierteln, so dass die Pfeile in der Mitte beider Seiten aufeinandertreffen.',
        ],
        ['C-305', 'Ein freier Pfeil', 'Ein äußerer Pfeil ist für eine Karte frei, wenn nichts an ihm hängt und sie dort Platz hat.'],
        [
          'C-306',
          'Entfernung',
          'Was an deinen Illuminaten hängt, ist einen Schritt entfernt, was daran hängt, zwei, und so weiter. Je näher, desto besser verteidigt.',
        ],
        [
          'C-307',
          'Was alle sehen',
          'Zahlen und Gesinnungen gelten so, wie sie gerade sind, samt Fähigkeiten. Öffentlich: alles auf dem Tisch, Kassen, Abgeworfenes, die Zahl der Spezialkarten, die Größe des Stapels. Geheim: verdeckte Spezialkarten, die Reihenfolge des Stapels, das Ziel der UFOs, die kommenden Würfel. Was du nicht siehst, kannst du nicht nennen.',
        ],
      ],
    },
    {
      id: 'attack',
      title: 'Angreifen',
      rules: [
        [
          'C-401',
          'Ansagen',
          'Du sagst den ganzen Angriff auf einmal an: wer führt, wen es trifft, wozu, wer Macht leiht, und das Privileg, wenn du es willst. Er kostet eine Aktion, sobald jemand etwas einsetzt (C-605).',
        ],
        ['C-402', 'Wer führt', 'Deine Illuminaten oder eine deiner Gruppen, mit Macht über 0.'],
        [
          'C-403',
          'Einmal je Zug',
          'Eine Karte macht je Zug bei einem Angriff mit, führend oder leihend; die UFOs bei zweien. Dasselbe Ziel darfst du noch einmal angreifen.',
        ],
        [
          'C-404',
          'Macht leihen',
          'Jede deiner Karten mit Leihmacht darf helfen, und zwar mit allem, außer Angreifer und Ziel. Genannt werden sie bei der Ansage; später kommt niemand dazu.',
          'Macht 6, Hilfe 4, gegen Widerstand 3: 7 oder weniger.',
        ],
        ['C-405', 'Was man nicht angreift', 'Illuminaten, Spezialkarten und Gruppen, die nicht im Spiel sind.'],
        [
          'C-406',
          'Kontrollieren',
          'Das Ziel ist unkontrolliert oder gehört jemand anderem, und der Angreifer braucht einen freien Pfeil mit Platz dafür. Ob das erlaubt ist, entscheidet die Ansage; was sich später ändert, ändert nur Zahlen.',
        ],
        ['C-407', 'Neutralisieren', 'Das Ziel gehört jemand anderem. Du bekommst +6, aber es kommt nur frei.'],
        [
          'C-408',
          'Zerstören',
          'Jede Gruppe im Spiel mit Macht über 0, auch eine eigene. Mit Macht 0 nur durch eine Flüsterkampagne (C-914). Keine Karte greift sich selbst an oder hilft gegen sich selbst. Gegen die eigene Gruppe verteidigt niemand; die anderen dürfen sich einmischen.',
        ],
        [
          'C-409',
          'Die nötige Zahl',
          'Würfle sie oder weniger, mit zwei Würfeln. Für dich zählen: Macht, geliehene Macht, +6 beim Neutralisieren, Fähigkeiten, 1 für jedes MB von dir, und fremde Hilfe. Gegen dich: der Widerstand des Ziels (beim Zerstören seine Macht), die Nähe zu den Illuminaten darüber (10 bei einem Schritt, 5 bei zweien, 2 bei dreien; nichts bei eigenen Zielen), 2 für jedes MB aus der Kasse des Ziels, 1 für jedes von dessen Illuminaten, und was andere beisteuern. Jede gemeinsame Gesinnung gibt +4, jedes Paar von Gegensätzen −4; beim Zerstören umgekehrt.',
          'KKK mit Hilfe der CIA gegen unkontrollierte Yuppies: 2 + 4 + 4 − 4 = 6 oder weniger.',
        ],
        ['C-410', 'Nie sicher', '11 und 12 misslingen immer. Unter 2 gewinnt kein Wurf, versuchen darfst du es trotzdem.'],
        [
          'C-411',
          'Fähigkeiten',
          'Steht auf einer Karte, dass sie selbst führen muss, zählt es nur dann. Alles andere zählt bei jedem Angriff, egal wer führt, und mehreres summiert sich. Es gilt, wem die Karte bei der Ansage gehörte.',
        ],
        [
          'C-412',
          'Immune Diskordier',
          'Staatliche und biedere Gruppen der anderen können keine Karte in der Machtstruktur der Diskordischen Gesellschaft angreifen und auch nicht dagegen helfen.',
        ],
        [
          'C-413',
          'Karten, die Zahlen verbiegen',
          'Waffenlobby: Widerstand 10 gegen liberale, kommunistische oder schräge Angreifer. Weltuntergangsbastler: 2 mehr Widerstand für deine anderen Gruppen. Chinesische Wahlkampfspender: gelten als staatlich, wenn sie selbst eine staatliche Gruppe kontrollieren wollen. Orbitale Gedankenlaser: einmal je eigenem Zug, auch in einem Angriff vor den Würfeln, einer anderen Gruppe eine Gesinnung geben, nehmen oder umkehren, bis der Zug endet. Zwei Gegensätze stehen nie zusammen; der neuere bleibt. Kriminell und Fanatisch lassen sich nicht umkehren, und etwas ändern muss sich dabei.',
        ],
        ['C-414', 'Flüsterkampagne', 'Gegen ein Ziel mit Macht über 0 wird sie abgelehnt; dort braucht es sie nicht.'],
      ],
    },
    {
      id: 'contest',
      title: 'Von der Ansage bis zu den Würfeln',
      rules: [
        [
          'C-420',
          'Das Fenster',
          'Nach der Ansage handeln du und alle, die antworten dürfen, gleichzeitig. Ausgegebenes Geld ist weg, was auch daraus wird.',
        ],
        [
          'C-421',
          'Angreifer und Verteidiger',
          'Angegriffen wird mit Geld von der angreifenden Karte oder den Illuminaten, verteidigt mit Geld vom Ziel oder den Illuminaten, beliebig oft.',
          'Ein Vorsprung von 20 schmilzt durch 20 MB von den Illuminaten auf 0, oder durch 10 MB vom Ziel selbst.',
        ],
        [
          'C-422',
          'Auf wen gewartet wird',
          'Auf alle, die nach dem, was alle sehen, noch antworten könnten: mit Geld, das hier zählt, oder mit irgendeiner Spezialkarte, und die noch nicht „fertig“ gesagt haben. Sind alle fertig, wird gewürfelt. Kommt etwas dazu, werden die anderen wieder gefragt; „fertig für diesen Angriff“ bleibt. Wer fertig ist, darf bis zu den Würfeln trotzdem eingreifen.',
        ],
        [
          'C-423',
          'Nach den Würfeln',
          'Hat jemand eine Spezialkarte, folgt ein kurzes Fenster für Attentat und Murphys Gesetz. Die spätere gilt.',
        ],
      ],
    },
    {
      id: 'results',
      title: 'Was daraus wird',
      rules: [
        ['C-501', 'Misslungen', 'Nichts ändert sich. Aktion und Geld sind weg.'],
        [
          'C-502',
          'Kontrolliert',
          'Du hängst die Beute an einen freien Pfeil des Angreifers; alles andere wartet. Was unter ihr hängt, kommt mit, unter denselben Karten, am alten Pfeil, wo es geht, sonst am ersten freien. Was nirgends passt, wird mit allem darunter unkontrolliert. Ginge weniger verloren, sagt es das Spiel; einen Verlust musst du hinnehmen.',
        ],
        ['C-503', 'Erbeutetes Geld', 'Auf jeder eroberten Karte bleibt die Hälfte ihres Geldes, abgerundet; der Rest geht an die Bank.'],
        ['C-504', 'Die Beute teilen', 'Dann darf der Angreifer seiner Beute Geld weitergeben. Alles andere, was du tust, beendet das.'],
        ['C-505', 'Sofort', 'Eine eroberte Gruppe darf noch im selben Zug handeln.'],
        ['C-506', 'Neutralisiert', 'Das Ziel und alles darunter wird unkontrolliert, jede Karte für sich; ihr Geld geht an die Bank.'],
        [
          'C-507',
          'Zerstört',
          'Das Ziel kommt zu den Zerstörten und zählt für den Angreifer; alles darunter wird unkontrolliert; das Geld geht an die Bank.',
        ],
        ['C-508', 'Unkontrolliert', 'Unkontrollierte Gruppen haben keine Kasse, nichts über sich und kein Einkommen.'],
      ],
    },
    {
      id: 'interference',
      title: 'Einmischung und Privileg',
      rules: [
        [
          'C-601',
          'Sich einmischen',
          'Wer weder angreift noch verteidigt, darf mit Geld von den eigenen Illuminaten je MB 1 dafür oder dagegen legen, beliebig oft, sogar auf beiden Seiten. Das Geld geht an die Bank.',
        ],
        [
          'C-602',
          'Privileg',
          'Der Angreifer darf die anderen aussperren, bei der Ansage oder solange nichts eingesetzt ist: durch Abwerfen einer Spezialkarte, die Bayerischen Illuminaten einmal je Zug auch für 5 MB. Dann dürfen nur Angreifer und Verteidiger Geld ausgeben und Spezialkarten spielen, und niemand handelt mit Geld oder Spezialkarten, bis der Angriff vorbei ist.',
        ],
        [
          'C-603',
          'Privileg brechen',
          'Der Maulwurf bricht es für immer, ebenso zwei Spezialkarten, die jemand zusammen abwirft. Eine Karte „Einmischung“ verschafft nur dem Zutritt, der sie spielt; für die anderen bleibt es zu.',
        ],
        ['C-604', 'Würfel und Privileg', 'Attentat und Murphys Gesetz dürfen auch auf die Würfel eines privilegierten Angriffs folgen.'],
        [
          'C-605',
          'Abblasen',
          'Du darfst einen Angriff abblasen und die Aktion behalten, solange nichts eingesetzt ist: kein Geld, nichts für ein Privileg, keine Spezialkarte dafür oder dagegen, keine Würfel. Die Gedankenlaser und Spezialkarten, die nur Geld bewegen oder eine Hand zeigen, zählen nicht. Karten eines abgeblasenen Angriffs waren nicht dabei.',
        ],
      ],
    },
    {
      id: 'money',
      title: 'Geld und Gruppen',
      rules: [
        [
          'C-701',
          'Überweisen',
          'Geld geht von einer deiner Karten an die direkt über oder unter ihr. Zwei Überweisungen je Zug sind frei, jede weitere kostet eine Aktion. Von der US-Notenbank darf es überallhin in deiner Machtstruktur.',
        ],
        [
          'C-702',
          'Umhängen',
          'Als Aktion kommt eine Gruppe mit allem darunter an einen anderen deiner Pfeile, außerhalb des eigenen Astes. Der Ast wird zuerst abgenommen. Verluste wie bei C-502.',
        ],
        [
          'C-703',
          'Fallenlassen',
          'In deinem Zug darfst du eine Gruppe gehen lassen; sie und alles darunter wird unkontrolliert, ihr Geld geht an die Bank.',
        ],
        ['C-704', 'Beträge', 'Ganze MB, mindestens 1, und nicht mehr, als da liegt.'],
      ],
    },
    {
      id: 'deals',
      title: 'Geschäfte',
      rules: [
        [
          'C-801',
          'Geld und Spezialkarten',
          'Sie wechseln jederzeit den Besitzer, außer bei einem privilegierten Angriff, und kosten keine Aktion. Geld geht von Illuminaten zu Illuminaten. Mit sich selbst handelt niemand.',
        ],
        [
          'C-802',
          'Gruppen',
          'Gruppen wechseln nur im Zug von einem der beiden den Besitzer, während der Aktionen, außerhalb von Angriffen; jede kostet eine Aktion dessen, der am Zug ist. Sie bringt mit, was unter ihr hängt, und alles Geld. Wer sie bekommt, hängt sie an einen eigenen Pfeil und darf hergeben, was im Weg ist, aber nichts, was selbst fortgeht.',
          'Gruppe gegen Gruppe im eigenen Zug: beide Aktionen.',
        ],
        [
          'C-803',
          'Angebote',
          'Ein Angebot nennt alles, was in beide Richtungen geht, und gilt ganz oder gar nicht. Es verfällt, wenn etwas darin weg ist, oder mit dem Zug, wenn es Gruppen nennt. Verdeckt angebotene Spezialkarten sehen nur die beiden. Auch ein Geschenk muss angenommen werden.',
        ],
        ['C-804', 'Versprechen', 'Sie binden niemanden. Das ist das halbe Spiel.'],
        [
          'C-805',
          'Kein geschenkter Sieg',
          'Ein Geschäft, durch das einer der beiden sofort ein allen bekanntes Ziel erreicht und der andere nicht, wird abgelehnt.',
        ],
      ],
    },
    {
      id: 'specials',
      title: 'Spezialkarten',
      rules: [
        [
          'C-900',
          'Spielen',
          'Eine Spezialkarte wirkt einmal und wird abgeworfen. Eine Aktion kostet sie nur, wenn sie es sagt. Bevor sie wirkt, wird gefragt, wer „Dinge, die kein Mensch wissen sollte“ haben könnte; so lange wartet alles andere. Eine vereitelte Flüsterkampagne bläst den Angriff ab; eine vereitelte Karte fürs Privileg lässt ihn ohne Privileg, aber eingesetzt; eine vereitelte Bestechung hat ihre Aktion gekostet.',
        ],
        ['C-901', 'Attentat', 'Gleich nach den Würfeln irgendeines Angriffs: Sie zählen als 2.'],
        [
          'C-902',
          'Bestechung',
          'In deinem Zug, als Aktion: Eine unkontrollierte Gruppe schließt sich dir ohne Würfeln an, an einem beliebigen Pfeil mit Platz.',
        ],
        ['C-903', 'Computerspionage', 'Jederzeit: Sieh alle Spezialkarten, die jemand anderes gerade hat.'],
        ['C-904', 'Maulwurf', 'Bricht das Privileg eines Angriffs für immer (C-603).'],
        [
          'C-905',
          'Einmischung',
          'Es gibt sie zweimal. Gegen einen privilegierten Angriff anderer: Du allein darfst dich mit Geld einmischen (C-603).',
        ],
        [
          'C-906',
          'Kursmanipulation',
          'Zu Beginn deines Zuges: Deine Einkommen zählen in diesem Zug doppelt. Steuer und Kosten der Post nicht.',
        ],
        [
          'C-907',
          'Medienkampagne',
          'Jederzeit außerhalb von Angriffen: Eine zerstörte Gruppe kommt unkontrolliert zurück. Wer sie zerstört hat, behält sie gutgeschrieben, und sie zählt noch einmal, wenn sie wieder zerstört wird.',
        ],
        ['C-908', 'Murphys Gesetz', 'Gleich nach den Würfeln irgendeines Angriffs: Sie zählen als 12.'],
        [
          'C-909',
          'Dinge, die kein Mensch wissen sollte',
          'Vereitelt eine Spezialkarte, während sie gespielt wird, wofür auch immer; beide sind weg. Von zweien, die zusammen gegen ein Privileg abgeworfen werden, trifft sie eine; die lässt sich durch eine andere ersetzen, sonst sind beide verloren.',
        ],
        [
          'C-910',
          'Untersuchungsausschuss',
          'Wenn der Zug von jemand anderem beginnt: Der ganze Zug ist verloren, samt Einkommen und Karte. Er gilt nicht als beendeter Zug (C-1101).',
        ],
        ['C-911', 'Schwarze Kasse', 'Jederzeit: 15 MB für deine Illuminaten.'],
        ['C-912', 'Nummernkonto', 'Jederzeit: 25 MB für deine Illuminaten.'],
        [
          'C-913',
          'Weiße-Kragen-Verbrechen',
          'Jederzeit außerhalb von Angriffen, oder als Angreifer oder Verteidiger vor den Würfeln: Schichte Geld unter deinen Kassen beliebig um, mit 5 MB mehr von der Bank.',
        ],
        [
          'C-914',
          'Flüsterkampagne',
          'Angesagt mit einem Angriff zum Zerstören einer Gruppe mit Macht 0: Deine Macht zählt gegen ihren Widerstand, Gesinnungen wie beim Zerstören.',
        ],
      ],
    },
    {
      id: 'powers',
      title: 'Fähigkeiten von Karten',
      rules: [
        [
          'C-1001',
          'Illuminaten',
          'Bayerische Illuminaten: Privileg für 5 MB (C-602). Bermudadreieck: die ganze Machtstruktur umbauen, jede Gruppe einmal. Diskordische Gesellschaft: +4, um schräge Gruppen zu kontrollieren, und Immunität (C-412). Gnome von Zürich: Geld unter den eigenen Kassen beliebig umschichten. Netzwerk: zwei Karten je Zug. Diener Cthulhus: +2 beim Zerstören. Gesellschaft der Assassinen: +4 beim Neutralisieren. UFOs: zwei Angriffe je Zug und ein geheimes Ziel. Dreieck und Gnome sind nach ihren Aktionen dran.',
        ],
        [
          'C-1002',
          'Wiederverwerter',
          'Einmal je Zug, während der Aktionen und außerhalb von Angriffen: 5 MB aus ihrer eigenen Kasse bringen eine weitere Karte, ohne Aktion.',
        ],
        [
          'C-1003',
          'Alle anderen',
          'Was eine Karte kann, steht auf ihr; die Galerie zeigt alle. Die meisten Fähigkeiten wirken von selbst und lassen sich nicht nach Belieben nutzen.',
        ],
      ],
    },
    {
      id: 'winning',
      title: 'Ausscheiden und gewinnen',
      rules: [
        [
          'C-1101',
          'Ausscheiden',
          'Wer drei Züge beendet hat und am Ende eines Zuges keine Gruppe hat, ist draußen: das Geld an die Bank, die Spezialkarten abgeworfen. Vorher darf man von vorn anfangen. Diener Cthulhus, die als achtes Opfer die eigene letzte Gruppe zerstören, gewinnen stattdessen.',
        ],
        [
          'C-1102',
          'Gestürzte Verschwörung',
          'Wer das Ziel der Diener Cthulhus hat und jemandem durch einen Angriff die letzte Gruppe nimmt, so dass er ausscheidet, zählt dessen Illuminaten als ein Opfer mehr.',
        ],
        [
          'C-1103',
          'Gehen',
          'Aufgeben darfst du jederzeit: Gruppen werden unkontrolliert, Geld geht an die Bank, Spezialkarten werden abgeworfen, deine Illuminaten verlassen das Spiel. Ein Angriff von dir oder auf dich wird abgeblasen.',
        ],
        [
          'C-1104',
          'Gewinnen',
          'Am Ende jedes Zuges wird nach allen Zielen geschaut. Wer sein Ziel erreicht hat, gewinnt, mehrere gemeinsam. Danach wird nicht weitergespielt.',
        ],
        [
          'C-1105',
          'Das allgemeine Ziel',
          'Kontrolliere so viele Karten, die Illuminaten mitgezählt: 13 zu zweit oder dritt, 12 zu viert, 10 zu fünft, 9 zu sechst, 8 zu siebt oder acht. Der Gastgeber kann es ändern.',
        ],
        [
          'C-1106',
          'Besondere Ziele',
          'Bayerische Illuminaten: Macht 35 insgesamt. Bermudadreieck: alle zehn Gesinnungen. Diskordische Gesellschaft: 5 schräge Gruppen. Gnome von Zürich: 150 MB insgesamt. Netzwerk: Leihmacht 25 insgesamt. Diener Cthulhus: 8 zerstörte Gruppen. Gesellschaft der Assassinen: 6 gewalttätige Gruppen. UFOs: das genannte.',
        ],
        [
          'C-1107',
          'Allein übrig',
          'Wer allein übrig ist, gewinnt sofort. Würden alle zugleich ausscheiden, endet das Spiel unentschieden.',
        ],
      ],
    },
    {
      id: 'options',
      title: 'Optionen am Tisch',
      rules: [
        ['C-1201', 'Länge', 'Die Zahl der Karten für das allgemeine Ziel, von 6 bis 20.'],
        [
          'C-1202',
          'Geheime Ziele',
          'Alle nennen heimlich eines der sieben gedruckten Ziele und spielen darauf. Die UFOs haben dann Macht 7 und verleihen 7.',
        ],
        ['C-1203', 'Viele am Tisch', 'Zu siebt bekommen alle Illuminaten 3 MB mehr Einkommen, zu acht 5.'],
        [
          'C-1204',
          'Langes Spiel',
          'Ohne Ziele. Es endet, wenn der Stapel leer und nichts mehr unkontrolliert ist, oder nach zwei vollen Runden ohne Angriff, oder nach zehn. Die meiste Macht gewinnt, jede Gruppe zählt 1 dazu.',
        ],
        ['C-1205', 'Verdeckte Illuminaten', 'In diesem Spiel noch nicht.'],
        [
          'C-1206',
          'Die Uhr',
          'Läuft die Zeit ab, tut das Programm für dich, was dich am wenigsten bindet: fertig, würfeln, ziehen, Zug beenden, die Beute mit den geringsten Verlusten anhängen.',
        ],
        [
          'C-1207',
          'Spiel ohne Ende',
          'Ist der Stapel leer und vergehen drei volle Runden ohne Angriff, oder zwanzig insgesamt, endet das Spiel unentschieden zwischen allen, die übrig sind.',
        ],
      ],
    },
  ],
};
