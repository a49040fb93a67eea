import type { Same } from '../../../theme.js';
import type { charts as en } from '../../en/ui/charts.js';

export const charts: Same<typeof en> = {
  'charts.title': 'Wie es lief',
  'charts.figure': '{figure, select, groups {Karten} power {Macht} income {Einkommen} other {Geld}}',
  'charts.unit': '{figure, select, groups {am Ende jedes Zuges} power {aller Karten} income {MB je Zug} other {MB auf allen Karten}}',
  'charts.turn': '{turn, plural, =0 {am Anfang} other {Zug #}}',
  'charts.turns': 'Zug',
  'charts.begin': 'Anfang',
  'charts.numbers': 'In Zahlen',
  'charts.out': 'ausgeschieden',
  'charts.drawn': '{title}, gezeichnet über {turns, plural, one {# Zug} other {# Züge}}. Am Ende: {standing}.',
  'charts.loading': 'Der Verlauf wird ausgezählt …',
  'charts.failed': 'Was den Verlauf zeichnet, ließ sich nicht laden. Lade die Seite neu, um ihn zu sehen.',
  'charts.short': 'Dieses Spiel war zu kurz für eine Kurve.',
  'charts.none': 'Hier lässt sich der Verlauf nicht zeichnen: Dieses Spiel wurde nicht von Anfang an aufgezeichnet.',
};
