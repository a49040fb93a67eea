/** The menu under Esc. */
export const menu = {
  'menu.title': 'Illuminice',
  'menu.resume': 'Back to the table',
  'menu.home': 'Home, keeping your seat',
  'menu.homeHint': 'The game waits for you. The same link in this browser brings you back to your seat.',
  'menu.leave': 'Leave the game for good',
  'menu.leaveTitle': 'Leave for good?',
  'menu.leaveMeans':
    'You concede: your groups become uncontrolled, your money goes to the bank, your Specials are discarded and your Illuminati leaves the game. The others play on.',
  'menu.stay': 'Stay',
  'menu.concede': 'Concede',
} as const;
