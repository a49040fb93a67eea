import type { Same } from '../../../theme.js';
import type { replays as en } from '../../en/ui/replays.js';

export const replays: Same<typeof en> = {
  'replays.title': 'Aufzeichnungen',
  'replays.won': '{n, plural, =0 {Unentschieden} one {{names} hat gewonnen} other {{names} haben gewonnen}}',
  'replays.steps': '{n, plural, one {# Schritt} other {# Schritte}}',
  'replays.watch': 'Ansehen',
  'replays.none': 'Noch ist kein Spiel vorbei. Danach kann man es hier Schritt für Schritt ansehen.',
  'replays.about': 'Spiele öffentlicher Tische und solche, deren Ende in diesem Browser zu sehen war.',
  'replays.more': 'Ältere Spiele zeigen',
  'replays.loading': 'Die Spiele werden geholt …',
  'replays.failed': 'Der Server antwortet nicht; vielleicht fehlt etwas in der Liste.',
};
