import type { Same } from '../../../theme.js';
import type { hand as en } from '../../en/ui/hand.js';

export const hand: Same<typeof en> = {
  'window.start': '{name} beginnt einen Zug',
  'window.start.help': 'Bevor das Einkommen kommt, darf antworten, wer Spezialkarten hat.',
  'window.playing': '{name} spielt {card}',
  'window.playing.help': 'Noch lässt sich das vereiteln.',
  'window.replace': '{name}: {card} wurde vereitelt',
  'window.replace.help': 'Ersetze sie durch eine andere Spezialkarte, oder beide sind verloren.',
  'window.attack.help': 'Ein Angriff läuft.',
  'window.done': 'Fertig: soll es so sein',
  'hand.title': 'Deine Spezialkarten',
  'hand.play': 'Spielen',
  'hand.flip': 'Für alle sichtbar aufdecken',
  'hand.faceUp': 'Diese sehen alle',
  'drawn.title': 'Du hast eine Spezialkarte gezogen',
  'drawn.help': 'Verdeckt kennst nur du sie. Offen kennen sie alle, und dabei bleibt es.',
  'drawn.down': 'Verdeckt behalten',
  'drawn.up': 'Aufdecken',
};
