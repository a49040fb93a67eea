/** The menu under Esc. */
export const menu = {
  'menu.title': 'Illuminice',
  'menu.resume': 'Back to the table',
  'menu.home': 'Home, keeping your seat',
  'menu.homeHint': 'The game waits for you. The same link in this browser brings you back to your seat.',
} as const;
