/** How a game went, drawn at its end. */
export const charts = {
  'charts.title': 'How it went',
  'charts.figure': '{figure, select, groups {Cards} power {Power} income {Income} other {Money}}',
  'charts.unit': '{figure, select, groups {at the end of each turn} power {of all cards} income {MB a turn} other {MB on all cards}}',
  'charts.turn': '{turn, plural, =0 {at the beginning} other {turn #}}',
  'charts.turns': 'Turn',
  'charts.begin': 'Start',
  'charts.numbers': 'In numbers',
  'charts.out': 'out of the game',
  'charts.drawn': '{title}, drawn over {turns, plural, one {# turn} other {# turns}}. At the end: {standing}.',
  'charts.loading': 'Counting how it went …',
  'charts.failed': 'What draws how it went could not be loaded. Load the page again to see it.',
  'charts.short': 'This game was too short to be drawn.',
  'charts.none': 'How it went is not drawn here: the course of this game was not kept from its beginning.',
} as const;
