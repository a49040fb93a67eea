import type { Terms } from '../../theme.js';

/**
 * Glossary, for everything in this folder; du-Form throughout.
 *
 * Illuminati (a card): die Illuminaten, plural · group: die Gruppe · Special: die Spezialkarte · MB: MB · power: Macht ·
 * transferable power: Leihmacht; lends: verleiht · resistance: Widerstand · income: Einkommen · alignment: Gesinnung ·
 * treasury: Kasse · structure: Machtstruktur · branch: Ast · puppet: Marionette · master: übergeordnete Karte · arrow: Pfeil ·
 * uncontrolled: unkontrolliert · control, neutralize, destroy: kontrollieren, neutralisieren, zerstören · attack: Angriff ·
 * announce: ansagen · aid: Hilfe, helfen · interfere: sich einmischen · call off: abblasen · privilege: Privileg ·
 * commit: einsetzen · roll: würfeln · captive: Beute · hang: hängen, anhängen · move: umhängen · drop: fallenlassen ·
 * transfer: überweisen · deal: Geschäft · offer: Angebot · done: fertig · standing order: Dauerauftrag · deck: Stapel ·
 * dead pile: die Zerstörten · discard: abwerfen · cancel (a Special): vereiteln · pass: passen · turn: Zug
 *
 * Names of cards stand in sentences without an article, so that no case ever bends them.
 */
export const terms: Terms = {
  alignments: {
    Government: 'Staatlich',
    Communist: 'Kommunistisch',
    Liberal: 'Liberal',
    Conservative: 'Konservativ',
    Peaceful: 'Friedlich',
    Violent: 'Gewalttätig',
    Straight: 'Bieder',
    Weird: 'Schräg',
    Criminal: 'Kriminell',
    Fanatic: 'Fanatisch',
  },
  phases: {
    chooseIlluminati: 'Illuminaten wählen',
    chooseGoal: 'Geheime Ziele nennen',
    start: 'Zugbeginn',
    actions: 'Aktionen',
    powers: 'Fähigkeiten',
    over: 'Spiel aus',
  },
  kinds: { control: 'kontrollieren', neutralize: 'neutralisieren', destroy: 'zerstören' },
  ledger: {
    power: 'Macht',
    aid: 'Hilfe',
    alignment: 'Gesinnungen',
    neutralize: 'Neutralisieren',
    ability: 'Fähigkeiten',
    money: 'Geld des Angreifers',
    interference: 'Einmischung',
    defence: 'Verteidigung',
    position: 'Nähe zu den eigenen Illuminaten',
    defenceMoney: 'Geld des Verteidigers',
  },
  sides: { top: 'oben', right: 'rechts', bottom: 'unten', left: 'links' },
  bank: 'Bank',
  somebody: 'jemand',
  refused: 'Das geht jetzt nicht (Regel {code}).',
  nothing: 'nichts',
  money: '{amount} MB',
  promised: 'das Versprechen „{text}“',
  hiddenSpecials: '{count, plural, one {# verdeckte Spezialkarte} other {# verdeckte Spezialkarten}}',
  revealed: '{player} spielte heimlich auf das Ziel von {goal}.',
  score: '{player} mit {score, plural, one {# Punkt} other {# Punkten}}',
};
