import type { Same } from '../../../theme.js';
import type { menu as en } from '../../en/ui/menu.js';

export const menu: Same<typeof en> = {
  'menu.title': 'Illuminice',
  'menu.resume': 'Zurück zum Tisch',
  'menu.home': 'Zur Startseite, Platz behalten',
  'menu.homeHint': 'Das Spiel wartet auf dich. Derselbe Link in diesem Browser bringt dich zurück an deinen Platz.',
};
