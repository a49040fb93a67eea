import type { Same } from '../../../theme.js';
import type { card as en } from '../../en/ui/card.js';

export const card: Same<typeof en> = {
  'card.power': 'Macht',
  'card.transferable': 'Verleiht',
  'card.resistance': 'Widerstand',
  'card.income': 'Einkommen',
  'card.printed': 'gedruckt {n}',
  'card.treasury': '{money} MB hier',
  'card.goal': 'Gewinnt so: {goal}',
  'card.reason': '{number}: {why}',
  'card.reason.hiddenGoals': 'verborgene Ziele',
  'card.reason.players': 'sieben oder acht am Tisch',
  'card.reason.doubled': 'zählt in diesem Zug doppelt',
  'card.altered':
    '{change, select, add {Ist jetzt {alignment}} remove {Nicht mehr {alignment}} other {{alignment} umgekehrt}}, bis der Zug endet',
  'card.used': 'War in diesem Zug schon bei einem Angriff dabei',
  'card.attackWith': 'Damit angreifen',
  'card.attackThis': 'Angreifen',
};
