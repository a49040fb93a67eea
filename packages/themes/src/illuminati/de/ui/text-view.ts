import type { Same } from '../../../theme.js';
import type { textView as en } from '../../en/ui/text-view.js';

export const textView: Same<typeof en> = {
  'text.title': 'Der Tisch in Worten',
  'text.places': 'Plätze',
  'text.structure': 'Machtstruktur von {name}',
  'text.uncontrolled': 'Unkontrolliert',
  'text.dead': 'Zerstört',
  'text.state': '{state, select, legal {wählbar} attacker {Angreifer} target {Ziel} other {gewählt}}',
  'text.illuminati': '{name}: Macht {power}, Einkommen {income}, {money} MB',
  'text.group':
    '{name}: Macht {power}, Widerstand {resistance}, Einkommen {income}, {alignments}, {money} MB{arrow, select, none {} other {, am Pfeil {arrow}}}',
};
