import type { SameRefusals } from '../../theme.js';
import type { refusals as en } from '../en/refusals.js';

/** A sentence for each rule code and reason. Says what stands in the way, and what would make it legal. */
export const refusals: SameRefusals<typeof en> = {
  any: {
    alreadyDone: 'Das hast du schon gesagt. Der Tisch wartet auf andere.',
    arrowTaken: 'An {onto} ist {arrow} kein Pfeil frei. Wähle einen anderen.',
    drawFirst: 'Zieh zuerst deine Karte; damit kommt auch dein Einkommen.',
    noRoomThere: 'An {onto} ist {arrow} kein Platz für {group}. Wähle einen anderen Pfeil.',
    noSuchArrow: '{onto} hat {arrow} keinen Pfeil nach außen. Wähle einen anderen.',
    notAGroup: 'Dazu braucht es eine Gruppe; {card} geht nicht.',
    notAsked: 'Gerade fragt dich niemand.',
    notASpecial: 'Dazu braucht es eine Spezialkarte aus deiner Hand; {card} geht nicht.',
    notHeld: '{card} hast du nicht mehr.',
    notInBranch: '{group} kann hier nicht mitkommen. Nenne nur, was unter der umziehenden Gruppe hängt, und jede einmal.',
    notYours: 'Das kann nur, wem {card} gehört.',
    needlessLoss:
      'Dabei {count, plural, one {geht eine Gruppe} other {gehen # Gruppen}} unnötig verloren: Anders gehängt, verlierst du weniger.',
    otherMaster: '{group} kann den Pfeil wechseln, nicht die übergeordnete Karte, und das ist nicht {onto}.',
    wouldLose:
      'Mangels Platz {count, plural, one {geht eine Gruppe} other {gehen # Gruppen}} dabei verloren. Nimm den Verlust hin oder wähle einen anderen Pfeil.',
    noMoves: 'Sag, welches Geld wohin geht.',
    sameTreasury: 'Dieses Geld liegt schon bei {card}. Nenne eine andere Kasse.',
    stale: 'Während du überlegt hast, hat sich etwas geändert. Sieh noch einmal hin und sag es dann neu.',
  },
  'C-102': {
    alreadyChosen: 'Du hast deine Illuminaten schon gewählt.',
    notYourChoice: 'Gerade darf {player} Illuminaten wählen.',
    noSuchSlot: 'Dort liegen acht Karten. Nimm eine davon.',
    slotTaken: 'Diese hat {player}. Nimm eine Karte, die noch verdeckt ist.',
  },
  'C-103': {
    noGoalToChoose: 'Du hast jetzt kein geheimes Ziel zu nennen.',
    noSuchGoal: 'Auf dieses Ziel kannst du nicht spielen. Nenne das besondere Ziel von einem der anderen sieben Illuminaten.',
  },
  'C-201': {
    alreadyDrawn: 'Du hast in diesem Zug schon gezogen.',
    notBegun: 'Der erste Zug hat noch nicht begonnen. Warte, bis alle gewählt haben.',
    othersFirst: 'Warte auf {player}: Bevor du ziehst, könnte noch eine Spezialkarte kommen.',
  },
  'C-203': {
    alreadyFaceUp: '{card} liegt schon offen, und dabei bleibt es.',
    notJustDrawn: '{card} hast du nicht gerade gezogen. Zum Herzeigen deck die Karte auf.',
    nothingDrawn: 'Du hast keine frisch gezogene Spezialkarte, über die du entscheiden könntest.',
    nothingFaceDown: 'Du hast keine Spezialkarte, die verdeckt liegt.',
  },
  'C-204': {
    noActionLeft: 'In diesem Zug hast du keine Aktion mehr. Mit dem nächsten kommen zwei neue.',
    notYourTurn: '{player} ist am Zug. Warte, bis du dran bist.',
  },
  'C-205': {
    onlyInPowers: '{card} kann das erst, wenn deine Aktionen vorbei sind. Beende zuerst die Aktionen.',
    insideAttack: 'Nicht während eines Angriffs. Bring ihn zu Ende oder blas ihn ab.',
    turnEnding: 'Deine Aktionen sind für diesen Zug vorbei; es bleibt nur deine besondere Fähigkeit.',
  },
  'C-208': {
    alreadyActed: 'Du hast in diesem Zug schon etwas getan, zum Passen ist es zu spät. Beende stattdessen den Zug.',
  },
  'C-307': {
    noSuchCard: 'Eine solche Karte kannst du nicht sehen.',
    spectator: 'Du schaust zu; das können nur die, die spielen.',
  },
  'C-402': {
    noAttacker: 'Keine deiner Karten kann in diesem Zug noch einen Angriff führen.',
    noPower: '{card} kann mit Macht 0 keinen Angriff führen. Nimm eine mächtigere Karte.',
    noTarget: 'Gerade gibt es nichts, was deine Karten angreifen könnten.',
  },
  'C-403': {
    alreadyTookPart: '{card} war in diesem Zug schon bei einem Angriff dabei und muss sich bis zum nächsten ausruhen.',
  },
  'C-404': {
    aidsItself: 'Keine Karte führt und hilft zugleich. Lass {card} bei den Helfern weg.',
    namedTwice: '{card} kann die eigene Macht in einem Angriff nur einmal verleihen.',
    nothingToLend: '{card} kann nicht helfen: Da ist keine Macht zu verleihen.',
  },
  'C-405': {
    notAGroup: 'Angreifen kann man nur Gruppen; {card} geht nicht.',
    notInPlay: '{card} lässt sich nur angreifen, solange die Karte unkontrolliert daliegt oder in einer Machtstruktur hängt.',
  },
  'C-406': {
    alreadyYours: '{card} gehört dir schon. Wähle ein Ziel, das dir nicht gehört.',
    noOpenArrow: 'An {card} ist kein Pfeil frei, an den {target} passt. Mach einen frei oder lass eine andere Karte angreifen.',
  },
  'C-407': {
    notOthers: 'Neutralisieren lassen sich nur Gruppen der anderen; {card} geht nicht.',
  },
  'C-408': {
    aidsAgainstItself: 'Keine Karte hilft gegen sich selbst. Lass {card} bei den Helfern weg.',
    attacksItself: 'Keine Karte greift sich selbst an. Lass eine andere auf {card} los.',
    noPowerToDestroy: '{card} lässt sich mit Macht 0 nicht zerstören, außer mit einer Flüsterkampagne.',
  },
  'C-412': {
    immune: '{card} kann nichts gegen {target} ausrichten: Jene Machtstruktur ist immun gegen Gruppen der Gesinnung {alignment}.',
  },
  'C-413': {
    cannotReverse: 'Zu {alignment} gibt es kein Gegenteil. Füg die Gesinnung hinzu oder nimm sie weg.',
    diceRolled: 'Die Würfel sind gefallen; für diesen Angriff kommt das zu spät.',
    needsAlteration: 'Sag, welche Gruppe, welche Gesinnung, und ob sie dazukommt, wegfällt oder sich umkehrt.',
    noEffect: 'An {card} würde das nichts ändern, was {alignment} angeht.',
    notAlterable: 'Das wirkt auf Gruppen im Spiel und nicht auf sich selbst; {card} geht nicht.',
    usedThisTurn: '{card} kann das einmal je Zug und hat es schon getan.',
  },
  'C-414': {
    hasPower: 'Gegen Macht über 0 ist eine Flüsterkampagne weder nötig noch erlaubt. Greif {card} ohne sie an.',
  },
  'C-421': {
    noContest: 'Es läuft kein Angriff, für den du Geld ausgeben könntest.',
    noMoney: 'Dort, wo du es für diesen Angriff ausgeben dürftest, hast du kein Geld.',
    notYourContest: 'Du greifst hier weder an, noch verteidigst du. Misch dich stattdessen ein.',
    wrongTreasury:
      'Das Geld von {card} kannst du hier nicht ausgeben. Es muss von der angreifenden oder angegriffenen Karte kommen oder von deinen Illuminaten.',
  },
  'C-422': {
    attackerRolls: '{player} führt diesen Angriff und würfelt.',
    nothingToRoll: 'Es gibt keinen Angriff, für den zu würfeln wäre.',
    noWindow: 'Gerade wartet nichts auf eine Antwort.',
    waiting:
      'Warte auf {player}{count, plural, offset:1 =1 {} one { und noch jemanden} other { und # andere}}: Da kann noch eine Antwort kommen. Oder blas den Angriff ab, solange nichts eingesetzt ist.',
  },
  'C-502': {
    nothingToPlace: 'Du hast keine eroberte Gruppe anzuhängen.',
    notTheCaptive: 'Zuerst muss {card} einen Platz finden.',
    notTheCaptor: 'Beute hängt an der Karte, die sie gemacht hat: Wähle einen Pfeil von {card}.',
    placeFirst: 'Warte, bis die eroberte Gruppe ihren Platz gefunden hat.',
  },
  'C-504': {
    nothingToSettle: 'Es gibt keine Beute von dir, der du Geld weitergeben könntest.',
  },
  'C-601': {
    noContest: 'Es läuft kein Angriff, in den du dich einmischen könntest.',
    noMoney: 'Deine Illuminaten haben kein Geld zum Einmischen.',
    notThird: 'Du greifst hier an oder verteidigst, also kannst du dich nicht einmischen. Gib Geld auf deiner eigenen Seite aus.',
  },
  'C-602': {
    alreadyPrivileged: 'Dieser Angriff ist schon privilegiert.',
    boughtThisTurn: '{card} kann einmal je Zug ein Privileg kaufen und hat es schon getan. Wirf stattdessen eine Spezialkarte ab.',
    brokenForGood: 'Das Privileg dieses Angriffs ist für immer gebrochen.',
    cannotBuy: '{card} kann kein Privileg bezahlen. Wirf stattdessen eine Spezialkarte ab.',
    committed: 'In diesen Angriff ist schon etwas eingesetzt, für ein Privileg ist es zu spät.',
    notEnough: 'Deine Illuminaten haben {has} MB dafür, ein Privileg kostet {needs}.',
    nothingToPayWith: 'Ein Privileg kostet eine Spezialkarte, und du hast keine.',
    notYourAttack: 'Ein Privileg kann nur der Angreifer ausrufen, und nur vor den Würfeln.',
    payOrCard: 'Sag, wie du das Privileg bezahlst: mit einer Spezialkarte oder mit Geld, wenn deine Illuminaten das dürfen.',
    privileged: 'Dieser Angriff ist privilegiert. Brich das Privileg oder verschaff dir mit einer Karte „Einmischung“ Zutritt.',
  },
  'C-603': {
    alreadyIn: 'Du bist schon drin und darfst dich einmischen.',
    noCard: 'Dazu braucht es eine Karte „Einmischung“, und du hast keine.',
    nothingToBreakWith: 'Ein Privileg bricht man mit zwei Spezialkarten oder mit dem Maulwurf; du hast beides nicht.',
    notPrivileged: 'Es gibt kein Privileg zu brechen.',
    notThird: 'Du greifst hier an oder verteidigst; das Privileg hält dich nicht fern.',
    ownPrivilege: 'Dein eigenes Privileg kannst du nicht brechen.',
    twoCards: 'Dazu braucht es zwei Spezialkarten zusammen oder den Maulwurf allein.',
    wrongCard: '{card} verschafft dir keinen Zutritt. Dazu braucht es eine Karte „Einmischung“.',
  },
  'C-605': {
    committed: 'Zum Abblasen ist es zu spät: Es ist schon etwas eingesetzt. Würfle.',
    diceRolled: 'Die Würfel sind gefallen; abblasen lässt sich ein Angriff nur vorher.',
    notYourAttack: 'Abblasen kann nur der Angreifer, und von dir läuft kein Angriff.',
  },
  'C-701': {
    costsAction: 'Deine zwei freien Überweisungen sind verbraucht. Eine weitere geht nur als Aktion.',
    noTransferLeft: 'In diesem Zug hast du weder eine freie Überweisung noch eine Aktion übrig.',
    notNeighbours: 'Geld geht von einer Karte an die direkt über oder unter ihr. Von {card} zu {to} ist es zu weit.',
    nothingToMove: 'Keine deiner Karten hat Geld, das zu einer Nachbarin könnte.',
  },
  'C-702': {
    nowhereToMove: 'Keine deiner Gruppen hat einen anderen freien Pfeil, an den sie könnte.',
    ownBranch: 'Die Pfeile von {onto} würden mit {group} umziehen. Wähle einen außerhalb dieses Astes.',
  },
  'C-703': {
    noGroups: 'Du hast keine Gruppe, die du fallenlassen könntest.',
  },
  'C-704': {
    notAnAmount: 'Nenne eine ganze Zahl von MB, mindestens 1.',
    notEnough: 'Dort hast du {has} MB, nötig sind {needs}.',
  },
  'C-801': {
    noPartner: 'Dort sitzt niemand, der dieses Angebot annehmen könnte.',
    withOneself: 'Mit dir selbst kannst du keine Geschäfte machen. Such dir jemand anderen.',
  },
  'C-802': {
    gaveUpItself: 'Du kannst {group} nicht zugleich bekommen und hergeben. Lehn das Angebot lieber ab.',
    insideAttack: 'Während eines Angriffs wechselt keine Gruppe den Besitzer. Warte, bis er vorbei ist.',
    mustGiveUp: 'Für {card} ist kein Platz. Gib diese Gruppe her, oder was ihr im Weg ist, oder wähle einen anderen Pfeil.',
    notEnoughActions:
      'Für die Gruppen darin braucht, wer am Zug ist, {needs, plural, one {# Aktion} other {# Aktionen}}; {has, plural, =0 {übrig ist keine} one {übrig ist #} other {übrig sind #}}.',
    notInActions: 'Gruppen wechseln den Besitzer nur während der Aktionen eines Zuges. Warte darauf.',
    notInTurn: 'Gruppen wechseln den Besitzer nur im Zug von einem der beiden. Warte auf deinen.',
    notTheirs: '{player} hat {card} gar nicht herzugeben.',
    notYourCard: 'Was du bekommst, hängt an einer deiner eigenen Karten; {card} geht nicht.',
    notYoursToGiveUp: 'Hergeben kannst du nur Gruppen, die dir gehören oder gleich gehören werden; {card} geht nicht.',
    placeEach:
      '{count, plural, =0 {Du bekommst keine Gruppe, also ist auch keine anzuhängen.} one {Wähle einen Platz für die Gruppe, die du bekommst.} other {Wähle für jede der # Gruppen, die du bekommst, einen Platz.}}',
  },
  'C-803': {
    nothingOffered: 'In einem Angebot muss etwas den Besitzer wechseln.',
    noSuchOffer: 'Ein solches Angebot an dich gibt es nicht. Vielleicht ist es verfallen.',
    namedTwice: 'Ein Angebot kann {card} nur einmal nennen.',
    partnerTwice: '{player} steht zweimal da. Nenne alle nur einmal.',
    nobodyToChoose: 'Um unter denen zu wählen, die bereit sind, biete es mindestens zweien an.',
    alreadyWilling: 'Du hast schon gesagt, dass du bereit bist. Jetzt wählt, wer es angeboten hat; ablehnen kannst du noch.',
    tooManyOpen: 'Du kannst höchstens {most} Angebote zugleich offen haben. Zieh eines zurück, oder warte auf eine Antwort.',
    whichOffer: 'Dir {count, plural, one {liegt # Angebot} other {liegen # Angebote}} vor. Sag, welches du meinst.',
  },
  'C-805': {
    handsVictory: 'Damit schenkst du {player} auf der Stelle den Sieg. Biete weniger.',
  },
  'C-900': {
    noneNow: 'Keine deiner Spezialkarten lässt sich jetzt spielen.',
    noSpecials: 'Du hast keine Spezialkarte.',
    specialPending: 'Erst muss klar sein, ob {card} von {player} wirkt. Antworte, oder warte auf die anderen.',
  },
  'C-901': {
    onlyAfterDice: '{card} wartet auf Würfel: Spiel die Karte gleich nach einem Wurf.',
  },
  'C-902': {
    needsPlace: 'Sag, welche unkontrollierte Gruppe du bestichst und an welchem Pfeil sie hängen soll.',
    notUncontrolled: '{card} lässt sich nicht bestechen. Wähle eine unkontrollierte Gruppe.',
  },
  'C-903': {
    needsPlayer: 'Sag, wessen Spezialkarten du sehen willst.',
    nobodyThere: 'Dort sitzt niemand, dessen Spezialkarten du sehen könntest.',
    ownHand: 'Deine eigenen Spezialkarten kennst du. Wähle jemand anderen.',
  },
  'C-904': {
    onlyAgainstPrivilege: '{card} spielt man nur gegen einen privilegierten Angriff.',
  },
  'C-905': {
    onlyAgainstPrivilege: '{card} spielt man nur, um in einen privilegierten Angriff zu kommen.',
  },
  'C-906': {
    alreadyDoubled: 'Deine Einkommen zählen schon doppelt.',
    onlyBeforeDraw: '{card} spielt man zu Beginn des eigenen Zuges, vor dem Ziehen.',
  },
  'C-907': {
    needsDeadGroup: 'Sag, welche zerstörte Gruppe zurückkommen soll.',
    notDead: '{card} kann nicht zurückkommen: Das kann nur eine zerstörte Gruppe.',
    notInAttack: '{card} lässt sich nicht während eines Angriffs spielen. Warte, bis er vorbei ist.',
  },
  'C-908': {
    onlyAfterDice: '{card} wartet auf Würfel: Spiel die Karte gleich nach einem Wurf.',
  },
  'C-909': {
    noCard: 'Eine Spezialkarte vereiteln kann nur „Dinge, die kein Mensch wissen sollte“, und die Karte hast du nicht.',
    nothingToCancel: 'Gerade wird keine Spezialkarte gespielt, die du vereiteln könntest.',
    onlyAsCounter: '{card} spielt man nur, während jemand anderes eine Spezialkarte spielt.',
    oneCard: 'Nenne die eine Spezialkarte, die die vereitelte ersetzt, oder lass es gut sein.',
    ownSpecial: 'Deine eigene Spezialkarte kannst du nicht vereiteln.',
    replacementPending: 'Warte auf {player}: Die vereitelte Spezialkarte darf noch ersetzt werden.',
    wrongCard: '{card} vereitelt nichts. Das kann nur „Dinge, die kein Mensch wissen sollte“.',
  },
  'C-910': {
    onlyAtOthersStart: '{card} spielt man zu Beginn des Zuges von jemand anderem, bevor dort gezogen wird.',
  },
  'C-913': {
    tooMuchFromBank: 'Dafür hat die Bank noch {has} MB zu geben, nötig sind {needs}.',
    notInAttack: 'Während eines Angriffs können {card} nur Angreifer und Verteidiger spielen, und nur vor den Würfeln.',
  },
  'C-914': {
    onlyInAnnouncement: '{card} nennt man, wenn man einen Angriff zum Zerstören ansagt.',
    onlyToDestroy: 'Eine Flüsterkampagne hilft nur beim Zerstören.',
    namedTwice: '{card} kann nicht auch noch das Privileg bezahlen. Nenne eine andere Spezialkarte.',
    wrongCard: '{card} ist keine Flüsterkampagne.',
  },
  'C-1001': {
    everyGroupOnce: 'Nenne jede deiner Gruppen, und jede genau einmal.',
    noMaster: '{group} hinge an nichts, was zu deinen Illuminaten führt. Such einen anderen Platz.',
    nothingToChange: 'Es gibt nichts umzubauen oder umzuschichten.',
  },
  'C-1002': {
    deckEmpty: 'Der Stapel ist leer; es gibt keine Karte zu kaufen.',
    noExtraDraw: 'Eine Karte kaufen kann nur, wem die Wiederverwerter gehören.',
    notEnough: 'Auf {card} liegen {has} MB, eine Karte kostet {needs}.',
    usedThisTurn: '{card} kann eine Karte je Zug kaufen und hat es schon getan.',
  },
  'C-1003': {
    noPower: '{card} hat keine Fähigkeit, die sich nach Belieben nutzen lässt.',
    noPowers: 'Keine deiner Karten hat gerade eine Fähigkeit zu nutzen.',
  },
  'C-1101': {
    youAreOut: 'Du bist aus diesem Spiel ausgeschieden, aber zuschauen kannst du.',
  },
  'C-1104': {
    gameOver: 'Das Spiel ist aus.',
  },
};
