import type { Pack } from '../../theme.js';

/** A sentence for each type of event. The values come from `logValues`; cards stand without an article. */
export const log: Pack['log'] = {
  illuminatiTaken: '{player} nahm Karte {slot} und führt: {card}.',
  goalChosen: '{known, select, yes {{player} wählte heimlich das Ziel von {goal}.} other {{player} schrieb ein geheimes Ziel auf.}}',
  uncovered:
    '{why, select, setup {Von Anfang an auf dem Tisch: {card}.} draw {Vom Stapel, offen für alle: {card}.} refill {Aufgedeckt, um den Tisch zu füllen: {card}.} revived {Auferstanden von den Zerstörten, unkontrolliert: {card}.} other {Aufgedeckt: {card}.}}',
  buried: 'Zu früh aufgetaucht und zurück im Stapel: {card}.',
  startRolled: '{player} würfelte {first} + {second} = {sum}{again, select, yes { im Stechen} other {}} um den ersten Zug.',
  turnBegan: 'Zug {number}: {player}.',
  phaseBegan:
    '{phase, select, chooseIlluminati {Die Illuminaten wurden verdeckt ausgelegt.} chooseGoal {Geheime Ziele waren zu nennen.} start {Der Zug begann.} actions {Die Aktionen begannen.} powers {Die Zeit der Fähigkeiten begann.} over {Das Spiel war aus.} other {Ein neuer Abschnitt begann.}}',
  money:
    '{reason, select, setup {{to} begann mit {amount} MB.} income {{to} nahm {amount} MB ein.} upkeep {{from} zahlte {amount} MB Unterhalt.} tax {{from} zahlte {amount} MB Steuer an {to}.} attack {{from} steckte {amount} MB in den Angriff.} defence {{from} steckte {amount} MB in die Verteidigung.} interference {{from} steckte {amount} MB in die Einmischung.} privilege {{from} zahlte {amount} MB für das Privileg.} transfer {{from} überwies {amount} MB an {to}.} settle {{from} reichte {amount} MB an {to} weiter.} capture {Bei der Eroberung gingen {amount} MB von {from} an die Bank.} lost {{from} verlor {amount} MB an die Bank.} pass {{to} bekam {amount} MB fürs Passen.} power {{bank, select, gets {{from} zahlte {amount} MB für die Fähigkeit.} other {{from} schickte {amount} MB an {to}.}}} special {{bank, select, pays {{to} bekam {amount} MB von der Bank.} gets {{from} zahlte {amount} MB an die Bank.} other {{amount} MB wanderten von {from} zu {to}.}}} trade {{from} zahlte {amount} MB an {to}, wie vereinbart.} left {{from} ließ {amount} MB der Bank.} other {{amount} MB gingen von {from} an {to}.}}',
  specialDrawn: '{known, select, yes {{player} zog eine Spezialkarte: {card}.} other {{player} zog eine Spezialkarte.}}',
  specialTurnedUp: '{player} deckte {card} auf.',
  specialDiscarded:
    '{why, select, played {{card} war verbraucht.} privilege {{player} gab {card} für ein Privileg her.} breakPrivilege {{player} gab {card} gegen das Privileg her.} interference {{player} gab {card} her, um in den Angriff zu kommen.} cancelled {{card} wurde vereitelt und abgeworfen.} counter {{player} gab {card} her, um es zu vereiteln.} refill {{card} kam beim Auffüllen des Tisches ans Licht und wurde abgeworfen.} left {{player} ließ {card} zurück.} other {{card} wurde abgeworfen.}}',
  taxNamed: '{player} zahlt Steuern zuerst von {card}.',
  attackAnnounced:
    '{player} setzte {attacker} auf {target} an, {kind, select, control {um zu kontrollieren} neutralize {um zu neutralisieren} destroy {um zu zerstören} other {}}{aided, select, yes {, mit Hilfe von {aids}} other {}}: {hopeless, select, yes {kein Wurf gewinnt} other {{needs} oder weniger, {chance} %}}.',
  oddsChanged: '{hopeless, select, yes {Jetzt gewinnt kein Wurf.} other {Nötig sind jetzt {needs} oder weniger, {chance} %.}}',
  spent:
    '{interference, select, yes {{player} mischte sich mit {amount} MB ein, {side, select, for {für den Angreifer} other {für das Ziel}}.} other {{player} gab {amount} MB von {from} {side, select, for {für den Angriff} other {für die Verteidigung}} aus.}}',
  privilegeDeclared: '{player} machte den Angriff zum Privileg: Niemand sonst darf sich einmischen.',
  privilegeBroken: '{player} brach das Privileg: Alle dürfen sich einmischen.',
  letIn: '{player} verschaffte sich Zutritt zum privilegierten Angriff, und nur sich.',
  saidDone: '{player} hatte {firm, select, yes {zu diesem Angriff nichts beizutragen} other {nichts beizutragen}}.',
  askedAgain: 'Noch einmal gefragt: {players}.',
  rolled:
    '{player} würfelte {first} + {second} = {sum}; {hopeless, select, yes {kein Wurf konnte gewinnen} other {nötig waren {needs} oder weniger}}.',
  rollChanged: '{player} half dem Schicksal mit {card} nach: Die Würfel zählten als {roll}.',
  attackEnded:
    '{result, select, success {Der Angriff gelang: {roll} bei nötigen {needs}.} failure {Der Angriff misslang{always, select, yes { mit {roll}: 11 und 12 misslingen immer.} other {: {roll} bei nötigen {needs}.}}} other {Der Angriff wurde abgeblasen.}}',
  placed:
    '{why, select, captured {{player} {owned, select, yes {nahm {from} weg: {card}} other {übernahm die Kontrolle: {card}}}, jetzt unter {onto}.} moved {{player} hängte {card} um, unter {onto}.} traded {{from} übergab {card} an {player}, jetzt unter {onto}.} bribed {{player} bestach {card}, jetzt unter {onto}.} rearranged {{player} hängte {card} unter {onto}.} other {{card} kam unter {onto}.}}',
  freed:
    '{why, select, neutralized {{card} entglitt dem Griff von {from}.} destroyed {{card} kam frei, als die übergeordnete Karte fiel.} noRoom {{card} fand keinen Platz und entkam {from}.} dropped {{from} ließ {card} gehen.} left {{from} ließ {card} zurück.} givenUp {{from} gab {card} her, um Platz zu schaffen.} other {{card} kam frei.}}',
  destroyed:
    '{whose, select, own {{by} zerstörte {card} aus den eigenen Reihen.} others {{by} zerstörte {card} von {from}.} other {{by} zerstörte {card}.}}',
  specialPlayed:
    '{aim, select, player {{player} spielte {card} gegen {other}.} place {{player} spielte {card}: {group} soll unter {onto}.} group {{player} spielte {card} für {group}.} other {{player} spielte {card}.}}',
  specialCancelled: '{by} vereitelte {card} von {player}.',
  handSeen: '{known, select, yes {{player} sah die Spezialkarten von {of}: {cards}.} other {{player} sah die Spezialkarten von {of}.}}',
  alignmentChanged:
    'Bis zum Ende des Zuges, dank {player}: {card} {change, select, add {ist auch {alignment}} remove {ist nicht mehr {alignment}} other {ist nicht {alignment}, sondern das Gegenteil}}.',
  powerUsed: '{player} nutzte die Fähigkeit von {card}.',
  offered:
    '{gives, select, yes {{asks, select, yes {{player} bot {other} an: {give} gegen {ask}.} other {{player} bot {other} ein Geschenk an: {give}.}}} other {{player} bat {other} um ein Geschenk: {ask}.}}',
  offerWilling: '{other} ist bereit; {player} wählt aus.',
  offerClosed:
    '{why, select, accepted {{other} nahm das Angebot von {player} an.} declined {{other} lehnte das Angebot von {player} ab.} withdrawn {{player} zog das Angebot an {other} zurück.} other {Das Angebot von {player} an {other} platzte: Etwas darin war nicht mehr da.}}',
  specialMoved: '{known, select, yes {{player} gab {other}: {card}.} other {{player} gab {other} eine verdeckte Spezialkarte.}}',
  passed: '{player} passte und nahm lieber Geld.',
  turnLost: '{player} verlor den ganzen Zug, mit besten Grüßen von {by}.',
  turnEnded: '{player} beendete Zug {number}.',
  toppled: '{player} nahm {card} die letzte Gruppe.',
  eliminated: '{player} hatte keine Gruppe mehr und schied aus.',
  left: '{player} verließ das Spiel.',
  gameOver:
    '{ended, select, goal {{count, plural, one {{winners} erreichte das Ziel und gewann.} other {{winners} erreichten ihre Ziele und gewannen gemeinsam.}}} last {{winners} blieb allein übrig und gewann.} draw {Das Spiel endete unentschieden zwischen {winners}.} score {Die Karten waren aus: {scores}. {count, plural, one {{winners} gewann.} other {{winners} gewannen gemeinsam.}}} other {Das Spiel war aus.}}{revealed}',
};
