/** The log and its filter. */
export const log = {
  'log.title': 'Log',
  'log.filter': 'What the log shows',
  'log.all': 'All',
  'log.kind.turn': 'Turns',
  'log.kind.attack': 'Attacks',
  'log.kind.money': 'Money',
  'log.kind.structure': 'Structures',
  'log.kind.special': 'Specials',
  'log.kind.deal': 'Deals',
  'log.kind.table': 'Table',
} as const;
