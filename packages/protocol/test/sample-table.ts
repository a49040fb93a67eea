import type { SeatInfo, TableInfo } from '../src/index.js';

const seat = (player: string, place: number): SeatInfo => ({
  ...{
    player,
    place,
    name: `Name of ${player}`,
    colour: place,
    ready: false,
    sealed: false,
    presence: 'connected',
    awayAt: 0,
    voteAt: 0,
    ballots: {},
    asks: [],
  },
  ...{ computer: false, level: 'expert', style: 'plain' },
});

/** A table with a clock in the middle of a game, and fifty promises. */
export const TABLE: TableInfo = {
  ...{ code: 'BCDFGH', name: 'Friday', stage: 'playing', host: 'p1', public: true, password: false, capacity: 6 },
  seats: [
    seat('p1', 0),
    {
      ...seat('p2', 1),
      presence: 'reconnecting',
      awayAt: 1_800_000_120_000,
      ballots: { p1: 'wait' },
      asks: [{ id: 3, name: 'Finn', yes: ['p1'], no: [] }],
    },
    { ...seat('p4', 3), computer: true, ready: true, level: 'novice', style: 'vengeful' },
  ],
  ...{ kicked: ['Eve'], spectators: 2, watchable: true, spectatorDelay: 30, game: '', clock: 'normal', silence: 6000, fastComputers: true },
  stepComputers: true,
  ...{ watchers: ['Finn', 'Gus'], score: [{ name: 'Name of p1', won: 1, games: 2 }] },
  from: { game: 'aGame', moment: 57 },
  rules: { ruleset: 'classic', options: { groupsToWin: 9, hiddenGoals: true, longGame: false, illuminati: 'dealt', startWindow: true } },
  timer: { kind: 'contest', frame: 7, at: 0, more: ['p1'], held: false, pausedFor: ['p2'], pauseEnds: 1_800_000_045_000 },
  ...{ heir: 'p2', paused: true, decided: { id: 1, by: 'p2', kind: 'pause', of: '', name: '', passed: true, at: 1_800_000_000_000 } },
  proposals: [{ id: 2, by: 'p1', kind: 'clock', of: 'relaxed', yes: ['p1'], no: ['p2'], until: 1_800_000_060_000 }],
  promises: Array.from({ length: 50 }, (_, id) => ({
    id,
    by: 'p1',
    to: id % 2 ? 'p2' : null,
    text: 'peace',
    state: 'open',
    markedBy: null,
  })),
};
