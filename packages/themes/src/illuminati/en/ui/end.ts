/** The end of the game. */
export const end = {
  'end.title': 'The game is over',
  'end.head': 'Table {code} · the game is over · {turns, plural, one {# turn} other {# turns}}',
  'end.wins': '{n, plural, one {wins} other {win}}',
  'end.and': ' and ',
  'end.draw': 'A draw',
  'end.how':
    '{ended, select, goal {{names} met the goal.} last {{names} alone is left.} draw {Nobody can win any more: {names} share it.} other {{names} has the most points.}}',
  'end.goal': '{name}: {goal}',
  'end.revealed': '{name} played in secret for the goal of {card}.',
  'end.look': 'Look at the table',
  'end.tables': 'The final tables',
  'end.standing': 'Where everyone stood',
  'end.player': 'Player',
  'end.groups': 'Cards',
  'end.power': 'Power',
  'end.money': 'MB',
  'end.own': 'Own goal',
  'end.score': '{n} points',
  'end.won': 'won',
} as const;
