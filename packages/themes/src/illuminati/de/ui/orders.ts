import type { Same } from '../../../theme.js';
import type { orders as en } from '../../en/ui/orders.js';

export const orders: Same<typeof en> = {
  'orders.title': 'Wann soll der Tisch dich fragen?',
  'orders.open': 'Mich seltener fragen …',
  'orders.back': 'Zurück zum Menü',
  'orders.help':
    'Nur du weißt, was du anordnest; der Server antwortet nach einer Pause für dich. Wer weder Geld noch Spezialkarten hat, wird nie gefragt, und wer schweigt, ist nach ein paar Sekunden fertig, außer seine eigene Karte wird angegriffen oder er will nachdenken. Niemand wird wegen seiner Karten übergangen.',
  'orders.ask':
    '{ask, select, silence {Frag mich; schweige ich, bin ich fertig} target {Nur wenn ich das Ziel bin} danger {Nur wenn der Angreifer gewinnen würde} nextTurn {In diesem Zug nicht mehr} other {Frag mich immer}}',
  'silence.until':
    '{n, plural, one {Noch # Sekunde Schweigen, dann bist du fertig.} other {Noch # Sekunden Schweigen, dann bist du fertig.}}',
  'silence.wait': 'Lass mich nachdenken',
  'silence.waitHint': 'Man wartet auf dich, bis du „fertig“ sagst.',
  'orders.tax': 'Die Steuer zahlt',
  'orders.taxAsUsual': 'meine vollste Kasse',
  'orders.senate': '{card} ausspielen',
  'orders.never': 'wenn ich es sage',
  'orders.turnOf': 'zu Beginn des Zuges von {name}',
  'orders.noOffers': 'In diesem Zug keine Angebote von',
  'orders.cancel':
    '{n, plural, one {Ein Dauerauftrag gilt} other {# Daueraufträge gelten}} ({ask}). Drück hier oder die Taste {key}, um alle aufzuheben.',
  'notify.button': 'Ruf mich in anderen Fenstern',
  'notify.help': 'Dein Browser zeigt einen Hinweis, wenn der Tisch auf dich wartet, während du woanders hinsiehst.',
  'notify.denied': 'Dein Browser verbietet es für diese Seite; seine Einstellungen können es erlauben.',
};
