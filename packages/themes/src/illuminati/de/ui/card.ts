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
  'card.reasonPower': 'Macht durch Fähigkeiten verändert',
  'card.reasonResistance': 'Widerstand durch Fähigkeiten verändert',
  'card.reasonIncome': 'Einkommen durch Optionen und Fähigkeiten verändert',
  'card.altered':
    '{change, select, add {Ist jetzt {alignment}} remove {Nicht mehr {alignment}} other {{alignment} umgekehrt}}, bis der Zug endet',
  'card.used': 'War in diesem Zug schon bei einem Angriff dabei',
  'card.attackWith': 'Damit angreifen',
  'card.attackThis': 'Angreifen',
};
