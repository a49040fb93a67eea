import type { Same } from '../../../theme.js';
import type { end as en } from '../../en/ui/end.js';

export const end: Same<typeof en> = {
  'end.title': 'Das Spiel ist aus',
  'end.head': 'Tisch {code} · das Spiel ist aus · {turns, plural, one {# Zug} other {# Züge}}',
  'end.wins': '{n, plural, one {gewinnt} other {gewinnen}}',
  'end.and': ' und ',
  'end.draw': 'Unentschieden',
  'end.how':
    '{ended, select, goal {Ziel erreicht: {names}.} last {Allein übrig: {names}.} draw {Niemand kann mehr gewinnen: {names} teilen sich den Sieg.} other {Die meisten Punkte: {names}.}}',
  'end.goal':
    '{name} hat {have} von {need} nötigen {what, select, cards {Karten} power {Punkten Macht} transferable {Punkten Leihmacht} money {MB} destroyed {Gruppen zerstört} alignments {Gesinnungen} other {Gruppen der Gesinnung {what}}}.',
  'end.revealed': '{name} spielte heimlich auf das Ziel von {card}.',
  'end.rematch': 'Noch einmal, gleiche Plätze',
  'end.toTable': 'Zur nächsten Partie',
  'end.again': '{n, plural, one {{names} will noch einmal spielen.} other {{names} wollen noch einmal spielen.}}',
  'end.replay': 'Aufzeichnung ansehen',
  'end.look': 'Tisch ansehen',
  'end.tables': 'Die Machtstrukturen am Ende',
  'end.tablesHint': 'wähl eine, um hinzufliegen',
  'end.points': 'Wendepunkte',
  'end.pointsHint': 'jeder öffnet dort die Wiederholung',
  'end.standing': 'Wo alle standen',
  'end.player': 'Name',
  'end.groups': 'Karten',
  'end.power': 'Macht',
  'end.money': 'MB',
  'end.own': 'Eigenes Ziel',
  'end.score': '{n} Punkte',
  'end.won': '{ended, select, draw {unentschieden} other {gewonnen}}',
};
