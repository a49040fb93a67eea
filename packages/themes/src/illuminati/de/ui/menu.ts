import type { Same } from '../../../theme.js';
import type { menu as en } from '../../en/ui/menu.js';

export const menu: Same<typeof en> = {
  'menu.title': 'Illuminice',
  'menu.resume': 'Zurück zum Tisch',
  'menu.home': 'Zur Startseite, Platz behalten',
  'menu.homeHint': 'Das Spiel wartet auf dich. Derselbe Link in diesem Browser bringt dich zurück an deinen Platz.',
  'menu.leave': 'Das Spiel endgültig verlassen',
  'menu.leaveTitle': 'Endgültig gehen?',
  'menu.leaveMeans':
    'Du gibst auf: Deine Gruppen werden unkontrolliert, dein Geld geht an die Bank, deine Spezialkarten werden abgeworfen und deine Illuminaten verlassen das Spiel. Die anderen spielen weiter.',
  'menu.stay': 'Bleiben',
  'menu.concede': 'Aufgeben',
};
