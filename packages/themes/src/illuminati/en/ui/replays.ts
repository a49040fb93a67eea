/** Games that are over, to be watched again. */
export const replays = {
  'replays.title': 'Replays',
  'replays.won': '{n, plural, =0 {A draw} other {{names} won}}',
  'replays.steps': '{n, plural, one {# step} other {# steps}}',
  'replays.watch': 'Watch',
  'replays.none': 'No game is over yet. Once one is, it can be watched here, step by step.',
  'replays.about': 'Games of public tables, and those whose end was seen in this browser.',
  'replays.more': 'Show older games',
  'replays.loading': 'Fetching the games …',
  'replays.failed': 'The server does not answer, so the list may not be complete.',
} as const;
